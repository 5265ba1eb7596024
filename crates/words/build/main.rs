//! Reads which languages there are: each is a folder of `locales/`, and of `docs/` as far as its
//! documents are translated. The enum `Locale` is made from that, and the module `messages` from what
//! they say.

mod code;
mod file;
mod messages;
#[cfg(feature = "pseudo")]
mod pseudo;
mod variables;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What every language falls back to.
const DEFAULT: &str = "en";

/// The documents that pages of the site show, as `docs/` and its folders of languages have them;
/// besides, the rules of every game.
const DOCUMENTS: [&str; 2] = ["about.md", "rulings.md"];

fn main() -> io::Result<()> {
    for path in ["build", "locales", "../../docs"] {
        writeln!(io::stdout(), "cargo::rerun-if-changed={path}")?;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    #[cfg_attr(not(feature = "pseudo"), expect(unused_mut, reason = "one more with the feature"))]
    let mut languages = languages()?;
    let messages = messages::of(&languages)?;
    fs::write(out.join("parameters.txt"), code::parameters(&messages))?;
    fs::write(out.join("messages.rs"), code::of(&messages))?;
    fs::write(out.join("variables.rs"), variables::of(&messages))?;
    #[cfg(feature = "pseudo")]
    languages.push(pseudo::write(Path::new("locales/en"), &out)?);
    fs::write(out.join("locales.rs"), locales(&languages))
}

struct Language {
    slug: String,
    /// By people.
    is_spoken: bool,
    /// In Fluent.
    files: Vec<PathBuf>,
    /// What tables of an edition say in other words, each by the slug of the edition.
    editions: Vec<(String, PathBuf)>,
    /// Some of [`documents`], with where they are.
    documents: Vec<(String, PathBuf)>,
}

impl Language {
    /// The slug as a name in Rust: `PtBr` for `pt-br`.
    fn variant(&self) -> String {
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        self.slug.split('-').map(capital).collect()
    }
}

/// The languages that have a folder, the default first.
fn languages() -> io::Result<Vec<Language>> {
    let folders = entries(&fs::canonicalize("locales")?)?;
    let mut languages =
        folders.iter().map(|folder| language(folder)).collect::<io::Result<Vec<_>>>()?;
    languages.sort_by_key(|language| (language.slug != DEFAULT, language.slug.clone()));
    Ok(languages)
}

fn language(folder: &Path) -> io::Result<Language> {
    let slug = name(folder);
    let docs = fs::canonicalize("../../docs")?;
    let names = documents(&docs)?;
    let docs = if slug == DEFAULT { docs } else { docs.join(&slug) };
    let documents = names.into_iter().map(|document| (document.clone(), docs.join(document)));
    let documents = documents.filter(|(_, path)| path.exists()).collect();
    let (folders, files): (Vec<_>, Vec<_>) =
        entries(folder)?.into_iter().partition(|path| path.is_dir());
    let editions = folders.iter().map(|folder| entries(folder)).collect::<io::Result<Vec<_>>>()?;
    let editions = editions.concat().into_iter().map(|path| (stem(&path), path)).collect();
    Ok(Language { slug, is_spoken: true, files, editions, documents })
}

fn documents(docs: &Path) -> io::Result<Vec<String>> {
    let rules =
        entries(&docs.join("rules"))?.into_iter().map(|path| format!("rules/{}", name(&path)));
    Ok(DOCUMENTS.into_iter().map(str::to_owned).chain(rules).collect())
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The enum of the languages, and where to find what they say.
fn locales(languages: &[Language]) -> String {
    let each = |line: fn(&Language) -> String| -> String {
        languages.iter().map(line).collect::<Vec<_>>().concat()
    };
    let variants = each(|own| {
        let default = if own.slug == DEFAULT { "#[default] " } else { "" };
        format!("/// The folder `{}`.\n{default}{},", own.slug, own.variant())
    });
    let all = each(|own| format!("Self::{},", own.variant()));
    let slugs = each(|own| format!("Self::{} => {:?},", own.variant(), own.slug));
    let files = each(|own| {
        let texts: Vec<String> = own.files.iter().map(|path| included(path)).collect();
        format!("Self::{} => &[{}],", own.variant(), texts.join(", "))
    });
    let documents = each(|own| {
        let line = |(name, path): &(String, PathBuf)| {
            format!("(Self::{}, {name:?}) => Some({}),", own.variant(), included(path))
        };
        own.documents.iter().map(line).collect::<Vec<_>>().concat()
    });
    let editions = each(|own| {
        let line = |(slug, path): &(String, PathBuf)| {
            format!("(Self::{}, {slug:?}, {}),", own.variant(), included(path))
        };
        own.editions.iter().map(line).collect::<Vec<_>>().concat()
    });
    let n_editions: usize = languages.iter().map(|language| language.editions.len()).sum();
    let n_spoken = languages.iter().filter(|language| language.is_spoken).count();
    let n_all = languages.len();
    format!(
        "/// A language.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Locale {{ {variants} }}

        impl Locale {{
            /// Those of people, and the one for tests where there is one.
            pub(crate) const WITH_PSEUDO: [Self; {n_all}] = [{all}];
            const N_SPOKEN: usize = {n_spoken};
            /// The editions that speak a language in words of their own: slug and file.
            pub const EDITIONS: [(Self, &'static str, &'static str); {n_editions}] = [{editions}];

            /// The name of its folder: its tag.
            pub const fn slug(self) -> &'static str {{
                match self {{ {slugs} }}
            }}
            /// The files of the language, in Fluent.
            pub const fn files(self) -> &'static [&'static str] {{
                match self {{ {files} }}
            }}
            /// A document of `docs/`, where it is written in the language.
            pub(crate) fn document(self, name: &str) -> Option<&'static str> {{
                match (self, name) {{ {documents} _ => None }}
            }}
        }}"
    )
}

/// The contents of a file, as code.
fn included(path: &Path) -> String {
    format!("include_str!({:?})", path.display().to_string())
}
