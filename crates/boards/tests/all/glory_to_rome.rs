//! Drawings of Glory to Rome: every answer has its spot, and every spot is there once.

use std::collections::{BTreeMap, BTreeSet};

use boards::{Draw, SeatInfo, Sight};
use engine::{Game, NoEvents, Rng, Seat, Seed};
use glory_to_rome::card::{Building, Role};
use glory_to_rome::options::{Beginner, CircusRule, Edition, StairwayRule};
use glory_to_rome::{GloryToRome, Options};
use words::{Locale, Names, Reader, Speak, Words};

/// Games whose options lead to every kind of answer.
fn games() -> Vec<Options> {
    let mut chosen = Options::of_edition(Edition::Original, 5);
    chosen.start = glory_to_rome::options::Start::Chosen;
    chosen.concession = true;
    let mut rich = Options::of_edition(Edition::Original, 2);
    rich.latrine_jack = true;
    rich.ask_voluntary_give = true;
    rich.stairway = StairwayRule::Extra;
    let mut architect = Options::of_edition(Edition::Gloria2011, 3);
    architect.circus = CircusRule::Architect;
    let mut beginner = Options::of_edition(Edition::Original, 4);
    beginner.beginner = Beginner::Original;
    for options in [&mut rich, &mut architect, &mut beginner] {
        options.concession = false;
    }
    vec![chosen, rich, architect, beginner]
}

/// The values of an attribute, in page order.
fn values<'h>(html: &'h str, attribute: &str) -> Vec<&'h str> {
    let start = format!(" {attribute}=\"");
    let parts = html.split(start.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

fn counted(values: Vec<&str>) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_default() += 1;
    }
    counts
}

fn sight<'a>(
    to: Reader<'a>,
    view: &'a <GloryToRome as Game>::View,
    question: Option<&'a <GloryToRome as Game>::Decision>,
    legal: &[<GloryToRome as Game>::Action],
) -> Sight<'a, GloryToRome> {
    let player = |_| SeatInfo { is_asked: false, notes: maud::html! {}, held: maud::html! {} };
    let players = (0..view.table.n_players()).map(player).collect();
    Sight::new(to, view, question, legal, players)
}

fn check(at: &Sight<'_, GloryToRome>) {
    let html = GloryToRome::board(at).into_string() + &GloryToRome::hand(at).into_string();
    let ids = counted(values(&html, "id"));
    let doubled: Vec<_> = ids.iter().filter(|(_, n)| **n > 1).collect();
    assert!(doubled.is_empty(), "{doubled:?}");
    let spots = counted(values(&html, "data-spot"));
    for answer in &at.answers {
        for spot in &answer.spots {
            // The dock repeats things that may be out of sight.
            let is_repeated = ids.contains_key(format!("dock-{spot}").as_str());
            let n = spots.get(spot.as_str()).copied();
            assert_eq!(n, Some(1 + usize::from(is_repeated)), "{spot} of {}", answer.notation);
        }
    }
    for name in values(&html, "data-about") {
        let about = GloryToRome::about(at.to.words, &at.view.table.options, name);
        assert!(about.is_some(), "nothing is told about {name}");
    }
    for wish in values(&html, "data-wish") {
        let refusal = GloryToRome::refuse(at.view, wish.parse().expect("an action"));
        let why = GloryToRome::refusal(&at.to, &at.view.table.options, refusal);
        assert!(why.contains("GTR"), "{wish}: {why}");
    }
}

/// The names of what is drawn, in page order.
fn drawn(html: &str) -> BTreeSet<&str> {
    values(html, "href").into_iter().filter_map(|link| Some(link.split_once("#d-")?.1)).collect()
}

/// A town shows each building once, in chalk too as long as it is a foundation; and a table draws no
/// building that nobody laid down.
fn check_towns(at: &Sight<'_, GloryToRome>) {
    let mut laid_down = BTreeSet::from(["temple", "aqueduct", "amphitheatre", "wall", "bath"]);
    for seat in (0..at.view.table.n_players()).map(Seat) {
        let camp = at.view.table.player(seat);
        let town = GloryToRome::town(at, seat).expect("a town").into_string();
        let (founded, complete) =
            (camp.founded.into_iter().count(), camp.complete.into_iter().count());
        let in_chalk = town.matches("dr chalk").count();
        if founded + complete == 0 {
            assert!(in_chalk > 0 && !town.contains("lot"), "{town}");
        } else {
            assert_eq!(town.matches("class=\"lot ").count(), founded + complete);
            assert_eq!(in_chalk, founded);
            assert_eq!(drawn(&town), camp.names().into_iter().map(Building::slug).collect());
        }
        laid_down.extend(camp.names().into_iter().map(Building::slug));
    }
    let board = GloryToRome::board(at).into_string();
    assert!(drawn(&board).is_subset(&laid_down), "{:?}", drawn(&board));
}

fn play(options: &Options, seed: u64) {
    let words = Words::new(Locale::En);
    let names = Names::seats(&words, options.players);
    let mut game = GloryToRome::new(options, Seed::from_number(seed)).expect("a game");
    let mut rng = Rng::new(seed);
    while let Some((seat, question)) = game.pending() {
        let legal = game.legal_actions();
        let view = game.view(Some(seat));
        let to = Reader { words: &words, names: &names, seat: Some(seat) };
        check(&sight(to, &view, Some(question), &legal));
        if rng.below(20) == 0 {
            let view = game.view(None);
            let at = sight(Reader { seat: None, ..to }, &view, Some(question), &[]);
            check(&at);
            check_towns(&at);
        }
        game.apply_unchecked(legal[rng.below(legal.len())], &mut NoEvents);
    }
    let view = game.view(Some(Seat(0)));
    let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
    check(&sight(to, &view, None, &[]));
}

#[test]
fn every_card_has_an_explanation() {
    let words = Words::new(Locale::En);
    for options in games() {
        for name in Building::ALL.map(Building::slug).into_iter().chain(Role::ALL.map(Role::slug)) {
            let about = GloryToRome::about(&words, &options, name).expect(name);
            assert!(!about.text.is_empty() && !about.clauses.is_empty(), "{name}");
        }
    }
}

#[test]
fn every_building_is_drawn() {
    for name in Building::SLUGS {
        assert!(boards::drawing("glory-to-rome", name).is_some(), "{name}");
    }
}

#[test]
fn every_answer_has_its_spot_and_every_spot_is_there_once() {
    for (seed, options) in (1..).zip(games()) {
        play(&options, seed);
    }
}

/// A victory can be proposed, but nothing on the table is lit for it, and a warning is shown.
#[test]
fn proposals_light_nothing_and_warn() {
    let words = Words::new(Locale::En);
    let options = Options::of_edition(Edition::Original, 2);
    let names = Names::seats(&words, options.players);
    let game = GloryToRome::new(&options, Seed::from_number(1)).expect("a game");
    let (seat, question) = game.pending().expect("a question");
    let view = game.view(Some(seat));
    let to = Reader { words: &words, names: &names, seat: Some(seat) };
    let at = sight(to, &view, Some(question), &game.legal_actions());
    let proposals: Vec<_> = at.answers.iter().filter(|answer| answer.is_aside).collect();
    assert_eq!(proposals.len(), 2);
    for proposal in proposals {
        assert!(proposal.spots.is_empty() && proposal.warning.is_some(), "{proposal:?}");
    }
}
