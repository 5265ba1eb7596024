//! Counts in files, so that a long series can be played in parts, on several machines.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::Result;
use crate::plan::BalancePlan;

/// What was counted with one number of players.
pub(crate) trait SeriesCount {
    /// What was agreed before the games. Only counts of the same are added.
    fn options(&self) -> String;

    fn numbers(&mut self) -> Vec<&mut u64>;
}

/// Adds the counts of earlier parts, and saves the sum, as the command asks for.
pub(crate) fn join<S: SeriesCount>(plan: &BalancePlan, all: &mut [S]) -> Result<()> {
    for path in &plan.parts {
        let mistake = || format!("{}: no counts of the same games", path.display());
        let text = fs::read_to_string(path)?;
        let added = all.iter_mut().filter_map(|series| add(&text, &plan.bot, series));
        if added.count() == 0 {
            return Err(mistake().into());
        }
    }
    if let Some(path) = &plan.save {
        fs::write(path, all.iter_mut().map(|series| line(&plan.bot, series)).collect::<String>())?;
    }
    Ok(())
}

fn add(text: &str, bot: &str, series: &mut impl SeriesCount) -> Option<()> {
    let key = key(bot, series);
    let counts = text.lines().find_map(|line| line.strip_prefix(&key))?;
    let counts: Vec<u64> = counts.split_whitespace().map_while(|n| n.parse().ok()).collect();
    let numbers = series.numbers();
    (counts.len() == numbers.len())
        .then(|| numbers.into_iter().zip(counts).for_each(|(sum, n)| *sum += n))
}

fn line(bot: &str, series: &mut impl SeriesCount) -> String {
    let key = key(bot, series);
    let numbers = series.numbers();
    numbers.iter().fold(key, |line, n| format!("{line} {n}")) + "\n"
}

fn key(bot: &str, series: &impl SeriesCount) -> String {
    let mut hasher = DefaultHasher::new();
    (bot, series.options()).hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Two(u64, u64);

    impl SeriesCount for Two {
        fn options(&self) -> String {
            "two".into()
        }

        fn numbers(&mut self) -> Vec<&mut u64> {
            vec![&mut self.0, &mut self.1]
        }
    }

    #[test]
    fn counts_of_the_same_games_are_added() {
        let text = line("greedy", &mut Two(3, 40));
        let mut sum = Two(1, 1);
        assert_eq!(add(&text, "greedy", &mut sum), Some(()));
        assert_eq!((sum.0, sum.1), (4, 41));
        assert_eq!(add(&text, "search", &mut sum), None);
        assert_eq!(add(text.trim_end_matches(" 40\n"), "greedy", &mut sum), None);
        assert_eq!((sum.0, sum.1), (4, 41));
    }
}
