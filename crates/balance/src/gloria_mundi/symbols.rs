//! A card as the symbols printed on it, read from its notation, so that two can be compared.

use std::collections::BTreeSet;

use gloria_mundi::card::{Card, Kind, Resource};

/// One printed symbol, or several of which the player chooses one.
pub(super) type PrintedUnit = BTreeSet<String>;

/// How the two sides of a power belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    /// There is one side only.
    Gives,
    Spend,
    Replace,
    Count,
    Condition,
    Barbarian,
}

const LINKS: [(&str, Link); 4] = [
    (" -> ", Link::Spend),
    (" => ", Link::Replace),
    (" = ", Link::Count),
    (" : ", Link::Condition),
];

#[derive(Debug)]
pub(super) struct Symbols {
    kind: Kind,
    pub(super) cost: Vec<PrintedUnit>,
    steps: u8,
    left: Vec<PrintedUnit>,
    link: Link,
    right: Vec<PrintedUnit>,
    repeats: bool,
}

impl Symbols {
    pub(super) fn of(card: &Card) -> Self {
        let power = card.power.to_string();
        let (power, repeats) = match power.strip_suffix(" X") {
            Some(once) => (once, true),
            None => (power.as_str(), false),
        };
        let split = |(mark, link)| power.split_once(mark).map(|(left, right)| (left, link, right));
        let (left, link, right) =
            LINKS.into_iter().find_map(split).unwrap_or(("", Link::Gives, power));
        let on_barbarian = left.strip_prefix("barbarian ");
        Self {
            kind: card.kind,
            cost: cost(card),
            steps: card.steps,
            left: units(on_barbarian.unwrap_or(left)),
            link: if on_barbarian.is_some() { Link::Barbarian } else { link },
            right: units(right),
            repeats,
        }
    }

    pub(super) const fn has_power(&self) -> bool {
        !self.right.is_empty()
    }

    /// Symbols to add, remove or replace to make one card the other. A choice is any of its own.
    pub(super) fn distance(&self, other: &Self) -> usize {
        usize::from(self.kind != other.kind)
            + changes(&self.cost, &other.cost)
            + usize::from(self.steps.abs_diff(other.steps))
            + changes(&self.left, &other.left)
            + usize::from(self.link != other.link)
            + changes(&self.right, &other.right)
            + usize::from(self.repeats != other.repeats)
    }

    /// Whether this card costs no more and gives no less than another of its type.
    pub(super) fn covers(&self, other: &Self) -> bool {
        self.kind == other.kind
            && self.is_as_cheap_as(other)
            && self.steps >= other.steps
            && (!other.has_power() || self.power_covers(other))
    }

    /// Glory stands for anything when a card is paid. GLM 5.3.
    fn is_as_cheap_as(&self, other: &Self) -> bool {
        let pays = |own: &PrintedUnit, paid: &PrintedUnit| {
            own == paid || *paid == unit(Resource::Glory.slug())
        };
        pairs(&self.cost, &other.cost, pays) == self.cost.len()
    }

    fn power_covers(&self, other: &Self) -> bool {
        let gives = |less: &PrintedUnit, more: &PrintedUnit| less.is_subset(more);
        self.asks_no_more_than(other)
            && (self.repeats || !other.repeats)
            && pairs(&other.right, &self.right, gives) == other.right.len()
    }

    /// Whether this power works at least as often, for the same or less.
    fn asks_no_more_than(&self, other: &Self) -> bool {
        match (self.link, other.link) {
            (Link::Spend, Link::Spend)
            | (Link::Replace, Link::Replace)
            | (Link::Count, Link::Count | Link::Condition) => {
                let serves = |own: &PrintedUnit, others: &PrintedUnit| others.is_subset(own);
                pairs(&self.left, &other.left, serves) == self.left.len()
            }
            (Link::Gives, Link::Spend | Link::Barbarian) => true,
            (Link::Count, Link::Gives | Link::Spend | Link::Barbarian) => self.counts_itself(),
            (own, others) => own == others && self.left == other.left,
        }
    }

    /// Whether it counts the production card under it, or itself.
    fn counts_itself(&self) -> bool {
        let is_there =
            |things: &PrintedUnit| things.contains(self.kind.slug()) || things.contains("building");
        matches!(&self.left[..], [things] if is_there(things))
    }
}

fn unit(word: &str) -> PrintedUnit {
    PrintedUnit::from([word.to_owned()])
}

fn cost(card: &Card) -> Vec<PrintedUnit> {
    let of = |resource: Resource| (0..card.cost[resource.index()]).map(move |_| resource);
    Resource::ALL.into_iter().flat_map(of).map(|resource| unit(resource.slug())).collect()
}

/// `2 food + gold/peace` is three symbols; nothing, or a card without a power, is none.
fn units(text: &str) -> Vec<PrintedUnit> {
    let terms = text.split(" + ").filter(|term| !matches!(*term, "" | "none"));
    terms.flat_map(term).collect()
}

fn term(text: &str) -> Vec<PrintedUnit> {
    let (n, kinds) = match text.split_once(' ') {
        Some((n, kinds)) => (n.parse().unwrap_or(1), kinds),
        None => (1, text),
    };
    vec![kinds.split('/').map(str::to_owned).collect(); n]
}

fn changes(one: &[PrintedUnit], other: &[PrintedUnit]) -> usize {
    let alike = |one: &PrintedUnit, other: &PrintedUnit| !one.is_disjoint(other);
    one.len().max(other.len()) - pairs(one, other, alike)
}

/// The most pairs of a left and a right symbol that fit, each symbol in one pair at most.
fn pairs(
    left: &[PrintedUnit],
    right: &[PrintedUnit],
    fits: impl Fn(&PrintedUnit, &PrintedUnit) -> bool,
) -> usize {
    let fits = |l: usize, r: usize| fits(&left[l], &right[r]);
    let mut partners = vec![None; right.len()];
    (0..left.len())
        .filter(|l| marry(*l, &mut vec![false; right.len()], &mut partners, &fits))
        .count()
}

/// Finds a partner for one more, even if others have to take new ones.
fn marry(
    one: usize,
    asked: &mut [bool],
    partners: &mut [Option<usize>],
    fits: &impl Fn(usize, usize) -> bool,
) -> bool {
    for partner in 0..partners.len() {
        if asked[partner] || !fits(one, partner) {
            continue;
        }
        asked[partner] = true;
        if partners[partner].is_none_or(|other| marry(other, asked, partners, fits)) {
            partners[partner] = Some(one);
            return true;
        }
    }
    false
}
