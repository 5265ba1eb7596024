//! Clauses that said something wrong once, in three languages.

use games::GameKind;
use words::Locale;
use words::rulebook::Page;

/// The clause, what it says in English, French and Spanish, and what it must not say any more.
type Fact = (&'static str, [&'static str; 3], [&'static str; 3]);

const FACTS: [Fact; 6] = [
    (
        "GTR 1.7",
        ["never have to discard", "jamais à te défausser", "nunca tienes que descartar"],
        ["nobody ever discards", "ne se défausse jamais", "nunca se descarta"],
    ),
    (
        "GTR 2.2",
        [
            "If you have nothing to lead with, you think ([R-G34]",
            "Si tu n’as rien pour appeler un rôle, tu penses ([R-G34]",
            "Si no tienes nada con que liderar, piensas ([R-G34]",
        ],
        ["can't use ([R-G34]", "à rien ([R-G34]", "aprovechar ([R-G34]"],
    ),
    (
        "GTR 7.20",
        ["whichever action hires them", "quelle que soit l’action", "sea cual sea la acción"],
        ["whoever hired", "quel que soit le joueur", "quien lo contrate"],
    ),
    (
        "GTR 7.27",
        ["you choose which clients", "tu choisis quels clients", "tú eliges qué clientes"],
        ["whoever", "quiconque", "quienquiera"],
    ),
    (
        "GTR 7.29",
        ["can be stolen again", "peut être volé à nouveau", "se puede volver a robar"],
        ["the victim keeps", "la victime garde", "la víctima conserva"],
    ),
    (
        "GTR 7.38",
        [
            "with an Archway from the pool",
            "réserve commune avec une Arche",
            "con un Arco de la reserva",
        ],
        ["whoever", "quiconque", "quienquiera"],
    ),
];

#[test]
fn clauses_say_what_is_so() {
    for (place, locale) in ["en", "fr", "es"].into_iter().enumerate() {
        let locale: Locale = locale.parse().expect("a language");
        let page = Page::Rules(GameKind::GloryToRome).text(locale);
        for (clause, says, not) in FACTS {
            let text = paragraph(page, clause);
            assert!(text.contains(says[place]), "{locale}, {clause}: {text}");
            assert!(!text.contains(not[place]), "{locale}, {clause}: {text}");
        }
    }
}

/// The text of a clause, its lines joined.
fn paragraph(page: &str, clause: &str) -> String {
    let (_, text) = page.split_once(&format!("**{clause}** ")).expect(clause);
    text.split("\n\n").next().unwrap_or_default().replace('\n', " ")
}
