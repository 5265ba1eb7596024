//! The options: an edition, and single switches over it. GTR 11.

use engine::{Choices, Game, GameOption, Rules, SetupError, slugs};
use serde::{Deserialize, Serialize};

use crate::card::{Collation, SITES_OF_A_MATERIAL};
use crate::mends;
use crate::state::GloryToRome;

slugs! {
    /// A printed edition, which sets the default of each switch. GTR 11.1.
    #[derive(Default)]
    pub enum Edition {
        /// The first edition.
        #[default]
        Original = "original",
        /// *Gloria a Roma* of 2011.
        Gloria2011 = "gloria2011",
        /// *Gloria a Roma* with the petition, the Circus and the Forum of the first edition.
        Gloria2011OriginalVariant = "gloria2011-original-variant",
        /// The English edition of 2007.
        English2007 = "english2007",
    }
}

slugs! {
    /// The function of the Circus. GTR 7.5.
    pub enum CircusRule {
        /// Two cards of one role count as a Jack.
        Pair = "pair",
        /// Any card leads or follows Architect.
        Architect = "architect",
    }
}

slugs! {
    /// What the Forum requires. GTR 7.34.
    pub enum ForumRule {
        /// A client of each role.
        Clients = "clients",
        /// Also each material in the stockpile.
        ClientsMaterials = "clients-materials",
    }
}

slugs! {
    /// The game without functions. GTR 1.8.
    #[derive(Default)]
    pub enum Beginner {
        /// The whole game.
        #[default]
        Off = "off",
        /// Half the deck, at most three sites of each material.
        Original = "original",
        /// The whole deck, two or three sites of each material.
        Gloria2011 = "gloria2011",
    }
}

slugs! {
    /// How the first player is determined. GTR 1.4, 1.5.
    #[derive(Default)]
    pub enum Start {
        /// By cards from the deck.
        #[default]
        Dealt = "dealt",
        /// By cards that the players choose.
        Chosen = "chosen",
    }
}

slugs! {
    /// When a foundation may be laid out of town. GTR 5.4; ruling R-G03.
    pub enum OutOfTown {
        /// At any time.
        Always = "always",
        /// When no site of the material is left in town.
        Exhausted = "exhausted",
    }
}

slugs! {
    /// How long a card put face up into a vault stays visible. GTR 8.4.
    pub enum VaultView {
        /// Until the end of the turn.
        Turn = "turn",
        /// Only while it is put there.
        Placement = "placement",
    }
}

slugs! {
    /// What marble does with the Scriptorium. GTR 7.30; ruling R-G09.
    #[derive(Default)]
    pub enum ScriptoriumRule {
        /// One marble completes a building.
        #[default]
        Completes = "completes",
        /// Marble fits every building.
        Wildcard = "wildcard",
    }
}

slugs! {
    /// The clients doubled by a Circus Maximus completed while its owner acts. Ruling R-G07.
    #[derive(Default)]
    pub enum CircusMaximusRule {
        /// All clients.
        #[default]
        All = "all",
        /// Clients that have not acted yet.
        Rest = "rest",
    }
}

slugs! {
    /// The cost of the Stairway. GTR 7.38; ruling R-G12.
    #[derive(Default)]
    pub enum StairwayRule {
        /// The Architect action.
        #[default]
        Action = "action",
        /// Free: once with every Architect action.
        Extra = "extra",
    }
}

slugs! {
    /// What a craftsman or architect in a Bath can found out of town. GTR 5.4, 7.20; ruling R-G05.
    #[derive(Default)]
    pub enum BathOutOfTown {
        /// Nothing without a Tower: each acts alone.
        #[default]
        Alone = "alone",
        /// An unused action joins that of the next client.
        Join = "join",
    }
}

/// The options agreed before the deal. A record spells out every switch; a table may name an
/// edition and only the switches that differ from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Switches", into = "Switches")]
#[expect(clippy::struct_excessive_bools, reason = "switches that people turn one by one")]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Options {
    pub rules: Rules,
    /// The number of players, two to five.
    pub players: u8,
    /// The edition that sets the switches not named.
    pub edition: Edition,
    /// Cards of one role in a petition: two or three.
    pub petition: u8,
    pub circus: CircusRule,
    pub forum: ForumRule,
    /// Sites in town with two players: two or three.
    pub sites_2p: u8,
    /// Whether to play without functions.
    pub beginner: Beginner,
    pub start: Start,
    pub out_of_town: OutOfTown,
    /// How long a card put face up into a vault stays visible.
    pub vault_view: VaultView,
    pub collation: Collation,
    /// Whether the Latrine takes Jacks. Ruling R-G24.
    pub latrine_jack: bool,
    pub scriptorium: ScriptoriumRule,
    /// The clients doubled by a new Circus Maximus.
    pub circus_maximus: CircusMaximusRule,
    /// Whether a Statue that works only through a Gate scores its points. Ruling R-G08.
    pub gate_statue: bool,
    pub stairway: StairwayRule,
    /// What a craftsman or architect in a Bath can found out of town.
    pub bath_out_of_town: BathOutOfTown,
    /// Whether marble in a stone foundation makes it marble for a Gate. GTR 7.22.
    pub gate_road: bool,
    /// Whether players behind a Palisade or a Wall are asked for gifts. Ruling R-G27.
    pub ask_voluntary_give: bool,
    /// Whether the players can agree on a victory. GTR 9.5; ruling R-G43.
    pub concession: bool,
    /// The game ends after at most this many turns. Ruling R-G39.
    pub max_turns: u16,
}

/// What can be agreed besides the number of players. What has no standard value here has that of the
/// edition. GTR 11.1.
pub(crate) const OPTIONS: &[GameOption] = &[
    GameOption::new("edition", Choices::Words(&Edition::SLUGS), "").or("original"),
    GameOption::new("beginner", Choices::Words(&Beginner::SLUGS), "GTR 1.8").for_beginners(),
    GameOption::new("concession", Choices::Switch, "GTR 9.5"),
    GameOption::new("petition", Choices::Number(2, 3), "GTR 3.3"),
    GameOption::new("circus", Choices::Words(&CircusRule::SLUGS), "GTR 7.5"),
    GameOption::new("forum", Choices::Words(&ForumRule::SLUGS), "GTR 7.34"),
    GameOption::new("sites_2p", Choices::Number(2, 3), "GTR 1.3"),
    GameOption::new("start", Choices::Words(&Start::SLUGS), "GTR 1.4, GTR 1.5"),
    GameOption::new("out_of_town", Choices::Words(&OutOfTown::SLUGS), "GTR 5.4"),
    GameOption::new("vault_view", Choices::Words(&VaultView::SLUGS), "GTR 8.4"),
    GameOption::new("collation", Choices::Words(&Collation::SLUGS), "GTR 1.4"),
    GameOption::new("latrine_jack", Choices::Switch, "GTR 7.3"),
    GameOption::new("scriptorium", Choices::Words(&ScriptoriumRule::SLUGS), "GTR 7.30"),
    GameOption::new("circus_maximus", Choices::Words(&CircusMaximusRule::SLUGS), "GTR 7.26"),
    GameOption::new("gate_statue", Choices::Switch, "GTR 7.22, GTR 7.39"),
    GameOption::new("stairway", Choices::Words(&StairwayRule::SLUGS), "GTR 7.38"),
    GameOption::new("bath_out_of_town", Choices::Words(&BathOutOfTown::SLUGS), "GTR 5.4, GTR 7.20")
        .since(2),
    GameOption::new("gate_road", Choices::Switch, "GTR 7.22").since(2),
    GameOption::new("ask_voluntary_give", Choices::Switch, "GTR 7.8"),
    GameOption::new("max_turns", Choices::Number(1, 2_000), "GTR 9.7"),
];

/// Declares the switches over an edition: read where they are named, and written out.
macro_rules! switches {
    ($( $(#[$meta:meta])* $name:ident: $rule:ty, )+) => {
        #[derive(Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Switches {
            #[serde(default = "Rules::first", skip_serializing_if = "Rules::is_first")]
            rules: Rules,
            players: u8,
            #[serde(default, alias = "preset")]
            edition: Edition,
            $( $(#[$meta])* $name: Option<$rule>, )+
        }

        impl From<Switches> for Options {
            fn from(chosen: Switches) -> Self {
                let Switches { rules, players, edition, .. } = chosen;
                let standard = Self::of_version(rules, edition, players);
                Self { $( $name: chosen.$name.unwrap_or(standard.$name), )+ ..standard }
            }
        }

        impl Switches {
            fn all(options: &Options) -> Self {
                let Options { rules, players, edition, .. } = *options;
                Self { rules, players, edition, $( $name: Some(options.$name), )+ }
            }
        }
    };
}

switches! {
    petition: u8,
    circus: CircusRule,
    forum: ForumRule,
    sites_2p: u8,
    beginner: Beginner,
    start: Start,
    out_of_town: OutOfTown,
    vault_view: VaultView,
    collation: Collation,
    latrine_jack: bool,
    scriptorium: ScriptoriumRule,
    circus_maximus: CircusMaximusRule,
    gate_statue: bool,
    stairway: StairwayRule,
    #[serde(skip_serializing_if = "Option::is_none")]
    bath_out_of_town: BathOutOfTown,
    #[serde(skip_serializing_if = "Option::is_none")]
    gate_road: bool,
    ask_voluntary_give: bool,
    concession: bool,
    max_turns: u16,
}

/// Every switch, written out. Records of the first version lack those that are newer than it.
impl From<Options> for Switches {
    fn from(options: Options) -> Self {
        let standard = Options::of_version(options.rules, options.edition, options.players);
        let has = |key| OPTIONS.iter().any(|row| row.key == key && options.rules.since(row.since));
        let mut switches = Self::all(&options);
        if !has("bath_out_of_town") && options.bath_out_of_town == standard.bath_out_of_town {
            switches.bath_out_of_town = None;
        }
        if !has("gate_road") && options.gate_road == standard.gate_road {
            switches.gate_road = None;
        }
        switches
    }
}

impl Options {
    /// The switches of an edition in the newest version of the rules. GTR 11.1.
    pub fn of_edition(edition: Edition, players: u8) -> Self {
        Self::of_version(GloryToRome::RULES, edition, players)
    }

    /// The switches of an edition in a version of the rules.
    pub fn of_version(rules: Rules, edition: Edition, players: u8) -> Self {
        let original = Self {
            rules,
            players,
            edition,
            petition: 3,
            circus: CircusRule::Pair,
            forum: ForumRule::Clients,
            sites_2p: 2,
            beginner: Beginner::Off,
            start: Start::Dealt,
            out_of_town: OutOfTown::Always,
            vault_view: VaultView::Turn,
            collation: Collation::English,
            latrine_jack: false,
            scriptorium: ScriptoriumRule::Completes,
            circus_maximus: CircusMaximusRule::All,
            gate_statue: true,
            stairway: StairwayRule::Action,
            bath_out_of_town: BathOutOfTown::Alone,
            gate_road: false,
            ask_voluntary_give: false,
            concession: rules.has(&mends::VICTORY_BY_AGREEMENT),
            max_turns: 400,
        };
        let variant = Self {
            sites_2p: 3,
            out_of_town: OutOfTown::Exhausted,
            vault_view: VaultView::Placement,
            collation: Collation::Spanish,
            ..original
        };
        match edition {
            Edition::Original => original,
            Edition::Gloria2011OriginalVariant => variant,
            Edition::Gloria2011 => Self {
                petition: 2,
                circus: CircusRule::Architect,
                forum: ForumRule::ClientsMaterials,
                ..variant
            },
            Edition::English2007 => Self {
                stairway: StairwayRule::Extra,
                bath_out_of_town: BathOutOfTown::Join,
                gate_road: true,
                ..original
            },
        }
    }

    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        self.rules.check(GloryToRome::RULES)?;
        SetupError::check_range("players", self.players, GloryToRome::PLAYERS)?;
        SetupError::check_range("petition", self.petition, 2_u8..=3)?;
        SetupError::check_range("sites_2p", self.sites_2p, 2_u8..=3)?;
        SetupError::check_range("max_turns", self.max_turns, 1..=u16::MAX)
    }

    /// Sites of each material in town. GTR 1.3, 1.8.
    pub const fn sites_in_town(&self) -> u8 {
        match (self.beginner, self.players) {
            (Beginner::Off, 2) => self.sites_2p,
            (Beginner::Original | Beginner::Gloria2011, 4..) => 3,
            (Beginner::Gloria2011, _) => 2,
            (Beginner::Off | Beginner::Original, players) => players,
        }
    }

    /// Sites of each material out of town.
    pub const fn sites_out_of_town(&self) -> u8 {
        SITES_OF_A_MATERIAL - self.sites_in_town()
    }

    /// Whether buildings have functions. GTR 1.8.
    #[inline]
    pub const fn has_functions(&self) -> bool {
        matches!(self.beginner, Beginner::Off)
    }
}
