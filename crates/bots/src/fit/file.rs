//! `data/<game>/evaluation.toml`: weights, and how they were made.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// The weights of a game's evaluation.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct WeightsFile {
    /// The names of the measures, in order: [`crate::Insight::FEATURES`].
    pub features: Vec<String>,
    /// The weights, by number of players.
    #[serde(default)]
    pub players: BTreeMap<String, Fitted>,
}

/// The weights for one number of players.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Fitted {
    pub command: String,
    pub date: String,
    pub games: u32,
    /// The number of positions sampled from them.
    pub positions: usize,
    /// The mean log loss on the winners of held-out games, in nats.
    pub log_loss: f64,
    /// The log loss of a uniform guess.
    pub baseline: f64,
    /// One weight for each measure.
    pub weights: Vec<f32>,
}

impl FromStr for WeightsFile {
    type Err = toml::de::Error;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        toml::from_str(text)
    }
}

impl fmt::Display for WeightsFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# Who will win, from what the bots measure. Written by `trivium fit`.")?;
        writeln!(f, "features = [")?;
        for feature in &self.features {
            writeln!(f, "    {feature:?},")?;
        }
        writeln!(f, "]")?;
        for (players, fitted) in &self.players {
            writeln!(f, "\n[players.{players}]\n{fitted}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Fitted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "command = {:?}", self.command)?;
        writeln!(f, "date = {:?}", self.date)?;
        writeln!(f, "games = {}", self.games)?;
        writeln!(f, "positions = {}", self.positions)?;
        writeln!(f, "log_loss = {:.4}", self.log_loss)?;
        writeln!(f, "baseline = {:.4}", self.baseline)?;
        let weights: Vec<String> = self.weights.iter().map(|w| format!("{w:.5}")).collect();
        write!(f, "weights = [{}]", weights.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_file_is_read_back() {
        let fitted = Fitted {
            command: "trivium fit \"x\"".into(),
            date: "2026-11-15".into(),
            games: 10,
            positions: 99,
            log_loss: 0.5,
            baseline: 0.75,
            weights: vec![1.5, -0.25],
        };
        let file = WeightsFile {
            features: vec!["points".into(), "cards".into()],
            players: [("2".to_owned(), fitted)].into(),
        };
        assert_eq!(file.to_string().parse(), Ok(file));
    }
}
