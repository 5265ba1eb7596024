//! What the dock tells who is away, and who only watches.

use engine::Seed;
use games::fortuna::Fortuna;
use games::{GameKind, toml};
use store::{Status, Summary, TableAudience, TableInsert};
use table::{Contract, Head, Keeper, Millis, Pace, Time, UserId};

use crate::games::PHONE;
use crate::player::{DESK, Player};
use crate::round::met;
use crate::server::Site;

/// The button of the banner is in the dock, in sight, and nothing covers it.
const IS_IN_SIGHT: &str = "(() => {
    const button = document.querySelector('#dock #away button');
    button?.scrollIntoView({ block: 'nearest' });
    const at = button?.getBoundingClientRect();
    return at?.height >= 40 && at.left >= 0 && at.right <= innerWidth && at.top >= 0 && at.bottom <= innerHeight
        && document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2).closest('#away') !== null;
})()";

/// A table of two people that is not stored by the site, with next to no time to think.
fn in_a_hurry(site: &Site, [anna, ben]: [&Player; 2]) -> String {
    let id = "table-in-a-hurry".to_owned();
    let user =
        |who: &Player| UserId(who.person.string("document.getElementById('table').dataset.user"));
    let [host, guest] = [anna, ben].map(user);
    let options = games::options::<Fortuna>(
        GameKind::Fortuna,
        toml::from_str("players = 2").expect("options"),
    );
    let options = serde_json::to_value(options.expect("options")).expect("plain data");
    let pace = Pace::Live { bank: Millis(1), increment: Millis(0) };
    let contract = Contract { pace, ..Contract::friendly(options) };
    let keepers = vec![Keeper::Person(host.clone()), Keeper::Person(guest)];
    let seed = Seed::from_number(5);
    let head =
        Head { keepers, ..Head::new(GameKind::Fortuna, contract, host.clone(), seed, Time(1)) };
    let table = TableInsert {
        table_id: id.clone(),
        head: serde_json::to_string(&head).expect("a head"),
        summary: Summary {
            game: GameKind::Fortuna.slug().to_owned(),
            about: String::new(),
            status: Status::Open,
            visibility: TableAudience::Public,
            people: Vec::new(),
            deadline: None,
            needs_bot: false,
            bot_thinks: false,
            host: host.0,
            thinks: false,
        },
        now: 1,
    };
    site.store(async |store| store.create_table(&table).await).expect("a table");
    format!("{}/t/{id}", site.base)
}

/// Bots keep the seats at once, and the table waits for its people.
#[test]
fn the_way_back_is_a_banner_in_the_dock_and_watchers_are_greeted() {
    let site = Site::new();
    let [anna, ben] = met(GameKind::Fortuna, &site.base);
    let url = in_a_hurry(&site, [&anna, &ben]);
    for player in [&ben, &anna] {
        player.person.open(&url);
    }
    ben.click("#accept");
    anna.see("document.querySelector('#start:not([disabled])')");
    anna.click("#start");
    for player in [&anna, &ben] {
        player.see_element("#dock #away");
        for (width, height) in [(PHONE, 740), DESK] {
            player.person.size(width, height);
            player.see(IS_IN_SIGHT);
            player.sees_no_overflow();
        }
    }
    let carla = Player::stranger().named(&site.base, "Carla");
    carla.person.open(&url);
    for (width, height) in [(PHONE, 740), DESK] {
        carla.person.size(width, height);
        carla.see("document.querySelector('#dock #watching').offsetParent");
        assert_eq!(carla.person.text("#watching"), "You’re watching.");
        assert!(!carla.person.has("#away, #answers"));
        carla.sees_no_overflow();
    }
}
