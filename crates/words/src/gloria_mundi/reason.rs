//! What an answer gains, and what the others get: from what everyone sees.
#![expect(clippy::wildcard_enum_match_arm, reason = "most answers and events tell no gain")]

use engine::Seat;
use gloria_mundi::card::{Production, Symbol};
use gloria_mundi::{Action, Decision, Event, View};

use super::{effect, things};
use crate::Reader;
use crate::message::say;

/// In a sentence; none where the answer says it all.
pub(super) fn line(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
    let (seat, decision) = view.pending()?;
    match (action, decision) {
        (Action::Play(card), _) => Some(play(to, view, seat, card)),
        (Action::Buy(slot, _), _) => buy(to, view, slot),
        (Action::Tribute, _) => {
            let (_, icons) = effect::advance(view);
            let lost = things::icons(to.words, icons);
            (icons.sum() > 0).then(|| say!(to, gm_hint_tribute, icons = lost))
        }
        (Action::Decline, Decision::Tribute) => {
            let kept = things::price(to.words, effect::tribute(view));
            let (n, _) = effect::advance(view);
            Some(say!(to, gm_hint_no_tribute, kept = kept, n = n))
        }
        (Action::Use(_), Decision::Activate | Decision::Instead)
        | (Action::Produce(_) | Action::Times(_) | Action::Take(..), _) => {
            let gains = gained(to, view, seat, action)?;
            Some(say!(to, gm_hint_gain, gains = gains))
        }
        _ => None,
    }
}

/// What cards of a type produce for everyone, if no building is used instead. GLM 4.2, 4.5.
fn play(to: &Reader<'_>, view: &View, seat: Seat, card: Production) -> String {
    let n_cards = |seat: Seat| view.table.estates[seat.index()].n_cards(card);
    let others = Seat::all(view.table.n_players).filter(|other| *other != seat).map(n_cards);
    let produced = |n: u8| things::n_symbols(to.words, card.resource().symbol(), n);
    let (own, others) = (n_cards(seat).saturating_add(1), others.fold(0, u8::saturating_add));
    say!(to, gm_hint_play, own = produced(own), n = others, others = produced(others))
}

fn buy(to: &Reader<'_>, view: &View, slot: u8) -> Option<String> {
    let card = view.table.forum.get(usize::from(slot)).copied().flatten()?;
    let steps = view.edition.options.deck.cards.get(card.index())?.steps;
    if steps == 0 {
        return Some(say!(to, gm_hint_buy_power));
    }
    let left = effect::africa(view).saturating_sub(view.table.own().steps.saturating_add(steps));
    Some(say!(to, gm_hint_buy, steps = things::steps(to.words, steps), n = left))
}

/// What the asker gets before anyone is asked again, if anything.
fn gained(to: &Reader<'_>, view: &View, seat: Seat, action: Action) -> Option<String> {
    let (_, events) = effect::tried(view, action)?;
    let gains = gains(seat, &events);
    let gains = Symbol::ALL.into_iter().zip(gains).filter(|(_, n)| *n > 0);
    let gains: Vec<String> =
        gains.map(|(symbol, n)| things::n_symbols(to.words, symbol, n)).collect();
    (!gains.is_empty()).then(|| to.words.list(gains))
}

fn gains(seat: Seat, events: &[Event]) -> [u16; Symbol::ALL.len()] {
    let mut gains = [0; Symbol::ALL.len()];
    for event in events {
        let (symbol, n) = match *event {
            Event::Gained { seat: own, symbol, n, .. } if own == seat => (symbol, n),
            Event::Produced { seat: own, resource, n } if own == seat => (resource.symbol(), n),
            Event::Recovered { seat: own, resource } if own == seat => (resource.symbol(), 1),
            _ => continue,
        };
        gains[symbol.index()] += u16::from(n);
    }
    gains
}

#[cfg(test)]
mod tests {
    use engine::{Game, NoEvents, Rng, Seed};
    use games::GameKind;
    use gloria_mundi::GloriaMundi;

    use super::*;

    /// What is told of an imagined world comes true: the pile decides none of it.
    #[test]
    fn what_a_hint_promises_comes_true() {
        let options = games::options::<GloriaMundi>(
            GameKind::GloriaMundi,
            games::toml::from_str("players = 3").unwrap(),
        )
        .unwrap();
        let mut n_gains = 0;
        for number in 0..10 {
            let mut game = GloriaMundi::new(&options, Seed::from_number(number)).unwrap();
            let mut rng = Rng::new(number);
            while let Some((seat, _)) = game.pending() {
                let view = game.view(Some(seat));
                let legal = game.legal_actions();
                for &action in &*legal {
                    let told = effect::tried(&view, action).map(|(_, events)| gains(seat, &events));
                    let mut events = Vec::new();
                    game.clone().apply(action, &mut events).unwrap();
                    assert_eq!(Some(gains(seat, &events)), told, "{number}: {action}");
                    n_gains += usize::from(gains(seat, &events) != [0; Symbol::ALL.len()]);
                }
                let action = legal[rng.below(legal.len())];
                game.apply(action, &mut NoEvents).unwrap();
            }
        }
        assert!(n_gains > 500, "{n_gains}");
    }
}
