//! The shared part of the table: pool, sites, deck and Jacks.

use ::glory_to_rome::GloryToRome;
use ::glory_to_rome::action::Plot;
use ::glory_to_rome::card::Material;
use maud::{Markup, html};
use words::glory_to_rome::board::{self, Label};
use words::glory_to_rome::things;

use super::{spots, wish};
use crate::{Sight, icon};

pub(super) fn show(at: &Sight<'_, GloryToRome>) -> Markup {
    html! {
        section #commons .commons .slab aria-label=(board::label(at.to.words, Label::Commons)) {
            (pool(at))
            (sites(at))
            div .stacks { (deck(at)) (jacks(at)) }
        }
    }
}

/// What the end of a turn changes.
pub(super) fn pool_and_stacks(at: &Sight<'_, GloryToRome>) -> Markup {
    html! {
        div .commons .slab .brief {
            (pool(at))
            div .stacks { (deck(at)) (jacks(at)) }
        }
    }
}

fn pool(at: &Sight<'_, GloryToRome>) -> Markup {
    let pool = at.view.table.pool;
    html! {
        div .pool {
            h2 .caps { (at.mark("pool")) (board::label(at.to.words, Label::Pool)) b .num { (pool.sum()) } }
            ul .piles {
                @for material in Material::ALL { li { (pile(at, material, pool.of(material))) } }
            }
        }
    }
}

fn pile(at: &Sight<'_, GloryToRome>, material: Material, n: u8) -> Markup {
    let words = at.to.words;
    let height = match n {
        0 => " none",
        1 => "",
        2 => " n2",
        _ => " n3",
    };
    let thing = at
        .thing(spots::pool(material))
        .class(format!("pile m-{material}{height}"))
        .label(board::pile(words, material, n))
        .count(n)
        .about(material)
        .wish(wish::of_pile(at, material));
    thing.show(&html! {
        span .top .fill {
            (icon(material.role().slug()))
            b .num { (n) }
            span .m { (icon(material.slug())) }
        }
        small { (things::material(words, material)) }
        small .of { (things::role(words, material.role())) }
    })
}

fn sites(at: &Sight<'_, GloryToRome>) -> Markup {
    let words = at.to.words;
    let label = board::label(words, Label::Sites);
    html! {
        div .plots {
            h2 .caps { (at.mark("sites")) (at.zone("sites", &label)) }
            table .sites {
                thead {
                    tr {
                        td {}
                        @for material in Material::ALL {
                            @let name = things::material(words, material);
                            th scope="col" {
                                span class={ "sq fill m-" (material) } title=(name) { (icon(material.slug())) span .vh { (name) } }
                            }
                        }
                    }
                }
                tbody { (row(at, false)) (row(at, true)) }
            }
        }
    }
}

fn row(at: &Sight<'_, GloryToRome>, outside: bool) -> Markup {
    let label = if outside { Label::Outside } else { Label::InTown };
    html! {
        tr {
            th scope="row" { (board::label(at.to.words, label)) }
            @for site in Material::ALL { td { (lots(at, Plot { site, outside })) } }
        }
    }
}

/// The sites left of a material, out of all there were.
fn lots(at: &Sight<'_, GloryToRome>, plot: Plot) -> Markup {
    let table = &at.view.table;
    let (left, of) = if plot.outside {
        (table.outside.of(plot.site), table.options.sites_out_of_town())
    } else {
        (table.town.of(plot.site), table.options.sites_in_town())
    };
    at.thing(spots::plot(plot))
        .class(format!("lots m-{}", plot.site))
        .label(board::sites(at.to.words, plot.site, plot.outside, left))
        .show(&html! {
            @for _ in 0..left { i .on {} }
            @for _ in left..of { i {} }
        })
}

fn deck(at: &Sight<'_, GloryToRome>) -> Markup {
    let thing = at.thing(spots::DECK).class("stack").about("deck").wish(wish::of_deck(at));
    thing.show(&stack(at, Label::Deck, ("back", "palace"), at.view.n_deck))
}

fn jacks(at: &Sight<'_, GloryToRome>) -> Markup {
    let thing =
        at.thing(spots::JACKS).class("stack m-jack").about("jacks").count(at.view.table.jacks);
    thing.show(&stack(at, Label::Jacks, ("back green", "jack"), at.view.table.jacks))
}

fn stack(at: &Sight<'_, GloryToRome>, label: Label, (back, emblem): (&str, &str), n: u8) -> Markup {
    html! {
        span .caps {
            (at.mark(label.slug()))
            (board::label(at.to.words, label))
        }
        span class=(back) { (icon(emblem)) }
        b .num { (n) }
    }
}
