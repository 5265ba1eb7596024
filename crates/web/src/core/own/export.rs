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

/// Rows that are read in one go.
const PAGE: u32 = 100;
/// Heads that are read in one go: old ones can be large.
const HEADS: u32 = 20;
/// The newest tables, up to as many.
const MAX_TABLES: usize = 5_000;
/// Lines of chat.
const MAX_CHAT: usize = 10_000;
/// Notes.
const MAX_NOTES: u32 = 1_000;
/// Lessons.
const MAX_LESSONS: u32 = 1_000;
/// Decks, boards and prices.
const MAX_FILES: u32 = 200;
/// Tables whose options are looked for.
const MAX_HEADS: usize = 2_000;
/// A contract is changed before the deal, so among the first entries of a log.
const BEFORE_THE_DEAL: i64 = 2_100;
/// Bytes of the options of hosted tables.
const MAX_OPTIONS: usize = 8 << 20;

/// What stands in an entry by which a contract was changed, and in no text within another one.
const AMENDED: &str = "\"fact\":\"amended\"";

/// Everything that is stored of a user, apart from hashes.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Own {
    /// The id, which never changes.
    id: String,
    /// The name as it is shown.
    name: String,
    /// Whether there is no account.
    guest: bool,
    /// When the user first came, in milliseconds since 1970.
    created_at: i64,
    /// When the user was last here, to the day.
    seen_at: Option<i64>,
    /// Light or dark.
    theme: &'static str,
    /// All that the user prefers, as it is stored.
    #[schema(value_type = Object)]
    preferences: Value,
    /// Where to tell that it is the user's turn.
    webhook: Option<String>,
    /// What went wrong there last.
    webhook_error: Option<String>,
    /// Since when every message there fails.
    webhook_failing_since: Option<i64>,
    /// Since when nothing is sent there any more.
    webhook_off_since: Option<i64>,
    /// The browsers that are signed in.
    sessions: Vec<OwnSession>,
    /// When each browser became known in which the user signed in, in milliseconds since 1970.
    browsers: Vec<i64>,
    /// The tokens for programs.
    tokens: Vec<OwnToken>,
    /// What the user wrote down, by table.
    notes: BTreeMap<String, String>,
    /// The decks, boards and prices that the user keeps.
    files: Vec<OwnText>,
    /// The lessons that the user has begun.
    lessons: Vec<OwnLesson>,
    /// What the user said.
    chat: Vec<OwnWords>,
    /// The options of the tables that the user opened, with their version of the rules, by table.
    #[schema(value_type = Object)]
    options: BTreeMap<String, Value>,
    /// Every table at which the user has or had a seat, the newest first.
    tables: Vec<Row>,
    /// The lists above that are not complete because they are too long.
    cut: Vec<&'static str>,
}

/// A browser that is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnSession {
    /// When it began, in milliseconds since 1970.
    created_at: i64,
    /// When it ends.
    expires_at: i64,
}

impl From<Session> for OwnSession {
    fn from(session: Session) -> Self {
        Self { created_at: session.created_at, expires_at: session.expires_at }
    }
}

/// A token.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnToken {
    /// What the user calls it.
    label: String,
    /// When it was made, in milliseconds since 1970.
    created_at: i64,
    /// When it was last used.
    used_at: Option<i64>,
}

impl From<ApiToken> for OwnToken {
    fn from(token: ApiToken) -> Self {
        Self { label: token.label, created_at: token.created_at, used_at: token.used_at }
    }
}

/// A deck, a board or prices.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnText {
    /// The game.
    game: String,
    /// What it replaces.
    kind: String,
    /// What the user calls it.
    name: String,
    /// When it was first kept, in milliseconds since 1970.
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
    /// Which part of its course.
    chapter: String,
    /// Which time.
    number: i64,
    /// The table.
    table: String,
}

impl From<LessonRow> for OwnLesson {
    fn from(lesson: LessonRow) -> Self {
        let LessonRow { game, chapter, number, table_id } = lesson;
        Self { game, chapter, number, table: table_id }
    }
}

/// Something that the user said.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnWords {
    /// The table.
    table: String,
    /// When, in milliseconds since 1970.
    at: i64,
    /// To whom: `players` or `spectators`.
    #[schema(value_type = String)]
    room: Room,
    /// What.
    text: String,
}

/// All of it.
pub(crate) async fn export(app: &Shared, user: &User) -> Result<Own, Problem> {
    let taken = app.limits.exports.take(user.user_id.clone(), Instant::now());
    taken.map_err(|seconds| {
        count(&app.metrics.throttled);
        Problem::too_often(seconds)
    })?;
    // Each is held in memory as a whole.
    let _turn = place(&app.exports).await?;
    let (id, now) = (&user.user_id, time::now().0);
    let mut cut = Vec::new();
    let tables = tables(app, id, &mut cut).await?;
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
        sessions: app.store.sessions_of(id, now).await?.into_iter().map(Into::into).collect(),
        tokens: app.store.api_tokens_of(id).await?.into_iter().map(Into::into).collect(),
        browsers: app.store.devices_of(id).await?,
        lessons: lessons(app, id, &mut cut).await?,
        notes: notes(app, id, &mut cut).await?,
        files: files(app, id, &mut cut).await?,
        chat: chat(app, id, &mut cut).await?,
        options: options(app, id, &mut cut).await?,
        tables: tables.into_iter().map(|table| Row::new(table, false, &known)).collect(),
        cut,
    })
}

async fn tables(
    app: &Shared,
    id: &str,
    cut: &mut Vec<&'static str>,
) -> Result<Vec<TableInfo>, Problem> {
    let mut tables = Vec::new();
    let mut page = ListPage::first(PAGE);
    while tables.len() < MAX_TABLES {
        let more = app.store.all_tables_of(id, &page).await?;
        if more.is_empty() {
            return Ok(tables);
        }
        page = ListPage::following(&more, PAGE);
        tables.extend(more);
    }
    cut.push("tables");
    Ok(tables)
}

async fn lessons(
    app: &Shared,
    id: &str,
    cut: &mut Vec<&'static str>,
) -> Result<Vec<OwnLesson>, Problem> {
    let lessons = app.store.lessons_of(id, MAX_LESSONS).await?;
    if lessons.len() >= MAX_LESSONS as usize {
        cut.push("lessons");
    }
    Ok(lessons.into_iter().map(Into::into).collect())
}

async fn notes(
    app: &Shared,
    id: &str,
    cut: &mut Vec<&'static str>,
) -> Result<BTreeMap<String, String>, Problem> {
    let notes = app.store.notes_of(id, MAX_NOTES).await?;
    if notes.len() >= MAX_NOTES as usize {
        cut.push("notes");
    }
    Ok(notes.into_iter().collect())
}

async fn files(
    app: &Shared,
    id: &str,
    cut: &mut Vec<&'static str>,
) -> Result<Vec<OwnText>, Problem> {
    let kept = app.store.files_of(id, MAX_FILES).await?;
    if kept.len() >= MAX_FILES as usize {
        cut.push("files");
    }
    let mut files = Vec::new();
    for OwnFile { file_id, game, kind, name, created_at, updated_at } in kept {
        let text = app.store.file_body(id, &file_id).await?;
        files.push(OwnText { game, kind, name, created_at, updated_at, text });
    }
    Ok(files)
}

async fn chat(
    app: &Shared,
    id: &str,
    cut: &mut Vec<&'static str>,
) -> Result<Vec<OwnWords>, Problem> {
    let (mut chat, mut after) = (Vec::new(), (String::new(), 0));
    while chat.len() < MAX_CHAT {
        let spoken = app.store.spoken_by(id, (&after.0, after.1), PAGE).await?;
        let Some(last) = spoken.last() else {
            return Ok(chat);
        };
        after = (last.table_id.clone(), last.entry.seq);
        chat.extend(spoken.into_iter().filter_map(|one| words(one.table_id, &one.entry.body)));
    }
    cut.push("chat");
    Ok(chat)
}

fn words(table: String, body: &str) -> Option<OwnWords> {
    let entry: Entry = serde_json::from_str(body).ok()?;
    let Fact::Said { room, text } = entry.fact else {
        return None;
    };
    Some(OwnWords { table, at: entry.at.0, room, text })
}

/// The options of a table whose contract was changed after it was opened.
async fn amended(app: &Shared, table: &str) -> Result<Option<Value>, Problem> {
    let Some(body) = app.store.last_entry_with(table, AMENDED, BEFORE_THE_DEAL).await? else {
        return Ok(None);
    };
    let entry: Option<Entry> = serde_json::from_str(&body).ok();
    let Some(Entry { fact: Fact::Amended { contract }, .. }) = entry else {
        return Ok(None);
    };
    Ok(Some(contract.options))
}

/// What was agreed at the tables that the user opened, with decks of their own.
async fn options(
    app: &Shared,
    id: &str,
    cut: &mut Vec<&'static str>,
) -> Result<BTreeMap<String, Value>, Problem> {
    let (mut options, mut after) = (BTreeMap::new(), String::new());
    let (mut n_heads, mut bytes) = (0, 0);
    while n_heads < MAX_HEADS && bytes < MAX_OPTIONS {
        let heads = app.store.heads_of(id, &after, HEADS).await?;
        let Some((last, _)) = heads.last() else {
            return Ok(options);
        };
        after.clone_from(last);
        n_heads += heads.len();
        for (table, text) in heads {
            let head: Option<Head> = serde_json::from_str(&text).ok();
            let Some(head) = head.filter(|head| head.host.0 == id) else { continue };
            let mut agreed = amended(app, &table).await?.unwrap_or(head.contract.options);
            if let Value::Object(fields) = &mut agreed {
                fields.entry(RULES).or_insert(head.rules.0.into());
            }
            bytes += agreed.to_string().len();
            options.insert(table, agreed);
        }
    }
    cut.push("options");
    Ok(options)
}
