//! What can be said of a game.

use engine::{Clause, Game, Outcome, Seat};
use games::Plain;

use crate::{Help, Reader, Words};

/// A question that may come, and the answers that a player can order for it beforehand.
#[derive(Clone, Debug)]
pub struct OrderPlan<G: Game> {
    pub question: G::Decision,
    /// When it is asked, as part of a sentence.
    pub when: String,
    /// The answers, each as a standing order says it.
    pub answers: Vec<(G::Action, String)>,
}

/// What there is to say about a card or another thing of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    pub title: String,
    /// What it does, a paragraph for each point.
    pub text: Vec<String>,
    /// How doubtful cases were ruled.
    pub notes: Vec<String>,
    /// Where the rules speak of it.
    pub clauses: Vec<Clause>,
}

/// Things of one sort, as a reference lists them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sort {
    /// The word for it in addresses.
    pub slug: &'static str,
    pub title: String,
    /// The things, by the names that [`Speak::about`] knows.
    pub names: Vec<String>,
}

impl Sort {
    pub(crate) fn new<T: ToString>(
        slug: &'static str,
        title: String,
        names: impl IntoIterator<Item = T>,
    ) -> Self {
        Self { slug, title, names: names.into_iter().map(|name| name.to_string()).collect() }
    }
}

/// A game that can be told to people.
///
/// Everything is told from what one observer may know: give a view together with the [`Reader`]
/// who sits at its observer's seat, and events as [`engine::Event::seen_by`] gives them. The options
/// of the game go with events and refusals: they hold the names of cards that are data.
pub trait Speak: Plain {
    fn title(words: &Words) -> String;
    /// What the game is about, in a sentence.
    fn tagline(words: &Words) -> String;
    /// The edition whose words a table speaks, where a language has some of its own for it.
    fn edition(_options: &Self::Options) -> &'static str {
        ""
    }
    /// What was agreed before the deal, a line for each point.
    fn options(words: &Words, options: &Self::Options) -> Vec<String>;
    /// How the game is played and what each card does.
    fn help(words: &Words, options: &Self::Options) -> Help;

    /// What there is to say about a thing, by its name in notation; `None` if there is no such thing.
    fn about(words: &Words, options: &Self::Options, name: &str) -> Option<About>;

    /// A line about a card that has no effect on the game, by the name that [`Speak::about`] knows.
    fn flavour(_words: &Words, _options: &Self::Options, _name: &str) -> Option<String> {
        None
    }

    /// Every card and every other thing of the game, for a reference.
    fn sorts(words: &Words, options: &Self::Options) -> Vec<Sort>;

    /// What printed rulebooks call by another name than we do, a line for each thing:
    /// `theirs, theirs: ours, clause`.
    fn printed_terms(_words: &Words) -> String {
        String::new()
    }

    /// The question, with what matters for the answer.
    fn decision(to: &Reader<'_>, view: &Self::View, decision: &Self::Decision) -> String;
    /// The clause that asks.
    fn clause(decision: &Self::Decision) -> Clause;
    /// The question alone, as short as it can be said: what stands above the answers.
    fn prompt(to: &Reader<'_>, view: &Self::View, decision: &Self::Decision) -> String {
        Self::decision(to, view, decision)
    }
    /// An answer of the player who is asked, with what follows from it.
    fn action(to: &Reader<'_>, view: &Self::View, action: Self::Action) -> String;
    /// What this answer gains and what it gives the others, in a sentence: from the view of the player
    /// who is asked. None where the answer says it all.
    fn reason(to: &Reader<'_>, view: &Self::View, action: Self::Action) -> Option<String>;
    /// An answer without the reason of its warning, which is said beside it.
    fn deed(to: &Reader<'_>, view: &Self::View, action: Self::Action) -> String {
        Self::action(to, view, action)
    }
    /// A line of the log; none for what needs no line.
    fn event(to: &Reader<'_>, options: &Self::Options, event: &Self::Event) -> Option<String>;
    /// Whom such a line is about; nobody where the game itself does something.
    fn subject(event: &Self::Event) -> Option<Seat>;
    fn refusal(to: &Reader<'_>, options: &Self::Options, refusal: Self::Refusal) -> String;
    /// The whole table in words, line by line: what lies open, and the reader's own cards.
    fn table(to: &Reader<'_>, view: &Self::View) -> Vec<String>;
    /// What decides in this turn and does not lie on the table: who did what, what was used, and what
    /// is still to come.
    fn facts(to: &Reader<'_>, view: &Self::View) -> Vec<String>;
    /// What was open once and is hidden again, as far as the view remembers it; nothing when the game
    /// is over. Bots know it; people are told it where the table has a memory aid.
    fn remembered(to: &Reader<'_>, view: &Self::View) -> Vec<String>;
    /// What the observer of a view holds that the others do not see, in a row; a spectator holds
    /// nothing. Others are told it where hands lie open.
    fn held(words: &Words, view: &Self::View) -> Option<String>;
    /// What a player who gives this legal answer has probably forgotten, from their view before it.
    fn oversight(_words: &Words, _view: &Self::View, _action: Self::Action) -> Option<String> {
        None
    }
    /// The questions for which a player can leave standing orders.
    fn plans(to: &Reader<'_>, view: &Self::View) -> Vec<OrderPlan<Self>>;
    /// The table in short, for a player asked in the middle of a turn: the whole table, unless that
    /// is too much to read again and again.
    fn glance(to: &Reader<'_>, view: &Self::View) -> Vec<String> {
        Self::table(to, view)
    }
    /// Whether the question begins a turn, so that the whole table is worth a look whatever happened
    /// before.
    fn begins_turn(_decision: &Self::Decision) -> bool {
        false
    }
    /// Who won, with how many points, why, and what each card brought.
    fn result(to: &Reader<'_>, view: &Self::View, outcome: &Outcome<Self::Ending>) -> Vec<String>;
}
