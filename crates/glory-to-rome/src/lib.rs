//! Glory to Rome: rebuild the city after the great fire.
//!
//! The rules are `docs/rules/glory-to-rome.md`; comments cite its clauses as `GTR 4.3` and the
//! rulings in `docs/rulings.md` as `R-G12`.
//!
//! Read in this order: [`card`], [`bag`] and [`works`] (what the box holds), [`state`] (where it
//! is), [`decision`] and [`action`] (questions and answers), `legal` (which answers), `flow` (what
//! comes next) and `rules` (what answers do), [`powers`] (what buildings change), [`score`].
//! [`view`] is what an observer knows, [`position`] a state in readable form, `arrange` the way
//! back.

pub mod action;
mod arrange;
mod audit;
pub mod bag;
pub mod card;
pub mod decision;
pub mod event;
mod flow;
mod legal;
pub mod mends;
pub mod options;
pub mod outlook;
pub mod position;
pub mod powers;
pub mod refusal;
mod refuse;
mod rules;
pub mod score;
mod secrets;
mod setup;
pub mod state;
pub mod threat;
pub mod view;
pub mod works;

use std::ops::RangeInclusive;

use engine::{
    ActionList, EventSink, Game, GameOption, Mend, Outcome, Rng, Rules, Seat, Seed, SetupError,
};

pub use action::Action;
pub use decision::Decision;
pub use event::Event;
pub use flow::Frame;
pub use options::Options;
pub use outlook::Outlook;
pub use position::Position;
pub use refusal::Refusal;
pub use score::Ending;
pub use state::GloryToRome;
pub use view::View;

impl Game for GloryToRome {
    const SLUG: &'static str = "glory-to-rome";
    const RULES: Rules = Rules(2);
    const MENDS: &'static [Mend] = mends::ALL;
    const BOOK: &'static str = "GTR";
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    /// A craftsman with every kind of card in hand, as many foundations as there are sites, and the
    /// functions of Tower, Road and Scriptorium has nearly as many.
    const MAX_LEGAL: usize = 800;

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
        self.table.n_players()
    }

    #[inline]
    fn pending(&self) -> Option<(Seat, &Decision)> {
        match &self.table.pending {
            Some((seat, decision)) => Some((*seat, decision)),
            None => None,
        }
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
        self.table.end.map(|end| self.result(end))
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
