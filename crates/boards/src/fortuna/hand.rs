//! Beside the question: dice, amounts, nearby things, and the privilege cards.

use ::fortuna::action::PrivilegePlay;
use ::fortuna::card::{ActionCard, Building, Cube, Helper, MAX_MONEY, Privilege};
use ::fortuna::powers::powers;
use ::fortuna::score::card_points;
use ::fortuna::state::Province;
use ::fortuna::{Action, Decision, Fortuna};
use maud::{Markup, html};
use words::fortuna::board::{self, BoardCount, Of};
use words::fortuna::caption::{Caption, caption};
use words::fortuna::help;

use super::{card, look, spots, supply};
use crate::parts::{open_hand, small_card};
use crate::{Sight, icon};

pub(super) fn show(at: &Sight<'_, Fortuna>) -> Markup {
    html! {
        (dice(at))
        @if !at.answers.is_empty() { (choice(at)) }
        (offer(at))
        (privileges(at))
    }
}

/// The active player's dice.
pub(super) fn dice(at: &Sight<'_, Fortuna>) -> Markup {
    let table = &at.view.table;
    let what = if table.turn.rolled.is_empty() { Of::Dice } else { Of::Roll };
    let n = table.own().dice.max(table.turn.rolled.count());
    html! {
        div #roll .lbl .roll {
            span .caps { (at.mark("dice")) (board::of(&at.to, what, table.active)) }
            div .dice {
                @for place in 0..n { (die(at, place)) }
            }
        }
    }
}

fn die(at: &Sight<'_, Fortuna>, place: u8) -> Markup {
    let words = at.to.words;
    let turn = &at.view.table.turn;
    let value = turn.rolled.get(usize::from(place)).copied();
    let used = turn.rolled.iter().position(|value| *value == turn.die);
    let is_used = used == Some(usize::from(place));
    let (spot, label) = match value {
        Some(value) => (spots::die(value), board::die(words, value, is_used)),
        None => (spots::ROLL.to_owned(), caption(words, Caption::BlankDie)),
    };
    let class = match (value, is_used) {
        (None, _) => "die blank",
        (_, true) => "die sel",
        _ => "die",
    };
    // A rolled die has another id than an unrolled one, so that it is seen to roll.
    let id = if value.is_some() { "die" } else { "blank" };
    at.thing(format!("{id}-{place}"))
        .spot(spot)
        .class(class)
        .label(label)
        .show(&look::face(value.unwrap_or(0)))
}

/// The choices that are not on the board, or too far from the finger.
fn choice(at: &Sight<'_, Fortuna>) -> Markup {
    match at.question {
        Some(Decision::Convert { into }) => amounts(at, look::cube_icon(*into), |_| None),
        Some(Decision::Sell { goods }) => sales(at, *goods),
        Some(Decision::Hire { helper }) => {
            let owned = at.view.table.own().helpers(*helper);
            let price = |n| Some(Province::hiring_price(*helper, owned, n));
            amounts(at, look::helper_icon(*helper), price)
        }
        Some(Decision::Build) => near(
            at,
            &html! {
                @for building in Building::ALL {
                    (supply::pile(at, building, format!("near-{building}")))
                }
            },
        ),
        Some(Decision::Corruption) => near(at, &cards(at)),
        Some(Decision::Swap) => swap(at),
        _ => html! {},
    }
}

fn sales(at: &Sight<'_, Fortuna>, goods: Cube) -> Markup {
    let own = at.view.table.own();
    let most = u16::from(MAX_MONEY - own.money);
    let money = |n| {
        let money = u16::from(n) * u16::from(powers(own).sale_price(goods));
        u8::try_from(money.min(most)).ok()
    };
    amounts(at, look::cube_icon(goods), money)
}

/// One tile for each amount, with the money paid or gained.
fn amounts(at: &Sight<'_, Fortuna>, of: &str, money: impl Fn(u8) -> Option<u8>) -> Markup {
    let n_most = (1..=u8::MAX).take_while(|n| at.is_lit(&spots::amount(*n))).count();
    let n_most = u8::try_from(n_most).unwrap_or(u8::MAX);
    html! {
        div .lbl .pick {
            span .caps { (caption(at.to.words, Caption::Amounts)) }
            div .amounts {
                @for n in 1..=n_most {
                    (at.thing(spots::amount(n)).class("amount").show(&html! {
                        b { (n) (icon(of)) }
                        @if let Some(money) = money(n) { small { (icon("money")) (money) } }
                    }))
                }
            }
        }
    }
}

/// Things from the board, repeated for small screens.
fn near(at: &Sight<'_, Fortuna>, things: &Markup) -> Markup {
    html! {
        div .lbl .near {
            span .caps { (caption(at.to.words, Caption::Choices)) }
            div .small-cards { (things) }
        }
    }
}

/// The cards on the board that answer the question.
fn cards(at: &Sight<'_, Fortuna>) -> Markup {
    let lit = ActionCard::ALL.into_iter();
    html! {
        @for which in lit.filter(|which| at.is_lit(&spots::card(*which))) { (card::small(at, which)) }
    }
}

fn swap(at: &Sight<'_, Fortuna>) -> Markup {
    let words = at.to.words;
    let Some(given) = at.view.table.turn.chosen else {
        return html! {};
    };
    html! {
        div .lbl .exchange {
            span .caps { (caption(words, Caption::Exchange)) }
            div .pair {
                span class={ "card act small gone " (look::card_class(given)) } { (card::band(at, given)) }
                (icon("swap"))
                span .come { (icon("lock")) (caption(words, Caption::TakePlace)) }
            }
            div .small-cards { (cards(at)) }
        }
    }
}

fn offer(at: &Sight<'_, Fortuna>) -> Markup {
    let offer = at.view.offer();
    html! {
        @if !offer.is_empty() {
            div .lbl .offer {
                span .caps { (caption(at.to.words, Caption::Offer)) }
                div .priv {
                    @for which in offer.kinds() {
                        (privilege(at, which, offer.count(which), &spots::offer(which)))
                    }
                }
            }
        }
    }
}

/// The viewer's privilege cards, equal ones in one pile.
fn privileges(at: &Sight<'_, Fortuna>) -> Markup {
    let hand = at.view.own_hand();
    let many = if hand.kinds().count() > 3 { " many" } else { "" };
    html! {
        @if !hand.is_empty() {
            div .lbl .pv {
                span .caps { (at.mark("hand")) (caption(at.to.words, Caption::Privileges)) }
                div class={ "priv" (many) } {
                    @for which in hand.kinds() {
                        (privilege(at, which, hand.count(which), &spots::held(which)))
                    }
                }
            }
        }
    }
}

pub(super) fn held(at: &Sight<'_, Fortuna>) -> Markup {
    let (words, Some(seat)) = (at.to.words, at.eyes) else {
        return html! {};
    };
    let hand = at.view.own_hand();
    let cards = html! {
        @for which in hand.kinds() {
            @let (mark, material) = look::privilege_look(which);
            @let n = hand.count(which);
            @let copies = (n > 1).then(|| board::count(words, BoardCount::Copies, n));
            (small_card(material, mark, &board::privilege(words, which), copies.as_deref()))
        }
    };
    open_hand(seat, &caption(words, Caption::Held), &cards)
}

fn privilege(at: &Sight<'_, Fortuna>, which: Privilege, n: u8, spot: &str) -> Markup {
    let words = at.to.words;
    let (mark, material) = look::privilege_look(which);
    let thing = at
        .thing(spot)
        .class(format!("card privc {material}"))
        .about(format_args!("privilege-{which}"))
        .wish(plays(which).filter(|_| at.view.own_hand().count(which) > 0));
    thing.show(&html! {
        (look::picture(&format!("privilege-{which}")))
        span .band {
            (icon(mark)) span .role { (board::privilege(words, which)) }
            @if n > 1 { span .val { (board::count(words, BoardCount::Copies, n)) } }
        }
        span .fn { (help::privilege(words, which)) }
        (worth(at, which, n, spot))
    })
}

/// The card by itself, for reference pages.
pub(super) fn picture(at: &Sight<'_, Fortuna>, which: Privilege) -> Markup {
    let (mark, material) = look::privilege_look(which);
    html! {
        span class={ "card privc " (material) } {
            (look::picture(&format!("privilege-{which}")))
            span .band { (icon(mark)) span .role { (board::privilege(at.to.words, which)) } }
            span .fn { (help::privilege(at.to.words, which)) }
        }
    }
}

fn worth(at: &Sight<'_, Fortuna>, which: Privilege, n: u8, spot: &str) -> Markup {
    let words = at.to.words;
    let own = at.eyes.map(|seat| &at.view.table.provinces[seat.index()]);
    let points = own.map_or(0, |own| n * card_points(which, own));
    let is_held = spot == spots::held(which);
    html! {
        span .worth {
            @if plays(which).is_none() {
                span .w { (caption(words, Caption::Worth)) }
                span { (board::count(words, BoardCount::Points, points)) }
            } @else if is_held && at.is_lit(spot) {
                span { (caption(words, Caption::PlayIt)) }
            } @else if is_held {
                span .w { (caption(words, Caption::Unused)) }
            }
        }
    }
}

fn plays(which: Privilege) -> Option<Action> {
    let gifts = Cube::ALL.map(|cube| PrivilegePlay::Gift(cube, cube));
    let plays =
        gifts.into_iter().chain([PrivilegePlay::Recruit(Helper::Vestal), PrivilegePlay::Advance]);
    plays.into_iter().find(|play| play.card() == which).map(Action::Play)
}
