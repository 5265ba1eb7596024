//! The client of a request: its address, and whether it still waits.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use ::bots::Stop;
use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::core::app::{App, Shared};
use crate::core::net;

#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientIp(pub(crate) IpAddr);

impl FromRequestParts<App> for ClientIp {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self(address(app, &parts.headers, &parts.extensions)))
    }
}

/// The peer, or whom a proxy that is trusted names last; of IPv6, the network.
pub(crate) fn address(app: &Shared, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let forwarded = || {
        let value = headers.get_all("x-forwarded-for").into_iter().next_back()?;
        net::named(value.to_str().ok()?.rsplit(',').next()?.trim())
    };
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let named = if app.config.trust_proxy { forwarded() } else { None };
    named.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// Tells work that is done for a request to stop when the request is given up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gone(pub(crate) Stop);

/// Dropped when nobody waits for the request; its handler runs on, see [`crate::core::guard`].
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
