//! What a decision is about, in one line: the viewer's goods, money, dice and privilege cards.

use ::fortuna::Fortuna;
use ::fortuna::card::Cube;
use maud::{Markup, html};
use words::fortuna::board::{self, BoardCount};
use words::fortuna::caption::{Caption, caption};
use words::fortuna::things;

use super::look;
use crate::{Sight, icon};

pub(super) fn show(at: &Sight<'_, Fortuna>) -> Markup {
    let (words, Some(seat)) = (at.to.words, at.eyes) else {
        return html! {};
    };
    let own = &at.view.table.provinces[seat.index()];
    let n_cards = at.view.hands[seat.index()].len();
    let stake = |class: &str, sign: &str, n: u8, heard: &str| {
        html! {
            li class={ "stake " (class) @if n == 0 { " zero" } } title=(heard) {
                (icon(sign)) b aria-hidden="true" { (n) } span .vh { (heard) }
            }
        }
    };
    html! {
        ul #stakes .stakes aria-label=(caption(words, Caption::Goods)) {
            @for cube in Cube::ALL {
                @let n = own.cube(cube);
                (stake(&format!("r-{cube}"), look::cube_icon(cube), n, &things::cubes(words, cube, n)))
            }
            (stake("r-money", "money", own.money, &things::money(words, own.money)))
            (stake("dice", "die", own.dice, &things::dice(words, own.dice)))
            (stake("", "privilege", n_cards, &board::count(words, BoardCount::Hand, n_cards)))
        }
    }
}
