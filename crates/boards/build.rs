//! Makes one sheet of each folder of drawings: a symbol for each file, with what its marks mean
//! written out, since a sheet of styles does not reach into another file everywhere.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Error, Result};
use std::path::{Path, PathBuf};

/// The marks of the hand, and how each is painted: the page gives the colours and the lines.
const MARKS: [(&str, &str); 9] = [
    ("zl", "fill=\"var(--lit)\""),
    ("zt", "fill=\"var(--tint)\""),
    ("zc", "fill=\"var(--coin)\""),
    ("zs", "fill=\"var(--tint)\" stroke=\"none\""),
    ("zk", "fill=\"var(--dark)\" stroke=\"var(--cut)\""),
    ("zf", "fill=\"var(--lit)\" stroke=\"none\""),
    ("zd", "stroke-width=\"var(--d)\""),
    ("zo", ""),
    ("zb", "stroke-width=\"var(--bead)\" stroke-dasharray=\"0 5.214\""),
];
const LINE: &str = "fill=\"none\" stroke=\"currentColor\" stroke-width=\"var(--w)\" \
                    stroke-linejoin=\"round\" stroke-linecap=\"round\"";

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed=drawings");
    println!("cargo::rerun-if-changed=posters");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let mut list = String::new();
    for folder in sorted(Path::new("drawings"))? {
        let name = stem(&folder);
        let drawings =
            sorted(&folder)?.iter().map(|file| Drawing::read(file)).collect::<Result<Vec<_>>>()?;
        list.push_str(&written(&out, &name, &drawings)?);
    }
    let posters = sorted(Path::new("posters"))?
        .iter()
        .map(|file| Poster::read(file))
        .collect::<Result<Vec<_>>>()?;
    let shown = posters.iter().flat_map(|poster| &poster.shown).map(|file| Drawing::read(file));
    list.push_str(&written(&out, "posters", &shown.collect::<Result<Vec<_>>>()?)?);
    fs::write(out.join("sheets.rs"), format!("&[{list}]"))?;
    let posters: Vec<_> = posters.iter().map(|poster| (&*poster.name, &*poster.text)).collect();
    fs::write(out.join("posters.rs"), format!("&{posters:?}"))
}

/// Writes a sheet, and gives what the list of sheets says of it.
fn written(out: &Path, name: &str, drawings: &[Drawing]) -> Result<String> {
    let sheet = sheet(drawings);
    let mut hash = DefaultHasher::new();
    sheet.hash(&mut hash);
    fs::write(out.join(format!("{name}.svg")), sheet)?;
    Ok(format!(
        "Sheet {{ name: {name:?}, path: \"/assets/{:012x}/{name}.svg\", text: include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}.svg\")), drawings: &{:?} }},",
        hash.finish() >> 16,
        drawings.iter().map(|one| (&*one.name, one.runs_on)).collect::<Vec<_>>(),
    ))
}

/// The picture of a game on the front page. The drawings that it shows are in a sheet of their own,
/// so that the front page needs none of the large ones.
struct Poster {
    name: String,
    text: String,
    shown: Vec<PathBuf>,
}

impl Poster {
    fn read(file: &Path) -> Result<Self> {
        let (name, text) = (stem(file), fs::read_to_string(file)?);
        let folder = Path::new("drawings").join(&name);
        let names = text.split("href=\"#d-").skip(1).filter_map(|rest| rest.split('"').next());
        let names: BTreeSet<&str> = names.collect();
        let shown = names.into_iter().map(|name| folder.join(format!("{name}.svg"))).collect();
        Ok(Self { text: text.replace('\n', ""), name, shown })
    }
}

struct Drawing {
    name: String,
    /// Whether it goes from edge to edge.
    runs_on: bool,
    view_box: String,
    marks: String,
}

impl Drawing {
    fn read(file: &Path) -> Result<Self> {
        let fault = |what| Error::other(format!("{}: {what}", file.display()));
        let text = fs::read_to_string(file)?;
        let (head, rest) = text.split_once('>').ok_or_else(|| fault("no element"))?;
        let marks = rest.trim_end().strip_suffix("</svg>").ok_or_else(|| fault("no end"))?;
        let value = |name: &str| head.split_once(&format!("{name}=\""))?.1.split('"').next();
        let view_box = value("viewBox").ok_or_else(|| fault("no viewBox"))?;
        let runs_on = value("class").is_some_and(|class| class.contains("bl"));
        let marks = painted(marks).ok_or_else(|| fault("an unknown mark"))?;
        Ok(Self { name: stem(file), runs_on, view_box: view_box.to_owned(), marks })
    }

    fn symbol(&self) -> String {
        let Self { name, runs_on, view_box, marks } = self;
        let fit = if *runs_on { "xMidYMax slice" } else { "xMidYMax meet" };
        format!(
            "<symbol id=\"d-{name}\" viewBox=\"{view_box}\" preserveAspectRatio=\"{fit}\" {LINE}>{marks}</symbol>"
        )
    }
}

/// Writes out what each mark means.
fn painted(text: &str) -> Option<String> {
    let mut parts = text.split("class=\"");
    let mut painted = parts.next()?.to_owned();
    for part in parts {
        let (mark, rest) = part.split_once('"')?;
        let (_, how) = MARKS.iter().find(|(name, _)| *name == mark)?;
        painted.push_str(how);
        painted.push_str(rest);
    }
    Some(painted)
}

fn sheet(drawings: &[Drawing]) -> String {
    let symbols = drawings.iter().map(Drawing::symbol).collect::<String>();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{symbols}</svg>")
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
