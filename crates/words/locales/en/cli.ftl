# What the program says of itself.

cli-overview = Trivium: Roman board games, out of print, on one table.
cli-games = Games:
cli-game = {"  "}{ $slug } – { $title }, { $players }. { $tagline }
cli-players = { $least } to { $most } players
cli-commands = Commands:
cli-command = {"  "}{ $usage }
    {"      "}{ $summary }
cli-more-help = trivium COMMAND --help says more. To begin: trivium play fortuna

cli-summary-play = Play in the terminal, against bots or at one keyboard.
cli-summary-check = Play scenarios and tell which hold.
cli-summary-replay = Retell a recorded game.
cli-summary-verify = Prove a record: the seed, every action, the result.
cli-summary-bench = Measure how fast random games are played.
cli-summary-random = Write the record of a random game.

cli-usage-play = trivium play GAME [--players N] [--seats LIST] [--seed SEED] [--option KEY=VALUE]… [--prices|--deck|--board FILE]… [--record FILE] [--plain]
cli-usage-check = trivium check FILE|DIRECTORY…
cli-usage-replay = trivium replay RECORD [--json] [--as SEAT|spectator]
cli-usage-verify = trivium verify RECORD
cli-usage-bench = trivium bench [GAME] [--players N] [--seconds S] [--json]
cli-usage-random = trivium random GAME --players N --seed SEED --out RECORD [--option KEY=VALUE]… [--prices|--deck|--board FILE]… [--force]

cli-details-play =
    --players N          how many play; 3 if nothing is said
    --seats LIST         who sits where, such as human,random or human:Anna,human:Ben,random
    --seed SEED          64 hexadecimal digits, or a number; else at random
    --option KEY=VALUE   change a rule, such as deal=expert or prices.market=2 (Fortuna),
                         preset=gloria2011, beginner=original or concession=true (Glory to Rome),
                         refill=slide or screens=open (Gloria Mundi)
    --prices FILE        building prices from a file like data/fortuna/prices.toml
    --deck FILE          building cards from a file like data/gloria-mundi/deck.toml
    --board FILE         the two roads from a file like data/gloria-mundi/board.toml
    --record FILE        where the game is saved; a file that exists is never overwritten
    --plain              plain lines, which is also the standard
cli-details-check =
    Directories are searched for *.toml. Exit code 0: all hold; 1: some do not; 2: nothing to check.
cli-details-replay =
    --json               a line of JSON for each step, with the whole state
    --as SEAT            only what that seat saw; seats count from 0
    --as spectator       only what everybody saw
cli-details-verify =
    Exit code 0: the record holds; 1: it does not; 2: it cannot be read.
cli-details-bench =
    --players N          only this number of players
    --seconds S          how long to measure each; 3 if nothing is said
    --json               a JSON object for each line
cli-details-random =
    --players N          how many play
    --seed SEED          64 hexadecimal digits, or a number
    --out RECORD         the file to write
    --option KEY=VALUE   change a rule, such as deal=expert
    --prices FILE        building prices from a file (Fortuna)
    --deck FILE          building cards from a file (Gloria Mundi)
    --board FILE         the two roads from a file (Gloria Mundi)
    --force              overwrite the file

cli-welcome = { $title }. { $tagline }
cli-seats = At the table, clockwise: { $names }.
cli-seed-hash = Hash of the seed, which is shown at the end: { $hash }
cli-keys = Type the number of an answer, or the action in notation; ? for help, ? and a word for help on it, t for the table, l for the log, q to save and quit.
cli-your-turn = { $name }, you are asked.
cli-handover = { $name }, press Enter when only you look at the screen.
cli-answer = { $number } – { $label }
cli-prompt = {">"}{" "}
cli-only-answer = The only answer: { $label }.
cli-no-such-number = There is no answer { $text }. Type a number from 1 to { $n }.
cli-not-understood = “{ $text }” is no answer. Type a number from 1 to { $n }, an action in notation, ? for help, t for the table, l for the log, or q to save and quit.
cli-no-help = The help says nothing about “{ $word }”.
cli-empty-log = Nothing has happened yet.
cli-stopped = The game stops here, before its end.
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
cli-speed = { $title } with { $players } players: { $decisions } decisions and { $games } games a second.
cli-times = {"  "}A game takes { $length } decisions, a copy { $copy } ns, an imagined world { $imagine } ns.

cli-error = trivium: { $problem }
cli-unknown-command = there is no command “{ $text }”; there are { $all }
cli-unknown-game = there is no game “{ $text }”; there are { $all }
cli-unknown-flag = there is no flag { $text } here
cli-unexpected = “{ $text }” is one word too many
cli-missing-value = { $flag } needs a value
cli-unwanted-value = { $flag } takes no value
cli-missing = { $what } is missing
cli-bad-value = { $flag }: “{ $text }” is not { $expected }
cli-bad-option = --option: “{ $text }” is not KEY=VALUE
cli-a-number = a number
cli-a-seed = a seed, which has 64 hexadecimal digits or is a number
cli-a-seat-list = a list of seats such as human,random
cli-an-observer = a seat from 0 to { $last }, nor spectator
cli-seats-and-players = --seats names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but { $players } play
cli-no-data-file = { $game } has no table of { $name }
cli-setup-range = { $at }: { $found } is not between { $least } and { $most }
cli-setup-too-many = { $at }: at most { $most } fit there
cli-setup-no-seat = { $at }: there is no such seat
cli-setup-every-seat = { $at }: each seat that belongs there must stand there once, and no other
cli-setup-twice = { $at }: { $what } is there twice
cli-setup-missing = { $at }: { $what } is not there
cli-file = { $path }: { $problem }
cli-exists = { $path }: the file exists; --force overwrites it
cli-no-scenario = no scenario found: no *.toml there
cli-record-format = record format { $found }, and this program reads { $expected }
cli-record-rules = version { $found } of the rules, which this program does not know
cli-record-game = the record names the game “{ $found }”
cli-record-unreadable = action { $number }, “{ $text }”, is not in notation
cli-record-illegal = action { $number }, “{ $text }”, is not legal. { $reason }
cli-record-leftover = action { $number } comes after the end of the game
cli-no-random = the system gives no random seed: { $problem }
