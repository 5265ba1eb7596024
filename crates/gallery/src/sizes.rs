//! Every kind of question at every size, looked at and measured.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use browser::{Browser, Light, Motion, Person, Sheet};
use engine::Game;
use gallery::{FAULTS, Picture, pictures, questions};
use games::{GameKind, dispatch};
use web::exhibit::in_language;
use words::Locale;

use crate::plan::{GalleryPlan, WindowSize};
use crate::{Result, write_assets, write_page};

const SCREENS: [WindowSize; 7] = [
    WindowSize { width: 360, height: 740 },
    WindowSize { width: 390, height: 844 },
    WindowSize { width: 844, height: 390 },
    WindowSize { width: 820, height: 1180 },
    WindowSize { width: 1366, height: 768 },
    WindowSize { width: 1440, height: 900 },
    WindowSize { width: 1920, height: 1080 },
];
/// Where a hand touches, and does not point.
const TOUCHED: u32 = 1000;
/// Six columns and four rows of pictures.
const PER_SHEET: usize = 24;
/// The width of a picture of a high and of a wide screen.
const SMALL: (u32, u32) = (260, 480);
/// The last questions of the fullest table that are looked at besides.
const LAST: usize = 4;

/// The pictures of each screen, with their labels.
type Taken = BTreeMap<u32, Vec<(String, String)>>;
/// Where each fault was seen.
type Faults = BTreeMap<String, Vec<String>>;

/// Measures all questions in all languages, and takes pictures of one language in turn, or of all.
pub(crate) fn look(plan: &GalleryPlan) -> Result<usize> {
    let out = std::path::absolute(&plan.out)?;
    write_assets(&out)?;
    let browser = Browser::start();
    let person = browser.person();
    let mut n_faults = 0;
    for game in plan.games() {
        let (mut taken, mut faults) = (Taken::new(), Faults::new());
        for (nth, &language) in plan.languages.iter().enumerate() {
            let all = in_language(language, || pages(game));
            let wanted = all.iter().filter(|one| one.name.contains(&plan.only));
            for (place, picture) in wanted.enumerate() {
                let is_shown = plan.takes_all || place % plan.languages.len() == nth;
                let shot = Shot { game, language, picture, place, is_shown };
                shot.take(plan, &person, &out, (&mut taken, &mut faults))?;
            }
        }
        lay_out(&browser, &out, game, &taken)?;
        for (fault, seen) in &faults {
            println!("{game}: {fault}: {} times, such as {}", seen.len(), seen[0]);
        }
        n_faults += faults.len();
    }
    println!("{}", out.display());
    Ok(n_faults)
}

/// Every kind of question, and where the table is fullest.
fn pages(game: GameKind) -> Vec<Picture> {
    let most = dispatch!(game, G => *G::PLAYERS.end());
    let is_question = |one: &Picture| one.name.starts_with(|c: char| c.is_ascii_digit());
    let named = |one: Picture| Picture { name: format!("full-{}", one.name), ..one };
    let full: Vec<Picture> = pictures(game, most, 1).into_iter().filter(is_question).collect();
    let last = full.into_iter().rev().take(LAST).map(named);
    questions(game).into_iter().chain(last).collect()
}

/// One question in one language.
struct Shot<'a> {
    game: GameKind,
    language: Locale,
    picture: &'a Picture,
    place: usize,
    is_shown: bool,
}

impl Shot<'_> {
    fn take(
        &self,
        plan: &GalleryPlan,
        person: &Person,
        out: &Path,
        (taken, faults): (&mut Taken, &mut Faults),
    ) -> Result<()> {
        let Self { game, language, picture, .. } = self;
        let name = format!("{game}-{}-{language}", picture.name);
        person.open(&write_page(out, &name, picture)?);
        for (nth, screen) in SCREENS.into_iter().enumerate().filter(|(_, one)| plan.has(*one)) {
            resize(person, screen);
            let mut found = person.too_wide();
            found.extend(person.blurred());
            found.extend(person.evaluate_lines(FAULTS));
            let at = format!("{}×{}", screen.width, screen.height);
            for fault in found {
                faults.entry(short(&fault)).or_default().push(format!("{name} at {at}"));
            }
            for &is_dark in &plan.is_dark {
                let is_turn = plan.takes_all
                    || plan.is_dark.len() == 1
                    || is_dark == ((self.place + nth) % 2 == 1);
                if self.is_shown && is_turn {
                    let light = if is_dark { Light::Lamps } else { Light::Day };
                    person.taste(light, Motion::Reduced);
                    let label = format!("{} {language} {at}", picture.name);
                    taken.entry(screen.width).or_default().push((person.snapshot(), label));
                }
            }
        }
        Ok(())
    }
}

fn resize(person: &Person, WindowSize { width, height }: WindowSize) {
    if width < TOUCHED {
        person.touch_screen(width, height);
    } else {
        person.size(width, height);
    }
}

/// A fault without what differs from page to page.
fn short(fault: &str) -> String {
    let plain = |c: char| if c.is_ascii_digit() { '0' } else { c };
    if fault.starts_with("the dock") {
        fault.to_owned()
    } else {
        fault.chars().take(110).map(plain).collect()
    }
}

fn lay_out(browser: &Browser, out: &Path, game: GameKind, taken: &Taken) -> Result<()> {
    for screen in SCREENS {
        let all = taken.get(&screen.width).map_or(&[][..], |all| all);
        for (n, pictures) in (1..).zip(all.chunks(PER_SHEET)) {
            let width = if screen.width > screen.height { SMALL.1 } else { SMALL.0 };
            let height = (width * screen.height).div_ceil(screen.width).next_multiple_of(4);
            let mut sheet = Sheet::new(browser.person(), pictures.len(), (width, height));
            for (picture, label) in pictures {
                sheet.add_labelled(picture, label);
            }
            fs::write(out.join(format!("sizes-{game}-{}-{n}.png", screen.width)), sheet.png())?;
        }
    }
    Ok(())
}
