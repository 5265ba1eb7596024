//! A scrollable text over the whole screen.

use ratatui::style::Style;
use ratatui::text::Line;

use crate::text;

#[derive(Clone, Debug)]
pub(crate) struct TextPage {
    pub(crate) title: String,
    lines: Vec<String>,
    flavour: Option<String>,
    scroll: Scroll,
}

impl TextPage {
    /// A text shown from its start.
    pub(crate) fn new(title: String, lines: Vec<String>) -> Self {
        Self { title, lines, flavour: None, scroll: Scroll::default() }
    }

    /// A text shown from its end.
    pub(crate) fn from_end(title: String, lines: Vec<String>) -> Self {
        Self { scroll: Scroll(usize::MAX), ..Self::new(title, lines) }
    }

    /// Adds a line of flavour text at the end.
    pub(crate) fn with_flavour(self, flavour: Option<String>) -> Self {
        Self { flavour, ..self }
    }

    pub(crate) const fn scroll(&mut self) -> &mut Scroll {
        &mut self.scroll
    }

    /// The visible lines in an area of this size.
    pub(crate) fn visible(&mut self, columns: usize, rows: usize) -> Vec<Line<'static>> {
        let plain = |line: &String| text::paragraph(line, Style::new(), columns);
        let italic = |line: &String| text::paragraph(line, Style::new().italic(), columns);
        let lines = self.lines.iter().flat_map(plain);
        let lines = lines.chain(self.flavour.iter().flat_map(italic)).collect();
        self.scroll.show(lines, rows)
    }
}

/// The number of lines above the visible ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scroll(pub(crate) usize);

impl Scroll {
    /// The visible lines; a mark shows where there are more.
    pub(crate) fn show(&mut self, lines: Vec<Line<'static>>, rows: usize) -> Vec<Line<'static>> {
        let n_lines = lines.len();
        self.0 = self.0.min(n_lines.saturating_sub(rows));
        let above = self.0;
        let mut seen: Vec<Line<'static>> = lines.into_iter().skip(above).take(rows).collect();
        let has_more = above + rows < n_lines;
        if has_more && let Some(last) = seen.last_mut() {
            *last = Line::from(format!("▼ {}", n_lines + 1 - above - rows));
        }
        if above > 0
            && rows > 1
            && let Some(first) = seen.first_mut()
        {
            *first = Line::from(format!("▲ {}", above + 1));
        }
        seen
    }

    pub(crate) const fn by(&mut self, step: ScrollBy) {
        self.0 = match step {
            ScrollBy::Up(n) => self.0.saturating_sub(n),
            ScrollBy::Down(n) => self.0.saturating_add(n),
            ScrollBy::Start => 0,
            ScrollBy::End => usize::MAX,
        };
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScrollBy {
    Up(usize),
    Down(usize),
    Start,
    End,
}

impl ScrollBy {
    pub(crate) const fn back(self) -> Self {
        match self {
            Self::Up(n) => Self::Down(n),
            Self::Down(n) => Self::Up(n),
            Self::Start => Self::End,
            Self::End => Self::Start,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_can_be_scrolled_to() {
        let lines: Vec<String> = (0..50).map(|n| format!("line {n}.")).collect();
        let mut page = TextPage::new(String::new(), lines.clone());
        let mut seen = Vec::new();
        for _ in 0..lines.len() {
            seen.extend(page.visible(40, 5).iter().map(ToString::to_string));
            page.scroll().by(ScrollBy::Down(1));
        }
        assert!(lines.iter().all(|line| seen.contains(line)));
    }
}
