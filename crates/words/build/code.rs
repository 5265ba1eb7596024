//! The messages as code: an id for each, a struct for each set of variables, methods for those that
//! other crates say.

use std::collections::{BTreeMap, BTreeSet};

use crate::messages::{Forms, Kind, Message, PEOPLE};

/// Messages whose ids begin so are methods of a type of ours, such as `site-your-name` of `Site`.
const SPEAKERS: [(&str, &str); 3] = [
    ("cli", "crate::cli::Cli"),
    ("site", "crate::site::Site"),
    ("terminal", "crate::terminal::Terminal"),
];

/// What the messages of a family begin with; a slug follows. They are said by that slug.
const FAMILIES: &[&str] = &[
    "argument",
    "bots-about",
    "bots-name",
    "cli-details",
    "cli-summary",
    "cli-usage",
    "decks-how",
    "decks-kind",
    "field",
    "fortuna-ask-hire",
    "fortuna-building",
    "fortuna-card",
    "fortuna-cube",
    "fortuna-deal",
    "fortuna-do-hire",
    "fortuna-effect-building",
    "fortuna-ended",
    "fortuna-favour",
    "fortuna-give-favour",
    "fortuna-help-building",
    "fortuna-help-card",
    "fortuna-help-favour",
    "fortuna-help-privilege",
    "fortuna-log-hired",
    "fortuna-n-cube",
    "fortuna-n-helper",
    "fortuna-name-favour",
    "fortuna-opt-cubes",
    "fortuna-privilege",
    "fortuna-short",
    "fortuna-steps-favour",
    "fortuna-text",
    "fortuna-band",
    "fortuna-unheld",
    "fortuna-won",
    "gm-ended-by",
    "gm-flavour",
    "gm-help-kind",
    "gm-kind",
    "gm-label",
    "gm-n-production",
    "gm-n-symbol",
    "gm-phase",
    "gm-productions",
    "gm-refill",
    "gm-screens",
    "gm-symbol",
    "gm-title-production",
    "gm-title-resource",
    "gm-warn",
    "gm-won",
    "gtr-building",
    "gtr-does",
    "gtr-edition",
    "gtr-ended",
    "gtr-help-role",
    "gtr-label",
    "gtr-material",
    "gtr-n-material",
    "gtr-n-role",
    "gtr-opt-alphabet",
    "gtr-opt-circus",
    "gtr-opt-forum",
    "gtr-opt-outside",
    "gtr-opt-vault",
    "gtr-role",
    "gtr-won",
    "lesson",
    "malformed",
    "option",
    "value",
];

/// The variables of a message, by name.
type Shape = BTreeMap<String, Kind>;

/// The code of the module `messages`.
pub(crate) fn of(messages: &[Message]) -> String {
    let (in_families, alone): (Vec<_>, Vec<_>) =
        messages.iter().partition(|message| family(&message.id).is_some());
    let families = families(&in_families);
    let shapes: Vec<Shape> = alone.iter().map(|message| shape([*message])).collect();
    let all = shapes.iter().chain(families.values().map(|(shape, _)| shape)).cloned();
    let names = names(all.collect());
    let mut code: Vec<String> = names.iter().map(|(shape, name)| structure(shape, name)).collect();
    code = vec![format!(
        "pub(crate) mod with {{ use super::{{Args, Form, Give, Noun, Number, PersonName, Text, Variables, Word, Words}}; {} }}",
        code.concat()
    )];
    for (message, shape) in alone.iter().zip(&shapes) {
        code.push(constant(message, &names[shape], has_lifetime(shape)));
    }
    for (prefix, (shape, slugs)) in &families {
        code.push(family_constant(prefix, slugs, &names[shape], has_lifetime(shape)));
    }
    for (prefix, speaker) in SPEAKERS {
        let own = alone.iter().filter_map(|message| {
            Some((message.id.strip_prefix(prefix)?.strip_prefix('-')?, *message))
        });
        let methods: Vec<String> = own.map(|(name, message)| method(name, message)).collect();
        code.push(format!("impl {speaker}<'_> {{ {} }}", methods.concat()));
    }
    code.join("\n")
}

/// The messages that are methods with several parameters, and these in their order, which is that of
/// the English text. A test holds them: rewording a message means looking at its callers.
pub(crate) fn parameters(messages: &[Message]) -> String {
    let is_method = |message: &&Message| {
        let speakers = SPEAKERS.iter().map(|(prefix, _)| prefix);
        let mut own = speakers.filter_map(|prefix| message.id.strip_prefix(prefix));
        own.any(|rest| rest.starts_with('-')) && family(&message.id).is_none()
    };
    let line = |message: &Message| {
        let names: Vec<&str> = message.variables.iter().map(|(name, _)| name.as_str()).collect();
        (names.len() > 1).then(|| format!("{}: {}\n", message.id, names.join(", ")))
    };
    messages.iter().filter(is_method).filter_map(line).collect()
}

/// The longest prefix that the id shares with a family.
fn family(id: &str) -> Option<&'static str> {
    let is_in =
        |prefix: &&&str| id.strip_prefix(**prefix).is_some_and(|slug| slug.starts_with('-'));
    FAMILIES.iter().filter(is_in).max_by_key(|prefix| prefix.len()).copied()
}

/// The families, each with its variables and its ids by slug. A member need not use all variables.
fn families(messages: &[&Message]) -> BTreeMap<&'static str, (Shape, BTreeMap<String, String>)> {
    let mut families = BTreeMap::new();
    for prefix in FAMILIES {
        let members: Vec<&Message> =
            messages.iter().copied().filter(|own| family(&own.id) == Some(*prefix)).collect();
        assert!(!members.is_empty(), "no message begins with `{prefix}-`");
        let slug = |own: &&Message| (own.id[prefix.len() + 1..].to_owned(), own.id.clone());
        let slugs = members.iter().map(slug).collect();
        families.insert(*prefix, (shape(members), slugs));
    }
    families
}

/// All variables of some messages. Where one counts by what another only shows, all count.
fn shape<'a>(messages: impl IntoIterator<Item = &'a Message>) -> Shape {
    let mut shape = Shape::new();
    for (name, kind) in messages.into_iter().flat_map(|message| &message.variables) {
        let known = shape.entry(name.clone()).or_insert(*kind);
        *known = known.or(*kind);
    }
    shape
}

/// What the structs are called: after their fields. Where the types differ, the one with more text says so.
fn names(mut shapes: Vec<Shape>) -> BTreeMap<Shape, String> {
    let n_texts = |shape: &Shape| shape.values().filter(|kind| **kind == Kind::Text).count();
    shapes.sort_by_key(n_texts);
    let (mut names, mut taken) = (BTreeMap::new(), BTreeSet::new());
    for shape in shapes {
        if names.contains_key(&shape) {
            continue;
        }
        let fields: Vec<String> =
            shape.iter().map(|(field, kind)| field_name(field, *kind)).collect();
        let name = if fields.is_empty() { "nothing".to_owned() } else { fields.join("_") };
        let name = if taken.contains(&name) { format!("{name}_text") } else { name };
        assert!(taken.insert(name.clone()), "two structs are called {name}");
        names.insert(shape, name);
    }
    names
}

/// What a field adds to the name of its struct: forms that are asked for make another struct.
fn field_name(field: &str, kind: Kind) -> String {
    let (Kind::Noun(forms) | Kind::Person(forms)) = kind else { return field.to_owned() };
    let forms = forms.names().map(|form| format!("_{form}"));
    [field.to_owned()].into_iter().chain(forms).collect()
}

fn has_lifetime(shape: &Shape) -> bool {
    shape.values().any(|kind| matches!(kind, Kind::Text | Kind::Noun(_) | Kind::Person(_)))
}

const fn type_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "Text<'a>",
        Kind::Number => "Number",
        Kind::Flag => "bool",
        Kind::Word => "Word",
        Kind::Noun(_) => "Noun<'a>",
        Kind::Person(_) => "PersonName<'a>",
    }
}

fn structure(shape: &Shape, name: &str) -> String {
    let lifetime = if has_lifetime(shape) { "<'a>" } else { "" };
    let field = |(name, kind): (&String, &Kind)| format!("pub(crate) {name}: {},", type_of(*kind));
    let fields: String = shape.iter().map(field).collect();
    let given: String = shape
        .iter()
        .map(|(field, kind)| match *kind {
            Kind::Noun(forms) => {
                format!(
                    "self.{field}.give(words, {field:?}, &[{}], &mut args);",
                    asked(field, forms)
                )
            }
            Kind::Person(forms) => {
                let flag = PEOPLE.iter().find(|(person, _)| person == field).map(|(_, flag)| flag);
                let flag = flag.expect("people are among `PEOPLE`");
                let forms = asked(field, forms);
                format!("self.{field}.give(words, [{field:?}, {flag:?}], &[{forms}], &mut args);")
            }
            Kind::Text | Kind::Number | Kind::Flag | Kind::Word => {
                format!("Give::give(self.{field}, {field:?}, &mut args);")
            }
        })
        .collect();
    let given = if shape.is_empty() {
        "let _ = words; Args::new()".to_owned()
    } else {
        format!("let _ = words; let mut args = Args::new(); {given} args")
    };
    format!(
        "pub(crate) struct {name}{lifetime} {{ {fields} }}
        impl<'a> Variables<'a> for {name}{lifetime} {{
            fn given(self, words: &Words) -> Args<'a> {{ {given} }}
        }}\n"
    )
}

/// The forms of a name, each with the variable that holds it.
fn asked(field: &str, forms: Forms) -> String {
    let pair = |form: &str| format!("({:?}, Form::{}),", format!("{field}-{form}"), capital(form));
    forms.names().map(pair).collect()
}

fn capital(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

fn ident(id: &str) -> String {
    id.replace('-', "_")
}

fn doc(text: &str) -> String {
    format!("#[doc = {:?}]", format!("```text\n{}\n```", text.trim()))
}

fn constant(message: &Message, shape: &str, has_lifetime: bool) -> String {
    let (id, name) = (&message.id, ident(&message.id));
    format!(
        "{} pub(crate) const {name}: Id<{name}{}> = Id::new({id:?});\n{}",
        doc(&message.text),
        of_static(has_lifetime),
        alias(&name, shape, has_lifetime)
    )
}

const fn of_static(has_lifetime: bool) -> &'static str {
    if has_lifetime { "<'static>" } else { "" }
}

fn alias(name: &str, shape: &str, has_lifetime: bool) -> String {
    let lifetime = if has_lifetime { "<'a>" } else { "" };
    format!("pub(crate) type {name}{lifetime} = with::{shape}{lifetime};")
}

fn family_constant(
    prefix: &str,
    slugs: &BTreeMap<String, String>,
    shape: &str,
    has_lifetime: bool,
) -> String {
    let name = ident(prefix);
    let member = |(slug, id): (&String, &String)| format!("({slug:?}, {id:?}),");
    let members: String = slugs.iter().map(member).collect();
    let lifetime = of_static(has_lifetime);
    let constant = format!("const {name}: Family<{name}{lifetime}> = Family::new(&[{members}]);");
    format!("pub(crate) {constant}\n{}", alias(&name, shape, has_lifetime))
}

fn method(name: &str, message: &Message) -> String {
    let (constant, name) = (ident(&message.id), ident(name));
    let lifetime = if has_lifetime(&shape([message])) { "<'a>" } else { "" };
    let parameter = |(name, kind): &(String, Kind)| match kind {
        Kind::Flag => format!(", {name}: bool"),
        Kind::Text | Kind::Number | Kind::Word | Kind::Noun(_) | Kind::Person(_) => {
            format!(", {name}: impl Into<{}>", type_of(*kind))
        }
    };
    let field = |(name, kind): &(String, Kind)| match kind {
        Kind::Flag => format!("{name},"),
        Kind::Text | Kind::Number | Kind::Word | Kind::Noun(_) | Kind::Person(_) => {
            format!("{name}: {name}.into(),")
        }
    };
    let parameters: String = message.variables.iter().map(parameter).collect();
    let fields: String = message.variables.iter().map(field).collect();
    let body = format!("self.0.say({constant}, {constant} {{ {fields} }})");
    let head = format!("pub fn {name}{lifetime}(self{parameters}) -> String");
    format!("{} {head} {{ {body} }}\n", doc(&message.text))
}
