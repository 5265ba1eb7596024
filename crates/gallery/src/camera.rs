//! Takes pictures, or looks for what does not fit.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use browser::{Light, Motion, Person};

use crate::plan::{GalleryPlan, WindowSize};
use crate::{Result, write};

/// Where a table needs no scrolling.
const LARGE: u32 = 1440;
/// Pictures on a sheet, and their width.
const PER_SHEET: usize = 12;
const THUMBNAIL: u32 = 480;
const PER_ROW: u32 = 4;

/// Takes pictures of pages into a folder.
pub(crate) struct Camera<'a> {
    plan: &'a GalleryPlan,
    person: Person,
    out: PathBuf,
    /// The files of the pictures, by their sheet.
    taken: BTreeMap<String, Vec<String>>,
    n_misfits: usize,
}

impl<'a> Camera<'a> {
    pub(crate) fn new(plan: &'a GalleryPlan, person: Person, out: &Path) -> Self {
        Self { plan, person, out: out.to_owned(), taken: BTreeMap::new(), n_misfits: 0 }
    }

    pub(crate) const fn plan(&self) -> &'a GalleryPlan {
        self.plan
    }

    pub(crate) const fn person(&self) -> &Person {
        &self.person
    }

    pub(crate) const fn n_misfits(&self) -> usize {
        self.n_misfits
    }

    /// Takes a page at every size in every light.
    pub(crate) fn take(&mut self, url: &str, sheet: &str, name: &str) {
        for screen in self.plan.screens.clone() {
            for is_dark in self.plan.is_dark.clone() {
                self.person.size(screen.width, screen.height);
                let light = if is_dark { Light::Lamps } else { Light::Day };
                self.person.taste(light, Motion::Reduced);
                self.person.open(url);
                if self.plan.checks {
                    self.check(name, screen);
                    break;
                }
                let light = if is_dark { "dark" } else { "light" };
                let file = format!("{name}-{}-{light}.png", screen.width);
                self.person.screenshot(self.out.join(&file));
                let sheet = format!("{sheet}-{}-{light}", screen.width);
                self.taken.entry(sheet).or_default().push(file);
            }
        }
    }

    fn check(&mut self, name: &str, WindowSize { width, .. }: WindowSize) {
        let mut found = self.person.too_wide();
        found.extend(self.person.blurred());
        if width >= LARGE && self.person.has("#answers") {
            found.extend(self.person.too_high());
        }
        for misfit in &found {
            println!("{name} at {width}: {misfit}");
        }
        self.n_misfits += found.len();
    }

    /// Lays the pictures out on sheets, many on each.
    pub(crate) fn lay_out(&self) -> Result<()> {
        self.person.size(THUMBNAIL * PER_ROW, 900);
        for (sheet, files) in &self.taken {
            for (n, files) in (1..).zip(files.chunks(PER_SHEET)) {
                let page = self.out.join(format!("sheet-{sheet}-{n}.html"));
                write(&page, &contact_sheet(files)?)?;
                self.person.open(&format!("file://{}", page.display()));
                self.person.screenshot(page.with_extension("png"));
            }
        }
        Ok(())
    }
}

fn contact_sheet(files: &[String]) -> Result<String> {
    let mut page = String::from(
        "<!doctype html><meta charset=utf-8><style>\
        body{margin:0;display:grid;grid-template-columns:repeat(4,1fr);gap:6px;font:11px sans-serif;align-items:start}\
        figure{margin:0}img{width:100%;max-height:900px;object-fit:cover;object-position:top}</style>",
    );
    for file in files {
        write!(page, "<figure><figcaption>{file}</figcaption><img src=\"{file}\"></figure>")?;
    }
    Ok(page)
}
