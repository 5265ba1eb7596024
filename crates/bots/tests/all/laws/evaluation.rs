//! The built-in weights fit the measures of the games.

use bots::fit::WeightsFile;
use bots::{Evaluation, Insight};
use engine::Seed;
use games::{GameKind, Plain, dispatch};

use super::common::options;

fn weights_fit<G: Insight + Plain>() {
    let path = format!("{}/../../data/{}/evaluation.toml", env!("CARGO_MANIFEST_DIR"), G::SLUG);
    let text = std::fs::read_to_string(&path).expect("every game has the file");
    let file: WeightsFile = text.parse().expect("weights");
    if !file.players.is_empty() {
        assert_eq!(file.features, G::FEATURES, "fit {} again", G::SLUG);
    }
    for (players, fitted) in &file.players {
        let players = players.parse().expect("a number of players");
        let mut evaluation = Evaluation::<G>::standard(players).expect("a weight a measure");
        let game = G::new(&options::<G>(players), Seed::from_number(1)).expect("a game");
        let sum: f32 = evaluation.shares(&game).iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        assert!(fitted.log_loss < fitted.baseline, "{} of {players} has learnt nothing", G::SLUG);
    }
}

#[test]
fn the_built_in_weights_fit_the_measures() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => weights_fit::<G>());
    }
}
