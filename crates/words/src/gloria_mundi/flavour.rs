//! A line of flavour for each building of the standard deck.

use engine::Rules;
use gloria_mundi::Options;
use gloria_mundi::card::CardId;

use crate::Words;
use crate::message::messages as id;

/// The version of the rules that came with the deck.
const SINCE: Rules = Rules(3);

/// A fact or a smile about a building of our deck; none for cards of other decks.
pub(super) fn line(words: &Words, options: &Options, card: CardId) -> Option<String> {
    let is_ours = options.deck.placeholder && options.rules >= SINCE;
    let printed = options.deck.cards.get(card.index()).filter(|_| is_ours)?;
    Some(words.plain(id::gm_flavour.find(&printed.name.to_lowercase())?))
}
