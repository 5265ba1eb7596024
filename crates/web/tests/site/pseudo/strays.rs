//! Words of a page outside of the brackets of messages.

/// Attributes that are read to people.
const SPOKEN: [&str; 9] = [
    "alt",
    "aria-description",
    "aria-label",
    "aria-roledescription",
    "aria-valuetext",
    "label",
    "placeholder",
    "summary",
    "title",
];

/// Elements without contents.
const VOID: [&str; 8] = ["!DOCTYPE", "br", "hr", "img", "input", "link", "meta", "wbr"];

/// Elements whose text is notation or nobody's language.
const NOTATION: [&str; 5] = ["code", "kbd", "pre", "script", "style"];

/// Attributes that hold notation.
const NOTED: [&str; 6] =
    ["data-answer", "data-carry", "data-chain", "data-onto", "data-spots", "data-wish"];

/// Every text of a page that has words outside of brackets, other than names.
pub(super) fn strays(page: &str, names: &[String]) -> Vec<String> {
    let mut reading = Reading { names, ..Reading::default() };
    let mut rest = page;
    while let Some((text, tail)) = rest.split_once('<') {
        reading.text(text);
        let (tag, tail) = split_tag(tail);
        reading.tag(tag);
        rest = tail;
    }
    assert_eq!(reading.depth, 0, "a bracket is not closed: {:?}", reading.found);
    reading.found
}

/// A tag without its signs, and what follows it. Values of attributes may hold a `>`.
fn split_tag(text: &str) -> (&str, &str) {
    let mut is_quoted = false;
    let end = text.find(|c| {
        is_quoted ^= c == '"';
        c == '>' && !is_quoted
    });
    let end = end.expect("a tag ends");
    (&text[..end], &text[end + 1..])
}

/// A page as far as it is read.
#[derive(Default)]
struct Reading<'a> {
    names: &'a [String],
    /// The open elements, and whether what they hold is to be checked.
    open: Vec<(String, bool)>,
    /// Open brackets: a message may hold elements.
    depth: usize,
    found: Vec<String>,
}

impl Reading<'_> {
    fn is_checked(&self) -> bool {
        self.open.last().is_none_or(|(_, checked)| *checked)
    }

    fn text(&mut self, text: &str) {
        // The initial of a name that is in brackets, not a paragraph that opens in bold.
        let is_paragraph = self.open.last().is_some_and(|(name, _)| name == "p");
        if text == "⟦" && !is_paragraph {
            return;
        }
        let outside = outside(text, &mut self.depth);
        if self.is_checked() && self.has_words(&outside) {
            let place: Vec<&str> = self.open.iter().map(|(name, _)| name.as_str()).collect();
            self.found.push(format!("{}: {}", place.join(" "), text.trim()));
        }
    }

    fn tag(&mut self, tag: &str) {
        if let Some(name) = tag.strip_prefix('/') {
            let closed = self.open.pop();
            assert!(closed.is_some_and(|(open, _)| open == name), "</{name}> closes nothing");
            return;
        }
        let name = tag.split_whitespace().next().unwrap_or_default();
        for (key, value) in attributes(tag) {
            let outside = outside(value, &mut 0);
            if self.is_checked() && is_spoken(name, key, value) && self.has_words(&outside) {
                self.found.push(format!("{name} {key}=\"{value}\""));
            }
        }
        if !VOID.contains(&name) && !tag.ends_with('/') {
            let is_foreign = name != "html" && attributes(tag).any(|(key, _)| key == "lang");
            let checked = self.is_checked() && !NOTATION.contains(&name) && !is_foreign;
            self.open.push((name.to_owned(), checked));
        }
    }

    fn has_words(&self, text: &str) -> bool {
        // Most texts have none at all, and need not be searched for names.
        if !contains_word(text) {
            return false;
        }
        let text = self.names.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
        let text = ["&amp;", "&lt;", "&gt;", "&quot;"]
            .iter()
            .fold(text, |text, sign| text.replace(sign, ""));
        contains_word(&text)
    }
}

fn contains_word(text: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(is_word)
}

/// Whether letters are a word: not an initial, a Roman number, the book of a clause, or digits of a
/// seed.
fn is_word(text: &str) -> bool {
    text.chars().count() > 1
        && !["FOR", "GLM", "GTR"].contains(&text)
        && text.chars().all(char::is_alphabetic)
        && !text.chars().all(|c| "IVXLCDM".contains(c))
}

/// What of a text is not within brackets.
fn outside(text: &str, depth: &mut usize) -> String {
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '⟦' => *depth += 1,
            '⟧' => *depth = depth.checked_sub(1).expect("a bracket was opened"),
            _ if *depth == 0 => outside.push(c),
            _ => (),
        }
    }
    outside
}

/// Whether an attribute is told to people: by its name, or because a script shows it, which is a
/// sentence then.
fn is_spoken(element: &str, key: &str, value: &str) -> bool {
    SPOKEN.contains(&key)
        || (key == "value" && element == "button" && value.contains('⟦'))
        || (key.starts_with("data-") && value.contains(['⟦', ' ']) && !NOTED.contains(&key))
        || (key == "content" && value.contains('⟦'))
}

fn attributes(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut parts = tag.split('"');
    std::iter::from_fn(move || {
        let key = parts.next()?.trim_end_matches('=').rsplit(' ').next()?;
        Some((key, parts.next()?))
    })
}
