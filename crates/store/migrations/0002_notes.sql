-- What somebody wrote down for himself at a table. Nobody else is ever sent it.
CREATE TABLE notes (
    user_id  TEXT NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    body     TEXT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX notes_of_table ON notes (table_id);
