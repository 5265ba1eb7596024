//! The options of the games, and what they can be.

use crate::site::Site;
use crate::words::say;

/// The message of each option, by its key.
const OPTIONS: &[(&str, &str)] = &[
    ("deal", "site-option-deal"),
    ("fortuna_unheld", "site-option-fortuna-unheld"),
    ("cubes", "site-option-cubes"),
    ("max_rounds", "site-option-max-rounds"),
    ("edition", "site-option-edition"),
    ("beginner", "site-option-beginner"),
    ("concession", "site-option-concession"),
    ("petition", "site-option-petition"),
    ("circus", "site-option-circus"),
    ("forum", "site-option-forum"),
    ("sites_2p", "site-option-sites-2p"),
    ("start", "site-option-start"),
    ("out_of_town", "site-option-out-of-town"),
    ("vault_view", "site-option-vault-view"),
    ("collation", "site-option-collation"),
    ("latrine_jack", "site-option-latrine-jack"),
    ("scriptorium", "site-option-scriptorium"),
    ("circus_maximus", "site-option-circus-maximus"),
    ("gate_statue", "site-option-gate-statue"),
    ("stairway", "site-option-stairway"),
    ("bath_out_of_town", "site-option-bath-out-of-town"),
    ("gate_road", "site-option-gate-road"),
    ("ask_voluntary_give", "site-option-ask-voluntary-give"),
    ("max_turns", "site-option-max-turns"),
    ("refill", "site-option-refill"),
    ("screens", "site-option-screens"),
];

/// The message of each value of an option.
const VALUES: &[(&str, &str, &str)] = &[
    ("deal", "beginner", "site-value-deal-beginner"),
    ("deal", "expert", "site-value-deal-expert"),
    ("fortuna_unheld", "stay", "site-value-fortuna-unheld-stay"),
    ("fortuna_unheld", "money", "site-value-fortuna-unheld-money"),
    ("cubes", "finite", "site-value-cubes-finite"),
    ("cubes", "infinite", "site-value-cubes-infinite"),
    ("edition", "original", "site-value-edition-original"),
    ("edition", "gloria2011", "site-value-edition-gloria2011"),
    ("edition", "gloria2011-original-variant", "site-value-edition-gloria2011-original-variant"),
    ("edition", "english2007", "site-value-edition-english2007"),
    ("beginner", "off", "site-value-beginner-off"),
    ("beginner", "original", "site-value-beginner-original"),
    ("beginner", "gloria2011", "site-value-beginner-gloria2011"),
    ("circus", "pair", "site-value-circus-pair"),
    ("circus", "architect", "site-value-circus-architect"),
    ("forum", "clients", "site-value-forum-clients"),
    ("forum", "clients-materials", "site-value-forum-clients-materials"),
    ("start", "dealt", "site-value-start-dealt"),
    ("start", "chosen", "site-value-start-chosen"),
    ("out_of_town", "always", "site-value-out-of-town-always"),
    ("out_of_town", "exhausted", "site-value-out-of-town-exhausted"),
    ("vault_view", "turn", "site-value-vault-view-turn"),
    ("vault_view", "placement", "site-value-vault-view-placement"),
    ("collation", "english", "site-value-collation-english"),
    ("collation", "spanish", "site-value-collation-spanish"),
    ("scriptorium", "completes", "site-value-scriptorium-completes"),
    ("scriptorium", "wildcard", "site-value-scriptorium-wildcard"),
    ("circus_maximus", "all", "site-value-circus-maximus-all"),
    ("circus_maximus", "rest", "site-value-circus-maximus-rest"),
    ("stairway", "action", "site-value-stairway-action"),
    ("stairway", "extra", "site-value-stairway-extra"),
    ("bath_out_of_town", "alone", "site-value-bath-out-of-town-alone"),
    ("bath_out_of_town", "join", "site-value-bath-out-of-town-join"),
    ("refill", "literal", "site-value-refill-literal"),
    ("refill", "slide", "site-value-refill-slide"),
    ("screens", "hidden", "site-value-screens-hidden"),
    ("screens", "open", "site-value-screens-open"),
];

impl Site<'_> {
    /// What an option is called.
    pub fn option(self, key: &str) -> Option<String> {
        let (_, id) = OPTIONS.iter().find(|(option, _)| *option == key)?;
        Some(say!(self.0, id))
    }

    /// What a value of an option is called.
    pub fn value(self, key: &str, value: &str) -> Option<String> {
        let (.., id) = VALUES.iter().find(|(option, word, _)| (*option, *word) == (key, value))?;
        Some(say!(self.0, id))
    }
}
