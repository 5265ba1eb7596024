//! Who asks, found out once for each request: the handlers find it among its extensions.

use axum::extract::Request;

use crate::auth::{token, visitor};
use crate::core::app::Shared;

/// Looks up the token or the session of a request. Gives the id of its user, if it has one; where
/// the database fails, the handler that needs a user says so.
pub(crate) async fn introduce(app: &Shared, request: &mut Request) -> Option<String> {
    let is_api = request.uri().path().starts_with("/api/");
    if is_api && token::token(request.headers()).is_some() {
        let bearer = token::bearer(app, request.headers()).await.ok()?;
        let user_id = bearer.as_ref().map(|bearer| bearer.id.0.clone());
        request.extensions_mut().insert(bearer);
        return user_id;
    }
    visitor::cookie(request.headers())?;
    let visitor = visitor::visitor(app, request.headers()).await.ok()?;
    let user_id = visitor.user.as_ref().map(|user| user.user_id.clone());
    request.extensions_mut().insert(visitor);
    user_id
}
