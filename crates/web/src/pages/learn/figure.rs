//! The figures of lessons, drawn: sums, cards, rows, positions, and what came of a mistake.

use boards::{Draw, Sight, icon};
use engine::Seed;
use games::options::RULES;
use games::{
    Addend, CardPart, Chapter, Figure, FigureRow, FigureSide, FigureThing, GameKind, course,
    dispatch,
};
use maud::{Markup, html};
use words::{Names, Reader};

use super::told;
use crate::core::hub::Subject;
use crate::core::offer;
use crate::core::text::{taught, words};
use crate::pages::rules::{DrawnPosition, still};

/// A figure of a chapter.
pub(crate) fn show(subject: Subject, figure: &Figure) -> Markup {
    match figure {
        Figure::Sum { parts, of } => sum(subject, parts, of),
        Figure::Card { card, parts } => anatomy(subject, card, parts),
        Figure::Rows { title, rows } => equal(subject, title, rows),
        Figure::Table { scenario, part, say } => {
            let caption = taught(say);
            let picture = DrawnPosition::new(subject.0, scenario, part).picture(&caption);
            html! { figure .position { (picture.unwrap_or_default()) figcaption { (caption) } } }
        }
        Figure::Sides { sides } => html! {
            div .sides { @for (seat, side) in (1..).zip(&**sides) { (outcome(subject, seat, side)) } }
        },
    }
}

fn sum(subject: Subject, parts: &[Addend], of: &str) -> Markup {
    let total: i32 = parts.iter().map(|part| part.points).sum();
    html! {
        div .sum {
            @for (number, part) in parts.iter().enumerate() {
                @if number > 0 { span .op { "+" } }
                div .addend {
                    h2 { span { (taught(&part.title)) } b { (part.points) } }
                    p { (told(&part.say)) }
                    ul .things { @for thing in &part.things { li { (tile(subject, thing)) } } }
                }
            }
            span .op { "=" }
            p .total { (wreath()) b { (total) } span { (taught(of)) } }
        }
    }
}

/// The laurel round a total.
fn wreath() -> Markup {
    html! { (icon("laurel")) }
}

fn anatomy(subject: Subject, card: &str, parts: &[CardPart]) -> Markup {
    html! {
        div .anatomy {
            div class={ "picture " (subject.0) } aria-hidden="true" {
                (drawn_card(subject, card))
                (numbers(parts))
            }
            ol {
                @for part in parts {
                    li { strong { (taught(&part.title)) } span { (told(&part.say)) } }
                }
            }
        }
    }
}

/// The numbers on a card, where its parts are.
fn numbers(parts: &[CardPart]) -> Markup {
    html! {
        svg .marks {
            @for (number, CardPart { at: [x, y], .. }) in (1..).zip(parts) {
                circle cx={ (x) "%" } cy={ (y) "%" } r="11" {}
                text x={ (x) "%" } y={ (y) "%" } dy="4.5" text-anchor="middle" { (number) }
            }
        }
    }
}

/// A card with all that is printed on it, whatever of it the chapter plays with.
fn drawn_card(subject: Subject, card: &str) -> Markup {
    dispatch!(subject.0, G => card_of::<G>(subject, card)).unwrap_or_default()
}

fn card_of<G: Draw>((kind, chapter): Subject, card: &str) -> Option<Markup> {
    let mut changes = offer::presets(kind).into_iter().next()?.changes;
    // Cards have changed with the rules: the learner meets those of the chapter.
    if let Some(rules) = course(kind, chapter).options.get(RULES) {
        changes.insert(RULES.to_owned(), rules.clone());
    }
    let options = games::options::<G>(kind, changes).ok()?;
    let view = G::new(&options, Seed::from_number(0)).ok()?.view(None);
    let names = Names::new([]);
    let to = Reader { words: words().at::<G>(&options), names: &names, seat: None };
    G::card(&Sight::<G>::new(to, &view, None, &[], Vec::new()), card).map(still)
}

fn options<G: Draw>(kind: GameKind, chapter: Chapter) -> Option<G::Options> {
    games::options::<G>(kind, course(kind, chapter).options.clone()).ok()
}

fn equal(subject: Subject, title: &str, rows: &[FigureRow]) -> Markup {
    html! {
        div .equal {
            h2 { (taught(title)) }
            ul {
                @for FigureRow { left, right, lit } in rows {
                    li .on[*lit] {
                        span class={ "wall " (left.look) } { (icon(&left.icon)) (named(subject, left)) }
                        span .op { "=" }
                        span class={ "tint " (right.look) } { (icon(&right.icon)) (named(subject, right)) (coins(right)) }
                    }
                }
            }
        }
    }
}

fn coins(thing: &FigureThing) -> Markup {
    html! { @if thing.coins > 0 { span .val { @for _ in 0..thing.coins { i {} } } } }
}

/// A thing in small: its icon on its colour, a number and its name.
fn tile(subject: Subject, thing: &FigureThing) -> Markup {
    html! {
        span class={ "tile " (thing.look) } {
            span .wall { (icon(&thing.icon)) @if !thing.text.is_empty() { b { (thing.text) } } }
            (named(subject, thing))
        }
    }
}

fn named(subject: Subject, thing: &FigureThing) -> Markup {
    html! { span .nm { (name(subject, thing)) } }
}

/// The name of a thing in the words of its game, or what a lesson calls it.
fn name((kind, chapter): Subject, thing: &FigureThing) -> String {
    if !thing.say.is_empty() {
        return taught(&thing.say);
    }
    dispatch!(kind, G => caption::<G>(kind, chapter, &thing.name)).unwrap_or_default()
}

fn caption<G: Draw>(kind: GameKind, chapter: Chapter, name: &str) -> Option<String> {
    let options = options::<G>(kind, chapter)?;
    G::caption(words().at::<G>(&options), &options, name)
}

fn outcome(subject: Subject, seat: u8, side: &FigureSide) -> Markup {
    html! {
        section class={ "side-of s" (seat) } {
            h2 { (taught(&side.title)) }
            div .flow {
                (tile(subject, &side.had))
                span .by { (icon("op-spend")) (named(subject, &side.by)) }
                (tile(subject, &side.got))
            }
            p .gain[side.gain] { strong { (taught(&side.result)) } }
        }
    }
}
