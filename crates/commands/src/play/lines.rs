//! A game in plain lines: it reads lines and writes lines, nothing else.
//!
//! No colours, no cursor. So it works in a pipe and with a screen reader.

use std::io::{BufRead, Write};

use engine::Seat;
use table::Offer;
use terminal::{LocalSession, NextMove, Panels, SaveError, Typed};
use words::Words;

use crate::fault::Fault;

/// Lines of a large screen.
const SCREEN: usize = 80;

pub(crate) struct Console<'a> {
    pub(crate) input: &'a mut dyn BufRead,
    pub(crate) out: &'a mut dyn Write,
    /// Whether a person looks at this screen, so that it may have to be handed over.
    pub(crate) is_screen: bool,
}

impl Console<'_> {
    pub(super) fn say(&mut self, text: &str) -> Result<(), Fault> {
        Ok(writeln!(self.out, "{text}")?)
    }

    pub(super) fn say_all(&mut self, lines: &[String]) -> Result<(), Fault> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Asks for a line: on the same line of a screen, on the next line of a transcript.
    fn prompt(&mut self, text: &str) -> Result<(), Fault> {
        if self.is_screen {
            return Ok(write!(self.out, "{text}")?);
        }
        self.say(text.trim_end())
    }

    /// Moves what the last player saw off the screen.
    fn scroll_away(&mut self) -> Result<(), Fault> {
        self.say(&"\n".repeat(SCREEN))
    }

    /// The next line without spaces around it; none when the input is over.
    fn read(&mut self) -> Result<Option<String>, Fault> {
        self.out.flush()?;
        let mut line = Vec::new();
        let n_bytes = self.input.read_until(b'\n', &mut line)?;
        let text = String::from_utf8_lossy(&line);
        Ok((n_bytes > 0).then(|| text.trim().to_owned()))
    }
}

enum Reply<A> {
    Give(A),
    /// Their last answer.
    TakeBack,
    /// A standing order, by its place in the list.
    Order(usize),
    Stop,
}

pub(super) struct Lines<'a, 'b, G: Panels> {
    pub(super) session: &'a mut LocalSession<'b, G>,
    pub(super) last_asked: Option<Seat>,
}

impl<G: Panels> Lines<'_, '_, G> {
    /// Plays until the game is over or a player stops.
    pub(super) fn run(&mut self, console: &mut Console<'_>) -> Result<(), Fault> {
        loop {
            let words = self.session.words();
            let kept = |kept: Result<(), SaveError>| kept.map_err(|error| unsaved(words, &error));
            match self.session.advance().map_err(|error| unsaved(words, &error))? {
                NextMove::Bot(turn) => kept(self.session.play(turn.think()))?,
                NextMove::Person(seat) => {
                    self.brief(seat, console)?;
                    match self.ask(seat, console)? {
                        Reply::Give(action) => kept(self.session.answer(action))?,
                        Reply::TakeBack => self.take_back(console)?,
                        Reply::Order(place) => self.order((seat, place), console)?,
                        Reply::Stop => return Ok(()),
                    }
                }
                NextMove::Over => return Ok(()),
            }
        }
    }

    fn take_back(&mut self, console: &mut Console<'_>) -> Result<(), Fault> {
        let taken = match self.session.offer() {
            Offer::Ask { .. } => self.session.take_back_agreed(),
            Offer::Free { .. } | Offer::Nothing => self.session.take_back(),
        };
        let offer = taken.map_err(|error| unsaved(self.session.words(), &error))?;
        console.say(&self.session.taken_back(offer))
    }

    fn order(&mut self, (seat, at): (Seat, usize), console: &mut Console<'_>) -> Result<(), Fault> {
        let ordered = self.session.switch_order(seat, at);
        ordered.map_err(|error| unsaved(self.session.words(), &error))?;
        self.say_orders(seat, console)
    }

    fn say_orders(&self, seat: Seat, console: &mut Console<'_>) -> Result<(), Fault> {
        let (cli, site) = (self.session.words().cli(), self.session.words().site());
        console.say_all(&[site.orders_hint(), cli.orders_keys()])?;
        let mut orders = (1..).zip(self.session.order_lines(seat));
        orders.try_for_each(|(number, line)| console.say(&cli.answer(number.to_string(), &line)))
    }

    /// What players must know before they are asked: that it is their turn, what happened, the table.
    fn brief(&mut self, seat: Seat, console: &mut Console<'_>) -> Result<(), Fault> {
        console.say("")?;
        if self.session.seats().humans().len() > 1 && self.last_asked != Some(seat) {
            self.hand_over(seat, console)?;
        }
        self.last_asked = Some(seat);
        self.session.mark_read(None);
        self.say_news(Some(seat), console)?;
        let (begins_turn, is_stale) = (self.session.begins_turn(), self.session.take_stale(seat));
        if begins_turn || is_stale {
            console.say("")?;
        }
        if begins_turn {
            console.say_all(&self.session.table_lines(Some(seat)))
        } else if is_stale {
            let view = self.session.view(Some(seat));
            console.say_all(&G::glance(&self.session.reader(Some(seat)), &view))
        } else {
            Ok(())
        }
    }

    fn hand_over(&self, seat: Seat, console: &mut Console<'_>) -> Result<(), Fault> {
        let (cli, name) = (self.session.words().cli(), self.session.name(seat));
        if console.is_screen && self.last_asked.is_some() {
            console.scroll_away()?;
            console.say(&cli.handover(name))?;
            console.read()?;
        }
        console.say(&cli.your_turn(name))
    }

    /// The last news and the result, for the one person or for all of them; or how to go on later.
    pub(super) fn say_end(&mut self, console: &mut Console<'_>) -> Result<(), Fault> {
        console.say("")?;
        if !self.session.table().desk().is_over() {
            return console.say(&resumable(self.session));
        }
        self.say_news(self.session.witness(), console)?;
        console.say("")?;
        console.say_all(&self.session.result())
    }

    fn say_news(&mut self, observer: Option<Seat>, console: &mut Console<'_>) -> Result<(), Fault> {
        console.say_all(self.session.log(observer).news())?;
        self.session.mark_read(observer);
        Ok(())
    }

    /// Asks until the game can go on, or back.
    fn ask(&self, seat: Seat, console: &mut Console<'_>) -> Result<Reply<G::Action>, Fault> {
        let (session, cli) = (&self.session, self.session.words().cli());
        let n_answers = engine::answers(&session.legal()).len();
        let mut wants_back = false;
        loop {
            self.say_question(seat, console)?;
            let Some(text) = self.read_answer(console)? else {
                return Ok(Reply::Stop);
            };
            match session.read(&text) {
                Typed::Action(action) => return Ok(Reply::Give(action)),
                Typed::Quit => return Ok(Reply::Stop),
                Typed::TakeBack => match session.offer() {
                    Offer::Free { .. } => return Ok(Reply::TakeBack),
                    Offer::Ask { .. } if wants_back => return Ok(Reply::TakeBack),
                    offer @ (Offer::Ask { .. } | Offer::Nothing) => {
                        wants_back = true;
                        console.say(&session.taken_back(offer))?;
                    }
                },
                Typed::Help => {
                    console.say_all(&session.help(text.trim_start_matches('?').trim()))?;
                }
                Typed::Table => console.say_all(&session.table_lines(Some(seat)))?,
                Typed::Log => self.say_log(seat, console)?,
                Typed::Orders(None) => self.say_orders(seat, console)?,
                Typed::Orders(Some(place)) => return Ok(Reply::Order(place)),
                Typed::Hint => {
                    let thought = session.puzzle(seat).solve();
                    console.say_all(&session.hint(seat, &thought))?;
                }
                Typed::NoSuchNumber => console.say(&cli.no_such_number(&text, n_answers))?,
                Typed::Illegal(action) => console.say(&session.refusal(seat, action))?,
                Typed::Unreadable => console.say(&cli.not_understood(&text, n_answers))?,
            }
        }
    }

    /// The next line that says something: Enter alone says nothing, and only asks for a line again.
    fn read_answer(&self, console: &mut Console<'_>) -> Result<Option<String>, Fault> {
        loop {
            console.prompt(&self.session.words().cli().prompt())?;
            let text = console.read()?;
            if text.as_deref() != Some("") {
                return Ok(text);
            }
        }
    }

    fn say_question(&self, seat: Seat, console: &mut Console<'_>) -> Result<(), Fault> {
        let cli = self.session.words().cli();
        if let Some(question) = self.session.question(seat) {
            console.say(&format!("\n{question}"))?;
        }
        for (sign, label) in self.session.signs().into_iter().zip(self.session.labels(seat)) {
            console.say(&cli.answer(&sign, &label))?;
        }
        Ok(())
    }

    fn say_log(&self, seat: Seat, console: &mut Console<'_>) -> Result<(), Fault> {
        let lines = self.session.log(Some(seat)).lines();
        if lines.is_empty() {
            return console.say(&self.session.words().cli().empty_log());
        }
        console.say_all(lines)
    }
}

/// The game cannot be kept any more.
pub(super) fn unsaved(words: &Words, error: &SaveError) -> Fault {
    Fault::problem(error.told(words))
}

/// Where the game is kept, and how to go on with it.
pub(super) fn resumable<G: Panels>(session: &LocalSession<'_, G>) -> String {
    let cli = session.words().cli();
    let path = session.save().map(|save| save.path().display().to_string());
    path.map_or_else(|| cli.stopped(), |path| cli.resumable(&path))
}
