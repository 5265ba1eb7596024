//! What opens before a table: what things are, the keys, a last question. It stands outside of the
//! living part, so that it stays open when the table moves on.

use boards::{icon, label_icon};
use maud::{Markup, html};

use super::hint;
use crate::core::preferences::Speed;
use crate::core::text::site;

/// All of it, closed, and the voice that tells what happened.
pub(super) fn show(table: Option<&str>) -> Markup {
    html! {
        div #news .vh role="log" aria-live="polite" aria-label=(site().news())
            data-summed=(site().summed("{who}", "{count}", "{line}")) {}
        (hint::panel())
        @if table.is_some() { (stage()) }
        (sheet())
        (sure())
        (help(table))
    }
}

pub(super) fn notes(form: &Markup) -> Markup {
    html! { dialog #notes .sheet aria-label=(site().notes()) { (form) (close()) } }
}

pub(super) fn settings(form: &Markup) -> Markup {
    html! { dialog #settings .sheet aria-label=(site().settings()) { (form) (close()) } }
}

fn close() -> Markup {
    html! { form method="dialog" { button .btn .quiet { (site().close()) } } }
}

/// What others do is told here, over the place of the question; the voice tells it by itself.
fn stage() -> Markup {
    let site = site();
    html! {
        div #stage hidden data-progress=(site.stage_progress("{who}", "{step}", "{count}")) {
            p .by aria-hidden="true" { span .face {} span .at {} }
            p .told aria-hidden="true" {}
            div .ctrls {
                button #stage-skip .btn type="button" aria-keyshortcuts="Space" {
                    (icon("skip")) span { (site.stage_skip()) } kbd aria-hidden="true" { (site.key_space()) }
                }
                button #stage-back .btn type="button" title=(site.previous()) { (label_icon("back", &site.previous())) }
                button #stage-pause .btn type="button" aria-pressed="false" title=(site.stage_pause()) {
                    (label_icon("pause", &site.stage_pause()))
                }
                button #stage-next .btn type="button" title=(site.next()) { (label_icon("back", &site.next())) }
                (paces())
            }
        }
    }
}

/// How fast the stage plays.
fn paces() -> Markup {
    let site = site();
    let paces = [
        (Speed::Slow, site.speed_slow()),
        (Speed::Normal, site.speed_normal()),
        (Speed::Fast, site.speed_fast()),
    ];
    html! {
        div .seg role="group" aria-label=(site.speed()) {
            @for (speed, name) in &paces {
                button .btn type="button" data-pace=(speed) aria-pressed="false" { (name) }
            }
        }
    }
}

fn sheet() -> Markup {
    html! {
        dialog #sheet .sheet aria-label=(site().why_not()) {
            div .contents {}
            (close())
        }
    }
}

fn sure() -> Markup {
    html! {
        dialog #sure .sheet aria-labelledby="sure-title" {
            h2 #sure-title { (icon("end")) " " (site().sure()) }
            p .warning {}
            p .acts {
                button #sure-yes .btn .main type="button" {}
                button #sure-no .btn type="button" autofocus { (site().not_yet()) }
            }
        }
    }
}

/// The keys, and the way to the help; at a table it opens where its question is explained.
fn help(table: Option<&str>) -> Markup {
    let site = site();
    let asked = [
        ("1 … z", site.key_answer()),
        ("0", site.key_list()),
        ("u", site.key_take_back()),
        ("h", site.key_hint()),
        ("Tab", site.key_tab()),
    ];
    let past = [
        ("← →", site.key_moves()),
        ("Shift ← →", site.key_turns()),
        ("Home End", site.key_ends()),
        ("␣", site.key_play()),
    ];
    let always = [("?", site.key_help()), ("Esc", site.key_escape())];
    let keys = if table.is_some() { &asked[..] } else { &past[..] };
    html! {
        dialog #help .sheet aria-labelledby="help-title" {
            h2 #help-title { (site.keys()) }
            dl .keys {
                @for (key, text) in keys.iter().chain(&always) {
                    @let is_single = key.chars().count() == 1 || key.starts_with('1');
                    dt .single[is_single] { kbd { (key) } } dd .single[is_single] { (text) }
                }
            }
            @if let Some(id) = table {
                p { (site.touch_help()) }
                p { a .btn href={ "/t/" (id) "/help#now" } { (site.help_from_table()) } }
            }
            (close())
        }
    }
}
