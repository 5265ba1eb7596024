//! What an answer gains, and what the others get: from what everyone sees.
#![expect(clippy::wildcard_enum_match_arm, reason = "most answers and events tell no gain")]

use engine::{Game, Rng, Seat};
use fortuna::card::{Building, Cube, Favour, Helper, PALACE, Privilege};
use fortuna::powers::powers;
use fortuna::score::card_points;
use fortuna::{Action, Decision, Event, Fortuna, View};

use super::things;
use crate::Reader;
use crate::message::say;

/// In a sentence; none where the answer says it all.
pub(super) fn line(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
    match action {
        Action::Use(_) => Some(say!(to, fortuna_hint_use, gains = gained(to, view, action)?)),
        Action::Command(_) => {
            Some(say!(to, fortuna_hint_command, gains = gained(to, view, action)?))
        }
        Action::Copy(card) => {
            let owner = view.table.edge_with(card).and_then(|edge| view.table.owner(edge));
            let gains = gained(to, view, action)?;
            let n = usize::from(owner.is_some());
            Some(say!(
                to,
                fortuna_hint_copy,
                gains = gains,
                n = n,
                others = to.all(owner.as_slice())
            ))
        }
        Action::Swap(card) => {
            let gave = things::card_noun(to.words, view.table.turn.chosen?);
            let owner = view.table.owner(view.table.edge_with(card)?);
            let edge = things::edge(to, &view.table.options, owner);
            let took = things::card_noun(to.words, card);
            Some(say!(to, fortuna_hint_swap, took = took, gave = gave, edge = edge))
        }
        Action::Convert(1..)
        | Action::Sell(1..)
        | Action::Hire(1..)
        | Action::Gain(_)
        | Action::Collect
        | Action::Play(_) => Some(say!(to, fortuna_hint_gain, gains = gained(to, view, action)?)),
        Action::Build(building) => Some(build(to, view, building)),
        Action::Fulfil(favour, n) => Some(favoured(to, view, favour, n)),
        Action::Please(favour) => Some(favoured(to, view, favour, 0)),
        Action::Keep(card) => keep(to, view, card),
        Action::Draft(_) => Some(say!(to, fortuna_hint_draft)),
        _ => None,
    }
}

fn build(to: &Reader<'_>, view: &View, building: Building) -> String {
    let left = view.table.piles[building.index()].saturating_sub(1);
    say!(to, fortuna_hint_build, n = left)
}

/// Steps and privilege cards. The favour card is closed for the others then. FOR 7.4.
fn favoured(to: &Reader<'_>, view: &View, favour: Favour, goods: u8) -> String {
    let own = view.table.own();
    let steps = match favour {
        Favour::Fortuna => powers(own).fortuna_steps(),
        Favour::Religion => own.vestals,
        Favour::Water | Favour::Orgy | Favour::Food | Favour::Battle => goods,
    };
    let spaces = things::spaces(to.words, steps.min(PALACE.saturating_sub(own.road)));
    let tokens = view.table.tokens[favour.index()];
    say!(to, fortuna_hint_favour, spaces = spaces, tokens = tokens)
}

fn keep(to: &Reader<'_>, view: &View, card: Privilege) -> Option<String> {
    let points = card_points(card, view.table.own());
    (points > 0).then(|| say!(to, fortuna_hint_keep, points = points))
}

/// What the asker certainly gets, if anything.
fn gained(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
    let world = Fortuna::imagine(view, &mut Rng::new(0));
    let gains = Gains::of(world, view.table.active, action)?;
    let cubes = Cube::ALL.into_iter().zip(gains.cubes).filter(|(_, n)| *n > 0);
    let mut parts: Vec<String> = cubes.map(|(cube, n)| things::cubes(to.words, cube, n)).collect();
    let helpers = gains.helpers.into_iter();
    parts.extend(helpers.map(|(helper, n)| things::helpers(to.words, helper, n)));
    if gains.money > 0 {
        parts.push(things::money(to.words, gains.money));
    }
    if gains.dice > 0 {
        parts.push(things::dice(to.words, gains.dice));
    }
    if gains.spaces > 0 {
        parts.push(things::spaces(to.words, gains.spaces));
    }
    (!parts.is_empty()).then(|| to.words.list(parts))
}

/// What an answer brings for certain, up to the next throw or draw.
#[derive(Debug, Default, PartialEq)]
struct Gains {
    cubes: [u8; Cube::ALL.len()],
    helpers: Vec<(Helper, u8)>,
    money: u16,
    dice: u8,
    spaces: u8,
}

impl Gains {
    /// Cards that ask how much are taken to give as much as they can.
    fn of(mut world: Fortuna, seat: Seat, action: Action) -> Option<Self> {
        let mut events = Vec::new();
        world.apply(action, &mut events).ok()?;
        let asked = world.pending().filter(|(asked, _)| *asked == seat).map(|(_, asked)| *asked);
        if let Some(Decision::Sell { .. } | Decision::Hire { .. }) = asked {
            let legal = world.legal_actions();
            let most = |action: &&Action| matches!(action, Action::Sell(1..) | Action::Hire(1..));
            let most = legal.iter().rfind(most).copied();
            if let Some(most) = most {
                world.apply_unchecked(most, &mut events);
            }
        }
        let mut gains = Self::default();
        for event in events {
            gains.add(seat, event);
        }
        Some(gains)
    }

    fn add(&mut self, seat: Seat, event: Event) {
        match event {
            Event::Took { seat: own, cube, n } if own == seat => self.cubes[cube as usize] += n,
            Event::Hired { seat: own, helper, n, .. } if own == seat => {
                self.helpers.push((helper, n));
            }
            Event::Sold { seat: own, money, .. } if own == seat => self.money += money,
            Event::Gained { seat: own, money } if own == seat => self.money += u16::from(money),
            Event::GainedDie { seat: own } if own == seat => self.dice += 1,
            Event::Moved { seat: own, from, to } if own == seat => self.spaces += to - from,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use games::GameKind;

    use super::*;

    /// What is told of an imagined world comes true: no dice and no hidden card decide it.
    #[test]
    fn what_a_hint_promises_comes_true() {
        let options = games::options::<Fortuna>(
            GameKind::Fortuna,
            games::toml::from_str("players = 3").unwrap(),
        )
        .unwrap();
        let mut n_gains = 0;
        for number in 0..20 {
            let mut game = Fortuna::new(&options, Seed::from_number(number)).unwrap();
            let mut rng = Rng::new(number);
            while let Some((seat, _)) = game.pending() {
                let view = game.view(Some(seat));
                let legal = game.legal_actions();
                for &action in &*legal {
                    let told = Gains::of(Fortuna::imagine(&view, &mut Rng::new(0)), seat, action);
                    assert_eq!(Gains::of(game.clone(), seat, action), told, "{number}: {action}");
                    n_gains += usize::from(told.is_some_and(|told| told != Gains::default()));
                }
                let action = legal[rng.below(legal.len())];
                game.apply(action, &mut engine::NoEvents).unwrap();
            }
        }
        assert!(n_gains > 1000, "{n_gains}");
    }
}
