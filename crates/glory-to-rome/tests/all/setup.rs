//! The deal. GTR 1.

use engine::{Game, Seat, Seed};
use glory_to_rome::options::{Beginner, Edition, Start};
use glory_to_rome::{Decision, GloryToRome, Options};

fn deals(options: Options) -> impl Iterator<Item = GloryToRome> {
    (0..40).map(move |seed| {
        GloryToRome::new(&options, Seed::from_number(seed)).expect("the options are sound")
    })
}

fn all_options() -> impl Iterator<Item = Options> {
    let players = 2..=5_u8;
    players.flat_map(|n| Edition::ALL.map(|edition| Options::of_edition(edition, n)))
}

#[test]
fn every_player_gets_four_cards_and_a_jack() {
    for options in all_options() {
        for game in deals(options) {
            let view = game.view(None);
            let n_players = options.players;
            for seat in Seat::all(n_players) {
                let player = view.table.player(seat);
                assert_eq!((player.n_orders, player.jacks), (4, 1));
            }
            assert_eq!(view.table.jacks, 6 - n_players);
            assert!(view.table.pool.sum() >= n_players);
            assert_eq!(view.n_deck, 144 - 4 * n_players - view.table.pool.sum());
            assert_eq!(view.table.pending().map(|(seat, _)| seat), Some(view.table.leader));
        }
    }
}

#[test]
fn sites_follow_the_edition_and_the_beginner_game() {
    let town = |edition, players, beginner| {
        let options = Options { beginner, ..Options::of_edition(edition, players) };
        (options.sites_in_town(), options.sites_out_of_town())
    };
    let (original, gloria) = (Edition::Original, Edition::Gloria2011);
    assert_eq!(town(original, 2, Beginner::Off), (2, 4));
    assert_eq!(town(gloria, 2, Beginner::Off), (3, 3));
    assert_eq!(town(original, 5, Beginner::Off), (5, 1));
    assert_eq!(town(original, 5, Beginner::Original), (3, 3));
    assert_eq!(town(original, 2, Beginner::Original), (2, 4));
    assert_eq!(town(gloria, 3, Beginner::Gloria2011), (2, 4));
    assert_eq!(town(gloria, 4, Beginner::Gloria2011), (3, 3));
}

#[test]
fn beginners_play_with_half_the_deck() {
    let whole = Options::of_edition(Edition::Original, 3);
    let half = Options { beginner: Beginner::Original, ..whole };
    for (whole, half) in deals(whole).zip(deals(half)) {
        let (whole, half) = (whole.view(None), half.view(None));
        assert_eq!(half.n_deck, whole.n_deck.div_ceil(2));
        assert_eq!(half.unseen, whole.unseen);
    }
}

#[test]
fn the_chosen_start_asks_every_player_in_secret() {
    let options = Options { start: Start::Chosen, ..Options::of_edition(Edition::Gloria2011, 4) };
    for mut game in deals(options) {
        for seat in Seat::all(4) {
            assert_eq!(game.pending(), Some((seat, &Decision::Start)));
            let first = game.legal_actions()[0];
            game.apply(first, &mut Vec::new()).expect("it is legal");
            let pool = game.view(None).table.pool.sum();
            assert!(seat.0 == 3 || pool == 0);
        }
        assert!(game.view(None).table.pool.sum() >= 4);
    }
}

#[test]
fn the_same_seed_leads_differently_in_another_language() {
    let leaders = |edition| -> Vec<Seat> {
        let games = deals(Options::of_edition(edition, 5));
        games.map(|game| game.view(None).table.leader).collect()
    };
    assert_ne!(leaders(Edition::Original), leaders(Edition::Gloria2011));
}

#[test]
fn bad_options_are_refused() {
    let sound = Options::of_edition(Edition::Original, 2);
    let bad = [
        (Options { players: 6, ..sound }, "players"),
        (Options { petition: 4, ..sound }, "petition"),
        (Options { sites_2p: 1, ..sound }, "sites_2p"),
        (Options { max_turns: 0, ..sound }, "max_turns"),
    ];
    for (options, at) in bad {
        let error = GloryToRome::new(&options, Seed::from_number(0)).expect_err(at);
        assert_eq!(error.at, at);
    }
}
