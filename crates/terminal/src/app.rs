//! The full screen as a value: keys come in, thoughts of bots come in, pictures come out.

use bots::{Insight, Thought};
use engine::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use crate::answer::Answer;
use crate::hint::STRONGEST;
use crate::keys::{self, Command};
use crate::page::{Page, Scroll, Step};
use crate::panels::Panels;
use crate::session::{BotAnswer, Next, Session};
use crate::theme::Theme;
use crate::worker::Worker;

/// A question that a person is asked.
#[derive(Clone, Debug)]
pub(crate) struct Question<A> {
    pub(crate) seat: Seat,
    legal: Vec<A>,
    pub(crate) prompt: String,
    pub(crate) whole: String,
    pub(crate) labels: Vec<String>,
    pub(crate) marked: usize,
}

/// What the game waits for.
pub(crate) enum Stage<G: Panels + Insight> {
    /// A bot thinks.
    Thinking(Seat, Worker<BotAnswer<G>>),
    /// The screen is covered until only this person looks.
    Covered(Seat),
    /// A person is asked.
    Asked(Question<G::Action>),
    /// Nothing: the game is over.
    Over,
}

/// What lies over the table.
#[derive(Clone, Debug)]
pub(crate) enum Cover {
    /// A text.
    Page(Page),
    /// A line that is being typed.
    Typing(Purpose, String),
    /// Whether to leave.
    Leaving,
}

/// What a line is typed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Action,
    Thing,
}

/// Where the arrow keys go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Focus {
    #[default]
    Answers,
    Table,
    Log,
}

/// The full screen.
#[expect(missing_debug_implementations, reason = "bots tell nothing of themselves")]
pub struct App<'a, 'b, G: Panels + Insight> {
    pub(crate) session: &'a mut Session<'b, G>,
    pub(crate) theme: Theme,
    pub(crate) stage: Stage<G>,
    pub(crate) cover: Option<Cover>,
    pub(crate) focus: Focus,
    /// What is to be said about the last key.
    pub(crate) message: Option<String>,
    hint: Option<Worker<Thought<G::Action>>>,
    last_asked: Option<Seat>,
    pub(crate) table_scroll: Scroll,
    /// Lines of the log below what is seen.
    pub(crate) log_scroll: Scroll,
    has_left: bool,
}

impl<'a, 'b, G: Panels + Insight> App<'a, 'b, G> {
    /// The table of a game that begins, under what is told before the deal, if anything.
    pub fn new(session: &'a mut Session<'b, G>, theme: Theme, greeting: Vec<String>) -> Self {
        let mut app = Self {
            session,
            theme,
            stage: Stage::Over,
            cover: None,
            focus: Focus::Answers,
            message: None,
            hint: None,
            last_asked: None,
            table_scroll: Scroll::default(),
            log_scroll: Scroll::default(),
            has_left: false,
        };
        app.go_on();
        if !greeting.is_empty() {
            let title = G::title(app.session.words());
            app.cover = Some(Cover::Page(Page::new(title, greeting)));
        }
        app
    }

    /// The game.
    pub const fn session(&self) -> &Session<'b, G> {
        self.session
    }

    /// How many answers there are to choose from: none unless a person is asked and looks.
    pub const fn n_answers(&self) -> usize {
        match &self.stage {
            Stage::Asked(question) => question.labels.len(),
            Stage::Thinking(..) | Stage::Covered(_) | Stage::Over => 0,
        }
    }

    /// Whether somebody wants to leave.
    pub const fn has_left(&self) -> bool {
        self.has_left
    }

    /// Who looks at the screen: nobody in particular while it is covered or people share it.
    pub(crate) fn observer(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Asked(question) => Some(question.seat),
            Stage::Thinking(..) | Stage::Over | Stage::Covered(_) => self.session.witness(),
        }
    }

    /// Takes in what bots have thought. Tells whether anything changed.
    pub fn poll(&mut self) -> bool {
        let hint = self.hint.as_ref().and_then(Worker::poll);
        let answer = match &self.stage {
            Stage::Thinking(_, worker) => worker.poll(),
            Stage::Covered(_) | Stage::Asked(_) | Stage::Over => None,
        };
        self.take_in(hint, answer)
    }

    /// Waits until no bot thinks.
    pub fn settle(&mut self) {
        loop {
            let hint = self.hint.as_ref().map(Worker::wait);
            let answer = match &self.stage {
                Stage::Thinking(_, worker) => Some(worker.wait()),
                Stage::Covered(_) | Stage::Asked(_) | Stage::Over => None,
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
            self.session.play(answer);
            self.go_on();
        }
        has_changed
    }

    /// Goes to the next question.
    fn go_on(&mut self) {
        self.message = None;
        self.hint = None;
        self.focus = Focus::Answers;
        self.table_scroll = Scroll::default();
        self.log_scroll = Scroll::default();
        self.stage = match self.session.next() {
            Next::Bot(turn) => Stage::Thinking(turn.seat, Worker::start(move || turn.think())),
            Next::Person(seat) if self.must_hand_over(seat) => Stage::Covered(seat),
            Next::Person(seat) => self.ask(seat),
            Next::Over => self.end(),
        };
    }

    fn must_hand_over(&self, seat: Seat) -> bool {
        self.session.seats().humans().len() > 1 && self.last_asked != Some(seat)
    }

    fn ask(&mut self, seat: Seat) -> Stage<G> {
        self.last_asked = Some(seat);
        Stage::Asked(Question {
            seat,
            legal: self.session.legal(),
            prompt: self.session.prompt(seat).unwrap_or_default(),
            whole: self.session.question(seat).unwrap_or_default(),
            labels: self.session.labels(seat),
            marked: 0,
        })
    }

    fn end(&mut self) -> Stage<G> {
        let title = self.session.words().terminal().result();
        self.cover = Some(Cover::Page(Page::new(title, self.session.result())));
        Stage::Over
    }

    /// Does what a key says.
    pub fn press(&mut self, key: KeyEvent) {
        self.message = None;
        if keys::is_interrupt(key) {
            self.has_left = matches!(self.cover, Some(Cover::Leaving));
            self.cover = Some(Cover::Leaving);
            return;
        }
        match self.cover.take() {
            Some(cover) => self.press_at_cover(cover, key),
            None => self.press_at_table(key),
        }
    }

    fn press_at_cover(&mut self, cover: Cover, key: KeyEvent) {
        match (cover, key.code) {
            (Cover::Leaving, KeyCode::Enter) => self.has_left = true,
            (_, KeyCode::Esc) => {}
            (Cover::Leaving, _) => self.cover = Some(Cover::Leaving),
            (Cover::Page(_), KeyCode::Enter | KeyCode::Char('q')) => {}
            (Cover::Page(mut page), _) => {
                if let Some(step) = keys::step(key) {
                    page.scroll().by(step);
                }
                self.cover = Some(Cover::Page(page));
            }
            (Cover::Typing(purpose, text), KeyCode::Enter) => self.take_line(purpose, &text),
            (Cover::Typing(purpose, mut text), code) => {
                edit(&mut text, code);
                self.cover = Some(Cover::Typing(purpose, text));
            }
        }
    }

    fn press_at_table(&mut self, key: KeyEvent) {
        if let Stage::Covered(seat) = self.stage {
            match key.code {
                KeyCode::Enter => self.stage = self.ask(seat),
                KeyCode::Char('q') => self.cover = Some(Cover::Leaving),
                _ => {}
            }
            return;
        }
        let Some(command) = keys::command(key) else {
            return;
        };
        match command {
            Command::Quit if matches!(self.stage, Stage::Over) => self.has_left = true,
            Command::Quit => self.cover = Some(Cover::Leaving),
            Command::Help => self.show_help(),
            Command::Log => self.show_log(),
            Command::Table => self.show_table(),
            Command::Explain => self.cover = Some(Cover::Typing(Purpose::Thing, String::new())),
            Command::NextPanel => self.focus = self.focus.next(),
            Command::PanelBefore => self.focus = self.focus.next().next(),
            Command::Move(step) => self.move_by(step),
            Command::Give(_) | Command::GiveMarked | Command::Type | Command::Hint => {
                self.press_at_question(command);
            }
        }
    }

    fn press_at_question(&mut self, command: Command) {
        let Stage::Asked(question) = &self.stage else {
            return;
        };
        match command {
            Command::Give(place) => self.give(place),
            Command::GiveMarked => self.give(question.marked),
            Command::Type => self.cover = Some(Cover::Typing(Purpose::Action, String::new())),
            Command::Hint if self.hint.is_none() => {
                let puzzle = self.session.puzzle(question.seat);
                self.hint = Some(Worker::start(move || puzzle.solve()));
            }
            _ => {}
        }
    }

    /// Gives the answer at a place of the list, if there is one.
    fn give(&mut self, place: usize) {
        let Stage::Asked(question) = &self.stage else {
            return;
        };
        let seat = question.seat;
        if let Some(action) = question.legal.get(place).copied() {
            self.session.mark_read(Some(seat));
            self.session.answer(action);
            self.go_on();
        }
    }

    fn move_by(&mut self, step: Step) {
        match (self.focus, &mut self.stage) {
            (Focus::Table, _) => self.table_scroll.by(step),
            (Focus::Log, _) => self.log_scroll.by(step.back()),
            (Focus::Answers, Stage::Asked(question)) => {
                let mut mark = Scroll(question.marked);
                mark.by(step);
                question.marked = mark.0.min(question.labels.len().saturating_sub(1));
            }
            (Focus::Answers, _) => {}
        }
    }

    /// Takes a line that was typed.
    fn take_line(&mut self, purpose: Purpose, text: &str) {
        let text = text.trim();
        match purpose {
            _ if text.is_empty() => {}
            Purpose::Thing => self.explain(text),
            Purpose::Action => self.take_answer(text),
        }
    }

    fn take_answer(&mut self, text: &str) {
        let Stage::Asked(question) = &self.stage else {
            return;
        };
        let (cli, n) = (self.session.words().cli(), question.legal.len());
        match self.session.read(text) {
            Answer::Action(action) => {
                let place = question.legal.iter().position(|legal| *legal == action);
                self.give(place.unwrap_or(n));
            }
            Answer::Illegal(action) => {
                self.message = Some(self.session.refusal(question.seat, action));
            }
            Answer::NoSuchNumber => self.message = Some(cli.no_such_number(text, n)),
            Answer::Quit => self.cover = Some(Cover::Leaving),
            Answer::Help => self.show_help(),
            Answer::Table => self.show_table(),
            Answer::Log => self.show_log(),
            Answer::Hint => self.press_at_question(Command::Hint),
            Answer::Unreadable => self.message = Some(cli.not_understood(text, n)),
        }
    }

    /// What there is to say about a thing: by its name in notation, else what the help says.
    fn explain(&mut self, name: &str) {
        let (words, options) = (self.session.words(), self.session.options());
        let slug = name.to_lowercase().replace([' ', '\''], "-");
        let page = match G::about(words, options, &slug) {
            Some(about) => Page::new(about.title, [about.text, about.notes].concat()),
            None => Page::new(name.to_owned(), self.session.help(name)),
        };
        self.cover = Some(Cover::Page(page));
    }

    fn show_help(&mut self) {
        let words = self.session.words();
        let terminal = words.terminal();
        let mut lines = terminal.key_help();
        lines.extend([String::new(), terminal.symbols()]);
        let symbols = G::legend(words).into_iter();
        lines.extend(symbols.map(|(mark, name)| format!("  {} {name}", mark.symbol)));
        lines.push(String::new());
        lines.extend(self.session.help(""));
        self.cover = Some(Cover::Page(Page::new(terminal.help(), lines)));
    }

    fn show_log(&mut self) {
        let words = self.session.words();
        let mut lines = self.session.log(self.observer()).lines().to_vec();
        if lines.is_empty() {
            lines.push(words.cli().empty_log());
        }
        self.cover = Some(Cover::Page(Page::from_end(words.terminal().log(), lines)));
    }

    fn show_table(&mut self) {
        let title = self.session.words().terminal().table();
        let lines = self.session.table(self.observer());
        self.cover = Some(Cover::Page(Page::new(title, lines)));
    }

    fn show_hint(&mut self, thought: &Thought<G::Action>) {
        self.hint = None;
        if let Stage::Asked(question) = &self.stage {
            let title = self.session.words().terminal().hint();
            let lines = self.session.hint(question.seat, thought);
            self.cover = Some(Cover::Page(Page::new(title, lines)));
        }
    }

    /// Whether a bot is at work, so that something will change by itself.
    pub(crate) const fn is_thinking(&self) -> bool {
        self.hint.is_some() || matches!(self.stage, Stage::Thinking(..))
    }

    /// What is to be said below the answers.
    pub(crate) fn status(&self) -> Option<String> {
        let words = self.session.words();
        let comes = || words.terminal().hint_comes(&words.bots().name(STRONGEST));
        self.message.clone().or_else(|| self.hint.is_some().then(comes))
    }
}

impl Focus {
    const fn next(self) -> Self {
        match self {
            Self::Answers => Self::Table,
            Self::Table => Self::Log,
            Self::Log => Self::Answers,
        }
    }
}

/// No line that is typed is longer.
const LONGEST: usize = 60;

fn edit(text: &mut String, code: KeyCode) {
    match code {
        KeyCode::Char(letter) if text.chars().count() < LONGEST => text.push(letter),
        KeyCode::Backspace => {
            text.pop();
        }
        _ => {}
    }
}
