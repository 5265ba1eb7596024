//! A table as it is now, with what is needed to show it.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::Seat;
use store::{Store, StoreError};
use table::{AnyTable, Keeper, Room, UserId};
use words::{Cast, Holder, Locale, Names, Player};

use crate::core::bidi::isolated;
use crate::core::pieces::PiecedText;
use crate::core::problem::{Code, Problem};
use crate::core::tables::{Story, Viewer};
use crate::core::text::{site, words};
use crate::core::{secret, text};

/// A table at one number of its log. It never changes: a change makes another one.
#[derive(Debug)]
pub(crate) struct TableSnapshot {
    pub(crate) id: String,
    pub(crate) table: AnyTable,
    /// What people are called; those who are gone have no name any more.
    people: Arc<BTreeMap<UserId, Option<String>>>,
    shown: Mutex<Shown>,
    /// About how many bytes the table and what is shown of it take.
    weight: AtomicUsize,
    /// How the game went, told once in each language: what is over does not change any more.
    stories: Stories,
}

type Stories = Arc<Mutex<HashMap<Locale, Arc<Story>>>>;

/// What viewers are sent, for as long as others may be about to ask for the same.
#[derive(Debug, Default)]
struct Shown {
    texts: HashMap<(Format, Locale, Viewer), Arc<PiecedText>>,
    /// When the last one was rendered.
    at: Option<Instant>,
}

/// In which format a table is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Format {
    /// The living part of a page.
    Page,
    /// For programs.
    Json,
}

/// Who the bots of a table are: the same for its page, its log and every list.
pub(super) fn cast(table: &str, is_lesson: bool) -> Cast {
    if is_lesson { Cast::of_lessons() } else { Cast::of(table) }
}

impl TableSnapshot {
    pub(crate) async fn new(
        store: &Store,
        id: String,
        table: AnyTable,
    ) -> Result<Self, StoreError> {
        Self::with_people(id, table, BTreeMap::new()).with_names(store).await
    }

    /// A table with the names of its people.
    pub(crate) fn with_people(
        id: String,
        table: AnyTable,
        people: BTreeMap<UserId, Option<String>>,
    ) -> Self {
        let weight = AtomicUsize::new(table.weight());
        Self {
            id,
            table,
            people: Arc::new(people),
            shown: Mutex::default(),
            stories: Stories::default(),
            weight,
        }
    }

    /// How many entries of the log are in it.
    pub(crate) fn seq(&self) -> i64 {
        i64::try_from(self.table.desk().n_entries()).unwrap_or(i64::MAX)
    }

    /// The same table later; names that are new are still to be looked up.
    pub(crate) fn at(&self, table: AnyTable) -> Self {
        Self {
            id: self.id.clone(),
            weight: AtomicUsize::new(table.weight()),
            table,
            people: self.people.clone(),
            shown: Mutex::default(),
            stories: if self.table.desk().is_over() {
                self.stories.clone()
            } else {
                Stories::default()
            },
        }
    }

    /// Looks up the names that are not known yet.
    pub(crate) async fn with_names(self, store: &Store) -> Result<Self, StoreError> {
        let unknown: Vec<UserId> =
            self.mentioned().filter(|user| !self.people.contains_key(user)).cloned().collect();
        if unknown.is_empty() {
            return Ok(self);
        }
        let mut people = (*self.people).clone();
        for user in unknown {
            let name = match store.user(&user.0).await {
                Ok(user) => Some(user.name),
                Err(StoreError::NotFound { .. }) => None,
                Err(error) => return Err(error),
            };
            people.insert(user, name);
        }
        Ok(Self { people: Arc::new(people), ..self })
    }

    /// The same with another name for a user, if they are here.
    pub(crate) fn renamed(&self, user: &UserId, name: Option<&str>) -> Option<Self> {
        self.people.contains_key(user).then(|| {
            let mut people = (*self.people).clone();
            people.insert(user.clone(), name.map(str::to_owned));
            Self {
                id: self.id.clone(),
                table: self.table.clone(),
                people: Arc::new(people),
                shown: Mutex::default(),
                // What is told of a game names its people.
                stories: Stories::default(),
                weight: AtomicUsize::new(self.table.weight()),
            }
        })
    }

    /// Whether a user is mentioned here under another name.
    pub(crate) fn is_called_otherwise(&self, user: &UserId, name: Option<&str>) -> bool {
        self.people.get(user).is_some_and(|known| known.as_deref() != name)
    }

    /// The host, who sits here, and who said something.
    fn mentioned(&self) -> impl Iterator<Item = &UserId> {
        let desk = self.table.desk();
        let keepers = desk.places().iter().filter_map(|place| match &place.keeper {
            Keeper::Person(user) => Some(user),
            Keeper::Open | Keeper::Bot(_) => None,
        });
        let present = keepers.chain([desk.host()]);
        let chats = present.clone().map(Some).chain([None]).flat_map(move |reader| {
            Room::ALL.into_iter().filter_map(move |room| desk.messages(reader, room))
        });
        present.chain(chats.flatten().map(|message| &message.by))
    }

    /// Tells one contract from another.
    pub(crate) fn contract_stamp(&self) -> String {
        let text = serde_json::to_string(self.table.desk().contract()).unwrap_or_default();
        secret::hash("contract", &text).chars().take(16).collect()
    }

    /// What a user is called.
    pub(crate) fn name(&self, user: &UserId) -> String {
        self.known(user).unwrap_or_else(|| site().gone())
    }

    /// What a user is called, if they are still here.
    pub(crate) fn known(&self, user: &UserId) -> Option<String> {
        self.people.get(user).cloned().flatten()
    }

    /// Who holds the seats; nobody holds an open one.
    pub(crate) fn players(&self) -> Vec<Option<Player>> {
        let desk = self.table.desk();
        let holders: Vec<Holder> = desk
            .places()
            .iter()
            .map(|place| match &place.keeper {
                Keeper::Open => Holder::Open,
                Keeper::Person(user) => Holder::Person(self.name(user)),
                Keeper::Bot(level) => Holder::Bot(level.clone()),
            })
            .collect();
        words().players(&cast(&self.id, desk.chapter().is_some()), &holders)
    }

    /// What the holder of a seat is called.
    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        let player = self.players().into_iter().nth(seat.index()).flatten();
        player.map_or_else(|| site().open_seat(seat.0 + 1), |player| player.name)
    }

    /// Whom a learner plays against, at the table of a lesson.
    pub(crate) fn rival(&self) -> Option<String> {
        self.table.desk().chapter()?;
        let bot = self.players().into_iter().flatten().find(|player| player.bot.is_some())?;
        Some(bot.name)
    }

    /// The players as the words of the games call them. Seats of one name get a number.
    pub(crate) fn names(&self) -> Names {
        Names::seated(words(), self.players())
    }

    /// The same for sentences of pages, where a name must not turn the words around it.
    pub(crate) fn page_names(&self) -> Names {
        self.names().map(isolated)
    }

    /// What a viewer is sent, rendered once.
    pub(crate) fn shown<E>(
        &self,
        format: Format,
        viewer: &Viewer,
        render: impl FnOnce() -> Result<PiecedText, E>,
    ) -> Result<Arc<PiecedText>, E> {
        let key = (format, text::locale(), viewer.clone());
        if let Some(text) = self.lock_shown().texts.get(&key) {
            return Ok(text.clone());
        }
        let text = Arc::new(render()?);
        self.weight.fetch_add(text.weight(), Ordering::Relaxed);
        let mut shown = self.lock_shown();
        shown.texts.insert(key, text.clone());
        shown.at = Some(Instant::now());
        Ok(text)
    }

    /// Drops what viewers were sent a while ago: a viewer who asks for it now is rendered it again.
    pub(crate) fn forget_shown(&self, age: Duration) {
        let mut shown = self.lock_shown();
        if shown.at.is_some_and(|at| at.elapsed() > age) {
            let texts = std::mem::take(&mut *shown).texts;
            let bytes = texts.values().map(|text| text.weight()).sum();
            self.weight.fetch_sub(bytes, Ordering::Relaxed);
        }
    }

    fn lock_shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The record of a game that is over. One that was not dealt has none.
    pub(crate) fn record(&self) -> Result<String, Problem> {
        if self.table.desk().is_arranged() {
            return Err(Problem::new(Code::Arranged, site().try_arranged()));
        }
        let not_over = || Problem::new(Code::NotPlaying, site().record_not_over());
        self.table.record().ok_or_else(not_over)
    }

    /// How a game that is over went, found out once.
    pub(crate) fn story(&self, tell: impl FnOnce() -> Story) -> Arc<Story> {
        let mut stories = self.stories.lock().unwrap_or_else(PoisonError::into_inner);
        let told = || {
            let story = tell();
            self.weight.fetch_add(story.weight(), Ordering::Relaxed);
            Arc::new(story)
        };
        stories.entry(text::locale()).or_insert_with(told).clone()
    }

    /// About how many bytes of memory it takes, with what was rendered of it.
    pub(crate) fn weight(&self) -> usize {
        self.weight.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use games::GameKind;
    use table::{Command, Time, Who};

    use super::*;
    use testkit::rehearsal::{Manner, Rehearsal, RehearsalPlan, RehearsalRules};

    #[test]
    fn what_is_said_after_a_game_does_not_count_it_again() {
        let play = RehearsalPlan {
            kind: GameKind::GloriaMundi,
            players: 2,
            seed: 7,
            manner: Manner::Random,
            rules: RehearsalRules::Standard,
        };
        let mut rehearsal = Rehearsal::new(play);
        rehearsal.start();
        rehearsal.play_to(usize::MAX);
        let mut kept = TableSnapshot::with_people(
            "id".to_owned(),
            rehearsal.table().clone(),
            rehearsal.people(),
        );
        assert!(kept.table.desk().is_over());
        let n_told = Cell::new(0);
        for _ in 0..3 {
            kept.story(|| {
                n_told.set(n_told.get() + 1);
                Story::default()
            });
            let by = Who::User(kept.table.desk().host().clone());
            let say = Command::Say { room: Room::Players, text: "well played".to_owned() };
            let granted = kept.table.propose(Time(0), &by, say).expect("they may say it");
            kept = kept.at(granted.after);
        }
        assert_eq!(n_told.get(), 1);
    }
}
