//! What was agreed before the deal: the edition, and the switches that somebody turned.

use glory_to_rome::Options;
use glory_to_rome::card::Collation;
use glory_to_rome::options::{
    BathOutOfTown, Beginner, CircusMaximusRule, CircusRule, Edition, ForumRule, OutOfTown,
    ScriptoriumRule, StairwayRule, Start, VaultView,
};

use crate::Words;
use crate::words::say;

/// The players, the edition with what it means, and what differs from it.
pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let mut lines = vec![
        say!(words, "gtr-players", n = options.players),
        say!(words, edition(options.edition)),
        say!(words, "gtr-opt-petition", n = options.petition),
        say!(words, "gtr-opt-sites", n = options.sites_in_town()),
        say!(words, out_of_town(options.out_of_town)),
    ];
    if options.has_functions() {
        lines.extend([circus(options.circus), forum(options.forum)].map(|id| say!(words, id)));
    }
    lines.extend(turned(options).into_iter().flatten().map(|id| say!(words, id)));
    if options.max_turns != Options::of_edition(options.edition, 2).max_turns {
        lines.push(say!(words, "gtr-opt-max-turns", n = options.max_turns));
    }
    lines
}

const fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Original => "gtr-edition-original",
        Edition::Gloria2011 => "gtr-edition-2011",
        Edition::Gloria2011OriginalVariant => "gtr-edition-2011-variant",
        Edition::English2007 => "gtr-edition-english2007",
    }
}

const fn circus(rule: CircusRule) -> &'static str {
    match rule {
        CircusRule::Pair => "gtr-opt-circus-pair",
        CircusRule::Architect => "gtr-opt-circus-architect",
    }
}

const fn forum(rule: ForumRule) -> &'static str {
    match rule {
        ForumRule::Clients => "gtr-opt-forum-clients",
        ForumRule::ClientsMaterials => "gtr-opt-forum-materials",
    }
}

const fn out_of_town(rule: OutOfTown) -> &'static str {
    match rule {
        OutOfTown::Always => "gtr-opt-outside-always",
        OutOfTown::Exhausted => "gtr-opt-outside-exhausted",
    }
}

/// Switches that are not as they usually are.
fn turned(options: &Options) -> [Option<&'static str>; 13] {
    let usual = Options::of_version(options.rules, options.edition, options.players);
    let unless = |is_usual: bool, id: &'static str| (!is_usual).then_some(id);
    [
        beginner(options.beginner),
        unless(options.start == Start::Dealt, "gtr-opt-start-chosen"),
        unless(options.vault_view == usual.vault_view, vault_view(options.vault_view)),
        unless(options.collation == usual.collation, collation(options.collation)),
        unless(!options.latrine_jack, "gtr-opt-latrine-jack"),
        unless(options.scriptorium == ScriptoriumRule::Completes, "gtr-opt-scriptorium"),
        unless(options.circus_maximus == CircusMaximusRule::All, "gtr-opt-circus-maximus"),
        unless(options.gate_statue, "gtr-opt-gate-statue"),
        unless(options.stairway == StairwayRule::Action, "gtr-opt-stairway"),
        unless(options.bath_out_of_town == BathOutOfTown::Alone, "gtr-opt-bath-join"),
        unless(!options.gate_road, "gtr-opt-gate-road"),
        unless(!options.ask_voluntary_give, "gtr-opt-voluntary"),
        unless(options.concession == usual.concession, concession(options.concession)),
    ]
}

const fn beginner(rule: Beginner) -> Option<&'static str> {
    match rule {
        Beginner::Off => None,
        Beginner::Original => Some("gtr-opt-beginner-original"),
        Beginner::Gloria2011 => Some("gtr-opt-beginner-2011"),
    }
}

const fn concession(is_possible: bool) -> &'static str {
    if is_possible { "gtr-opt-concession" } else { "gtr-opt-no-concession" }
}

const fn vault_view(rule: VaultView) -> &'static str {
    match rule {
        VaultView::Turn => "gtr-opt-vault-turn",
        VaultView::Placement => "gtr-opt-vault-placement",
    }
}

const fn collation(rule: Collation) -> &'static str {
    match rule {
        Collation::English => "gtr-opt-alphabet-english",
        Collation::Spanish => "gtr-opt-alphabet-spanish",
    }
}
