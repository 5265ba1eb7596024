//! The pages besides the tables, from a server of their own.

use browser::Person;
use games::GameKind;
use servers::Folder;
use tokio::runtime::Runtime;
use web::{Config, Server};
use words::Locale;

use crate::Result;
use crate::camera::Camera;
use crate::plan::GalleryPlan;

/// Public pages, and what they are called on the pictures.
const PAGES: [(&str, &str); 25] = [
    ("/", "lobby"),
    ("/learn", "learn"),
    ("/new", "new"),
    ("/new/glory-to-rome", "new-glory-to-rome"),
    ("/new/fortuna", "new-fortuna"),
    ("/new/gloria-mundi", "new-gloria-mundi"),
    ("/decks", "decks"),
    ("/decks/deck/new?from=standard", "decks-new"),
    ("/decks/board/standard", "decks-board"),
    ("/decks/prices/standard", "decks-prices"),
    ("/games", "games"),
    ("/import", "import"),
    ("/account", "account"),
    ("/about", "about"),
    ("/help/glory-to-rome", "help-glory-to-rome"),
    ("/help/fortuna", "help-fortuna"),
    ("/help/gloria-mundi", "help-gloria-mundi"),
    ("/rules/glory-to-rome", "rules-glory-to-rome"),
    ("/rules/fortuna", "rules-fortuna"),
    ("/rules/gloria-mundi", "rules-gloria-mundi"),
    ("/rules/glory-to-rome/editions", "editions-glory-to-rome"),
    ("/rules/fortuna/examples", "examples-fortuna"),
    ("/cards/glory-to-rome", "cards-glory-to-rome"),
    ("/cards/fortuna", "cards-fortuna"),
    ("/cards/gloria-mundi", "cards-gloria-mundi"),
];

/// Does something with a server of its own.
pub(crate) fn with_server<T>(act: impl FnOnce(&str) -> T) -> Result<T> {
    let folder = Folder::new()?;
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: folder.file("gallery.sqlite"),
        ..Config::default()
    };
    let runtime = Runtime::new()?;
    let server = runtime.block_on(Server::start(config))?;
    let done = act(&format!("http://{}", server.address()));
    runtime.block_on(server.stop())?;
    Ok(done)
}

/// Takes the pages, as a stranger and as a guest with a name and a game.
pub(crate) fn take(plan: &GalleryPlan, camera: &mut Camera<'_>, base: &str, language: Locale) {
    camera.person().speaks(language.slug());
    let sheet = format!("site-{language}");
    let wanted = |name: &str| name.contains(&plan.only);
    if wanted("welcome") {
        camera.take(base, &sheet, &format!("site-welcome-{language}"));
    }
    if wanted("invitation") {
        camera.take(&invited(camera, base), &sheet, &format!("site-invitation-{language}"));
    }
    settle_in(camera, base);
    for (path, name) in PAGES.into_iter().filter(|(_, name)| wanted(name)) {
        camera.take(&format!("{base}{path}"), &sheet, &format!("site-{name}-{language}"));
    }
}

/// Takes a name on the first page.
fn be_called(person: &Person, base: &str, name: &str) {
    person.open(base);
    person.fill("#guest-name", name);
    person.follow("#guest-go");
}

/// Takes a name, prefers that a single answer plays itself, and opens a table with quick bots.
pub(crate) fn sit_down(person: &Person, base: &str, game: GameKind, players: u8) {
    be_called(person, base, "Aurelia");
    person.open(&format!("{base}/account"));
    person.evaluate("document.querySelector('#preferences [name=only]').value = 'play'");
    person.follow("#preferences-go");
    person.open(&format!("{base}/new/{game}"));
    for (name, value) in [("players", players), ("bots", players - 1)] {
        person.evaluate(&format!("document.querySelector('[name={name}]').value = '{value}'"));
    }
    person.evaluate("document.querySelector('[name=level]').selectedIndex = 1");
    person.follow("#create");
    person.wait_for("document.querySelector('#question, #result')");
}

/// The address of a table that someone has opened who is here no more, with a seat left.
fn invited(camera: &Camera<'_>, base: &str) -> String {
    let person = camera.person();
    person.size(1440, 900);
    be_called(person, base, "Livia");
    person.open(&format!("{base}/new/glory-to-rome"));
    person.evaluate("document.querySelector('[name=bots]').value = '0'");
    person.follow("#create");
    let table = person.url();
    person.open(&format!("{base}/account"));
    person.follow("#logout-go");
    table
}

/// Takes a name and opens a table.
fn settle_in(camera: &Camera<'_>, base: &str) {
    let person = camera.person();
    person.size(1440, 900);
    be_called(person, base, "Aurelia");
    person.open(&format!("{base}/new/fortuna"));
    person.follow("#create");
}
