//! Mistakes in files that people write.

use std::fmt;
use std::ops::Range;

use engine::{Rules, SetupError};
use gloria_mundi::deck::SpaceError;
use gloria_mundi::parse::GrammarError;

use crate::outside::{MAX_NAME, Unfit, cleaned};

/// Where something is in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPosition {
    /// The file, as the user named it.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
}

impl TextPosition {
    /// The place of a byte of the text.
    pub fn at(file: &str, text: &str, offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self { file: file.into(), line, column: before[line_start..].chars().count() + 1 }
    }

    /// The place of what a reader of TOML stumbled over.
    pub fn of_toml(file: &str, text: &str, error: &toml::de::Error) -> Self {
        let Range { start, .. } = error.span().unwrap_or(0..0);
        Self::at(file, text, start)
    }
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column } = self;
        write!(f, "{file}:{line}:{column}")
    }
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// Where.
    pub place: TextPosition,
    /// What is wrong there.
    pub problem: TextProblem,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum TextProblem {
    /// What the reader of the format says, in its own words.
    Format(String),
    /// A key must be there and is not.
    MissingKey(String),
    /// A line of a deck of Gloria Mundi is no card.
    Card(GrammarError),
    /// A space of a road of Gloria Mundi is none.
    Space(SpaceError),
    /// A text is too long or holds what nobody sees.
    Unfit(Unfit),
    /// It can be read, and no game starts with it.
    Setup(SetupError),
    /// It is in a format that only a newer program reads.
    NewerFormat(u32),
    /// It is of a version of the rules that only a newer program knows.
    NewerRules { found: Rules, newest: Rules },
}

impl TextProblem {
    /// Whether nothing is wrong, and a newer program reads it.
    pub const fn is_newer(&self) -> bool {
        matches!(self, Self::NewerFormat(_) | Self::NewerRules { .. })
    }
}

impl From<GrammarError> for TextProblem {
    fn from(error: GrammarError) -> Self {
        Self::Card(error)
    }
}

impl From<Unfit> for TextProblem {
    fn from(unfit: Unfit) -> Self {
        Self::Unfit(unfit)
    }
}

impl From<SpaceError> for TextProblem {
    fn from(error: SpaceError) -> Self {
        Self::Space(error)
    }
}

impl TextError {
    /// A mistake at a byte of the text.
    pub fn at(file: &str, text: &str, offset: usize, problem: TextProblem) -> Self {
        Self { place: TextPosition::at(file, text, offset), problem }
    }

    /// The name of the card that the mistake is in, if it is in one.
    pub fn card(&self, text: &str) -> Option<String> {
        if !matches!(self.problem, TextProblem::Card(_)) {
            return None;
        }
        let line = text.lines().nth(self.place.line.checked_sub(1)?)?;
        let from = line.char_indices().nth(self.place.column.checked_sub(1)?)?.0;
        let (name, _) = line[from..].trim_start_matches(['"', '\'']).split_once('|')?;
        let name: String = name.trim().chars().take(MAX_NAME).collect();
        (!name.is_empty()).then(|| cleaned(&name).into_owned())
    }

    /// A mistake found while reading TOML.
    pub fn toml(file: &str, text: &str, error: &toml::de::Error) -> Self {
        let problem = TextProblem::Format(one_line(error.message()));
        Self { place: TextPosition::of_toml(file, text, error), problem }
    }

    /// A mistake found while reading JSON.
    pub fn json(file: &str, error: &serde_json::Error) -> Self {
        let full = error.to_string();
        let problem = full.rsplit_once(" at line ").map_or(&*full, |(text, _)| text);
        let place = TextPosition { file: file.into(), line: error.line(), column: error.column() };
        Self { place, problem: TextProblem::Format(problem.into()) }
    }
}

/// As data, for those who test. `words` tells it to people.
impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.place, self.problem)
    }
}

impl std::error::Error for TextError {}

/// What a reader of TOML says, in a line.
pub fn one_line(message: &str) -> String {
    message.trim().replace('\n', ", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_from_one() {
        let text = "a = 1\nβ = x\n";
        let error = TextError::at(
            "file",
            text,
            text.find('x').unwrap(),
            TextProblem::MissingKey("no".into()),
        );
        assert_eq!(error.to_string(), "file:2:5: MissingKey(\"no\")");
    }

    #[test]
    fn a_mistake_in_a_card_names_it() {
        let text = "cards = [\n  'Villa | farm', \"Thermae d'or | barn | gold\",\n]\n";
        let deck = crate::data_named("deck").unwrap();
        let mistake = |text: &str| crate::data_file(deck, "my.toml", text).unwrap_err();
        assert_eq!(mistake(text).card(text).as_deref(), Some("Villa"));
        let text = text.replace("'Villa | farm', ", "");
        assert_eq!(mistake(&text).card(&text).as_deref(), Some("Thermae d'or"));
        for none in ["cards = []", "cards = ['Villa']", "cards = [' | farm | gold | 1 | food']"] {
            assert_eq!(mistake(none).card(none), None, "{none}");
        }
    }

    #[test]
    fn an_offset_outside_the_text_is_its_end() {
        assert_eq!(TextPosition::at("file", "a\nb", 99).to_string(), "file:2:2");
    }
}
