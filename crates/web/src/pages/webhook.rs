//! Where a user is told that it is their turn: the address, what came of it, and a test.

use maud::{Markup, html};
use store::User;

use crate::core::accounts::MAX_URL;
use crate::core::text::site;
use crate::core::webhook::SendFailure;
use crate::pages::fill::{Fill, Line};

pub(super) type TestOutcome = Result<(), SendFailure>;

pub(super) fn section(
    user: &User,
    csrf: &Markup,
    tested: Option<TestOutcome>,
    fill: Fill<'_>,
) -> Markup {
    let site = site();
    let (label, limits) = (site.address(), site.url_limits(MAX_URL));
    let usual = user.webhook.as_deref().unwrap_or_default();
    let line =
        Line { id: "webhook-url", name: "url", label: &label, kind: "url", ..Line::default() };
    let line = Line { usual, hint: &limits, most: MAX_URL, optional: true, ..line };
    html! {
        section .sec .slab aria-labelledby="webhook-title" {
            h2 #webhook-title { (site.webhook()) }
            form .form method="post" action="/webhook" {
                (csrf)
                p .hint { (site.webhook_hint()) }
                (fill.notice())
                (fill.line(&line))
                (state(user, tested))
                button #webhook-go .btn type="submit" { (site.save()) }
            }
            @if user.webhook.is_some() {
                form .form method="post" action="/webhook/test" {
                    (csrf)
                    button #webhook-test .btn type="submit" { (site.webhook_test()) }
                }
            }
        }
    }
}

fn state(user: &User, tested: Option<TestOutcome>) -> Markup {
    let site = site();
    html! {
        @if user.webhook_off_since.is_some() { p #webhook-off .problem { (site.webhook_off()) } }
        @if let Some(error) = &user.webhook_error {
            p .problem { (site.webhook_failed(failure(SendFailure::read(error)))) }
        }
        @if tested == Some(Ok(())) { p #webhook-arrived role="status" { (site.webhook_test_arrived()) } }
    }
}

fn failure(failure: SendFailure) -> String {
    match failure {
        SendFailure::Unreachable => site().webhook_unreachable(),
        SendFailure::Status(status) => site().webhook_status(status),
    }
}
