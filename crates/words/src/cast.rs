//! The Romans who bots are: what they are called, and who sits where.
//!
//! Who a bot is follows from its table, its seat and the names of the people there. Nothing of it is
//! stored, so it holds for every table that was ever opened.

use engine::{Seat, slugs};

use crate::{Words, folded};

slugs! {
    /// The people who bots are. Each has a portrait of the same name.
    pub enum Roman {
        Aulus = "aulus",
        Aurelia = "aurelia",
        Camilla = "camilla",
        Cassius = "cassius",
        Claudia = "claudia",
        Cornelia = "cornelia",
        Decimus = "decimus",
        Drusilla = "drusilla",
        Flavius = "flavius",
        Flora = "flora",
        Gaius = "gaius",
        Julia = "julia",
        Lavinia = "lavinia",
        Livia = "livia",
        Lucius = "lucius",
        Marcus = "marcus",
        Octavia = "octavia",
        Publius = "publius",
        Quintus = "quintus",
        Sabina = "sabina",
        Septimus = "septimus",
        Servius = "servius",
        Titus = "titus",
        Valeria = "valeria",
    }
}

impl Roman {
    /// Names are the same in all languages.
    pub fn name(self) -> String {
        let mut name = self.slug().to_owned();
        name[..1].make_ascii_uppercase();
        name
    }
}

/// The most seats of a table. Each has Romans of its own, so two bots never share one.
const SEATS: usize = 6;

/// Who the bots of a table are.
#[derive(Clone, Debug)]
pub struct Cast([Roman; Roman::ALL.len()]);

impl Cast {
    /// By what everyone may know of the table and what never changes, such as its id.
    pub fn of(table: &str) -> Self {
        let mut order = Roman::ALL;
        order.sort_by_key(|roman| mixed(&[table.as_bytes(), roman.slug().as_bytes()]));
        Self(order)
    }

    /// Everyone learns against the same one. No language puts an article or an elision before these names,
    /// so that the texts of lessons can have them anywhere.
    pub fn of_lessons() -> Self {
        let mut order = Roman::ALL;
        for (nth, rival) in RIVALS.into_iter().enumerate() {
            let at = order.iter().position(|other| *other == rival).unwrap_or_default();
            order.swap(at, nth * SEATS + RIVAL.index());
        }
        Self(order)
    }

    /// The bot at a seat: the first of its Romans who is not called like a person at the table.
    pub fn at(&self, seat: Seat, people: &[&str]) -> Roman {
        let is_taken =
            |roman: &Roman| people.iter().any(|name| folded(name.trim()) == roman.slug());
        let mut own = self.0.iter().skip(seat.index() % SEATS).step_by(SEATS);
        let first = self.0[seat.index() % SEATS];
        own.find(|roman| !is_taken(roman)).copied().unwrap_or(first)
    }

    /// Whom a learner plays against.
    pub fn rival(people: &[&str]) -> Roman {
        Self::of_lessons().at(RIVAL, people)
    }
}

/// The seat of the bot in a lesson.
const RIVAL: Seat = Seat(1);
const RIVALS: [Roman; 4] = [Roman::Marcus, Roman::Livia, Roman::Septimus, Roman::Claudia];

/// A number that looks like any other. It must stay what it is: names follow from it.
fn mixed(parts: &[&[u8]]) -> u64 {
    let bytes = parts.iter().flat_map(|part| part.iter());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let hash = (hash ^ hash >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    let hash = (hash ^ hash >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    hash ^ hash >> 33
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    Open,
    /// A person, by name.
    Person(String),
    /// A bot, by its level.
    Bot(String),
}

impl Holder {
    fn person(&self) -> Option<&str> {
        match self {
            Self::Person(name) => Some(name),
            Self::Open | Self::Bot(_) => None,
        }
    }
}

/// What is said of a bot besides its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotBadge {
    pub roman: Roman,
    /// How well it plays, in words.
    pub level: String,
}

/// What the holder of a seat is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub name: String,
    pub bot: Option<BotBadge>,
}

impl Words {
    /// What the holders of a table's seats are called; nobody holds an open one.
    pub fn players(&self, cast: &Cast, holders: &[Holder]) -> Vec<Option<Player>> {
        let people: Vec<&str> = holders.iter().filter_map(Holder::person).collect();
        let player = |(seat, holder): (u8, &Holder)| match holder {
            Holder::Open => None,
            Holder::Person(name) => Some(Player { name: name.clone(), bot: None }),
            Holder::Bot(level) => {
                let roman = cast.at(Seat(seat), &people);
                let level = self.site().level(level);
                Some(Player { name: roman.name(), bot: Some(BotBadge { roman, level }) })
            }
        };
        (0..).zip(holders).map(player).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Locale;

    fn at(cast: &Cast, seat: u8, people: &[&str]) -> Roman {
        cast.at(Seat(seat), people)
    }

    /// A name that changed would rename the bots of every table.
    #[test]
    fn a_table_keeps_its_bots() {
        let cast = Cast::of("0123456789abcdef01234567");
        let names: Vec<String> = (0..6).map(|seat| at(&cast, seat, &[]).name()).collect();
        assert_eq!(names.join(" "), "Septimus Livia Servius Flavius Drusilla Lavinia");
        assert_eq!(Cast::rival(&[]).name(), "Marcus");
    }

    #[test]
    fn two_bots_never_share_a_name_and_everyone_plays() {
        let mut seen = BTreeSet::new();
        for table in 0..200 {
            let cast = Cast::of(&table.to_string());
            // Half of the others' names are taken.
            let people: Vec<String> = (0..3).map(|seat| at(&cast, seat, &[]).name()).collect();
            let people: Vec<&str> = people.iter().map(String::as_str).collect();
            let bots: BTreeSet<Roman> = (0..6).map(|seat| at(&cast, seat, &people)).collect();
            assert_eq!(bots.len(), 6, "{table}");
            assert!(bots.iter().all(|bot| !people.contains(&&*bot.name())), "{table}");
            seen.extend(bots);
        }
        assert_eq!(seen.len(), Roman::ALL.len());
    }

    /// A person who is called like a bot renames that one, and no other.
    #[test]
    fn people_come_first() {
        for cast in [Cast::of("a"), Cast::of("b"), Cast::of_lessons()] {
            let before: Vec<Roman> = (0..6).map(|seat| at(&cast, seat, &[])).collect();
            for (seat, bot) in (0..).zip(&before) {
                let name = bot.name().to_uppercase().replace('I', "Í");
                let after: Vec<Roman> =
                    (0..6).map(|other| at(&cast, other, &["Anna", &name])).collect();
                let renamed: Vec<u8> = (0..)
                    .zip(before.iter().zip(&after))
                    .filter_map(|(other, (before, after))| (before != after).then_some(other))
                    .collect();
                assert_eq!(renamed, [seat]);
            }
        }
    }

    #[test]
    fn a_bot_has_a_name_and_a_level() {
        let words = Words::new(Locale::En);
        let holders =
            [Holder::Person("Marcus".to_owned()), Holder::Bot("legatus".to_owned()), Holder::Open];
        let players = words.players(&Cast::of_lessons(), &holders);
        let [Some(person), Some(bot), None] = &players[..] else { panic!("{players:?}") };
        assert_eq!((&*person.name, &person.bot), ("Marcus", &None));
        let badge = BotBadge { roman: Roman::Livia, level: "Legatus".to_owned() };
        assert_eq!((&*bot.name, &bot.bot), ("Livia", &Some(badge)));
    }
}
