//! How often a table calls the rules: an answer is applied once, and a legal list is computed once.

use std::cell::Cell;
use std::ops::RangeInclusive;

use crate::party::options_of;
use engine::{
    ActionList, EventSink, Game, GameOption, Mend, Outcome, Rng, Rules, Seat, Seed, SetupError,
    answers,
};
use games::GameKind;
use games::fortuna::Fortuna;
use table::{Command, Contract, Granted, Head, Secrets, Table, Time, UserId, Who};

thread_local! {
    static APPLIED: Cell<usize> = const { Cell::new(0) };
    static LISTED: Cell<usize> = const { Cell::new(0) };
}

/// Fortuna that counts calls.
#[derive(Clone, Debug, PartialEq)]
struct Counted(Fortuna);

impl Game for Counted {
    const SLUG: &'static str = Fortuna::SLUG;
    const RULES: Rules = Fortuna::RULES;
    const MENDS: &'static [Mend] = Fortuna::MENDS;
    const BOOK: &'static str = Fortuna::BOOK;
    const OPTIONS: &'static [GameOption] = Fortuna::OPTIONS;
    const PLAYERS: RangeInclusive<u8> = Fortuna::PLAYERS;
    const MAX_LEGAL: usize = Fortuna::MAX_LEGAL;

    type Options = <Fortuna as Game>::Options;
    type Action = <Fortuna as Game>::Action;
    type Decision = <Fortuna as Game>::Decision;
    type Event = <Fortuna as Game>::Event;
    type View = <Fortuna as Game>::View;
    type Outlook<'a> = <Fortuna as Game>::Outlook<'a>;
    type Refusal = <Fortuna as Game>::Refusal;
    type Ending = <Fortuna as Game>::Ending;
    type Position = <Fortuna as Game>::Position;

    fn rules(options: &Self::Options) -> Rules {
        <Fortuna as Game>::rules(options)
    }

    fn new(options: &Self::Options, seed: Seed) -> Result<Self, SetupError> {
        Fortuna::new(options, seed).map(Self)
    }

    fn n_players(&self) -> u8 {
        self.0.n_players()
    }

    fn pending(&self) -> Option<(Seat, &Self::Decision)> {
        self.0.pending()
    }

    fn legal_actions_into(&self, out: &mut ActionList<Self::Action>) {
        LISTED.set(LISTED.get() + 1);
        self.0.legal_actions_into(out);
    }

    fn apply_unchecked(&mut self, action: Self::Action, events: &mut impl EventSink<Self::Event>) {
        APPLIED.set(APPLIED.get() + 1);
        self.0.apply_unchecked(action, events);
    }

    fn outcome(&self) -> Option<Outcome<Self::Ending>> {
        self.0.outcome()
    }

    fn view(&self, observer: Option<Seat>) -> Self::View {
        self.0.view(observer)
    }

    fn outlook(&self, seat: Seat) -> Self::Outlook<'_> {
        self.0.outlook(seat)
    }

    fn outlook_of(view: &Self::View) -> Option<Self::Outlook<'_>> {
        Fortuna::outlook_of(view)
    }

    fn imagine(view: &Self::View, rng: &mut Rng) -> Self {
        Self(Fortuna::imagine(view, rng))
    }

    fn refuse(view: &Self::View, action: Self::Action) -> Self::Refusal {
        Fortuna::refuse(view, action)
    }

    fn position(&self) -> Self::Position {
        self.0.position()
    }

    fn arrange(options: &Self::Options, position: &Self::Position) -> Result<Self, SetupError> {
        Fortuna::arrange(options, position).map(Self)
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
}

games::plain!(Counted);

impl Secrets for Counted {
    fn is_list_open(open: &Self::View) -> bool {
        Fortuna::is_list_open(open)
    }

    fn is_telling(action: Self::Action) -> bool {
        Fortuna::is_telling(action)
    }

    fn is_news(event: &Self::Event) -> bool {
        Fortuna::is_news(event)
    }

    fn concerns(event: &Self::Event, seat: Seat) -> bool {
        Fortuna::concerns(event, seat)
    }
}

fn person(seat: Seat) -> UserId {
    UserId(format!("person-{seat}"))
}

fn dealt() -> Table<Counted> {
    let contract = Contract::friendly(options_of::<Fortuna>("players = 3"));
    let seed = Seed::from_number(5);
    let head = Head::new(GameKind::Fortuna, contract, person(Seat(0)), seed, Time(0));
    let mut table = Table::new(head).unwrap();
    for seat in Seat::all(3) {
        let by = Who::User(person(seat));
        table = table.propose(Time(0), &by, Command::Sit { seat }).unwrap().after;
        table = table.propose(Time(0), &by, Command::Accept).unwrap().after;
    }
    table.propose(Time(0), &Who::User(person(Seat(0))), Command::Start).unwrap().after
}

fn act(table: &Table<Counted>, seat: Seat, rng: &mut Rng) -> Command {
    let choices = answers(table.legal(seat));
    let action = choices[rng.below(choices.len())].to_string();
    let question = table.desk().question();
    Command::Act { seat, action, question, key: question.to_string() }
}

/// Everything a server asks of a table between two clicks: the summary, the deadline, the bot to
/// move, what each user sees.
fn look_around(table: &Table<Counted>) {
    table.deadline();
    table.bot_to_move();
    for observer in Seat::all(3).map(person).map(Some).chain([None]) {
        table.seen(observer.as_ref()).unwrap();
        table.seen_now(observer.as_ref()).unwrap();
    }
}

/// Counts applied answers and computed lists during `work`.
fn counted<T>(work: impl FnOnce() -> T) -> (T, usize, usize) {
    let (applied, listed) = (APPLIED.get(), LISTED.get());
    let done = work();
    (done, APPLIED.get() - applied, LISTED.get() - listed)
}

#[test]
fn an_answer_is_applied_once_and_a_list_is_computed_once() {
    let (mut table, mut rng) = (dealt(), Rng::new(5));
    look_around(&table);
    let (mut n_forced, mut n_sealed) = (0, 0);
    while let Some(seat) = table.asked() {
        n_sealed += usize::from(answers(table.legal(seat)).len() == 1);
        let (command, by) = (act(&table, seat, &mut rng), Who::User(person(seat)));
        let propose = || table.propose(Time(0), &by, command).unwrap();
        let (Granted { entries, after }, applied, listed) = counted(propose);
        let ((), applied_later, listed_later) = counted(|| look_around(&after));
        let n_questions = entries.len() - usize::from(after.asked().is_none());
        n_forced += entries.len() - 1;
        // The only answer to the next question may be applied already, to see what it reveals.
        assert!(applied <= entries.len() + 1 && applied_later == 0, "{entries:?}");
        assert_eq!((listed, listed_later), (n_questions, 0), "{entries:?}");
        table = after;
    }
    assert_eq!(APPLIED.get(), table.n_moments(), "every answer of the game, once");
    assert!(n_forced > 0 && n_sealed > 0, "{n_forced} {n_sealed}");
}
