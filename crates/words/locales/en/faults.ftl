# Mistakes in what people wrote; the problem itself is quoted from the reader of the format.

cli-unreadable = { $place }: can’t be read: { $problem }
cli-options = options of { $game }: { $problem }
cli-option-unknown = { $game } has no option “{ $key }”. Options: { $known }
cli-option-value = { $key } can’t be “{ $found }”. Choose one of: { $choices }
cli-option-number = { $key } can’t be “{ $found }”. Choose a number from { $least } to { $most }

cli-system-not-found = file or folder not found
cli-system-denied = access is denied
cli-system-exists = the file already exists
cli-system-folder = this is a folder, not a file
cli-system-no-folder = this isn’t a folder
cli-system-no-text = this isn’t UTF-8 text
cli-system-name = this can’t be a file name
cli-system-full = no space left
cli-system-read-only = this place is read-only
cli-system-taken = another program is listening there
cli-system-no-address = this computer doesn’t have that address
cli-system-other = the system says: { $problem }

cli-cannot-listen = { $address }: can’t serve the site there: { $problem }
cli-server-stopped = the server stopped: { $problem }
cli-database-busy = another program is using the database: { $problem }
cli-database-full = no space left for the database: { $problem }
cli-database-read-only = the database is read-only: { $problem }
cli-database-damaged = the database is damaged, or isn’t one: { $problem }
cli-database-lost = can’t reach the database: { $problem }
cli-database-denied = the database refused the connection: { $problem }
cli-database-in-use = another Trivium already serves { $file }. Only one can serve an SQLite file at a time: stop the other one, or use PostgreSQL for several.
cli-database-many-names = { $file } has more than one name (a hard link): another Trivium could serve it under the other one. Remove the other name, or make a copy with trivium backup.
cli-database-no-table = the database has no table “{ $table }”: it isn’t Trivium’s, or it’s damaged
cli-database-address = { $address } isn’t a database: give a file or an address that begins with postgres://
cli-database-url = { $address } isn’t the address of a database: { $problem }
cli-database-newer = a newer Trivium has changed the database: this program doesn’t know migration { $version }
cli-database-altered = migration { $version } isn’t the one that made this database
cli-use-pg-dump = for PostgreSQL, use pg_dump instead
cli-no-backup = { $path }: can’t write the copy: { $problem }
cli-database-refused = the database refused: { $problem }
