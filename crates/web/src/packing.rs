//! What browsers take compressed: files once and as well as it goes, pages each time and quickly.

use std::io::{self, Write};

use axum::http::header::{ACCEPT_ENCODING, HeaderMap};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// As well as it goes takes a third of a second for the sheet, and the server does it once.
/// Programs that are built for tests have no time for it.
const BEST: i32 = if cfg!(debug_assertions) { 9 } else { 11 };

/// In which coding a text travels, the better one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The best that a client takes, if it takes any.
    pub(crate) fn taken(headers: &HeaderMap) -> Option<Self> {
        let taken = headers.get_all(ACCEPT_ENCODING);
        let taken: Vec<&str> = taken.iter().filter_map(|text| text.to_str().ok()).collect();
        let takes =
            |name: &str| taken.iter().flat_map(|text| text.split(',')).any(|one| takes(one, name));
        Self::ALL.into_iter().find(|coding| takes(coding.name()))
    }

    pub(crate) fn pack(self, text: &[u8]) -> io::Result<Vec<u8>> {
        let mut packed = Vec::new();
        match self {
            Self::Brotli => {
                let params = BrotliEncoderParams {
                    quality: BEST,
                    size_hint: text.len(),
                    ..Default::default()
                };
                brotli::BrotliCompress(&mut &text[..], &mut packed, &params)?;
            }
            Self::Gzip => {
                let mut coder = GzEncoder::new(&mut packed, Compression::best());
                coder.write_all(text)?;
                coder.finish()?;
            }
        }
        Ok(packed)
    }
}

/// Whether a part of `Accept-Encoding` names this coding, and not to refuse it.
fn takes(part: &str, name: &str) -> bool {
    let mut words = part.split(';').map(str::trim);
    let is_named = words.next().is_some_and(|word| word.eq_ignore_ascii_case(name));
    let weight = words.find_map(|word| word.strip_prefix("q="));
    is_named && weight.is_none_or(|weight| weight.parse().is_ok_and(|weight: f32| weight > 0.0))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn taken(headers: &[&str]) -> Option<Coding> {
        let headers = headers.iter().map(|text| {
            (ACCEPT_ENCODING, HeaderValue::from_bytes(text.as_bytes()).expect("a header"))
        });
        Coding::taken(&headers.collect())
    }

    #[test]
    fn the_best_coding_that_is_taken_is_chosen() {
        for (headers, best) in [
            (&["gzip, deflate, br, zstd"][..], Some(Coding::Brotli)),
            (&["gzip;q=1.0, BR ; q=0.1"], Some(Coding::Brotli)),
            (&["gzip", "br"], Some(Coding::Brotli)),
            (&["gzip, br;q=0"], Some(Coding::Gzip)),
            (&["br;q=0.000, gzip;q=0"], None),
            (&["br;q=NaN, gzip;q=-1"], None),
            (&["identity, *, brotli, x-gzip, ;;;,,br q=1"], None),
            (&["\u{e9}"], None),
            (&[], None),
        ] {
            assert_eq!(taken(headers), best, "{headers:?}");
        }
    }
}
