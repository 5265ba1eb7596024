//! French: how it is set, and a few sentences as they are meant to be read.

use engine::Seat;
use fortuna::Fortuna;
use fortuna::card::{ActionCard, Favour};
use glory_to_rome::GloryToRome;
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::event::Zone;
use glory_to_rome::options::Edition;
use words::{Locale, Names, Reader, Speak, Words};

/// A space that does not break stands before high signs and within quotation marks.
#[test]
fn signs_keep_their_distance() {
    let files = Locale::Fr.files();
    let lines = files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#'));
    for line in lines {
        for loose in [" :", " ;", " !", " ?", " »", "« ", "'", "..."] {
            assert!(!line.contains(loose), "{loose:?} in {line:?}");
        }
        for (at, sign) in line.match_indices([';', '!', '?']) {
            let is_apart = |space: &str| line[..at].ends_with(space);
            let spaces = ["\u{202f}", "\u{a0}", r#"{"\u202F"}"#];
            assert!(spaces.into_iter().any(is_apart), "{sign:?} in {line:?}");
        }
    }
}

#[test]
fn lists_and_numbers_are_french() {
    let words = Words::new(Locale::Fr);
    assert_eq!(words.site().list(["a", "b", "c"].map(str::to_owned)), "a, b et c");
    let time = words.bots().time(bots::Level::Centurio);
    assert_eq!(time, "Réfléchit jusqu’à 0,1 s par tour.");
}

#[test]
fn fortuna_reads_well() {
    use fortuna::Event as E;
    let words = Words::new(Locale::Fr);
    let names = Names::new(["Anna", "Éric"].map(String::from));
    let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
    let options = "players = 2\n[prices]\nmarket = 3\naqueduct = 3\npalace = 4\nbasilica = 4";
    let options = toml::from_str(options).expect("options");
    let told = |event| Fortuna::event(&to, &options, &event).unwrap();
    let (you, seat) = (Seat(0), Seat(1));
    assert_eq!(told(E::TurnBegan { seat: you }), "À toi de jouer.");
    assert_eq!(told(E::TurnBegan { seat }), "À Éric de jouer.");
    assert_eq!(told(E::Married { seat }), "Éric a payé 3 argents pour se marier.");
    assert_eq!(told(E::AqueductFilled { seat }), "+1 eau dans l’Aqueduc d’Éric.");
    assert_eq!(
        told(E::Revealed { seat, card: ActionCard::Vestals }),
        "La carte face cachée d’Éric est l’Engagement de Vestales."
    );
    assert_eq!(told(E::NoFavour { seat: you, value: 1 }), "Aucune faveur disponible avec ton 1.");
    assert_eq!(
        told(E::Flipped { seat: you, favour: Favour::Food }),
        "Tu as retourné la faveur Distribution de nourriture (3) face cachée."
    );
}

#[test]
fn glory_to_rome_reads_well() {
    use glory_to_rome::Event as E;
    let words = Words::new(Locale::Fr);
    let names = Names::new(["Anna", "Éric"].map(String::from));
    let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
    let options = glory_to_rome::Options::of_edition(Edition::Original, 2);
    let told = |event| GloryToRome::event(&to, &options, &event).unwrap();
    let (you, seat) = (Seat(0), Seat(1));
    assert_eq!(
        told(E::Took { seat: you, material: Material::Brick, from: Zone::Pool }),
        "Tu as pris 1 brique de la réserve commune."
    );
    assert_eq!(
        told(E::Seized { seat, victim: you, role: Role::Architect }),
        "Éric t’a pris un Architecte pour sa chambre forte."
    );
    assert_eq!(
        told(E::Stole { seat, victim: you, building: Building::Tower }),
        "Éric t’a pris la Tour (influence +3 pour toi)."
    );
    let much = |m, n| words::glory_to_rome::things::so_much(&words, m, n);
    assert_eq!([1, 2].map(|n| much(Material::Wood, n)), ["1 bois", "2 bois"]);
    assert_eq!([1, 2].map(|n| much(Material::Concrete, n)), ["1 béton", "2 bétons"]);
}
