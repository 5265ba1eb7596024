//! The rules of the games and our rulings, in Markdown.

use crate::Locale;

/// A page of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The clauses `FOR`.
    Fortuna,
    /// The clauses `GLM`.
    GloriaMundi,
    /// The clauses `GTR`.
    GloryToRome,
    /// How open questions of all games were decided.
    Rulings,
}

/// The pages of a language, by the folder of `docs/` in which they are.
macro_rules! pages {
    ($page:expr, $folder:literal) => {
        match $page {
            Page::Fortuna => include_str!(concat!("../../../docs/", $folder, "rules/fortuna.md")),
            Page::GloriaMundi => {
                include_str!(concat!("../../../docs/", $folder, "rules/gloria-mundi.md"))
            }
            Page::GloryToRome => {
                include_str!(concat!("../../../docs/", $folder, "rules/glory-to-rome.md"))
            }
            Page::Rulings => include_str!(concat!("../../../docs/", $folder, "rulings.md")),
        }
    };
}

impl Page {
    /// All pages.
    pub const ALL: [Self; 4] = [Self::Fortuna, Self::GloriaMundi, Self::GloryToRome, Self::Rulings];

    /// The page in a language.
    pub const fn text(self, locale: Locale) -> &'static str {
        match locale {
            Locale::En => pages!(self, ""),
            Locale::Fr => pages!(self, "fr/"),
            Locale::Es => pages!(self, "es/"),
        }
    }
}

impl Page {
    /// The paragraph of a clause such as `GTR 4.7`, with its anchor.
    pub fn clause(self, locale: Locale, clause: &str) -> Option<&'static str> {
        let anchor = clause.to_ascii_lowercase().replace([' ', '.'], "-");
        let text = self.text(locale);
        let start = text.find(&format!("<a id=\"{anchor}\"></a>"))?;
        text[start..].split("\n\n").next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number that a page gives or cites, in order.
    fn numbers(text: &str) -> Vec<&str> {
        let is_number = |word: &&str| {
            let word = word.trim_start_matches(|c: char| !c.is_ascii_alphanumeric());
            ["for-", "glm-", "gtr-", "r-f", "r-g", "r-m"]
                .iter()
                .any(|start| word.starts_with(start))
        };
        text.split(['"', '#', ')', ' ', '\n']).filter(is_number).collect()
    }

    #[test]
    fn every_language_has_the_same_clauses_and_rulings() {
        for page in Page::ALL {
            let english = numbers(page.text(Locale::En));
            assert!(english.len() > 40, "{page:?}: {}", english.len());
            for locale in Locale::ALL {
                assert_eq!(numbers(page.text(locale)), english, "{page:?} in {locale}");
            }
        }
    }
}
