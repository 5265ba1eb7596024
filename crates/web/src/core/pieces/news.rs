//! A text as it travels: as it is, or deflated.
//!
//! Every message is deflated by itself: a socket keeps nothing for the next one, and how long a
//! message is depends on its contents alone. No message holds the token of a session, which pages
//! fill in by themselves, so that no guess at it can be told by a length.

use std::cell::RefCell;
use std::sync::OnceLock;

use flate2::{Compress, Compression, FlushCompress, Status};
use tokio_tungstenite::tungstenite::{Bytes, Utf8Bytes};

/// A shorter text travels as it is.
const LEAST: usize = 200;
/// Of the levels, what takes few microseconds: more of them make hardly fewer bytes.
const LEVEL: u32 = 4;

thread_local! {
    /// What deflates takes a third of a megabyte: each thread has one.
    static PRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

/// A text that several viewers may be sent.
#[derive(Debug)]
pub(crate) struct News {
    text: Utf8Bytes,
    /// Deflated when it is first needed, and once; nothing, if that makes it no shorter.
    packed: OnceLock<Option<Bytes>>,
}

impl News {
    pub(super) fn new(text: impl Into<Utf8Bytes>) -> Self {
        Self { text: text.into(), packed: OnceLock::new() }
    }

    pub(crate) fn text(&self) -> &Utf8Bytes {
        &self.text
    }

    /// The text deflated, if that is worth it.
    pub(crate) fn packed(&self) -> Option<&Bytes> {
        self.packed.get_or_init(|| deflated(&self.text)).as_ref()
    }

    /// About how many bytes of memory it takes.
    pub(super) fn weight(&self) -> usize {
        self.text.len() + self.text.len().div_ceil(4)
    }
}

fn deflated(text: &str) -> Option<Bytes> {
    if text.len() < LEAST {
        return None;
    }
    // What becomes no shorter finds no room.
    let mut packed = Vec::with_capacity(text.len() - 1);
    let done = PRESS.with_borrow_mut(|press| {
        press.reset();
        press.compress_vec(text.as_bytes(), &mut packed, FlushCompress::Finish)
    });
    matches!(done, Ok(Status::StreamEnd)).then(|| Bytes::copy_from_slice(&packed))
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    fn inflated(packed: &[u8], length: usize) -> String {
        let mut text = Vec::with_capacity(length + 1);
        let done =
            Decompress::new(false).decompress_vec(packed, &mut text, FlushDecompress::Finish);
        assert_eq!(done.expect("it is deflated"), Status::StreamEnd);
        String::from_utf8(text).expect("a text")
    }

    #[test]
    fn what_is_worth_it_is_deflated_and_nothing_is_lost() {
        let mut dice = engine::Rng::new(22);
        for length in [LEAST, 1_000, 50_000] {
            let text: String =
                (0..length).map(|_| if dice.below(9) == 0 { 'é' } else { 'a' }).collect();
            let news = News::new(text.clone());
            let packed = news.packed().expect("it becomes shorter");
            assert!(packed.len() < text.len());
            assert_eq!(inflated(packed, text.len()), text);
            // What came before leaves no trace.
            assert_eq!(News::new(text).packed(), Some(packed));
        }
    }

    #[test]
    fn what_is_short_travels_as_it_is() {
        assert_eq!(News::new("a".repeat(LEAST - 1)).packed(), None);
        assert_eq!(News::new("").packed(), None);
    }
}
