//! Sentences of the site as they are meant to be read.

use engine::{Game, NoEvents, Seat, Seed};
use glory_to_rome::options::Edition;
use glory_to_rome::{Action, Decision, GloryToRome};
use words::{Locale, Names, Reader, Speak, Words};

fn said(locale: Locale, bank: i64, increment: i64) -> String {
    Words::new(locale).site().clock(bank, increment)
}

#[test]
fn a_clock_is_told_in_minutes_and_seconds() {
    let english = |bank, increment| said(Locale::En, bank, increment);
    assert_eq!(english(60, 1), "1 minute for the whole game, plus 1 second for each turn.");
    assert_eq!(english(30, 2), "30 seconds for the whole game, plus 2 seconds for each turn.");
    assert_eq!(
        english(630, 60),
        "10 minutes and 30 seconds for the whole game, plus 1 minute for each turn."
    );
    assert_eq!(english(1_200, 0), "20 minutes for the whole game.");
    assert_eq!(english(0, 0), "0 seconds for the whole game.");
}

#[test]
fn a_clock_is_told_in_every_language() {
    let french = "1 minute et 30 secondes pour toute la partie, plus 1 seconde par tour.";
    assert_eq!(said(Locale::Fr, 90, 1), french);
    let spanish = "1 minuto y 30 segundos para toda la partida, más 1 segundo por turno.";
    assert_eq!(said(Locale::Es, 90, 1), spanish);
}

#[test]
fn waits_are_told_with_one_second() {
    let told = |locale, n| Words::new(locale).site().too_often(n);
    assert_eq!(told(Locale::En, 1), "Too many requests. Try again in 1 second.");
    assert_eq!(told(Locale::Fr, 1), "Trop de demandes. Réessaie dans 1 seconde.");
    assert_eq!(
        told(Locale::Es, 1),
        "Demasiadas peticiones. Inténtalo de nuevo dentro de 1 segundo."
    );
}

/// The leader reads of the player who is asked to follow, and is not quoted a question with two
/// people in it.
#[test]
fn the_question_of_another_is_told_about_them() {
    let options = glory_to_rome::Options::of_edition(Edition::Original, 2);
    let mut game = GloryToRome::new(&options, Seed::from_number(5)).expect("a deal");
    let leader = game.pending().expect("a question").0;
    let leads = |action: &&Action| matches!(action, Action::Lead(..));
    let lead = *game.legal_actions().iter().find(leads).expect("a role to lead");
    game.apply(lead, &mut NoEvents).expect("a legal answer");
    for locale in Locale::ALL {
        let words = Words::new(locale);
        let names = Names::new(["Anna", "Bruno"].map(String::from));
        let to = Reader { words: &words, names: &names, seat: Some(leader) };
        let decision = game.pending().expect("a question").1;
        assert!(matches!(decision, Decision::Follow { .. }), "{decision:?}");
        let told = GloryToRome::decision(&to, &game.view(Some(leader)), decision);
        let other = names.of(Seat(1 - leader.0));
        assert!(told.starts_with(other) && !told.contains(['?', '“', '«']), "{told}");
    }
}
