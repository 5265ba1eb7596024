//! What a user prefers.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use words::Locale;

use crate::api::extract::Body;
use crate::auth::Bearer;
use crate::core::accounts;
use crate::core::app::App;
use crate::core::preferences::{BROWSER, Preferences};
use crate::failure::Failure;

/// Your preferences.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Chosen {
    /// The colours: `system`, `light` or `dark`.
    #[schema(pattern = "^(system|light|dark)$")]
    theme: String,
    /// The speed of animations: `slow`, `normal`, `fast` or `none`.
    #[schema(pattern = "^(slow|normal|fast|none)$")]
    speed: String,
    /// Which answers need a confirmation: `always`, `endings` (those with a warning) or `never`.
    #[schema(pattern = "^(always|endings|never)$")]
    confirm: String,
    /// The card size: `small`, `normal` or `large`.
    #[schema(pattern = "^(small|normal|large)$")]
    cards: String,
    /// Sounds: `off`, `quiet`, `on` or `loud`.
    #[schema(pattern = "^(off|quiet|on|loud)$")]
    sound: String,
    /// The text size: `normal`, `large` or `larger`.
    #[schema(pattern = "^(normal|large|larger)$")]
    text: String,
    /// Single answers, on the pages of a table: `ask` or `play` (they play themselves).
    #[schema(pattern = "^(ask|play)$")]
    only: String,
    /// Single-key shortcuts: `on` or `off`.
    #[schema(pattern = "^(on|off)$")]
    keys: String,
    /// The language: `en`, `fr` or `es`; `browser` is the browser's language.
    #[schema(pattern = "{language}")]
    language: String,
}

impl From<Preferences> for Chosen {
    fn from(now: Preferences) -> Self {
        Self {
            theme: now.theme.to_string(),
            speed: now.speed.to_string(),
            confirm: now.confirm.to_string(),
            cards: now.cards.to_string(),
            sound: now.sound.to_string(),
            text: now.text.to_string(),
            only: now.only.to_string(),
            keys: now.keys.to_string(),
            language: now.language.map_or(BROWSER, Locale::slug).to_owned(),
        }
    }
}

/// Preferences to change. What you leave out stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewChoice {
    /// The colours: `system`, `light` or `dark`.
    #[schema(pattern = "^(system|light|dark)$")]
    theme: Option<String>,
    /// The speed of animations: `slow`, `normal`, `fast` or `none`.
    #[schema(pattern = "^(slow|normal|fast|none)$")]
    speed: Option<String>,
    /// Which answers need a confirmation: `always`, `endings` (those with a warning) or `never`.
    #[schema(pattern = "^(always|endings|never)$")]
    confirm: Option<String>,
    /// The card size: `small`, `normal` or `large`.
    #[schema(pattern = "^(small|normal|large)$")]
    cards: Option<String>,
    /// Sounds: `off`, `quiet`, `on` or `loud`.
    #[schema(pattern = "^(off|quiet|on|loud)$")]
    sound: Option<String>,
    /// The text size: `normal`, `large` or `larger`.
    #[schema(pattern = "^(normal|large|larger)$")]
    text: Option<String>,
    /// Single answers, on the pages of a table: `ask` or `play` (they play themselves).
    #[schema(pattern = "^(ask|play)$")]
    only: Option<String>,
    /// Single-key shortcuts: `on` or `off`.
    #[schema(pattern = "^(on|off)$")]
    keys: Option<String>,
    /// The language: `en`, `fr`, `es` or `browser`.
    #[schema(pattern = "{language}")]
    language: Option<String>,
}

impl NewChoice {
    fn word(&self, name: &str) -> Option<&str> {
        let word = match name {
            "theme" => &self.theme,
            "speed" => &self.speed,
            "confirm" => &self.confirm,
            "cards" => &self.cards,
            "sound" => &self.sound,
            "text" => &self.text,
            "only" => &self.only,
            "keys" => &self.keys,
            _ => &self.language,
        };
        word.as_deref()
    }
}

/// Get your preferences.
#[utoipa::path(get, path = "/api/v1/me/preferences", operation_id = "preferences",
    security(("bearer" = [])),
    responses((status = 200, description = "The preferences.", body = Chosen)))]
pub(crate) async fn show(bearer: Bearer) -> Json<Chosen> {
    Json(Preferences::of(&bearer.user).into())
}

/// Change your preferences.
#[utoipa::path(put, path = "/api/v1/me/preferences", operation_id = "set_preferences",
    request_body = NewChoice, security(("bearer" = [])),
    responses((status = 200, description = "The new preferences.", body = Chosen)))]
pub(crate) async fn save(
    State(app): State<App>,
    bearer: Bearer,
    Body(new): Body<NewChoice>,
) -> Result<Json<Chosen>, Failure> {
    let chosen = Preferences::of(&bearer.user).with(|name| new.word(name))?;
    accounts::set_preferences(&app, &bearer.id, chosen).await?;
    Ok(Json(chosen.into()))
}
