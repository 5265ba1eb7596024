-- Decks, boards and prices that a user keeps by name, to open tables with. A table has its own copy.
CREATE TABLE own_files (
    file_id    TEXT   NOT NULL PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
    game       TEXT   NOT NULL,
    kind       TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    body       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    UNIQUE (user_id, game, kind, name)
);
