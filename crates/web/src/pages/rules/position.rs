//! Pictures of positions: a scenario, drawn as the seat that is asked sees it.

use boards::{Draw, SeatInfo, Sight};
use engine::Seat;
use games::{GameKind, dispatch};
use maud::{Markup, PreEscaped, html};
use scenarios::library;
use words::{Names, Reader};

use crate::core::text::{site, words};

/// What a link of the rulebook shows: `…/scenarios/<game>/<name>.toml#<part>`.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawnPosition<'a> {
    kind: GameKind,
    name: &'a str,
    part: &'a str,
}

impl<'a> DrawnPosition<'a> {
    pub(super) fn of(link: &'a str) -> Option<Self> {
        let (_, path) = link.split_once("scenarios/")?;
        let (file, part) = path.split_once('#').unwrap_or((path, "board"));
        let (game, name) = file.strip_suffix(".toml")?.split_once('/')?;
        Some(Self { kind: game.parse().ok()?, name, part })
    }

    /// The picture with its caption; none if there is no such position.
    pub(super) fn figure(self, caption: &str) -> Option<Markup> {
        let (picture, lines) = dispatch!(self.kind, G => self.drawn::<G>())?;
        Some(html! {
            figure .position {
                div class={ "picture " (self.kind) } aria-hidden="true" { (still(picture)) }
                figcaption {
                    (caption) " "
                    a href={ "/try/" (self.kind) "/" (self.name) } { (site().try_it()) }
                }
                details {
                    summary { (site().in_words()) }
                    @for line in lines { p { (line) } }
                }
            }
        })
    }

    fn drawn<G: Draw>(self) -> Option<(Markup, Vec<String>)> {
        let scenario = library::scenario(self.kind, self.name)?;
        let options = games::options::<G>(self.kind, scenario.options.clone()).ok()?;
        let game: G = scenario.start(&options).ok()?;
        let (asked, question) = game.pending()?;
        let view = game.view(Some(asked));
        let names = Names::new((0..game.n_players()).map(|seat| site().example_player(seat)));
        let to = Reader { words: words().at::<G>(&options), names: &names, seat: Some(asked) };
        let player = |seat| SeatInfo { is_asked: seat == asked, notes: html! {}, held: html! {} };
        let players = Seat::all(game.n_players()).map(player).collect();
        let sight = Sight::<G>::new(to, &view, Some(question), &game.legal_actions(), players);
        Some((G::part(&sight, self.part)?, G::table(&to, &view)))
    }
}

/// A part of the table in a scenario of a game, with a caption.
pub(crate) fn position(kind: GameKind, name: &str, part: &str, caption: &str) -> Option<Markup> {
    DrawnPosition { kind, name, part }.figure(caption)
}

/// What makes a table answer, and what a page may hold only once.
const LIVE: [&str; 13] = [
    "id",
    "type",
    "form",
    "name",
    "value",
    "data-spot",
    "data-about",
    "data-from",
    "data-wish",
    "data-warning",
    "aria-controls",
    "aria-labelledby",
    "aria-haspopup",
];

/// A drawing in which nothing can be touched.
pub(crate) fn still(drawing: Markup) -> Markup {
    let mut html = drawing.into_string();
    for attribute in LIVE {
        html = without(&html, attribute);
    }
    PreEscaped(html.replace("<button", "<span").replace("</button>", "</span>"))
}

fn without(html: &str, attribute: &str) -> String {
    let start = format!(" {attribute}=\"");
    let mut parts = html.split(start.as_str());
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once('"').map_or("", |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_to_a_scenario_is_a_position() {
        let link = "../../scenarios/fortuna/rulebook/t5-two-vestals-three-tokens.toml#favours";
        let figure = DrawnPosition::of(link).unwrap().figure("Six").unwrap().into_string();
        assert!(figure.contains("/try/fortuna/rulebook/t5-two-vestals-three-tokens"));
        assert!(!figure.contains("<button") && !figure.contains(" id="), "{figure}");
        assert!(DrawnPosition::of("../rulings.md#r-f01").is_none());
    }

    #[test]
    fn a_still_drawing_keeps_its_looks_and_loses_what_answers() {
        let live = html! { button id="a" class="card" name="action" value="x" { "Text" } };
        assert_eq!(still(live).into_string(), "<span class=\"card\">Text</span>");
    }
}
