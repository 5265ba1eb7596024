//! One card of a deck, field by field: it becomes a line of the text.

use games::TextProblem;
use games::gloria_mundi::card::{Card, Kind, Resource};
use games::outside::{MAX_NAME, check_name};
use maud::{Markup, html};
use words::gloria_mundi::things;

use super::shown;
use crate::auth::Posted;
use crate::core::text::{site, words};
use crate::pages::form;

/// Characters on one side of a power.
const MAX_SIDE: usize = 60;
/// Most of a resource in a cost, and most steps.
const MAX_NUMBER: u8 = 9;

/// What may stand on either side of the sign, to choose from; more can be written.
const LEFT: [&str; 12] = [
    "food",
    "gold",
    "peace",
    "glory",
    "2 food",
    "farm",
    "city",
    "legion",
    "barbarian farm",
    "barbarian city",
    "barbarian legion",
    "building",
];
const RIGHT: [&str; 10] =
    ["food", "gold", "peace", "glory", "step", "2 step", "food/gold/peace", "cost", "wall", "none"];

#[derive(Clone, Debug, Default)]
pub(super) struct NewCard {
    name: String,
    kind: String,
    cost: [String; Resource::ALL.len()],
    steps: String,
    left: String,
    sign: String,
    right: String,
    repeats: bool,
}

impl NewCard {
    pub(super) fn posted(posted: &Posted) -> Self {
        let field = |name: &str, most: usize| -> String {
            posted.get(&format!("card.{name}")).unwrap_or_default().chars().take(most).collect()
        };
        Self {
            name: field("name", MAX_NAME + 1),
            kind: field("kind", MAX_SIDE),
            cost: Resource::ALL.map(|kind| field(kind.slug(), 3)),
            steps: field("steps", 3),
            left: field("left", MAX_SIDE),
            sign: field("sign", 2),
            right: field("right", MAX_SIDE),
            repeats: posted.is_set("card.x"),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        [&self.name, &self.left, &self.right].into_iter().all(String::is_empty)
    }

    pub(super) fn line(&self) -> String {
        let sides = [&*self.left, &*self.sign, &*self.right, if self.repeats { "X" } else { "" }];
        let power: Vec<&str> = sides.into_iter().filter(|side| !side.is_empty()).collect();
        let steps = if self.steps.is_empty() { "0" } else { &self.steps };
        let columns = [&*self.name, &self.kind, &self.price(), steps, &power.join(" ")];
        columns.join(" | ")
    }

    fn price(&self) -> String {
        let terms = Resource::ALL.into_iter().zip(&self.cost);
        let terms = terms
            .filter(|(_, n)| !n.is_empty() && *n != "0")
            .map(|(kind, n)| if n == "1" { kind.slug().to_owned() } else { format!("{n} {kind}") });
        let terms: Vec<String> = terms.collect();
        if terms.is_empty() { "free".to_owned() } else { terms.join(" + ") }
    }

    pub(super) fn read(&self) -> Result<Card, TextProblem> {
        for text in [&self.name, &self.left, &self.right] {
            check_name(text)?;
        }
        self.line().parse().map_err(TextProblem::Card)
    }
}

pub(super) fn fields(card: &NewCard) -> Markup {
    let site = site();
    let kinds = Kind::ALL.map(|kind| (kind.slug().to_owned(), things::kind(words(), kind)));
    let signs = site.signs().into_iter().map(|(sign, told)| (sign.to_owned(), told));
    html! {
        fieldset #card-fields .card-fields data-part {
            legend { (site.decks_card()) }
            (text("card.name", &site.decks_card_name(), (&card.name, MAX_NAME), None))
            (form::select("card.kind", &site.decks_card_type(), &kinds, &card.kind))
            @for (kind, n) in Resource::ALL.into_iter().zip(&card.cost) {
                @let label = site.decks_card_cost(things::resource(words(), kind));
                (number(&format!("card.{kind}"), &label, n))
            }
            (number("card.steps", &site.decks_card_steps(), &card.steps))
            (text("card.left", &site.decks_card_left(), (&card.left, MAX_SIDE), Some("card-left")))
            (form::select("card.sign", &site.decks_card_sign(), &signs.collect::<Vec<_>>(), &card.sign))
            (text("card.right", &site.decks_card_right(), (&card.right, MAX_SIDE), Some("card-right")))
            p .field .tick {
                input #card-x name="card.x" type="checkbox" value="yes" checked[card.repeats];
                label for="card-x" { (site.decks_card_x()) }
            }
            (list("card-left", &LEFT))
            (list("card-right", &RIGHT))
        }
    }
}

fn text(name: &str, label: &str, (value, most): (&str, usize), list: Option<&str>) -> Markup {
    html! {
        p .field {
            label for=(name) { (label) }
            input id=(name) name=(name) value=(value) maxlength=(most) list=[list] autocomplete="off" spellcheck="false";
        }
    }
}

fn number(name: &str, label: &str, value: &str) -> Markup {
    let value = if value.is_empty() { "0" } else { value };
    html! {
        p .field {
            label for=(name) { (label) }
            input id=(name) name=(name) type="number" min="0" max=(MAX_NUMBER) value=(value);
        }
    }
}

fn list(id: &str, words: &[&str]) -> Markup {
    html! { datalist id=(id) { @for word in words { option value=(word) {} } } }
}

/// The line that the fields make, with the card or what is wrong with it.
pub(super) fn composed(card: &NewCard) -> Markup {
    html! {
        div #composed data-part role="status" {
            @if !card.is_empty() {
                p { code { (card.line()) } }
                @match card.read() {
                    Ok(card) => (shown::card(&card)),
                    Err(problem) => p .verdict .bad { (words().cli().problem(&problem)) },
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(left: &str, sign: &str, right: &str) -> NewCard {
        let [name, kind, steps, left, sign, right] =
            ["Villa", "farm", "2", left, sign, right].map(str::to_owned);
        let cost = ["", "2", "1", "0"].map(str::to_owned);
        NewCard { name, kind, cost, steps, left, sign, right, repeats: false }
    }

    #[test]
    fn fields_become_a_line() {
        for (left, sign, right, power) in [
            ("", "", "3 food", "3 food"),
            ("food", "->", "2 step", "food -> 2 step"),
            ("barbarian city", ":", "step", "barbarian city : step"),
            ("farm", "=", "food", "farm = food"),
        ] {
            let card = card(left, sign, right);
            assert_eq!(card.line(), format!("Villa | farm | 2 gold + peace | 2 | {power}"));
            assert_eq!(card.read().unwrap().to_string(), card.line());
        }
        let repeats = NewCard { repeats: true, ..card("food", "->", "step") };
        assert!(repeats.line().ends_with("| food -> step X"), "{}", repeats.line());
        let free = NewCard { cost: Default::default(), ..card("", "", "food") };
        assert!(free.line().contains("| free |"), "{}", free.line());
    }

    #[test]
    fn what_is_no_card_is_told() {
        for bad in [
            card("", "", "iron"),
            card("food", "", "gold"),
            NewCard { name: String::new(), ..card("", "", "food") },
            NewCard { name: "n".repeat(61), ..card("", "", "food") },
            NewCard { name: "Vil\u{202e}la".to_owned(), ..card("", "", "food") },
            NewCard { name: "Villa | farm".to_owned(), ..card("", "", "food") },
            NewCard { right: "food\u{7}".to_owned(), ..card("", "", "food") },
        ] {
            assert!(bad.read().is_err(), "{}", bad.line());
        }
    }
}
