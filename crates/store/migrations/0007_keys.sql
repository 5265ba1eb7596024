-- Names are compared more strictly: every key is made again when the database is opened.
UPDATE users SET name_key = NULL, is_keyed = 0;
