//! Explanations of the table's zones.

use ::fortuna::Fortuna;
use maud::{Markup, html};

use crate::Sight;

/// A heading that explains its zone.
pub(super) fn heading(at: &Sight<'_, Fortuna>, name: &str, title: &str) -> Markup {
    at.thing(format!("zone-{name}")).class("zone").about(name).show(&html! { (title) })
}

/// A mark that explains a zone without a heading.
pub(super) fn ask(at: &Sight<'_, Fortuna>, name: &str, title: &str) -> Markup {
    at.thing(format!("zone-{name}")).class("ask").about(name).label(title).show(&html! {})
}
