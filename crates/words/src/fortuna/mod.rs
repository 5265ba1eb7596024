//! Fortuna in words.
//!
//! [`things`] names pieces and counts them, [`help`] says what cards do; [`board`], [`caption`] and
//! [`end`] are what stands on the drawn table, `prompt` its questions; `about` explains; `question`, `answer`,
//! `story` and `why` are decisions, actions, events and refusals; `table`, `memory`, `plan`,
//! `result` and `terms` are the view, standing orders, the outcome and the options.

mod about;
mod answer;
pub mod board;
pub mod caption;
mod effect;
pub mod end;
mod facts;
pub mod help;
mod memory;
mod plan;
mod prompt;
mod question;
pub mod result;
mod story;
mod table;
mod terms;
pub mod things;
mod waiting;
mod why;

use engine::{Clause, Outcome};
use fortuna::{Action, Decision, Ending, Event, Fortuna, Options, Refusal, View};

use crate::message::say;
use crate::{About, OrderPlan, Reader, Sort, Speak, Words};

impl Speak for Fortuna {
    fn title(words: &Words) -> String {
        say!(words, fortuna_title)
    }

    fn tagline(words: &Words) -> String {
        say!(words, fortuna_tagline)
    }

    fn options(words: &Words, options: &Options) -> Vec<String> {
        terms::lines(words, options)
    }

    fn help(words: &Words, options: &Options) -> Vec<String> {
        help::lines(words, options)
    }

    fn about(words: &Words, options: &Options, name: &str) -> Option<About> {
        about::thing(words, options, name)
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
        let cards = view.hands[view.observer?.index()].cards()?;
        Some(things::privileges(words, cards))
    }

    fn plans(to: &Reader<'_>, view: &View) -> Vec<OrderPlan<Self>> {
        plan::plans(to, view)
    }

    fn result(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Vec<String> {
        result::lines(to, view, outcome)
    }
}
