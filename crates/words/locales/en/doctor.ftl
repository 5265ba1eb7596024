# What `trivium doctor` says.

cli-doctor-version = Trivium { $version }, rules: { $rules }
cli-doctor-schema = Database { $database }: schema { $found } of { $known }
cli-doctor-sizes = 
    { $users ->
        [one] 1 user
       *[other] { $users } users
    }, { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $entries ->
        [one] 1 log entry
       *[other] { $entries } log entries
    }, { $mebibytes } MiB
cli-doctor-replayed = Replayed { $n } of { $tables } tables. --all replays every one.
cli-doctor-wrong = WRONG: { $finding }
cli-doctor-better = Could be better: { $finding }
cli-doctor-healthy = Nothing is wrong.
cli-doctor-sick = 
    { $n ->
        [one] 1 thing is wrong.
       *[other] { $n } things are wrong.
    }
cli-doctor-corrupt = SQLite finds its file damaged: { $problem }. Stop the site, keep a copy of the file, and restore the last backup.
cli-doctor-missing = The database has no table “{ $table }”: it is empty, damaged, or of another program. Restore the last backup. Nothing else was examined.
cli-doctor-altered = Migration { $version } of the database is not the one that this program knows, and trivium serve refuses it. Use the program that made the database.
cli-doctor-orphan = Table { $table } is gone, but entries of its log or its people are still there. Something other than this program deleted it; restore it from a backup.
cli-doctor-gaps = The log of table { $table } has gaps. The table is not served; restore it from a backup, or leave it: the others go on.
cli-doctor-unplayable = Table { $table } does not replay ({ $flaw }). It is shown as damaged, and its players can download what is stored. Report it with that download.
cli-doctor-newer = A newer Trivium wrote table { $table } ({ $flaw }). Nothing is wrong with it, and it is left as it is. Update this program: then it goes on.
cli-doctor-marked = Table { $table } is marked as damaged, but replays with this program. Restart the site and open the table: it goes on.
cli-doctor-stale = What the lists say of table { $table } is not what its log says. It is renewed when the table is next opened.
cli-doctor-old-schema = The database is from an older version. Make a backup, then start this program on it: it brings the database up to date. Nothing else was examined.
cli-doctor-new-schema = A newer version has changed the database. Use that version. Nothing else was examined.
cli-doctor-readable = Other users of this machine can read { $file }: chmod 600 { $file }
cli-doctor-clock = The clock of this machine is { $seconds } s off the database’s. Sync both with NTP.
cli-doctor-long = The log of table { $table } has { $entries } entries and { $mebibytes } MiB.
cli-doctor-in-the-clear = The site listens for others without TLS. Put a proxy with TLS in front and set --base-url https://…
cli-doctor-one-address = Browsers come through a proxy, and --trust-proxy is not set: all visitors count as one address and share its limits.
cli-doctor-no-room = { $flag } 0/0 keeps everybody from playing.
