//! A text in pieces, so that of a change only those travel that the other side does not have.
//!
//! A piece is an element. Its address is its id; without one, the address of the element around it
//! and which of its children it is. A `<wbr>` with the address as its id stands for a piece that the
//! other side has there: browsers keep it nearly everywhere, and no page of ours uses one.

mod divide;
mod news;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::ops::Range;
use std::sync::{Arc, Mutex};

use self::divide::divide;
pub(crate) use self::news::News;
use crate::core::guard::lock;

/// A page with this in the place of its stamp is given one.
pub(crate) const NO_STAMP: &str = "????????????????";

/// A text and where its pieces lie.
#[derive(Debug)]
pub(crate) struct PiecedText {
    whole: Arc<News>,
    /// Each after the one that holds it; the first is the whole text.
    all: Vec<Piece>,
    /// Tells the text from every other.
    stamp: String,
    marks: Marks,
    /// What was sent last, and to viewers who had what: many have the same.
    last: Mutex<Option<(Marks, Arc<News>)>>,
}

/// The pieces that a viewer has: their marks in order.
pub(crate) type Marks = Arc<[u64]>;

#[derive(Debug)]
struct Piece {
    range: Range<usize>,
    /// Where its id stands; empty, if it has none.
    id: Range<usize>,
    /// The smallest piece around it.
    holder: Option<usize>,
    /// As many elements stand before it in the one around it.
    nth: usize,
    is_drawing: bool,
    /// A mark of its address.
    place: u64,
    /// Tells it from every other piece, and from itself elsewhere. What it holds does not matter.
    mark: u64,
}

impl PiecedText {
    /// A text of one piece.
    pub(crate) fn whole(text: String, keys: &RandomState) -> Self {
        let whole = Piece::new(0..text.len(), 0..0, None, 0);
        Self::marked(text, vec![whole], keys)
    }

    /// An element and the elements in it; one piece, if the text does not read as one element with
    /// an id.
    pub(crate) fn of_element(text: String, keys: &RandomState) -> Self {
        let is_whole = |pieces: &Vec<Piece>| {
            pieces.first().is_some_and(|first| first.range == (0..text.len()))
        };
        match divide(&text).filter(is_whole) {
            Some(pieces) => Self::marked(text, pieces, keys),
            None => Self::whole(text, keys),
        }
    }

    /// Marks the pieces, and writes the stamp into the first tag, where there is a place for it.
    fn marked(mut text: String, mut pieces: Vec<Piece>, keys: &RandomState) -> Self {
        for at in 0..pieces.len() {
            pieces[at].place = place(&text, &pieces, at, keys);
        }
        for at in (0..pieces.len()).rev() {
            pieces[at].mark = mark(&text, &pieces, at, keys);
        }
        // Of the first piece all that it holds matters too.
        let marks: Vec<u64> = pieces.iter().map(|piece| piece.mark).collect();
        pieces[0].mark = keys.hash_one(&marks);
        let stamp = format!("{:016x}", pieces[0].mark);
        let mut marks: Vec<u64> = pieces.iter().map(|piece| piece.mark).collect();
        marks.sort_unstable();
        let tag = text.find('>').unwrap_or_default();
        if let Some(at) = text[..tag].find(NO_STAMP) {
            text.replace_range(at..at + NO_STAMP.len(), &stamp);
        }
        let whole = Arc::new(News::new(text));
        Self { whole, all: pieces, stamp, marks: marks.into(), last: Mutex::default() }
    }

    /// The whole text.
    pub(crate) fn text(&self) -> &str {
        self.whole.text()
    }

    /// The whole text for a viewer who has nothing.
    pub(crate) fn whole_news(&self) -> Arc<News> {
        self.whole.clone()
    }

    /// What a viewer has who was sent this.
    pub(crate) fn marks(&self) -> Marks {
        self.marks.clone()
    }

    /// Whether a viewer with this stamp has this text.
    pub(crate) fn has_stamp(&self, stamp: &str) -> bool {
        self.stamp == stamp
    }

    /// About how many bytes of memory it takes.
    pub(crate) fn weight(&self) -> usize {
        // What changed is sent besides, and is no longer.
        2 * self.whole.weight() + size_of_val(&*self.all) + size_of_val(&*self.marks)
    }

    /// What to send to a viewer who has these pieces: those that changed, each within the one that
    /// holds it if that changed too. Nothing, if the whole is the same.
    pub(crate) fn since(&self, had: &Marks) -> Option<Arc<News>> {
        if self.has_first(had) {
            return None;
        }
        let mut last = lock(&self.last);
        let same = last.as_ref().filter(|(marks, _)| Arc::ptr_eq(marks, had));
        if let Some((_, news)) = same {
            return Some(news.clone());
        }
        let news = Arc::new(News::new(self.changes(had)));
        *last = Some((had.clone(), news.clone()));
        Some(news)
    }

    fn has_first(&self, had: &Marks) -> bool {
        self.all.first().is_some_and(|first| has(had, first))
    }

    fn changes(&self, had: &Marks) -> String {
        let has = |piece: &Piece| has(had, piece);
        let mut news = String::new();
        for (at, piece) in self.all.iter().enumerate() {
            let is_placed = |holder: usize| has(&self.all[holder]);
            if !has(piece) && piece.holder.is_none_or(is_placed) {
                if piece.holder.is_some() {
                    self.stand_in(at, &mut news);
                }
                self.write(at, &has, &mut news);
            }
        }
        news
    }

    /// Writes a piece, with what it holds if that is new.
    fn write(&self, at: usize, has: &impl Fn(&Piece) -> bool, news: &mut String) {
        for own in own(self.text(), &self.all, at) {
            match own {
                PieceContent::Text(text) => news.push_str(text),
                PieceContent::Held(held) if has(&self.all[held]) => self.stand_in(held, news),
                PieceContent::Held(held) => self.write(held, has, news),
            }
        }
    }

    /// Writes what stands for a piece.
    fn stand_in(&self, at: usize, news: &mut String) {
        news.push_str("<wbr id=\"");
        self.write_address(at, news);
        news.push_str("\"/>");
    }

    fn write_address(&self, at: usize, news: &mut String) {
        let piece = &self.all[at];
        news.push_str(&self.text()[piece.id.clone()]);
        if let Some(holder) = piece.holder.filter(|_| piece.id.is_empty()) {
            self.write_address(holder, news);
            news.push(' ');
            news.push_str(&piece.nth.to_string());
        }
    }
}

impl Piece {
    const fn new(range: Range<usize>, id: Range<usize>, holder: Option<usize>, nth: usize) -> Self {
        Self { range, id, holder, nth, is_drawing: false, place: 0, mark: 0 }
    }
}

/// Whether a viewer has a piece.
fn has(had: &Marks, piece: &Piece) -> bool {
    had.binary_search(&piece.mark).is_ok()
}

fn place(text: &str, pieces: &[Piece], at: usize, keys: &RandomState) -> u64 {
    let piece = &pieces[at];
    match piece.holder.filter(|_| piece.id.is_empty()) {
        Some(holder) => keys.hash_one((pieces[holder].place, piece.nth)),
        None => keys.hash_one(&text[piece.id.clone()]),
    }
}

fn mark(text: &str, pieces: &[Piece], at: usize, keys: &RandomState) -> u64 {
    let mut hasher = keys.build_hasher();
    hasher.write_u64(pieces[at].place);
    hasher.write_u64(pieces[at].holder.map_or(0, |holder| pieces[holder].place));
    for own in own(text, pieces, at) {
        match own {
            PieceContent::Text(text) => hasher.write(text.as_bytes()),
            PieceContent::Held(held) => {
                hasher.write_u64(pieces[held].place);
                let inside = Some(pieces[held].mark).filter(|_| pieces[at].is_drawing);
                hasher.write_u64(inside.unwrap_or_default());
            }
        }
    }
    hasher.finish()
}

/// What a piece is made of, in order.
fn own<'a>(
    text: &'a str,
    pieces: &'a [Piece],
    at: usize,
) -> impl Iterator<Item = PieceContent<'a>> {
    let Range { start, end } = pieces[at].range.clone();
    let inside = pieces.iter().enumerate().skip(at + 1);
    let inside = inside.take_while(move |(_, other)| other.range.start < end);
    let held = inside.filter(move |(_, other)| other.holder == Some(at));
    let held = held.map(|(at, other)| (other.range.clone(), Some(at)));
    let mut from = start;
    held.chain([(end..end, None)]).flat_map(move |(range, held)| {
        let own = &text[from..range.start];
        from = range.end;
        [Some(PieceContent::Text(own)), held.map(PieceContent::Held)].into_iter().flatten()
    })
}

/// What a piece is made of: text of its own, and other pieces.
enum PieceContent<'a> {
    Text(&'a str),
    Held(usize),
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use games::GameKind;
    use testkit::rehearsal::{Manner, Rehearsal, RehearsalPlan, RehearsalRules};
    use tokio_tungstenite::tungstenite::Bytes;

    use super::*;
    use crate::core::tables::Viewer;
    use crate::exhibit::Exhibit;
    use crate::pages::table;

    /// What a viewer is sent for one action in the middle of a game, on average.
    const MOST_BYTES: usize = 9_000;
    /// The same as it travels.
    const MOST_PACKED: usize = 2_100;

    /// An element of this length is a piece.
    const LONG_ENOUGH: usize = 96;

    fn pieces(text: &str, keys: &RandomState) -> PiecedText {
        PiecedText::of_element(text.to_owned(), keys)
    }

    fn text(of: char) -> String {
        of.to_string().repeat(LONG_ENOUGH)
    }

    /// What a viewer is sent who was sent something before.
    fn since(pieces: &PiecedText, had: &Marks) -> Option<String> {
        pieces.since(had).map(|news| news.text().to_string())
    }

    #[test]
    fn only_what_changed_travels_within_what_holds_it() {
        let keys = RandomState::new();
        let [a, b, c] = ['a', 'b', 'c'].map(text);
        let page = |first: &str, second: &str, moved: &str| {
            format!(
                "<div id=\"live\" data-stamp=\"{}\"><p id=\"one\">{first}</p><div id=\"two\"><br>\
                 <p id=\"three\">{second}</p></div>{moved}</div>",
                first.len() + second.len() + moved.len(),
            )
        };
        let before = pieces(&page(&a, &b, ""), &keys);
        assert_eq!(since(&before, &before.marks()), None);
        assert_eq!(since(&before, &Marks::default()).as_deref(), Some(before.text()));

        let inner = pieces(&page(&a, &format!("{c}{c}"), ""), &keys);
        let news = since(&inner, &before.marks()).expect("it changed");
        let shell = "<wbr id=\"one\"/><wbr id=\"two\"/></div>";
        let moved = format!("{shell}<wbr id=\"three\"/><p id=\"three\">{c}{c}</p>");
        assert!(news.ends_with(&moved), "{news}");

        // What holds a piece belongs to what it is: who has it elsewhere is sent it again.
        let (here, there) = (format!("<p id=\"four\">{c}</p>"), format!("<i id=\"five\">{c}</i>"));
        let with = |first: &str, last: &str| pieces(&page(&format!("{a}{first}"), &b, last), &keys);
        let news = since(&with("", &here), &with(&here, &there).marks()).expect("it moved");
        assert!(news.contains(&here) && !news.contains(&b), "{news}");
    }

    #[test]
    fn viewers_who_have_the_same_are_sent_the_same() {
        let keys = RandomState::new();
        let page =
            |of| pieces(&format!("<div id=\"live\"><p id=\"a\">{}</p></div>", text(of)), &keys);
        let (before, after) = (page('a'), page('b'));
        let send = |had: &Marks| after.since(had).expect("it changed");
        let (first, second) = (send(&before.marks()), send(&before.marks()));
        assert!(Arc::ptr_eq(&first, &second), "it is made once");
        let (third, fourth) = (send(&Marks::default()), send(&before.marks()));
        assert_eq!(third.text().as_str(), after.text(), "who has nothing gets all");
        assert_eq!(fourth.text(), first.text());
    }

    #[test]
    fn what_is_not_well_formed_is_one_piece() {
        let keys = RandomState::new();
        let filler = text('a');
        for odd in ["<p id=\"x\">", "</p>", "<p id=\"x\">{}</i>", "<svg id=\"x\">", "<"] {
            let odd = pieces(&format!("<div id=\"live\">{filler}{odd}</div>"), &keys);
            assert_eq!(odd.all.len(), 1, "{odd:?}");
        }
        let svg = pieces("<div id=\"a\"><svg id=\"b\"><path/></svg><p></p></div>", &keys);
        assert_eq!(svg.all.len(), 1, "short ones are left out");
        let twice = pieces("<p id=\"a\"></p><p id=\"b\"></p>", &keys);
        assert_eq!(twice.all.len(), 1);
    }

    #[test]
    fn a_drawing_travels_without_what_stays_the_same_in_it() {
        let keys = RandomState::new();
        let [land, pawn] = ['a', 'b'].map(|of| text(of).repeat(3));
        let map = |pawn: &str| {
            let drawing = format!("<svg class=\"map\"><g>{land}</g><g><svg>{pawn}</svg></g></svg>");
            pieces(&format!("<div id=\"live\">{drawing}</div>"), &keys)
        };
        let news = since(&map(&format!("{pawn}c")), &map(&pawn).marks()).expect("it changed");
        let drawing = format!("<wbr id=\"live 0 0\"/><g><svg>{pawn}c</svg></g></svg>");
        assert_eq!(
            news,
            format!("<div id=\"live\"><svg class=\"map\">{drawing}</div>"),
            "a piece that changed stands in one that changed"
        );
    }

    /// What each person at the table is sent.
    fn fragments(rehearsal: &Rehearsal, keys: &RandomState) -> Vec<PiecedText> {
        let kept = Exhibit::new(rehearsal.table().clone(), rehearsal.people()).kept;
        let draw = |user| table::pieces(&kept, &Viewer::new(&kept.table, Some(user)), keys);
        rehearsal.users().iter().map(draw).collect()
    }

    /// Four viewers of every game, from a third of it to two thirds.
    #[test]
    fn in_the_middle_of_a_game_an_action_takes_few_bytes() {
        let keys = RandomState::new();
        for kind in GameKind::ALL {
            let (manner, rules) = (Manner::Greedy, RehearsalRules::Standard);
            let mut rehearsal =
                Rehearsal::new(RehearsalPlan { kind, players: 4, seed: 1, manner, rules });
            rehearsal.start();
            let third = rehearsal.script().len().div_euclid(3);
            let mut had: Vec<Marks> = Vec::new();
            let (mut n_bytes, mut n_packed, mut n_sent) = (0, 0, 0);
            for n in third..2 * third {
                rehearsal.play_to(n);
                let fragments = fragments(&rehearsal, &keys);
                for (pieces, had) in fragments.iter().zip(&had) {
                    let places = pieces.all.iter().map(|piece| piece.place);
                    assert!(places.collect::<HashSet<_>>().len() == pieces.all.len(), "{n}");
                    // What plays itself came with the answer before.
                    if let Some(news) = pieces.since(had) {
                        let length = news.text().len();
                        n_packed += news.packed().map_or(length, Bytes::len);
                        (n_bytes, n_sent) = (n_bytes + length, n_sent + 1);
                    }
                }
                had = fragments.iter().map(PiecedText::marks).collect();
            }
            let [text, packed] = [n_bytes, n_packed].map(|n| n.div_euclid(n_sent));
            eprintln!("{kind}: {text} bytes a message, {packed} deflated");
            assert!(n_sent > 100 && text < MOST_BYTES, "{kind}: {text}, {n_sent}");
            assert!(packed < MOST_PACKED, "{kind}: {packed}");
        }
    }
}
