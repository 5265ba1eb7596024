//! The help of every game: complete sections, and what a terminal prints of them.

use std::collections::BTreeSet;

use games::{GameKind, dispatch};
use words::{Help, HelpBlock, HelpTable, Locale, Speak, Words};

use crate::common::each_locale;

fn help<G: Speak>(words: &Words, kind: GameKind, more: &str) -> Help {
    let changes = toml::from_str(&format!("players = 2\n{more}")).expect("options");
    G::help(words, &games::options::<G>(kind, changes).expect("options"))
}

fn each_help(check: impl Fn(&Words, GameKind, &Help)) {
    each_locale(|words| {
        for kind in GameKind::ALL {
            check(words, kind, &dispatch!(kind, G => help::<G>(words, kind, "")));
        }
    });
}

fn tables(help: &Help) -> impl Iterator<Item = &HelpTable> {
    help.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
        HelpBlock::Table(table) => Some(table),
        HelpBlock::Text(_) | HelpBlock::Steps(_) | HelpBlock::Points(_) | HelpBlock::Picture(_) => {
            None
        }
    })
}

#[test]
fn every_game_has_its_sections() {
    each_help(|words, kind, help| {
        let slugs: BTreeSet<_> = help.sections.iter().map(|section| section.slug).collect();
        assert_eq!(slugs.len(), help.sections.len(), "{kind}: a slug twice");
        assert_eq!(help.sections[0].slug, "goal");
        for wanted in ["turn", "end", "buildings"] {
            assert!(slugs.contains(wanted), "{kind} in {}: no {wanted}", words.locale());
        }
        assert!(help.sections.iter().all(|section| !section.blocks.is_empty()), "{kind}");
    });
}

#[test]
fn every_row_fills_its_table() {
    each_help(|words, kind, help| {
        for table in tables(help) {
            assert!(!table.rows.is_empty(), "{kind}: {:?}", table.heads);
            for row in &table.rows {
                let is_full = row.cells.len() == table.heads.len();
                assert!(is_full && row.cells.iter().all(|cell| !cell.is_empty()), "{row:?}");
                // What is said once ends in one full stop, in a terminal.
                assert!(
                    !row.cells.iter().any(|cell| cell.ends_with('.')),
                    "{} {row:?}",
                    words.locale()
                );
            }
        }
    });
}

#[test]
fn a_terminal_prints_titles_steps_and_rows() {
    let words = Words::new(Locale::En);
    let lines = help::<glory_to_rome::GloryToRome>(&words, GameKind::GloryToRome, "").lines(&words);
    for line in [
        "— Goal —",
        "  1. The leader plays a card and leads its role, or thinks. Thinking ends the turn.",
        "  • An order: play it to lead or follow its role.",
        "  Laborer: rubble · 1.",
        "  Laborer: rubble, value 1:",
    ] {
        assert!(lines.iter().any(|other| other == line), "{line} is not in {lines:#?}");
    }
}

/// The fifth end of Glory to Rome is an option. GTR 9.5.
#[test]
fn the_end_by_agreement_is_told_as_an_option() {
    let words = Words::new(Locale::En);
    let told = |more: &str| {
        let help = help::<glory_to_rome::GloryToRome>(&words, GameKind::GloryToRome, more);
        help.lines(&words).join("\n")
    };
    assert!(told("concession = true").contains("all the others agree that one player wins\n"));
    assert!(told("concession = false").contains("(only if your table plays with this option)"));
}
