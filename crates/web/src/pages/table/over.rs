//! The end: who won and why, the record, another game.

use games::dispatch;
use maud::{Markup, html};
use table::{Secrets, Stage};
use words::Speak;

use super::fragment::Scene;
use super::sight::{eyes, reader};
use crate::text::site;

/// How it ended.
pub(super) fn result(scene: Scene<'_>) -> Markup {
    let kept = scene.kept;
    let site = site();
    let lines = match kept.table.desk().stage() {
        Stage::Aborted => vec![site.aborted()],
        Stage::Deserted { winners } => {
            let names: Vec<String> = winners.iter().map(|seat| kept.seat_name(*seat)).collect();
            vec![site.deserted(&names.join(", "))]
        }
        Stage::Finished | Stage::Playing | Stage::Lobby => {
            dispatch!(kept.table.kind(), G => outcome::<G>(scene))
        }
    };
    let has_record = kept.table.n_moments() > 0;
    html! {
        section #result .slab aria-labelledby="result-title" {
            h1 #result-title { (site.game_over()) }
            @for line in &lines { p { (line) } }
            @if has_record {
                p {
                    a href={ "/t/" (kept.id) "?at=0" } { (site.replay()) } " · "
                    a href={ "/t/" (kept.id) "/record" } { (site.download_record()) }
                }
            }
            @if scene.user().is_some() {
                form .inline method="post" action=(scene.action("rematch")) {
                    (scene.key())
                    button #rematch type="submit" { (site.rematch()) }
                }
            }
        }
    }
}

fn outcome<G: Speak + Secrets>(scene: Scene<'_>) -> Vec<String> {
    let (kept, eyes) = (scene.kept, eyes(scene));
    let names = kept.names();
    let lines = kept.table.typed::<G>().and_then(|table| {
        let (view, outcome) = (table.view(eyes)?, table.outcome()?);
        Some(G::result(&reader(&names, eyes), &view, &outcome))
    });
    lines.unwrap_or_default()
}
