//! A moment of a game: what happened, the table, the log beside it, and the ways to other moments.

use boards::{Draw, face, icon};
use engine::Seat;
use maud::{Markup, html};
use table::{Secrets, Table, UserId, with_table};

use super::rail::{Rail, stretches};
use super::sight::{Look, look_through};
use super::{bar, beside, dialogs, fragment, hands, log, memory, side, standing};
use crate::core::tables::TableSnapshot;
use crate::core::text::site;
use crate::pages::parts;

/// The table after `at` actions: from the reader's own seat during the game, from any after it.
pub(super) fn show(
    kept: &TableSnapshot,
    user: Option<&UserId>,
    at: usize,
    wanted: Option<u8>,
) -> Markup {
    let (table, desk) = (&kept.table, kept.table.desk());
    let is_there = |seat: &Seat| desk.is_over() && seat.index() < desk.places().len();
    let wanted = wanted.map(Seat).filter(is_there);
    let eyes = wanted.or_else(|| user.and_then(|user| table.eyes(user)));
    // Who looks with the eyes of another player is not spoken to as that player.
    let own =
        eyes.filter(|eyes| user.is_some_and(|user| desk.seats_of(user).any(|seat| seat == *eyes)));
    with_table!(table, table => show_of((kept, table), at, wanted, (eyes, own)))
}

fn show_of<G: Draw + Secrets>(
    (kept, table): (&TableSnapshot, &Table<G>),
    at: usize,
    wanted: Option<Seat>,
    (eyes, own): (Option<Seat>, Option<Seat>),
) -> Markup {
    let (first, last) = (table.looks_back_to(eyes), table.n_moments());
    let turns = stretches(table, first);
    let rail = Rail { turns: &turns, at: at.clamp(first, last), first, last };
    let replay = Replay { id: &kept.id, rail, wanted };
    look_through((kept, table), (eyes, own), Some(rail.at), |look| page(look, replay))
}

#[derive(Clone, Copy)]
struct Replay<'a> {
    /// The table's.
    id: &'a str,
    rail: Rail<'a>,
    /// Whose eyes were asked for.
    wanted: Option<Seat>,
}

impl Replay<'_> {
    /// The address of another moment, through the same eyes.
    fn link(&self, at: usize) -> String {
        address(self.id, at, self.wanted)
    }
}

fn address(id: &str, at: usize, eyes: Option<Seat>) -> String {
    let eyes = eyes.map(|seat| format!("&as={seat}")).unwrap_or_default();
    format!("/t/{id}?at={at}{eyes}")
}

fn page<G: Draw + Secrets>(look: &Look<'_, G>, replay: Replay<'_>) -> Markup {
    let beside = html! {
        (beside::show(look, replay.rail, |at| replay.link(at)))
        (memory::show(look))
    };
    html! {
        div #table {
            div #live data-title=(site().page_title(parts::title(look.table.kind()))) {
                a .skip href="#moment" { (site().skip()) }
                (bar::show(look))
                (standing::show(look))
                (fragment::board(look, &side::aside(replay.id, &beside)))
                section #dock .dock .replay .reel aria-labelledby="moment" {
                    (caption(look, replay.rail))
                    @if look.table.desk().is_over() { (eyes(look, replay)) }
                    (slider::<G>(replay))
                    div .controls {
                        (steps::<G>(replay))
                        (paces())
                        (ways(look, replay))
                    }
                }
            }
        }
        (dialogs::show(None))
    }
}

/// What happened, in the colour of who did it: the answer large, what came of it below.
fn caption<G: Draw + Secrets>(look: &Look<'_, G>, rail: Rail<'_>) -> Markup {
    let told = log::lines(look, rail.at.saturating_sub(1)..rail.at);
    let actor = look.table.moments().nth(rail.at.wrapping_sub(1)).map(|moment| moment.seat);
    let (first, rest) = match told.split_first() {
        Some((first, rest)) => (first.text.clone(), rest),
        None => (
            actor.map_or_else(|| site().begins(), |seat| site().quiet_move(look.to.names.of(seat))),
            told.as_slice(),
        ),
    };
    html! {
        div .capt aria-live="polite" aria-atomic="true" {
            h1 #moment class=[actor.map(|seat| format!("s{}", seat.0 + 1))] tabindex="-1" { (first) }
            @if !rest.is_empty() { p { @for line in rest { (line.text) " " } } }
        }
    }
}

/// Whose eyes one looks with, and what that seat held at the moment.
fn eyes<G: Draw + Secrets>(look: &Look<'_, G>, replay: Replay<'_>) -> Markup {
    let names = look.to.names;
    html! {
        div .eyes {
            nav .picks aria-label=(site().through_eyes()) {
                @for (seat, _) in look.table.desk().seats() {
                    a .btn href=(address(replay.id, replay.rail.at, Some(seat)))
                        aria-current=[(look.eyes == Some(seat)).then_some("true")] {
                        (face(seat, names)) bdi { (names.of(seat)) }
                    }
                }
            }
            (hands::at_moment(look))
        }
    }
}

/// Any moment at once.
fn slider<G: Draw>(replay: Replay<'_>) -> Markup {
    let Replay { id, rail, wanted } = replay;
    html! {
        form .slider method="get" action={ "/t/" (id) } {
            @if let Some(seat) = wanted { (parts::hidden("as", seat)) }
            b #turn-place { (rail.turn::<G>()) }
            (rail.show::<G>())
            span #place { (site().moment(rail.at, rail.last)) }
            noscript { button .btn type="submit" { (site().go_on()) } }
        }
    }
}

/// Turn by turn and move by move, and all by itself.
fn steps<G: Draw>(replay: Replay<'_>) -> Markup {
    let (site, rail) = (site(), replay.rail);
    let [back, on, turn] = if G::COUNTS_ROUNDS {
        [site.previous_round(), site.next_round(), site.step_round()]
    } else {
        [site.previous_turn(), site.next_turn(), site.step_turn()]
    };
    let (before, after) = (rail.at.saturating_sub(1).max(rail.first), (rail.at + 1).min(rail.last));
    let link = |id: &str, to: usize, name: &str, label: &Markup| {
        html! { a id=(id) .btn href=(replay.link(to)) aria-label=(name) title=(name) { (label) } }
    };
    let to_past = |sign: &str, label: &str| html! { (icon(sign)) " " span { (label) } };
    let to_come = |sign: &str, label: &str| html! { span { (label) } " " (icon(sign)) };
    html! {
        nav #steps .steps aria-label=(site.steps()) {
            (link("prev-turn", rail.turn_before(), &back, &to_past("back-turn", &turn)))
            (link("prev", before, &site.previous_move(), &to_past("back", &site.step_move())))
            button #play .btn .main type="button" {
                span .go { (icon("play")) " " span { (site.play_moments()) } }
                span .stop { (icon("pause")) " " span { (site.stage_pause()) } }
                kbd aria-hidden="true" { (site.space_key()) }
            }
            (link("next", after, &site.next_move(), &to_come("back", &site.step_move())))
            (link("next-turn", rail.turn_after(), &on, &to_come("back-turn", &turn)))
        }
    }
}

/// How fast it plays; which one is chosen is the page's.
fn paces() -> Markup {
    let site = site();
    let paces =
        [("slow", site.speed_slow()), ("normal", site.speed_normal()), ("fast", site.speed_fast())];
    html! {
        fieldset .paces {
            legend .vh { (site.speed()) }
            @for (pace, label) in &paces {
                label {
                    input id={ "pace-" (pace) } type="radio" name="pace" value=(pace)
                        checked[*pace == "normal"];
                    span { (label) }
                }
            }
        }
    }
}

/// The link to what is seen, and the way back.
fn ways<G: Draw + Secrets>(look: &Look<'_, G>, replay: Replay<'_>) -> Markup {
    let (site, is_over) = (site(), look.table.desk().is_over());
    let link = address(replay.id, replay.rail.at, look.eyes.filter(|_| is_over));
    html! {
        div .onward {
            button #copy-moment .btn type="button" data-link=(link) data-done=(site.copied()) {
                (icon("link")) " " span { (site.copy_moment()) }
            }
            a #to-table href={ "/t/" (replay.id) } {
                @if is_over { (site.to_result()) } @else { (site.to_table()) }
            }
            p #copied role="status" {}
            label #by-hand hidden { (site.copy_by_hand()) " " input readonly; }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::GameKind;
    use testkit::rehearsal::{Manner, Rehearsal, RehearsalPlan, RehearsalRules};
    use words::Locale;

    use super::show;
    use crate::core::text::{site, speaking_now};
    use crate::exhibit::Exhibit;

    /// Words that speak to the reader.
    const ADDRESSES: [(Locale, &[&str]); 3] = [
        (Locale::En, &["you", "your", "yours", "you’re", "you’ve"]),
        (Locale::Fr, &["tu", "toi", "ton", "ta", "tes", "te", "vous"]),
        (Locale::Es, &["tú", "tu", "tus", "te", "ti", "contigo"]),
    ];

    /// What can be read or heard of a page: texts, labels and titles, in pieces.
    /// Cards say what is printed on them, to everyone.
    fn said(page: &str) -> impl Iterator<Item = &str> {
        let parts = page.split("<span class=\"fn\">").enumerate();
        let without_cards = parts.map(|(n, part)| if n == 0 { part } else { past_span(part) });
        without_cards.flat_map(|part| part.split(['<', '>', '"']))
    }

    fn past_span(part: &str) -> &str {
        part.split_once("</span>").map_or("", |(_, rest)| rest)
    }

    fn addresses<'a>(page: &'a str, words: &'static [&str]) -> impl Iterator<Item = &'a str> {
        let is_address = |word: &str| words.contains(&word.to_lowercase().as_str());
        said(page).filter(move |piece| {
            let mut parts = piece.split(|c: char| !c.is_alphabetic() && c != '’');
            parts.any(is_address)
        })
    }

    /// No moment of a game that is seen through the eyes of another speaks to them.
    #[test]
    fn nobody_is_spoken_to_as_someone_else() {
        let mut found = BTreeSet::new();
        for kind in GameKind::ALL {
            let (manner, rules) = (Manner::Greedy, RehearsalRules::Standard);
            let mut rehearsal =
                Rehearsal::new(RehearsalPlan { kind, players: 2, seed: 7, manner, rules });
            rehearsal.start();
            rehearsal.play_to(usize::MAX);
            let kept = Exhibit::new(rehearsal.table().clone(), rehearsal.people()).kept;
            let user = &rehearsal.users()[0];
            for (from, (locale, words)) in ADDRESSES.into_iter().enumerate() {
                let own_notes = speaking_now(locale, || site().notes());
                // The log of each page holds the lines of fifty moments: every line is read.
                for at in (from..=kept.table.n_moments()).step_by(3) {
                    let page = speaking_now(locale, || show(&kept, Some(user), at, Some(1))).0;
                    let live = page.split("id=\"news\"").next().unwrap_or_default();
                    let spoken = addresses(live, words).filter(|piece| *piece != own_notes);
                    found.extend(spoken.map(|piece| format!("{kind}, {locale}: {piece}")));
                }
            }
        }
        assert!(found.is_empty(), "{found:#?}");
    }
}
