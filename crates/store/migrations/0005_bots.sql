-- Who a table belongs to, what of it thinks, and what of it fails.

ALTER TABLE tables ADD COLUMN host TEXT;                              -- null where it is not known
ALTER TABLE tables ADD COLUMN thinks BIGINT NOT NULL DEFAULT 0;       -- whether a bot that thinks plays there
ALTER TABLE tables ADD COLUMN bot_thinks BIGINT NOT NULL DEFAULT 0;   -- whether the bot that has to move thinks
ALTER TABLE tables ADD COLUMN bot_failures BIGINT NOT NULL DEFAULT 0; -- in a row
ALTER TABLE tables ADD COLUMN tick_failures BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN tick_after BIGINT NOT NULL DEFAULT 0;   -- not looked at before

-- Heads of tables that are not over name their host among their people.
UPDATE tables SET host = (
    SELECT MIN(p.user_id) FROM people p
    WHERE p.table_id = tables.table_id AND tables.head LIKE '%"host":"' || p.user_id || '"%')
WHERE status IN ('open', 'playing');

DROP INDEX tables_for_bots;
CREATE INDEX tables_for_bots ON tables (bot_thinks, host, bot_failures, updated_at) WHERE needs_bot = 1;
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_in_lobby ON tables (visibility, status, host, updated_at, table_id);
CREATE INDEX tables_failing ON tables (table_id) WHERE bot_failures > 0 OR tick_failures > 0;
CREATE INDEX tables_open_by_age ON tables (updated_at) WHERE status = 'open';

ALTER TABLE users ADD COLUMN seen_at BIGINT;                          -- to the day; null where it is not known
CREATE INDEX guests_by_sight ON users (seen_at) WHERE account_name IS NULL;
