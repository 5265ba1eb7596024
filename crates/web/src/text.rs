//! The language of the site.

use std::sync::LazyLock;

use words::site::Site;
use words::{Locale, Words};

/// The words that pages are written in.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Locale::default()));
    &WORDS
}

/// What the site says of itself.
pub(crate) fn site() -> Site<'static> {
    words().site()
}
