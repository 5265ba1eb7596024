//! Clauses that said something wrong once, in three languages.

use games::GameKind;
use words::Locale;
use words::rulebook::Page;

/// The clause, and what it says in English, French and Spanish.
type Fact = (&'static str, [&'static str; 3]);

const FACTS: [Fact; 6] = [
    ("GTR 1.7", ["never have to discard", "jamais à te défausser", "nunca tienes que descartar"]),
    ("GTR 2.2", ["you think ([R-G34]", "tu penses ([R-G34]", "piensas ([R-G34]"]),
    ("GTR 7.20", ["whichever action hires", "quelle que soit l’action", "sea cual sea la acción"]),
    ("GTR 7.27", ["choose which clients", "choisis quels clients", "eliges qué clientes"]),
    ("GTR 7.29", ["can be stolen again", "peut être volé à nouveau", "se puede volver a robar"]),
    ("GTR 7.38", ["an Archway from the pool", "commune avec une Arche", "un Arco de la reserva"]),
];

#[test]
fn clauses_say_what_is_so() {
    for (place, locale) in ["en", "fr", "es"].into_iter().enumerate() {
        let locale: Locale = locale.parse().expect("a language");
        let page = Page::Rules(GameKind::GloryToRome).text(locale);
        for (clause, says) in FACTS {
            let text = paragraph(page, clause);
            assert!(text.contains(says[place]), "{locale}, {clause}: {text}");
        }
    }
}

/// The text of a clause, its lines joined.
fn paragraph(page: &str, clause: &str) -> String {
    let (_, text) = page.split_once(&format!("**{clause}** ")).expect(clause);
    text.split("\n\n").next().unwrap_or_default().replace('\n', " ")
}
