//! The grammar of powers. GLM 9.
//!
//! ```text
//! power  := bundle                            produce
//!         | price "->" bundle ["X"]           spend
//!         | "building" "->" "cost" ["X"]      pull down
//!         | counted "=" bundle                count
//!         | type ":" bundle                   condition on cards
//!         | "barbarian" type ":" bundle       condition on the barbarian's space
//!         | price "=>" price ["X"]            replace while building (red)
//!         | "wall"                            protect (red)
//!         | "none"                            nothing
//! counted := type | resource | "building" | "wall"
//! bundle := [n] kinds { "+" [n] kinds }
//! kinds  := symbol { "/" symbol }             "/" is a free choice for each unit
//! symbol := resource | step
//! resource := food | gold | peace | glory
//! type   := farm | city | legion              "peace" is read as legion
//! ```

use std::fmt;

use crate::card::{Kind, Price, Production, Resource, Symbol, SymbolSet};

/// The notation of an empty price.
pub(crate) const FREE: &str = "free";

/// The most of a symbol that one use of a power takes or gives: as many counters of a colour as the
/// box has, so that a list of amounts stays short. Rulings R-M19, R-M20.
pub(crate) const MAX_AMOUNT: u8 = 60;

/// The power of a building. GLM 9.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Power {
    /// Gives this bundle. GLM 9.3.
    Produce(Bundle),
    /// Takes the price and gives the gain. GLM 9.4.
    Spend { price: Bundle, gain: Bundle, repeat: Repeat },
    /// Discards another of the player's buildings for its printed cost. GLM 9.6.
    PullDown { repeat: Repeat },
    /// Gives the gain for each thing counted. GLM 9.7.
    Count { of: Counted, gain: Bundle },
    /// Like a [`Power::Count`] of cards, but instead of activating cards of that type. GLM 9.8.
    Condition { of: Production, gain: Bundle },
    /// Gives the gain while the barbarian is on such an icon. GLM 9.9.
    Barbarian { on: Production, gain: Bundle },
    /// In a purchase, the price replaces the gain. GLM 9.10.
    Replace { price: Bundle, gain: Bundle, repeat: Repeat },
    /// Is lost instead of the production card under it. GLM 9.11.
    Wall,
    /// Does nothing. GLM 9.12.
    None,
}

/// A replacement of one printed resource by a number of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swap {
    /// The number paid for one.
    pub n: u8,
    /// The resources that can be paid, one of these.
    pub from: SymbolSet,
    /// The resources that can be replaced, one of these.
    pub to: SymbolSet,
}

/// The things a power counts. GLM 9.7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Production cards of a type, with or without a building.
    Cards(Production),
    /// Counters of a resource.
    Counters(Resource),
    /// Buildings of all types, including this one.
    Buildings,
    /// The player's walls.
    Walls,
}

/// Whether an `X` is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    /// Without an `X`: once.
    Once,
    /// With an `X`: any number of times.
    Any,
}

impl SymbolSet {
    /// Every resource.
    pub const RESOURCES: Self = Self::first(Resource::ALL.len());

    /// The resources in it as a number, one bit each.
    #[inline]
    pub(crate) const fn resources(self) -> usize {
        self.both(Self::RESOURCES).bits() as usize
    }
}

/// Symbols with numbers: a fixed number of each kind, and some of a free choice. GLM 9.2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bundle {
    /// The fixed number of each symbol.
    pub fixed: [u8; Symbol::ALL.len()],
    /// The number chosen freely.
    pub n_chosen: u8,
    /// The symbols to choose from.
    pub chosen: SymbolSet,
}

impl Bundle {
    pub(crate) const fn of(price: Price) -> Self {
        let [food, gold, peace, glory] = price;
        Self { fixed: [food, gold, peace, glory, 0], n_chosen: 0, chosen: SymbolSet::EMPTY }
    }

    /// The resources among the fixed symbols.
    #[inline]
    pub const fn price(&self) -> Price {
        let [food, gold, peace, glory, _] = self.fixed;
        [food, gold, peace, glory]
    }

    /// Its number and its kinds, if it is a single term.
    fn term(self) -> Option<(u8, SymbolSet)> {
        let mut fixed = Symbol::ALL.into_iter().zip(self.fixed).filter(|(_, n)| *n > 0);
        match (fixed.next(), fixed.next()) {
            (None, _) => Some((self.n_chosen, self.chosen)),
            (Some((only, n)), None) if self.n_chosen == 0 => Some((n, SymbolSet::EMPTY.with(only))),
            _ => None,
        }
    }

    /// All kinds in it.
    pub fn kinds(self) -> SymbolSet {
        let fixed = Symbol::ALL.into_iter().filter(|symbol| self.fixed[symbol.index()] > 0);
        fixed.fold(self.chosen, SymbolSet::with)
    }

    /// This bundle `times` times, with at most `MAX_AMOUNT` of each symbol. Ruling R-M20.
    #[inline]
    #[must_use]
    pub fn times(self, times: u8) -> Self {
        if times == 1 {
            return self;
        }
        let all = |n: u8| n.saturating_mul(times).min(MAX_AMOUNT);
        Self { fixed: self.fixed.map(all), n_chosen: all(self.n_chosen), ..self }
    }

    /// The most there can be of one symbol.
    pub(crate) fn most_of_a_kind(self) -> u8 {
        self.fixed.into_iter().fold(0, u8::max) + self.n_chosen
    }
}

impl Power {
    /// Whether it belongs on a red card, which acts outside phase 3. GLM 9.10, 9.11.
    pub const fn is_red(&self) -> bool {
        matches!(self, Self::Replace { .. } | Self::Wall)
    }

    /// The replacement, if it is an architect that replaces one printed resource at a time.
    #[inline]
    pub fn swap(&self) -> Option<Swap> {
        let Self::Replace { price, gain, .. } = self else {
            return None;
        };
        match (price.term()?, gain.term()?) {
            ((n, from), (1, to)) if n == 1 || from.len() == 1 => Some(Swap { n, from, to }),
            _ => None,
        }
    }

    /// Whether a card of this type can have it; a card of any type can have no power. GLM 9.12.
    pub fn suits(&self, kind: Kind) -> bool {
        *self == Self::None || self.is_red() == (kind == Kind::Red)
    }
}

impl fmt::Display for SymbolSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, symbol) in self.iter().enumerate() {
            let slash = if nth > 0 { "/" } else { "" };
            write!(f, "{slash}{symbol}")?;
        }
        Ok(())
    }
}

/// `n` and a word, or just the word for 1.
struct Term<T>(u8, T);

impl<T: fmt::Display> fmt::Display for Term<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self(1, kinds) => write!(f, "{kinds}"),
            Self(n, kinds) => write!(f, "{n} {kinds}"),
        }
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fixed = Symbol::ALL
            .into_iter()
            .map(|symbol| (self.fixed[symbol.index()], SymbolSet::EMPTY.with(symbol)));
        let terms = fixed.chain([(self.n_chosen, self.chosen)]).filter(|(n, _)| *n > 0);
        let mut is_first = true;
        for (n, kinds) in terms {
            let plus = if is_first { "" } else { " + " };
            write!(f, "{plus}{}", Term(n, kinds))?;
            is_first = false;
        }
        if is_first { f.write_str(FREE) } else { Ok(()) }
    }
}

impl fmt::Display for Repeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Any { " X" } else { "" })
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cards(of) => write!(f, "{of}"),
            Self::Counters(of) => write!(f, "{of}"),
            Self::Buildings => f.write_str("building"),
            Self::Walls => f.write_str("wall"),
        }
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Produce(gain) => write!(f, "{gain}"),
            Self::Spend { price, gain, repeat } => write!(f, "{price} -> {gain}{repeat}"),
            Self::PullDown { repeat } => write!(f, "building -> cost{repeat}"),
            Self::Count { of, gain } => write!(f, "{of} = {gain}"),
            Self::Condition { of, gain } => write!(f, "{of} : {gain}"),
            Self::Barbarian { on, gain } => write!(f, "barbarian {on} : {gain}"),
            Self::Replace { price, gain, repeat } => write!(f, "{price} => {gain}{repeat}"),
            Self::Wall => f.write_str("wall"),
            Self::None => f.write_str("none"),
        }
    }
}
