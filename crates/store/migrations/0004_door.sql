-- The key of a name: two names that look alike have the same one. Null where an older user has it already.
ALTER TABLE users ADD COLUMN name_key TEXT;
ALTER TABLE users ADD COLUMN is_keyed BIGINT NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX users_by_name_key ON users (name_key);
CREATE INDEX users_without_key ON users (user_id) WHERE is_keyed = 0;

-- Until when a session is also known by a cookie that other hosts could have set; 0 is always.
ALTER TABLE sessions ADD COLUMN bound BIGINT NOT NULL DEFAULT 0;

ALTER TABLE failures ADD COLUMN last_at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX failures_by_last ON failures (last_at);

-- Browsers in which the owner of an account signed in.
CREATE TABLE devices (
    device_hash TEXT   NOT NULL PRIMARY KEY,
    user_id     TEXT   NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
    created_at  BIGINT NOT NULL
);
CREATE INDEX devices_of_user ON devices (user_id, created_at);
