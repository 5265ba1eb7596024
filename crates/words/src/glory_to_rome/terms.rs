//! What was agreed before the deal: the edition, and the switches that someone turned.

use glory_to_rome::Options;
use glory_to_rome::options::{
    BathOutOfTown, Beginner, CircusMaximusRule, CircusRule, Edition, ForumRule, OutOfTown,
    ScriptoriumRule, StairwayRule, Start,
};

use crate::Words;
use crate::message::{Plain, messages as id, say};

/// The players, the edition with what it means, and what differs from it.
pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let mut lines = vec![
        say!(words, gtr_players, n = options.players),
        say!(words, gtr_edition[Edition: options.edition]),
        say!(words, gtr_opt_petition, n = options.petition),
        say!(words, gtr_opt_sites, n = options.sites_in_town()),
        say!(words, gtr_opt_outside[OutOfTown: options.out_of_town]),
    ];
    if options.has_functions() {
        lines.push(say!(words, gtr_opt_circus[CircusRule: options.circus]));
        lines.push(say!(words, gtr_opt_forum[ForumRule: options.forum]));
    }
    lines.extend(turned(options).into_iter().flatten().map(|id| words.plain(id)));
    if options.max_turns != Options::of_edition(options.edition, 2).max_turns {
        lines.push(say!(words, gtr_opt_max_turns, n = options.max_turns));
    }
    lines
}

/// Switches that are not as they usually are.
fn turned(options: &Options) -> [Option<Plain>; 13] {
    let usual = Options::of_version(options.rules, options.edition, options.players);
    let unless = |is_usual: bool, id: Plain| (!is_usual).then_some(id);
    [
        beginner(options.beginner),
        unless(options.start == Start::Dealt, id::gtr_opt_start_chosen),
        unless(
            options.vault_view == usual.vault_view,
            id::gtr_opt_vault.of(options.vault_view.slug()),
        ),
        unless(
            options.collation == usual.collation,
            id::gtr_opt_alphabet.of(options.collation.slug()),
        ),
        unless(!options.latrine_jack, id::gtr_opt_latrine_jack),
        unless(options.scriptorium == ScriptoriumRule::Completes, id::gtr_opt_scriptorium),
        unless(options.circus_maximus == CircusMaximusRule::All, id::gtr_opt_maximus),
        unless(options.gate_statue, id::gtr_opt_gate_statue),
        unless(options.stairway == StairwayRule::Action, id::gtr_opt_stairway),
        unless(options.bath_out_of_town == BathOutOfTown::Alone, id::gtr_opt_bath_join),
        unless(!options.gate_road, id::gtr_opt_gate_road),
        unless(!options.ask_voluntary_give, id::gtr_opt_voluntary),
        unless(options.concession == usual.concession, concession(options.concession)),
    ]
}

const fn beginner(rule: Beginner) -> Option<Plain> {
    match rule {
        Beginner::Off => None,
        Beginner::Original => Some(id::gtr_opt_beginner_original),
        Beginner::Gloria2011 => Some(id::gtr_opt_beginner_2011),
    }
}

const fn concession(is_possible: bool) -> Plain {
    if is_possible { id::gtr_opt_concession } else { id::gtr_opt_no_concession }
}
