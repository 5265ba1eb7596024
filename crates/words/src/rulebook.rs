//! The rules of the games, our rulings, and what Trivium is, in Markdown.

use games::GameKind;

use crate::Locale;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The rules of a game, in clauses.
    Rules(GameKind),
    /// How open questions of all games were decided.
    Rulings,
    About,
}

impl Page {
    /// The pages with clauses and rulings.
    pub fn all() -> impl Iterator<Item = Self> {
        GameKind::ALL.into_iter().map(Self::Rules).chain([Self::Rulings])
    }

    /// The page in a language, or in English while it is not translated.
    pub fn text(self, locale: Locale) -> &'static str {
        self.written_in(self.language(locale)).unwrap_or_default()
    }

    /// The language in which [`Self::text`] is.
    pub fn language(self, locale: Locale) -> Locale {
        self.written_in(locale).map_or_else(Locale::default, |_| locale)
    }

    fn written_in(self, locale: Locale) -> Option<&'static str> {
        match self {
            Self::Rules(kind) => locale.document(&format!("rules/{kind}.md")),
            Self::Rulings => locale.document("rulings.md"),
            Self::About => locale.document("about.md"),
        }
    }

    /// The paragraph of a clause such as `GTR 4.7`, with its anchor.
    pub fn clause(self, locale: Locale, clause: &str) -> Option<&'static str> {
        let anchor = clause.to_ascii_lowercase().replace([' ', '.'], "-");
        let text = self.text(locale);
        let start = text.find(&format!("<a id=\"{anchor}\"></a>"))?;
        text[start..].split("\n\n").next()
    }
}

/// The text of a clause such as `GTR 4.7`, without marks and without its number.
pub fn clause(locale: Locale, clause: &str) -> Option<String> {
    let text =
        plain(Page::Rules(GameKind::of_book(clause.split_once(' ')?.0)?).clause(locale, clause)?);
    text.strip_prefix(clause).map(|text| text.trim_start().to_owned())
}

/// The title of a ruling such as `R-G20`, and its question with the answer and the options, without
/// marks.
pub fn ruling(locale: Locale, ruling: &str) -> Option<(String, String)> {
    let text = Page::Rulings.text(locale);
    let heading = format!("### {ruling} ");
    let (title, rest) = text[text.find(&heading)? + heading.len()..].split_once("\n\n")?;
    // Question, ruling, options if there are any, reason, clause; each with its label.
    let items: Vec<&str> = rest.split("\n\n").next()?.split("- **").skip(1).collect();
    let told = items.get(..items.len().checked_sub(2)?)?;
    let texts: Option<Vec<_>> = told.iter().map(|item| Some(item.split_once("**")?.1)).collect();
    Some((title.to_owned(), plain(&texts?.concat())))
}

/// The rulings that a text without marks cites.
pub fn rulings_in(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let is_ruling = |word: &&str| {
        let number = word.strip_prefix("R-").unwrap_or_default();
        number.len() == 3 && number[1..].bytes().all(|byte| byte.is_ascii_digit())
    };
    words.filter(is_ruling).map(str::to_owned).collect()
}

/// Markdown as a line of text: links are their words, and nothing is bold.
fn plain(markdown: &str) -> String {
    let (_anchor, markdown) = markdown.split_once("</a>").unwrap_or(("", markdown));
    let mut text = String::new();
    let mut rest = markdown;
    while let Some((before, (_address, after))) =
        rest.split_once("](").and_then(|(before, link)| Some((before, link.split_once(')')?)))
    {
        text += before;
        rest = after;
    }
    text += rest;
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace(['[', ']', '*', '`'], "")
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
        for page in Page::all() {
            let english = numbers(page.text(Locale::En));
            assert!(english.len() > 40, "{page:?}: {}", english.len());
            for locale in Locale::ALL {
                assert_eq!(numbers(page.text(locale)), english, "{page:?} in {locale}");
            }
        }
    }

    #[test]
    fn clauses_and_rulings_are_read_without_marks() {
        let text = clause(Locale::En, "GTR 4.7").expect("a clause");
        assert!(text.starts_with("Legionary. "), "{text}");
        assert_eq!(rulings_in(&text), ["R-G20"]);
        let (title, decided) = ruling(Locale::Fr, "R-G20").expect("a ruling");
        assert_eq!(title, "Une carte, une exigence");
        assert!(decided.contains("? Non. Une carte"), "{decided}");
        assert_eq!(clause(Locale::En, "GTR 4.99"), None);
        assert_eq!(ruling(Locale::En, "R-G99"), None);
    }

    #[test]
    fn every_ruling_can_be_told() {
        for locale in Locale::ALL {
            let headings = Page::Rulings.text(locale).split("### ").skip(1);
            for number in headings.filter_map(|heading| heading.split(' ').next()) {
                let (_, decided) = ruling(locale, number).expect(number);
                assert!(decided.len() > 1 && !decided.contains("]("), "{locale}: {number}");
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
