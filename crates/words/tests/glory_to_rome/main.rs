//! Everything that Glory to Rome can say is said without a gap. A missing message or variable
//! panics.

mod names;
mod samples;

use std::collections::BTreeSet;

use engine::{Action as _, Event as _, Game, Refusal as _, Rng, Seat, Seed};
use glory_to_rome::card::{Building, Material};
use glory_to_rome::options::Edition;
use glory_to_rome::score::DecidedBy;
use glory_to_rome::state::EndedBy;
use glory_to_rome::{Action, Ending, Event, GloryToRome, Options};
use samples::{decisions, events, refusals, tables};
use words::{Locale, Names, Reader, Speak, Words};

fn each_locale(check: impl Fn(&Words)) {
    for locale in Locale::ALL {
        check(&Words::new(locale));
    }
}

/// A sentence for people: no slug, no type, no gap.
fn check_text(text: &str) {
    assert!(!text.trim().is_empty());
    for sign in ["{", "}", "$", "::", "Some(", "  ,", " .", "..", " ;"] {
        assert!(!text.contains(sign), "{sign:?} in {text:?}");
    }
    for slug in [
        " of you ",
        " of you.",
        " a A",
        "circus-",
        "ludus-",
        "pool-",
        "take-jack",
        "gtr-",
        "clients-",
    ] {
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
    if let Some(text) = GloryToRome::event(to, &event) {
        check_text(&text);
    }
}

/// Plays a random game and shows every state and every event.
fn walk(options: &Options, seed: u64, mut visit: impl FnMut(&GloryToRome, &[Event])) {
    let mut game = GloryToRome::new(options, Seed::from_number(seed)).expect("a game");
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
        for players in 2..=5 {
            let names = Names::seats(words, players);
            for (seed, options) in (0..).zip(tables(players)) {
                walk(&options, seed, |game, events| tell(words, &names, game, events));
            }
        }
    });
}

fn tell(words: &Words, names: &Names, game: &GloryToRome, events: &[Event]) {
    let seats = Seat::all(game.n_players()).map(Some);
    for seat in seats.chain([None]) {
        let to = Reader { words, names, seat };
        let view = game.view(seat);
        check_all(&GloryToRome::glance(&to, &view));
        check_all(&GloryToRome::table(&to, &view));
        for event in events.iter().filter_map(|event| event.seen_by(seat)) {
            check_event(&to, event);
        }
        if let Some(outcome) = game.outcome() {
            check_all(&GloryToRome::result(&to, &view, &outcome));
        }
        if let Some((asked, decision)) = game.pending() {
            check_text(&GloryToRome::decision(&to, &view, decision));
            if seat == Some(asked) {
                tell_answers(&to, game);
            }
        }
    }
}

fn tell_answers(to: &Reader<'_>, game: &GloryToRome) {
    let view = game.view(to.seat);
    let legal = game.legal_actions();
    let labels: Vec<String> =
        legal.iter().map(|action| GloryToRome::action(to, &view, *action)).collect();
    check_all(&labels);
    let unique: BTreeSet<_> = labels.iter().collect();
    assert_eq!(unique.len(), labels.len(), "{labels:?}");
}

/// An answer says that it ends the game if and only if it does, but for luck with the deck.
#[test]
fn no_end_comes_as_a_surprise() {
    let words = Words::new(Locale::En);
    let names = Names::seats(&words, 3);
    let mut n_endings = 0;
    for seed in 0..40 {
        let options = Options::of_edition(Edition::Original, 3);
        let mut game = GloryToRome::new(&options, Seed::from_number(seed)).unwrap();
        let mut rng = Rng::new(seed);
        while let Some((seat, _)) = game.pending() {
            let legal = game.legal_actions();
            let action = legal[rng.below(legal.len())];
            let to = Reader { words: &words, names: &names, seat: Some(seat) };
            let label = GloryToRome::action(&to, &game.view(Some(seat)), action);
            let says_so = label.contains("this ends the game");
            game.apply_unchecked(action, &mut Vec::new());
            let is_over = game.outcome().is_some();
            n_endings += u32::from(is_over);
            let by_forum = game.outcome().is_some_and(|end| end.ending.by == EndedBy::Forum);
            assert!(says_so == is_over || by_forum, "seed {seed}, {action}: {label}");
        }
    }
    assert_eq!(n_endings, 40);
}

#[test]
fn every_action_has_a_label_and_a_refusal_in_any_state() {
    each_locale(|words| {
        let names = Names::seats(words, 3);
        let actions: Vec<Action> = (0..=u16::MAX).filter_map(Action::unpack).collect();
        let mut n_states = 0;
        walk(&Options::of_edition(Edition::Original, 3), 1, |game, _| {
            n_states += 1;
            let Some((asked, _)) = game.pending().filter(|_| n_states % 97 == 0) else {
                return;
            };
            let seat = Some(asked);
            let to = Reader { words, names: &names, seat };
            let view = game.view(seat);
            for action in &actions {
                check_text(&GloryToRome::action(&to, &view, *action));
                let refusal = GloryToRome::refuse(&view, *action);
                check_text(&GloryToRome::refusal(&to, refusal));
            }
        });
    });
}

#[test]
fn every_question_can_be_asked() {
    let options = Options::of_edition(Edition::Original, 2);
    let game = GloryToRome::new(&options, Seed::from_number(1)).unwrap();
    each_locale(|words| {
        let names = Names::seats(words, 2);
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            let to = Reader { words, names: &names, seat };
            for decision in decisions() {
                check_text(&GloryToRome::decision(&to, &game.view(seat), &decision));
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
            let text = GloryToRome::refusal(&to, refusal);
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
    let options = Options { max_turns: 9, ..Options::of_edition(Edition::Original, 2) };
    let mut last = GloryToRome::new(&options, Seed::from_number(1)).unwrap();
    walk(&options, 1, |game, _| last = game.clone());
    each_locale(|words| {
        let names = Names::seats(words, 2);
        let to = Reader { words, names: &names, seat: Some(Seat(0)) };
        let mut outcome = last.outcome().unwrap();
        for by in EndedBy::ALL {
            for decided in DecidedBy::ALL {
                outcome.ending = Ending { by, decided };
                check_all(&GloryToRome::result(&to, &last.view(None), &outcome));
            }
        }
    });
}

#[test]
fn options_and_help_are_told() {
    each_locale(|words| {
        for options in tables(4) {
            check_all(&GloryToRome::options(words, &options));
            let help = GloryToRome::help(words, &options);
            check_all(&help);
            for building in Building::ALL {
                let name = words::glory_to_rome::buildings::name(words, building);
                assert!(help.iter().any(|line| line.contains(&format!("{name}: "))), "{name}");
            }
        }
        check_text(&GloryToRome::title(words));
        check_text(&GloryToRome::tagline(words));
    });
}

/// A few sentences as they are meant to be read.
#[test]
fn sentences_read_well() {
    let words = Words::new(Locale::En);
    let names = Names::new(["Anna", "Ben"].map(String::from));
    let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
    let told = |event| GloryToRome::event(&to, &event).unwrap();
    let (seat, building) = (Seat(1), Building::CircusMaximus);
    assert_eq!(
        told(Event::Founded { seat, building, site: Material::Stone, outside: true }),
        "Ben laid the foundation of Circus Maximus on a stone site out of town."
    );
    assert_eq!(
        told(Event::Stole { seat, victim: Seat(0), building: Building::Tower }),
        "Ben took your Tower, and you gained 3 influence for it."
    );
    assert_eq!(told(Event::Drew { seat, card: None }), "Ben drew a card.");
    let card = Some(Building::Dock);
    assert_eq!(told(Event::Drew { seat: Seat(0), card }), "You drew Dock (Craftsman, wood).");
}
