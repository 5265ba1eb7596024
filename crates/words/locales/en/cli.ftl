# What the program says of itself.

cli-overview = Trivium: three Roman board games, out of print, at one table.
cli-games = Games:
cli-game = {"  "}{ $slug } – { $title }, { $players }. { $tagline }
cli-players = { $least } to { $most } players
cli-commands = Commands:
cli-command = {"  "}{ $usage }
    {"      "}{ $summary }
cli-more-help = For more: trivium COMMAND --help. To start: trivium, or trivium play fortuna

cli-summary-serve = Serve the site, with live tables in the browser. The default command.
cli-summary-play = Play in the terminal, against bots or sharing one keyboard.
cli-summary-check = Run scenarios and report which pass.
cli-summary-replay = Retell a recorded game.
cli-summary-verify = Verify a record: the seed, every action and the result.
cli-summary-random = Play a random game and write its record.
cli-summary-backup = Copy the site’s database while it runs.
cli-summary-doctor = Check the site’s database and settings, and say what’s wrong and what to do.

cli-usage-serve = trivium serve [OPTION]…
cli-usage-play = trivium play GAME|--resume [FILE] [OPTION]…
cli-usage-check = trivium check FILE|DIRECTORY…
cli-usage-replay = trivium replay RECORD [--json] [--as SEAT|spectator]
cli-usage-verify = trivium verify RECORD
cli-usage-random = trivium random GAME --players N --seed SEED --out RECORD [OPTION]…
cli-usage-backup = trivium backup FILE [--database FILE]
cli-usage-doctor = trivium doctor [--database FILE|URL] [--all] [--sample N]

cli-details-serve =
    --listen ADDRESS     where to listen (default: 127.0.0.1:8080)
    --database FILE|URL  an SQLite file, created if needed, or postgres://… (default: trivium.sqlite)
    --database-patience S  seconds a request waits for a locked database (default: 5)
    --base-url URL       how browsers reach the site, such as https://example.org; with https, cookies
                         are never sent unencrypted
    --trust-proxy        trust the X-Forwarded-For of a proxy in front
    --log text|json      format of log lines (default: text); TRIVIUM_LOG=debug logs more
    --private-webhooks   allow webhooks to private networks
    --bots N             how many bots think at a time (default: 2)
    --table-memory MIB   memory for tables; those nobody looks at go first (default: 96)
    --session-rate N     requests a second per user (default: 20)
    --address-rate N     requests a second per address (default: 1000)
    --stranger-rate N    requests a second per address from unknown users (default: 50)
    --sign-in-rate N     new guests and logins a second per address (default: 1)
    --bot-pace N/N       bots answer at multiples of this many milliseconds: quick bots, and bots that
                         think (default: 50/250)
    --quota-open N/N     tables not dealt yet, per guest and per account (default: 3/10)
    --quota-running N/N  games a guest, or an account, is playing (default: 15/60)
    --quota-thinking N/N  of those, games with bots that think (default: 3/8)
    --quota-messages N/N  messages a minute (default: 12/30)
    --quota-hints N/N    hints an hour (default: 60/120)
    --quota-made N/N     tables a guest, or an account, opens or imports a day (default: 40/200)
    --quota-imports N/N  records they import a day (default: 10/50)
    --quota-files N/N    decks, boards and prices a guest, or an account, keeps (default: 3/20)
    --deck FILE          building cards for new tables of Gloria Mundi
    --board FILE         board for new tables of Gloria Mundi
    --prices FILE        building prices for new tables of Fortuna
    --open-table-days N  days until an open table that nobody touches is removed (default: 14)
    --guest-days N       days until a guest who doesn’t come back is removed (default: 90)
    --address-connections N  open connections per address (default: 200)
    --address-sockets N  live pages per address at a time (default: 100)
    --user-sockets N     live pages per user at a time (default: 30)
    --metrics-token TOKEN  the token for /metrics; without one, only this machine can read it
    --access-log         log every request
    You can also set each in the environment: TRIVIUM_LISTEN, TRIVIUM_BASE_URL …
cli-details-play =
    --players N          number of players (default: 3)
    --bot BOT            a bot in the last free seat, such as legatus; repeat it or give a list. The
                         other seats are for people: one, unless you give --players. Without --bot
                         and --seats, you play against miles
    --seats LIST         who sits where, such as human,greedy or human:Anna,human:Ben,random
    --seed SEED          64 hexadecimal digits, or a number (default: random)
    --option KEY=VALUE   change a rule, such as deal=expert or prices.market=2 (Fortuna),
                         preset=english2007, beginner=original or concession=false (Glory to Rome),
                         refill=slide or screens=open (Gloria Mundi)
    --prices FILE        building prices from a file like data/fortuna/prices.toml
    --deck FILE          building cards from a file like data/gloria-mundi/deck.toml
    --board FILE         the two roads from a file like data/gloria-mundi/board.toml
                         `earlier` instead of FILE uses our earlier version
    --record FILE        where to write the record at the end; never overwrites a file
    --resume [FILE]      continue a saved game; without FILE, the newest one. Every answer is saved
                         immediately, in trivium/games under XDG_DATA_HOME or ~/.local/share, so you
                         can continue after q, Ctrl+C, a closed window or a crash. The file is deleted
                         when the game ends
    --plain              plain lines instead of the full screen; also without a terminal, or if TERM
                         is dumb
    --language { $languages }  language of any command (default: from LC_ALL or LANG)
cli-details-check =
    Searches directories for *.toml. Exit code 0: all pass; 1: some fail; 2: nothing to check.
    For a failure you see the rule, the moves, the facts of the turn, the table and the legal answers.
cli-details-replay =
    --json               one line of JSON per step, with the whole state
    --as SEAT            only what that seat saw; seats start at 0
    --as spectator       only what everyone saw
cli-details-verify =
    Exit code 0: the record is valid; 1: it isn’t; 2: it can’t be read.
cli-details-random =
    --players N          number of players
    --seed SEED          64 hexadecimal digits, or a number
    --out RECORD         the file to write
    --option KEY=VALUE   change a rule, such as deal=expert
    --prices FILE        building prices from a file (Fortuna)
    --deck FILE          building cards from a file (Gloria Mundi)
    --board FILE         the two roads from a file (Gloria Mundi)
    --force              overwrite the file
cli-details-backup =
    FILE                 where to write the copy; never overwrites a file
    --database FILE      the database (default: trivium.sqlite)
    For PostgreSQL, use pg_dump.
cli-details-doctor =
    --database FILE|URL  the database (default: trivium.sqlite)
    --all                replay every table
    --sample N           replay N tables (default: 200)
    Also checks the settings of trivium serve: give the same flags or environment. The doctor only
    reads, so you can run it while the site is up. The exit code is 1 if something is wrong.

cli-serving = Trivium is running at { $address }
cli-saved-backup = Copy saved as { $path }
cli-no-database = { $path }: database not found
cli-an-address = an address with a port, such as 127.0.0.1:8080
cli-a-url = a URL that ends with the host, such as https://example.org
cli-a-switch = yes or no
cli-a-log-format = text or json

cli-welcome = { $title }. { $tagline }
cli-seats = Players, clockwise: { $names }.
cli-seed-hash = Hash of the seed (you’ll see the seed at the end): { $hash }
cli-keys = Type the number of an answer, or an action in notation. ? help (? and a word: help on it), t table, l log, h hint, o standing orders, u undo, q quit. Every answer is saved.
cli-your-turn = { $name }, it’s your turn.
cli-handover = { $name }, press Enter when nobody else can see the screen.
cli-answer = { $sign } – { $label }
cli-prompt = {">"}{" "}
cli-no-such-number = There’s no answer { $text }. Type a number from 1 to { $n }.
cli-not-understood = “{ $text }” isn’t an answer. Type a number from 1 to { $n }, or an action in notation. ? help, t table, l log, h hint, o standing orders, u undo, q quit.
cli-order = When { $when }: { $answer }
cli-orders-keys = Press its key, or type o and its number, to turn an order on (✓) or off.
cli-taken-back = Your last answer is undone.
cli-nothing-to-take-back = There’s nothing to undo.
cli-must-agree = Others have played since, or something was revealed. If everyone agrees, type u again.
cli-no-help = No help found for “{ $word }”.
cli-empty-log = Nothing has happened yet.
cli-stopped = The game stops here, unfinished.
cli-resumable = Your game is saved in { $path }. To continue: trivium play --resume
cli-called-off = The game was called off because its log is full.
cli-saved = Record saved as { $path }
cli-seed = The seed was { $seed }

cli-checked = { $passed } passed, { $failed } failed
cli-hash-holds = Seed: it matches the hash.
cli-hash-fails = Seed: it doesn’t match the hash.
cli-replay-holds = Actions: { $n ->
    [0] none.
    [one] { $n }, legal.
   *[other] { $n }, all legal.
}
cli-replay-fails = Actions: { $problem }
cli-result-holds = Result: it follows from the actions.
cli-result-fails = Result: it doesn’t follow from the actions.
cli-result-open = Result: none, the game isn’t finished.

cli-error = trivium: { $problem }
cli-unknown-command = unknown command “{ $text }”. Commands: { $all }
cli-unknown-game = unknown game “{ $text }”. Games: { $all }
cli-unknown-flag = unknown flag { $text }
cli-unexpected = unexpected “{ $text }”
cli-missing-value = { $flag } needs a value
cli-unwanted-value = { $flag } doesn’t take a value
cli-is-missing = { $what } is missing
cli-bad-value = { $flag }: “{ $text }” isn’t { $expected }
cli-bad-option = --option: “{ $text }” isn’t KEY=VALUE
cli-a-number = a number
cli-two-numbers = two numbers, such as 3/10
cli-a-positive-number = a number of at least 1
cli-a-number-within = a number from { $least } to { $most }
cli-two-numbers-within = two numbers up to { $most }, such as 50/250
cli-a-token = a token of at least one character
cli-a-seed = a seed: 64 hexadecimal digits, or a number
cli-a-seat-list = a list of seats such as human,greedy
cli-an-observer = a seat from 0 to { $last }, or spectator
cli-seats-and-players = --seats names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but there are { $players } players
cli-bots-and-players = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} and { $players } players: not enough seats
cli-not-both = use either { $one } or { $other }, not both
cli-no-saved-game = { $path }: no saved game here. Start one: trivium play GAME
cli-save-in-use = { $path }: another Trivium is playing this game
cli-save-too-long = { $path }: longer than { $most } bytes, so this isn’t a saved game
cli-save-damaged = { $place }: the saved game is damaged at this line and can’t continue
cli-save-newer = { $place }: a newer Trivium saved this game. Update this one to continue
cli-no-data-file = { $game } doesn’t take --{ $name }
cli-setup-range = { $at }: { $found } isn’t between { $least } and { $most }
cli-setup-too-many = { $at }: at most { $most } fit here
cli-setup-box = { $at }: too many; the box has only { $most } of “{ $what }”
cli-setup-kinds = { $at }: a deck like this can have at most { $most } different powers with “{ $what }”
cli-setup-no-seat = { $at }: there’s no such seat
cli-setup-every-seat = { $at }: list each seat that belongs here exactly once, and no other
cli-setup-twice = { $at }: { $what } is here twice
cli-setup-missing = { $at }: { $what } is missing
cli-file = { $path }: { $problem }
cli-exists = { $path }: the file already exists; --force overwrites it
cli-no-scenario = no scenario found: no *.toml here
cli-record-format = record format { $found }; this program reads { $expected }
cli-record-rules = version { $found } of the rules, which this program doesn’t know
cli-newer-format = format { $found }; this program reads { $known }. Use a newer Trivium.
cli-newer-rules = version { $found } of the rules; this program knows them up to { $newest }. Use a newer Trivium.
cli-record-game = the record is of the game “{ $found }”
cli-record-unreadable = action { $number }, “{ $text }”, isn’t in notation
cli-record-illegal = action { $number }, “{ $text }”, isn’t legal. { $reason }
cli-record-leftover = action { $number } comes after the end of the game
cli-no-random = can’t get a random seed from the system: { $problem }

argument-PATH = FILE|DIRECTORY
argument-GAME = GAME
argument-RECORD = RECORD
argument-FILE = FILE
