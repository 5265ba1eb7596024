//! Passwords that are tried. Failures slow down the next attempts; they lock nobody out.

use std::net::IpAddr;
use std::time::Instant;

use store::{Attempt, FailureTally, User, fold};

use crate::core::app::Shared;
use crate::core::clock::FAILURE_WINDOW;
use crate::core::metrics::{Limit, count};
use crate::core::net::net;
use crate::core::problem::{Code, Problem};
use crate::core::text::site;
use crate::core::{secret, time};

/// More of a name is not looked at.
const MAX_READ: usize = 60;
const MINUTE: i64 = 60_000;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Knock<'a> {
    pub(crate) from: IpAddr,
    /// The browser, if it knows an account.
    pub(crate) device: Option<&'a str>,
}

pub(crate) async fn log_in(
    app: &Shared,
    knock: Knock<'_>,
    name: &str,
    password: &str,
) -> Result<User, Problem> {
    throttle(app, knock.from)?;
    let name: String = name.chars().take(MAX_READ).filter(|c| *c != '\0').collect();
    let account = app.store.account(&name).await?;
    let subjects = subjects(app, knock, &name, account.as_ref()).await?;
    let stored = account.as_ref().and_then(|user| user.password_hash.clone());
    let is_right = attempt(app, &subjects, password, stored).await?;
    match account {
        Some(user) if is_right => Ok(user),
        _ => {
            // docs/hosting.md lets fail2ban read this line, which names no request.
            let address = knock.from.to_canonical();
            tracing::warn!(target: "sign_in", parent: None, %address, "sign-in failed");
            Err(wrong())
        }
    }
}

/// Confirms the password of a signed-in account; other people's failures do not delay it.
pub(crate) async fn confirm(app: &Shared, user: &User, password: &str) -> Result<(), Problem> {
    let Some(stored) = &user.password_hash else { return Ok(()) };
    let subjects = [strict(format!("user:{}", user.user_id))];
    if attempt(app, &subjects, password, Some(stored.clone())).await? {
        return Ok(());
    }
    Err(wrong())
}

fn wrong() -> Problem {
    Problem::new(Code::WrongPassword, site().wrong_password()).of("password")
}

/// Who may be slowed down by a failure: a browser that knows the account only by its own ones.
async fn subjects(
    app: &Shared,
    knock: Knock<'_>,
    name: &str,
    account: Option<&User>,
) -> Result<Vec<FailureTally>, Problem> {
    if let (Some(device), Some(user)) = (knock.device, account)
        && app.store.is_device_of(&user.user_id, device).await?
    {
        return Ok(vec![strict(format!("device:{device}"))]);
    }
    let key: String = secret::hash("name", &fold(name)).chars().take(32).collect();
    let net = net(knock.from);
    Ok(vec![
        strict(format!("pair:{net}:{key}")),
        FailureTally { name: format!("address:{net}"), free: 30, longest: 15 * MINUTE },
        FailureTally { name: format!("name:{key}"), free: 50, longest: MINUTE },
    ])
}

fn strict(name: String) -> FailureTally {
    FailureTally { name, free: 5, longest: 15 * MINUTE }
}

/// Whether a password is right, unless it is too early to try another.
async fn attempt(
    app: &Shared,
    subjects: &[FailureTally],
    password: &str,
    stored: Option<String>,
) -> Result<bool, Problem> {
    let counted = match app.store.attempt(subjects, time::now().0, FAILURE_WINDOW).await? {
        Attempt::Counted(counted) => counted,
        Attempt::Early(wait) => {
            count(&app.metrics.throttled);
            return Err(Problem::too_often(wait.unsigned_abs().div_ceil(1_000)));
        }
    };
    let tried = app.passwords.verify(password, stored).await;
    match tried {
        Ok(true) => app.store.forgive(subjects).await?,
        Ok(false) => {}
        Err(_) => app.store.take_back(&counted).await?,
    }
    tried
}

/// Not too many newcomers, sign-ins and new passwords of one address.
pub(crate) fn throttle(app: &Shared, from: IpAddr) -> Result<(), Problem> {
    app.paced(Limit::SignIns, app.limits.sign_ins.take(net(from), Instant::now()))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::core::app::house;
    use crate::core::credentials::Passwords;

    #[tokio::test]
    async fn what_was_never_tried_is_no_failure() {
        let subjects = [strict("pair".to_owned()), strict("address".to_owned())];
        let codes = async |passwords| {
            let (_folder, mut app) = house().await;
            Arc::get_mut(&mut app).expect("nobody else has it").passwords = passwords;
            let mut codes = Vec::new();
            for _ in 0..8 {
                let tried = attempt(&app, &subjects, "x", None).await;
                codes.push(tried.map_err(|problem| problem.code));
            }
            codes
        };
        assert_eq!(codes(Passwords::crowded()).await, [Err(Code::Busy); 8]);
        assert!(codes(Passwords::default()).await.contains(&Err(Code::TooOften)));
    }
}
