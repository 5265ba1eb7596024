//! Panels side by side, as many as fit.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};

use crate::page::Scroll;
use crate::panel::{Detail, Panel};
use crate::text;
use crate::theme::{FOCUS, QUIET, TITLE};

const NARROWEST: u16 = 30;
/// What a title leaves beside it.
const CORNERS: usize = 4;

/// Follows a line that is cut.
const MORE: &str = "…";

struct Placed<'a> {
    area: Rect,
    panel: &'a Panel,
    lines: Vec<Line<'static>>,
}

/// The rows that the panels need in this area.
pub(crate) fn needed_rows(area: Rect, panels: &[Panel]) -> u16 {
    if let Some(placed) = in_columns(area, panels) {
        let ends = placed.iter().map(|placed| placed.area.bottom() - area.y);
        return ends.max().unwrap_or(0);
    }
    let n_lines: usize = panels.iter().map(|panel| panel.folded(area.width.into()).len()).sum();
    u16::try_from(n_lines).unwrap_or(u16::MAX).min(area.height)
}

/// Draws the panels in columns if they fit, otherwise folded below each other: a part of each, or
/// everything once the player scrolls.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    panels: &[Panel],
    (scroll, has_focus): (&mut Scroll, bool),
) {
    let Some(placed) = in_columns(area, panels) else {
        let (columns, rows) = (area.width.into(), area.height.into());
        let whole: Vec<Line<'_>> = panels.iter().flat_map(|panel| panel.folded(columns)).collect();
        let lines = if has_focus || whole.len() <= rows {
            scroll.show(whole, rows)
        } else {
            shortened(panels, columns, rows)
        };
        return frame.render_widget(Paragraph::new(lines), area);
    };
    for Placed { area, panel, lines } in placed {
        let style = if has_focus { FOCUS } else { QUIET };
        let block = Block::bordered().border_style(style).title_style(TITLE).title(panel.title());
        let block = badged(block, panel, area.width);
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }
}

/// The block of a bot, with its level at the right where the title leaves room for it.
fn badged<'a>(block: Block<'a>, panel: &'a Panel, columns: u16) -> Block<'a> {
    let badge = panel.badge().map(|badge| format!(" {badge} "));
    let room = usize::from(columns).saturating_sub(text::width(&panel.title()) + CORNERS);
    match badge.filter(|badge| text::width(badge) <= room) {
        Some(badge) => block.title(Line::styled(badge, QUIET).right_aligned()),
        None => block,
    }
}

/// The panels with as many words and as few columns as fit.
fn in_columns(area: Rect, panels: &[Panel]) -> Option<Vec<Placed<'_>>> {
    let most = area.width.checked_div(NARROWEST)?.max(1);
    [Detail::Full, Detail::Short]
        .into_iter()
        .flat_map(|length| (1..=most).map(move |n_columns| (length, n_columns)))
        .find_map(|(length, n_columns)| arrange(area, panels, length, n_columns))
}

/// The panels in `n_columns` columns, each below the shortest so far; `None` if they do not fit.
fn arrange(
    area: Rect,
    panels: &[Panel],
    length: Detail,
    n_columns: u16,
) -> Option<Vec<Placed<'_>>> {
    let width = area.width.checked_div(n_columns)?;
    let mut heights = vec![0_u16; n_columns.into()];
    let mut placed = Vec::new();
    for panel in panels {
        let (column, top) = (0_u16..).zip(heights.iter().copied()).min_by_key(|(_, top)| *top)?;
        let lines = panel.lines(length, width.saturating_sub(2).into());
        let height = u16::try_from(lines.len()).ok()?.saturating_add(2);
        heights[usize::from(column)] += height;
        if heights[usize::from(column)] > area.height {
            return None;
        }
        let area = Rect::new(area.x + column * width, area.y + top, width, height);
        placed.push(Placed { area, panel, lines });
    }
    Some(placed)
}

/// As much of each panel as there is room for, at least one line each. Those above get more.
fn shortened(panels: &[Panel], columns: usize, rows: usize) -> Vec<Line<'static>> {
    let columns = columns.saturating_sub(text::width(MORE));
    let folded: Vec<Vec<Line<'_>>> = panels.iter().map(|panel| panel.folded(columns)).collect();
    let mut n_lines = vec![0; folded.len()];
    for _ in 0..rows {
        let least = |(at, lines): &(usize, &Vec<Line<'_>>)| n_lines[*at] < lines.len();
        let next = folded.iter().enumerate().filter(least).min_by_key(|(at, _)| n_lines[*at]);
        let Some((at, _)) = next else {
            break;
        };
        n_lines[at] += 1;
    }
    folded.into_iter().zip(n_lines).flat_map(|(lines, n)| cut(lines, n)).collect()
}

/// The first `n` lines, with a sign at the end if there are more.
fn cut(mut lines: Vec<Line<'static>>, n: usize) -> Vec<Line<'static>> {
    let is_cut = lines.len() > n;
    lines.truncate(n);
    if let Some(last) = lines.last_mut().filter(|_| is_cut) {
        last.push_span(MORE);
    }
    lines
}
