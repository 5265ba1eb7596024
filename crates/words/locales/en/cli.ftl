# What the program says of itself.

cli-overview = Trivium: Roman board games, out of print, on one table.
cli-games = Games:
cli-game = {"  "}{ $slug } – { $title }, { $players }. { $tagline }
cli-players = { $least } to { $most } players
cli-commands = Commands:
cli-command = {"  "}{ $usage }
    {"      "}{ $summary }
cli-more-help = trivium COMMAND --help says more. To begin: trivium, or trivium play fortuna

cli-summary-serve = Serve the site: tables, live in the browser. The command when nothing is said.
cli-summary-play = Play in the terminal, against bots or at one keyboard.
cli-summary-check = Play scenarios and tell which hold.
cli-summary-replay = Retell a recorded game.
cli-summary-verify = Prove a record: the seed, every action, the result.
cli-summary-random = Write the record of a random game.
cli-summary-backup = Copy the database of the site while it runs.
cli-summary-doctor = Examine the database and the settings of the site, and say what is wrong and what to do.

cli-usage-serve = trivium serve [--listen ADDRESS] [--database FILE|URL] [--database-patience S] [--base-url URL] [--trust-proxy] [--log text|json] [--private-webhooks] [--bots N] [--table-memory MIB] [--session-rate N] [--address-rate N] [--stranger-rate N] [--sign-in-rate N] [--address-connections N] [--address-sockets N] [--user-sockets N] [--metrics-token TOKEN] [--access-log] [--bot-pace N/N] [--quota-open N/N] [--quota-running N/N] [--quota-thinking N/N] [--quota-messages N/N] [--quota-hints N/N] [--quota-made N/N] [--quota-imports N/N] [--quota-files N/N] [--prices|--deck|--board FILE]… [--open-table-days N] [--guest-days N]
cli-usage-play = trivium play GAME|--resume [FILE] [--players N] [--bot BOT]… [--seats LIST] [--seed SEED] [--option KEY=VALUE]… [--prices|--deck|--board FILE]… [--record FILE] [--plain] [--language { $languages }]
cli-usage-check = trivium check FILE|DIRECTORY…
cli-usage-replay = trivium replay RECORD [--json] [--as SEAT|spectator]
cli-usage-verify = trivium verify RECORD
cli-usage-random = trivium random GAME --players N --seed SEED --out RECORD [--option KEY=VALUE]… [--prices|--deck|--board FILE]… [--force]
cli-usage-backup = trivium backup FILE [--database FILE]
cli-usage-doctor = trivium doctor [--database FILE|URL] [--all] [--sample N]

cli-details-serve =
    --listen ADDRESS     where to listen; 127.0.0.1:8080 if nothing is said
    --database FILE|URL  a file of SQLite, made when it is not there, or postgres://…; trivium.sqlite
    --database-patience S  seconds that a request waits for a locked database; 5
    --base-url URL       how browsers reach the site, such as https://example.org; with https, cookies
                         are never sent in the clear
    --trust-proxy        believe the X-Forwarded-For of a proxy in front
    --log text|json      how log lines are written; TRIVIUM_LOG=debug says more
    --private-webhooks   let webhooks go to private networks
    --bots N             how many bots think at a time; 2
    --table-memory MIB   memory for tables; those that nobody looks at go first; 96
    --session-rate N     requests a second of one user; 20
    --address-rate N     requests a second of one address; 1000
    --stranger-rate N    requests a second of one address whose user is not known; 50
    --sign-in-rate N     new guests and logins a second of one address; 1
    --bot-pace N/N       bots answer at multiples of this many milliseconds: those that answer at once,
                         and those that think; 50/250
    --quota-open N/N     tables that are not dealt, of a guest and of an account; 3/10
    --quota-running N/N  running tables at which a guest, or an account, sits; 15/60
    --quota-thinking N/N  running tables of a guest, or an account, with bots that think; 3/8
    --quota-messages N/N  messages a minute; 12/30
    --quota-hints N/N    hints an hour; 60/120
    --quota-made N/N     tables a day that a guest, or an account, opens or imports; 40/200
    --quota-imports N/N  records a day that they import; 10/50
    --quota-files N/N    decks, boards and prices that a guest, or an account, keeps; 3/20
    --deck FILE          building cards of new tables of Gloria Mundi
    --board FILE         their board
    --prices FILE        building prices of new tables of Fortuna
    --open-table-days N  days until an open table that nobody touches is removed; 14
    --guest-days N       days until a guest who doesn’t come back is removed; 90
    --address-connections N  open connections of one address; 200
    --address-sockets N  live pages of one address at a time; 100
    --user-sockets N     live pages of one user at a time; 30
    --metrics-token TOKEN  what /metrics asks for; without it, only this machine sees the figures
    --access-log         write a line for every request
    Each can also be set in the environment: TRIVIUM_LISTEN, TRIVIUM_BASE_URL …
cli-details-play =
    --players N          how many play; 3 by default
    --bot BOT            a bot at the last seat that is free, such as legatus; repeat it or give a list.
                         The other seats are for people: one if --players says nothing. Without
                         --bot and --seats, you play against miles
    --seats LIST         who sits where, such as human,greedy or human:Anna,human:Ben,random
    --seed SEED          64 hexadecimal digits, or a number; else at random
    --option KEY=VALUE   change a rule, such as deal=expert or prices.market=2 (Fortuna),
                         preset=english2007, beginner=original or concession=false (Glory to Rome),
                         refill=slide or screens=open (Gloria Mundi)
    --prices FILE        building prices from a file like data/fortuna/prices.toml
    --deck FILE          building cards from a file like data/gloria-mundi/deck.toml
    --board FILE         the two roads from a file like data/gloria-mundi/board.toml
                         `earlier` instead of FILE takes the earlier standard
    --record FILE        where the record goes at the end; a file that exists is never overwritten
    --resume [FILE]      go on with a saved game; without FILE, with the newest. Every answer is saved at
                         once, in trivium/games under XDG_DATA_HOME or ~/.local/share, so a game goes
                         on after q, Ctrl+C, a closed window or a crash. The file goes with the end
    --plain              plain lines instead of the full screen, as also without a terminal or if
                         TERM is dumb
    --language { $languages }  the language of any command; else that of LC_ALL or LANG
cli-details-check =
    Directories are searched for *.toml. Exit code 0: all hold; 1: some do not; 2: nothing to check.
    A failure tells the rule, the moves, the facts of the turn, the table and the legal answers.
cli-details-replay =
    --json               a line of JSON for each step, with the whole state
    --as SEAT            only what that seat saw; seats count from 0
    --as spectator       only what everybody saw
cli-details-verify =
    Exit code 0: the record holds; 1: it does not; 2: it cannot be read.
cli-details-random =
    --players N          how many play
    --seed SEED          64 hexadecimal digits, or a number
    --out RECORD         the file to write
    --option KEY=VALUE   change a rule, such as deal=expert
    --prices FILE        building prices from a file (Fortuna)
    --deck FILE          building cards from a file (Gloria Mundi)
    --board FILE         the two roads from a file (Gloria Mundi)
    --force              overwrite the file
cli-details-backup =
    FILE                 where the copy goes; a file that exists is never overwritten
    --database FILE      the database; trivium.sqlite if nothing is said
    PostgreSQL is copied with pg_dump.
cli-details-doctor =
    --database FILE|URL  the database; trivium.sqlite by default
    --all                replay every table
    --sample N           replay N tables; 200 by default
    The settings of trivium serve are examined too: give the same flags or environment. The doctor only
    reads, and can do so while the site runs. The exit code is 1 if something is wrong.

cli-serving = Trivium is at { $address }
cli-saved-backup = The copy is in { $path }
cli-no-database = { $path }: there is no such database
cli-an-address = an address with a port, such as 127.0.0.1:8080
cli-a-url = an address that begins with http:// or https:// and ends with the host, such as https://example.org
cli-a-switch = yes or no
cli-a-log-format = text or json

cli-welcome = { $title }. { $tagline }
cli-seats = At the table, clockwise: { $names }.
cli-seed-hash = Hash of the seed, which is shown at the end: { $hash }
cli-keys = Type the number of an answer, or the action in notation; ? for help, ? and a word for help on it, t for the table, l for the log, h for a hint, o for standing orders, u to take your last answer back, q to quit. Every answer is saved at once.
cli-your-turn = { $name }, you are asked.
cli-handover = { $name }, press Enter when only you look at the screen.
cli-answer = { $sign } – { $label }
cli-prompt = {">"}{" "}
cli-no-such-number = There is no answer { $text }. Type a number from 1 to { $n }.
cli-not-understood = “{ $text }” is no answer. Type a number from 1 to { $n }, an action in notation, ? for help, t for the table, l for the log, h for a hint, o for standing orders, u to take your last answer back, or q to quit.
cli-order = When { $when }: { $answer }
cli-orders-keys = Press its sign, or type o and its number, to give an order (✓) for every time, or to cancel it.
cli-taken-back = Your last answer is taken back.
cli-nothing-to-take-back = There’s nothing to take back.
cli-must-agree = Others have played since, or something new was shown. If everyone agrees, say u again.
cli-no-help = The help says nothing about “{ $word }”.
cli-empty-log = Nothing has happened yet.
cli-stopped = The game stops here, before its end.
cli-resumable = Your game is saved in { $path }. To go on: trivium play --resume
cli-called-off = The game was called off: its log is full.
cli-saved = The record is in { $path }
cli-seed = The seed was { $seed }

cli-checked = { $passed } passed, { $failed } failed
cli-hash-holds = Seed: the hash is the hash of the seed.
cli-hash-fails = Seed: the hash is not the hash of the seed.
cli-replay-holds = Actions: { $n ->
    [0] there are none.
    [one] { $n }, legal.
   *[other] { $n }, all legal.
}
cli-replay-fails = Actions: { $problem }
cli-result-holds = Result: it follows from the actions.
cli-result-fails = Result: it does not follow from the actions.
cli-result-open = Result: none, the game was not finished.

cli-error = trivium: { $problem }
cli-unknown-command = there is no command “{ $text }”; there are { $all }
cli-unknown-game = there is no game “{ $text }”; there are { $all }
cli-unknown-flag = there is no flag { $text } here
cli-unexpected = “{ $text }” is one word too many
cli-missing-value = { $flag } needs a value
cli-unwanted-value = { $flag } takes no value
cli-is-missing = { $what } is missing
cli-bad-value = { $flag }: “{ $text }” is not { $expected }
cli-bad-option = --option: “{ $text }” is not KEY=VALUE
cli-a-number = a number
cli-two-numbers = two numbers, such as 3/10
cli-a-positive-number = a number from 1
cli-a-number-within = a number from { $least } to { $most }
cli-two-numbers-within = two numbers up to { $most }, such as 50/250
cli-a-token = a token: it must have at least one character
cli-a-seed = a seed, which has 64 hexadecimal digits or is a number
cli-a-seat-list = a list of seats such as human,greedy
cli-an-observer = a seat from 0 to { $last }, nor spectator
cli-seats-and-players = --seats names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but { $players } play
cli-bots-and-players = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} and { $players } players: there are not enough seats
cli-not-both = { $one } and { $other } exclude each other
cli-no-saved-game = { $path }: no saved game here. Start one: trivium play GAME
cli-save-in-use = { $path }: another Trivium is playing this game
cli-save-too-long = { $path }: longer than { $most } bytes, so this isn’t a saved game
cli-save-damaged = { $place }: the saved game is damaged at this line, and can’t go on
cli-save-newer = { $place }: a newer Trivium saved this game. Update this one to go on with it
cli-no-data-file = { $game } has no table of { $name }
cli-setup-range = { $at }: { $found } is not between { $least } and { $most }
cli-setup-too-many = { $at }: at most { $most } fit there
cli-setup-box = { $at }: the box holds { $most } of “{ $what }”, and with this there are more
cli-setup-kinds = { $at }: at most { $most } different powers with “{ $what }” fit into such a deck
cli-setup-no-seat = { $at }: there is no such seat
cli-setup-every-seat = { $at }: each seat that belongs there must stand there once, and no other
cli-setup-twice = { $at }: { $what } is there twice
cli-setup-missing = { $at }: { $what } is not there
cli-file = { $path }: { $problem }
cli-exists = { $path }: the file exists; --force overwrites it
cli-no-scenario = no scenario found: no *.toml there
cli-record-format = record format { $found }, and this program reads { $expected }
cli-record-rules = version { $found } of the rules, which this program does not know
cli-newer-format = format { $found }, and this program reads { $known }. Read it with a newer Trivium.
cli-newer-rules = version { $found } of the rules, and this program knows them up to { $newest }. Read it with a newer Trivium.
cli-record-game = the record names the game “{ $found }”
cli-record-unreadable = action { $number }, “{ $text }”, is not in notation
cli-record-illegal = action { $number }, “{ $text }”, is not legal. { $reason }
cli-record-leftover = action { $number } comes after the end of the game
cli-no-random = the system gives no random seed: { $problem }

argument-PATH = FILE|DIRECTORY
argument-GAME = GAME
argument-RECORD = RECORD
argument-FILE = FILE
