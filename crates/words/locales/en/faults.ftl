# Mistakes in what people wrote; the problem itself is quoted from whoever reads the format.

cli-unreadable = { $place }: cannot be read: { $problem }
cli-options = options of { $game }: { $problem }

cli-system-not-found = there is no such file or folder
cli-system-denied = access is denied
cli-system-exists = there is already such a file
cli-system-folder = this is a folder, not a file
cli-system-no-folder = this is not a folder
cli-system-no-text = this is not a text in UTF-8
cli-system-name = this cannot be the name of a file
cli-system-full = there is no room left
cli-system-read-only = nothing can be written there
cli-system-taken = another program listens there
cli-system-no-address = this computer has no such address
cli-system-other = the system says: { $problem }

cli-cannot-listen = { $address }: the site cannot be there: { $problem }
cli-server-stopped = the server stopped: { $problem }
cli-database-busy = the database is in use by another program: { $problem }
cli-database-full = there is no room left for the database: { $problem }
cli-database-read-only = the database can only be read: { $problem }
cli-database-damaged = the database is damaged, or no database: { $problem }
cli-database-lost = the database cannot be reached: { $problem }
cli-database-denied = the database refuses the connection: { $problem }
cli-database-in-use = another Trivium already serves { $file }. Only one can serve a SQLite file at a time: stop the other one, or use PostgreSQL for several.
cli-database-many-names = { $file } has more than one name (a hard link): another Trivium could serve it under the other one. Remove the other name, or make a copy with trivium backup.
cli-database-no-table = the database has no table “{ $table }”: it is not a database of Trivium, or it is damaged
cli-database-address = { $address } is no database: neither a file nor an address that begins with postgres://
cli-database-url = { $address } is no address of a database: { $problem }
cli-database-newer = a newer version of the program has changed the database: it has migration { $version }, which is unknown here
cli-database-altered = migration { $version } is not the one that made this database
cli-use-pg-dump = PostgreSQL is copied with pg_dump, not with this program
cli-no-backup = { $path }: the copy cannot be written: { $problem }
cli-database-refused = the database refused: { $problem }
