-- Whether a person has put a table away. Their first page doesn't list it then.
ALTER TABLE people ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
