//! Statistics of a number of games.

#[expect(clippy::cast_precision_loss, reason = "counts of games and decisions are below 2^52")]
pub(crate) const fn count(n: usize) -> f64 {
    n as f64
}

/// A figure for people, rounded to four places.
pub(super) fn rounded(figure: f64) -> f64 {
    (figure * 1e4).round() / 1e4
}

/// An estimate and the ends of its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Interval {
    pub(super) share: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// The normal quantile that leaves 2.5 % on each side.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's score interval of a share: `wins` out of `n`, where a shared win is a fraction.
pub(super) fn wilson(wins: f64, n: f64) -> Interval {
    if n <= 0.0 {
        return Interval { share: 0.0, low: 0.0, high: 1.0 };
    }
    let share = wins / n;
    let z2 = Z * Z;
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    Interval { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// The quantile of sorted values.
pub(super) fn quantile(sorted: &[f64], part: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else {
        return 0.0;
    };
    let place = part * count(last);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place in a list"
    )]
    let below = place.floor() as usize;
    let above = (below + 1).min(last);
    sorted[below] + (sorted[above] - sorted[below]) * place.fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is_near(interval: Interval, low: f64, high: f64) {
        let is_near = |a: f64, b: f64| (a - b).abs() < 5e-5;
        assert!(is_near(interval.low, low) && is_near(interval.high, high), "{interval:?}");
    }

    /// Newcombe (1998), table I, method 3.
    #[test]
    fn the_interval_is_wilsons() {
        is_near(wilson(81.0, 263.0), 0.2553, 0.3662);
        is_near(wilson(15.0, 148.0), 0.0624, 0.1605);
        is_near(wilson(0.0, 20.0), 0.0, 0.1611);
        is_near(wilson(1.0, 29.0), 0.0061, 0.1718);
    }

    #[test]
    fn the_interval_is_symmetric_and_contains_the_share() {
        for wins in 0..=40_u8 {
            let (one, other) = (wilson(wins.into(), 40.0), wilson(f64::from(40 - wins), 40.0));
            assert!((one.low + other.high - 1.0).abs() < 1e-12);
            assert!((one.low..=one.high).contains(&one.share));
        }
    }

    #[test]
    fn no_games_prove_nothing() {
        assert_eq!(wilson(0.0, 0.0), Interval { share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn quantiles_lie_between_the_values() {
        let values = [1.0, 2.0, 3.0, 4.0, 5.0];
        for (part, expected) in [(0.0, 1.0), (0.5, 3.0), (0.625, 3.5), (1.0, 5.0)] {
            assert!((quantile(&values, part) - expected).abs() < 1e-12, "{part}");
        }
        assert!(quantile(&[], 0.5).abs() < f64::EPSILON);
    }
}
