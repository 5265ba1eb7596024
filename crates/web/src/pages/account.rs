//! Names, passwords, webhooks, tokens.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use store::limits::NAME;
use store::{ApiToken, Spared, User};
use table::Time;

use crate::auth::{ClientIp, Posted, Visitor, device, token, visitor};
use crate::core::accounts::sign_in::Knock;
use crate::core::accounts::{NewCredentials, sign_in};
use crate::core::app::App;
use crate::core::credentials::{MAX_PASSWORD, MIN_PASSWORD};
use crate::core::problem::{Code, Problem};
use crate::core::text::site;
use crate::core::{accounts, webhook as calls};
use crate::failure::Failure;
use crate::pages::fill::{self, Fill, Line};
use crate::pages::layout::page;
use crate::pages::webhook::TestOutcome;
use crate::pages::{own, parts, preferences, webhook};

/// Characters of what a token is for.
const MAX_LABEL: usize = 60;

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let body = match &visitor.user {
        Some(user) => signed_in(&app, &visitor, user, News::default()).await?,
        None => signed_out(&visitor, None),
    };
    Ok(visitor.with_cookie(&app, body))
}

/// One of the forms on this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AccountForm {
    Guest,
    Login,
    Register,
    Rename,
    Preferences,
    Webhook,
    Token,
    Delete,
}

/// What came of the form that was sent last.
#[derive(Clone, Copy, Default)]
struct News<'a> {
    token: Option<&'a str>,
    tested: Option<TestOutcome>,
    back: Option<(AccountForm, Fill<'a>)>,
}

impl<'a> News<'a> {
    /// How a form is filled in: one that comes back as it was sent, the others anew.
    fn fill(self, form: AccountForm) -> Fill<'a> {
        self.back.filter(|(back, _)| *back == form).map_or(fill::NEW, |(_, fill)| fill)
    }
}

/// The page once more, with the mistake in one of its forms.
pub(super) async fn again(
    app: &App,
    posted: &Posted,
    form: AccountForm,
    problem: Problem,
) -> Result<Response, Failure> {
    let problem = fill::mistake(posted, problem)?;
    let fill = Fill::back(posted, &problem);
    let news = News { back: Some((form, fill)), ..News::default() };
    let visitor = &posted.visitor;
    let is_door = matches!(form, AccountForm::Guest | AccountForm::Login);
    let page = match &visitor.user {
        Some(user) if !is_door => signed_in(app, visitor, user, news).await?,
        _ => signed_out(visitor, news.back),
    };
    Ok(visitor.with_cookie(app, (fill.status(), page)))
}

fn signed_out(visitor: &Visitor, back: Option<(AccountForm, Fill<'_>)>) -> Markup {
    let (site, news) = (site(), News { back, ..News::default() });
    let [guest, login] = [AccountForm::Guest, AccountForm::Login].map(|form| news.fill(form));
    let body = html! {
        h1 .inscr { (site.sign_in()) }
        section .sec .slab {
            h2 { (site.who_are_you()) }
            (guest.notice())
            (parts::name_form(visitor, &guest.value("next", "/"), guest))
        }
        form .sec .form .slab method="post" action="/login" {
            h2 { (site.log_in()) }
            p .hint { (site.log_in_hint()) }
            (parts::csrf(&visitor.csrf()))
            (login.notice())
            (name_line(login, ("login-name", "username"), "", ""))
            (password_line(login, "login-password", "current-password", ""))
            button #login-go .btn .main type="submit" { (site.log_in()) }
        }
    };
    page(visitor, &site.sign_in(), &body)
}

fn name_line(fill: Fill<'_>, (id, autocomplete): (&str, &str), usual: &str, hint: &str) -> Markup {
    let label = site().your_name();
    let line = Line { name: "name", label: &label, usual, hint, most: NAME, ..Line::default() };
    fill.line(&Line { id, autocomplete, ..line })
}

fn password_line(fill: Fill<'_>, id: &str, autocomplete: &str, hint: &str) -> Markup {
    let (label, kind) = (site().password(), "password");
    let line = Line { id, name: "password", label: &label, kind, hint, ..Line::default() };
    fill.line(&Line { most: MAX_PASSWORD, autocomplete, ..line })
}

async fn signed_in(
    app: &App,
    visitor: &Visitor,
    user: &User,
    news: News<'_>,
) -> Result<Markup, Problem> {
    let site = site();
    let tokens = app.store.api_tokens_of(&user.user_id).await?;
    let csrf = parts::csrf(&visitor.csrf());
    let body = html! {
        h1 .inscr { bdi { (user.name) } }
        p .hint { @if user.is_guest() { (site.is_guest()) } @else { (site.is_account()) } }
        div .panels {
            (registration(user, &csrf, news.fill(AccountForm::Register)))
            (renaming(user, &csrf, news.fill(AccountForm::Rename)))
            (preferences::section(user, &csrf, "/account", news.fill(AccountForm::Preferences)))
            (webhook::section(user, &csrf, news.tested, news.fill(AccountForm::Webhook)))
            (tokens_of(&csrf, &tokens, news))
            form .sec .form .slab method="post" action="/logout" {
                (csrf)
                @if user.is_guest() { p .problem { (site.guest_logout_warning()) } }
                button #logout-go .btn type="submit" { (site.log_out()) }
            }
            (own::section(user, &csrf, news.fill(AccountForm::Delete)))
        }
    };
    Ok(page(visitor, &site.account(), &body))
}

fn registration(user: &User, csrf: &Markup, fill: Fill<'_>) -> Markup {
    let site = site();
    let limits = site.password_limits(MIN_PASSWORD);
    let old = site.old_password();
    let old = Line { id: "old-password", name: "old", label: &old, ..Line::default() };
    let old =
        Line { kind: "password", most: MAX_PASSWORD, autocomplete: "current-password", ..old };
    html! {
        form .sec .form .slab method="post" action="/register" {
            h2 { @if user.is_guest() { (site.register()) } @else { (site.change_password()) } }
            (csrf)
            (fill.notice())
            (name_line(fill, ("register-name", "username"), &user.name, &parts::name_limits()))
            (password_line(fill, "register-password", "new-password", &limits))
            @if !user.is_guest() {
                (fill.line(&old))
                (fill.tick("keep_tokens", &site.keep_tokens(), false))
            }
            button #register-go .btn .main type="submit" { (site.save()) }
        }
    }
}

fn renaming(user: &User, csrf: &Markup, fill: Fill<'_>) -> Markup {
    let site = site();
    html! {
        form .sec .form .slab method="post" action="/rename" {
            h2 { (site.rename()) }
            (csrf)
            (fill.notice())
            (name_line(fill, ("rename-name", "nickname"), &user.name, &parts::name_limits()))
            button #rename-go .btn type="submit" { (site.save()) }
        }
    }
}

fn tokens_of(csrf: &Markup, tokens: &[ApiToken], news: News<'_>) -> Markup {
    let (site, fill) = (site(), news.fill(AccountForm::Token));
    let (label, limits) = (site.token_label(), site.text_limits(MAX_LABEL));
    let line = Line { id: "token-label", name: "label", label: &label, ..Line::default() };
    html! {
        section .sec .slab {
            h2 { (site.tokens()) }
            p .hint { (site.tokens_hint()) " " a href="/api/openapi.json" { (site.api_document()) } }
            @if let Some(token) = news.token {
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
                (fill.notice())
                (fill.line(&Line { most: MAX_LABEL, hint: &limits, ..line }))
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
    let name = match posted.need("name") {
        Ok(name) => accounts::newcomer(&app, from, (&posted.visitor.csrf(), name)).await,
        Err(problem) => Err(problem),
    };
    let user = match name {
        Ok(user) => user,
        Err(problem) => return again(&app, &posted, AccountForm::Guest, problem).await,
    };
    let to = Redirect::to(posted.next().unwrap_or("/")).into_response();
    Ok(visitor::begin(&app, &user, to).await?)
}

/// Makes an account of a guest, or gives an account another password. Every other session ends.
pub(crate) async fn register(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    posted: Posted,
) -> Result<Response, Failure> {
    let (user, id) = posted.visitor.need()?;
    let given = NewCredentials {
        name: posted.get("name").unwrap_or_default(),
        password: posted.raw("password"),
        old: posted.raw("old"),
        spared: Spared { tokens: posted.is_set("keep_tokens"), token: None },
    };
    if let Err(problem) = accounts::register(&app, from, user, given).await {
        // The password that is wrong there is the old one.
        let is_old = problem.code == Code::WrongPassword;
        let problem = if is_old { problem.of("old") } else { problem };
        return again(&app, &posted, AccountForm::Register, problem).await;
    }
    let to = Redirect::to("/account").into_response();
    let to = visitor::begin(&app, &id.0, to).await?;
    Ok(device::remember(&app, &id.0, posted.device.as_deref(), to).await?)
}

pub(crate) async fn login(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    posted: Posted,
) -> Result<Response, Failure> {
    let (name, password) = (posted.get("name").unwrap_or_default(), posted.raw("password"));
    let device = posted.device.as_deref();
    let user = match sign_in::log_in(&app, Knock { from, device }, name, password).await {
        Ok(user) => user,
        Err(problem) => return again(&app, &posted, AccountForm::Login, problem).await,
    };
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
    match accounts::rename(&app, user, posted.get("name").unwrap_or_default()).await {
        Ok(()) => Ok(posted.done("/account")),
        Err(problem) => again(&app, &posted, AccountForm::Rename, problem).await,
    }
}

pub(crate) async fn webhook(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let (_, id) = posted.visitor.need()?;
    match accounts::set_webhook(&app, &id, posted.get("url")).await {
        Ok(()) => Ok(posted.done("/account")),
        Err(problem) => again(&app, &posted, AccountForm::Webhook, problem).await,
    }
}

pub(crate) async fn test_webhook(
    State(app): State<App>,
    posted: Posted,
) -> Result<Response, Failure> {
    let (user, _) = posted.visitor.need()?;
    let tested = calls::test(&app, user).await?;
    let user = app.store.user(&user.user_id).await?;
    let news = News { tested: Some(tested), ..News::default() };
    Ok(signed_in(&app, &posted.visitor, &user, news).await?.into_response())
}

pub(crate) async fn new_token(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let (user, _) = posted.visitor.need()?;
    let label = match posted.need("label") {
        Ok(label) => label.chars().take(MAX_LABEL).collect::<String>(),
        Err(problem) => return again(&app, &posted, AccountForm::Token, problem).await,
    };
    let fresh = token::issue(&app, &user.user_id, &label).await?;
    let news = News { token: Some(&fresh), ..News::default() };
    let page = signed_in(&app, &posted.visitor, user, news).await?;
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
