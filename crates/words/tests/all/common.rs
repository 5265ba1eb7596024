//! What is checked of the words of every game. A missing message or variable panics.

use std::collections::BTreeSet;

use engine::{Event, Game, Listed, Refusal, Rng, Seat, Seed};
use words::{Locale, Names, Reader, Speak, Words};

/// Signs of a gap, a type or a slug in a sentence for people.
const NOT_FOR_PEOPLE: [&str; 26] = [
    "{",
    "}",
    "$",
    "::",
    "Some(",
    "  ,",
    " .",
    "..",
    " ;",
    " of you ",
    " of you.",
    " a Architect",
    "wheat-trade",
    "score-",
    "-gift",
    "turn-down",
    "circus-",
    "ludus-",
    "pool-",
    "take-jack",
    "gtr-",
    "gm-",
    "->",
    "=>",
    ".;",
    "pull-down",
];

pub(crate) fn each_locale(check: impl Fn(&Words)) {
    for locale in Locale::ALL {
        check(&Words::new(locale));
    }
}

pub(crate) fn check_text(text: &str) {
    assert!(!text.trim().is_empty());
    for sign in NOT_FOR_PEOPLE {
        assert!(!text.contains(sign), "{sign:?} in {text:?}");
    }
}

pub(crate) fn check_all(texts: &[String]) {
    assert!(!texts.is_empty());
    for text in texts {
        check_text(text);
    }
}

fn check_event<G: Speak>(to: &Reader<'_>, options: &G::Options, event: &G::Event) {
    if let Some(text) = G::event(to, options, event) {
        check_text(&text);
    }
}

/// Plays a random game and shows every state and every event.
pub(crate) fn walk<G: Game>(
    options: &G::Options,
    seed: u64,
    mut visit: impl FnMut(&G, &[G::Event]),
) {
    let mut game = G::new(options, Seed::from_number(seed)).expect("a game");
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

/// Tells a random game: every moment to the player who is asked, and to one of the others in turn.
pub(crate) fn tell_game<G: Speak>(words: &Words, options: &G::Options, seed: u64) {
    let mut n_moments = 0;
    walk::<G>(options, seed, |game, events| {
        let names = Names::seats(words, game.n_players());
        let all: Vec<_> = Seat::all(game.n_players()).map(Some).chain([None]).collect();
        let other = all[n_moments % all.len()];
        n_moments += 1;
        let asked = game.pending().map(|(seat, _)| seat).filter(|seat| Some(*seat) != other);
        for seat in asked.map(Some).into_iter().chain([other]) {
            tell(&Reader { words, names: &names, seat }, options, game, events);
        }
    });
}

fn tell<G: Speak>(to: &Reader<'_>, options: &G::Options, game: &G, events: &[G::Event]) {
    let view = game.view(to.seat);
    check_all(&G::glance(to, &view));
    check_all(&G::table(to, &view));
    for line in G::remembered(to, &view) {
        check_text(&line);
    }
    check_plans(to, game);
    for event in events.iter().filter_map(|event| event.seen_by(to.seat)) {
        check_event::<G>(to, options, &event);
    }
    if let Some(outcome) = game.outcome() {
        check_all(&G::result(to, &view, &outcome));
    }
    if let Some((asked, decision)) = game.pending() {
        check_text(&G::decision(to, &view, decision));
        check_text(&G::prompt(to, &view, decision));
        if to.seat == Some(asked) {
            tell_answers(to, game);
        }
    }
}

/// What can be ordered for a question can be done when it is asked.
fn check_plans<G: Speak>(to: &Reader<'_>, game: &G) {
    let asked = game.pending().filter(|(seat, _)| to.seat == Some(*seat));
    for plan in G::plans(to, &game.view(to.seat)) {
        check_text(&plan.when);
        for (_, answer) in &plan.answers {
            check_text(answer);
        }
        if asked.is_some_and(|(_, decision)| *decision == plan.question) {
            let legal = game.legal_actions();
            assert!(plan.answers.iter().any(|(action, _)| legal.contains(action)), "{legal:?}");
        }
    }
}

fn tell_answers<G: Speak>(to: &Reader<'_>, game: &G) {
    let view = game.view(to.seat);
    let legal = game.legal_actions();
    let labels: Vec<String> = legal.iter().map(|action| G::action(to, &view, *action)).collect();
    check_all(&labels);
    let unique: BTreeSet<_> = labels.iter().collect();
    assert_eq!(unique.len(), labels.len(), "{labels:?}");
}

/// Every action there is has a label and a refusal, in every nth state of a game.
pub(crate) fn label_every_action<G: Speak>(options: &G::Options, n: u32) {
    let actions: Vec<G::Action> = G::Action::list().collect();
    each_locale(|words| {
        let mut n_states = 0;
        walk::<G>(options, 1, |game, _| {
            n_states += 1;
            let Some((asked, _)) = game.pending().filter(|_| n_states % n == 0) else {
                return;
            };
            let names = Names::seats(words, game.n_players());
            let to = Reader { words, names: &names, seat: Some(asked) };
            let view = game.view(to.seat);
            for action in &actions {
                check_text(&G::action(&to, &view, *action));
                check_text(&G::refusal(&to, options, G::refuse(&view, *action)));
            }
        });
    });
}

/// Speaks to a spectator and to two seats in every language.
fn each_reader(check: impl Fn(&Reader<'_>)) {
    each_locale(|words| {
        let names = Names::seats(words, 2);
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            check(&Reader { words, names: &names, seat });
        }
    });
}

pub(crate) fn ask_every_question<G: Speak>(options: &G::Options, decisions: &[G::Decision]) {
    let game = G::new(options, Seed::from_number(1)).expect("a game");
    each_reader(|to| {
        let help = G::help(to.words, options);
        for decision in decisions {
            let clause = G::clause(decision);
            assert!(help.section_of(clause).is_some(), "the help says nothing of {clause}");
            check_text(&G::decision(to, &game.view(to.seat), decision));
            assert!(!G::prompt(to, &game.view(to.seat), decision).is_empty());
        }
    });
}

pub(crate) fn cite_every_refusal<G: Speak>(options: &G::Options, refusals: &[G::Refusal]) {
    each_reader(|to| {
        for refusal in refusals {
            let text = G::refusal(to, options, *refusal);
            check_text(&text);
            let clause = format!("[{}", refusal.clause());
            let ruling = refusal.ruling().map(|ruling| format!(", {ruling}"));
            let cited = format!("{clause}{}]", ruling.unwrap_or_default());
            assert!(text.ends_with(&cited), "{text}");
        }
    });
}

pub(crate) fn tell_every_event<G: Speak>(options: &G::Options, events: &[G::Event]) {
    each_reader(|to| {
        for event in events {
            check_event::<G>(to, options, event);
        }
    });
}

/// Explains how a random game ended as if it had ended in each of these ways.
pub(crate) fn explain_every_ending<G: Speak>(options: &G::Options, endings: &[G::Ending]) {
    let mut last = G::new(options, Seed::from_number(1)).expect("a game");
    walk::<G>(options, 1, |game, _| last = game.clone());
    each_reader(|to| {
        let mut outcome = last.outcome().expect("the end");
        for ending in endings {
            outcome.ending = *ending;
            check_all(&G::result(to, &last.view(None), &outcome));
        }
    });
}

/// A name that is no word of any language.
const NAME: &str = "Xanthe";

/// Words that languages of ours use for people, for nobody and for nothing.
const WORDS: [&str; 10] = ["you", "You", "none", "toi", "Toi", "rien", "tú", "nada", "yes", "1"];

/// What else is told of a view.
type More<G> = fn(&Reader<'_>, &<G as Game>::View) -> Vec<String>;

/// A player called as a word of ours is told of as any other, in events and in a whole game.
pub(crate) fn a_name_is_only_a_name<G: Speak>(
    options: &G::Options,
    events: &[G::Event],
    more: More<G>,
) {
    each_locale(|words| {
        let lines_with = |name| lines_with::<G>(words, options, events, more, name);
        let plain = lines_with(NAME);
        assert!(plain.iter().any(|line| line.contains(NAME)));
        for name in WORDS {
            let told = lines_with(name);
            for (line, plain) in told.iter().zip(&plain) {
                // French elides before such a name as before any other.
                let line = line.replace(&format!(" d’{name}"), &format!(" de {name}"));
                assert_eq!(line, plain.replace(NAME, name), "{}", words.locale());
            }
        }
    });
}

/// What the second player and a spectator read when the first is called so.
fn lines_with<G: Speak>(
    words: &Words,
    options: &G::Options,
    events: &[G::Event],
    more: More<G>,
    name: &str,
) -> Vec<String> {
    let names = Names::new([name, "Ben"].map(str::to_owned));
    let mut lines = Vec::new();
    for seat in [None, Some(Seat(1))] {
        let to = Reader { words, names: &names, seat };
        lines.extend(events.iter().filter_map(|event| G::event(&to, options, event)));
        walk::<G>(options, 1, |game, events| {
            let view = game.view(seat);
            let seen = events.iter().filter_map(|event| event.seen_by(seat));
            lines.extend(seen.filter_map(|event| G::event(&to, options, &event)));
            lines.extend(G::table(&to, &view));
            lines.extend(G::facts(&to, &view));
            lines.extend(more(&to, &view));
            lines.extend(game.pending().map(|(_, asked)| G::prompt(&to, &view, asked)));
            lines.extend(game.pending().map(|(_, asked)| G::decision(&to, &view, asked)));
        });
    }
    lines
}
