//! The laws hold for a right game and catch every wrong one.

use super::game::{Happened, Options, Toy, flaw};
use testkit::laws::{self, Breach, Sample};

fn sample<const FLAW: u8>() -> Sample<Toy<FLAW>> {
    Sample {
        options: Options { coins: 0 },
        seeds: 0..200,
        max_actions: 100,
        is_news: Happened::is_news,
    }
}

mod a_right_game {
    use super::{flaw, sample};

    testkit::law_tests!(|| [sample::<{ flaw::NONE }>()]);
}

/// Each line is a test: a law, the flaw that it must catch, and words of the message.
macro_rules! caught {
    ($($test:ident: $law:ident, $flaw:ident, $message:literal;)+) => {
        $(
            #[test]
            fn $test() {
                let result: Result<(), Breach> = laws::$law(&sample::<{ flaw::$flaw }>());
                let breach = result.expect_err("the flaw is not caught");
                assert_eq!(breach.law, stringify!($law));
                assert!(breach.problem.contains($message), "{breach}");
            }
        )+
    };
}

caught! {
    a_list_out_of_order: legal_lists_are_sound, UNSORTED, "`roll` is listed before `pass`";
    a_list_empty_before_the_end: legal_lists_are_sound, SILENT, "0 legal actions, but over is false";
    a_list_longer_than_promised: legal_lists_are_sound, GROWS_LIST, "MAX_LEGAL is 2";
    a_list_not_cleared: legal_lists_are_sound, KEEPS_LIST, "a list that was used before differs";
    an_end_without_outcome: legal_lists_are_sound, ENDS_WITHOUT_RESULT, "but the outcome is None";
    a_card_lost: legal_actions_apply, LOSES_CARDS, "`draw`: the cards are";
    a_panic: legal_actions_apply, PANICS, "panic: the deck is on fire";
    a_refusal_that_changes: refusals_change_nothing, REFUSES_LATE, "the state after the refused";
    a_refusal_that_tells: refusals_change_nothing, REASON_LEAKS, "the refusal differs";
    an_ambiguous_text: actions_round_trip, TEXT, "Roll is written `pass`";
    an_ambiguous_number: actions_round_trip, NUMBER, "`roll` does not survive its number 1";
    a_game_without_end: games_end, ENDLESS, "no end after 100 actions";
    a_card_lost_on_the_way: pieces_are_conserved, LOSES_CARDS, "the cards are";
    dice_from_elsewhere: equal_seeds_give_equal_games, GLOBAL_DICE, "the same actions again";
    a_record_misread: records_round_trip, TEXT, "the end of the record differs";
    a_past_that_changes: actions_can_be_taken_back, GLOBAL_DICE, "the state after taking back";
    a_card_imagined_twice: views_can_be_imagined, IMAGINES_TWICE, "imagines: the cards are";
    another_world_imagined: views_can_be_imagined, IMAGINES_OTHERWISE, "the view differs";
    an_outlook_that_tells: views_can_be_imagined, OUTLOOK_LEAKS, "the outlook differs";
    a_list_that_tells: nothing_hidden_shows, LIST_LEAKS, "the legal list differs";
    a_question_that_tells: nothing_hidden_shows, QUESTION_LEAKS, "the question differs";
    an_event_that_tells: nothing_hidden_shows, EVENT_LEAKS, "an event shows what is hidden";
    an_event_that_hints: nothing_hidden_shows, REDACTION_LEAKS, "an event shows what is hidden";
    an_effect_that_tells: nothing_hidden_shows, EFFECT_LEAKS, "the view differs";
    an_event_filtered_twice: events_are_filtered_once, REDACTS_AGAIN, "filtered twice";
    a_spectator_who_sees_more: events_are_filtered_once, SPECTATOR_SEES, "then for spectators";
}

#[test]
fn a_breach_says_where() {
    let breach = laws::legal_lists_are_sound(&sample::<{ flaw::SILENT }>()).unwrap_err();
    assert_eq!(
        breach.to_string(),
        "legal_lists_are_sound: seed 0, after 3 actions: 0 legal actions, but over is false"
    );
}
