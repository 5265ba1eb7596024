//! Everything that is stored of a user, in one document.

use std::collections::BTreeMap;
use std::time::Instant;

use games::options::RULES;
use serde::Serialize;
use serde_json::Value;
use store::{ApiToken, LessonRow, ListPage, OwnFile, Session, TableInfo, User};
use table::{Entry, Fact, Head, Room};
use utoipa::ToSchema;

use crate::core::app::Shared;
use crate::core::limits::place;
use crate::core::metrics::count;
use crate::core::preferences::Preferences;
use crate::core::problem::Problem;
use crate::core::tables::{Known, Row};
use crate::core::time;

/// Rows per query.
const PAGE: u32 = 100;
/// Heads that are read in one go: old ones can be large.
const HEADS: u32 = 20;
/// The newest tables, up to as many.
const MAX_TABLES: usize = 5_000;
const MAX_CHAT: usize = 10_000;
const MAX_NOTES: u32 = 1_000;
const MAX_LESSONS: u32 = 1_000;
const MAX_FILES: u32 = 200;
/// Tables whose options are read for one export.
const MAX_HEADS: usize = 2_000;
/// A contract is changed before the deal, so among the first entries of a log.
const BEFORE_THE_DEAL: i64 = 2_100;
/// Bytes of the options of hosted tables.
const MAX_OPTIONS: usize = 8 << 20;

/// What stands in an entry by which a contract was changed, and in no text within another one.
const AMENDED: &str = "\"fact\":\"amended\"";

/// Everything we store about you, apart from hashes.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Own {
    /// Your id; it never changes.
    id: String,
    /// Your name as it is shown.
    name: String,
    /// Whether you are a guest, without an account.
    guest: bool,
    /// When you first came, in milliseconds since 1970.
    created_at: i64,
    /// When you were last here, to the day.
    seen_at: Option<i64>,
    /// The colours: light or dark.
    theme: &'static str,
    /// All your preferences, as they are stored.
    #[schema(value_type = Object)]
    preferences: Value,
    /// Where to tell you that it's your turn.
    webhook: Option<String>,
    /// Why the last message there failed.
    webhook_error: Option<String>,
    /// Since when every message there has failed.
    webhook_failing_since: Option<i64>,
    /// Since when we no longer send anything there.
    webhook_off_since: Option<i64>,
    /// The browsers where you are logged in.
    sessions: Vec<OwnSession>,
    /// When each browser in which you logged in became known, in milliseconds since 1970.
    browsers: Vec<i64>,
    /// Your tokens for programs.
    tokens: Vec<OwnToken>,
    /// Your notes, by table.
    notes: BTreeMap<String, String>,
    /// Your decks, boards and prices.
    files: Vec<OwnText>,
    /// The lessons you have started.
    lessons: Vec<OwnLesson>,
    /// Your chat messages.
    chat: Vec<OwnWords>,
    /// The options of the tables you opened, with their version of the rules, by table.
    #[schema(value_type = Object)]
    options: BTreeMap<String, Value>,
    /// The tables you have put away, the newest first.
    hidden: Vec<String>,
    /// Every table where you have or had a seat, the newest first.
    tables: Vec<Row>,
    /// The lists above that are cut because they are too long.
    cut: Vec<&'static str>,
}

/// A browser where you are logged in.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnSession {
    /// When it started, in milliseconds since 1970.
    created_at: i64,
    /// When it ends.
    expires_at: i64,
}

/// A token.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnToken {
    /// What it's for.
    label: String,
    /// When it was created, in milliseconds since 1970.
    created_at: i64,
    /// When it was last used.
    used_at: Option<i64>,
}

/// A deck, a board or prices.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnText {
    /// The game.
    game: String,
    /// What it replaces.
    kind: String,
    /// Its name.
    name: String,
    /// When it was created, in milliseconds since 1970.
    created_at: i64,
    /// When it was last changed.
    updated_at: i64,
    /// The text.
    text: String,
}

/// A lesson.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnLesson {
    /// The game.
    game: String,
    /// The chapter of its course.
    chapter: String,
    /// The number of the attempt.
    number: i64,
    /// The table.
    table: String,
}

/// A chat message of yours.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnWords {
    /// The table.
    table: String,
    /// When, in milliseconds since 1970.
    at: i64,
    /// To whom: `players` or `spectators`.
    #[schema(value_type = String)]
    room: Room,
    /// The text.
    text: String,
}

pub(crate) async fn export(app: &Shared, user: &User) -> Result<Own, Problem> {
    let taken = app.limits.exports.take(user.user_id.clone(), Instant::now());
    taken.map_err(|seconds| {
        count(&app.metrics.throttled);
        Problem::too_often(seconds)
    })?;
    // Each is held in memory as a whole.
    let _turn = place(&app.exports).await?;
    let (id, now) = (&user.user_id, time::now().0);
    let mut all = Everything { app, id, cut: Vec::new() };
    let session =
        |one: Session| OwnSession { created_at: one.created_at, expires_at: one.expires_at };
    let token =
        |ApiToken { label, created_at, used_at, .. }| OwnToken { label, created_at, used_at };
    let tables = all.tables().await?;
    let known = Known::of(&app.store, &tables).await?;
    Ok(Own {
        id: id.clone(),
        name: user.name.clone(),
        guest: user.is_guest(),
        created_at: user.created_at,
        seen_at: user.seen_at,
        theme: Preferences::of(user).theme.slug(),
        preferences: serde_json::from_str(&user.preferences).unwrap_or_default(),
        webhook: user.webhook.clone(),
        webhook_error: user.webhook_error.clone(),
        webhook_failing_since: user.webhook_failing_since.filter(|_| user.webhook_error.is_some()),
        webhook_off_since: user.webhook_off_since,
        sessions: app.store.sessions_of(id, now).await?.into_iter().map(session).collect(),
        tokens: app.store.api_tokens_of(id).await?.into_iter().map(token).collect(),
        browsers: app.store.devices_of(id).await?,
        lessons: all.lessons().await?,
        notes: all.notes().await?,
        files: all.files().await?,
        chat: all.chat().await?,
        options: all.options().await?,
        hidden: all.hidden().await?,
        tables: tables.into_iter().map(|table| Row::new(table, false, &known)).collect(),
        cut: all.cut,
    })
}

/// What is read of a user, and which lists are too long.
struct Everything<'a> {
    app: &'a Shared,
    id: &'a str,
    cut: Vec<&'static str>,
}

impl Everything<'_> {
    fn bound(&mut self, list: &'static str, n: usize, most: u32) {
        if n >= most as usize {
            self.cut.push(list);
        }
    }

    async fn tables(&mut self) -> Result<Vec<TableInfo>, Problem> {
        let mut tables = Vec::new();
        let mut page = ListPage::first(PAGE);
        while tables.len() < MAX_TABLES {
            let more = self.app.store.all_tables_of(self.id, &page).await?;
            if more.is_empty() {
                return Ok(tables);
            }
            page = ListPage::following(&more, PAGE);
            tables.extend(more);
        }
        self.cut.push("tables");
        Ok(tables)
    }

    async fn lessons(&mut self) -> Result<Vec<OwnLesson>, Problem> {
        let lessons = self.app.store.lessons_of(self.id, MAX_LESSONS).await?;
        self.bound("lessons", lessons.len(), MAX_LESSONS);
        let lesson = |LessonRow { game, chapter, number, table_id }| OwnLesson {
            game,
            chapter,
            number,
            table: table_id,
        };
        Ok(lessons.into_iter().map(lesson).collect())
    }

    async fn notes(&mut self) -> Result<BTreeMap<String, String>, Problem> {
        let notes = self.app.store.notes_of(self.id, MAX_NOTES).await?;
        self.bound("notes", notes.len(), MAX_NOTES);
        Ok(notes.into_iter().collect())
    }

    async fn hidden(&mut self) -> Result<Vec<String>, Problem> {
        let tables = self.app.store.hidden_tables_of(self.id, &ListPage::first(PAGE)).await?;
        self.bound("hidden", tables.len(), PAGE);
        Ok(tables.into_iter().map(|table| table.table_id).collect())
    }

    async fn files(&mut self) -> Result<Vec<OwnText>, Problem> {
        let kept = self.app.store.files_of(self.id, MAX_FILES).await?;
        self.bound("files", kept.len(), MAX_FILES);
        let mut files = Vec::new();
        for OwnFile { file_id, game, kind, name, created_at, updated_at } in kept {
            let text = self.app.store.file_body(self.id, &file_id).await?;
            files.push(OwnText { game, kind, name, created_at, updated_at, text });
        }
        Ok(files)
    }

    async fn chat(&mut self) -> Result<Vec<OwnWords>, Problem> {
        let (mut chat, mut after) = (Vec::new(), (String::new(), 0));
        while chat.len() < MAX_CHAT {
            let spoken = self.app.store.spoken_by(self.id, (&after.0, after.1), PAGE).await?;
            let Some(last) = spoken.last() else { return Ok(chat) };
            after = (last.table_id.clone(), last.entry.seq);
            chat.extend(spoken.into_iter().filter_map(|one| words(one.table_id, &one.entry.body)));
        }
        self.cut.push("chat");
        Ok(chat)
    }

    /// What was agreed at the tables that the user opened, with decks of their own.
    async fn options(&mut self) -> Result<BTreeMap<String, Value>, Problem> {
        let (mut options, mut after) = (BTreeMap::new(), String::new());
        let (mut n_heads, mut bytes) = (0, 0);
        while n_heads < MAX_HEADS && bytes < MAX_OPTIONS {
            let heads = self.app.store.heads_of(self.id, &after, HEADS).await?;
            let Some((last, _)) = heads.last() else { return Ok(options) };
            after.clone_from(last);
            n_heads += heads.len();
            for (table, text) in heads {
                let head: Option<Head> = serde_json::from_str(&text).ok();
                let Some(head) = head.filter(|head| head.host.0 == self.id) else { continue };
                let mut agreed = amended(self.app, &table).await?.unwrap_or(head.contract.options);
                if let Value::Object(fields) = &mut agreed {
                    fields.entry(RULES).or_insert(head.rules.0.into());
                }
                bytes += agreed.to_string().len();
                options.insert(table, agreed);
            }
        }
        self.cut.push("options");
        Ok(options)
    }
}

fn words(table: String, body: &str) -> Option<OwnWords> {
    let entry: Entry = serde_json::from_str(body).ok()?;
    let Fact::Said { room, text } = entry.fact else { return None };
    Some(OwnWords { table, at: entry.at.0, room, text })
}

/// The options of a table whose contract was changed after it was opened.
async fn amended(app: &Shared, table: &str) -> Result<Option<Value>, Problem> {
    let Some(body) = app.store.last_entry_with(table, AMENDED, BEFORE_THE_DEAL).await? else {
        return Ok(None);
    };
    let entry: Option<Entry> = serde_json::from_str(&body).ok();
    let Some(Entry { fact: Fact::Amended { contract }, .. }) = entry else { return Ok(None) };
    Ok(Some(contract.options))
}
