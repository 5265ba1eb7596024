//! A few Spanish sentences as they are meant to be read: verbs, contractions and the sounds of "y"
//! and "o".

use engine::Seat;
use fortuna::Fortuna;
use fortuna::card::{ActionCard, Favour};
use gloria_mundi::grammar::Power;
use glory_to_rome::GloryToRome;
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::event::Zone;
use glory_to_rome::options::Edition;
use words::{Locale, Names, Reader, Speak, Words};

const PRICES: &str = "players = 2\n[prices]\nmarket = 3\naqueduct = 3\npalace = 4\nbasilica = 4";

/// What Ana reads who sits at seat 0.
fn told<G: Speak>(options: &G::Options, event: &G::Event) -> String {
    let words = Words::new(Locale::Es);
    let names = Names::new(["Ana", "Inés"].map(String::from));
    let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
    G::event(&to, options, event).expect("a line")
}

#[test]
fn the_log_of_glory_to_rome() {
    use glory_to_rome::Event;
    let options = glory_to_rome::Options::of_edition(Edition::Gloria2011, 2);
    let told = |event| told::<GloryToRome>(&options, &event);
    let (you, other) = (Seat(0), Seat(1));
    assert_eq!(
        told(Event::Hired { seat: you, role: Role::Patron, from: Zone::Deck }),
        "Contratas a un Patrón del mazo."
    );
    assert_eq!(
        told(Event::Hired { seat: other, role: Role::Patron, from: Zone::Pool }),
        "Inés contrata a un Patrón de la reserva."
    );
    assert_eq!(
        told(Event::GaveStock { seat: other, to: you, material: Material::Rubble, n: 2 }),
        "Inés te entrega 2 escombros de su almacén."
    );
    assert_eq!(
        told(Event::Stole { seat: you, victim: other, building: Building::Tower }),
        "Te llevas la Torre de Inés, que gana +3 de influencia."
    );
}

#[test]
fn the_log_of_fortuna() {
    use fortuna::Event;
    let options = toml::from_str(PRICES).expect("options");
    let told = |event| told::<Fortuna>(&options, &event);
    let seat = Seat(1);
    assert_eq!(
        told(Event::Revealed { seat, card: ActionCard::Centurions }),
        "La carta boca abajo de Inés es Reclutar Centuriones."
    );
    assert_eq!(
        told(Event::Flipped { seat, favour: Favour::Food }),
        "Inés pone el Reparto de alimentos (3) boca abajo."
    );
    assert_eq!(
        told(Event::Podium { order: [Seat(0), Seat(1)].into_iter().collect() }),
        "Orden de la próxima ronda: tú e Inés."
    );
}

#[test]
fn buildings_have_their_articles() {
    use glory_to_rome::Event as E;
    let options = glory_to_rome::Options::of_edition(Edition::Original, 2);
    let told = |event| told::<GloryToRome>(&options, &event);
    let (seat, site) = (Seat(1), Material::Rubble);
    let founded = |building| told(E::Founded { seat, building, site, outside: false });
    assert_eq!(
        [Building::Forum, Building::Road, Building::Bath].map(founded),
        ["del Foro", "de la Calzada", "de las Termas"]
            .map(|of| { format!("Inés pone los cimientos {of} (escombros, en la ciudad).") })
    );
    assert_eq!(
        told(E::Completed { seat: Seat(0), building: Building::Tower, gain: 2, influence: 4 }),
        "Completas la Torre: +2 de influencia (4)."
    );
}

#[test]
fn the_powers_of_gloria_mundi() {
    let words = Words::new(Locale::Es);
    for (text, wanted) in [
        ("peace -> food/gold", "pagas 1 paz para ganar 1 alimento u oro"),
        ("farm = food", "ganas 1 alimento por cada una de tus granjas"),
        ("barbarian city : 2 step", "ganas 2 pasos si el bárbaro está en una casilla de ciudad"),
    ] {
        let power: Power = text.parse().expect("a power");
        assert_eq!(words::gloria_mundi::cards::power(&words, &power), wanted);
    }
}
