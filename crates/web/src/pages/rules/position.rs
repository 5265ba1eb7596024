//! Pictures of positions: a scenario, drawn as the seat that is asked sees it.

use boards::{Draw, SeatInfo, Sight};
use engine::{NoEvents, Seat};
use games::{GameKind, dispatch};
use maud::{Markup, PreEscaped, html};
use scenarios::{Scenario, library};
use words::{Names, Reader};

use crate::core::text::{site, words};

/// What a link of the rulebook shows: `…/scenarios/<game>/<name>.toml#<part>`, or `#<part>@<n>` for
/// the position after the first n answers, as everybody sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawnPosition<'a> {
    kind: GameKind,
    name: &'a str,
    part: &'a str,
    after: Option<usize>,
    /// Whether nothing is lit.
    is_still: bool,
}

/// The part that is the whole table, with a number at each landmark.
const TABLE: &str = "table";

impl<'a> DrawnPosition<'a> {
    pub(crate) const fn new(kind: GameKind, name: &'a str, part: &'a str) -> Self {
        Self { kind, name, part, after: None, is_still: true }
    }

    pub(super) fn of(link: &'a str) -> Option<Self> {
        let (_, path) = link.split_once("scenarios/")?;
        let (file, part) = path.split_once('#').unwrap_or((path, "board"));
        let (game, name) = file.strip_suffix(".toml")?.split_once('/')?;
        let (part, after) = match part.split_once('@') {
            Some((part, after)) => (part, Some(after.parse().ok()?)),
            None => (part, None),
        };
        let is_still = part == TABLE || after.is_some();
        Some(Self { kind: game.parse().ok()?, name, part, after, is_still })
    }

    /// Whether it is a picture of the whole table, with numbers.
    pub(super) fn is_table(self) -> bool {
        self.part == TABLE
    }

    /// The name of the part without what tells it from its like: `place` for `place-2`.
    pub(super) fn sort(self) -> &'a str {
        self.part.split('-').next().unwrap_or_default()
    }

    pub(super) fn try_it(self) -> Markup {
        html! { a href={ "/try/" (self.kind) "/" (self.name) } { (site().try_it()) } }
    }

    /// The picture alone, named for those who cannot see it.
    pub(crate) fn picture(self, label: &str) -> Option<Markup> {
        let (picture, _) = dispatch!(self.kind, G => self.drawn::<G>())?;
        let class = format!("picture {}", self.kind);
        Some(html! {
            span .vh { (label) }
            div class=(class) aria-hidden="true" { (still(picture)) }
        })
    }

    /// The picture with its caption; none if there is no such position.
    pub(super) fn figure(self, caption: &str) -> Option<Markup> {
        let (picture, lines) = dispatch!(self.kind, G => self.drawn::<G>())?;
        Some(html! {
            figure .position {
                div class={ "picture " (self.kind) } aria-hidden="true" { (still(picture)) }
                figcaption { (caption) " " (self.try_it()) }
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
        let mut game: G = scenario.start(&options).ok()?;
        self.play(&scenario, &mut game)?;
        let (asked, question) = game.pending()?;
        let seat = self.after.is_none().then_some(asked);
        let view = game.view(seat);
        let names = Names::new((0..game.n_players()).map(|seat| site().example_player(seat)));
        let to = Reader { words: words().at::<G>(&options), names: &names, seat };
        let player = |seat| SeatInfo { is_asked: seat == asked, notes: html! {}, held: html! {} };
        let players = Seat::all(game.n_players()).map(player).collect();
        let legal = if self.is_still { Vec::new() } else { game.legal_actions().to_vec() };
        let sight = Sight::<G>::new(to, &view, Some(question), &legal, players);
        Some((self.part_of(sight)?, G::table(&to, &view)))
    }

    fn part_of<G: Draw>(self, sight: Sight<'_, G>) -> Option<Markup> {
        if !self.is_table() {
            return G::part(&sight, self.part);
        }
        let sight = sight.numbered();
        Some(html! { (G::board(&sight)) div .own-hand { (G::hand(&sight)) } })
    }

    /// Plays the first answers of the scenario.
    fn play<G: Draw>(self, scenario: &Scenario, game: &mut G) -> Option<()> {
        let answers = scenario.steps.iter().filter_map(|step| step.get_ref().action.as_ref());
        for text in answers.take(self.after.unwrap_or(0)) {
            game.apply(text.parse().ok()?, &mut NoEvents).ok()?;
        }
        Some(())
    }
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
