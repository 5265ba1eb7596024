//! The languages: one for each folder of `locales/`, as `build/main.rs` finds them.

use std::fmt;
use std::str::FromStr;

use engine::notation::UnknownWord;
use engine::serde::de::Error;
use engine::serde::{Deserialize, Deserializer, Serialize, Serializer};

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Locale {
    /// The languages that people speak, English first.
    pub const ALL: [Self; Self::N_SPOKEN] = *Self::WITH_PSEUDO.first_chunk().expect("some of all");

    /// The language that a browser asks for first among ours, by its `Accept-Language`.
    pub fn asked_for(header: &str) -> Option<Self> {
        header.split(',').find_map(|item| Self::tagged(item.split(';').next()?.trim()))
    }

    /// The language of a tag such as `fr-CA`: that very one, or else the language without the place.
    pub fn tagged(tag: &str) -> Option<Self> {
        let tag = tag.to_ascii_lowercase().replace('_', "-");
        tag.parse().ok().or_else(|| tag.split('-').next()?.parse().ok())
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.slug())
    }
}

impl FromStr for Locale {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::WITH_PSEUDO.into_iter().find(|locale| locale.slug() == text);
        found.ok_or(UnknownWord)
    }
}

impl Serialize for Locale {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}

impl<'de> Deserialize<'de> for Locale {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let unknown = |UnknownWord| D::Error::custom(format_args!("no language `{text}`"));
        text.parse().map_err(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_ours_is_taken() {
        assert_eq!(Locale::asked_for("de-AT,de;q=0.9,en-GB;q=0.8,*;q=0.1"), Some(Locale::En));
        assert_eq!(Locale::asked_for("fr_CA"), Some(Locale::Fr));
        assert_eq!(Locale::asked_for("tlh"), None);
        assert_eq!(Locale::asked_for(""), None);
    }

    #[test]
    fn an_environment_names_its_language_first() {
        assert_eq!(Locale::of_environment("fr_CA.UTF-8"), Some(Locale::Fr));
        assert_eq!(Locale::of_environment("es"), Some(Locale::Es));
        assert_eq!(Locale::of_environment("C.UTF-8"), None);
        assert_eq!(Locale::of_environment(""), None);
    }
}
