-- What belongs to a person, to take along or to have removed, and addresses that follow from nothing.

-- A webhook that fails is called ever less often, and after a day no more.
ALTER TABLE users ADD COLUMN webhook_failing_since BIGINT;
ALTER TABLE users ADD COLUMN webhook_off_since BIGINT;
-- Older texts repeat what the system or a resolver said.
UPDATE users SET webhook_error = 'unreachable' WHERE webhook_error IS NOT NULL;

-- Whose words an entry holds. Null: nobody's, or they were removed.
ALTER TABLE entries ADD COLUMN speaker TEXT;
CREATE INDEX entries_of_speaker ON entries (speaker, table_id, seq) WHERE speaker IS NOT NULL;

-- How far work is that goes on through restarts.
CREATE TABLE chores (
    name    TEXT NOT NULL PRIMARY KEY,
    reached TEXT NOT NULL
);

-- Tables that a person who is gone has still to leave. No reference to users: they are gone.
CREATE TABLE departures (
    user_id  TEXT   NOT NULL,
    table_id TEXT   NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    tries    BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX departures_due ON departures (due);
CREATE INDEX departures_of_table ON departures (table_id);

-- Where the people of a table play again. The next table may not be made yet.
CREATE TABLE rematches (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    next_id  TEXT NOT NULL
);

-- Where a person learns. The table may not be made yet.
CREATE TABLE lessons (
    user_id  TEXT   NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
    game     TEXT   NOT NULL,
    chapter  TEXT   NOT NULL,
    number   BIGINT NOT NULL,
    table_id TEXT   NOT NULL,
    PRIMARY KEY (user_id, game, chapter, number)
);
