//! What each game states about its secrets, compared with imagined worlds.

use crate::party::{FORTUNA, GLORIA_MUNDI, GLORY_TO_ROME, Party};
use engine::{Event, Game, Rng, Seat};
use games::Plain;
use games::fortuna::Fortuna;
use games::gloria_mundi::GloriaMundi;
use games::glory_to_rome::GloryToRome;
use table::{Moment, Secrets, Table, Why};

const WORLDS: usize = 6;

macro_rules! for_every_game {
    ($law:ident) => {
        for number in 100..104 {
            for options in FORTUNA {
                $law(&played::<Fortuna>(options, number));
            }
            for options in GLORY_TO_ROME {
                $law(&played::<GloryToRome>(options, number));
            }
            for options in GLORIA_MUNDI {
                $law(&played::<GloriaMundi>(options, number));
            }
        }
    };
}

fn played<G: Plain + Secrets>(options: &str, number: u64) -> Table<G> {
    let mut party = Party::<G>::new(options, number);
    party.start();
    party.play_on(|_| ());
    party.table
}

fn worlds<G: Game>(view: &G::View, number: usize) -> impl Iterator<Item = G> {
    let mut rng = Rng::new(number as u64);
    (0..WORLDS).map(move |_| G::imagine(view, &mut rng))
}

/// A forced answer is the only one in every world that looks the same to a spectator, and a list
/// stated to be open is the same in all of them.
#[test]
fn open_lists_do_not_depend_on_what_is_hidden() {
    fn law<G: Plain + Secrets>(table: &Table<G>) {
        for (n, moment) in table.moments().enumerate() {
            let open = table.view_at(n, None).unwrap();
            let is_forced = moment.why == Why::Forced;
            assert!(!is_forced || !moment.is_showing, "moment {n} was sealed");
            if !G::is_list_open(&open) {
                assert!(!is_forced, "moment {n}");
                continue;
            }
            let mut lists = worlds::<G>(&open, n).map(|world| world.legal_actions().to_vec());
            let first = lists.next().unwrap();
            assert!(lists.all(|list| list == first), "moment {n}: {first:?}");
            assert!(first.contains(&moment.action), "moment {n}: {first:?}");
            assert!(!is_forced || first.len() == 1, "moment {n}");
        }
    }
    for_every_game!(law);
}

/// An action stated to reveal nothing reveals nothing: in every world that looked the same to an
/// observer, the seat could have done something that looks the same to them as well. To the seat
/// itself it is the same action.
#[test]
fn actions_that_reveal_nothing_can_be_foreseen() {
    fn law<G: Plain + Secrets>(table: &Table<G>) {
        for (n, moment) in table.moments().enumerate() {
            if moment.is_showing {
                continue;
            }
            for observer in Seat::all(observers(table)).map(Some).chain([None]) {
                could_be_foreseen(table, n, moment, observer);
            }
        }
    }
    for_every_game!(law);
}

fn observers<G: Plain + Secrets>(table: &Table<G>) -> u8 {
    u8::try_from(table.desk().places().len()).unwrap()
}

fn could_be_foreseen<G: Plain + Secrets>(
    table: &Table<G>,
    n: usize,
    moment: &Moment<G>,
    observer: Option<Seat>,
) {
    let before = table.view_at(n, observer).unwrap();
    let after = table.view_at(n + 1, observer).unwrap();
    let log: Vec<_> = moment.events.iter().filter_map(|event| event.seen_by(observer)).collect();
    let looks_the_same = |world: &G, action| {
        let (mut world, mut events) = (world.clone(), Vec::new());
        world.apply_unchecked(action, &mut events);
        let seen = events.iter().filter_map(|event| event.seen_by(observer));
        seen.eq(log.iter().cloned()) && world.view(observer) == after
    };
    for world in worlds::<G>(&before, n) {
        let legal = world.legal_actions();
        let same = legal.iter().filter(|action| **action == moment.action);
        let others = legal.iter().filter(|_| observer != Some(moment.seat));
        let mut tried = same.chain(others);
        assert!(
            tried.any(|action| looks_the_same(&world, *action)),
            "moment {n}, `{}` of seat {}, to {observer:?}",
            moment.action,
            moment.seat,
        );
    }
}
