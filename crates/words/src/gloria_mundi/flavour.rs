//! A line of flavour for each building of the standard deck.

use engine::Rules;
use gloria_mundi::Options;
use gloria_mundi::card::CardId;

use crate::Words;
use crate::words::say;

/// The buildings of the standard deck, each with its message.
const FLAVOURS: [(&str, &str); 57] = [
    ("Horreum", "gm-flavour-horreum"),
    ("Pomarium", "gm-flavour-pomarium"),
    ("Villa", "gm-flavour-villa"),
    ("Torcular", "gm-flavour-torcular"),
    ("Molina", "gm-flavour-molina"),
    ("Apiarium", "gm-flavour-apiarium"),
    ("Vinea", "gm-flavour-vinea"),
    ("Olivetum", "gm-flavour-olivetum"),
    ("Piscina", "gm-flavour-piscina"),
    ("Hortus", "gm-flavour-hortus"),
    ("Saturnalia", "gm-flavour-saturnalia"),
    ("Ovile", "gm-flavour-ovile"),
    ("Latifundium", "gm-flavour-latifundium"),
    ("Saltus", "gm-flavour-saltus"),
    ("Caupona", "gm-flavour-caupona"),
    ("Colonus", "gm-flavour-colonus"),
    ("Fanum", "gm-flavour-fanum"),
    ("Aerarium", "gm-flavour-aerarium"),
    ("Porticus", "gm-flavour-porticus"),
    ("Emporium", "gm-flavour-emporium"),
    ("Argentarius", "gm-flavour-argentarius"),
    ("Basilica", "gm-flavour-basilica"),
    ("Pistrina", "gm-flavour-pistrina"),
    ("Bibliotheca", "gm-flavour-bibliotheca"),
    ("Circus", "gm-flavour-circus"),
    ("Amphitheatrum", "gm-flavour-amphitheatrum"),
    ("Curia", "gm-flavour-curia"),
    ("Macellum", "gm-flavour-macellum"),
    ("Taberna", "gm-flavour-taberna"),
    ("Naumachia", "gm-flavour-naumachia"),
    ("Templum", "gm-flavour-templum"),
    ("Rostra", "gm-flavour-rostra"),
    ("Ruina", "gm-flavour-ruina"),
    ("Castra", "gm-flavour-castra"),
    ("Vexillum", "gm-flavour-vexillum"),
    ("Aquila", "gm-flavour-aquila"),
    ("Tubicen", "gm-flavour-tubicen"),
    ("Centurio", "gm-flavour-centurio"),
    ("Speculator", "gm-flavour-speculator"),
    ("Legatus", "gm-flavour-legatus"),
    ("Praetorium", "gm-flavour-praetorium"),
    ("Annona", "gm-flavour-annona"),
    ("Tribunus", "gm-flavour-tribunus"),
    ("Triumphus", "gm-flavour-triumphus"),
    ("Ala", "gm-flavour-ala"),
    ("Foederati", "gm-flavour-foederati"),
    ("Pax", "gm-flavour-pax"),
    ("Nauta", "gm-flavour-nauta"),
    ("Veteranus", "gm-flavour-veteranus"),
    ("Murus", "gm-flavour-murus"),
    ("Vallum", "gm-flavour-vallum"),
    ("Agger", "gm-flavour-agger"),
    ("Turris", "gm-flavour-turris"),
    ("Architectus", "gm-flavour-architectus"),
    ("Mensor", "gm-flavour-mensor"),
    ("Faber", "gm-flavour-faber"),
    ("Pontifex", "gm-flavour-pontifex"),
];

/// The version of the rules that came with the deck.
const SINCE: Rules = Rules(3);

/// A fact or a smile about a building of our deck; none for cards of other decks.
pub(super) fn line(words: &Words, options: &Options, card: CardId) -> Option<String> {
    let is_ours = options.deck.placeholder && options.rules >= SINCE;
    let printed = options.deck.cards.get(card.index()).filter(|_| is_ours)?;
    let (_, id) = FLAVOURS.iter().find(|(name, _)| **name == *printed.name)?;
    Some(say!(words, id))
}
