//! A search ends when it is no longer needed.

use std::thread;
use std::time::{Duration, Instant};

use bots::{Brain, Budget, Insight, Spec, Stop, Style};
use games::{GameKind, Plain, dispatch};

use super::common::walk;

const HOUR: Duration = Duration::from_hours(1);

fn stops<G: Insight + Plain>() {
    let mut asked = false;
    walk::<G>(2, 5, |game| {
        let legal = game.legal_actions();
        if legal.len() < 2 {
            return true;
        }
        asked = true;
        let search = Brain::Search(Style::default());
        let spec = Spec { budget: Some(Budget::Turn(HOUR)), threads: 2, ..Spec::new(search) };
        let (mut bot, stop) = (G::bot(&spec, 1), Stop::default());
        bot.heed(stop.clone());
        let teller = thread::spawn(move || {
            thread::sleep(Duration::from_millis(20));
            stop.stop();
        });
        let start = Instant::now();
        let seat = game.pending().map(|(seat, _)| seat);
        let choice = bot.choose(&game.view(seat), &legal);
        assert!(legal.contains(&choice), "{choice}");
        assert!(start.elapsed() < HOUR, "it was told to stop");
        teller.join().expect("it tells");
        false
    });
    assert!(asked);
}

#[test]
fn a_search_stops_on_demand() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => stops::<G>());
    }
}
