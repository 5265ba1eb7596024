//! Texts that come in from outside: what they may hold, and how those that are stored already are
//! shown.
//!
//! The free texts of options are the names of cards. They are checked where a deck, options or a
//! record come in, and never when a table that was stored earlier is read again.

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde_json::Value;

/// Most characters of the name of a card.
pub const MAX_NAME: usize = 60;
/// Most bytes of a data file, and of options as JSON.
pub const MAX_OPTIONS: usize = 64 << 10;
/// First strong isolate: the direction of what follows is its own, up to [`END`].
pub const ISOLATE: char = '\u{2068}';
/// The end of an isolate.
pub const END: char = '\u{2069}';
/// What stands in the place of a character that is not shown.
const HIDDEN: char = '\u{FFFD}';

/// Ranges of characters that are invisible or change how the text around them is read: formats,
/// separators of lines, fillers, variation selectors, tags and private use.
const INVISIBLE: &[(u32, u32)] = &[
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x0600, 0x0605),
    (0x061C, 0x061C),
    (0x06DD, 0x06DD),
    (0x070F, 0x070F),
    (0x0890, 0x0891),
    (0x08E2, 0x08E2),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x2028, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xE000, 0xF8FF),
    (0xFDD0, 0xFDEF),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFFB),
    (0xFFFE, 0xFFFF),
    (0x0001_10BD, 0x0001_10BD),
    (0x0001_10CD, 0x0001_10CD),
    (0x0001_3430, 0x0001_345F),
    (0x0001_BCA0, 0x0001_BCA3),
    (0x0001_D173, 0x0001_D17A),
    (0x000E_0000, 0x0010_FFFF),
];

/// What is wrong with a text from outside.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "unfit", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Unfit {
    /// All of it is longer than `most` bytes.
    Long { most: usize },
    /// The name of a card, of which this is the start, is longer than `most` characters.
    Name { name: String, most: usize },
    /// It holds characters that no one sees; its start, with a mark in the place of each.
    Hidden { text: String },
}

/// Whether a character is seen, or is a plain space.
pub fn is_plain(c: char) -> bool {
    let is_within = |range: &(u32, u32)| (range.0..=range.1).contains(&u32::from(c));
    !c.is_control() && (c.is_ascii() || !INVISIBLE.iter().any(is_within))
}

/// Whether a character leaves a terminal and the text around it alone. Emoji need joiners.
fn is_harmless(c: char) -> bool {
    // Nearly every one is of these.
    if matches!(c, ' '..='~') {
        return true;
    }
    let turns = matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    c == '\n' || !(c.is_control() || turns)
}

/// A text with a mark in the place of each character that is not plain.
pub fn cleaned(text: &str) -> Cow<'_, str> {
    marked(text, is_plain)
}

/// A text of one or more lines with a mark in the place of each character that would steer a
/// terminal or turn the text around it. An isolate that ends again stays: it turns nothing else.
pub fn harmless(text: &str) -> Cow<'_, str> {
    // Nearly every text is plain ASCII, and bytes are looked at many at a time.
    let is_ascii = text.bytes().fold(true, |all, byte| all & matches!(byte, b' '..=b'~'));
    if is_ascii || text.chars().all(is_harmless) {
        return Cow::Borrowed(text);
    }
    let isolates = isolates(text);
    let is_kept = |at: usize, c: char| is_harmless(c) || isolates.contains(&at);
    Cow::Owned(text.char_indices().map(|(at, c)| if is_kept(at, c) { c } else { HIDDEN }).collect())
}

/// Where first strong isolates begin and end, those that do both.
fn isolates(text: &str) -> BTreeSet<usize> {
    let (mut open, mut isolates) = (Vec::new(), BTreeSet::new());
    for (at, c) in text.char_indices() {
        match c {
            ISOLATE => open.push(at),
            END => isolates.extend(open.pop().into_iter().flat_map(|start| [start, at])),
            _ => {}
        }
    }
    isolates
}

fn marked(text: &str, is_kept: fn(char) -> bool) -> Cow<'_, str> {
    if text.chars().all(is_kept) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(|c| if is_kept(c) { c } else { HIDDEN }).collect())
}

/// Checks options that come in from outside, as JSON.
pub fn check_options(options: &Value) -> Result<(), Unfit> {
    check_length(options.to_string().len())?;
    check_texts(options)
}

/// Checks the length of a file or of options.
pub(crate) const fn check_length(bytes: usize) -> Result<(), Unfit> {
    if bytes > MAX_OPTIONS { Err(Unfit::Long { most: MAX_OPTIONS }) } else { Ok(()) }
}

/// The depth of a value is bounded by the reader of JSON.
fn check_texts(value: &Value) -> Result<(), Unfit> {
    match value {
        Value::String(text) => check_line(text),
        Value::Array(values) => values.iter().try_for_each(check_texts),
        Value::Object(fields) => fields.iter().try_for_each(|(name, value)| {
            check_line(name)?;
            check_texts(value)
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

/// How a text begins, as it can be shown.
fn start(text: &str) -> String {
    cleaned(&text.chars().take(MAX_NAME).collect::<String>()).into_owned()
}

/// Checks a name that comes from outside.
pub fn check_name(name: &str) -> Result<(), Unfit> {
    if !name.chars().all(is_plain) {
        return Err(Unfit::Hidden { text: start(name) });
    }
    if name.chars().count() > MAX_NAME {
        return Err(Unfit::Name { name: start(name), most: MAX_NAME });
    }
    Ok(())
}

/// Checks a line of data. What stands before its first `|` is a name.
pub(crate) fn check_line(line: &str) -> Result<(), Unfit> {
    if !line.chars().all(is_plain) {
        return Err(Unfit::Hidden { text: start(line) });
    }
    check_name(line.split('|').next().unwrap_or_default().trim())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn deck(name: &str) -> Value {
        json!({ "deck": { "cards": [format!("{name} | farm | food | 1 | farm = food")] } })
    }

    #[test]
    fn names_are_short_and_seen() {
        check_options(&deck("Thermes de Nîmes – 浴場")).unwrap();
        check_options(&deck(&"n".repeat(MAX_NAME))).unwrap();
        let long = check_options(&deck(&"n".repeat(MAX_NAME + 1)));
        assert!(matches!(long, Err(Unfit::Name { most: MAX_NAME, .. })), "{long:?}");
        for hidden in
            ['\0', '\x1b', '\u{9b}', '\n', '\u{202e}', '\u{2067}', '\u{200b}', '\u{e0041}']
        {
            let name = format!("Hor{hidden}reum");
            let refused = check_options(&deck(&name));
            assert!(matches!(refused, Err(Unfit::Hidden { .. })), "{hidden:?} {refused:?}");
            assert_eq!(cleaned(&name), "Hor\u{FFFD}reum");
        }
    }

    #[test]
    fn isolates_that_end_are_harmless() {
        for kept in ["\u{2068}דוד\u{2069} builds", "\u{2068}a\u{2068}b\u{2069}\u{2069}", "a\nb"]
        {
            assert_eq!(harmless(kept), kept);
        }
        let marked = [
            ("a\u{2069}b\u{2068}c", "a\u{FFFD}b\u{FFFD}c"),
            ("\u{2068}a\u{2068}b\u{2069}", "\u{FFFD}a\u{2068}b\u{2069}"),
            ("\u{2068}\u{202e}a\u{2069}\u{2069}", "\u{2068}\u{FFFD}a\u{2069}\u{FFFD}"),
            ("\u{2067}a\u{2069}", "\u{FFFD}a\u{FFFD}"),
        ];
        for (text, shown) in marked {
            assert_eq!(harmless(text), shown);
        }
    }

    #[test]
    fn options_are_not_endless() {
        let cards = vec!["Horreum | farm | food | 1 | farm = food"; 2_000];
        let refused = check_options(&json!({ "deck": { "cards": cards } }));
        assert_eq!(refused, Err(Unfit::Long { most: MAX_OPTIONS }));
    }

    #[test]
    fn the_standard_data_is_fit() {
        for kind in crate::GameKind::ALL {
            let options = serde_json::to_value(crate::options::standard(kind)).unwrap();
            check_options(&options).unwrap();
        }
    }
}
