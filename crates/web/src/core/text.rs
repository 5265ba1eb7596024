//! The language of an answer: the one that its reader prefers, else what the browser asks for.
//!
//! Text is made in many places, refusals among them, for one reader at a time. So the language
//! belongs to the task that answers, and so does the edition whose words the table speaks.

use std::cell::Cell;

use words::site::Site;
use words::{Cast, Locale, Speak, Words};

tokio::task_local! {
    static LOCALE: Cell<Locale>;
    static EDITION: &'static str;
    static RIVAL: String;
}

/// Does something for a reader of this language.
pub(crate) async fn speaking<T>(locale: Locale, work: impl Future<Output = T>) -> T {
    LOCALE.scope(Cell::new(locale), work).await
}

/// The same for work that waits for nothing.
pub(crate) fn speaking_now<T>(locale: Locale, work: impl FnOnce() -> T) -> T {
    LOCALE.sync_scope(Cell::new(locale), work)
}

/// From here on the task speaks the language that its reader prefers.
pub(crate) fn prefer(locale: Locale) {
    // Outside of a request there is nobody to be answered.
    let _ = LOCALE.try_with(|cell| cell.set(locale));
}

pub(crate) fn locale() -> Locale {
    LOCALE.try_with(Cell::get).unwrap_or_default()
}

/// Does something in the words of the edition that is played with these options.
pub(crate) fn at_table<G: Speak, T>(options: &G::Options, work: impl FnOnce() -> T) -> T {
    EDITION.sync_scope(G::edition(options), work)
}

pub(crate) fn words() -> &'static Words {
    match EDITION.try_with(|edition| *edition) {
        Ok(edition) => Words::of_edition(locale(), edition),
        Err(_) => Words::of(locale()),
    }
}

pub(crate) fn site() -> Site<'static> {
    words().site()
}

/// Does something for a learner who plays against a bot of this name; at a table without a lesson there is
/// none.
pub(crate) fn against<T>(rival: Option<String>, work: impl FnOnce() -> T) -> T {
    match rival {
        Some(rival) => RIVAL.sync_scope(rival, work),
        None => work(),
    }
}

/// Whom the learner plays against.
pub(crate) fn rival() -> String {
    RIVAL.try_with(Clone::clone).unwrap_or_else(|_| Cast::rival(&[]).name())
}

/// What a lesson says.
pub(crate) fn taught(id: &str) -> String {
    site().taught(id, &rival())
}
