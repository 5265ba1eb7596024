//! Names that can be shown: of one script, with nothing invisible in them.

use store::limits;
use unicode_normalization::UnicodeNormalization;
use unicode_security::GeneralSecurityProfile;
use unicode_security::restriction_level::{RestrictionLevel, RestrictionLevelDetection};

use crate::core::problem::{Code, Problem};
use crate::core::text::site;

/// Signs that a name may have beside letters and digits.
const SIGNS: &str = ".-_'’";

/// A name that can be shown, in the one form in which names are stored.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    // A letter with an accent may come as two characters.
    let composed: String = text.nfc().take(limits::NAME + 1).collect();
    let plain = Some(composed).filter(|text| is_plain(text)).map(|text| text.nfkc().collect());
    let name = plain.filter(|name: &String| is_plain(name) && is_clear(name));
    let words = name.iter().flat_map(|name| name.split(' ')).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Problem::new(Code::Name, site().bad_name(limits::NAME)).of("name"));
    }
    Ok(name)
}

/// Letters, digits, spaces and a few signs, not too many.
fn is_plain(text: &str) -> bool {
    let is_plain = |c: char| c.is_alphanumeric() || c == ' ' || SIGNS.contains(c);
    text.chars().take(limits::NAME + 1).count() <= limits::NAME && text.chars().all(is_plain)
}

/// Whether every letter is in use today and visible, and they are of scripts that go together.
fn is_clear(name: &str) -> bool {
    let letters: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
    letters.chars().all(GeneralSecurityProfile::identifier_allowed)
        && letters.check_restriction_level(RestrictionLevel::HighlyRestrictive)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_the_world_are_names() {
        let names = [
            "Anna",
            "Zoë-7",
            "O’Neill",
            "d'Arc",
            "Niña",
            "J. R. R. T_1",
            "Иван",
            "Ελένη",
            "محمد",
            "דוד",
            "山田太郎",
            "やまだ タロウ",
            "김철수",
            "Anna 山田",
            "José",
            "Đorđe",
            "Çağla",
        ];
        for text in names {
            assert_eq!(name(text).as_deref(), Ok(text));
        }
        assert_eq!(name("  Anna   Maria ").as_deref(), Ok("Anna Maria"));
        assert_eq!(name("Ａnna").as_deref(), Ok("Anna"), "one form");
        assert_eq!(name("Li\u{301}via").as_deref(), Ok("Lívia"), "one form");
    }

    #[test]
    fn what_hides_or_confuses_is_no_name() {
        let names = [
            "",
            " ",
            "<b>",
            "An\u{200b}na",
            "An\u{ad}na",
            "\u{202e}annA",
            "\u{3164}",
            "\u{115f}",
            "\u{2800}",
            "Аnna",
            "pаypal",
            "Anna Иванова",
            "A\u{334}nna",
            "An\tna",
            "An\0na",
            "Anna\u{fe0f}",
            "ͻna",
            "𓀀",
            "…",
            "\u{fdfa}\u{fdfa}",
        ];
        for text in names {
            assert_eq!(name(text).map_err(|problem| problem.code), Err(Code::Name), "{text:?}");
        }
        assert!(name(&"a".repeat(limits::NAME)).is_ok());
        assert!(name(&"a".repeat(limits::NAME + 1)).is_err());
        assert!(name(&"a".repeat(1 << 20)).is_err());
    }
}
