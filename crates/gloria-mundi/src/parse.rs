//! Parsing of cards and powers by [`crate::grammar`], with the possible mistakes.

use std::fmt;
use std::str::FromStr;

use crate::card::{Kind, Production, Symbol, SymbolSet};
use crate::grammar::{Bundle, Counted, FREE, Power, Repeat};

/// The most of a symbol in a power or a printed cost.
const MAX_NUMBER: u8 = 9;
/// The most resources in a printed cost, so that there are few ways to pay with architects.
pub(crate) const MAX_COST: u8 = 12;
/// The most of a free choice that an architect takes, so that twelve uses fit in a list of amounts.
const MAX_OWED: u8 = 3;

/// The use of a bundle, which determines what may be in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The printed cost of a card.
    Price,
    /// The left side of a power.
    Spent,
    /// The right side of a power.
    Gained,
}

impl Bundle {
    pub(crate) fn parse(text: &str, target: Target) -> Result<Self, GrammarError> {
        let mut bundle = Self::default();
        if target == Target::Price && text == FREE {
            return Ok(bundle);
        }
        for term in text.split('+') {
            bundle.add(term.trim(), target)?;
        }
        if target == Target::Price && bundle.fixed.iter().sum::<u8>() > MAX_COST {
            return Err(GrammarError::Cost { cost: text.to_owned(), most: MAX_COST });
        }
        Ok(bundle)
    }

    fn add(&mut self, term: &str, target: Target) -> Result<(), GrammarError> {
        let (n, kinds) = counted(term)?;
        if kinds.has(Symbol::Step) && target != Target::Gained {
            return Err(GrammarError::StepSpent);
        }
        let mut symbols = kinds.iter();
        let total = match (symbols.next(), symbols.next()) {
            (Some(only), None) => {
                self.fixed[only.index()] += n;
                self.fixed[only.index()]
            }
            _ if target == Target::Price || self.n_chosen > 0 => {
                return Err(GrammarError::Choice(term.to_owned()));
            }
            _ => {
                (self.n_chosen, self.chosen) = (n, kinds);
                n
            }
        };
        if total > MAX_NUMBER {
            Err(GrammarError::Number { term: term.to_owned(), most: MAX_NUMBER })
        } else {
            Ok(())
        }
    }
}

/// `[n] kinds`.
fn counted(term: &str) -> Result<(u8, SymbolSet), GrammarError> {
    let unreadable = || GrammarError::Term(term.to_owned());
    let (n, kinds) = match term.split_once(char::is_whitespace) {
        Some((number, kinds)) => (number.parse().ok().ok_or_else(unreadable)?, kinds.trim()),
        None => (1, term),
    };
    if !(1..=MAX_NUMBER).contains(&n) {
        return Err(GrammarError::Number { term: term.to_owned(), most: MAX_NUMBER });
    }
    Ok((n, parse_kinds(kinds)?))
}

fn parse_kinds(text: &str) -> Result<SymbolSet, GrammarError> {
    let mut kinds = SymbolSet::EMPTY;
    for word in text.split('/') {
        let symbol: Symbol =
            word.trim().parse().ok().ok_or_else(|| GrammarError::Symbol(word.trim().to_owned()))?;
        if kinds.has(symbol) {
            return Err(GrammarError::Choice(text.to_owned()));
        }
        kinds = kinds.with(symbol);
    }
    Ok(kinds)
}

impl FromStr for Power {
    type Err = GrammarError;

    fn from_str(text: &str) -> Result<Self, GrammarError> {
        let text = text.trim();
        let (body, repeat) = match text.strip_suffix('X') {
            Some(body) => (body.trim_end(), Repeat::Any),
            None => (text, Repeat::Once),
        };
        match text {
            "wall" => return Ok(Self::Wall),
            "none" => return Ok(Self::None),
            _ => {}
        }
        if let Some((left, right)) = body.split_once("=>") {
            return parse_replace(left.trim(), right.trim(), repeat);
        }
        if let Some((left, right)) = body.split_once("->") {
            return parse_spend(left.trim(), right.trim(), repeat);
        }
        if repeat == Repeat::Any {
            return Err(GrammarError::X);
        }
        let gain = |text: &str| Bundle::parse(text.trim(), Target::Gained);
        if let Some((left, right)) = body.split_once(':') {
            return parse_condition(left.trim(), gain(right)?);
        }
        if let Some((left, right)) = body.split_once('=') {
            return Ok(Self::Count { of: parse_counted(left.trim())?, gain: gain(right)? });
        }
        Ok(Self::Produce(gain(body)?))
    }
}

fn parse_type(word: &str) -> Result<Production, GrammarError> {
    type_word(word).parse().ok().ok_or_else(|| GrammarError::Type(word.to_owned()))
}

/// The type in our notation: printed cards call a legion peace.
pub(crate) fn type_word(word: &str) -> &str {
    if word == "peace" { Production::Legion.slug() } else { word }
}

/// Here `peace` is the resource: `legion` counts the cards. Ruling R-M20.
fn parse_counted(word: &str) -> Result<Counted, GrammarError> {
    match word {
        "building" => return Ok(Counted::Buildings),
        "wall" => return Ok(Counted::Walls),
        _ => {}
    }
    let cards = word.parse().map(Counted::Cards);
    let counted = cards.or_else(|_| word.parse().map(Counted::Counters));
    counted.ok().ok_or_else(|| GrammarError::Counted(word.to_owned()))
}

pub(crate) fn parse_kind(word: &str) -> Result<Kind, GrammarError> {
    type_word(word).parse().ok().ok_or_else(|| GrammarError::Kind(word.to_owned()))
}

fn parse_spend(left: &str, right: &str, repeat: Repeat) -> Result<Power, GrammarError> {
    if (left, right) == ("building", "cost") {
        return Ok(Power::PullDown { repeat });
    }
    let price = Bundle::parse(left, Target::Spent)?;
    Ok(Power::Spend { price, gain: Bundle::parse(right, Target::Gained)?, repeat })
}

fn parse_condition(left: &str, gain: Bundle) -> Result<Power, GrammarError> {
    match left.strip_prefix("barbarian ") {
        Some(icon) => Ok(Power::Barbarian { on: parse_type(icon.trim())?, gain }),
        None => Ok(Power::Condition { of: parse_type(left)?, gain }),
    }
}

fn parse_replace(left: &str, right: &str, repeat: Repeat) -> Result<Power, GrammarError> {
    let price = Bundle::parse(left, Target::Spent)?;
    let gain = Bundle::parse(right, Target::Spent)?;
    if price.n_chosen > MAX_OWED {
        return Err(GrammarError::Number { term: left.to_owned(), most: MAX_OWED });
    }
    Ok(Power::Replace { price, gain, repeat })
}

/// What is wrong with a line in a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum GrammarError {
    /// There are not five columns.
    Columns(usize),
    /// The first column is empty.
    NoName,
    /// The second column is no type of building.
    Kind(String),
    /// The fourth column is not a small number.
    Steps(String),
    /// A red power on a coloured card, or the other way round.
    WrongKind { is_red: bool },
    /// The word is no symbol.
    Symbol(String),
    /// The word is no type of production card.
    Type(String),
    /// The word is nothing that a power counts.
    Counted(String),
    /// The term is not a number and a symbol.
    Term(String),
    /// A number is 0 or too large.
    Number { term: String, most: u8 },
    /// A printed cost is too high.
    Cost { cost: String, most: u8 },
    /// A choice where none is allowed, or a second one.
    Choice(String),
    /// Steps cannot be paid.
    StepSpent,
    /// An `X` after a power that takes none.
    X,
}

/// For logs and tests: `words` has the text for people.
impl fmt::Display for GrammarError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for GrammarError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    #[test]
    fn every_production_of_the_grammar_round_trips() {
        for text in [
            "food + step",
            "3 gold",
            "2 food + gold/peace",
            "glory -> 3 food/gold/peace",
            "2 food -> 3 peace",
            "food/gold -> step X",
            "building -> cost X",
            "building -> cost",
            "farm = food",
            "peace = 9 gold/step",
            "glory = step",
            "building = gold",
            "wall = 2 peace",
            "legion : glory",
            "barbarian city : 2 step",
            "food => gold/peace X",
            "2 peace => glory",
            "food => 2 gold",
            "food + gold => glory",
            "2 food + 3 food/gold => gold + 9 peace/glory X",
            "wall",
            "none",
        ] {
            let power: Power = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(power.to_string(), text);
        }
    }

    #[test]
    fn a_card_is_one_line() {
        let text = "Horreum | farm | 2 gold + peace | 2 | farm = food";
        assert_eq!(text.parse::<Card>().unwrap().to_string(), text);
    }

    #[test]
    fn peace_is_read_as_a_type() {
        for (text, written) in [
            ("A | peace | gold | 0 | peace : glory", "A | legion | gold | 0 | legion : glory"),
            (
                "A | farm | gold | 0 | barbarian peace : step",
                "A | farm | gold | 0 | barbarian legion : step",
            ),
            ("A | farm | peace | 0 | peace = peace", "A | farm | peace | 0 | peace = peace"),
        ] {
            assert_eq!(text.parse::<Card>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn a_card_of_any_type_can_have_no_power() {
        for kind in Kind::ALL {
            let text = format!("A | {kind} | gold | 2 | none");
            assert_eq!(text.parse::<Card>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn mistakes_are_named() {
        use GrammarError as E;
        let word = str::to_owned;
        for (text, problem) in [
            ("Horreum | farm | gold", E::Columns(3)),
            (" | farm | gold | 2 | food", E::NoName),
            ("H | barn | gold | 2 | food", E::Kind(word("barn"))),
            ("H | farm | gold | 2 | wall", E::WrongKind { is_red: true }),
            ("H | red | gold | 2 | 3 gold", E::WrongKind { is_red: false }),
            ("H | farm | iron | 2 | food", E::Symbol(word("iron"))),
            ("H | farm | gold/food | 2 | food", E::Choice(word("gold/food"))),
            ("H | farm | gold | two | food", E::Steps(word("two"))),
            ("H | farm | gold | 2 | step -> food", E::StepSpent),
            ("H | farm | gold | 2 | food X", E::X),
            ("H | farm | gold | 2 | barn = food", E::Counted(word("barn"))),
            ("H | farm | gold | 2 | step = food", E::Counted(word("step"))),
            ("H | farm | gold | 2 | building : food", E::Type(word("building"))),
            ("H | red | gold | 2 | food => step", E::StepSpent),
            ("H | red | gold | 2 | 10 food => gold", E::Number { term: word("10 food"), most: 9 }),
            (
                "H | red | gold | 2 | food + 4 gold/peace => gold",
                E::Number { term: word("food + 4 gold/peace"), most: 3 },
            ),
            ("H | red | gold | 2 | food => gold/food + gold/peace", E::Choice(word("gold/peace"))),
            ("H | farm | gold | 2 | none X", E::X),
            ("H | farm | gold | 2 | wall X", E::X),
            ("H | farm | gold | 2 | food + none", E::Symbol(word("none"))),
            ("H | farm | gold | 2 | 10 food", E::Number { term: word("10 food"), most: 9 }),
            ("H | farm | gold | 2 | 0 food", E::Number { term: word("0 food"), most: 9 }),
            ("H | farm | gold | 2 | 5 food + 5 food", E::Number { term: word("5 food"), most: 9 }),
            (
                "H | farm | 7 gold + 6 food | 2 | food",
                E::Cost { cost: word("7 gold + 6 food"), most: 12 },
            ),
            ("H | farm | gold | 2 | many food", E::Term(word("many food"))),
        ] {
            assert_eq!(text.parse::<Card>(), Err(problem), "{text}");
        }
    }
}
