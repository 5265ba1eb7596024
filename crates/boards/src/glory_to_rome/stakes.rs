//! What a decision is about, in one line: the viewer's stockpile, clients and vault with limits.

use ::glory_to_rome::GloryToRome;
use maud::{Markup, html};
use words::glory_to_rome::board::{self, Label};
use words::glory_to_rome::things;

use crate::{Sight, icon};

pub(super) fn show(at: &Sight<'_, GloryToRome>) -> Markup {
    let (words, Some(seat)) = (at.to.words, at.eyes) else {
        return html! {};
    };
    let table = &at.view.table;
    let player = table.player(seat);
    let label = |label| board::label(words, label);
    html! {
        ul #stakes .stakes aria-label=(label(Label::Stockpile)) {
            @if player.stockpile.materials().next().is_none() {
                li .stake .zero { span .caps { (label(Label::Stockpile)) } b { "0" } }
            }
            @for material in player.stockpile.materials() {
                @let n = player.stockpile.of(material);
                @let heard = things::so_much(words, material, n);
                li class={ "stake t-" (material) } title=(heard) {
                    (icon(material.slug())) b aria-hidden="true" { (n) } span .vh { (heard) }
                }
            }
            li .stake {
                span .caps { (label(Label::Clients)) }
                b { (player.clients.sum()) "/" (table.clientele_limit(seat)) }
            }
            li .stake {
                span .caps { (label(Label::Vault)) }
                b { (player.vault_size()) "/" (table.vault_limit(seat)) }
            }
        }
    }
}
