//! Sentences that were wrong once, as they are meant to be read: in English, Spanish and French.

use engine::{Game, NoEvents, Seat, Seed};
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::options::Edition;
use glory_to_rome::{Action, Decision, Event, GloryToRome, Options, Refusal, View};
use words::glory_to_rome::{board, buildings};
use words::{Locale, Names, Reader, Speak, Words};

use crate::common::walk;

const YOU: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Random games are longer where nobody can propose a victory.
fn original() -> Options {
    Options { concession: false, ..Options::of_edition(Edition::Original, 2) }
}

/// What Ana reads, who plays against Inés.
fn each(say: impl Fn(&Reader<'_>) -> String) -> [String; 3] {
    let names = Names::new(["Ana", "Inés"].map(String::from));
    Locale::ALL
        .map(|locale| say(&Reader { words: Words::of(locale), names: &names, seat: Some(YOU) }))
}

fn told(event: Event) -> [String; 3] {
    each(|to| GloryToRome::event(to, &original(), &event).expect("a line"))
}

/// The first view of a random game in which the first player sees such a thing.
fn seen(options: &Options, is_it: impl Fn(&GloryToRome) -> bool) -> GloryToRome {
    for seed in 0..200 {
        let mut found = None;
        walk::<GloryToRome>(options, seed, |game, _| {
            if found.is_none() && is_it(game) {
                found = Some(game.clone());
            }
        });
        if let Some(game) = found {
            return game;
        }
    }
    panic!("no game has it");
}

fn asks(game: &GloryToRome, seat: Seat, is_it: impl Fn(Decision) -> bool) -> bool {
    game.pending().is_some_and(|(asked, decision)| asked == seat && is_it(*decision))
}

#[test]
fn influence_is_told_as_gain_and_sum() {
    let building = Building::Road;
    assert_eq!(
        told(Event::Completed { seat: OTHER, building, gain: 1, influence: 3 }),
        [
            "Inés completed the Road: +1 influence (3).",
            "Inés completa la Calzada: +1 de influencia (3).",
            "Inés a achevé la Route\u{a0}: influence +1 (3).",
        ]
    );
}

#[test]
fn an_answer_tells_influence_as_gain_and_sum() {
    let completion = |game: &GloryToRome| {
        let view = game.view(Some(YOU));
        let legal = game.legal_actions();
        let adds = legal.iter().filter(|action| matches!(action, Action::Add(..)));
        let mut labels = adds.map(|action| labels(&view, *action));
        labels.find(|label| label[0].starts_with("Complete the Road"))
    };
    let game = seen(&original(), |game| asks(game, YOU, |_| completion(game).is_some()));
    let label = completion(&game).expect("it was seen");
    let sum = game.view(Some(YOU)).table.player(YOU).influence + 1;
    assert!(label[0].contains(&format!(": +1 influence ({sum}); ")), "{label:?}");
    assert!(label[1].contains(&format!(": +1 de influencia ({sum}); ")), "{label:?}");
    assert!(label[2].contains(&format!(": influence +1 ({sum})\u{202f}; ")), "{label:?}");
}

fn labels(view: &View, action: Action) -> [String; 3] {
    each(|to| GloryToRome::action(to, view, action))
}

#[test]
fn a_player_can_ask_for_the_victory() {
    assert_eq!(
        told(Event::Proposed { seat: YOU, to: YOU }),
        ["You asked to win by agreement.", "Pides la victoria.", "Tu as demandé la victoire."]
    );
    assert_eq!(
        told(Event::Proposed { seat: OTHER, to: OTHER }),
        [
            "Inés asked to win by agreement.",
            "Inés pide la victoria.",
            "Inés a demandé la victoire."
        ]
    );
    assert_eq!(
        told(Event::Proposed { seat: OTHER, to: YOU }),
        [
            "Inés proposed that you win.",
            "Inés propone que ganes tú.",
            "Inés a proposé de t’accorder la victoire.",
        ]
    );
}

/// What a player lacks is "no wood or concrete".
#[test]
fn a_list_of_what_is_lacking_has_or() {
    let game = seen(&original(), |game| {
        let lacks = GloryToRome::remembered(&reader(Words::of(Locale::En)), &game.view(Some(YOU)));
        lacks.iter().any(|line| line.contains(" has no ") && line.contains(" or "))
    });
    let lines = |locale| {
        let lines = GloryToRome::remembered(&reader(Words::of(locale)), &game.view(Some(YOU)));
        lines.concat()
    };
    assert!(!lines(Locale::En).contains(" and wood in hand"));
    assert!(lines(Locale::Es).contains(" o "));
    assert!(lines(Locale::Fr).contains(" ou "));
}

fn reader(words: &Words) -> Reader<'_> {
    static NAMES: std::sync::LazyLock<Names> =
        std::sync::LazyLock::new(|| Names::new(["Ana", "Inés"].map(String::from)));
    Reader { words, names: &NAMES, seat: Some(YOU) }
}

/// Another player's question isn't quoted: it would call two people "you".
#[test]
fn what_another_player_is_asked_is_told_in_the_third_person() {
    let game = seen(&original(), |game| {
        let follows = |decision| matches!(decision, Decision::Follow { role: Role::Laborer });
        asks(game, OTHER, follows)
    });
    let decision = *game.pending().expect("a question").1;
    let view = game.view(Some(YOU));
    assert_eq!(
        each(|to| GloryToRome::decision(to, &view, &decision)),
        [
            "Inés follows Laborer, or thinks.",
            "Inés sigue al Obrero o piensa.",
            "Inés suit le Travailleur ou pense.",
        ]
    );
    let give = Decision::Give { material: Material::Brick, protected: false };
    let given = each(|to| GloryToRome::decision(to, &view, &give));
    for line in given {
        assert!(!line.to_lowercase().contains("you") && line.contains("Inés"), "{line}");
    }
}

#[test]
fn jacks_in_a_hand_are_counted_in_brackets() {
    assert_eq!(
        each(|to| board::hand(to.words, 1, 1)),
        ["Hand: 1 card (1 Jack)", "Mano: 1 carta (1 Senador)", "Main\u{a0}: 1 carte (1 Jack)"]
    );
}

#[test]
fn no_rubble_is_told_from_no_more_rubble() {
    let glory = |gave, protected| {
        told(Event::Glory { seat: OTHER, material: Material::Rubble, gave, protected })
    };
    assert_eq!(
        glory(false, false),
        [
            "Inés said “Glory to Rome!”: no rubble.",
            "Inés dice «¡Gloria a Roma!»: no tiene escombros.",
            "Inés a dit «\u{a0}Gloire à Rome\u{202f}!\u{a0}»\u{a0}: pas de bloc.",
        ]
    );
    assert_eq!(
        glory(true, false),
        [
            "Inés said “Glory to Rome!”: no more rubble.",
            "Inés dice «¡Gloria a Roma!»: ya no tiene escombros.",
            "Inés a dit «\u{a0}Gloire à Rome\u{202f}!\u{a0}»\u{a0}: plus de bloc.",
        ]
    );
    assert_eq!(glory(false, true)[0], "Inés said “Glory to Rome!”: protected.");
}

/// The game itself says whether something was given before.
#[test]
fn the_game_knows_who_has_given() {
    let mut seen = [false; 2];
    for seed in 0..60 {
        walk::<GloryToRome>(&original(), seed, |_, events| {
            for event in events {
                if let Event::Glory { gave, .. } = event {
                    seen[usize::from(*gave)] = true;
                }
            }
        });
    }
    assert_eq!(seen, [true; 2]);
}

/// Names in the plural have no verb in the singular.
#[test]
fn buildings_in_the_plural_agree() {
    let refused = |refusal| each(|to| GloryToRome::refusal(to, &original(), refusal));
    let (building, material) = (Building::Bath, Material::Wood);
    assert_eq!(
        refused(Refusal::DoesNotFit { material, building }),
        [
            "Bath doesn’t take wood. [GTR 5.5]",
            "No puedes añadir madera a las Termas. [GTR 5.5]",
            "Tu ne peux pas ajouter de bois aux Bains. [GTR 5.5]",
        ]
    );
    assert_eq!(
        refused(Refusal::AlreadyPublic { building: Building::Catacomb })[1..],
        [
            "La función de las Catacumbas ya sirve a todos. [GTR 7.38, R-G13]",
            "La fonction des Catacombes sert déjà à tous. [GTR 7.38, R-G13]",
        ]
    );
}

/// "Take nothing" as long as nothing was taken.
#[test]
fn nothing_more_follows_something() {
    let plunder = |is_begun: bool| {
        seen(&original(), |game| {
            let turn = &game.view(Some(YOU)).table.turn.clone();
            asks(game, YOU, |decision| decision == Decision::Plunder)
                && (turn.quota != turn.demand) == is_begun
        })
    };
    let done = |game: &GloryToRome| labels(&game.view(Some(YOU)), Action::Done);
    assert_eq!(done(&plunder(false)), ["Take nothing", "No tomar nada", "Ne rien prendre"]);
    assert_eq!(
        done(&plunder(true)),
        ["Take nothing more", "No tomar nada más", "Ne rien prendre de plus"]
    );
}

#[test]
fn limits_are_told_as_limits() {
    let text = |building| each(|to| buildings::function(to.words, &original(), building));
    assert_eq!(
        text(Building::Insula),
        ["client limit +2", "límite de clientela +2", "limite de clients +2"]
    );
    assert_eq!(
        text(Building::Market),
        ["vault limit +2", "límite del tesoro +2", "limite de la chambre forte +2"]
    );
    assert_eq!(text(Building::Temple), ["hand size +4", "tamaño de mano +4", "taille de main +4"]);
}

/// The French rulebook of the original edition and the player aid of 2011 have words of their own.
#[test]
fn french_speaks_as_the_edition_does() {
    let read = |edition| {
        let options = Options::of_edition(edition, 2);
        let words = Words::of(Locale::Fr).at::<GloryToRome>(&options);
        let to = reader(words);
        let mut game = GloryToRome::new(&options, Seed::from_number(1)).expect("a game");
        let lead = Action::Lead(Role::Laborer, glory_to_rome::action::Unit::Jack);
        let seat = game.pending().expect("a question").0;
        let label = GloryToRome::action(&to, &game.view(Some(seat)), lead);
        let table = GloryToRome::table(&to, &game.view(Some(seat))).join("\n");
        game.apply_unchecked(lead, &mut NoEvents);
        [label, table, buildings::name(words, Building::Wall)]
    };
    let [label, table, wall] = read(Edition::Original);
    assert_eq!(label, "Appeler le Travailleur avec un Jack\u{a0}: 1 action");
    assert_eq!(wall, "Mur");
    for word in ["Leader", "Réserve commune", "Emplacements", "Clientèle", "Réserve\u{a0}:"] {
        assert!(table.contains(word), "{word}: {table}");
    }
    for edition in [Edition::Gloria2011, Edition::Gloria2011OriginalVariant] {
        let [label, table, wall] = read(edition);
        assert_eq!(label, "Appeler l’Ouvrier avec un Sénateur\u{a0}: 1 action");
        assert_eq!(wall, "Muraille");
        for word in ["Meneur", "Lot commun", "Chantiers", "Sénateurs", "Stock\u{a0}:"] {
            assert!(table.contains(word), "{word}: {table}");
        }
    }
}
