//! Whether the asker is still there: what nobody waits for need not be thought out.

use std::convert::Infallible;

use ::bots::Stop;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;

use crate::core::app::App;

/// Tells work that is done for a request to stop when the request is given up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gone(pub(crate) Stop);

/// Lasts as long as the request is waited for. The handler itself runs on by itself, see
/// [`crate::core::guard`].
#[derive(Debug)]
pub(crate) struct Awaited(Stop);

impl Drop for Awaited {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// Lets the handler of a request know when it is given up: when this is dropped.
pub(crate) fn awaited(request: &mut Request) -> Awaited {
    let stop = Stop::default();
    request.extensions_mut().insert(Gone(stop.clone()));
    Awaited(stop)
}

impl FromRequestParts<App> for Gone {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or_default())
    }
}
