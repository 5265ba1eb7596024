//! Glory to Rome in words.
//!
//! [`things`] names pieces and counts them, [`buildings`] says what the forty buildings do and
//! `help` how the game goes; `question`, `answer` with `building` and `effect`, `story` and `why`
//! are decisions, actions, events and refusals; `table` with `player` and `end`, `memory`, `plan`,
//! `result` and `terms` are the view, standing orders, the outcome and the options; [`board`],
//! [`mod@end`], `prompt`, `about` and `rulings` are for the drawn table.

mod about;
mod answer;
pub mod board;
mod building;
pub mod buildings;
mod effect;
pub mod end;
mod facts;
mod help;
mod memory;
mod oversight;
mod plan;
mod player;
mod prompt;
mod question;
pub mod result;
mod rulings;
mod story;
mod table;
mod terms;
pub mod things;
mod waiting;
mod why;

use engine::{Clause, Outcome};
use glory_to_rome::{Action, Decision, Ending, Event, GloryToRome, Options, Refusal, View};

use crate::message::say;
use crate::{About, OrderPlan, Reader, Sort, Speak, Words};

impl Speak for GloryToRome {
    fn title(words: &Words) -> String {
        say!(words, gtr_title)
    }

    fn tagline(words: &Words) -> String {
        say!(words, gtr_tagline)
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

    fn sorts(words: &Words, options: &Options) -> Vec<Sort> {
        about::sorts(words, options)
    }

    fn printed_terms(words: &Words) -> String {
        say!(words, gtr_printed)
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

    fn event(to: &Reader<'_>, _options: &Options, event: &Event) -> Option<String> {
        story::line(to, *event)
    }

    fn refusal(to: &Reader<'_>, _options: &Options, refusal: Refusal) -> String {
        why::line(to, refusal)
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
        let player = view.table.player(view.observer?);
        Some(things::hand(words, &view.hand, player.jacks))
    }

    fn oversight(words: &Words, view: &View, action: Action) -> Option<String> {
        oversight::of(words, view, action)
    }

    fn plans(to: &Reader<'_>, view: &View) -> Vec<OrderPlan<Self>> {
        plan::plans(to, view)
    }

    fn glance(to: &Reader<'_>, view: &View) -> Vec<String> {
        table::glance(to, view)
    }

    fn begins_turn(decision: &Decision) -> bool {
        matches!(decision, Decision::Start | Decision::Lead)
    }

    fn result(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Vec<String> {
        result::lines(to, view, outcome)
    }
}
