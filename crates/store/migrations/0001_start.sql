-- One text for SQLite and PostgreSQL: only TEXT and BIGINT, times in milliseconds since 1970, truth as 0 or 1.

CREATE TABLE users (
    user_id       TEXT   NOT NULL PRIMARY KEY,
    name          TEXT   NOT NULL,
    account_name  TEXT   UNIQUE,            -- the folded name of an account; null for a guest
    password_hash TEXT,
    preferences   TEXT   NOT NULL,
    webhook       TEXT,
    webhook_error TEXT,
    created_at    BIGINT NOT NULL,
    CHECK ((account_name IS NULL) = (password_hash IS NULL))
);

CREATE INDEX guests_by_age ON users (created_at) WHERE account_name IS NULL;

CREATE TABLE sessions (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE api_tokens (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
    label      TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    used_at    BIGINT
);
CREATE INDEX api_tokens_of_user ON api_tokens (user_id);

CREATE TABLE failures (
    subject    TEXT   NOT NULL PRIMARY KEY,
    n_failures BIGINT NOT NULL,
    since      BIGINT NOT NULL
);
CREATE INDEX failures_by_age ON failures (since);

CREATE TABLE tables (
    table_id   TEXT   NOT NULL PRIMARY KEY,
    head       TEXT   NOT NULL,
    seq        BIGINT NOT NULL,             -- how many entries the log has
    game       TEXT   NOT NULL,
    title      TEXT   NOT NULL,
    about      TEXT   NOT NULL,
    status     TEXT   NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'aborted', 'damaged')),
    visibility TEXT   NOT NULL CHECK (visibility IN ('public', 'private')),
    deadline   BIGINT,
    needs_bot  BIGINT NOT NULL CHECK (needs_bot IN (0, 1)),
    bot_worker TEXT,
    bot_until  BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (visibility, status, updated_at, table_id);
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_for_bots ON tables (updated_at) WHERE needs_bot = 1;

CREATE TABLE entries (
    table_id  TEXT   NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seq       BIGINT NOT NULL CHECK (seq > 0),
    body      TEXT   NOT NULL,
    retry_key TEXT,                         -- on the last entry of an append
    UNIQUE (table_id, seq),
    UNIQUE (table_id, retry_key)
);

CREATE TABLE snapshots (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    body     TEXT   NOT NULL
);

-- People at a table. No reference to users: a log may name somebody who is gone.
CREATE TABLE people (
    table_id TEXT   NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    user_id  TEXT   NOT NULL,
    asked    BIGINT NOT NULL CHECK (asked IN (0, 1)),
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX people_by_user ON people (user_id, asked);
