//! One more card for the text of a deck.

use serde::Deserialize;
use toml::Spanned;

use crate::TextError;

/// The list of cards, and where it and its cards stand. What else a deck holds stays as it is.
#[derive(Deserialize)]
struct CardList {
    cards: Option<Spanned<Vec<Spanned<String>>>>,
}

/// The text of a deck with one more card at the end, on a line of its own; comments stay.
pub fn with_card(file: &str, text: &str, card: &str) -> Result<String, TextError> {
    let deck: CardList =
        toml::from_str(text).map_err(|error| TextError::toml(file, text, &error))?;
    // A text of JSON is one of TOML too.
    let line = format!("  {},\n", serde_json::Value::from(card));
    let Some(cards) = deck.cards else {
        let gap = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
        return Ok(format!("{text}{gap}cards = [\n{line}]\n"));
    };
    let close = cards.span().end.saturating_sub(1);
    let last = cards.get_ref().last().map(|card| card.span().end);
    let needs_comma = last.is_some_and(|last| !has_comma(&text[last..close]));
    let (last, comma) = (last.unwrap_or(close), if needs_comma { "," } else { "" });
    let between = text[last..close].trim_end_matches([' ', '\t']);
    let gap = if between.ends_with('\n') { "" } else { "\n" };
    Ok(format!("{}{comma}{between}{gap}{line}{}", &text[..last], &text[close..]))
}

/// Whether a comma follows the last card, be it after comments.
fn has_comma(rest: &str) -> bool {
    rest.lines().any(|line| line.split('#').next().is_some_and(|code| code.contains(',')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{data_file, data_named};

    const CARD: &str = "Villa | farm | gold | 2 | 3 food";

    #[test]
    fn a_card_is_added_whatever_the_list_looks_like() {
        let old = "Murus | red | peace | 0 | wall";
        for text in [
            String::new(),
            "# none yet".to_owned(),
            "cards = []".to_owned(),
            "cards = [ ]\n".to_owned(),
            format!("cards = ['{old}']"),
            format!("cards = [\n  '{old}'  # last, for now\n]\n"),
            format!("cards = [\n  '{old}', # last\n  # end, really\n]\nplaceholder = false\n"),
            format!("cards = [\n  '{old}'\n  # odd\n  , ]"),
        ] {
            let mut longer = with_card("my.toml", &text, CARD).unwrap();
            longer = with_card("my.toml", &longer, "L'\"Or\" | city | free | 0 | gold").unwrap();
            let table = data_file(data_named("deck").unwrap(), "my.toml", &longer);
            let table = table.unwrap_or_else(|error| panic!("{error}: {longer}"));
            let cards = table["deck"]["cards"].as_array().unwrap();
            assert_eq!(cards.len(), 2 + usize::from(text.contains("Murus")), "{longer}");
            assert_eq!(longer.matches('#').count(), text.matches('#').count(), "{longer}");
            assert!(longer.contains(&format!("\n  \"{CARD}\",\n")), "{longer}");
        }
    }

    #[test]
    fn what_cannot_be_read_stays() {
        assert!(with_card("my.toml", "cards = [", CARD).is_err());
        assert!(with_card("my.toml", "cards = 3", CARD).is_err());
    }
}
