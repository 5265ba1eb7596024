//! Every message is said in every way that it can be, and nothing sounds wrong.

use std::collections::BTreeMap;

use fluent_bundle::FluentValue;

use crate::message::{Plain, messages as id};
use crate::noun::{Form, Noun};
use crate::{Locale, Words};

/// What a variable can be.
#[derive(Clone, Copy, Debug)]
enum Sample {
    Text,
    Number,
    /// Flags, and words of the program.
    Words(&'static [&'static str]),
    Noun,
    Person,
}

/// As `build/` finds them.
const MESSAGES: &[(&str, &[(&str, Sample)])] = include!(concat!(env!("OUT_DIR"), "/variables.rs"));

/// Texts that hold a number which a language may count by, or should have.
const COUNTED: [&str; 33] = [
    "ahead",
    "client_limit",
    "clients",
    "column",
    "cost",
    "deck",
    "discards",
    "entries",
    "fewest",
    "height",
    "hand",
    "has",
    "increment",
    "influence",
    "left",
    "limit",
    "materials",
    "max",
    "mebibytes",
    "minutes",
    "money",
    "most",
    "needs",
    "of",
    "points",
    "price",
    "seconds",
    "sites",
    "spaces",
    "steps",
    "tables",
    "value",
    "vault_limit",
];

/// Messages that are no sentences, or count what is never one: what a game is played by, and limits.
const EXCEPTIONS: &[&str] = &[
    "check-no-part",
    "cli-bots-and-players",
    "cli-command",
    "cli-database-in-use",
    "cli-details",
    "cli-newer",
    "cli-players",
    "cli-save-too-long",
    "cli-seats-and-players",
    "cli-setup-kinds",
    "deck-cost",
    "deck-icons",
    "deck-long",
    "decks-how",
    "fortuna-ask-sell",
    "fortuna-effect-wheat-trade",
    "fortuna-effect-wine-trade",
    "fortuna-players",
    "fortuna-printed",
    "gm-players",
    "gm-printed",
    "gtr-about-order",
    "gtr-about-petition",
    "gtr-about-sites",
    "gtr-ask-petition",
    "gtr-board-between",
    "gtr-no-petition",
    "gtr-opt-petition",
    "gtr-opt-sites",
    "gtr-players",
    "gtr-printed",
    "gtr-prompt-petition",
    "gtr-unit-petition",
    "main-of",
    "main-repeated",
    "main-to",
    "site-bad-name",
    "site-decks-bad-name",
    "site-lesson-length",
    "site-n-cards",
    "site-too-many-tokens",
    "site-your-turn-at-one-of",
    // Limits, which are far above one.
    "site-name-limits",
    "site-text-limits",
    "site-url-limits",
];

fn is_excused(id: &str) -> bool {
    let rest = |prefix: &&str| id.strip_prefix(prefix);
    EXCEPTIONS.iter().filter_map(rest).any(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// More ways than a message has.
const MOST_WAYS: usize = 20_000;

/// A text that stands for whatever is told within a sentence.
const TEXT: &str = "Livia";

/// One thing that a variable can be, as the variables that it sets.
type Way = Vec<(String, FluentValue<'static>)>;

fn ways(words: &Words, nouns: &[Noun<'static>], name: &str, sample: Sample) -> Vec<Way> {
    let one = |value: FluentValue<'static>| vec![(name.to_owned(), value)];
    match sample {
        Sample::Text if COUNTED.contains(&name) => vec![one(TEXT.into()), one(1.into())],
        Sample::Text => vec![one(TEXT.into())],
        Sample::Number => [0, 1, 2, 5].map(|n| one(n.into())).to_vec(),
        Sample::Words(all) => all.iter().map(|word| one((*word).into())).collect(),
        Sample::Noun => nouns.iter().map(|noun| forms(words, name, noun)).collect(),
        Sample::Person => people(words, name),
    }
}

/// A name in every form that a message may ask for.
fn forms(words: &Words, name: &str, noun: &Noun<'static>) -> Way {
    let all = [Form::The, Form::A, Form::Of, Form::To];
    let all = ["the", "a", "of", "to"].into_iter().zip(all);
    let value = |(form, kind)| (format!("{name}-{form}"), noun.value(words, kind));
    let bare = FluentValue::from(String::from(noun.clone()));
    all.map(value).chain([(name.to_owned(), bare)]).collect()
}

fn people(words: &Words, name: &str) -> Vec<Way> {
    let flag = if name == "who" { "you" } else { "yours" };
    let you = words.plain(id::main_you_first);
    [(TEXT, "no"), ("Éric", "no"), (&*you, "yes")]
        .map(|(person, is_reader)| {
            let mut way = forms(words, name, &Noun::from(person.to_owned()));
            way.push((flag.to_owned(), is_reader.into()));
            way
        })
        .to_vec()
}

/// A name of each gender, with and without elision, and some that take no article.
fn nouns(words: &Words) -> Vec<Noun<'static>> {
    let mut nouns = BTreeMap::new();
    for (id, _) in MESSAGES.iter().filter(|(_, variables)| variables.is_empty()) {
        let id = Plain::new(id);
        if words.property(id, "gender").is_some() {
            let noun = words.noun(id);
            nouns.entry(noun.grammar()).or_insert(noun);
        }
    }
    let proper = ["Mensor", "Ovile"].map(|name| Noun::from(name.to_owned()));
    nouns.into_values().chain(proper).collect()
}

/// All combinations of what the variables can be.
fn combined(by_variable: &[Vec<Way>]) -> Vec<Way> {
    let mut all = vec![Way::new()];
    for ways in by_variable {
        let longer =
            |way: &Way| ways.iter().map(|more| [&**way, more].concat()).collect::<Vec<_>>();
        all = all.iter().flat_map(longer).collect();
        assert!(all.len() < MOST_WAYS, "a message has too many variables");
    }
    all
}

/// Whether a text breaks a law.
type Check = fn(Locale, &str) -> bool;

/// What is wrong with a text, if anything.
fn fault(locale: Locale, text: &str) -> Option<&'static str> {
    let checks: [(&str, Check); 6] = [
        ("a doubled space", |_, text| text.trim().contains("  ")),
        ("one of several", one_of_several),
        ("an article that should merge", unmerged),
        ("a small letter at the start", starts_small),
        ("a quotation mark without its other half", unbalanced),
        ("a space before a comma or a full stop", |_, text| {
            text.contains(" ,") || text.contains(" .") && !text.contains(" …")
        }),
    ];
    checks.into_iter().find(|(_, is_wrong)| is_wrong(locale, text)).map(|(what, _)| what)
}

/// "1 cards". Words that end in an s all the same are left out.
fn one_of_several(locale: Locale, text: &str) -> bool {
    let singular: &[&str] = match locale.slug() {
        "fr" => {
            &["bois", "dans", "des", "fois", "pas", "plus", "puis", "sans", "sous", "vers", "mois"]
        }
        "es" => &["más", "menos", "es", "tras", "después"],
        _ => &["is", "as", "plus", "this", "its", "was", "less", "goes", "needs"],
    };
    let words: Vec<&str> = text.split([' ', '\u{a0}', '\u{202f}']).collect();
    words.windows(2).any(|pair| {
        let word = pair[1].trim_end_matches(|letter: char| !letter.is_alphabetic());
        let is_word = word.chars().all(char::is_alphabetic);
        let is_one = pair[0].trim_start_matches(['(', '“', '«', '+', '⟦']) == "1";
        is_one && is_word && word.len() > 1 && word.ends_with('s') && !singular.contains(&word)
    })
}

/// Words that stand before a name in a sentence.
const ARTICLES: [&str; 39] = [
    "le",
    "la",
    "les",
    "un",
    "une",
    "des",
    "du",
    "au",
    "aux",
    "ce",
    "cet",
    "cette",
    "ton",
    "ta",
    "tes",
    "son",
    "sa",
    "ses",
    "chaque",
    "el",
    "los",
    "las",
    "una",
    "unos",
    "unas",
    "del",
    "al",
    "tu",
    "tus",
    "su",
    "sus",
    "este",
    "esta",
    "cada",
    "carte",
    "faveur",
    "carta",
    "bâtiment",
    "edificio",
];

/// Messages in which a name is a kind: water, a card of a role.
const KINDS: [&str; 2] = ["fortuna-no-supply", "gtr-no-role"];

/// A name within a sentence, after a word that is no article.
fn lacks_article(text: &str, names: &[String]) -> bool {
    let is_sentence = text.trim_end().ends_with(['.', '?', '!']);
    is_sentence
        && names.iter().any(|name| {
            text.match_indices(&format!(" {name}")).any(|(at, _)| {
                let before =
                    text[..at].rsplit([' ', '\u{a0}', '\u{202f}']).next().unwrap_or_default();
                before.starts_with(char::is_lowercase)
                    && before.chars().all(char::is_alphabetic)
                    && !ARTICLES.contains(&before)
            })
        })
}

fn unmerged(locale: Locale, text: &str) -> bool {
    let wrong: &[&str] = match locale.slug() {
        "fr" => &[
            "de le",
            "de les",
            "à le",
            "à les",
            "de un",
            "que il",
            "que elle",
            "de Éric",
            "que Éric",
            "si il",
        ],
        "es" => &["de el", "a el"],
        _ => &["a a ", "the the"],
    };
    let text = format!(" {text} ");
    wrong.iter().any(|wrong| {
        text.match_indices(&format!(" {wrong}"))
            .any(|(at, found)| !text[at + found.len()..].starts_with(char::is_alphabetic))
    })
}

/// Sentences begin with a capital; what does not end as one is part of another.
fn starts_small(_locale: Locale, text: &str) -> bool {
    let is_sentence = text.trim_end().ends_with(['.', '?', '!']) && !text.trim_end().ends_with("…");
    is_sentence && !text.starts_with(' ') && text.starts_with(char::is_lowercase)
}

fn unbalanced(_locale: Locale, text: &str) -> bool {
    let count = |sign: char| text.matches(sign).count();
    [('“', '”'), ('«', '»'), ('(', ')'), ('¿', '?'), ('¡', '!')].into_iter().any(|(left, right)| {
        count(left) > count(right) || right == '”' && count(left) != count(right)
    })
}

#[test]
fn every_message_sounds_right_in_every_way() {
    let mut faults = Vec::new();
    let editions = Locale::EDITIONS.map(|(locale, edition, _)| Words::of_edition(locale, edition));
    for words in Locale::ALL.into_iter().map(Words::of).chain(editions) {
        let nouns = nouns(words);
        let with_article = nouns.iter().filter(|noun| noun.takes_article());
        let names: Vec<String> = with_article.map(|noun| String::from(noun.clone())).collect();
        for (id, variables) in MESSAGES.iter().filter(|(id, _)| !is_excused(id)) {
            let by_variable: Vec<Vec<Way>> =
                variables.iter().map(|(name, sample)| ways(words, &nouns, name, *sample)).collect();
            let wrong = combined(&by_variable).into_iter().find_map(|way| {
                let text = words.format(id, &way.into_iter().collect());
                let is_bare = !KINDS.contains(id) && lacks_article(&text, &names);
                let bare = is_bare.then_some("a name without its article");
                let fault = fault(words.locale(), &text).or(bare)?;
                Some(format!("{} {id}: {fault}: {text}", words.locale()))
            });
            faults.extend(wrong);
        }
    }
    assert!(faults.is_empty(), "{}\n{} faults", faults.join("\n"), faults.len());
}

#[test]
fn faults_are_found() {
    let is_wrong = |locale, text| fault(locale, text).is_some();
    for text in ["Two  spaces.", "1 cards", "begins small.", "“Open", "(1 points)"] {
        assert!(is_wrong(Locale::En, text), "{text}");
    }
    for text in ["la main de le Bar", "de Éric", "à les Bains", "1 cartes"] {
        assert!(is_wrong(Locale::Fr, text), "{text}");
    }
    assert!(is_wrong(Locale::Es, "a el Bar"));
    let names = ["Route".to_owned()];
    assert!(lacks_article("Livia a joué Route.", &names));
    for text in ["Livia a joué la Route.", "Route : 2 pierres.", "Livia a joué : Route."] {
        assert!(!lacks_article(text, &names), "{text}");
    }
    for text in ["1 card", "Two spaces.", "a part of one", "“Both.”", "1 is left", "12 cards"] {
        assert!(!is_wrong(Locale::En, text), "{text}");
    }
}
