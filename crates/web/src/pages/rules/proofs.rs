//! Which positions show which clause: a page made from the scenarios.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

use axum::extract::State;
use axum::response::Response;
use engine::NoEvents;
use games::{GameKind, dispatch};
use maud::{Markup, html};
use scenarios::library;
use serde::Deserialize;
use words::{Locale, Names, Reader, Speak};

use super::clause::{anchor, linked};
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::guard::lock;
use crate::core::text::{locale, site, words};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{Path, parts};

#[derive(Clone, Debug)]
struct Proof {
    name: &'static str,
    about: String,
}

/// Chapter and number, then the clause as it is cited.
type ClauseKey = (Vec<u32>, String);

/// The scenarios of a game, by clause, in the order of the rules.
type Proofs = BTreeMap<ClauseKey, Vec<Proof>>;

/// The head of a scenario: what stands above its tables.
#[derive(Debug, Deserialize)]
struct ScenarioHead {
    rule: String,
    about: String,
}

static PROOFS: LazyLock<[Proofs; GameKind::ALL.len()]> =
    LazyLock::new(|| GameKind::ALL.map(gather));

fn gather(kind: GameKind) -> Proofs {
    let mut proofs = Proofs::new();
    for (name, text) in library::all(kind) {
        let head = text.split("\n[").next().unwrap_or_default();
        // Other fields of the head do not matter here.
        let Ok(ScenarioHead { rule, about }) = toml::from_str(head) else { continue };
        proofs.entry(key(rule)).or_default().push(Proof { name, about });
    }
    proofs
}

fn key(rule: String) -> ClauseKey {
    let numbers = rule.split([' ', '.']).filter_map(|part| part.parse().ok()).collect();
    (numbers, rule)
}

fn proofs(kind: GameKind) -> &'static Proofs {
    &PROOFS[kind.index()]
}

/// How many scenarios show the clause that has this anchor.
pub(super) fn count(kind: GameKind, wanted: &str) -> usize {
    let found = proofs(kind).iter().find(|((_, rule), _)| anchor(rule) == wanted);
    found.map_or(0, |(_, proofs)| proofs.len())
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let kind = parts::game(&game)?;
    let title = site().examples_of(parts::title(kind));
    let body = html! {
        h1 .inscr { (title) }
        p .lead { (site().examples_lead(proofs(kind).values().map(Vec::len).sum::<usize>(), proofs(kind).len())) }
        (super::ways(&visitor, kind))
        p { a href="/try" { (site().judge()) } }
        dl .sec .slab .proofs {
            @for ((_, rule), proofs) in proofs(kind) {
                dt id=(anchor(rule)) { (linked(rule)) }
                dd { (links(kind, proofs)) }
            }
        }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

/// Scenarios are described in English: other readers are told what is done in them.
fn links(kind: GameKind, proofs: &[Proof]) -> Markup {
    let deeds = (locale() != Locale::En).then(|| deeds_of(kind));
    let text = |n: usize, proof: &Proof| match &deeds {
        None => proof.about.clone(),
        Some(deeds) => match deeds.get(proof.name) {
            Some(deed) => site().example_of(n, deed),
            None => site().example(n),
        },
    };
    html! {
        ul {
            @for (n, proof) in (1..).zip(proofs) {
                li { a href={ "/try/" (kind) "/" (proof.name) } { (text(n, proof)) } }
            }
        }
    }
}

/// What is done in the scenarios of a game, by their names.
type Deeds = BTreeMap<&'static str, String>;

/// Told once for each game and language: hundreds of positions are set up and played for it.
static TOLD: Mutex<BTreeMap<(usize, Locale), Arc<Deeds>>> = Mutex::new(BTreeMap::new());

/// What is done in each scenario of a game; one that only looks at its position is not there.
fn deeds_of(kind: GameKind) -> Arc<Deeds> {
    let mut told = lock(&TOLD);
    let tell = || {
        let names = library::all(kind).map(|(name, _)| name);
        let deeds = names
            .filter_map(|name| Some((name, dispatch!(kind, G => last_answer::<G>(kind, name))?)));
        Arc::new(deeds.collect())
    };
    told.entry((kind.index(), locale())).or_insert_with(tell).clone()
}

/// The answer that a scenario leads up to, as the seat that gives it reads it.
fn last_answer<G: Speak>(kind: GameKind, name: &str) -> Option<String> {
    let scenario = library::scenario(kind, name)?;
    let options = scenario.options_of::<G>(kind).ok()?;
    let mut game: G = scenario.start(&options).ok()?;
    let mut last = None;
    for text in scenario.steps.iter().filter_map(|step| step.get_ref().action.as_ref()) {
        let action = text.parse().ok()?;
        let (asked, _) = game.pending()?;
        last = Some((asked, game.view(Some(asked)), action));
        game.apply(action, &mut NoEvents).ok()?;
    }
    let (asked, view, action) = last?;
    let names = Names::new((0..game.n_players()).map(|seat| site().example_player(seat)));
    let to = Reader { words: words().at::<G>(&options), names: &names, seat: Some(asked) };
    Some(G::action(&to, &view, action))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_shows_a_clause() {
        for kind in GameKind::ALL {
            let n_shown: usize = proofs(kind).values().map(Vec::len).sum();
            assert_eq!(n_shown, library::all(kind).count(), "{kind}");
        }
        assert!(count(GameKind::Fortuna, "for-4-3") > 0);
        assert_eq!(count(GameKind::Fortuna, "for-99-1"), 0);
    }
}
