//! What users can change of themselves: names, accounts, where they are called, the end.

mod name;
pub(crate) mod sign_in;

use std::net::IpAddr;
use std::time::Instant;

use store::{Spared, StoreError, User};
use table::UserId;

use crate::core::app::{App, Shared};
use crate::core::credentials::fitting;
use crate::core::metrics::Limit;
use crate::core::preferences::Preferences;
use crate::core::problem::{Code, Problem};
use crate::core::text::site;
use crate::core::{own, secret, tables, time};

use name::name;
use sign_in::{confirm, throttle};

pub(crate) const MAX_URL: usize = 500;

/// A guest of that name, with a number behind it if another guest has it.
pub(crate) async fn guest(app: &Shared, from: IpAddr, text: &str) -> Result<User, Problem> {
    let name = name(text)?;
    throttle(app, from)?;
    let id = secret::id()?;
    app.store.create_guest(&id, &name, time::now().0).await?;
    Ok(app.store.user(&id).await?)
}

/// The same for a visitor without a name, whose token against forged requests tells a second click
/// from another visitor. Gives their id.
pub(crate) async fn newcomer(
    app: &Shared,
    from: IpAddr,
    (token, text): (&str, &str),
) -> Result<String, Problem> {
    let user = app.newcomers.with(token);
    let named = async || guest(app, from, text).await.map(|user| user.user_id);
    user.get_or_try_init(named).await.cloned()
}

#[derive(Clone, Copy)]
pub(crate) struct NewCredentials<'a> {
    pub(crate) name: &'a str,
    pub(crate) password: &'a str,
    pub(crate) old: &'a str,
    /// Which tokens stay when an account gets another password. A guest keeps all of them.
    pub(crate) spared: Spared<'a>,
}

/// Makes an account of a guest, or changes the password of an account. Ends every session. Cheap
/// checks come first.
pub(crate) async fn register(
    app: &Shared,
    from: IpAddr,
    user: &User,
    given: NewCredentials<'_>,
) -> Result<(), Problem> {
    let name = own_name(app, user, given.name).await?;
    let password = fitting(given.password)?;
    throttle(app, from)?;
    if name != user.name {
        may_rename(app, user)?;
    }
    confirm(app, user, given.old).await?;
    let hash = app.passwords.hash(password).await?;
    let spared = Spared { tokens: given.spared.tokens || user.is_guest(), ..given.spared };
    tables::retell(&app.store, &UserId(user.user_id.clone())).await?;
    app.store.make_account(&user.user_id, &name, &hash, spared).await?;
    app.hub.rename(&UserId(user.user_id.clone()), Some(&name)).await;
    Ok(())
}

/// A name that is free for a user. An account keeps the one it has, whatever names are today.
async fn own_name(app: &Shared, user: &User, text: &str) -> Result<String, Problem> {
    if !user.is_guest() && text == user.name {
        return Ok(user.name.clone());
    }
    let name = name(text)?;
    if app.store.is_name_free(&user.user_id, &name).await? {
        return Ok(name);
    }
    Err(StoreError::NameTaken { name }.into())
}

/// Another name. Every table of the user is told, so not too often.
pub(crate) async fn rename(app: &Shared, user: &User, text: &str) -> Result<(), Problem> {
    let (name, id) = (name(text)?, UserId(user.user_id.clone()));
    if name == user.name {
        return Ok(());
    }
    may_rename(app, user)?;
    tables::retell(&app.store, &id).await?;
    app.store.rename_user(&id.0, &name).await?;
    app.hub.rename(&id, Some(&name)).await;
    Ok(())
}

fn may_rename(app: &Shared, user: &User) -> Result<(), Problem> {
    app.paced(Limit::Renames, app.limits.renames.take(user.user_id.clone(), Instant::now()))
}

pub(crate) async fn set_webhook(
    app: &Shared,
    id: &UserId,
    url: Option<&str>,
) -> Result<(), Problem> {
    let is_web = |url: &str| url.starts_with("https://") || url.starts_with("http://");
    let is_odd = |c: char| c.is_control() || c.is_whitespace();
    if url.is_some_and(|url| url.len() > MAX_URL || !is_web(url) || url.contains(is_odd)) {
        return Err(Problem::new(Code::Field, site().bad_url()).of("url"));
    }
    Ok(app.store.set_webhook(&id.0, url, time::now().0).await?)
}

pub(crate) async fn set_preferences(
    app: &Shared,
    id: &UserId,
    chosen: Preferences,
) -> Result<(), Problem> {
    let text = serde_json::to_string(&chosen).map_err(|error| Problem::internal(&error))?;
    Ok(app.store.set_preferences(&id.0, &text).await?)
}

/// Removes users who wrote their name, and their password if they have one.
pub(crate) async fn delete(
    app: &App,
    from: IpAddr,
    user: &User,
    (name, password): (&str, &str),
) -> Result<(), Problem> {
    if name != user.name {
        return Err(Problem::new(Code::WrongName, site().wrong_name()).of("name"));
    }
    if !user.is_guest() {
        throttle(app, from)?;
        confirm(app, user, password).await?;
    }
    own::delete(app, &UserId(user.user_id.clone())).await
}
