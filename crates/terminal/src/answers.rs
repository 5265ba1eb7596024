//! The question and its answers, as lines.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::OpenQuestion;
use crate::keys;
use crate::page::Scroll;
use crate::text;
use crate::theme::{BAR, BOLD, FOCUS};

/// The width of a mark, a sign and two spaces before an answer.
const MARGIN: usize = 4;

/// The question, then the answers, in at most `rows` rows; below them the actions possible besides
/// an answer, once the mark has moved there. If there is room, the question comes with its details
/// and every answer is whole; otherwise only the marked answer is, and its neighbours are visible.
pub(crate) fn lines<A>(
    question: &OpenQuestion<A>,
    (columns, rows): (usize, usize),
) -> Vec<Line<'static>> {
    let is_beside = question.marked >= question.n_signed;
    let places = 0..if is_beside { question.labels.len() } else { question.n_signed };
    let whole: Vec<Vec<Line<'static>>> =
        places.map(|place| answer(question, place, columns)).collect();
    let n_whole = whole.iter().map(Vec::len).sum::<usize>();
    let mut lines = text::paragraph(&question.whole, BOLD, columns);
    if lines.len() + n_whole > rows {
        lines = text::paragraph(&question.prompt, BOLD, columns);
        lines.truncate(rows.saturating_sub(1));
    }
    let left = rows.saturating_sub(lines.len());
    let shown = if n_whole > left { shortened(question, whole, columns) } else { whole };
    let above = shown.iter().take(question.marked + 2).map(Vec::len).sum::<usize>();
    let mut scroll = Scroll(above.saturating_sub(left));
    lines.extend(scroll.show(shown.into_iter().flatten().collect(), left));
    lines
}

/// All answers cut to one line, except the marked one.
fn shortened<A>(
    question: &OpenQuestion<A>,
    mut answers: Vec<Vec<Line<'static>>>,
    columns: usize,
) -> Vec<Vec<Line<'static>>> {
    for (place, lines) in answers.iter_mut().enumerate() {
        if place != question.marked {
            *lines = vec![cut(question, place, columns)];
        }
    }
    answers
}

fn answer<A>(question: &OpenQuestion<A>, place: usize, columns: usize) -> Vec<Line<'static>> {
    let is_marked = place == question.marked;
    let style = if is_marked { BAR } else { Style::new() };
    let wrapped = text::paragraph(&question.labels[place], style, columns.saturating_sub(MARGIN));
    let lines = wrapped.into_iter().enumerate().map(|(nth, line)| {
        let margin = if nth == 0 { margin(question, place) } else { vec![Span::raw("    ")] };
        Line::from(margin.into_iter().chain(line.spans).collect::<Vec<_>>())
    });
    lines.collect()
}

fn cut<A>(question: &OpenQuestion<A>, place: usize, columns: usize) -> Line<'static> {
    let label = text::cut(&question.labels[place], columns.saturating_sub(MARGIN));
    Line::from(margin(question, place).into_iter().chain([Span::raw(label)]).collect::<Vec<_>>())
}

fn margin<A>(question: &OpenQuestion<A>, place: usize) -> Vec<Span<'static>> {
    let mark = if place == question.marked { "▸" } else { " " };
    let sign = if place < question.n_signed { keys::sign(place) } else { keys::NO_SIGN };
    vec![Span::raw(mark), Span::styled(sign.to_string(), FOCUS), Span::raw("  ")]
}
