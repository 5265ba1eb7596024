//! A session without a screen is a table: forced answers, sealed draws, take-backs, standing
//! orders, and the save file.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use games::fortuna::{Action, Fortuna};
use games::gloria_mundi::GloriaMundi;
use games::glory_to_rome::GloryToRome;
use servers::Folder;
use table::{AnyTable, Offer, Order, Why};
use terminal::{NextMove, Save, SaveError};

use super::*;

/// Plays on until a person is asked, or to the end. Returns whether a person is asked.
fn settle<G: Panels>(session: &mut LocalSession<'_, G>) -> bool {
    loop {
        match session.advance().expect("it is kept") {
            NextMove::Bot(turn) => session.play(turn.think()).expect("it is kept"),
            NextMove::Person(_) => return true,
            NextMove::Over => return false,
        }
    }
}

fn answer<G: Panels>(session: &mut LocalSession<'_, G>, text: &str) {
    let action = text.parse().unwrap_or_else(|_| panic!("{text}"));
    assert!(session.legal().contains(&action), "{text}: {:?}", session.legal());
    session.answer(action).expect("it is kept");
}

/// Gives the first legal answer until `is_there` holds.
fn play_until<G: Panels>(
    session: &mut LocalSession<'_, G>,
    is_there: impl Fn(&LocalSession<'_, G>) -> bool,
) {
    for _ in 0..10_000 {
        assert!(settle(session), "the game ends before");
        if is_there(session) {
            return;
        }
        let first = session.legal()[0];
        session.answer(first).expect("it is kept");
    }
    panic!("it never comes");
}

/// In Fortuna a roll is the only answer, and waits until a player asks for it.
#[test]
fn a_roll_stays_sealed_until_it_is_asked_for() {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human,miles").expect("seats");
    let mut session = session::<Fortuna>((GameKind::Fortuna, 5), &words, &seats);
    play_until(&mut session, |session| session.legal() == [Action::Roll]);
    let before = session.actions().len();
    session.answer(Action::Roll).expect("it is kept");
    let rolled = session.table().moments().nth(before).expect("the roll");
    assert_eq!((rolled.action, rolled.why), (Action::Roll, Why::Chosen));
}

/// An answer that everyone can foresee plays itself, and every log says so.
#[test]
fn an_obvious_answer_plays_itself() {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human,miles").expect("seats");
    let mut session = session::<GloriaMundi>((GameKind::GloriaMundi, 5), &words, &seats);
    let is_told = |session: &LocalSession<'_, GloriaMundi>, observer| {
        let lines = session.log(observer).lines();
        lines.iter().any(|line| line.ends_with("(no other choice)"))
    };
    play_until(&mut session, |session| is_told(session, None));
    assert!(is_told(&session, Some(engine::Seat(0))));
    assert!(session.table().moments().any(|moment| moment.why == Why::Forced));
}

#[test]
fn an_answer_that_revealed_something_is_taken_back_when_all_agree() {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human:Anna,human:Ben").expect("seats");
    let mut session = session::<Fortuna>((GameKind::Fortuna, 5), &words, &seats);
    play_until(&mut session, |session| session.legal() == [Action::Roll]);
    session.answer(Action::Roll).expect("it is kept");
    let n_played = session.actions().len();
    assert!(matches!(session.take_back().expect("it is kept"), Offer::Ask { .. }));
    assert_eq!(session.actions().len(), n_played);
    assert!(session.taken_back(session.offer()).contains("If everyone agrees"));
    assert!(matches!(session.take_back_agreed().expect("it is kept"), Offer::Free { .. }));
    assert!(session.actions().len() < n_played);
    assert_eq!(session.legal(), [Action::Roll], "the roll is sealed again");
}

#[test]
fn a_standing_order_answers_and_is_cancelled() {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human,human").expect("seats");
    let mut session = session::<GloryToRome>((GameKind::GloryToRome, 5), &words, &seats);
    assert!(settle(&mut session));
    let leader = session.table().asked().expect("somebody leads");
    let follower = engine::Seat(1 - leader.0);
    let order = |when: serde_json::Value| Order {
        when,
        play: vec!["think jack".to_owned()],
        repeat: false,
        brief: false,
    };
    let follow = order(serde_json::json!({ "ask": "follow" }));
    assert!(session.order(follower, vec![follow]).expect("it is kept"));
    assert!(!session.order(follower, vec![order(serde_json::json!("follow"))]).expect("kept"));
    let lead = session.legal().into_iter().find(|action| action.to_string().starts_with("lead"));
    session.answer(lead.expect("a card to lead with")).expect("it is kept");
    let ordered = session.table().moments().find(|moment| moment.why == Why::Ordered);
    assert_eq!(ordered.map(|moment| moment.seat), Some(follower));
    assert!(session.table().desk().orders(follower).is_empty(), "it was for once");
}

/// An order given from the list answers every time, until it is cancelled.
#[test]
fn an_order_from_the_list_rolls_every_time() {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human,miles").expect("seats");
    let mut session = session::<Fortuna>((GameKind::Fortuna, 5), &words, &seats);
    let seat = engine::Seat(0);
    let is_roll = |line: &String| line.contains("roll");
    let place = session.order_lines(seat).iter().position(is_roll).expect("an order to roll");
    assert!(session.order_lines(seat).iter().all(|line| line.starts_with('·')));
    assert!(session.switch_order(seat, place).expect("it is kept"));
    assert!(session.order_lines(seat)[place].starts_with('✓'));
    assert!(!session.switch_order(seat, usize::MAX).expect("there is none"));
    let n_rolled = |session: &LocalSession<'_, Fortuna>| {
        session.table().moments().filter(|moment| moment.why == Why::Ordered).count()
    };
    play_until(&mut session, |session| n_rolled(session) == 3);
    assert!(session.switch_order(seat, place).expect("it is kept"));
    assert!(session.order_lines(seat)[place].starts_with('·'));
    play_until(&mut session, |session| session.legal() == [Action::Roll]);
}

fn saved(folder: &Folder) -> (PathBuf, Head) {
    let seats = Sitters::parse("human:Anna,miles").expect("seats");
    (folder.path().join("game.jsonl"), head::<Fortuna>((GameKind::Fortuna, 7), &seats))
}

/// A game continued from its file.
fn opened<'a>(words: &'a Words, path: &Path) -> LocalSession<'a, Fortuna> {
    let (save, table) = Save::open(path.to_owned()).expect("a game");
    let AnyTable::Fortuna(table) = table else { panic!("{}", table.kind()) };
    LocalSession::new(words, *table, Some(save), 1).expect("it is kept")
}

/// Like [`opened`], with the first question answered.
fn answered<'a>(words: &'a Words, path: &Path) -> LocalSession<'a, Fortuna> {
    let mut session = opened(words, path);
    assert!(settle(&mut session));
    let first = session.legal()[0].to_string();
    answer(&mut session, &first);
    session
}

#[test]
fn a_game_goes_on_from_its_file_after_every_answer() {
    let (words, folder) = (Words::new(Locale::En), Folder::new().expect("a folder"));
    let (path, head) = saved(&folder);
    drop(Save::create(path.clone(), &head).expect("a new file"));
    let mut rng = Rng::new(7);
    let (mut played, mut told) = (Vec::new(), Vec::new());
    loop {
        // The program ends after each answer, for whatever reason.
        let mut session = opened(&words, &path);
        assert_eq!(session.actions(), played);
        assert_eq!(session.log(None).lines(), told);
        let goes_on = settle(&mut session);
        if goes_on {
            let legal = session.legal();
            session.answer(legal[rng.below(legal.len())]).expect("it is kept");
        }
        (played, told) = (session.actions(), session.log(None).lines().to_vec());
        if !goes_on {
            assert!(session.outcome().is_some());
            session.into_save().expect("a file").remove().expect("it is gone");
            break;
        }
    }
    assert!(played.len() > 50 && !path.exists());
}

#[test]
fn a_taken_back_answer_stays_taken_back() {
    let (words, folder) = (Words::new(Locale::En), Folder::new().expect("a folder"));
    let (path, head) = saved(&folder);
    drop(Save::create(path.clone(), &head).expect("a new file"));
    let mut session = answered(&words, &path);
    settle(&mut session);
    assert!(matches!(session.take_back().expect("it is kept"), Offer::Free { .. }));
    let left = session.actions();
    drop(session);
    assert_eq!(opened(&words, &path).actions(), left);
}

/// A line cut short by a crash is ignored; the next one replaces it.
#[test]
fn a_torn_line_is_left_out() {
    let (words, folder) = (Words::new(Locale::En), Folder::new().expect("a folder"));
    let (path, head) = saved(&folder);
    drop(Save::create(path.clone(), &head).expect("a new file"));
    drop(answered(&words, &path));
    let whole = fs::read(&path).expect("a file");
    let last = whole[..whole.len() - 1].iter().rposition(|byte| *byte == b'\n').expect("lines") + 1;
    for end in last..whole.len() {
        fs::write(&path, &whole[..end]).expect("a torn file");
        drop(opened(&words, &path));
        let mended = fs::read(&path).expect("a file");
        assert!(mended.starts_with(&whole[..last]), "cut at {end}");
        assert!(mended.ends_with(b"\n"), "cut at {end}");
        drop(opened(&words, &path));
    }
}

#[test]
fn an_invalid_save_is_refused_with_its_line() {
    let (words, folder) = (Words::new(Locale::En), Folder::new().expect("a folder"));
    let (path, head) = saved(&folder);
    drop(Save::create(path.clone(), &head).expect("a new file"));
    drop(opened(&words, &path));
    let good = fs::read_to_string(&path).expect("a file");
    let newer_format = good.replacen("\"format\":1", "\"format\":9", 1);
    let newer_entry = good.replace("{\"format\":1,\"number\":2", "{\"format\":9,\"number\":2");
    let gap = good.replace("\"number\":2", "\"number\":3");
    let (damaged, newer) = ("is damaged at this line", "a newer Trivium saved this game");
    for (text, line, told) in [
        ("\n", 1, damaged),
        ("", 1, damaged),
        ("{}\n", 1, damaged),
        ("Salve\nAnna\n", 1, damaged),
        (&newer_format, 1, newer),
        (&newer_entry, 3, newer),
        (&gap, 3, damaged),
        (&format!("{good}{{}}\n"), good.lines().count() + 1, damaged),
    ] {
        fs::write(&path, text).expect("a file");
        let refused = Save::open(path.clone()).expect_err(text).told(&words);
        assert!(refused.contains(&format!("game.jsonl:{line}: ")), "{refused}");
        assert!(refused.contains(told), "{refused}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), text, "it is left as it is");
    }
    let file = File::create(&path).expect("a file");
    file.set_len((32 << 20) + 1).expect("a long file");
    let refused = Save::open(path.clone()).expect_err("a long file");
    assert!(matches!(refused, SaveError::TooLong(_)), "{refused:?}");
    let mut bytes = OpenOptions::new().write(true).truncate(true).open(&path).expect("a file");
    bytes.write_all(b"\xff\xfe\n").expect("no text");
    assert!(matches!(Save::open(path), Err(SaveError::Damaged(..))));
}

#[test]
fn a_save_is_locked_and_private() {
    let (words, folder) = (Words::new(Locale::En), Folder::new().expect("a folder"));
    let (path, head) = saved(&folder);
    let save = Save::create(path.clone(), &head).expect("a new file");
    let refused = Save::open(path.clone()).expect_err("it is played");
    assert!(refused.told(&words).contains("another Trivium is playing this game"));
    assert!(Save::create(path.clone(), &head).is_err(), "no file is overwritten");
    drop(save);
    assert!(Save::open(path.clone()).is_ok());
    let mode = std::os::unix::fs::PermissionsExt::mode(&path.metadata().expect("it").permissions());
    assert_eq!(mode & 0o777, 0o600);
}
