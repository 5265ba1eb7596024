//! Where something stands in a file.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A part of a path that is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// Where, as a byte of the text.
    pub(crate) offset: usize,
    /// How many parts of the path lead to it.
    pub(crate) depth: usize,
}

/// The last part of a path, such as `table.seats.1.water`, that is in the text.
pub(crate) fn deepest(text: &str, path: &str) -> Option<Found> {
    let document = DeTable::parse(text).ok()?;
    let mut keys = path.split('.');
    let (mut offset, mut value) = field(document.get_ref(), keys.next()?)?;
    let mut depth = 1;
    for key in keys {
        let Some((inner, below)) = part(value, key) else {
            break;
        };
        (offset, value) = (inner, below);
        depth += 1;
    }
    Some(Found { offset, depth })
}

fn part<'a, 'i>(value: &'a DeValue<'i>, key: &str) -> Option<(usize, &'a DeValue<'i>)> {
    if let Some(table) = value.as_table() {
        return field(table, key);
    }
    let item = value.as_array()?.get(key.parse::<usize>().ok()?)?;
    Some((item.span().start, item.get_ref()))
}

/// A value with its place. That of a table is where its name is: the table itself can be in pieces.
fn field<'a, 'i>(table: &'a DeTable<'i>, key: &str) -> Option<(usize, &'a DeValue<'i>)> {
    let (name, value) = table.iter().find(|(name, _)| name.get_ref() == key)?;
    let place = if value.get_ref().is_table() { name.span() } else { Spanned::span(value) };
    Some((place.start, value.get_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "rule = 'FOR 5.1'\n[table]\n[table.seats.0]\nwater = 1\n[[step]]\nhas = ['a', 'b']\n";

    /// The text from the place on, to the end of the line, and the depth.
    fn found(path: &str) -> Option<(&'static str, usize)> {
        let Found { offset, depth } = deepest(TEXT, path)?;
        Some((TEXT[offset..].lines().next()?, depth))
    }

    #[test]
    fn values_are_found_by_their_paths() {
        assert_eq!(found("rule"), Some(("'FOR 5.1'", 1)));
        assert_eq!(found("table.seats.0.water"), Some(("1", 4)));
        assert_eq!(found("step.0.has.1"), Some(("'b']", 4)));
    }

    #[test]
    fn what_is_not_there_is_where_it_would_be() {
        assert_eq!(found("table.seats.0.wine"), Some(("0]", 3)));
        assert_eq!(found("table.seats.1.wine"), Some(("seats.0]", 2)));
        assert_eq!(found("nothing"), None);
    }
}
