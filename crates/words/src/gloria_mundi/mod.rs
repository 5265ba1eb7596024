//! Gloria Mundi in words.
//!
//! [`things`] names pieces and counts them, [`cards`] says what is printed on a building and what
//! its power does, `flavour` adds a line without effect; `question`, `answer` with `effect`, `story`
//! and `why` are decisions, actions, events and refusals; [`board`] with `prompt` and [`about`] are what a drawn table says; `table` with `player`, `road` and `end`, `memory`, `plan`, `result`, `terms`
//! and `help` are the view, standing orders, the outcome, the options and the rules.

pub mod about;
mod answer;
pub mod board;
pub mod cards;
mod effect;
mod end;
mod facts;
mod flavour;
mod help;
mod memory;
mod phase;
mod plan;
mod player;
mod prompt;
mod question;
pub mod result;
mod road;
mod story;
mod table;
mod terms;
pub mod things;
mod why;

use engine::{Clause, Outcome};
use gloria_mundi::{Action, Decision, Ending, Event, GloriaMundi, Options, Refusal, View};

use crate::message::say;
use crate::{About, OrderPlan, Reader, Sort, Speak, Words};

impl Speak for GloriaMundi {
    fn title(words: &Words) -> String {
        say!(words, gm_title)
    }

    fn tagline(words: &Words) -> String {
        say!(words, gm_tagline)
    }

    fn options(words: &Words, options: &Options) -> Vec<String> {
        terms::lines(words, options)
    }

    fn help(words: &Words, options: &Options) -> Vec<String> {
        help::lines(words, options)
    }

    fn about(words: &Words, options: &Options, name: &str) -> Option<About> {
        about::about(words, options, name)
    }

    fn flavour(words: &Words, options: &Options, name: &str) -> Option<String> {
        flavour::line(words, options, about::named(options, name)?)
    }

    fn sorts(words: &Words, options: &Options) -> Vec<Sort> {
        about::sorts(words, options)
    }

    fn decision(to: &Reader<'_>, view: &View, decision: &Decision) -> String {
        question::line(to, view, *decision)
    }

    fn clause(decision: &Decision) -> Clause {
        decision.clause()
    }

    fn prompt(to: &Reader<'_>, view: &View, decision: &Decision) -> String {
        prompt::line(to, view, *decision)
    }

    fn action(to: &Reader<'_>, view: &View, action: Action) -> String {
        answer::label(to, view, action)
    }

    fn event(to: &Reader<'_>, options: &Options, event: &Event) -> Option<String> {
        story::line(to, options, *event)
    }

    fn refusal(to: &Reader<'_>, options: &Options, refusal: Refusal) -> String {
        why::line(to, options, refusal)
    }

    fn table(to: &Reader<'_>, view: &View) -> Vec<String> {
        table::lines(to, view)
    }

    fn facts(to: &Reader<'_>, view: &View) -> Vec<String> {
        facts::lines(to, view)
    }

    fn remembered(to: &Reader<'_>, view: &View) -> Vec<String> {
        memory::lines(to, view)
    }

    fn held(words: &Words, view: &View) -> Option<String> {
        let estate = &view.table.estates[view.observer?.index()];
        let (stores, hand) =
            (things::stores(words, estate.stores), things::hand(words, estate.hand));
        Some(words.notes([stores, hand]))
    }

    fn plans(to: &Reader<'_>, view: &View) -> Vec<OrderPlan<Self>> {
        plan::plans(to, view)
    }

    fn glance(to: &Reader<'_>, view: &View) -> Vec<String> {
        table::glance(to, view)
    }

    fn begins_turn(decision: &Decision) -> bool {
        matches!(decision, Decision::Play)
    }

    fn result(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Vec<String> {
        result::lines(to, view, outcome)
    }
}
