//! Files that never change under their name: the name holds a hash of the contents.

use std::sync::LazyLock;

use axum::http::Uri;
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
    include_str!("assets/css/standing.css"),
    include_str!("assets/css/glory-to-rome.css"),
    include_str!("assets/css/fortuna.css"),
    include_str!("assets/css/gloria-mundi.css"),
    include_str!("assets/css/motion.css"),
    include_str!("assets/css/stage.css"),
    include_str!("assets/css/lesson.css"),
    include_str!("assets/css/learn.css"),
    include_str!("assets/css/aid.css"),
    include_str!("assets/css/guide.css"),
    include_str!("assets/css/phone.css"),
);

macro_rules! scripts {
    ($($name:literal)*) => {
        [$(Asset {
            name: $name,
            kind: "text/javascript; charset=utf-8",
            text: include_str!(concat!("assets/js/", $name)),
        }),*]
    };
}

/// The modules of the script, which `start.js` begins. They import each other by name, so they lie
/// in one folder, and its name changes with each of them.
static SCRIPTS: [Asset; 26] = scripts! {
    "check.js" "clocks.js" "coach.js" "cover.js" "find.js" "flights.js" "hint.js" "keys.js"
    "lead.js" "line.js" "lit.js" "live.js" "morph.js" "motion.js" "news.js"
    "only.js" "page.js" "purse.js" "reel.js" "sheet.js" "sound.js" "stage.js" "start.js"
    "state.js" "sure.js" "travel.js"
};

static OTHERS: [Asset; 4] = [
    Asset { name: "site.css", kind: "text/css; charset=utf-8", text: SHEET },
    Asset { name: "frieze.svg", kind: "image/svg+xml", text: include_str!("assets/frieze.svg") },
    Asset { name: "icon.svg", kind: "image/svg+xml", text: include_str!("assets/icon.svg") },
    Asset {
        name: "icon-turn.svg",
        kind: "image/svg+xml",
        text: include_str!("assets/icon-turn.svg"),
    },
];

/// All of them, and where each is served.
static ASSETS: LazyLock<Vec<(String, &Asset)>> = LazyLock::new(|| {
    let script: String = SCRIPTS.iter().map(|module| module.text).collect();
    let scripts = SCRIPTS.iter().map(|module| (path_of(module, &script), module));
    let others = OTHERS.iter().map(|asset| (path_of(asset, asset.text), asset));
    scripts.chain(others).collect()
});

/// The path of an asset that changes with a text.
fn path_of(asset: &Asset, text: &str) -> String {
    format!("/assets/{}/{}", &secret::hash("asset", text)[..12], asset.name)
}

pub(crate) fn path(name: &str) -> &'static str {
    let found = ASSETS.iter().find(|(_, asset)| asset.name == name);
    found.map_or("/", |(path, _)| path)
}

pub(crate) fn scripts() -> impl Iterator<Item = &'static str> {
    SCRIPTS.iter().map(|module| path(module.name))
}

pub(crate) fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    ASSETS.iter().map(|(path, asset)| (path.as_str(), asset.text))
}

pub(crate) async fn serve(uri: Uri) -> Result<Response, Failure> {
    let found = ASSETS.iter().find(|(path, _)| path == uri.path());
    let (_, asset) = found.ok_or_else(Problem::not_found)?;
    let headers =
        [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.text).into_response())
}
