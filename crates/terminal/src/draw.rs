//! Drawing of the screen.

use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Clear, Paragraph};

use crate::app::{Cover, Focus, LinePurpose, Screen, ScreenStage};
use crate::panels::Panels;
use crate::text;
use crate::theme::{BAR, BOLD, FOCUS, MESSAGE, NEWS, QUIET, TITLE};
use crate::{answers, grid};

/// The fewest columns and rows for a table.
pub const LEAST: (u16, u16) = (80, 24);

/// The columns from which the log is beside the table.
const WIDE: u16 = 110;
/// The fewest rows of a log below the table, including its border.
const LOG_ROWS: u16 = 4;
/// The fewest rows of the table: one for each part of it.
const TABLE_ROWS: u16 = 8;

impl<G: Panels> Screen<'_, '_, G> {
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            self.draw_small(frame, area);
        } else {
            self.draw_screen(frame, area);
        }
        self.theme.apply(frame.buffer_mut());
    }

    fn draw_small(&self, frame: &mut Frame<'_>, area: Rect) {
        let terminal = self.session.words().terminal();
        let text = match self.cover {
            Some(Cover::Leaving) => format!("{} {}", terminal.leave(), terminal.leave_keys()),
            _ => terminal.small(area.width, area.height, LEAST.0, LEAST.1),
        };
        let lines = text::paragraph(&text, Style::new(), area.width.into());
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn draw_screen(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let rows = [Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)];
        let [bar, middle, keys] = Layout::vertical(rows).areas(area);
        self.draw_bar(frame, bar);
        if let Some(Cover::Page(_) | Cover::Orders(_)) = self.cover {
            self.draw_page(frame, middle);
        } else if let ScreenStage::Covered(seat) = self.stage {
            let text = self.session.words().cli().handover(self.session.name(seat));
            let sentences: Vec<String> = [text].into_iter().chain(self.message.clone()).collect();
            draw_box(frame, middle, &sentences);
        } else {
            self.draw_table(frame, middle);
        }
        self.draw_doubt(frame, middle);
        self.draw_keys(frame, keys);
    }

    /// A confirmation before an action.
    fn draw_doubt(&self, frame: &mut Frame<'_>, area: Rect) {
        let terminal = self.session.words().terminal();
        match (&self.cover, &self.stage) {
            (Some(Cover::Leaving), _) => {
                draw_box(frame, area, &[terminal.leave(), terminal.leave_keys()]);
            }
            (Some(Cover::Sure(place)), ScreenStage::Asked(question)) => {
                draw_box(frame, area, &[question.labels[*place].clone(), terminal.sure_keys()]);
            }
            _ => {}
        }
    }

    /// The game, the moment, the seat that is asked, and the ends of the game.
    fn draw_bar(&self, frame: &mut Frame<'_>, area: Rect) {
        let (to, words) = (self.session.reader(self.observer()), self.session.words());
        let view = self.session.view(self.observer());
        let terminal = words.terminal();
        let who = match &self.stage {
            ScreenStage::Thinking(seat, _) => terminal.thinks(self.session.name(*seat)),
            ScreenStage::Covered(seat) => words::terminal::asked(&to, *seat),
            ScreenStage::Asked(question) => words::terminal::asked(&to, question.seat),
            ScreenStage::Over => terminal.over(),
        };
        let (title, moment) = (G::title(words), G::moment(&to, &view));
        let right = terminal.ends(G::ends(&to, &view).join(" · "));
        let columns = usize::from(area.width);
        let bars = [
            format!(" {title} · {moment} · {who}"),
            format!(" {title} · {moment}"),
            format!(" {moment}"),
        ];
        let fits = |bar: &String| text::width(bar) <= columns;
        let bar = bars.iter().map(|left| joined(left, &right, columns)).find(fits);
        let bar = bar.unwrap_or_else(|| text::cut(&right, columns));
        frame.render_widget(Paragraph::new(bar).style(BAR), area);
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let is_wide = area.width >= WIDE;
        let most = area.height.saturating_sub(TABLE_ROWS + if is_wide { 0 } else { LOG_ROWS });
        let lines = self.answer_lines(area.width.into(), usize::from(most.saturating_sub(1)));
        let height = u16::try_from(lines.len()).unwrap_or(most).saturating_add(1);
        let rows = [Constraint::Fill(1), Constraint::Length(height)];
        let [top, bottom] = Layout::vertical(rows).areas(area);
        let observer = self.observer();
        let panels = G::panels(&self.session.reader(observer), &self.session.view(observer));
        let [table, log] = if is_wide {
            Layout::horizontal([Constraint::Fill(2), Constraint::Fill(1)]).areas(top)
        } else {
            let room = Rect { height: top.height.saturating_sub(LOG_ROWS), ..top };
            let needed = grid::needed_rows(room, &panels);
            Layout::vertical([Constraint::Length(needed), Constraint::Fill(1)]).areas(top)
        };
        let has_focus = self.focus == Focus::Table;
        grid::draw(frame, table, &panels, (&mut self.table_scroll, has_focus));
        self.draw_log(frame, log);
        self.draw_answers(frame, bottom, lines);
    }

    /// The end of the log; unread lines are marked.
    fn draw_log(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let log = self.session.log(self.observer());
        let n_old = log.lines().len() - log.news().len();
        let columns = usize::from(area.width).saturating_sub(2);
        let told = log.lines().iter().enumerate().flat_map(|(nth, line)| {
            let (mark, style) = if nth < n_old { ("  ", Style::new()) } else { ("• ", NEWS) };
            text::wrap(&[(mark.to_owned(), style), (line.clone(), style)], columns, 2)
        });
        let lines: Vec<Line<'static>> = told.collect();
        let rows = usize::from(area.height).saturating_sub(1);
        let most = lines.len().saturating_sub(rows);
        self.log_scroll.0 = self.log_scroll.0.min(most);
        let seen = lines.into_iter().skip(most - self.log_scroll.0).take(rows);
        let title = self.session.words().terminal().log();
        let block = headed(&title, self.focus == Focus::Log);
        frame.render_widget(Paragraph::new(seen.collect::<Vec<_>>()).block(block), area);
    }

    fn answer_lines(&self, columns: usize, rows: usize) -> Vec<Line<'static>> {
        let words = self.session.words();
        let status = self.status().map(|text| text::paragraph(&text, MESSAGE, columns));
        let status = status.unwrap_or_default();
        let rows = rows.saturating_sub(status.len());
        let mut lines = match &self.stage {
            ScreenStage::Asked(question) => answers::lines(question, (columns, rows)),
            ScreenStage::Thinking(seat, _) => {
                let text = words.terminal().thinks(self.session.name(*seat));
                text::paragraph(&text, BOLD, columns)
            }
            ScreenStage::Over | ScreenStage::Covered(_) => {
                text::paragraph(&words.terminal().over(), BOLD, columns)
            }
        };
        lines.extend(status);
        lines
    }

    fn draw_answers(&self, frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'static>>) {
        let title = self.session.words().terminal().question();
        let mut block = headed(&title, self.focus == Focus::Answers);
        if let ScreenStage::Asked(question) = &self.stage {
            let place = format!(" {}/{} ", question.marked + 1, question.labels.len());
            block = block.title_top(Line::from(place).right_aligned());
        }
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }

    fn draw_page(&mut self, frame: &mut Frame<'_>, area: Rect) {
        if let Some(Cover::Page(page) | Cover::Orders(page)) = &mut self.cover {
            let block = Block::bordered().border_style(FOCUS).title(page.title.clone());
            let inner = block.inner(area);
            let lines = page.visible(inner.width.into(), inner.height.into());
            frame.render_widget(Paragraph::new(lines).block(block), area);
        }
    }

    /// The available keys, as far as they fit, or the line being typed.
    fn draw_keys(&self, frame: &mut Frame<'_>, area: Rect) {
        let terminal = self.session.words().terminal();
        let keys = match &self.cover {
            Some(Cover::Typing(purpose, text)) => {
                let label = match purpose {
                    LinePurpose::Action => terminal.type_in(),
                    LinePurpose::Thing => terminal.explain(),
                };
                frame.render_widget(Paragraph::new(format!(" {label} {text}▏")).style(BOLD), area);
                return;
            }
            Some(Cover::Page(_) | Cover::Orders(_)) => terminal.page_keys(),
            None if matches!(self.stage, ScreenStage::Asked(_)) => terminal.keys(),
            None if matches!(self.stage, ScreenStage::Over) => terminal.over_keys(),
            Some(Cover::Leaving | Cover::Sure(_)) | None => Vec::new(),
        };
        let mut line = String::new();
        for key in keys {
            if text::width(&line) + text::width(&key) + 3 <= area.width.into() {
                line = format!("{line}  {key}");
            }
        }
        frame.render_widget(Paragraph::new(line).style(QUIET), area);
    }
}

/// One text on the left and one on the right, with at least two spaces between them.
fn joined(left: &str, right: &str, columns: usize) -> String {
    let used = text::width(left) + text::width(right) + 1;
    format!("{left}{}{right} ", " ".repeat(columns.saturating_sub(used).max(2)))
}

fn headed(title: &str, has_focus: bool) -> Block<'static> {
    let style = if has_focus { FOCUS } else { QUIET };
    let mark = if has_focus { "▸" } else { " " };
    Block::new()
        .borders(Borders::TOP)
        .border_style(style)
        .title_style(TITLE)
        .title(format!("{mark}{title} "))
}

/// Some sentences in a box in the middle.
fn draw_box(frame: &mut Frame<'_>, area: Rect, sentences: &[String]) {
    let width = area.width.min(60);
    let wrapped = |text: &String| text::paragraph(text, BOLD, usize::from(width) - 4);
    let lines: Vec<Line<'static>> = sentences.iter().flat_map(wrapped).collect();
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2);
    let [row] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let [place] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(row);
    frame.render_widget(Clear, place);
    let block = Block::bordered().border_style(FOCUS);
    frame.render_widget(Paragraph::new(lines).block(block), place);
}
