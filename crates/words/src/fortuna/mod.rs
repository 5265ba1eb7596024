//! Fortuna in words.
//!
//! [`things`] names pieces and counts them, [`help`] says what cards do and what was agreed; [`board`], [`caption`] and
//! [`end`] are what stands on the drawn table, `prompt` its questions; `about` explains; `question`, `answer`,
//! `story` and `why` are decisions, actions, events and refusals; `table` and `result` are the view
//! and the outcome.

mod about;
mod answer;
pub mod board;
mod book;
pub mod caption;
mod effect;
pub mod end;
mod facts;
pub mod help;
mod prompt;
mod question;
mod reason;
pub mod result;
mod story;
mod table;
pub mod things;
mod why;

use engine::{Clause, Outcome, Seat};
use fortuna::{Action, Decision, Ending, Event, Fortuna, Options, Refusal, View};

use crate::message::{messages as id, say};
use crate::{About, Help, OrderPlan, Reader, Sort, Speak, Words};

impl Speak for Fortuna {
    fn title(words: &Words) -> String {
        say!(words, fortuna_title)
    }

    fn tagline(words: &Words) -> String {
        say!(words, fortuna_tagline)
    }

    fn options(words: &Words, options: &Options) -> Vec<String> {
        help::agreed(words, options)
    }

    fn help(words: &Words, options: &Options) -> Help {
        help::sections(words, options)
    }

    fn about(words: &Words, options: &Options, name: &str) -> Option<About> {
        about::thing(words, options, name)
    }

    fn sorts(words: &Words, options: &Options) -> Vec<Sort> {
        about::sorts(words, options)
    }

    fn printed_terms(words: &Words) -> String {
        say!(words, fortuna_printed)
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

    fn reason(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
        reason::line(to, view, action)
    }

    fn event(to: &Reader<'_>, options: &Options, event: &Event) -> Option<String> {
        story::line(to, options, *event)
    }

    fn subject(event: &Event) -> Option<Seat> {
        story::subject(*event)
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

    /// Cards seen at Caesar's Palace, and privilege cards that the reader cannot place.
    fn remembered(to: &Reader<'_>, view: &View) -> Vec<String> {
        if view.pending().is_none() {
            return Vec::new();
        }
        let (aside, unseen) = (view.seen_aside.all(), view.unseen.all());
        let known = [(id::fortuna_memory_aside, aside), (id::fortuna_memory_unseen, unseen)];
        let known = known.into_iter().filter(|(_, cards)| !cards.is_empty());
        known
            .map(|(id, cards)| say!(to, id as cards, cards = things::privileges(to.words, cards)))
            .collect()
    }

    fn held(words: &Words, view: &View) -> Option<String> {
        let cards = view.hands[view.observer?.index()].cards()?;
        Some(things::privileges(words, cards))
    }

    fn plans(to: &Reader<'_>, view: &View) -> Vec<OrderPlan<Self>> {
        let plan = |question, when, action, answer| OrderPlan {
            question,
            when: to.plain(when),
            answers: vec![(action, to.plain(answer))],
        };
        let flip = (view.table.n_players() == 2).then(|| {
            let (when, answer) = (id::fortuna_plan_flip, id::fortuna_plan_no_flip);
            plan(Decision::ExtraFlip, when, Action::Decline, answer)
        });
        let (when, answer) = (id::fortuna_plan_military, id::fortuna_plan_no_military);
        let military = plan(Decision::Military, when, Action::Roll, answer);
        let roll =
            plan(Decision::Roll, id::fortuna_plan_roll, Action::Roll, id::fortuna_plan_do_roll);
        let end =
            plan(Decision::EndTurn, id::fortuna_plan_end, Action::End, id::fortuna_plan_do_end);
        [Some(military), Some(roll), flip, Some(end)].into_iter().flatten().collect()
    }

    fn result(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Vec<String> {
        result::lines(to, view, outcome)
    }
}
