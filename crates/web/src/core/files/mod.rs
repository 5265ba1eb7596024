//! Decks, boards and prices: reading them, keeping them by name, and where those of a table come
//! from.

mod source;

use std::time::Instant;

use games::outside::{MAX_NAME, check_name};
use games::{DataFile, EARLIER, TextError};
use store::{FileInsert, OwnFile, StoreError, User};
use table::UserId;
use toml::Table;

pub(crate) use source::{FileSource, Supply, given, which};

use crate::core::app::Shared;
use crate::core::metrics::Limit;
use crate::core::problem::{Code, Mistake, Problem, short};
use crate::core::text::site;
use crate::core::{quota, secret, time};

/// The one that Trivium brings along. No file of a user is called so.
pub(crate) const STANDARD: &str = "standard";
/// The one that the host of the site has set. No file of a user is called so.
pub(crate) const HOUSE: &str = "house";
/// Words of ours that no user gives to a file.
const OURS: [&str; 3] = [STANDARD, EARLIER, HOUSE];
/// Files of one user that are listed. More can only be there where the host allows it.
pub(crate) const MAX_LISTED: u32 = 100;

pub(crate) fn data(name: &str) -> Result<&'static DataFile, Problem> {
    games::data_named(name).ok_or_else(Problem::not_found)
}

/// Reads a text. A mistake is told with its line, its column and its card.
pub(crate) fn read(data: &DataFile, text: &str) -> Result<Table, Problem> {
    games::data_file(data, data.name, text).map_err(|error| mistake(&error, text))
}

fn mistake(error: &TextError, text: &str) -> Problem {
    let reason = short(&site().mistake(error, text));
    let mistake = Mistake {
        line: Some(error.place.line),
        column: Some(error.place.column),
        card: error.card(text),
    };
    let problem = Problem::new(Code::Data, reason);
    Problem { mistake: Some(Box::new(mistake)), ..problem }
}

pub(crate) fn paced(app: &Shared, user: &UserId) -> Result<(), Problem> {
    app.paced(Limit::Checks, app.limits.checks.take(user.0.clone(), Instant::now()))
}

fn named(name: &str) -> Result<&str, Problem> {
    let name = name.trim();
    let is_bad = name.is_empty() || OURS.contains(&name) || check_name(name).is_err();
    if is_bad {
        return Err(Problem::new(Code::Name, site().decks_bad_name(MAX_NAME)).of("name"));
    }
    Ok(name)
}

/// A text as it is kept: browsers end lines in their own way.
fn plain(text: &str) -> String {
    text.replace("\r\n", "\n")
}

/// Keeps a text under a name. Gives its id.
pub(crate) async fn keep(
    app: &Shared,
    user: &User,
    data: &DataFile,
    (name, text): (&str, &str),
) -> Result<String, Problem> {
    let (name, text) = fit(app, user, data, (name, text))?;
    let file_id = secret::id()?;
    let file = FileInsert {
        file_id: &file_id,
        game: data.game.slug(),
        kind: data.name,
        name: &name,
        body: &text,
    };
    let most = quota::files(app, user);
    match app.store.keep_file(&user.user_id, file, most, time::now().0).await {
        Ok(()) => Ok(file_id),
        Err(StoreError::TooLarge { what: "files", .. }) => Err(quota::too_many_files(app, user)),
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn change(
    app: &Shared,
    user: &User,
    file_id: &str,
    (name, text): (&str, &str),
) -> Result<(), Problem> {
    let file = app.store.file(&user.user_id, file_id).await?;
    let (name, text) = fit(app, user, data(&file.kind)?, (name, text))?;
    Ok(app.store.change_file(&user.user_id, file_id, (&name, &text), time::now().0).await?)
}

fn fit(
    app: &Shared,
    user: &User,
    data: &DataFile,
    (name, text): (&str, &str),
) -> Result<(String, String), Problem> {
    paced(app, &UserId(user.user_id.clone()))?;
    let (name, text) = (named(name)?.to_owned(), plain(text));
    read(data, &text)?;
    Ok((name, text))
}

/// The files of a user; nobody has none.
pub(crate) async fn listed(app: &Shared, user: Option<&User>) -> Result<Vec<OwnFile>, Problem> {
    match user {
        Some(user) => Ok(app.store.files_of(&user.user_id, MAX_LISTED).await?),
        None => Ok(Vec::new()),
    }
}
