//! What is true of every game, checked on random games. One function for each law.
//!
//! A law takes a [`Sample`] (options, seeds, and what which event may teach whom) and gives
//! the first [`Breach`]: the law, the seed, how many actions were played, what is wrong. The test
//! of a game is [`crate::law_tests!`], which makes one test for each law.
//!
//! # Non-interference
//!
//! [`nothing_hidden_shows`] is the law that no one sees what they may not know. For an observer and
//! a state *A*, `imagine` makes a state *B* from the observer's view: another world that looks the
//! same to them. First, everything they could be sent is compared byte by byte: view, question,
//! legal list when they are asked, outcome. Then the same actions, legal in both worlds, are played
//! in both, and the events that they see are compared.
//!
//! * Where they differ for the first time, both events must be ones that may tell the observer
//!   something new ([`Sample::is_news`]): their own draw, an open roll, a card laid open. After
//!   that the worlds may differ, and the comparison ends.
//! * While they are equal, everything the observer could be sent must stay equal. So no rule may
//!   show the effect of a hidden card, or ask or skip a question because of it, without an event.
//!
//! Both points need a statement that does not come from the rules themselves, because dice and
//! leaks look alike from the outside. [`Sample::is_news`] is that statement, and the only thing
//! that the test of a game must supply.

mod actions;
mod hidden;
mod play;
mod sample;
mod state;
mod steps;

pub use actions::{
    actions_round_trip, legal_actions_apply, legal_lists_are_sound, refusals_change_nothing,
};
pub use hidden::{events_are_filtered_once, nothing_hidden_shows, views_can_be_imagined};
pub use play::{
    actions_can_be_taken_back, equal_seeds_give_equal_games, games_end, pieces_are_conserved,
    records_round_trip,
};
pub use sample::{Breach, Sample};
pub use steps::StepLaws;

/// Makes a test for each law: `law_tests!(samples)`, where `samples` is a function that gives a
/// `Vec<Sample<G>>`.
#[macro_export]
macro_rules! law_tests {
    ($samples:expr) => {
        $crate::law_tests! { $samples =>
            legal_lists_are_sound
            legal_actions_apply
            refusals_change_nothing
            actions_round_trip
            games_end
            pieces_are_conserved
            equal_seeds_give_equal_games
            records_round_trip
            actions_can_be_taken_back
            views_can_be_imagined
            nothing_hidden_shows
            events_are_filtered_once
        }
    };
    ($samples:expr => $($law:ident)+) => {
        $(
            #[test]
            fn $law() {
                for sample in $samples() {
                    if let Err(breach) = $crate::laws::$law(&sample) {
                        panic!("{breach}");
                    }
                }
            }
        )+
    };
}
