//! Rules that people often mistake: whoever breaks one is told the rule with its clause, in his
//! language. Each mistake is one that a scenario makes.

use engine::{Game, NoEvents};
use games::{GameKind, dispatch};
use testkit::library;
use testkit::scenario::{Refused, Scenario};
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
        ["everybody has acted", "tous ont agi", "todos han actuado"],
    ),
    (
        "roles/patron-not-from-hand-or-stockpile",
        "hire brick",
        "GTR 4.2",
        ["from the pool", "lot commun", "la reserva"],
    ),
    (
        "roles/merchant-not-from-the-hand",
        "sell pool-wood",
        "GTR 4.6",
        ["stockpile", "stock", "almacén"],
    ),
    ("roles/petition-original-not-two", "lead patron petition", "GTR 3.3", ["3", "3", "3"]),
    ("roles/out-of-town-not-with-one", "found road outside", "GTR 5.4", ["two", "deux", "dos"]),
    (
        "roles/craftsman-not-the-same-name",
        "found road",
        "GTR 5.2",
        ["twice", "deux fois", "repite"],
    ),
];

const FORTUNA: [Mistake; 3] = [
    ("actions/military-power-only-once", "command harvest", "FOR 6.1", ["already", "déjà", "Ya"]),
    (
        "buildings/palace-needs-marriage",
        "build palace",
        "FOR 11.4",
        ["married", "mariage", "casado"],
    ),
    ("favours/dice-are-not-added", "fulfil religion", "FOR 7.2", ["open", "ouverte", "alcance"]),
];

const GLORIA_MUNDI: [Mistake; 3] = [
    (
        "phases/a-card-must-be-played",
        "decline",
        "GLM 4.1",
        ["must play", "dois jouer", "Debes jugar"],
    ),
    ("payment/only-on-its-type", "buy +0 on city", "GLM 5.4", ["laid", "pose", "puede ir"]),
    ("payment/printed-glory-in-glory", "buy +0 on farm", "GLM 5.3", ["glory", "gloire", "gloria"]),
];

/// The table when the scenario tries it.
fn scene<G: Game>(scenario: &Scenario, options: &G::Options, wish: &str) -> G {
    let mut game: G = scenario.start(options).expect("a position");
    for step in scenario.steps.iter().map(toml::Spanned::get_ref) {
        if let Some(action) = &step.action {
            game.apply_unchecked(action.parse().expect("an action"), &mut NoEvents);
        }
        let is_tried = |refused: &Refused| match refused {
            Refused::Action(action) | Refused::Cited { action, .. } => action == wish,
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
