//! What a user prefers.

use std::str::FromStr;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use words::Locale;

use crate::api::extract::Body;
use crate::auth::Bearer;
use crate::core::accounts;
use crate::core::app::App;
use crate::core::preferences::Preferences;
use crate::core::problem::Problem;
use crate::failure::Failure;

/// What stands for the language of the browser.
pub(super) const BROWSER: &str = "browser";

/// What a user prefers.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Chosen {
    /// `system`, `light` or `dark`.
    #[schema(pattern = "^(system|light|dark)$")]
    theme: String,
    /// How fast things move: `slow`, `normal`, `fast` or `none`.
    #[schema(pattern = "^(slow|normal|fast|none)$")]
    speed: String,
    /// Which answers are asked for once more: `always`, `endings` or `never`.
    #[schema(pattern = "^(always|endings|never)$")]
    confirm: String,
    /// How large cards are: `small`, `normal` or `large`.
    #[schema(pattern = "^(small|normal|large)$")]
    cards: String,
    /// `off` or `on`.
    #[schema(pattern = "^(off|on)$")]
    sound: String,
    /// `en`, `fr` or `es`; `browser` is what the browser asks for.
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
            language: now.language.map_or(BROWSER, Locale::slug).to_owned(),
        }
    }
}

/// Other preferences, with the words of the present ones. What is missing stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewChoice {
    /// `system`, `light` or `dark`.
    #[schema(pattern = "^(system|light|dark)$")]
    theme: Option<String>,
    /// `slow`, `normal`, `fast` or `none`.
    #[schema(pattern = "^(slow|normal|fast|none)$")]
    speed: Option<String>,
    /// `always`, `endings` or `never`.
    #[schema(pattern = "^(always|endings|never)$")]
    confirm: Option<String>,
    /// `small`, `normal` or `large`.
    #[schema(pattern = "^(small|normal|large)$")]
    cards: Option<String>,
    /// `off` or `on`.
    #[schema(pattern = "^(off|on)$")]
    sound: Option<String>,
    /// `en`, `fr`, `es` or `browser`.
    #[schema(pattern = "{language}")]
    language: Option<String>,
}

impl NewChoice {
    fn over(&self, now: Preferences) -> Result<Preferences, Problem> {
        let language = match self.language.as_deref() {
            Some(BROWSER) => None,
            None => now.language,
            Some(slug) => Some(slug.parse().map_err(|_unknown| Problem::field("language"))?),
        };
        Ok(Preferences {
            theme: read("theme", self.theme.as_deref(), now.theme)?,
            speed: read("speed", self.speed.as_deref(), now.speed)?,
            confirm: read("confirm", self.confirm.as_deref(), now.confirm)?,
            cards: read("cards", self.cards.as_deref(), now.cards)?,
            sound: read("sound", self.sound.as_deref(), now.sound)?,
            language,
        })
    }
}

fn read<T: FromStr>(name: &'static str, word: Option<&str>, now: T) -> Result<T, Problem> {
    word.map_or(Ok(now), |word| word.parse().map_err(|_unknown| Problem::field(name)))
}

/// The preferences.
#[utoipa::path(get, path = "/api/v1/me/preferences", operation_id = "preferences",
    security(("bearer" = [])),
    responses((status = 200, description = "The preferences.", body = Chosen)))]
pub(crate) async fn show(bearer: Bearer) -> Json<Chosen> {
    Json(Preferences::of(&bearer.user).into())
}

/// Change preferences.
#[utoipa::path(put, path = "/api/v1/me/preferences", operation_id = "set_preferences",
    request_body = NewChoice, security(("bearer" = [])),
    responses((status = 200, description = "The preferences now.", body = Chosen)))]
pub(crate) async fn save(
    State(app): State<App>,
    bearer: Bearer,
    Body(new): Body<NewChoice>,
) -> Result<Json<Chosen>, Failure> {
    let chosen = new.over(Preferences::of(&bearer.user))?;
    accounts::set_preferences(&app, &bearer.id, chosen).await?;
    Ok(Json(chosen.into()))
}
