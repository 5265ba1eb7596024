//! When two names look the same to a reader.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

use crate::limits;

/// The key of a name: names that differ only in form or case, or look alike, have the same key.
/// Computed here because the databases differ beyond ASCII. When this function changes, a migration
/// must recompute all keys.
pub fn fold(name: &str) -> String {
    let plain = name.nfkc().collect::<String>().to_lowercase();
    // The prototype of a digit may be a capital letter.
    let drawn = skeleton(&plain).collect::<String>().to_lowercase();
    // A capital i looks like a small l, and the case of the original is lost.
    drawn.replace('i', "l")
}

/// The name with a number appended, within the length limit.
pub(crate) fn numbered(name: &str, number: u64) -> String {
    let number = format!(" {number}");
    let room = limits::NAME.saturating_sub(number.len());
    let start: String = name.chars().take(room).collect();
    format!("{}{number}", start.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_the_same_key() {
        let anna = fold("Anna");
        for name in ["anna", "ANNA", "Ａｎｎａ", "Аnna", "аnnа", "𝐀nna"] {
            assert_eq!(fold(name), anna, "{name}");
        }
        assert_eq!(fold("Bob"), fold("b0b"));
        assert_eq!(fold("E\u{301}va"), fold("Éva"));
        for name in ["Lena", "Iena", "1ena", "LENA", "|ena"] {
            assert_eq!(fold(name), fold("lena"), "{name}");
        }
        for name in ["Hanna", "Ana", "Anna 2", "Éva", "Anná"] {
            assert_ne!(fold(name), anna, "{name}");
        }
    }

    #[test]
    fn a_long_name_is_cut_for_its_number() {
        assert_eq!(numbered("Anna", 2), "Anna 2");
        let long = numbered(&"é".repeat(limits::NAME), 1_234);
        assert_eq!(long.chars().count(), limits::NAME);
        assert!(long.ends_with("é 1234"), "{long}");
    }
}
