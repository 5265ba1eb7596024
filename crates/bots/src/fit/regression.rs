//! Logistic regression over seats, by Newton's method.

use super::Samples;
use crate::arena::count;

/// Fitted weights, and how well they predict the winner.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// One weight for each measure.
    pub weights: Vec<f32>,
    /// The mean log loss, in nats.
    pub log_loss: f64,
    /// The log loss of a uniform guess.
    pub baseline: f64,
}

/// The ridge penalty per position.
const RIDGE: f64 = 1e-4;
const MOST_STEPS: usize = 30;
const MOST_HALVINGS: usize = 12;
/// The smallest gain worth another step.
const LEAST_GAIN: f64 = 1e-9;

/// Finds the weights with which a softmax over the seats best predicts the winners in `fitting`,
/// and measures them on `judging`.
pub fn fit(fitting: &Samples, judging: &Samples) -> Fit {
    let scales = scales(fitting);
    let mut weights = vec![0.0; fitting.n_features];
    let mut cost = penalised(fitting, &weights, &scales);
    for _ in 0..MOST_STEPS {
        let Some(step) = newton_step(fitting, &weights, &scales) else {
            break;
        };
        let Some((better, less)) =
            shorten(&step, &weights, cost, |weights| penalised(fitting, weights, &scales))
        else {
            break;
        };
        let gain = cost - less;
        (weights, cost) = (better, less);
        if gain < LEAST_GAIN {
            break;
        }
    }
    let baseline = log_loss(judging, &vec![0.0; weights.len()]);
    let log_loss = log_loss(judging, &weights);
    Fit { weights: weights.into_iter().map(narrow).collect(), log_loss, baseline }
}

/// Halves a step until it is a gain.
fn shorten(
    step: &[f64],
    weights: &[f64],
    cost: f64,
    cost_of: impl Fn(&[f64]) -> f64,
) -> Option<(Vec<f64>, f64)> {
    let lengths = std::iter::successors(Some(1.0), |length: &f64| Some(length * 0.5));
    lengths.take(MOST_HALVINGS).find_map(|length| {
        let next: Vec<f64> = weights.iter().zip(step).map(|(w, s)| w - length * s).collect();
        let less = cost_of(&next);
        (less < cost).then_some((next, less))
    })
}

/// The mean square of each measure, so that the penalty does not depend on its unit.
fn scales(samples: &Samples) -> Vec<f64> {
    let mut sums = vec![1e-6; samples.n_features];
    let rows = samples.features.chunks_exact(samples.n_features.max(1));
    let n = count(rows.len());
    for row in rows {
        for (sum, feature) in sums.iter_mut().zip(row) {
            *sum += f64::from(*feature).powi(2) / n;
        }
    }
    sums
}

/// The predicted win shares.
fn foretell(features: &[f32], weights: &[f64], parts: &mut Vec<f64>) {
    parts.clear();
    for row in features.chunks_exact(weights.len().max(1)) {
        parts.push(row.iter().zip(weights).map(|(feature, w)| f64::from(*feature) * w).sum());
    }
    let most = parts.iter().copied().fold(f64::MIN, f64::max);
    for part in parts.iter_mut() {
        *part = (*part - most).exp();
    }
    let sum: f64 = parts.iter().sum();
    for part in parts {
        *part /= sum;
    }
}

fn log_loss(samples: &Samples, weights: &[f64]) -> f64 {
    let mut parts = Vec::new();
    let mut sum = 0.0;
    for (features, shares) in samples.positions() {
        foretell(features, weights, &mut parts);
        let surprises = shares.iter().zip(&parts);
        sum -= surprises.map(|(share, part)| f64::from(*share) * part.ln()).sum::<f64>();
    }
    sum / count(samples.n_positions().max(1))
}

fn penalised(samples: &Samples, weights: &[f64], scales: &[f64]) -> f64 {
    let large: f64 = weights.iter().zip(scales).map(|(w, scale)| w * w * scale).sum();
    log_loss(samples, weights) + 0.5 * RIDGE * large
}

/// The inverse of the Hessian times the gradient.
fn newton_step(samples: &Samples, weights: &[f64], scales: &[f64]) -> Option<Vec<f64>> {
    let n = weights.len();
    let mut slope = vec![0.0; n];
    let mut curve = vec![0.0; n * n];
    let mut parts = Vec::new();
    for (features, shares) in samples.positions() {
        foretell(features, weights, &mut parts);
        let mut mean = vec![0.0; n];
        for ((row, part), share) in features.chunks_exact(n).zip(&parts).zip(shares) {
            add_scaled(&mut slope, row, part - f64::from(*share));
            add_scaled(&mut mean, row, *part);
        }
        for (row, part) in features.chunks_exact(n).zip(&parts) {
            let apart = row.iter().zip(&mean).map(|(feature, mean)| f64::from(*feature) - mean);
            let apart: Vec<f64> = apart.collect();
            add_square(&mut curve, &apart, *part);
        }
    }
    let n_positions = count(samples.n_positions().max(1));
    slope.iter_mut().chain(&mut curve).for_each(|sum| *sum /= n_positions);
    for (i, scale) in scales.iter().enumerate() {
        slope[i] += RIDGE * scale * weights[i];
        curve[i * n + i] += RIDGE * scale;
    }
    solve(curve, slope)
}

fn add_scaled(sums: &mut [f64], row: &[f32], by: f64) {
    for (sum, feature) in sums.iter_mut().zip(row) {
        *sum += f64::from(*feature) * by;
    }
}

/// Adds the lower half of a vector's outer product with itself.
fn add_square(sums: &mut [f64], vector: &[f64], by: f64) {
    let n = vector.len();
    for (i, value) in vector.iter().enumerate() {
        let scaled = value * by;
        for (sum, other) in sums[i * n..=i * n + i].iter_mut().zip(vector) {
            *sum += scaled * other;
        }
    }
}

/// Solves a symmetric positive definite system, given its lower half (Cholesky).
fn solve(mut a: Vec<f64>, mut b: Vec<f64>) -> Option<Vec<f64>> {
    let n = b.len();
    let dot = |a: &[f64], i: usize, j: usize| -> f64 {
        a[i * n..i * n + j].iter().zip(&a[j * n..]).map(|(x, y)| x * y).sum()
    };
    for i in 0..n {
        for j in 0..i {
            a[i * n + j] = (a[i * n + j] - dot(&a, i, j)) / a[j * n + j];
        }
        let rest = a[i * n + i] - dot(&a, i, i);
        a[i * n + i] = (rest > 0.0).then(|| rest.sqrt())?;
    }
    for i in 0..n {
        let known: f64 = a[i * n..i * n + i].iter().zip(&b).map(|(x, y)| x * y).sum();
        b[i] = (b[i] - known) / a[i * n + i];
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|j| a[j * n + i] * b[j]).sum();
        b[i] = (b[i] - known) / a[i * n + i];
    }
    Some(b)
}

#[expect(clippy::cast_possible_truncation, reason = "play needs no more than f32")]
const fn narrow(weight: f64) -> f32 {
    weight as f32
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;
    use crate::policy::unit;

    /// Positions of three seats whose winner is drawn by known weights.
    fn drawn(weights: &[f64], n_positions: usize, number: u64) -> Samples {
        let mut rng = Rng::new(number);
        let mut samples = Samples::new(3, weights.len());
        for _ in 0..n_positions {
            let row: Vec<f32> =
                (0..3 * weights.len()).map(|_| unit(&mut rng) * 4.0 - 2.0).collect();
            let mut parts = Vec::new();
            foretell(&row, weights, &mut parts);
            let lot = f64::from(unit(&mut rng));
            let winner =
                if lot < parts[0] { 0 } else { 1 + usize::from(lot >= parts[0] + parts[1]) };
            samples.features.extend(row);
            samples.shares.extend((0..3).map(|seat| if seat == winner { 1.0 } else { 0.0 }));
        }
        samples
    }

    #[test]
    fn known_weights_are_recovered() {
        let truth = [1.0, -0.5, 0.0];
        let fit = fit(&drawn(&truth, 20_000, 1), &drawn(&truth, 5_000, 2));
        for (found, truth) in fit.weights.iter().zip(truth) {
            assert!((f64::from(*found) - truth).abs() < 0.05, "{:?}", fit.weights);
        }
        assert!((fit.baseline - 3_f64.ln()).abs() < 1e-9 && fit.log_loss < 0.8 * fit.baseline);
    }

    #[test]
    fn a_constant_measure_gets_no_weight() {
        let mut samples = drawn(&[1.0, 1.0], 2_000, 3);
        samples.features.chunks_exact_mut(2).for_each(|row| row[1] = 7.0);
        let fit = fit(&samples, &samples);
        assert!(fit.weights[1].abs() < 1e-3 && fit.weights[0] > 0.5, "{:?}", fit.weights);
    }

    #[test]
    fn without_positions_nothing_is_learnt() {
        let fit = fit(&Samples::new(2, 2), &Samples::new(2, 2));
        assert_eq!(fit.weights, [0.0, 0.0]);
    }
}
