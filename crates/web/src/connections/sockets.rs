//! A connection that becomes a socket, if its address and its user have not too many.

use std::net::IpAddr;
use std::sync::atomic::Ordering;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use table::UserId;

use crate::auth::ClientIp;
use crate::connections::Connection;
use crate::connections::websocket::Handshake;
use crate::core::app::{App, Shared};
use crate::core::limits::CrowdPlace;
use crate::core::metrics::Limit;
use crate::core::net::net;
use crate::core::problem::{Code, Problem};
use crate::core::text::site;

/// Open sockets of the whole server.
const MAX_SOCKETS: i64 = 20_000;
/// Seconds after which another socket may be tried.
const LATER: u64 = 30;

/// A connection that is to become a socket.
pub(crate) struct Upgrade {
    pub(crate) handshake: Handshake,
    from: IpAddr,
    connection: Option<Connection>,
}

#[derive(Debug)]
pub(crate) struct SocketPlaces {
    _address: CrowdPlace<IpAddr>,
    _user: Option<CrowdPlace<UserId>>,
    _connection: Option<Connection>,
}

impl Upgrade {
    pub(crate) async fn read(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let connection = parts.extensions.get().cloned();
        let Ok(ClientIp(from)) = ClientIp::from_request_parts(parts, app).await;
        let handshake = Handshake::read(parts).ok_or_else(|| Problem::malformed("websocket"))?;
        Ok(Self { handshake, from: net(from), connection })
    }

    pub(crate) fn places(
        &self,
        app: &Shared,
        user: Option<&UserId>,
    ) -> Result<SocketPlaces, Problem> {
        if app.metrics.sockets.load(Ordering::Relaxed) >= MAX_SOCKETS {
            app.metrics.limited(Limit::Sockets);
            return Err(Problem::later(Code::Busy, site().busy(), LATER));
        }
        let address = app.limits.address_sockets.enter(self.from);
        let address = address.ok_or_else(|| too_many(app, Limit::AddressSockets))?;
        let user = user.map(|user| app.limits.user_sockets.enter(user.clone()));
        let user = user.map(|place| place.ok_or_else(|| too_many(app, Limit::UserSockets)));
        let (user, connection) = (user.transpose()?, self.connection.clone());
        Ok(SocketPlaces { _address: address, _user: user, _connection: connection })
    }
}

fn too_many(app: &Shared, limit: Limit) -> Problem {
    app.metrics.limited(limit);
    Problem::later(Code::TooManySockets, site().too_many_sockets(), LATER)
}
