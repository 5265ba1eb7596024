//! Pictures of every kind of page: `cargo xtask pictures`; and what a page costs: `cargo xtask
//! bench --site`.
//!
//! Tables are rendered without a server and written to a folder with the files they refer to; other
//! pages come from a server of their own. All are photographed by a browser at several sizes, in
//! light and dark, and laid out on sheets that show many at once.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line program")]

mod camera;
mod drawings;
mod film;
mod pace;
mod plan;
mod readme;
mod relay;
mod site;
mod sizes;
mod touches;

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use browser::Browser;
use engine::Game;
use gallery::{Cost, Picture, measure, pictures, questions};
use games::glory_to_rome::GloryToRome;
use games::{GameKind, dispatch};
use serde_json::json;
use web::exhibit::{assets, in_folder, in_language};
use words::Locale;

use camera::Camera;
use plan::{GalleryPlan, Task};

/// How long pages of each number of players are measured.
const COST_TIME: Duration = Duration::from_secs(3);

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    let done = GalleryPlan::read().and_then(|plan| match plan.task {
        Task::Pictures => take(&plan),
        Task::Pace => pace::measure(&plan),
        Task::Touches => touches::count(&plan),
        Task::Film => film::take(&plan),
        Task::Sizes => sizes::look(&plan),
        Task::Drawings => drawings::take(&plan),
        Task::Readme => readme::take(&plan),
        Task::Cost => {
            tell_cost(&plan);
            Ok(0)
        }
    });
    match done {
        Ok(0) => ExitCode::SUCCESS,
        Ok(n_misfits) => {
            eprintln!("gallery: {n_misfits} misfits");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("gallery: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Takes all pictures and says how much did not fit.
fn take(plan: &GalleryPlan) -> Result<usize> {
    let out = std::path::absolute(&plan.out)?;
    write_assets(&out)?;
    let browser = Browser::start();
    let mut camera = Camera::new(plan, browser.person(), &out);
    for &language in &plan.languages {
        take_tables(&mut camera, &out, language)?;
        if plan.wants_site() {
            site::with_server(|base| site::take(plan, &mut camera, base, language))?;
        }
    }
    camera.lay_out()?;
    println!("{}", out.display());
    Ok(camera.n_misfits())
}

fn take_tables(camera: &mut Camera<'_>, out: &Path, language: Locale) -> Result<()> {
    let plan = camera.plan();
    for game in plan.games() {
        for (of, picture) in in_language(language, || tables(plan, game)) {
            if picture.name.contains(&plan.only) {
                let name = format!("{of}-{}-{language}", picture.name);
                let url = write_page(out, &name, &picture)?;
                camera.take(&url, &format!("{game}-{language}"), &name);
            }
        }
    }
    Ok(())
}

/// The pages of a game: of one game as it was wanted, or of a small and a large one and of every
/// kind of question.
fn tables(plan: &GalleryPlan, game: GameKind) -> Vec<(String, Picture)> {
    let named = |of: String| move |picture: Picture| (of.clone(), picture);
    let of_game = |players, seed| {
        let of = format!("{game}-{players}");
        pictures(game, players, seed).into_iter().map(named(of))
    };
    if let Some(one) = plan.one {
        return of_game(one.players, one.seed).collect();
    }
    let (fewest, most) = dispatch!(game, G => (*G::PLAYERS.start(), *G::PLAYERS.end()));
    let all = questions(game).into_iter().map(named(format!("{game}-all")));
    [fewest, most].into_iter().flat_map(|players| of_game(players, 1)).chain(all).collect()
}

/// Measures pages of late tables of Glory to Rome, for every number of players or for one.
fn tell_cost(plan: &GalleryPlan) {
    for players in plan.one.map_or(GloryToRome::PLAYERS, |one| one.players..=one.players) {
        let Cost { actions, page_us, page_bytes } = measure(players, COST_TIME);
        let cost = json!({
            "players": players,
            "actions": actions,
            "page_us": page_us,
            "page_bytes": page_bytes,
        });
        println!("{cost}");
    }
}

/// Writes the files that pages refer to.
fn write_assets(out: &Path) -> Result<()> {
    for (path, contents) in assets() {
        write(&out.join(path.trim_start_matches('/')), contents)?;
    }
    Ok(())
}

/// Writes a page beside them, and tells its address.
fn write_page(out: &Path, name: &str, picture: &Picture) -> Result<String> {
    let file = out.join(format!("{name}.html"));
    write(&file, in_folder(&picture.page))?;
    Ok(format!("file://{}", file.display()))
}

fn write(file: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    fs::create_dir_all(file.parent().unwrap_or(Path::new(".")))?;
    Ok(fs::write(file, contents)?)
}
