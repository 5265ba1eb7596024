//! Pictures of every kind of page: `cargo xtask pictures`.
//!
//! Pages are rendered without a server, written to a folder with the files they refer to, and
//! photographed by a browser at several widths, in light and dark.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line program")]

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use browser::{Browser, Person};
use games::GameKind;
use lexopt::{Arg, ValueExt};
use web::gallery::{Picture, assets, pictures};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// What is wanted.
struct Plan {
    game: Option<GameKind>,
    players: Option<u8>,
    seed: u64,
    widths: Vec<u32>,
    is_dark: bool,
    only: String,
    out: PathBuf,
}

fn main() -> ExitCode {
    match plan().and_then(|plan| take(&plan)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gallery: {error}");
            ExitCode::FAILURE
        }
    }
}

fn plan() -> Result<Plan> {
    let mut plan = Plan {
        game: None,
        players: None,
        seed: 1,
        widths: vec![360, 768, 1440],
        is_dark: false,
        only: String::new(),
        out: "target/pictures".into(),
    };
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("game") => {
                let game = arguments.value()?.string()?;
                let no_game = |_unknown| format!("no game `{game}`");
                plan.game = Some(game.parse().map_err(no_game)?);
            }
            Arg::Long("players") => plan.players = Some(arguments.value()?.parse()?),
            Arg::Long("seed") => plan.seed = arguments.value()?.parse()?,
            Arg::Long("width") => plan.widths = vec![arguments.value()?.parse()?],
            Arg::Long("dark") => plan.is_dark = true,
            Arg::Long("only") => plan.only = arguments.value()?.string()?,
            Arg::Long("out") => plan.out = arguments.value()?.into(),
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => {
                return Err(argument.unexpected().into());
            }
        }
    }
    Ok(plan)
}

fn take(plan: &Plan) -> Result<()> {
    let out = std::path::absolute(&plan.out)?;
    for (path, text) in assets() {
        write(&out.join(path.trim_start_matches('/')), text)?;
    }
    let browser = Browser::start();
    let person = browser.person();
    for game in GameKind::ALL.into_iter().filter(|game| plan.game.is_none_or(|only| only == *game))
    {
        let players = plan.players.unwrap_or(3);
        for picture in pictures(game, players, plan.seed) {
            if picture.name.contains(&plan.only) {
                photograph(plan, &person, &out, &format!("{game}-{players}"), &picture)?;
            }
        }
    }
    println!("{}", out.display());
    Ok(())
}

fn photograph(plan: &Plan, person: &Person, out: &Path, of: &str, picture: &Picture) -> Result<()> {
    let theme = if plan.is_dark { "dark" } else { "light" };
    let page = picture.page.replace("\"/assets/", "\"assets/");
    let page = page.replacen("<html ", &format!("<html data-theme=\"{theme}\" "), 1);
    let file = out.join(format!("{of}-{}.html", picture.name));
    write(&file, &page)?;
    for width in &plan.widths {
        person.width(*width);
        person.open(&format!("file://{}", file.display()));
        person.screenshot(out.join(format!("{of}-{}-{width}-{theme}.png", picture.name)));
    }
    Ok(())
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(file.parent().unwrap_or(Path::new(".")))?;
    Ok(fs::write(file, text)?)
}
