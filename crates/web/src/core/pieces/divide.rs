//! Where the pieces of a text lie.

use std::ops::Range;

use memchr::memchr;

use super::Piece;

/// An element that is shorter is no piece, with an id or without.
const LEAST: usize = 96;
const LEAST_NAMELESS: usize = 256;
/// Of a drawing what stands in it directly may be a piece, but does not travel without it: browsers
/// would not know it.
const DRAWING: &str = "svg";

/// Elements in which browsers keep no `<wbr>`, or read no tags.
fn is_undivided(name: &str) -> bool {
    matches!(name, "select" | "table" | "textarea")
}

/// Elements without an end.
fn is_void(name: &str) -> bool {
    matches!(name, "br" | "hr" | "img" | "input" | "link" | "wbr")
}

/// An element that is open while a text is read.
struct Open<'a> {
    name: &'a str,
    /// Which it is, if it may be a piece.
    element: Option<usize>,
    /// Whether what stands in it may be a piece.
    is_divided: bool,
    n_children: usize,
}

/// The elements of a text that are pieces; none if it is not written as we write.
pub(super) fn divide(text: &str) -> Option<Vec<Piece>> {
    let mut elements: Vec<Piece> = Vec::new();
    let mut open: Vec<Open<'_>> = Vec::new();
    let mut at = 0;
    while let Some(start) = find(b'<', text, at) {
        at = find(b'>', text, start)? + 1;
        let tag = &text[start + 1..at - 1];
        if let Some(name) = tag.strip_prefix('/') {
            let closed = open.pop().filter(|closed| closed.name == name)?;
            if let Some(element) = closed.element {
                elements[element].range.end = at;
            }
            continue;
        }
        let (around, nth) = match open.last_mut() {
            Some(around) => {
                around.n_children += 1;
                (Some(&*around), around.n_children - 1)
            }
            None => (None, 0),
        };
        let name = &tag[..find(b' ', tag, 0).unwrap_or(tag.len())];
        if is_void(name) || tag.ends_with('/') {
            continue;
        }
        let may_be_piece = around.is_none_or(|around| around.is_divided);
        let is_drawn = around.is_some_and(|around| around.name == DRAWING);
        if may_be_piece {
            let id = id(tag).map_or(0..0, |id| start + 1 + id.start..start + 1 + id.end);
            let holder = around.and_then(|around| around.element);
            let is_drawing = name == DRAWING;
            elements.push(Piece { is_drawing, ..Piece::new(start..start, id, holder, nth) });
        }
        let element = may_be_piece.then(|| elements.len() - 1);
        let is_divided = may_be_piece && !is_drawn && !is_undivided(name);
        open.push(Open { name, element, is_divided, n_children: 0 });
    }
    open.is_empty().then(|| worth(elements))
}

/// Where a byte comes next. A page has thousands of tags: this takes a third of the time of
/// `str::find`.
fn find(byte: u8, text: &str, from: usize) -> Option<usize> {
    memchr(byte, &text.as_bytes()[from..]).map(|n| from + n)
}

/// Where the id of a tag stands.
fn id(tag: &str) -> Option<Range<usize>> {
    const ID: &[u8] = b" id=\"";
    let start = tag.as_bytes().windows(ID.len()).position(|part| part == ID)? + ID.len();
    Some(start..find(b'"', tag, start)?)
}

/// The elements that are worth being pieces, and the first.
fn worth(elements: Vec<Piece>) -> Vec<Piece> {
    // Where each went, or where the one around it did.
    let mut went: Vec<usize> = Vec::with_capacity(elements.len());
    let mut pieces: Vec<Piece> = Vec::new();
    for mut element in elements {
        element.holder = element.holder.map(|holder| went[holder]);
        if is_worth_it(&element) || pieces.is_empty() {
            went.push(pieces.len());
            pieces.push(element);
        } else {
            went.push(element.holder.unwrap_or_default());
        }
    }
    pieces
}

/// Whether an element is long enough to be a piece: what stands for it is much shorter.
fn is_worth_it(element: &Piece) -> bool {
    let least = if element.id.is_empty() { LEAST_NAMELESS } else { LEAST };
    element.range.len() >= least
}
