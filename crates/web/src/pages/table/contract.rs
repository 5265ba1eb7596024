//! The contract: one card, the same for everybody.

use boards::Draw;
use games::{GameKind, data_files};
use maud::{Markup, html};
use table::{Absentee, Contract, Desk, Pace, Secrets, Stage, Table, TakeBackMode, Visibility};

use super::sight::Look;
use crate::core::files;
use crate::core::tables::TableSnapshot;
use crate::core::text::{site, words};
use crate::pages::parts;

/// The contract, open before the deal. Afterwards it is another, closed card, because the page
/// keeps each card as its reader left it.
pub(super) fn card<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let desk = look.table.desk();
    let lines = G::options(words(), look.table.options());
    let rules = look.table.rules();
    // The version is told where it is not the newest.
    let older = (rules != G::RULES).then(|| site().contract_rules(rules.0, G::RULES.0));
    let is_offered = *desk.stage() == Stage::Lobby;
    html! {
        details id=(if is_offered { "offer" } else { "contract" }) .slab open[is_offered] {
            summary { h2 { (site().contract()) } }
            ul {
                @for line in lines.into_iter().chain(lines_of(desk.contract())).chain(older) {
                    li { (line) }
                }
                (played_with(look.kept))
            }
            p .hint { (references(look.table.kind())) }
            (seal(desk))
        }
    }
}

/// What is agreed of the game itself, for who wants to know all of it.
pub(super) fn details<G: Draw + Secrets>(kept: &TableSnapshot, table: &Table<G>) -> Markup {
    html! {
        details .options {
            summary { (site().all_options()) }
            ul {
                @for line in G::options(words(), table.options()) { li { (line) } }
                (played_with(kept))
            }
        }
        p .hint { (references(table.kind())) }
    }
}

fn played_with(kept: &TableSnapshot) -> Markup {
    let (contract, rules) = (kept.table.desk().contract(), kept.table.rules());
    html! {
        @for data in data_files(kept.table.kind()) {
            @let which = files::which(data, contract, rules);
            li {
                bdi { (site().decks_agreed(site().data_kind(data.name), &which)) } " "
                a href={ "/t/" (kept.id) "/cards#" (data.name) } { (site().decks_see()) }
            }
        }
    }
}

fn seal(desk: &Desk) -> Markup {
    html! {
        @if desk.is_arranged() {
            p .hint { (site().try_arranged()) }
        } @else {
            p .hint .hash { (words().cli().seed_hash(desk.seed_hash())) }
            @if let Some(seed) = desk.seed() {
                p .hint .hash { (words().cli().seed(seed.to_string())) }
            }
        }
    }
}

fn references(kind: GameKind) -> Markup {
    html! {
        a href={ "/rules/" (kind) } { (site().rules_of(parts::title(kind))) } " · "
        a href={ "/rules/" (kind) "/editions" } { (site().editions()) } " · "
        a href={ "/cards/" (kind) } { (site().cards()) }
    }
}

pub(super) fn lines_of(contract: &Contract) -> Vec<String> {
    let site = site();
    let pace = match contract.pace {
        Pace::Untimed => site.contract_untimed(),
        Pace::Live { bank, increment } => {
            site.clock(bank.0.div_euclid(1_000), increment.0.div_euclid(1_000))
        }
        Pace::Days { days } => site.contract_days(days),
    };
    let take_back = match contract.take_back {
        TakeBackMode::Computed => site.contract_take_back_computed(),
        TakeBackMode::Ask => site.contract_take_back_ask(),
        TakeBackMode::Never => site.contract_take_back_never(),
    };
    let level = site.level(&contract.caretaker);
    let absentee = match contract.absentee {
        Absentee::Caretaker => site.contract_caretaker(&level),
        Absentee::Forfeit => site.contract_forfeit(&level),
    };
    let visibility = match contract.visibility {
        Visibility::Public => site.contract_public(),
        Visibility::Private => site.contract_private(),
    };
    let spectators = if contract.spectators {
        site.contract_spectators()
    } else {
        site.contract_no_spectators()
    };
    let memory =
        if contract.memory_aid { site.contract_memory() } else { site.contract_no_memory() };
    let hands = contract.open_hands.then(|| site.contract_open_hands());
    let lines = [pace, take_back, absentee, spectators, memory, visibility];
    lines.into_iter().chain(hands).collect()
}
