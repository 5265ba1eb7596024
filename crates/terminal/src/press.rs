//! Key handling.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use table::Offer;

use crate::answer::Typed;
use crate::app::{Cover, Focus, LinePurpose, Screen, ScreenStage};
use crate::keys::{self, KeyCommand};
use crate::page::{Scroll, ScrollBy, TextPage};
use crate::panels::Panels;
use crate::turn::PendingThought;

impl<G: Panels> Screen<'_, '_, G> {
    pub fn press(&mut self, key: KeyEvent) {
        self.message = None;
        // It leaves from anywhere.
        if keys::is_control(key, 'c') {
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
            (Cover::Orders(page), _) => self.press_at_orders(page, key),
            (_, KeyCode::Esc) | (Cover::Page(_), KeyCode::Enter | KeyCode::Char('q')) => {}
            (Cover::Sure(place), KeyCode::Enter) => self.give(place),
            (cover @ (Cover::Leaving | Cover::Sure(_)), _) => self.cover = Some(cover),
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

    /// Handles a key on the list of orders. An order for the current question is carried out at
    /// once.
    fn press_at_orders(&mut self, mut page: TextPage, key: KeyEvent) {
        let command = keys::command(key);
        if let (ScreenStage::Asked(question), Some(KeyCommand::Give(place))) =
            (&self.stage, command)
        {
            let (seat, number) = (question.seat, self.session.table().desk().question());
            match self.session.switch_order(seat, place) {
                Ok(_) if self.session.table().desk().question() == number => self.show_orders(),
                Ok(_) => self.go_on(),
                Err(fault) => self.stage = self.stop(fault),
            }
        } else if let Some(step) = keys::step(key) {
            page.scroll().by(step);
            self.cover = Some(Cover::Orders(page));
        } else if key.code != KeyCode::Esc && command != Some(KeyCommand::GiveMarked) {
            self.cover = Some(Cover::Orders(page));
        }
    }

    fn press_at_table(&mut self, key: KeyEvent) {
        if let ScreenStage::Covered(seat) = self.stage {
            let command = keys::command(key);
            if command == Some(KeyCommand::GiveMarked) {
                self.stage = self.ask(seat);
            } else if command == Some(KeyCommand::TakeBack) {
                self.take_back();
            } else if command == Some(KeyCommand::Quit) {
                self.cover = Some(Cover::Leaving);
            }
            return;
        }
        let Some(command) = keys::command(key) else {
            return;
        };
        match command {
            KeyCommand::Quit if matches!(self.stage, ScreenStage::Over) => self.has_left = true,
            KeyCommand::Quit => self.cover = Some(Cover::Leaving),
            KeyCommand::Help => self.show_help(),
            KeyCommand::Log => self.show_log(),
            KeyCommand::Table => self.show_table(),
            KeyCommand::Explain => {
                self.cover = Some(Cover::Typing(LinePurpose::Thing, String::new()));
            }
            KeyCommand::NextPanel => self.focus = self.focus.next(),
            KeyCommand::PanelBefore => self.focus = self.focus.next().next(),
            KeyCommand::Move(step) => self.move_by(step),
            KeyCommand::Give(place) => self.give_signed(place),
            KeyCommand::GiveMarked if matches!(self.stage, ScreenStage::Over) => self.show_result(),
            KeyCommand::GiveMarked => self.give_marked(),
            KeyCommand::Type => self.begin_typing(),
            KeyCommand::Hint => self.ask_for_hint(),
            KeyCommand::Orders => self.show_orders(),
            KeyCommand::TakeBack => self.take_back(),
        }
    }

    /// Takes the last answer back, unless a bot is thinking.
    fn take_back(&mut self) {
        if !matches!(self.stage, ScreenStage::Asked(_) | ScreenStage::Covered(_)) {
            return;
        }
        let question = Some(self.session.table().desk().question());
        let taken = if self.wanted_back == question {
            self.session.take_back_agreed()
        } else {
            self.session.take_back()
        };
        match taken {
            Ok(offer) => {
                match offer {
                    Offer::Free { .. } => self.go_on(),
                    Offer::Ask { .. } => self.wanted_back = question,
                    Offer::Nothing => {}
                }
                self.message = Some(self.session.taken_back(offer));
            }
            Err(fault) => self.stage = self.stop(fault),
        }
    }

    /// Gives the answer of a sign. No sign proposes anything besides an answer.
    fn give_signed(&mut self, place: usize) {
        if let ScreenStage::Asked(question) = &self.stage
            && place < question.n_signed
        {
            self.give(place);
        }
    }

    fn give_marked(&mut self) {
        let ScreenStage::Asked(question) = &self.stage else {
            return;
        };
        let place = question.marked;
        if place < question.n_signed {
            self.give(place);
        } else {
            self.cover = Some(Cover::Sure(place));
        }
    }

    fn begin_typing(&mut self) {
        if let ScreenStage::Asked(_) = self.stage {
            self.cover = Some(Cover::Typing(LinePurpose::Action, String::new()));
        }
    }

    fn ask_for_hint(&mut self) {
        if let ScreenStage::Asked(question) = &self.stage
            && self.hint.is_none()
        {
            let puzzle = self.session.puzzle(question.seat);
            self.hint = Some(PendingThought::start(move || puzzle.solve()));
        }
    }

    /// Gives the answer at an index, if there is one.
    fn give(&mut self, place: usize) {
        let ScreenStage::Asked(question) = &self.stage else {
            return;
        };
        let seat = question.seat;
        if let Some(action) = question.legal.get(place).copied() {
            self.session.mark_read(Some(seat));
            let kept = self.session.answer(action);
            self.go_on_after(kept);
        }
    }

    fn move_by(&mut self, step: ScrollBy) {
        match (self.focus, &mut self.stage) {
            (Focus::Table, _) => self.table_scroll.by(step),
            (Focus::Log, _) => self.log_scroll.by(step.back()),
            (Focus::Answers, ScreenStage::Asked(question)) => {
                let mut mark = Scroll(question.marked);
                mark.by(step);
                question.marked = mark.0.min(question.labels.len().saturating_sub(1));
            }
            (Focus::Answers, _) => {}
        }
    }

    fn take_line(&mut self, purpose: LinePurpose, text: &str) {
        let text = text.trim();
        match purpose {
            _ if text.is_empty() => {}
            LinePurpose::Thing => self.explain(text),
            LinePurpose::Action => self.take_answer(text),
        }
    }

    fn take_answer(&mut self, text: &str) {
        let ScreenStage::Asked(question) = &self.stage else {
            return;
        };
        let (cli, n) = (self.session.words().cli(), question.n_signed);
        match self.session.read(text) {
            Typed::Action(action) => {
                let place = question.legal.iter().position(|legal| *legal == action);
                if let Some(place) = place {
                    self.give(place);
                }
            }
            Typed::Illegal(action) => {
                self.message = Some(self.session.refusal(question.seat, action));
            }
            Typed::NoSuchNumber => self.message = Some(cli.no_such_number(text, n)),
            Typed::Quit => self.cover = Some(Cover::Leaving),
            Typed::Help => self.show_help(),
            Typed::Table => self.show_table(),
            Typed::Log => self.show_log(),
            Typed::Hint => self.ask_for_hint(),
            Typed::Orders(_) => self.show_orders(),
            Typed::TakeBack => self.take_back(),
            Typed::Unreadable => self.message = Some(cli.not_understood(text, n)),
        }
    }
}

/// The longest typed line.
const LONGEST: usize = 60;

fn edit(text: &mut String, code: KeyCode) {
    if let KeyCode::Char(letter) = code
        && text.chars().count() < LONGEST
    {
        text.push(letter);
    } else if code == KeyCode::Backspace {
        text.pop();
    }
}
