//! The full screen as a value: keys and results of bots go in, pictures come out.

use bots::Thought;
use engine::{Seat, answers};

use crate::page::{Scroll, TextPage};
use crate::panels::Panels;
use crate::save::SaveError;
use crate::session::{LocalSession, NextMove};
use crate::theme::ColourScheme;
use crate::turn::{BotAnswer, PendingThought, STRONGEST};

/// A question put to a person.
#[derive(Clone, Debug)]
pub(crate) struct OpenQuestion<A> {
    pub(crate) seat: Seat,
    pub(crate) legal: Vec<A>,
    /// The number of answers that a key gives: those to the question itself.
    pub(crate) n_signed: usize,
    pub(crate) prompt: String,
    pub(crate) whole: String,
    pub(crate) labels: Vec<String>,
    pub(crate) marked: usize,
}

/// What the game waits for.
pub(crate) enum ScreenStage<G: Panels> {
    Thinking(Seat, PendingThought<BotAnswer<G>>),
    /// The next person: the screen is covered until only they look.
    Covered(Seat),
    Asked(OpenQuestion<G::Action>),
    /// Nothing: the game is over.
    Over,
}

/// An overlay on the table.
#[derive(Clone, Debug)]
pub(crate) enum Cover {
    Page(TextPage),
    /// The standing orders, each switched by its sign.
    Orders(TextPage),
    Typing(LinePurpose, String),
    /// The question whether to leave.
    Leaving,
    /// The question whether to play the action at this index, which answers no question.
    Sure(usize),
}

/// What a line is typed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinePurpose {
    Action,
    Thing,
}

/// The part of the screen that arrow keys move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Focus {
    #[default]
    Answers,
    Table,
    Log,
}

#[expect(missing_debug_implementations, reason = "bots tell nothing of themselves")]
pub struct Screen<'a, 'b, G: Panels> {
    pub(crate) session: &'a mut LocalSession<'b, G>,
    pub(crate) theme: ColourScheme,
    pub(crate) stage: ScreenStage<G>,
    pub(crate) cover: Option<Cover>,
    pub(crate) focus: Focus,
    pub(crate) message: Option<String>,
    pub(crate) hint: Option<PendingThought<Thought<G::Action>>>,
    last_asked: Option<Seat>,
    /// The question at which a player asked for a take-back that the others must agree to.
    pub(crate) wanted_back: Option<u64>,
    pub(crate) table_scroll: Scroll,
    /// How far the log is scrolled up from its end.
    pub(crate) log_scroll: Scroll,
    pub(crate) has_left: bool,
    /// Why the game cannot go on.
    pub(crate) fault: Option<SaveError>,
}

impl<'a, 'b, G: Panels> Screen<'a, 'b, G> {
    /// The screen of a new game, under the text before the deal, if there is one.
    pub fn new(
        session: &'a mut LocalSession<'b, G>,
        theme: ColourScheme,
        greeting: Vec<String>,
    ) -> Self {
        let mut app = Self {
            session,
            theme,
            stage: ScreenStage::Over,
            cover: None,
            focus: Focus::Answers,
            message: None,
            hint: None,
            last_asked: None,
            wanted_back: None,
            table_scroll: Scroll::default(),
            log_scroll: Scroll::default(),
            has_left: false,
            fault: None,
        };
        app.go_on();
        if !greeting.is_empty() {
            let title = G::title(app.session.words());
            app.cover = Some(Cover::Page(TextPage::new(title, greeting)));
        }
        app
    }

    pub const fn session(&self) -> &LocalSession<'b, G> {
        self.session
    }

    /// The number of answers to choose from: 0 unless a person is asked and looks.
    pub const fn n_answers(&self) -> usize {
        match &self.stage {
            ScreenStage::Asked(question) => question.n_signed,
            ScreenStage::Thinking(..) | ScreenStage::Covered(_) | ScreenStage::Over => 0,
        }
    }

    pub const fn has_left(&self) -> bool {
        self.has_left || self.fault.is_some()
    }

    pub fn into_fault(self) -> Option<SaveError> {
        self.fault
    }

    /// The seat whose view is shown; `None` while the screen is covered or people share it.
    pub(crate) fn observer(&self) -> Option<Seat> {
        match &self.stage {
            ScreenStage::Asked(question) => Some(question.seat),
            ScreenStage::Thinking(..) | ScreenStage::Over | ScreenStage::Covered(_) => {
                self.session.witness()
            }
        }
    }

    /// Takes the results of bots. Returns whether anything changed.
    pub fn poll(&mut self) -> bool {
        let hint = self.hint.as_ref().and_then(PendingThought::poll);
        let answer = match &self.stage {
            ScreenStage::Thinking(_, worker) => worker.poll(),
            ScreenStage::Covered(_) | ScreenStage::Asked(_) | ScreenStage::Over => None,
        };
        self.take_in(hint, answer)
    }

    /// Waits until no bot is thinking.
    pub fn settle(&mut self) {
        loop {
            let hint = self.hint.as_ref().map(PendingThought::wait);
            let answer = match &self.stage {
                ScreenStage::Thinking(_, worker) => Some(worker.wait()),
                ScreenStage::Covered(_) | ScreenStage::Asked(_) | ScreenStage::Over => None,
            };
            if !self.take_in(hint, answer) {
                return;
            }
        }
    }

    fn take_in(&mut self, hint: Option<Thought<G::Action>>, answer: Option<BotAnswer<G>>) -> bool {
        let has_changed = hint.is_some() || answer.is_some();
        if let Some(thought) = hint {
            self.show_hint(&thought);
        }
        if let Some(answer) = answer {
            let played = self.session.play(answer);
            self.go_on_after(played);
        }
        has_changed
    }

    pub(crate) fn go_on(&mut self) {
        self.message = None;
        self.hint = None;
        self.focus = Focus::Answers;
        self.table_scroll = Scroll::default();
        self.log_scroll = Scroll::default();
        self.stage = match self.session.advance() {
            Ok(NextMove::Bot(turn)) => {
                ScreenStage::Thinking(turn.seat, PendingThought::start(move || turn.think()))
            }
            Ok(NextMove::Person(seat)) if self.must_hand_over(seat) => ScreenStage::Covered(seat),
            Ok(NextMove::Person(seat)) => self.ask(seat),
            Ok(NextMove::Over) => {
                self.show_result();
                ScreenStage::Over
            }
            Err(fault) => self.stop(fault),
        };
    }

    /// Goes to the next question, if the last answer was saved.
    pub(crate) fn go_on_after(&mut self, kept: Result<(), SaveError>) {
        match kept {
            Ok(()) => self.go_on(),
            Err(fault) => self.stage = self.stop(fault),
        }
    }

    pub(crate) fn stop(&mut self, fault: SaveError) -> ScreenStage<G> {
        self.fault = Some(fault);
        ScreenStage::Over
    }

    fn must_hand_over(&self, seat: Seat) -> bool {
        self.session.seats().humans().len() > 1 && self.last_asked != Some(seat)
    }

    pub(crate) fn ask(&mut self, seat: Seat) -> ScreenStage<G> {
        self.last_asked = Some(seat);
        let legal = self.session.legal();
        ScreenStage::Asked(OpenQuestion {
            seat,
            n_signed: answers(&legal).len(),
            legal,
            prompt: self.session.prompt(seat).unwrap_or_default(),
            whole: self.session.question(seat).unwrap_or_default(),
            labels: self.session.labels(seat),
            marked: 0,
        })
    }

    /// Whether a bot is thinking, so that the screen will change by itself.
    pub(crate) const fn is_thinking(&self) -> bool {
        self.hint.is_some() || matches!(self.stage, ScreenStage::Thinking(..))
    }

    /// The line below the answers.
    pub(crate) fn status(&self) -> Option<String> {
        let words = self.session.words();
        let comes = || words.terminal().hint_comes(words.bots().name(STRONGEST));
        self.message.clone().or_else(|| self.hint.is_some().then(comes))
    }
}

impl Focus {
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Answers => Self::Table,
            Self::Table => Self::Log,
            Self::Log => Self::Answers,
        }
    }
}
