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
cli-doctor-replayed = Tables replayed: { $n } of { $tables }. --all replays them all.
cli-doctor-wrong = WRONG: { $finding }
cli-doctor-better = Could be better: { $finding }
cli-doctor-healthy = Nothing is wrong.
cli-doctor-sick = 
    { $n ->
        [one] 1 thing is wrong.
       *[other] { $n } things are wrong.
    }
cli-doctor-corrupt = SQLite says the file is damaged: { $problem }. Stop the site, keep a copy of the file, and restore the last backup.
cli-doctor-missing = The database has no table “{ $table }”: it’s empty, damaged, or another program’s. Restore the last backup. Nothing else was checked.
cli-doctor-altered = Migration { $version } of the database isn’t the one this program knows, so trivium serve refuses it. Use the program that made the database.
cli-doctor-orphan = Table { $table } is gone, but some of its log entries or players are still there. Something other than this program deleted it. Restore it from a backup.
cli-doctor-gaps = The log of table { $table } has gaps, so the table isn’t served. Restore it from a backup, or leave it: the other tables work.
cli-doctor-unplayable = Table { $table } doesn’t replay ({ $flaw }). The site shows it as damaged, and its players can download what’s stored. Report it with that download.
cli-doctor-newer = A newer Trivium wrote table { $table } ({ $flaw }). Nothing is wrong with it. Update this program and the game continues.
cli-doctor-marked = Table { $table } is marked as damaged, but replays with this program. Restart the site and open the table: the game continues.
cli-doctor-stale = The lists and the log of table { $table } disagree. The lists are updated when you next open the table.
cli-doctor-old-schema = The database is from an older version. Make a backup, then start this program to update it. Nothing else was checked.
cli-doctor-new-schema = A newer version has changed the database. Use that version. Nothing else was checked.
cli-doctor-readable = Other users of this machine can read { $file }: chmod 600 { $file }
cli-doctor-clock = This machine’s clock is { $seconds } s off the database’s. Sync both with NTP.
cli-doctor-long = The log of table { $table } is long. Entries: { $entries }, size: { $mebibytes } MiB.
cli-doctor-in-the-clear = Other machines reach the site without TLS. Put a proxy with TLS in front and set --base-url https://…
cli-doctor-one-address = Browsers come through a proxy, but --trust-proxy isn’t set: all visitors count as one address and share its limits.
cli-doctor-no-room = With { $flag } 0/0 nobody can play.
