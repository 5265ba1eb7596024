//! Rules that people often mistake. Break one and you are told the rule with its clause, in your
//! language; forget one, and give something away, and you are told afterwards; and what the
//! program does by itself nobody can do wrongly. Each mistake is one that a scenario makes.

use engine::{Game, NoEvents};
use games::glory_to_rome::GloryToRome;
use games::{GameKind, Plain, dispatch};
use scenarios::library;
use scenarios::{RefusedAction, Scenario};
use words::{Locale, Names, Reader, Speak, Words};

/// The scenario, what is wrongly tried in it, the clause, and what an explanation names in English,
/// French and Spanish.
type Mistake = (&'static str, &'static str, &'static str, [&'static str; 3]);

const GLORY_TO_ROME: [Mistake; 10] = [
    // The sources of Craftsman and Architect are often taken for each other.
    (
        "roles/craftsman-foundation-or-material-from-the-hand",
        "add rubble to insula",
        "GTR 4.4",
        ["Architect", "Architecte", "Arquitecto"],
    ),
    (
        "roles/architect-material-from-the-stockpile",
        "add road to insula",
        "GTR 4.5",
        ["Craftsman", "Artisan", "Artesano"],
    ),
    // The material of a demand is one of the hand.
    ("roles/legionary-not-by-the-pool", "take pool-stone", "GTR 4.7", ["hand", "main", "mano"]),
    ("roles/legionary-the-giver-chooses", "glory", "GTR 4.9", ["must give", "dois", "debes"]),
    // What was played in this turn lies in the camps.
    (
        "roles/laborer-not-the-played-cards",
        "take pool-rubble",
        "GTR 2.9",
        ["everyone has acted", "tout le monde a agi", "todos han actuado"],
    ),
    (
        "roles/patron-not-from-hand-or-stockpile",
        "hire brick",
        "GTR 4.2",
        ["from the pool", "réserve commune", "la reserva"],
    ),
    (
        "roles/merchant-not-from-the-hand",
        "sell pool-wood",
        "GTR 4.6",
        ["stockpile", "réserve", "almacén"],
    ),
    ("roles/petition-original-not-two", "lead patron petition", "GTR 3.3", ["3", "3", "3"]),
    ("roles/out-of-town-not-with-one", "found road outside", "GTR 5.4", ["two", "deux", "dos"]),
    (
        "roles/craftsman-not-the-same-name",
        "found road",
        "GTR 5.2",
        ["One of each", "un seul", "solo uno"],
    ),
];

const FORTUNA: [Mistake; 3] = [
    ("actions/military-power-only-once", "command harvest", "FOR 6.1", ["already", "déjà", "Ya"]),
    (
        "buildings/palace-needs-marriage",
        "build palace",
        "FOR 11.4",
        ["married", "marier", "casarte"],
    ),
    (
        "favours/dice-are-not-added",
        "fulfil religion",
        "FOR 7.2",
        ["too low", "ne suffit pas", "no basta"],
    ),
];

const GLORIA_MUNDI: [Mistake; 3] = [
    (
        "phases/a-card-must-be-played",
        "decline",
        "GLM 4.1",
        ["must play", "dois jouer", "Debes jugar"],
    ),
    ("payment/only-on-its-type", "buy +0 on city", "GLM 5.4", ["can’t go on", "pose", "puede ir"]),
    ("payment/printed-glory-in-glory", "buy +0 on farm", "GLM 5.3", ["glory", "gloire", "gloria"]),
];

/// The table when the scenario tries it.
fn scene<G: Plain>(scenario: &Scenario, options: &G::Options, wish: &str) -> G {
    let mut game: G = scenario.start(options).expect("a position");
    for step in scenario.steps.iter().map(toml::Spanned::get_ref) {
        if let Some(action) = &step.action {
            game.apply_unchecked(action.parse().expect("an action"), &mut NoEvents);
        }
        let is_tried = |refused: &RefusedAction| match refused {
            RefusedAction::Action(action) | RefusedAction::Cited { action, .. } => action == wish,
        };
        if step.refuse.iter().any(is_tried) {
            return game;
        }
    }
    panic!("{}: nobody tries `{wish}`", scenario.file);
}

fn explanations<G: Speak>(kind: GameKind, name: &str, wish: &str) -> [String; 3] {
    let scenario = library::scenario(kind, name).expect(name);
    let options = games::options::<G>(kind, scenario.options.clone()).expect("options");
    let game: G = scene(&scenario, &options, wish);
    let seat = game.pending().expect("a question").0;
    let refusal = G::refuse(&game.view(Some(seat)), wish.parse().expect("an action"));
    [Locale::En, Locale::Fr, Locale::Es].map(|locale| {
        let words = Words::new(locale);
        let names = Names::seats(&words, game.n_players());
        let to = Reader { words: &words, names: &names, seat: Some(seat) };
        G::refusal(&to, &options, refusal)
    })
}

#[test]
fn every_common_mistake_is_explained() {
    let of = |kind, mistakes: &'static [Mistake]| mistakes.iter().map(move |one| (kind, one));
    let all = of(GameKind::GloryToRome, &GLORY_TO_ROME)
        .chain(of(GameKind::Fortuna, &FORTUNA))
        .chain(of(GameKind::GloriaMundi, &GLORIA_MUNDI));
    for (kind, (name, wish, clause, named)) in all {
        let told = dispatch!(kind, G => explanations::<G>(kind, name, wish));
        for (text, word) in told.iter().zip(named) {
            assert!(text.contains(clause), "{kind}/{name}, `{wish}`: {text}");
            assert!(text.contains(word), "{kind}/{name}, `{wish}`: {text} lacks “{word}”");
        }
    }
}

/// A legal answer that forgets something: the scenario, how many steps of it are played before, the
/// answer, the clause, and what the note names.
type Oversight = (&'static str, usize, &'static str, &'static str, [&'static str; 3]);

const OVERSIGHTS: [Oversight; 2] = [
    ("roles/legionary-of-a-thinker", 3, "done", "GTR 2.5", ["lients", "lients", "lientes"]),
    (
        "rulings/r-g27-asked-and-given",
        3,
        "give temple",
        "GTR 7.8",
        ["protects", "protège", "protege"],
    ),
];

/// What someone is told who gives an answer after a number of steps.
fn notes(name: &str, n_steps: usize, answer: &str) -> [Option<String>; 3] {
    let scenario = library::scenario(GameKind::GloryToRome, name).expect(name);
    let options = games::options::<GloryToRome>(GameKind::GloryToRome, scenario.options.clone());
    let mut game: GloryToRome = scenario.start(&options.expect("options")).expect("a position");
    for step in scenario.steps.iter().take(n_steps) {
        let action = step.get_ref().action.as_ref().expect("an answer");
        game.apply_unchecked(action.parse().expect("an action"), &mut NoEvents);
    }
    let action = answer.parse().expect("an action");
    assert!(game.legal_actions().contains(&action), "{name}: {answer}");
    let view = game.view(game.pending().map(|(seat, _)| seat));
    let note = |locale| GloryToRome::oversight(&Words::new(locale), &view, action);
    [Locale::En, Locale::Fr, Locale::Es].map(note)
}

#[test]
fn what_was_forgotten_is_told_afterwards() {
    for (name, n_steps, answer, clause, named) in OVERSIGHTS {
        for (note, word) in notes(name, n_steps, answer).into_iter().zip(named) {
            let note = note.unwrap_or_else(|| panic!("{name}: nothing is said of `{answer}`"));
            assert!(note.contains(clause) && note.contains(word), "{name}: {note}");
        }
    }
    // A leader who has enough, and who says that they give nothing, have forgotten nothing.
    assert_eq!(notes("roles/legionary-of-a-thinker", 2, "done"), [None, None, None]);
    assert_eq!(notes("rulings/r-g27-asked-and-refused", 3, "glory"), [None, None, None]);
}

/// What becomes of a mistake.
enum Caught {
    /// It is refused: a line of the tables above.
    Refused(&'static str),
    /// It is told afterwards.
    Told(&'static str),
    /// Nobody can make it, since nobody does by hand what it is about: a scenario shows it.
    Impossible(&'static str),
}

/// Every common mistake that the specifications name, in their order, and what becomes of it.
const NAMED: [(GameKind, &str, Caught); 14] = {
    use Caught::{Impossible, Refused, Told};
    use GameKind::{GloriaMundi, GloryToRome};
    [
        (
            GloryToRome,
            "a Craftsman builds from the stockpile",
            Refused("roles/craftsman-foundation-or-material-from-the-hand"),
        ),
        (
            GloryToRome,
            "an Architect builds from elsewhere",
            Refused("roles/architect-material-from-the-stockpile"),
        ),
        (GloryToRome, "a demand by the pool", Refused("roles/legionary-not-by-the-pool")),
        (
            GloryToRome,
            "an end when one material has no sites",
            Impossible("endings/one-material-gone-is-no-end"),
        ),
        (GloryToRome, "a first player by his own name", Impossible("setup/chosen-start")),
        (GloryToRome, "five orders instead of four and a Jack", Impossible("rules/hand-sizes")),
        (
            GloryToRome,
            "a Prison that moves influence",
            Impossible("buildings/prison-steals-a-function"),
        ),
        (
            GloryToRome,
            "a Stairway that spends an action",
            Impossible("buildings/stairway-makes-a-function-public"),
        ),
        (GloryToRome, "a new client acts at once", Impossible("roles/fresh-clients-do-not-act")),
        (GloryToRome, "a thinker forgets his clients", Told("roles/legionary-of-a-thinker")),
        (
            GloryToRome,
            "a played card is taken in the same turn",
            Refused("roles/laborer-not-the-played-cards"),
        ),
        (GloryToRome, "a Palisade is forgotten", Told("rulings/r-g27-asked-and-given")),
        (GloryToRome, "a hand filled in part", Impossible("roles/thinker-not-in-part")),
        (GloriaMundi, "no resources and cards to begin with", Impossible("phases/setup-of-2")),
    ]
};

#[test]
fn every_mistake_that_the_specifications_name_is_taken_care_of() {
    for (kind, mistake, caught) in NAMED {
        let (scenario, is_caught) = match caught {
            Caught::Refused(name) => (name, GLORY_TO_ROME.iter().any(|line| line.0 == name)),
            Caught::Told(name) => (name, OVERSIGHTS.iter().any(|line| line.0 == name)),
            Caught::Impossible(name) => (name, true),
        };
        assert!(library::scenario(kind, scenario).is_some(), "{mistake}: no {scenario}");
        assert!(is_caught, "{mistake}: nobody is told");
    }
}
