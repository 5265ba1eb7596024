//! Film strips: what a player sees between two answers, in pictures a fifth of a second apart.

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use browser::{Browser, Light, Motion, Person, Sheet};
use games::GameKind;

use crate::Result;
use crate::plan::GalleryPlan;
use crate::site::{sit_down, with_server};
use crate::touches::GAUGE;

const N_TURNS: usize = 3;
/// Answers after which no turn of others is waited for any more.
const MAX_ANSWERS: usize = 60;
const STEP: Duration = Duration::from_millis(200);
/// The longest that others may take to be seen, and a little more.
const MAX_PICTURES: usize = 48;
/// Pictures in a row in which nothing moves, after which the strip ends.
const STILL: usize = 5;
const DESK: (u32, u32) = (1440, 900);
/// Whether nothing is staged, and the player is asked or the game is over.
const IS_ASKED: &str =
    "document.querySelector('#stage[hidden]') && document.querySelector('#answers, #result')";
/// Whether nothing moves besides.
const IS_STILL: &str =
    "!!document.querySelector('#answers, #result') && document.querySelector('#stage').hidden &&
    !document.getAnimations().some(a => a.constructor === Animation && a.playState === 'running')";

/// Films three turns of bots in each game.
pub(crate) fn take(plan: &GalleryPlan) -> Result<usize> {
    let out = std::path::absolute(&plan.out)?;
    fs::create_dir_all(&out)?;
    let (width, height) = match &plan.screens[..] {
        [one] => (one.width, one.height),
        _ => DESK,
    };
    for game in plan.games() {
        let strips = with_server(|base| film(plan, base, game, (width, height)))?;
        for (turn, png) in (1..).zip(strips) {
            let file = out.join(format!("film-{game}-{width}-{turn}.png"));
            fs::write(&file, png)?;
            println!("{}", file.display());
        }
    }
    Ok(0)
}

fn film(
    plan: &GalleryPlan,
    base: &str,
    game: GameKind,
    (width, height): (u32, u32),
) -> Vec<Vec<u8>> {
    let browser = Browser::start();
    let person = browser.person();
    person.size(width, height);
    person.taste(if plan.is_dark == [true] { Light::Lamps } else { Light::Day }, Motion::Any);
    sit_down(&person, base, game, plan.one.map_or(3, |one| one.players));
    person.evaluate(&format!("{GAUGE};0"));
    let mut strips = Vec::new();
    for number in 0..MAX_ANSWERS {
        person.wait_for(IS_ASKED);
        if person.has("#result") || strips.len() == N_TURNS {
            break;
        }
        let before = person.evaluate("gauge.others()");
        let pictures = watch(&person, number);
        // Only what others did is a turn of theirs.
        if person.evaluate("gauge.others()") != before {
            strips.push(lay_out(&browser, &pictures, (width, height)));
        }
    }
    strips
}

/// Answers, and takes pictures until everything is at rest.
fn watch(person: &Person, number: usize) -> Vec<(u128, String)> {
    person.evaluate(&format!("gauge.choose({}, 'natural')", number * 7919));
    let start = Instant::now();
    let mut pictures = vec![(0, person.snapshot())];
    person.evaluate("gauge.force()");
    person.evaluate("sure.open && document.getElementById('sure-yes').click()");
    let mut n_still = 0;
    for nth in 1..MAX_PICTURES {
        let due = STEP * u32::try_from(nth).unwrap_or(u32::MAX);
        sleep(due.saturating_sub(start.elapsed()));
        pictures.push((start.elapsed().as_millis(), person.snapshot()));
        n_still = if person.evaluate(IS_STILL) == true { n_still + 1 } else { 0 };
        if n_still == STILL {
            break;
        }
    }
    pictures
}

/// One strip, each picture with its time in milliseconds.
fn lay_out(browser: &Browser, pictures: &[(u128, String)], (width, height): (u32, u32)) -> Vec<u8> {
    let small = if width > height { width.div_ceil(3) } else { (width * 2).div_ceil(3) };
    let size = (small.next_multiple_of(4), (small * height).div_ceil(width).next_multiple_of(4));
    let mut sheet = Sheet::new(browser.person(), pictures.len(), size);
    for (at, picture) in pictures {
        sheet.add_labelled(picture, &format!("{at} ms"));
    }
    sheet.png()
}
