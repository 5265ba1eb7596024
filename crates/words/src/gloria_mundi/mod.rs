//! Gloria Mundi in words.
//!
//! [`things`] names pieces and counts them, [`cards`] says what is printed on a building and what
//! its power does; `question`, `answer` with `effect`, `story` and `why` are decisions, actions, events
//! and refusals; [`board`] with `prompt` and [`about`] are what a drawn table says; `table` with
//! `end`, `result` and `help` are the view, the outcome, and the rules with the options.

pub mod about;
mod answer;
pub mod board;
pub mod cards;
mod effect;
mod end;
mod facts;
mod help;
mod phase;
mod prompt;
mod question;
mod reason;
pub mod result;
mod story;
mod table;
pub mod things;
mod why;

use engine::{Clause, Outcome, Rules, Seat};
use gloria_mundi::{Action, Decision, Ending, Event, GloriaMundi, Options, Refusal, View};

use crate::message::{messages as id, say};
use crate::{About, Help, OrderPlan, Reader, Sort, Speak, Words};

/// The version of the rules that came with the deck.
const SINCE: Rules = Rules(3);

impl Speak for GloriaMundi {
    fn title(words: &Words) -> String {
        say!(words, gm_title)
    }

    fn tagline(words: &Words) -> String {
        say!(words, gm_tagline)
    }

    fn options(words: &Words, options: &Options) -> Vec<String> {
        help::agreed(words, options)
    }

    fn help(words: &Words, options: &Options) -> Help {
        help::sections(words, options)
    }

    fn about(words: &Words, options: &Options, name: &str) -> Option<About> {
        about::about(words, options, name)
    }

    /// A fact or a smile about a building of our deck; none for cards of other decks.
    fn flavour(words: &Words, options: &Options, name: &str) -> Option<String> {
        let card = about::named(options, name)?;
        let is_ours = options.deck.placeholder && options.rules >= SINCE;
        let printed = options.deck.cards.get(card.index()).filter(|_| is_ours)?;
        Some(words.plain(id::gm_flavour.find(&printed.name.to_lowercase())?))
    }

    fn sorts(words: &Words, options: &Options) -> Vec<Sort> {
        about::sorts(words, options)
    }

    fn printed_terms(words: &Words) -> String {
        say!(words, gm_printed)
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

    fn deed(to: &Reader<'_>, view: &View, action: Action) -> String {
        answer::deed(to, view, action)
    }

    fn event(to: &Reader<'_>, options: &Options, event: &Event) -> Option<String> {
        story::line(to, options, *event)
    }

    fn subject(event: &Event) -> Option<Seat> {
        story::subject(*event)
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

    /// Ruling R-M13: what those who counted along know of the counters and cards behind screens.
    fn remembered(to: &Reader<'_>, view: &View) -> Vec<String> {
        let hidden = table::in_order(view).filter(|seat| !view.is_open(*seat));
        let line = |seat: Seat| {
            let estate = &view.table.estates[seat.index()];
            let stores = things::stores(to.words, estate.stores);
            let hand = things::hand(to.words, estate.hand);
            say!(to, gm_memory, who = to.who(seat), stores = stores, hand = hand)
        };
        hidden.map(line).collect()
    }

    fn held(words: &Words, view: &View) -> Option<String> {
        let estate = &view.table.estates[view.observer?.index()];
        let (stores, hand) =
            (things::stores(words, estate.stores), things::hand(words, estate.hand));
        Some(words.notes([stores, hand]))
    }

    fn plans(to: &Reader<'_>, _view: &View) -> Vec<OrderPlan<Self>> {
        let answer = |action, id| (action, to.plain(id));
        let plan = |question, id, answers| OrderPlan { question, when: to.plain(id), answers };
        let tribute = vec![
            answer(Action::Tribute, id::gm_plan_do_tribute),
            answer(Action::Decline, id::gm_plan_no_tribute),
        ];
        let (buy, instead) = (id::gm_plan_no_buy, id::gm_plan_no_instead);
        vec![
            plan(Decision::Buy, id::gm_plan_buy, vec![answer(Action::Decline, buy)]),
            plan(Decision::Tribute, id::gm_plan_tribute, tribute),
            plan(Decision::Instead, id::gm_plan_instead, vec![answer(Action::Decline, instead)]),
        ]
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
