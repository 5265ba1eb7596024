//! What leads to the page about Trivium.

use crate::site::{Site, site_messages};

site_messages! {
    /// The title of the page, and the link to it.
    about() = "about-title";
}
