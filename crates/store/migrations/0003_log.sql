-- How many bytes the entries of a log have together, so that a log can be refused before it is too long to read.
ALTER TABLE tables ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET bytes = COALESCE((SELECT SUM(OCTET_LENGTH(e.body)) FROM entries e WHERE e.table_id = tables.table_id), 0);
