//! Names, passwords, webhooks, tokens.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use store::{ApiToken, Spared, User};
use table::Time;

use crate::auth::{ClientIp, Posted, Visitor, device, token, visitor};
use crate::core::accounts::sign_in::Knock;
use crate::core::accounts::{NewCredentials, sign_in};
use crate::core::app::App;
use crate::core::text::site;
use crate::core::{accounts, webhook as calls};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::webhook::TestOutcome;
use crate::pages::{own, parts, preferences, webhook};

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let body = match &visitor.user {
        Some(user) => {
            let tokens = app.store.api_tokens_of(&user.user_id).await?;
            signed_in(&visitor, user, &tokens, News::default())
        }
        None => signed_out(&visitor),
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &site().account(), &body)))
}

fn signed_out(visitor: &Visitor) -> Markup {
    let site = site();
    html! {
        h1 .inscr { (site.sign_in()) }
        section .sec .slab { h2 { (site.who_are_you()) } (parts::name_form(visitor, "/")) }
        form .sec .form .slab method="post" action="/login" {
            h2 { (site.log_in()) }
            p .hint { (site.log_in_hint()) }
            (parts::csrf(&visitor.csrf()))
            (credentials("login", "", "current-password"))
            button #login-go .btn .main type="submit" { (site.log_in()) }
        }
    }
}

fn credentials(form: &str, name: &str, autocomplete: &str) -> Markup {
    let site = site();
    let (name_id, password_id) = (format!("{form}-name"), format!("{form}-password"));
    html! {
        p .field {
            label for=(name_id) { (site.your_name()) }
            input id=(name_id) name="name" value=(name) required maxlength="24" autocomplete="username";
        }
        p .field {
            label for=(password_id) { (site.password()) }
            input id=(password_id) name="password" type="password" required maxlength="200" autocomplete=(autocomplete);
        }
    }
}

#[derive(Clone, Copy, Default)]
struct News<'a> {
    token: Option<&'a str>,
    tested: Option<TestOutcome>,
}

fn signed_in(visitor: &Visitor, user: &User, tokens: &[ApiToken], news: News<'_>) -> Markup {
    let site = site();
    let csrf = parts::csrf(&visitor.csrf());
    html! {
        h1 .inscr { bdi { (user.name) } }
        p .hint { @if user.is_guest() { (site.is_guest()) } @else { (site.is_account()) } }
        div .panels {
        form .sec .form .slab method="post" action="/register" {
            h2 { @if user.is_guest() { (site.register()) } @else { (site.change_password()) } }
            (csrf)
            (credentials("register", &user.name, "new-password"))
            @if !user.is_guest() {
                p .field {
                    label for="old-password" { (site.old_password()) }
                    input #old-password name="old" type="password" required maxlength="200" autocomplete="current-password";
                }
                p .field .tick {
                    input #keep-tokens name="keep_tokens" type="checkbox" value="yes";
                    label for="keep-tokens" { (site.keep_tokens()) }
                }
            }
            button #register-go .btn .main type="submit" { (site.save()) }
        }
        form .sec .form .slab method="post" action="/rename" {
            h2 { (site.rename()) }
            (csrf)
            p .field {
                label for="rename-name" { (site.your_name()) }
                input #rename-name name="name" value=(user.name) required maxlength="24";
            }
            button #rename-go .btn type="submit" { (site.save()) }
        }
        (preferences::section(user, &csrf, "/account"))
        (webhook::section(user, &csrf, news.tested))
        (tokens_of(&csrf, tokens, news.token))
        form .sec .form .slab method="post" action="/logout" {
            (csrf)
            @if user.is_guest() { p .problem { (site.guest_logout_warning()) } }
            button #logout-go .btn type="submit" { (site.log_out()) }
        }
        (own::section(user, &csrf))
        }
    }
}

fn tokens_of(csrf: &Markup, tokens: &[ApiToken], fresh: Option<&str>) -> Markup {
    let site = site();
    html! {
        section .sec .slab {
            h2 { (site.tokens()) }
            p .hint { (site.tokens_hint()) " " a href="/api/openapi.json" { (site.api_document()) } }
            @if let Some(token) = fresh {
                p { (site.token_once()) }
                p { code #fresh-token { (token) } }
            }
            ul {
                @for token in tokens {
                    li {
                        bdi { (token.label) } " · " (parts::moment(Time(token.created_at)))
                        form .inline method="post" action="/tokens/delete" {
                            (csrf) (parts::hidden("token", &token.token_hash))
                            button .btn type="submit" { (site.delete()) }
                        }
                    }
                }
            }
            form .form method="post" action="/tokens" {
                (csrf)
                p .field {
                    label for="token-label" { (site.token_label()) }
                    input #token-label name="label" required maxlength="60";
                }
                button #token-go .btn type="submit" { (site.new_token()) }
            }
        }
    }
}

pub(crate) async fn guest(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    posted: Posted,
) -> Result<Response, Failure> {
    let user = accounts::guest(&app, from, posted.need("name")?).await?;
    let to = Redirect::to(posted.next().unwrap_or("/")).into_response();
    Ok(visitor::begin(&app, &user.user_id, to).await?)
}

/// Makes an account of a guest, or gives an account another password. Every other session ends.
pub(crate) async fn register(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    posted: Posted,
) -> Result<Response, Failure> {
    let (user, id) = posted.visitor.need()?;
    let given = NewCredentials {
        name: posted.need("name")?,
        password: posted.raw("password"),
        old: posted.raw("old"),
        spared: Spared { tokens: posted.is_set("keep_tokens"), token: None },
    };
    accounts::register(&app, from, user, given).await?;
    let to = Redirect::to("/account").into_response();
    let to = visitor::begin(&app, &id.0, to).await?;
    Ok(device::remember(&app, &id.0, posted.device.as_deref(), to).await?)
}

pub(crate) async fn login(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    posted: Posted,
) -> Result<Response, Failure> {
    let (name, password) = (posted.need("name")?, posted.raw("password"));
    let device = posted.device.as_deref();
    let user = sign_in::log_in(&app, Knock { from, device }, name, password).await?;
    app.store.delete_session(&posted.visitor.session_hash()).await?;
    let to = Redirect::to("/").into_response();
    let to = visitor::begin(&app, &user.user_id, to).await?;
    Ok(device::remember(&app, &user.user_id, device, to).await?)
}

pub(crate) async fn logout(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let to = Redirect::to("/").into_response();
    Ok(visitor::end(&app, &posted.visitor, to).await?)
}

pub(crate) async fn rename(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let (user, _) = posted.visitor.need()?;
    accounts::rename(&app, user, posted.need("name")?).await?;
    Ok(posted.done("/account"))
}

pub(crate) async fn webhook(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let (_, id) = posted.visitor.need()?;
    accounts::set_webhook(&app, &id, posted.get("url")).await?;
    Ok(posted.done("/account"))
}

pub(crate) async fn test_webhook(
    State(app): State<App>,
    posted: Posted,
) -> Result<Response, Failure> {
    let (user, _) = posted.visitor.need()?;
    let tested = calls::test(&app, user).await?;
    let user = app.store.user(&user.user_id).await?;
    let tokens = app.store.api_tokens_of(&user.user_id).await?;
    let news = News { tested: Some(tested), ..News::default() };
    let body = signed_in(&posted.visitor, &user, &tokens, news);
    Ok(page(&posted.visitor, &site().account(), &body).into_response())
}

pub(crate) async fn new_token(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let (user, _) = posted.visitor.need()?;
    let label: String = posted.need("label")?.chars().take(60).collect();
    let fresh = token::issue(&app, &user.user_id, &label).await?;
    let tokens = app.store.api_tokens_of(&user.user_id).await?;
    let news = News { token: Some(&fresh), ..News::default() };
    let body = signed_in(&posted.visitor, user, &tokens, news);
    let page = page(&posted.visitor, &site().account(), &body);
    Ok((StatusCode::CREATED, page).into_response())
}

pub(crate) async fn delete_token(
    State(app): State<App>,
    posted: Posted,
) -> Result<Response, Failure> {
    let (user, _) = posted.visitor.need()?;
    app.store.delete_api_token(&user.user_id, posted.need("token")?).await?;
    Ok(posted.done("/account"))
}
