//! Gloria Mundi: the road away from Rome, with the barbarian on the other one.
//!
//! The rules are `docs/rules/gloria-mundi.md`; comments cite its clauses as `GLM 4.3` and the
//! rulings in `docs/rulings-gloria-mundi.md` as `R-M12`.
//!
//! Read in this order: [`card`], [`grammar`] and [`deck`] (what is printed; [`parse`] reads it),
//! [`state`] (where it is), [`decision`] and [`action`] (questions and answers), `legal` (which
//! answers), [`bill`] (which payments), `flow` (what comes next) and `rules` (what answers do),
//! `powers`, `architect` and `help` (what buildings do), [`score`]. [`view`] is what an observer
//! knows, [`position`] a state in readable form, `arrange` the way back.

pub mod action;
mod architect;
mod arrange;
mod audit;
pub mod bill;
pub mod card;
pub mod decision;
pub mod deck;
pub mod event;
mod flow;
pub mod grammar;
mod help;
mod legal;
pub mod mends;
pub mod outlook;
pub mod parse;
pub mod position;
mod powers;
pub mod refusal;
mod refuse;
mod rules;
pub mod score;
mod secrets;
pub mod sets;
pub mod setup;
pub mod state;
mod threat;
pub mod view;

use std::ops::RangeInclusive;

use engine::{
    ActionList, EventSink, Game, GameOption, Mend, Outcome, Rng, Rules, Seat, Seed, SetupError,
};

pub use action::Action;
pub use decision::Decision;
pub use event::Event;
pub use flow::Frame;
pub use outlook::Outlook;
pub use position::Position;
pub use refusal::Refusal;
pub use score::Ending;
pub use setup::Options;
pub use state::GloriaMundi;
pub use view::View;

impl Game for GloriaMundi {
    const SLUG: &'static str = "gloria-mundi";
    const RULES: Rules = Rules(3);
    const MENDS: &'static [Mend] = mends::ALL;
    const BOOK: &'static str = "GLM";
    const OPTIONS: &'static [GameOption] = setup::OPTIONS;
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const MAX_LEGAL: usize = 64;

    type Options = Options;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Outlook<'a> = Outlook<'a>;
    type Refusal = Refusal;
    type Ending = Ending;
    type Position = Position;

    fn rules(options: &Options) -> Rules {
        options.rules
    }

    fn new(options: &Options, seed: Seed) -> Result<Self, SetupError> {
        setup::deal(options, seed)
    }

    fn n_players(&self) -> u8 {
        self.table.n_players
    }

    #[inline]
    fn pending(&self) -> Option<(Seat, &Decision)> {
        self.table.pending.as_ref().map(|decision| (self.table.actor, decision))
    }

    #[inline]
    fn legal_actions_into(&self, out: &mut ActionList<Action>) {
        self.list_legal(out);
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action, events: &mut impl EventSink<Event>) {
        self.play(action, events);
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        self.table.ended.map(|by| self.result(by))
    }

    fn view(&self, observer: Option<Seat>) -> View {
        self.seen_by(observer)
    }

    #[inline]
    fn outlook(&self, seat: Seat) -> Outlook<'_> {
        outlook::of_state(self, seat)
    }

    fn outlook_of(view: &View) -> Option<Outlook<'_>> {
        outlook::of_view(view)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view::imagine(view, rng)
    }

    fn refuse(view: &View, action: Action) -> Refusal {
        refuse::refuse(view, action)
    }

    fn position(&self) -> Position {
        self.spelled_out()
    }

    fn arrange(options: &Options, position: &Position) -> Result<Self, SetupError> {
        arrange::arrange(options, position)
    }

    fn audit(&self) -> Result<(), String> {
        self.count_pieces()
    }
}
