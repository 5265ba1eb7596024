//! Counts as floats.

#[expect(clippy::cast_precision_loss, reason = "counts of games and decisions are below 2^52")]
pub(super) const fn count(n: usize) -> f64 {
    n as f64
}

/// A figure for people, rounded to four places.
pub(super) fn rounded(figure: f64) -> f64 {
    (figure * 1e4).round() / 1e4
}
