//! The rules of the games, our rulings, and what Trivium is, in Markdown.

use crate::Locale;

/// A page of documentation.
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
    /// What Trivium is.
    About,
}

impl Page {
    /// The pages with clauses and rulings.
    pub const ALL: [Self; 4] = [Self::Fortuna, Self::GloriaMundi, Self::GloryToRome, Self::Rulings];

    /// The page in a language, or in English while it is not translated.
    pub fn text(self, locale: Locale) -> &'static str {
        self.written_in(self.language(locale)).unwrap_or_default()
    }

    /// The language in which [`Self::text`] is.
    pub fn language(self, locale: Locale) -> Locale {
        self.written_in(locale).map_or_else(Locale::default, |_| locale)
    }

    fn written_in(self, locale: Locale) -> Option<&'static str> {
        locale.document(match self {
            Self::Fortuna => "rules/fortuna.md",
            Self::GloriaMundi => "rules/gloria-mundi.md",
            Self::GloryToRome => "rules/glory-to-rome.md",
            Self::Rulings => "rulings.md",
            Self::About => "about.md",
        })
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

    #[test]
    fn every_language_says_what_trivium_is() {
        let n_sections = |locale| Page::About.text(locale).matches("\n## ").count();
        for locale in Locale::ALL {
            assert_eq!(Page::About.language(locale), locale);
            assert_eq!(n_sections(locale), n_sections(Locale::En), "{locale}");
        }
    }
}
