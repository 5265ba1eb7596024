//! The order of play, and the money track.

use ::fortuna::Fortuna;
use ::fortuna::card::MAX_MONEY;
use engine::Seat;
use maud::{Markup, html};
use words::fortuna::board::{self, BoardCount};
use words::fortuna::caption::{Caption, caption};

use crate::{Sight, icon, token};

const STEPS: [&str; 4] = ["I", "II", "III", "IV"];

pub(super) fn show(at: &Sight<'_, Fortuna>) -> Markup {
    html! {
        section .fort .slab { (podium(at)) (wealth(at)) }
    }
}

fn podium(at: &Sight<'_, Fortuna>) -> Markup {
    let table = &at.view.table;
    let words = at.to.words;
    html! {
        div .stand {
            h3 .caps {
                (at.mark("podium"))
                (at.zone("podium", &caption(words, Caption::Podium))) " · " (board::count(words, BoardCount::Round, table.round))
            }
            ol .podium {
                @for (seat, step) in table.podium.iter().zip(STEPS) {
                    li class={ "st-" (step) (turn(at, *seat)) } {
                        span id={ "rank-" (seat.0) } .rank {
                            (token(*seat, at.to.names.of(*seat)))
                            span .vh { (at.to.names.of(*seat)) }
                        }
                        span .st aria-hidden="true" {
                            (step)
                            @if step == "I" { (icon("glory")) }
                        }
                    }
                }
            }
        }
    }
}

fn turn(at: &Sight<'_, Fortuna>, seat: Seat) -> &'static str {
    if at.view.pending().is_some_and(|(asked, _)| asked == seat) { " now" } else { "" }
}

fn wealth(at: &Sight<'_, Fortuna>) -> Markup {
    html! {
        div .wealth {
            h3 .caps { (at.mark("wealth")) (icon("money")) (at.zone("wealth", &caption(at.to.words, Caption::Wealth))) }
            ol { @for money in 0..=MAX_MONEY { (step(at, money)) } }
        }
    }
}

fn step(at: &Sight<'_, Fortuna>, money: u8) -> Markup {
    let provinces = &at.view.table.provinces;
    let there: Vec<Seat> =
        at.seats().filter(|seat| provinces[seat.index()].money == money).collect();
    html! {
        li {
            span class={ "purses n" (there.len()) } {
                @for seat in there {
                    span id={ "purse-" (seat.0) } .purse {
                        (token(seat, at.to.names.of(seat)))
                        span .vh { (at.to.names.of(seat)) }
                    }
                }
            }
            span .n { (money) }
        }
    }
}
