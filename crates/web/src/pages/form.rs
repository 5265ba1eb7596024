//! The form of a contract: the fields, and what somebody filled in.

use games::{DataFile, GameKind, data_files};
use maud::{Markup, html};
use table::{Absentee, Contract, Millis, Pace, TakeBackMode, Visibility};
use toml::{Table, Value};

use crate::auth::Posted;
use crate::bots;
use crate::offer::{self, Choice, Field};
use crate::problem::Problem;
use crate::text::site;

/// A choice among words.
pub(super) fn select(
    name: &str,
    label: &str,
    choices: &[(String, String)],
    chosen: &str,
) -> Markup {
    html! {
        p .field {
            label for=(name) { (label) }
            select id=(name) name=(name) {
                @for (value, text) in choices {
                    option value=(value) selected[value == chosen] { (text) }
                }
            }
        }
    }
}

fn number(name: &str, label: &str, (least, most): (u32, u32), value: &str) -> Markup {
    html! {
        p .field {
            label for=(name) { (label) }
            input id=(name) name=(name) type="number" min=(least) max=(most) value=(value);
        }
    }
}

fn tick(name: &str, label: &str, is_set: bool) -> Markup {
    html! {
        p .field {
            input id=(name) name=(name) type="checkbox" value="yes" checked[is_set];
            label for=(name) { (label) }
        }
    }
}

fn pairs<const N: usize>(pairs: [(&str, String); N]) -> Vec<(String, String)> {
    pairs.into_iter().map(|(value, text)| (value.to_owned(), text)).collect()
}

/// The bot levels to choose from.
pub(super) fn levels() -> Vec<(String, String)> {
    bots::LEVELS.iter().map(|level| ((*level).to_owned(), site().level(level))).collect()
}

/// The fields of the game's own options.
pub(super) fn options(kind: GameKind) -> Markup {
    html! {
        @for field in offer::fields(kind) { (option(&field)) }
        @for data in data_files(kind) { (data_table(data)) }
    }
}

fn option(field: &Field) -> Markup {
    let site = site();
    let name = format!("option.{}", field.key);
    let label = site.option(field.key).unwrap_or_else(|| field.key.to_owned());
    let named = |value: &str| site.value(field.key, value).unwrap_or_else(|| value.to_owned());
    let as_edition = field.standard.is_none().then(|| (String::new(), site.as_edition()));
    let standard = field.standard.unwrap_or_default();
    match &field.choice {
        Choice::Word(words) => {
            let words = words.iter().map(|word| ((*word).to_owned(), named(word)));
            select(
                &name,
                &label,
                &as_edition.into_iter().chain(words).collect::<Vec<_>>(),
                standard,
            )
        }
        Choice::Switch => {
            let states = pairs([("true", site.yes()), ("false", site.no())]);
            select(
                &name,
                &label,
                &as_edition.into_iter().chain(states).collect::<Vec<_>>(),
                standard,
            )
        }
        Choice::Number(least, most) => number(&name, &label, (*least, *most), standard),
    }
}

/// A table that people may replace, as the text of a file.
fn data_table(data: &DataFile) -> Markup {
    let name = format!("data.{}", data.name);
    html! {
        details {
            summary { (site().own_data(data.name)) }
            p .hint { (site().own_data_hint()) }
            textarea name=(name) rows="8" spellcheck="false" aria-label=(site().own_data(data.name)) {}
        }
    }
}

/// The fields of the contract besides the game's options.
pub(super) fn contract() -> Markup {
    let site = site();
    html! {
        (select("visibility", &site.visibility(),
            &pairs([("private", site.visibility_private()), ("public", site.visibility_public())]), "private"))
        (select("pace", &site.pace(), &pairs([("untimed", site.pace_untimed()),
            ("live", site.pace_live()), ("days", site.pace_days())]), "untimed"))
        (number("bank", &site.bank_minutes(), (1, 1_440), "30"))
        (number("increment", &site.increment_seconds(), (0, 3_600), "30"))
        (number("days", &site.days(), (1, 60), "3"))
        (select("take_back", &site.take_back_mode(), &pairs([("computed", site.take_back_computed()),
            ("ask", site.take_back_ask()), ("never", site.take_back_never())]), "computed"))
        (select("absentee", &site.absentee(), &pairs([("caretaker", site.absentee_caretaker()),
            ("forfeit", site.absentee_forfeit())]), "caretaker"))
        (select("caretaker", &site.caretaker(), &levels(), bots::CARETAKER))
        (tick("spectators", &site.spectators(), true))
        (tick("memory_aid", &site.memory_aid(), true))
    }
}

/// The contract that somebody filled in.
pub(super) fn read(kind: GameKind, posted: &Posted) -> Result<Contract, Problem> {
    let pace = match posted.need("pace")? {
        "untimed" => Pace::Untimed,
        "live" => {
            let minutes: i64 = posted.read("bank")?;
            let increment: i64 = posted.read("increment")?;
            let bank = Millis::seconds(minutes.saturating_mul(60));
            Pace::Live { bank, increment: Millis::seconds(increment) }
        }
        "days" => Pace::Days { days: posted.read("days")? },
        _ => return Err(Problem::field("pace")),
    };
    let take_back = match posted.need("take_back")? {
        "computed" => TakeBackMode::Computed,
        "ask" => TakeBackMode::Ask,
        "never" => TakeBackMode::Never,
        _ => return Err(Problem::field("take_back")),
    };
    let absentee = match posted.need("absentee")? {
        "caretaker" => Absentee::Caretaker,
        "forfeit" => Absentee::Forfeit,
        _ => return Err(Problem::field("absentee")),
    };
    let visibility = match posted.need("visibility")? {
        "public" => Visibility::Public,
        "private" => Visibility::Private,
        _ => return Err(Problem::field("visibility")),
    };
    Ok(Contract {
        options: offer::options(kind, changes(kind, posted)?)?,
        pace,
        take_back,
        absentee,
        caretaker: level(posted.need("caretaker")?)?,
        spectators: posted.is_set("spectators"),
        memory_aid: posted.is_set("memory_aid"),
        visibility,
    })
}

/// The name of a level, if there is such a bot.
pub(crate) fn level(name: &str) -> Result<String, Problem> {
    let found = bots::LEVELS.iter().find(|level| **level == name);
    found.map(|level| (*level).to_owned()).ok_or_else(|| Problem::field("level"))
}

fn changes(kind: GameKind, posted: &Posted) -> Result<Table, Problem> {
    let players: u8 = posted.read("players")?;
    let mut changes = Table::from_iter([("players".to_owned(), Value::Integer(players.into()))]);
    for (name, text) in posted.under("data.") {
        let data = data_files(kind).iter().find(|data| data.name == name);
        let data = data.ok_or_else(|| Problem::field(name))?;
        let table = games::data_file(data, name, text);
        changes.extend(table.map_err(|error| offer::bad(&error.to_string()))?);
    }
    let offered = offer::fields(kind);
    for (key, text) in posted.under("option.") {
        if !offered.iter().any(|field| field.key == key) {
            return Err(Problem::field(key));
        }
        changes.insert(key.to_owned(), scalar(text));
    }
    Ok(changes)
}

fn scalar(text: &str) -> Value {
    let number = text.parse().map(Value::Integer);
    let switch = || text.parse().map(Value::Boolean);
    number.or_else(|_| switch()).unwrap_or_else(|_| Value::String(text.to_owned()))
}
