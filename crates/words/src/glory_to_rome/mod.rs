//! Glory to Rome in words.
//!
//! [`things`] names pieces and counts them, [`buildings`] says what the forty buildings do and
//! `help` how the game goes; `question`, `answer` with `building` and `effect`, `story` and `why`
//! are decisions, actions, events and refusals; `table` with `end`, `memory`,
//! `result` and `terms` are the view, the outcome and the options; [`board`],
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
mod prompt;
mod question;
mod reason;
pub mod result;
mod rulings;
mod story;
mod table;
mod terms;
pub mod things;
mod why;

use engine::{Clause, Outcome, Seat};
use glory_to_rome::action::{ThinkResult, Unit};
use glory_to_rome::card::Role;
use glory_to_rome::options::Edition;
use glory_to_rome::{Action, Decision, Ending, Event, GloryToRome, Options, Refusal, View};

use crate::message::say;
use crate::{About, Help, OrderPlan, Reader, Sort, Speak, Words};

impl Speak for GloryToRome {
    fn title(words: &Words) -> String {
        say!(words, gtr_title)
    }

    fn tagline(words: &Words) -> String {
        say!(words, gtr_tagline)
    }

    fn edition(options: &Self::Options) -> &'static str {
        // The variant is of the same box.
        match options.edition {
            Edition::Gloria2011OriginalVariant => Edition::Gloria2011.slug(),
            Edition::Original | Edition::Gloria2011 | Edition::English2007 => {
                options.edition.slug()
            }
        }
    }

    fn options(words: &Words, options: &Options) -> Vec<String> {
        terms::lines(words, options)
    }

    fn help(words: &Words, options: &Options) -> Help {
        help::sections(words, options)
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

    fn reason(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
        reason::line(to, view, action)
    }

    fn deed(to: &Reader<'_>, view: &View, action: Action) -> String {
        answer::deed(to, view, action)
    }

    fn event(to: &Reader<'_>, _options: &Options, event: &Event) -> Option<String> {
        story::line(to, *event)
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

    fn remembered(to: &Reader<'_>, view: &View) -> Vec<String> {
        memory::lines(to, view)
    }

    fn held(words: &Words, view: &View) -> Option<String> {
        let player = view.table.player(view.observer?);
        Some(things::hand(words, &view.hand, player.jacks))
    }

    fn oversight(words: &Words, view: &View, action: Action) -> Option<String> {
        let (seat, decision) = view.pending()?;
        match (decision, action) {
            // GTR 7.8, 7.16: what is given is not given back.
            (Decision::Give { protected: true, .. }, Action::Give(_)) => {
                Some(say!(words, gtr_oversight_protected))
            }
            // GTR 2.5: clients act, whether their patron follows or thinks.
            (decision, Action::Done) if is_of_role(decision) && has_thought(view, seat) => {
                Some(say!(words, gtr_oversight_clients))
            }
            _ => None,
        }
    }

    fn plans(to: &Reader<'_>, view: &View) -> Vec<OrderPlan<Self>> {
        Role::ALL.map(|role| follow(to, view, role)).to_vec()
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

/// How to follow a role: with a card of the hand, with a Jack, or by thinking. GTR 2.3.
fn follow(to: &Reader<'_>, view: &View, role: Role) -> OrderPlan<GloryToRome> {
    let cards = view.hand.kinds_of(role.material()).map(|card| {
        let label = say!(to, gtr_plan_follow, card = buildings::noun(to.words, card));
        (Action::Follow(Unit::Order(card)), label)
    });
    let always = [
        (Action::Follow(Unit::Jack), say!(to, gtr_plan_jack)),
        (Action::Think(ThinkResult::Draw), say!(to, gtr_plan_draw)),
        (Action::Think(ThinkResult::Jack), say!(to, gtr_plan_think_jack)),
    ];
    OrderPlan {
        question: Decision::Follow { role },
        when: say!(to, gtr_plan_when, role = things::role_noun(to.words, role)),
        answers: cards.chain(always).collect(),
    }
}

/// Whether a whole action of the led role is at stake.
const fn is_of_role(decision: Decision) -> bool {
    use Decision::{Architect, Craftsman, Laborer, Legionary, Merchant, Patron};
    matches!(decision, Craftsman | Legionary { .. })
        || matches!(
            decision,
            Patron { done } | Laborer { done } | Architect { done } | Merchant { done }
                if done.is_none()
        )
}

/// Whether only clients act for the seat.
fn has_thought(view: &View, seat: Seat) -> bool {
    let player = view.table.player(seat);
    view.table.turn.performer == seat && player.camp.is_empty() && player.camp_jacks == 0
}
