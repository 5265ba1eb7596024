//! A player's camp, as in the box: influence at the top, clients on the left, stockpile at the
//! bottom, vault on the right, buildings in the middle.

use ::glory_to_rome::bag::Counts;
use ::glory_to_rome::card::{Material, Role};
use ::glory_to_rome::options::VaultView;
use ::glory_to_rome::state::START_INFLUENCE;
use ::glory_to_rome::{GloryToRome, View};
use engine::Seat;
use maud::{Markup, html};
use words::glory_to_rome::board::{self, Label};
use words::glory_to_rome::things;

use super::{buildings, spots, turn, wish};
use crate::{Sight, face, icon};

/// The viewer's camp; for a spectator, that of the first seat.
pub(super) fn own(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    html! {
        section #{ "camp-" (seat) } class={ "me camp slab s" (seat.0 + 1) } tabindex="-1" aria-label=(board::camp(&at.to, seat)) {
            (head(at, seat))
            (clients(at, seat, true))
            (influence(at, seat, true))
            (buildings::own(at, seat))
            (vault(at, seat, true))
            (stockpile(at, seat, true))
        }
    }
}

/// The other camps, clockwise from the viewer.
pub(super) fn others(at: &Sight<'_, GloryToRome>, seats: &[Seat]) -> Markup {
    html! {
        section class={ "opps n" (seats.len()) } aria-label=(board::label(at.to.words, Label::Others)) {
            (at.mark("others"))
            @for &seat in seats { (small(at, seat)) }
        }
    }
}

/// A camp in small.
fn small(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    html! {
        article #{ "camp-" (seat) } class={ "camp slab s" (seat.0 + 1) } tabindex="-1" aria-label=(board::camp(&at.to, seat)) {
            (head(at, seat))
            (at.held(seat))
            (influence(at, seat, false))
            (clients(at, seat, false))
            (buildings::others(at, seat))
            (vault(at, seat, false))
            (stockpile(at, seat, false))
        }
    }
}

/// The camp of a seat for a picture, by the name `place-N`.
pub(super) fn part(at: &Sight<'_, GloryToRome>, name: &str) -> Option<Markup> {
    let seat: u8 = name.strip_prefix("place-")?.parse().ok()?;
    let seat = at.seats().find(|other| other.0 == seat)?;
    Some(html! { div .opps .n3 { (small(at, seat)) } })
}

fn head(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let (to, player) = (&at.to, at.view.table.player(seat));
    let name = to.names.of(seat);
    let hand = board::hand(to.words, player.hand_size(), player.jacks);
    html! {
        h2 .who {
            (face(seat, at.to.names))
            (at.thing(spots::head(seat)).class("nm").show(&html! { (name) }))
            @if to.is(seat) { span .tag .you { (board::label(to.words, Label::You)) } }
            (at.laurel(seat))
            (turn::tags(at, seat))
            (played(at, seat))
            span .meta {
                span title=(hand) role="img" aria-label=(hand) {
                    (icon("hand")) (player.hand_size())
                    @if player.jacks > 0 { span .jacks { (icon("jack")) (player.jacks) } }
                }
                @if let Some(known) = at.player(seat) { (known.notes) }
            }
        }
    }
}

fn played(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let (words, player) = (at.to.words, at.view.table.player(seat));
    html! {
        @if !player.camp.is_empty() || player.camp_jacks > 0 {
            span .played {
                @for material in player.camp.materials() {
                    @let n = player.camp.of(material);
                    (at.thing(spots::played(seat, material))
                        .class(format!("mini m-{material}"))
                        .label(board::played(words, material, n))
                        .count(n)
                        .from(spots::head(seat))
                        .show(&html! { (icon(material.role().slug())) @if n > 1 { b { (n) } } }))
                }
                @if player.camp_jacks > 0 {
                    (at.thing(spots::played_jack(seat))
                        .class("mini m-jack")
                        .label(things::jacks(words, player.camp_jacks))
                        .from(spots::head(seat))
                        .show(&html! { (icon("jack")) @if player.camp_jacks > 1 { b { (player.camp_jacks) } } }))
                }
            }
        }
    }
}

/// The heading of a zone, which explains itself in the viewer's camp.
fn heading(
    at: &Sight<'_, GloryToRome>,
    label: Label,
    name: &str,
    is_own: bool,
    count: &Markup,
) -> Markup {
    let text = board::label(at.to.words, label);
    html! {
        h3 .caps {
            @if is_own {
                (at.mark(name))
                (at.zone(name, &text))
            } @else { span { (text) } }
            (count)
        }
    }
}

fn influence(at: &Sight<'_, GloryToRome>, seat: Seat, is_own: bool) -> Markup {
    let n = at.view.table.player(seat).influence;
    html! {
        div .inf .well .row {
            (heading(at, Label::Influence, "influence", is_own, &html! { b .num { (n) } }))
            @for material in sites_of(at.view, seat) {
                span class={ "sq fill m-" (material) } title=(things::material(at.to.words, material)) {
                    (icon(material.slug()))
                }
            }
        }
    }
}

/// The sites that became influence, unless a Prison has moved some: then only the sum is known.
fn sites_of(view: &View, seat: Seat) -> Vec<Material> {
    let player = view.table.player(seat);
    let sites: Vec<Material> = player.complete.into_iter().map(|b| player.site_of(b)).collect();
    let sum: u8 = sites.iter().map(|site| site.value()).sum();
    if START_INFLUENCE + sum == player.influence { sites } else { Vec::new() }
}

fn clients(at: &Sight<'_, GloryToRome>, seat: Seat, is_own: bool) -> Markup {
    let table = &at.view.table;
    let player = table.player(seat);
    let count =
        html! { span { b .num { (player.clients.sum()) } "/" (table.clientele_limit(seat)) } };
    html! {
        div .cli .well {
            (heading(at, Label::Clients, "clients", is_own, &count))
            ul {
                @for role in Role::ALL {
                    @if is_own || player.clients.of_role(role) > 0 { li { (client(at, seat, role, is_own)) } }
                }
            }
        }
    }
}

fn client(at: &Sight<'_, GloryToRome>, seat: Seat, role: Role, is_own: bool) -> Markup {
    let (words, player) = (at.to.words, at.view.table.player(seat));
    let (n, n_fresh) = (player.clients.of_role(role), player.fresh.of_role(role));
    let none = if n == 0 { " zero" } else { "" };
    let thing = at
        .thing(spots::client(seat, role))
        .class(format!("chip tint m-{}{none}", role.material()))
        .label(board::clients(words, role, n, n_fresh))
        .count(n)
        .from(spots::pool(role.material()));
    thing.show(&html! {
        (icon(role.slug()))
        @if is_own { (things::clients_of(words, role, n)) } @else { (n) }
        @if n_fresh > 0 { span .new { (icon("fresh")) (n_fresh) } }
    })
}

fn vault(at: &Sight<'_, GloryToRome>, seat: Seat, is_own: bool) -> Markup {
    let (words, table) = (at.to.words, &at.view.table);
    let (n, limit) = (table.player(seat).vault_size(), table.vault_limit(seat));
    html! {
        div .vlt .well {
            (heading(at, Label::Vault, "vault", is_own, &html! {}))
            span #{ "vault-" (seat) } .v data-count=(n) role="img" aria-label=(board::vault(words, n, limit)) {
                span .back { (icon("vault")) }
                span { b .num { (n) } "/" (limit) }
            }
            (materials(at, open_in_vault(at.view, seat)))
        }
    }
}

/// The visible cards in a vault: this turn's, or all when the game is over.
fn open_in_vault(view: &View, seat: Seat) -> Counts {
    if view.opened.is_some() {
        return view.known_vaults()[seat.index()];
    }
    match view.table.options.vault_view {
        VaultView::Turn => view.table.player(seat).vault_turn,
        VaultView::Placement => Counts::EMPTY,
    }
}

fn materials(at: &Sight<'_, GloryToRome>, counts: Counts) -> Markup {
    html! {
        @if !counts.is_empty() {
            span .open role="img" aria-label=(things::materials(at.to.words, counts)) {
                @for material in counts.materials() {
                    span class={ "chip tint m-" (material) } { (icon(material.slug())) (counts.of(material)) }
                }
            }
        }
    }
}

fn stockpile(at: &Sight<'_, GloryToRome>, seat: Seat, is_own: bool) -> Markup {
    let player = at.view.table.player(seat);
    let count = html! { b .num { (player.stockpile.sum()) } };
    html! {
        div .stk .well .row {
            (heading(at, Label::Stockpile, "stockpile", is_own, &count))
            @for material in Material::ALL {
                @let n = player.stockpile.of(material);
                @if is_own || n > 0 { (stock(at, seat, material, n)) }
            }
        }
    }
}

fn stock(at: &Sight<'_, GloryToRome>, seat: Seat, material: Material, n: u8) -> Markup {
    let none = if n == 0 { " zero" } else { "" };
    at.thing(spots::stock(seat, material))
        .class(format!("chip tint m-{material}{none}"))
        .label(things::so_much(at.to.words, material, n))
        .count(n)
        .from(spots::pool(material))
        .wish((at.is_own(seat) && n > 0).then(|| wish::of_stock(at, material)).flatten())
        .show(&html! { (icon(material.slug())) (n) })
}
