//! A person alone at a table: with programs, or in everybody's place.

use games::GameKind;
use serde_json::Value;

use crate::player::Player;

/// Chooses at random at a table until a number of answers are given or the game is over, without
/// looking at it. Gives the most bytes in which the page came, compressed.
const HURRY: &str = "(async (table, n, dice) => {
    performance.setResourceTimingBufferSize(1e6);
    const csrf = document.querySelector('meta[name=csrf]').content;
    for (let i = 0; i < n; i++) {
        const page = new DOMParser().parseFromString(await (await fetch(table)).text(), 'text/html');
        const form = page.getElementById('answers');
        if (!form) break;
        const answers = form.querySelectorAll('.answer:not(.quiet)');
        dice = dice * 48271 % 2147483647;
        const body = new URLSearchParams(new FormData(form));
        body.set('action', answers[dice % answers.length].value);
        await fetch(form.getAttribute('action'), { method: 'POST', body, headers: { 'x-live': '1', 'x-csrf': csrf } });
    }
    await new Promise(done => setTimeout(done));
    const seen = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(table));
    return Math.max(0, ...seen.map(({ encodedBodySize }) => encodedBodySize));
})";

/// Every game that these tests play to its end is as short as its rules allow.
fn shortest(kind: GameKind) -> Option<(&'static str, &'static str)> {
    match kind {
        GameKind::Fortuna => Some(("max_rounds", "2")),
        GameKind::GloryToRome => Some(("max_turns", "8")),
        GameKind::GloriaMundi => None,
    }
}

/// Opens a short game for two, of whom one is a program and the other the host.
pub(crate) fn with_a_bot(kind: GameKind, host: &Player, base: &str) {
    let host = &host.person;
    host.open(&format!("{base}/new/{kind}"));
    set(host, "bots", "1");
    host.evaluate("document.querySelector('[name=level]').selectedIndex = 0");
    if let Some((option, value)) = shortest(kind) {
        set(host, &format!("option.{option}"), value);
    }
    host.follow("#create");
    host.wait_for_element("#question, #result");
}

/// Opens a game in which the host sits on every seat, and gives its address.
pub(crate) fn alone(kind: GameKind, players: u8, host: &Player, base: &str) -> String {
    let host = &host.person;
    host.open(&format!("{base}/new/{kind}"));
    set(host, "players", &players.to_string());
    set(host, "own", &players.to_string());
    set(host, "visibility", "public");
    host.follow("#create");
    let url = host.url();
    host.open(&format!("{base}/account"));
    url.strip_prefix(base).expect("a page of the site").to_owned()
}

/// Fills in a field, wherever it is.
fn set(host: &browser::Person, name: &str, value: &str) {
    let field = format!("document.querySelector('[name=\"{name}\"]')");
    assert_eq!(host.evaluate(&format!("{field}.value = '{value}'")), value);
    assert_eq!(host.string(&format!("{field}.value")), value, "{name}");
}

/// Answers so often at a table of [`alone`], from another page. Gives the size of the largest page.
pub(crate) fn hurry(host: &Player, table: &str, n: usize, seed: usize) -> u64 {
    let largest = host.person.evaluate(&format!("{HURRY}('{table}', {n}, {seed})"));
    Value::as_u64(&largest).expect("a number of bytes")
}
