//! Sentences as they are meant to be read, in the three languages: those that once read badly, and the articles.

use engine::{Game, Seat, Seed};
use fortuna::card::{ActionCard, Building, Cube, Favour, FavourSet, Helper, Privilege};
use fortuna::{Action, Decision, Event, Fortuna, Refusal};
use words::fortuna::things;
use words::{Locale, Names, Reader, Speak, Words};

use super::options;

/// What Anna reads in each language, who sits at seat 0 beside Éric.
fn each(say: impl Fn(&Reader<'_>) -> String) -> [String; 3] {
    let names = Names::new(["Anna", "Éric"].map(String::from));
    [Locale::En, Locale::Fr, Locale::Es].map(|locale| {
        let words = Words::of(locale);
        say(&Reader { words, names: &names, seat: Some(Seat(0)) })
    })
}

fn told(event: Event) -> [String; 3] {
    each(|to| Fortuna::event(to, &options(2, ""), &event).expect("a line"))
}

fn label(action: Action) -> [String; 3] {
    let game = Fortuna::new(&options(2, ""), Seed::from_number(1)).expect("a game");
    each(|to| Fortuna::action(to, &game.view(to.seat), action))
}

/// The first words of a refusal, before its clause.
fn refused(refusal: Refusal) -> [String; 3] {
    each(|to| {
        let text = Fortuna::refusal(to, &options(2, ""), refusal);
        text.split(" [").next().unwrap_or_default().to_owned()
    })
}

const ERIC: Seat = Seat(1);

#[test]
fn a_die_names_the_favours_that_it_opens() {
    assert_eq!(
        label(Action::Die(1)),
        ["Use the 1: Water", "Utiliser le 1\u{a0}: Eau", "Usar el 1: Agua"]
    );
    assert_eq!(label(Action::Die(3))[0], "Use the 3: Water, Orgy and Food");
}

/// A colour would be another's: seats wear theirs by who looks.
#[test]
fn an_edge_is_called_by_who_sits_there() {
    let (gave, took) = (ActionCard::Water, ActionCard::WheatTrade);
    let from = |n_players: u8, edge: u8| {
        let event = Event::Swapped { seat: Seat(0), gave, took, edge };
        let line = each(|to| Fortuna::event(to, &options(n_players, ""), &event).expect("a line"));
        let tail = |line: &String, before| line.rsplit(before).next().map(str::to_owned);
        [tail(&line[0], " from "), tail(&line[1], " ("), tail(&line[2], " (")].map(Option::unwrap)
    };
    assert_eq!(from(2, 2), ["Éric’s edge.", "bord d’Éric).", "lado de Éric)."]);
    assert_eq!(from(2, 1), ["an open edge.", "un bord libre).", "un lado libre)."]);
    assert_eq!(from(3, 3), ["the open edge.", "bord libre).", "lado libre)."]);
}

/// A number before the name would read as an amount: "3 Food: give 1 wheat".
#[test]
fn the_number_of_a_favour_follows_its_name() {
    for favour in Favour::ALL {
        let number = format!(" ({})", favour.number());
        for name in each(|to| things::favour(to.words, favour)) {
            assert!(name.ends_with(&number), "{name}");
        }
    }
}

#[test]
fn nothing_agrees_with_what_there_is_none_of() {
    let game =
        Fortuna::new(&options(2, "deal = \"expert\""), Seed::from_number(1)).expect("a game");
    let tables = each(|to| Fortuna::table(to, &game.view(to.seat)).join("\n"));
    let wanted = [
        ["Action cards: none.", "Discarded: none."],
        ["Cartes Action\u{a0}: aucune.", "Défaussées\u{a0}: aucune."],
        ["Cartas de acción: ninguna.", "Descartadas: ninguna."],
    ];
    for (table, lines) in tables.iter().zip(wanted) {
        for line in lines {
            assert!(table.contains(line), "{line} in {table}");
        }
    }
}

#[test]
fn tokens_are_laid_one_on_each_card() {
    let favours: FavourSet = [Favour::Orgy, Favour::Religion].into_iter().collect();
    assert_eq!(
        told(Event::TokensLaid { favours }),
        [
            "+1 token on Orgy (2) and Religion (6).",
            "+1 jeton sur l’Orgie (2) et la Religion (6).",
            "+1 ficha en la Orgía (2) y la Religión (6).",
        ]
    );
}

/// A question to someone else is no quotation that says "you" to the reader.
#[test]
fn what_others_are_asked_is_said_of_them() {
    let mut game = Fortuna::new(&options(2, ""), Seed::from_number(1)).expect("a game");
    while game.pending().is_some_and(|(seat, _)| seat != ERIC) {
        let action = game.legal_actions()[0];
        game.apply_unchecked(action, &mut Vec::new());
    }
    let asked = |decision| each(|to| Fortuna::decision(to, &game.view(to.seat), &decision));
    assert_eq!(
        asked(Decision::ChooseCard),
        ["Éric chooses a card", "Éric choisit une carte", "Éric elige una carta"]
    );
    assert_eq!(
        asked(Decision::Favour),
        [
            "Éric chooses a favour (die: 0)",
            "Éric choisit une faveur (dé\u{a0}: 0)",
            "Éric elige un favor (dado: 0)"
        ]
    );
}

#[test]
fn cards_take_their_articles() {
    assert_eq!(
        told(Event::Dealt { edge: 3, card: ActionCard::Harvest }),
        [
            "An open edge gets Harvest.",
            "Un bord libre reçoit la Moisson.",
            "Un lado libre recibe la Cosecha.",
        ]
    );
    let (gave, took) = (ActionCard::Water, ActionCard::WheatTrade);
    assert_eq!(
        told(Event::Swapped { seat: ERIC, gave, took, edge: 0 }),
        [
            "Éric swapped Water supply for Wheat trade from your edge.",
            "Éric a échangé l’Approvisionnement en eau contre le Commerce de blé (ton bord).",
            "Éric cambia el Suministro de agua por el Comercio de grano (tu lado).",
        ]
    );
    let card = ActionCard::Fortuna;
    assert_eq!(
        told(Event::Commanded { seat: Seat(0), card }),
        [
            "You sent a centurion to use Fortuna.",
            "Tu as envoyé un centurion utiliser Fortuna.",
            "Envías un centurión a usar Fortuna.",
        ]
    );
}

#[test]
fn favours_and_buildings_take_their_articles() {
    let fulfilled =
        |favour, goods, tokens| told(Event::Fulfilled { seat: ERIC, favour, goods, tokens });
    assert_eq!(
        fulfilled(Favour::Orgy, 1, 2),
        [
            "Éric fulfilled Orgy (2) with 1 wine: +2 tokens.",
            "Éric a répondu à l’Orgie (2) avec 1 vin\u{a0}: +2 jetons.",
            "Éric cumple la Orgía (2) con 1 vino: +2 fichas.",
        ]
    );
    assert_eq!(
        fulfilled(Favour::Religion, 0, 0),
        [
            "Éric fulfilled Religion (6).",
            "Éric a répondu à la Religion (6).",
            "Éric cumple la Religión (6)."
        ]
    );
    assert_eq!(
        told(Event::Built { seat: ERIC, building: Building::Aqueduct, money: 3 }),
        ["Éric built the Aqueduct.", "Éric a construit l’Aqueduc.", "Éric construye el Acueducto."]
    );
    assert_eq!(
        refused(Refusal::PileEmpty { building: Building::Market }),
        [
            "There’s no Market left. Choose another building.",
            "Le stock du Marché est épuisé. Choisis un autre bâtiment.",
            "No queda el Mercado en la reserva general. Elige otro edificio.",
        ]
    );
}

#[test]
fn what_is_had_and_what_is_missing_is_plain() {
    assert_eq!(
        told(Event::Hired { seat: ERIC, helper: Helper::Vestal, n: 2, money: 8 }),
        [
            "Éric engaged 2 vestals for 8 money.",
            "Éric a engagé 2 vestales pour 8 argents.",
            "Éric contrata 2 sacerdotisas por 8 monedas.",
        ]
    );
    assert_eq!(
        told(Event::Converted { seat: ERIC, into: Cube::Wheat, n: 2 }),
        [
            "Éric exchanged 2 water for wheat.",
            "Éric a changé 2 eaux en blé.",
            "Éric cambia 2 aguas por grano.",
        ]
    );
    assert_eq!(
        told(Event::Drew { seat: Seat(0), card: Some(Privilege::ScoreWheat) }),
        [
            "You drew Points for wheat.",
            "Tu as pioché la carte PV par blé.",
            "Robas la carta Puntos por grano.",
        ]
    );
    assert_eq!(
        refused(Refusal::SupplyEmpty { cube: Cube::Water, gift: false }),
        [
            "There’s no water left in the supply.",
            "Il n’y a plus d’eau au stock général.",
            "No queda agua en la reserva general.",
        ]
    );
    assert_eq!(
        refused(Refusal::NotYourTurn),
        ["It isn’t your turn.", "Ce n’est pas ton tour.", "No es tu turno."]
    );
}

#[test]
fn bribes_are_paid_to_you_or_to_the_bank() {
    let card = ActionCard::Family;
    assert_eq!(
        told(Event::Bribed { seat: ERIC, payee: Some(Seat(0)), card }),
        [
            "Éric paid you 1 money and used Family.",
            "Éric t’a payé 1 argent et a utilisé la Famille.",
            "Éric te paga 1 moneda y usa la Familia.",
        ]
    );
    assert_eq!(
        told(Event::Bribed { seat: Seat(0), payee: None, card }),
        [
            "You paid 1 money to the bank and used Family.",
            "Tu as payé 1 argent à la banque et utilisé la Famille.",
            "Pagas 1 moneda a la banca y usas la Familia.",
        ]
    );
}

/// The effect of a card in brackets has no brackets of its own.
#[test]
fn brackets_do_not_nest() {
    for text in label(Action::TurnDown(ActionCard::Fortuna)) {
        assert_eq!(text.matches('(').count(), 1, "{text}");
    }
}
