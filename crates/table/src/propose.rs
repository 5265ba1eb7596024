//! From a command to the entries that grant it, and the table after them.

use games::Plain;

use crate::{
    Command, Damaged, Entry, FORMAT, Fact, Flaw, Refused, Secrets, Stage, Table, Time, Who,
};

/// The most automatic entries after one command; the next [`Command::Tick`] continues.
const MAX_AUTOMATIC: usize = 256;

#[derive(Clone, Debug, PartialEq)]
pub struct Granted<T> {
    pub entries: Vec<Entry>,
    pub after: T,
}

impl<T> Granted<T> {
    pub(crate) fn map<U>(self, wrap: impl FnOnce(T) -> U) -> Granted<U> {
        Granted { entries: self.entries, after: wrap(self.after) }
    }
}

impl<G: Plain + Secrets> Table<G> {
    /// The entries that grant a command, and the table after them; no entries if it was granted
    /// before. The table itself does not change: the caller stores the entries, and then continues
    /// with the table after them.
    pub fn propose(&self, now: Time, by: &Who, command: Command) -> Result<Granted<Self>, Refused> {
        let mut draft = Draft::of(self, now);
        if let Command::Act { key, .. } = &command
            && self.desk.knows_key(by, key)
        {
            return Ok(draft.granted);
        }
        draft.settle()?;
        if *draft.table().desk.stage() == Stage::Aborted && self.desk.stage == Stage::Playing {
            return Ok(draft.granted);
        }
        for fact in draft.table().facts(by, command, self.desk.question)? {
            draft.add(by.clone(), fact)?;
        }
        draft.settle()?;
        Ok(draft.granted)
    }
}

/// A copy of a table that takes entries before they are stored.
struct Draft<G: Plain + Secrets> {
    granted: Granted<Table<G>>,
    now: Time,
}

impl<G: Plain + Secrets> Draft<G> {
    fn of(table: &Table<G>, now: Time) -> Self {
        let granted = Granted { entries: Vec::new(), after: table.clone() };
        Self { granted, now: now.max(table.desk.last) }
    }

    const fn table(&self) -> &Table<G> {
        &self.granted.after
    }

    fn add(&mut self, by: Who, fact: Fact) -> Result<(), Refused> {
        let Granted { entries, after } = &mut self.granted;
        after.desk.check_room(&by, &fact)?;
        let number = after.desk.n_entries + 1;
        let entry = Entry { format: FORMAT, number, at: self.now, by, fact };
        match after.commit(&entry) {
            Ok(()) => entries.push(entry),
            Err(Damaged { flaw: Flaw::Refused(refused), .. }) => return Err(*refused),
            Err(damaged) => unreachable!("an entry of our own: {damaged}"),
        }
        Ok(())
    }

    fn settle(&mut self) -> Result<(), Refused> {
        for _ in 0..MAX_AUTOMATIC {
            let Some(fact) = self.table().automatic(self.now) else {
                break;
            };
            self.add(Who::System, fact)?;
        }
        Ok(())
    }
}
