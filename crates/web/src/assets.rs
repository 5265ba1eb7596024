//! Files that never change under their name: the name holds a hash of the contents.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::core::problem::Problem;
use crate::core::secret;
use crate::failure::Failure;

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

/// One sheet for all pages: what comes later overrides.
const SHEET: &str = concat!(
    include_str!("assets/css/base.css"),
    include_str!("assets/css/parts.css"),
    include_str!("assets/css/forms.css"),
    include_str!("assets/css/pages.css"),
    include_str!("assets/css/book.css"),
    include_str!("assets/css/decks.css"),
    include_str!("assets/css/about.css"),
    include_str!("assets/css/table.css"),
    include_str!("assets/css/glory-to-rome.css"),
    include_str!("assets/css/fortuna.css"),
    include_str!("assets/css/gloria-mundi.css"),
    include_str!("assets/css/motion.css"),
    include_str!("assets/css/lesson.css"),
    include_str!("assets/css/aid.css"),
);

/// One script for all pages: its parts share their names, and the last one begins.
const SCRIPT: &str = concat!(
    include_str!("assets/js/morph.js"),
    include_str!("assets/js/motion.js"),
    include_str!("assets/js/travel.js"),
    include_str!("assets/js/sound.js"),
    include_str!("assets/js/lit.js"),
    include_str!("assets/js/purse.js"),
    include_str!("assets/js/sheet.js"),
    include_str!("assets/js/sure.js"),
    include_str!("assets/js/cover.js"),
    include_str!("assets/js/lead.js"),
    include_str!("assets/js/hint.js"),
    include_str!("assets/js/keys.js"),
    include_str!("assets/js/news.js"),
    include_str!("assets/js/clocks.js"),
    include_str!("assets/js/reel.js"),
    include_str!("assets/js/live.js"),
    include_str!("assets/js/find.js"),
    include_str!("assets/js/check.js"),
    include_str!("assets/js/start.js"),
);

const ASSETS: [Asset; 5] = [
    Asset { name: "site.css", kind: "text/css; charset=utf-8", text: SHEET },
    Asset { name: "live.js", kind: "text/javascript; charset=utf-8", text: SCRIPT },
    Asset { name: "frieze.svg", kind: "image/svg+xml", text: include_str!("assets/frieze.svg") },
    Asset { name: "icon.svg", kind: "image/svg+xml", text: include_str!("assets/icon.svg") },
    Asset {
        name: "icon-turn.svg",
        kind: "image/svg+xml",
        text: include_str!("assets/icon-turn.svg"),
    },
];

static PATHS: LazyLock<[String; ASSETS.len()]> = LazyLock::new(|| {
    ASSETS.map(|asset| {
        let hash = secret::hash("asset", asset.text);
        format!("/assets/{}-{}", &hash[..12], asset.name)
    })
});

/// Where an asset is served.
pub(crate) fn path(name: &str) -> &'static str {
    let found = ASSETS.iter().position(|asset| asset.name == name);
    found.map_or("/", |place| PATHS[place].as_str())
}

/// All of them: where, and what.
pub(crate) fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    PATHS.iter().zip(&ASSETS).map(|(path, asset)| (path.as_str(), asset.text))
}

/// Serves an asset.
pub(crate) async fn serve(Path(file): Path<String>) -> Result<Response, Failure> {
    let found = PATHS.iter().position(|path| path.strip_prefix("/assets/") == Some(&file));
    let asset = found.map(|place| &ASSETS[place]).ok_or_else(Problem::not_found)?;
    let headers =
        [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.text).into_response())
}
