//! What it costs to render a page: `trivium bench site`.

use ::bots::{Bot, Greedy, Insight};
use engine::{NoEvents, Seat, Seed};
use games::{GameKind, dispatch};
use table::{AnyTable, Command, Contract, Head, Time, UserId, Who};

use crate::auth::Visitor;
use crate::bots::CARETAKER;
use crate::hub::{Kept, Viewer};
use crate::offer;
use crate::pages::table::whole;

/// Of ten actions of a game so many are played.
const LATE: usize = 9;
const SEED: u64 = 1;
/// As long as the tokens and ids of the site.
const SECRET: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

/// A table late in a game of greedy players, as each of them sees it.
#[derive(Debug)]
pub struct LatePage {
    kept: Kept,
    viewers: Vec<Viewer>,
}

impl LatePage {
    /// Deals a game and plays most of it.
    pub fn new(kind: GameKind, players: u8) -> Self {
        let users: Vec<UserId> = (1..=players).map(|n| UserId(n.to_string())).collect();
        let actions = dispatch!(kind, G => actions::<G>(kind, players));
        let n_late = actions.len().div_euclid(10) * LATE;
        let table = played(head(kind, players, &users[0]), &users, &actions[..n_late]);
        let viewers = users.iter().cloned().map(Viewer::Party).collect();
        let people = users.into_iter().map(|user| (user.clone(), format!("Person {user}")));
        let people = people.collect();
        Self { kept: Kept::with_people(SECRET[..24].to_owned(), table, people), viewers }
    }

    /// How many actions were played.
    pub fn n_actions(&self) -> usize {
        self.kept.table.n_moments()
    }

    /// The whole page of everybody at the table, rendered anew.
    pub fn pages(&self) -> impl Iterator<Item = String> {
        let visitor = Visitor::nobody();
        let render = move |viewer| whole(&visitor, &self.kept, viewer, SECRET);
        self.viewers.iter().map(render)
    }
}

fn changes(players: u8) -> toml::Table {
    toml::Table::from_iter([("players".to_owned(), toml::Value::Integer(players.into()))])
}

fn head(kind: GameKind, players: u8, host: &UserId) -> Head {
    let options = offer::options(kind, changes(players)).expect("the standard options");
    let contract = Contract { caretaker: CARETAKER.to_owned(), ..Contract::friendly(options) };
    Head::new(kind, contract, host.clone(), Seed::from_number(SEED), Time(0))
}

/// What greedy players do in a game.
fn actions<G: Insight>(kind: GameKind, players: u8) -> Vec<String> {
    let options = games::options::<G>(kind, changes(players)).expect("the standard options");
    let mut game = G::new(&options, Seed::from_number(SEED)).expect("a game");
    let mut greedy = Greedy::new(SEED);
    let mut actions = Vec::new();
    while let Some((seat, _)) = game.pending() {
        let legal = game.legal_actions().to_vec();
        let action = Bot::<G>::choose(&mut greedy, &game.view(Some(seat)), &legal);
        actions.push(action.to_string());
        game.apply_unchecked(action, &mut NoEvents);
    }
    actions
}

/// A table of these people at which these actions were played.
fn played(head: Head, users: &[UserId], actions: &[String]) -> AnyTable {
    let mut table = AnyTable::new(head).expect("a table");
    let mut ask = |user: &UserId, command| {
        let by = Who::User(user.clone());
        for entry in table.propose(Time(0), &by, command).expect("a command that is granted") {
            table.commit(&entry).expect("an entry of its own");
        }
        (table.asked(), table.desk().question(), table.n_moments())
    };
    for (seat, user) in (0..).zip(users) {
        ask(user, Command::Sit { seat: Seat(seat) });
    }
    for user in &users[1..] {
        ask(user, Command::Accept);
    }
    let mut now = ask(&users[0], Command::Start);
    while let (Some(seat), question, n_moments) = now
        && let Some(action) = actions.get(n_moments).cloned()
    {
        let key = question.to_string();
        now = ask(&users[seat.index()], Command::Act { seat, action, question, key });
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_page_shows_the_game_and_who_is_asked() {
        let page = LatePage::new(GameKind::GloryToRome, 3);
        assert!(page.n_actions() > 50, "{}", page.n_actions());
        let pages: Vec<String> = page.pages().collect();
        let n_asked = pages.iter().filter(|page| page.contains("id=\"answers\"")).count();
        assert_eq!((pages.len(), n_asked), (3, 1));
        assert!(pages.iter().all(|page| page.contains("id=\"board\"")));
    }
}
