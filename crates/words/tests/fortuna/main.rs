//! Everything that Fortuna can say is said without a gap. A missing message or variable panics.

mod samples;

use engine::{Action as _, Event as _, Game, Refusal as _, Rng, Seat, Seed};
use fortuna::card::{ActionCard, Favour};
use fortuna::score::{DecidedBy, EndedBy};
use fortuna::{Action, Ending, Event, Fortuna, Options};
use samples::{decisions, events, refusals};
use words::{Locale, Names, Reader, Speak, Words};

fn options(players: u8, more: &str) -> Options {
    let text = format!(
        "players = {players}\n{more}\n[prices]\nplaceholder = true\nmarket = 3\naqueduct = 3\npalace = 4\nbasilica = 4"
    );
    toml::from_str(&text).expect("options")
}

fn each_locale(check: impl Fn(&Words)) {
    for locale in Locale::ALL {
        check(&Words::new(locale));
    }
}

/// A sentence for people: no slug, no type, no gap.
fn check_text(text: &str) {
    assert!(!text.trim().is_empty());
    for sign in ["{", "}", "$", "::", "Some(", "  ,", " ."] {
        assert!(!text.contains(sign), "{sign:?} in {text:?}");
    }
    for slug in ["wheat-trade", "score-", "-gift", "turn-down"] {
        assert!(!text.contains(slug), "{slug:?} in {text:?}");
    }
}

fn check_all(texts: &[String]) {
    assert!(!texts.is_empty());
    for text in texts {
        check_text(text);
    }
}

fn check_event(to: &Reader<'_>, event: Event) {
    if let Some(text) = Fortuna::event(to, &event) {
        check_text(&text);
    }
}

/// Plays a random game and shows every state and every event.
fn walk(options: &Options, seed: u64, mut visit: impl FnMut(&Fortuna, &[Event])) {
    let mut game = Fortuna::new(options, Seed::from_number(seed)).expect("a game");
    let mut rng = Rng::new(seed);
    let mut events = Vec::new();
    visit(&game, &events);
    while game.pending().is_some() {
        let legal = game.legal_actions();
        events.clear();
        game.apply_unchecked(legal[rng.below(legal.len())], &mut events);
        visit(&game, &events);
    }
}

#[test]
fn random_games_are_told_to_everybody() {
    each_locale(|words| {
        for (players, more) in
            [(2, ""), (3, "deal = \"expert\""), (4, "cubes = \"infinite\""), (3, "max_rounds = 3")]
        {
            for seed in 0..6 {
                let names = Names::seats(words, players);
                walk(&options(players, more), seed, |game, events| {
                    tell(words, &names, game, events);
                });
            }
        }
    });
}

fn tell(words: &Words, names: &Names, game: &Fortuna, events: &[Event]) {
    let seats = Seat::all(game.n_players()).map(Some);
    for seat in seats.chain([None]) {
        let to = Reader { words, names, seat };
        let view = game.view(seat);
        check_all(&Fortuna::table(&to, &view));
        for event in events.iter().filter_map(|event| event.seen_by(seat)) {
            check_event(&to, event);
        }
        if let Some(outcome) = game.outcome() {
            check_all(&Fortuna::result(&to, &view, &outcome));
        }
        if let Some((asked, decision)) = game.pending() {
            check_text(&Fortuna::decision(&to, &view, decision));
            if seat == Some(asked) {
                let legal = game.legal_actions();
                let labels: Vec<String> =
                    legal.iter().map(|action| Fortuna::action(&to, &view, *action)).collect();
                check_all(&labels);
                let unique: std::collections::BTreeSet<_> = labels.iter().collect();
                assert_eq!(unique.len(), labels.len(), "{labels:?}");
            }
        }
    }
}

#[test]
fn every_action_has_a_label_and_a_refusal_in_any_state() {
    each_locale(|words| {
        let names = Names::seats(words, 3);
        let actions: Vec<Action> = (0..=u16::MAX).filter_map(Action::unpack).collect();
        let mut n_states = 0;
        walk(&options(3, ""), 1, |game, _| {
            n_states += 1;
            let Some((asked, _)) = game.pending().filter(|_| n_states % 20 == 0) else {
                return;
            };
            let seat = Some(asked);
            let to = Reader { words, names: &names, seat };
            let view = game.view(seat);
            for action in &actions {
                check_text(&Fortuna::action(&to, &view, *action));
                let refusal = Fortuna::refuse(&view, *action);
                check_text(&Fortuna::refusal(&to, refusal));
            }
        });
    });
}

#[test]
fn every_question_can_be_asked() {
    let game = Fortuna::new(&options(2, ""), Seed::from_number(1)).unwrap();
    each_locale(|words| {
        let names = Names::seats(words, 2);
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            let to = Reader { words, names: &names, seat };
            for decision in decisions() {
                check_text(&Fortuna::decision(&to, &game.view(seat), &decision));
            }
        }
    });
}

#[test]
fn every_refusal_names_its_clause() {
    each_locale(|words| {
        let names = Names::seats(words, 2);
        let to = Reader { words, names: &names, seat: Some(Seat(0)) };
        for refusal in refusals() {
            let text = Fortuna::refusal(&to, refusal);
            check_text(&text);
            let clause = format!("[{}]", refusal.clause());
            assert!(text.ends_with(&clause), "{text}");
        }
    });
}

#[test]
fn every_event_is_told_to_the_player_and_to_others() {
    each_locale(|words| {
        let names = Names::seats(words, 2);
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            let to = Reader { words, names: &names, seat };
            for event in events() {
                check_event(&to, event);
            }
        }
    });
}

#[test]
fn every_ending_is_explained() {
    let options = options(2, "max_rounds = 1");
    let mut last = Fortuna::new(&options, Seed::from_number(1)).unwrap();
    walk(&options, 1, |game, _| last = game.clone());
    each_locale(|words| {
        let names = Names::seats(words, 2);
        let to = Reader { words, names: &names, seat: Some(Seat(0)) };
        let mut outcome = last.outcome().unwrap();
        for by in EndedBy::ALL {
            for decided in DecidedBy::ALL {
                outcome.ending = Ending { by, decided };
                check_all(&Fortuna::result(&to, &last.view(None), &outcome));
            }
        }
    });
}

#[test]
fn options_and_help_are_told() {
    each_locale(|words| {
        for more in ["", "deal = \"expert\"\nfortuna_unheld = \"money\"\ncubes = \"infinite\""] {
            check_all(&Fortuna::options(words, &options(4, more)));
            check_all(&Fortuna::help(words, &options(4, more)));
        }
        check_text(&Fortuna::title(words));
        check_text(&Fortuna::tagline(words));
    });
}

/// A few sentences as they are meant to be read.
#[test]
fn sentences_read_well() {
    let words = Words::new(Locale::En);
    let names = Names::new(["Anna", "Ben"].map(String::from));
    let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
    let told = |event| Fortuna::event(&to, &event).unwrap();
    let seat = Seat(1);
    let favour = Favour::Orgy;
    assert_eq!(
        told(Event::Fulfilled { seat, favour, goods: 2, tokens: 1 }),
        "Ben pleased the Emperor with 2 Orgy and gave 2 wine, and took 1 token."
    );
    assert_eq!(
        told(Event::Bribed { seat, payee: Some(Seat(0)), card: ActionCard::Family }),
        "Ben paid 1 money to you and carried out Family."
    );
    assert_eq!(
        told(Event::Moved { seat: Seat(0), from: 9, to: 10 }),
        "You advanced from 9 to 10, through the gate of Rome."
    );
}
