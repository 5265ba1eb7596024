//! Pages of a table that no store holds, to be looked at and measured.

use std::collections::BTreeMap;

use games::GameKind;
use table::{AnyTable, UserId};
use words::Locale;

use crate::assets;
use crate::auth::Visitor;
use crate::core::tables::{TableSnapshot, Viewer};
use crate::core::text;
use crate::pages::lobby;
use crate::pages::table::{past, whole};

/// As long as the tokens and ids of the site.
const SECRET: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

#[derive(Debug)]
pub struct Exhibit {
    pub(crate) kept: TableSnapshot,
}

impl Exhibit {
    pub fn new(table: AnyTable, people: BTreeMap<UserId, Option<String>>) -> Self {
        Self { kept: TableSnapshot::with_people(SECRET[..24].to_owned(), table, people) }
    }

    /// The whole page of a user, or of a stranger, rendered anew.
    pub fn page(&self, user: Option<&UserId>) -> String {
        let viewer = Viewer::new(&self.kept.table, user);
        whole(&Visitor::nobody(), &self.kept, &viewer, SECRET)
    }

    /// The page of a moment as a stranger sees it, through the eyes of a seat where that may be.
    pub fn past(&self, at: usize, seat: Option<u8>) -> String {
        past(&Visitor::nobody(), &self.kept, at, seat)
    }
}

pub fn assets() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    assets::all()
}

/// The picture that others show of a link to a table of a game, as a page of 1200 by 630 pixels.
pub fn preview(game: GameKind) -> String {
    lobby::preview(game).into_string()
}

/// A page beside its assets in a folder. A browser takes no drawings from another file there, so the
/// page gets the sheets it uses.
pub fn in_folder(page: &str) -> String {
    let mut page = page.replace("\"/assets/", "\"assets/");
    for sheet in boards::SHEETS {
        let path = format!("{}#", sheet.path.trim_start_matches('/'));
        if page.contains(&path) {
            let hidden =
                sheet.text.replacen("<svg ", "<svg width=\"0\" height=\"0\" class=\"sprite\" ", 1);
            page = page.replace(&path, "#") + &hidden;
        }
    }
    page
}

/// Makes pages in a language; elsewhere they are English.
pub fn in_language<T>(locale: Locale, pages: impl FnOnce() -> T) -> T {
    text::speaking_now(locale, pages)
}
