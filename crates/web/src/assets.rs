//! Files that never change under their name: the name holds a hash of the contents.

use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::response::{IntoResponse, Response};
use boards::Sheet;
use games::GameKind;
use tokio::task::spawn_blocking;

use crate::core::problem::Problem;
use crate::core::secret;
use crate::failure::Failure;
use crate::packing::Coding;

mod terse;

#[derive(Clone, Copy)]
struct Asset {
    name: &'static str,
    kind: &'static str,
    body: &'static [u8],
}

/// One sheet for all pages: what comes later overrides.
const STYLES: &str = concat!(
    include_str!("assets/css/faces.css"),
    include_str!("assets/css/base.css"),
    include_str!("assets/css/parts.css"),
    include_str!("assets/css/drawings.css"),
    include_str!("assets/css/forms.css"),
    include_str!("assets/css/pages.css"),
    include_str!("assets/css/front.css"),
    include_str!("assets/css/book.css"),
    include_str!("assets/css/decks.css"),
    include_str!("assets/css/about.css"),
    include_str!("assets/css/table.css"),
    include_str!("assets/css/standing.css"),
    include_str!("assets/css/glory-to-rome.css"),
    include_str!("assets/css/town.css"),
    include_str!("assets/css/fortuna.css"),
    include_str!("assets/css/gloria-mundi.css"),
    include_str!("assets/css/motion.css"),
    include_str!("assets/css/stage.css"),
    include_str!("assets/css/people.css"),
    include_str!("assets/css/ending.css"),
    include_str!("assets/css/replay.css"),
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
            body: include_bytes!(concat!("assets/js/", $name)),
        }),*]
    };
}

/// The modules of the scripts. They import each other by name, so they lie in one folder, and its
/// name changes with each of them.
static SCRIPTS: [Asset; 37] = scripts! {
    "caption.js" "carry.js" "chain.js" "check.js" "clocks.js" "coach.js" "cover.js" "ending.js"
    "find.js" "flights.js" "hint.js" "instruments.js" "kept.js" "keys.js"
    "lead.js" "line.js" "lit.js" "live.js" "morph.js" "motion.js" "news.js"
    "only.js" "page.js" "past.js" "picture.js" "purse.js" "reel.js" "replay.js" "sheet.js" "sound.js"
    "stage.js" "stagehand.js" "start.js" "state.js" "sure.js" "table.js" "travel.js"
};

/// The letters of headings and of labels.
static FONTS: [Asset; 2] = [
    Asset { name: "capitals.ttf", kind: "font/ttf", body: include_bytes!("assets/capitals.ttf") },
    Asset {
        name: "capitals-bold.ttf",
        kind: "font/ttf",
        body: include_bytes!("assets/capitals-bold.ttf"),
    },
];

static PICTURES: [Asset; 3] = [
    Asset { name: "frieze.svg", kind: SVG, body: include_bytes!("assets/frieze.svg") },
    Asset { name: "icon.svg", kind: SVG, body: include_bytes!("assets/icon.svg") },
    Asset { name: "icon-turn.svg", kind: SVG, body: include_bytes!("assets/icon-turn.svg") },
];

/// What others show of a link: a poster of each game, which `cargo xtask pictures --readme` takes.
static PREVIEWS: [Asset; 3] = [
    Asset {
        name: "preview-glory-to-rome.webp",
        kind: WEBP,
        body: include_bytes!("assets/preview-glory-to-rome.webp"),
    },
    Asset {
        name: "preview-fortuna.webp",
        kind: WEBP,
        body: include_bytes!("assets/preview-fortuna.webp"),
    },
    Asset {
        name: "preview-gloria-mundi.webp",
        kind: WEBP,
        body: include_bytes!("assets/preview-gloria-mundi.webp"),
    },
];

const SVG: &str = "image/svg+xml";
const WEBP: &str = "image/webp";

/// The sheet names fonts by file, and lies in a folder beside theirs.
static SHEET: LazyLock<String> = LazyLock::new(|| {
    FONTS.iter().fold(terse::styles(STYLES), |sheet, font| {
        let path = ServedAsset::alone(*font).path;
        sheet.replace(
            &format!("url({})", font.name),
            &format!("url(..{})", &path["/assets".len()..]),
        )
    })
});

/// The texts of the modules, as they are sent.
static MODULES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let text = |module: &Asset| terse::script(&String::from_utf8_lossy(module.body));
    SCRIPTS.iter().map(text).collect()
});

/// All of them.
static ASSETS: LazyLock<Vec<ServedAsset>> = LazyLock::new(|| {
    let script = MODULES.concat();
    let scripts = SCRIPTS.iter().zip(&*MODULES).map(|(module, text)| {
        ServedAsset::new(Asset { body: text.as_bytes(), ..*module }, script.as_bytes())
    });
    let sheet = Asset { name: "site.css", kind: "text/css; charset=utf-8", body: SHEET.as_bytes() };
    let others = FONTS
        .iter()
        .chain(&PICTURES)
        .chain(&PREVIEWS)
        .copied()
        .chain([sheet])
        .map(ServedAsset::alone);
    scripts.chain(others).chain(boards::SHEETS.iter().map(ServedAsset::of_sheet)).collect()
});

/// An asset, where it is served, and what it is packed into: once, when it is first asked for so.
struct ServedAsset {
    path: String,
    asset: Asset,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

impl ServedAsset {
    /// An asset whose path changes with certain contents.
    fn new(asset: Asset, contents: &[u8]) -> Self {
        let version = &secret::hash("asset", contents)[..12];
        Self::at(format!("/assets/{version}/{}", asset.name), asset)
    }

    /// An asset whose path changes with its own.
    fn alone(asset: Asset) -> Self {
        Self::new(asset, asset.body)
    }

    /// A sheet of drawings, which knows its path.
    fn of_sheet(sheet: &'static Sheet) -> Self {
        let asset = Asset { name: sheet.name, kind: SVG, body: sheet.text.as_bytes() };
        Self::at(sheet.path.to_owned(), asset)
    }

    const fn at(path: String, asset: Asset) -> Self {
        Self { path, asset, brotli: OnceLock::new(), gzip: OnceLock::new() }
    }

    const fn kept(&self, coding: Coding) -> &OnceLock<Bytes> {
        match coding {
            Coding::Brotli => &self.brotli,
            Coding::Gzip => &self.gzip,
        }
    }

    async fn packed(&'static self, coding: Coding) -> Result<Bytes, Problem> {
        let kept = self.kept(coding);
        if let Some(packed) = kept.get() {
            return Ok(packed.clone());
        }
        let packed = spawn_blocking(move || coding.pack(self.asset.body)).await;
        let packed = packed.map_err(|error| Problem::internal(&error))?;
        let packed = packed.map_err(|error| Problem::internal(&error))?;
        Ok(kept.get_or_init(|| packed.into()).clone())
    }
}

pub(crate) fn path(name: &str) -> &'static str {
    let found = ASSETS.iter().find(|served| served.asset.name == name);
    found.map_or("/", |served| &served.path)
}

/// What others show of a link to a game.
pub(crate) fn preview(game: GameKind) -> &'static str {
    path(&format!("preview-{game}.webp"))
}

/// The paths of all modules that some scripts need, themselves included, so that none waits until
/// another has been read.
pub(crate) fn modules(scripts: &[&'static str]) -> impl Iterator<Item = &'static str> {
    let mut needed = scripts.to_vec();
    let mut n_read = 0;
    while let Some(name) = needed.get(n_read).copied() {
        let imported: Vec<_> = imports(name).filter(|name| !needed.contains(name)).collect();
        needed.extend(imported);
        n_read += 1;
    }
    needed.into_iter().map(path)
}

/// The names of the modules that one imports itself.
fn imports(name: &str) -> impl Iterator<Item = &'static str> {
    let module = SCRIPTS.iter().position(|module| module.name == name);
    let text = module.map_or("", |place| &MODULES[place]);
    let lines = text.lines().filter(|line| line.starts_with("import "));
    lines.filter_map(|line| line.split_once("'./")?.1.split_once('\'')).map(|(name, _)| name)
}

pub(crate) fn all() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    ASSETS.iter().map(|served| (served.path.as_str(), served.asset.body))
}

pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Result<Response, Failure> {
    let found = ASSETS.iter().find(|served| served.path == uri.path());
    let served = found.ok_or_else(Problem::not_found)?;
    let mut response = match Coding::taken(&headers) {
        None => served.asset.body.into_response(),
        Some(coding) => {
            ([(CONTENT_ENCODING, coding.name())], served.packed(coding).await?).into_response()
        }
    };
    let about = response.headers_mut();
    about.insert(CONTENT_TYPE, HeaderValue::from_static(served.asset.kind));
    about.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    about.insert(VARY, HeaderValue::from_static("accept-encoding"));
    Ok(response)
}
