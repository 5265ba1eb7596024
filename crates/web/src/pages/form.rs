//! The form of a contract: the fields, and what was filled in.

use engine::{Choices, GameOption};
use games::GameKind;
use maud::{Markup, html};
use table::{Contract, Millis, Pace, UserId};
use toml::{Table, Value};

use crate::auth::Posted;
use crate::core::app::Shared;
use crate::core::files::Supply;
use crate::core::problem::Problem;
use crate::core::text::site;
use crate::core::{levels, offer};
use crate::pages::agreed::Agreed;
use crate::pages::data;
use crate::pages::fill::{self, Fill};

pub(super) fn select(
    name: &str,
    label: &str,
    choices: &[(String, String)],
    chosen: &str,
) -> Markup {
    fill::NEW.select(name, label, choices, chosen)
}

fn pairs<const N: usize>(pairs: [(&str, String); N]) -> Vec<(String, String)> {
    pairs.into_iter().map(|(value, text)| (value.to_owned(), text)).collect()
}

pub(super) fn levels() -> Vec<(String, String)> {
    levels::LEVELS.iter().map(|level| ((*level).to_owned(), site().level(level))).collect()
}

/// The option for a first game, which is asked before all others.
pub(super) fn for_beginners(fill: Fill<'_>, kind: GameKind) -> Markup {
    html! {
        @for field in offer::fields(kind).iter().filter(|field| field.is_for_beginners) {
            (option(fill, field, field.standard.unwrap_or_default()))
            p .hint { (site().first_game_hint()) " " a href="/learn" { (site().lessons()) } }
        }
    }
}

/// The fields of the game's options. On a new table, the one for a first game is elsewhere.
pub(super) fn options(fill: Fill<'_>, kind: GameKind, agreed: Option<&Agreed>) -> Markup {
    let is_asked = |field: &&GameOption| agreed.is_some() || !field.is_for_beginners;
    html! {
        @for field in offer::fields(kind).iter().filter(is_asked) {
            @let value = agreed.map_or(field.standard.map(str::to_owned), |agreed| agreed.value(field));
            (option(fill, field, &value.unwrap_or_default()))
        }
    }
}

fn option(fill: Fill<'_>, field: &GameOption, value: &str) -> Markup {
    let site = site();
    let name = format!("option.{}", field.key);
    let label = site.option(field.key).unwrap_or_else(|| field.key.to_owned());
    let named = |value: &str| site.value(field.key, value).unwrap_or_else(|| value.to_owned());
    let as_edition = field.standard.is_none().then(|| (String::new(), site.as_edition()));
    let choices = match field.choices {
        Choices::Words(words) => {
            words.iter().map(|word| ((*word).to_owned(), named(word))).collect::<Vec<_>>()
        }
        Choices::Switch => pairs([("true", site.yes()), ("false", site.no())]),
        Choices::Number(least, most) => return fill.number(&name, &label, (least, most), value),
    };
    fill.select(&name, &label, &as_edition.into_iter().chain(choices).collect::<Vec<_>>(), value)
}

pub(super) fn contract(fill: Fill<'_>, agreed: &Contract) -> Markup {
    let site = site();
    html! {
        (fill.select("visibility", &site.visibility(),
            &pairs([("private", site.visibility_private()), ("public", site.visibility_public())]), agreed.visibility.slug()))
        (pace(fill, agreed.pace))
        (fill.select("take_back", &site.take_back_mode(), &pairs([("computed", site.take_back_computed()),
            ("ask", site.take_back_ask()), ("never", site.take_back_never())]), agreed.take_back.slug()))
        (fill.select("absentee", &site.absentee(), &pairs([("caretaker", site.absentee_caretaker()),
            ("forfeit", site.absentee_forfeit())]), agreed.absentee.slug()))
        (fill.select("caretaker", &site.caretaker(), &levels(), &agreed.caretaker))
        (fill.tick("spectators", &site.spectators(), agreed.spectators))
        (fill.tick("memory_aid", &site.memory_aid(), agreed.memory_aid))
        (fill.tick("open_hands", &site.open_hands(), agreed.open_hands))
    }
}

fn pace(fill: Fill<'_>, pace: Pace) -> Markup {
    let site = site();
    let (kind, bank, increment, days) = match pace {
        Pace::Untimed => ("untimed", 30, 30, 3),
        Pace::Live { bank, increment } => {
            // At least what was agreed.
            let minutes = bank.0.saturating_add(59_999).div_euclid(60_000);
            ("live", minutes, increment.0.div_euclid(1_000), 3)
        }
        Pace::Days { days } => ("days", 30, 30, days),
    };
    html! {
        (fill.select("pace", &site.pace(), &pairs([("untimed", site.pace_untimed()),
            ("live", site.pace_live()), ("days", site.pace_days())]), kind))
        div .if-live {
            (fill.number("bank", &site.bank_minutes(), BANK, &bank.to_string()))
            (fill.number("increment", &site.increment_seconds(), INCREMENT, &increment.to_string()))
        }
        div .if-days { (fill.number("days", &site.days(), DAYS, &days.to_string())) }
    }
}

pub(super) fn usual() -> Contract {
    Contract {
        caretaker: levels::CARETAKER.to_owned(),
        ..Contract::friendly(serde_json::Value::Null)
    }
}

/// Minutes, seconds and days that a clock can have.
const BANK: (u32, u32) = (1, 1_440);
const INCREMENT: (u32, u32) = (0, 3_600);
const DAYS: (u32, u32) = (1, 60);

fn number<T: TryFrom<u32>>(posted: &Posted, name: &str, limits: (u32, u32)) -> Result<T, Problem> {
    let n = posted.get(name).and_then(|text| text.parse().ok());
    let n = n.filter(|n: &u32| (limits.0..=limits.1).contains(n));
    n.and_then(|n| n.try_into().ok()).ok_or_else(|| Problem::number(name, limits))
}

/// The contract that was filled in, for an existing table or a new one.
pub(super) async fn read(
    app: &Shared,
    (kind, agreed): (GameKind, Option<&Contract>),
    user: &UserId,
    posted: &Posted,
) -> Result<Contract, Problem> {
    let pace = match posted.need("pace")? {
        "untimed" => Pace::Untimed,
        "live" => {
            let minutes: i64 = number::<u32>(posted, "bank", BANK)?.into();
            let increment: i64 = number::<u32>(posted, "increment", INCREMENT)?.into();
            let bank = Millis::seconds(minutes.saturating_mul(60));
            Pace::Live { bank, increment: Millis::seconds(increment) }
        }
        "days" => Pace::Days { days: number(posted, "days", DAYS)? },
        _ => return Err(Problem::field("pace")),
    };
    let Supply { changes: mut options, names } =
        data::read(app, (kind, agreed), user, posted).await?;
    options.extend(changes(kind, posted)?);
    Ok(Contract {
        options: offer::options(kind, options)?,
        pace,
        take_back: posted.read("take_back")?,
        absentee: posted.read("absentee")?,
        caretaker: levels::named(posted.need("caretaker")?)?,
        spectators: posted.is_set("spectators"),
        memory_aid: posted.is_set("memory_aid"),
        open_hands: posted.is_set("open_hands"),
        visibility: posted.read("visibility")?,
        data_names: names,
    })
}

fn changes(kind: GameKind, posted: &Posted) -> Result<Table, Problem> {
    let (least, most) = offer::players(kind).into_inner();
    let players = number(posted, "players", (least.into(), most.into()))?;
    let mut changes = offer::with_players(players);
    let offered = offer::fields(kind);
    for (key, text) in posted.under("option.") {
        let Some(field) = offered.iter().find(|field| field.key == key) else {
            return Err(Problem::field(key));
        };
        let name = format!("option.{key}");
        match field.choices {
            Choices::Number(least, most) => drop(number::<u32>(posted, &name, (least, most))?),
            Choices::Words(words) if !words.contains(&text) => return Err(Problem::field(&name)),
            Choices::Words(_) | Choices::Switch => {}
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
