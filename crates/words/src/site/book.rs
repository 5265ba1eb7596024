//! What the rulebook says of itself: the clauses with their examples, the cards, the editions.

use crate::site::{Site, site_messages};

site_messages! {
    /// Leads from a clause to its examples.
    shown_by(n: usize) = "book-shown-by";
    /// The title of the page of examples.
    examples_of(game: &str) = "book-examples-of";
    /// Leads to that page.
    examples() = "book-examples";
    /// What the examples are.
    examples_lead(n_examples: usize, n_clauses: usize) = "book-examples-lead";
    /// One of them, by its number.
    example(n: usize) = "book-example";
    /// A numbered example, by what is done in it.
    example_of(n: usize, does: &str) = "book-example-of";
    /// The player of a position at a seat.
    example_player(seat: u8) = "book-player";
    /// Opens a position at a table.
    try_it() = "book-try-it";
    /// Opens a position in words.
    in_words() = "book-in-words";
    /// The title of the card reference.
    cards_of(game: &str) = "book-cards-of";
    /// Leads to it.
    cards() = "book-cards";
    /// What it is.
    cards_lead() = "book-cards-lead";
    /// The field for what is searched.
    search() = "book-search";
    /// The field for the sort of things.
    sort() = "book-sort";
    /// All sorts.
    any_sort() = "book-sort-any";
    /// Searches.
    find() = "book-find";
    /// How many things were found.
    found(n: usize) = "book-found";
    /// What an edition says of a card, where editions differ.
    in_edition(edition: &str) = "book-in-edition";
    /// The title of the page of editions and options.
    editions_of(game: &str) = "book-editions-of";
    /// Leads to it.
    editions() = "book-editions";
    /// What it is.
    editions_lead() = "book-editions-lead";
    /// Above the names of options.
    option_named() = "book-option";
    /// Above what an option is when nobody says anything.
    standard() = "book-standard";
    /// Above what an option can be.
    choices() = "book-choices";
    /// A number between two.
    between(least: u32, most: u32) = "book-between";
    /// Above the clauses.
    clauses() = "book-clauses";
}
