//! Two people who play on, one answer after the other.

use engine::Rng;
use games::GameKind;

use crate::bots::hurry;
use crate::player::Player;

/// No game of these tests takes more.
const MAX_ANSWERS: usize = 1_000;

/// A table and the two who play at it.
pub(crate) struct Round<'a> {
    pub(crate) players: [&'a Player; 2],
    n_steps: usize,
    dice: Rng,
}

/// Opens a table of a game that is not too long, as someone who knows the form.
pub(crate) fn opened(kind: GameKind, host: &Player, base: &str) -> String {
    let host = &host.person;
    host.open(&format!("{base}/new/{kind}"));
    host.choose("#bots", "None");
    host.click("details:has(#visibility) > summary");
    host.choose("#visibility", "everybody");
    let short = match kind {
        GameKind::Fortuna => Some(("max_rounds", "3")),
        GameKind::GloryToRome => Some(("max_turns", "14")),
        GameKind::GloriaMundi => None,
    };
    if let Some((option, value)) = short {
        let field = format!("[name='option.{option}']");
        host.click(&format!("details:has({field}) > summary"));
        host.fill(&field, value);
    }
    host.follow("#create");
    let url = host.url();
    url.strip_prefix(base).expect("a page of the site").to_owned()
}

/// Two people with names, of whom the first has opened a table at which the second looks.
pub(crate) fn met(kind: GameKind, base: &str) -> [Player; 2] {
    let anna = Player::stranger().named(base, "Anna");
    let table = opened(kind, &anna, base);
    let ben = Player::stranger().named(base, "Ben");
    ben.person.open(&format!("{base}{table}?look=yes"));
    [anna, ben]
}

impl<'a> Round<'a> {
    /// The guest, who looks at the table, sits down and accepts, and the host deals.
    pub(crate) fn dealt(host: &'a Player, guest: &'a Player) -> Self {
        guest.click("#sit-1");
        guest.see_element("#accept");
        guest.click("#accept");
        host.see("document.querySelector('#seats li:nth-child(2) .tag')");
        host.click("#start");
        Self::begun(host, guest)
    }

    /// The guest, who is invited, takes the last seat, and so the game begins.
    pub(crate) fn accepted(host: &'a Player, guest: &'a Player) -> Self {
        guest.person.follow("#join-go");
        Self::begun(host, guest)
    }

    fn begun(host: &'a Player, guest: &'a Player) -> Self {
        for player in [host, guest] {
            player.see_element("#prompt");
        }
        Self { players: [host, guest], n_steps: 0, dice: Rng::new(5) }
    }

    /// Who is asked, and who is not; nobody when the game is over.
    #[track_caller]
    pub(crate) fn asked(&self) -> Option<(&'a Player, &'a Player)> {
        let [host, guest] = self.players;
        match self.players.map(Player::n_answers) {
            [0, 0] => {
                let is_over = self.players.iter().all(|player| player.person.has("#result"));
                assert!(is_over, "nobody is asked");
                None
            }
            [_, 0] => Some((host, guest)),
            [0, _] => Some((guest, host)),
            [_, _] => panic!("both are asked"),
        }
    }

    /// The player who is asked chooses an answer, and both see what came of it; one after the other is asked
    /// whether it is the truth, since what has gone wrong on a page stays wrong. False at the end.
    #[track_caller]
    pub(crate) fn step(&mut self) -> bool {
        let Some((asked, other)) = self.asked() else {
            return false;
        };
        let version = self.answer(asked);
        other.see_version(version);
        self.n_steps += 1;
        self.players[self.n_steps % 2].sees_the_truth();
        true
    }

    /// Someone chooses an answer and sees what came of it: the table with this number.
    #[track_caller]
    pub(crate) fn answer(&mut self, asked: &Player) -> u64 {
        let before = asked.version();
        asked.click(&self.choice(asked));
        asked.is_sure();
        asked.see_beyond(before);
        asked.version()
    }

    /// The button of an answer, which can be seen.
    pub(crate) fn choice(&mut self, asked: &Player) -> String {
        asked.unfold();
        let place = self.dice.below(asked.n_answers()) + 1;
        format!("#answers :nth-child({place} of .answer:not(.quiet))")
    }

    /// Plays until a certain one is asked.
    #[track_caller]
    pub(crate) fn until_asked(&mut self, player: &Player) {
        while player.n_answers() == 0 {
            assert!(self.step(), "the game is over");
        }
    }

    /// Both answer at random some times, without looking, and then see what came of it.
    #[track_caller]
    pub(crate) fn hurry(&self, table: &str, times: usize) {
        for time in 1..=times {
            for player in self.players {
                hurry(player, table, MAX_ANSWERS, time);
            }
        }
        let newest = self.players[0].newest_version();
        for player in self.players {
            player.see_version(newest);
            player.sees_the_truth();
        }
    }

    /// Plays to the end.
    #[track_caller]
    pub(crate) fn play_out(&mut self) {
        let mut n_answers = 0;
        while self.step() {
            n_answers += 1;
            assert!(n_answers < MAX_ANSWERS, "no end");
        }
        for player in self.players {
            assert!(player.person.text("#result-title").contains("win"), "somebody wins");
        }
    }
}
