//! A deck, a board or prices as they lie on a table.

use boards::{Draw, Sight};
use engine::{Game, Seed};
use games::DataFile;
use games::fortuna::Fortuna;
use games::gloria_mundi::GloriaMundi;
use games::gloria_mundi::card::{Card, CardId, Kind};
use maud::{Markup, html};
use toml::Table;
use words::gloria_mundi::{cards, things};
use words::{Names, Reader, Speak};

use super::options;
use crate::core::text::{site, words};
use crate::pages::rules::still;

/// The table of data as drawn at a table; the script finds it by its id.
pub(super) fn drawn(data: &DataFile, changes: Table) -> Markup {
    let drawing = match data.name {
        "deck" => options::<GloriaMundi>(data, changes).and_then(|options| deck(&options)),
        "board" => options::<GloriaMundi>(data, changes).and_then(|options| roads(&options)),
        "prices" => options::<Fortuna>(data, changes).and_then(|options| prices(&options)),
        _ => None,
    };
    html! { div .drawn data-part id={ "drawn-" (data.name) } { @if let Some(drawing) = drawing { (drawing) } } }
}

/// Does something at a table at which nobody has played yet.
fn at_table<G: Draw>(
    options: &G::Options,
    draw: impl FnOnce(&Sight<'_, G>) -> Markup,
) -> Option<Markup> {
    let game = G::new(options, Seed::from_number(0)).ok()?;
    let view = game.view(None);
    let names = Names::seats(words(), game.n_players());
    let to = Reader { words: words(), names: &names, seat: None };
    Some(draw(&Sight::<G>::new(to, &view, None, &[], Vec::new())))
}

fn deck(options: &<GloriaMundi as Game>::Options) -> Option<Markup> {
    at_table::<GloriaMundi>(options, |at| {
        let ids = || (0..).map(CardId).zip(&options.deck.cards);
        html! {
            @for kind in Kind::ALL {
                @let of_kind: Vec<_> = ids().filter(|(_, card)| card.kind == kind).collect();
                @if !of_kind.is_empty() {
                    section .shelf {
                        h3 { (site().decks_heading(things::kind(words(), kind), of_kind.len())) }
                        ul .deck {
                            @for (id, _) in of_kind {
                                li {
                                    span .vh { (cards::whole(words(), options, id)) }
                                    (picture::<GloriaMundi>(at, "gloria-mundi", &id.to_string()))
                                    @if let Some(flavour) = GloriaMundi::flavour(words(), options, &id.to_string()) {
                                        p .flavour { (flavour) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    })
}

pub(super) fn card(card: &Card) -> Markup {
    let data = games::data_named("deck");
    let mut options = data.and_then(|data| options::<GloriaMundi>(data, Table::new()));
    if let Some(options) = &mut options {
        options.deck.cards = vec![card.clone()];
    }
    let drawing = options.as_ref().and_then(|options| {
        at_table::<GloriaMundi>(options, |at| {
            html! {
                div .deck { (picture::<GloriaMundi>(at, "gloria-mundi", &CardId(0).to_string())) }
                p { (cards::power(words(), &card.power)) }
            }
        })
    });
    html! { @if let Some(drawing) = drawing { (drawing) } }
}

/// Both roads as the map shows them, and the barbarian's in words.
fn roads(options: &<GloriaMundi as Game>::Options) -> Option<Markup> {
    at_table::<GloriaMundi>(options, |at| {
        html! {
            @if let Some(map) = GloriaMundi::part(at, "map") {
                div .picture .gloria-mundi aria-hidden="true" { (still(map)) }
            }
            p { (site().decks_africa(options.board.africa)) }
            ol .spaces {
                @for icons in &options.board.barbarian { li { (things::icons(words(), *icons)) } }
            }
        }
    })
}

fn prices(options: &<Fortuna as Game>::Options) -> Option<Markup> {
    let sorts = Fortuna::sorts(words(), options);
    let buildings = sorts.into_iter().find(|sort| sort.slug == "buildings")?;
    at_table::<Fortuna>(options, |at| {
        html! {
            ul .deck {
                @for name in &buildings.names {
                    li {
                        @if let Some(about) = Fortuna::about(words(), options, name) {
                            span .vh { (about.title) ": " (about.text.first().map_or("", |text| text)) }
                        }
                        (picture::<Fortuna>(at, "fortuna", name))
                    }
                }
            }
        }
    })
}

fn picture<G: Draw>(at: &Sight<'_, G>, game: &str, name: &str) -> Markup {
    html! {
        @if let Some(card) = G::card(at, name) {
            div class={ "picture one " (game) } aria-hidden="true" { (still(card)) }
        }
    }
}
