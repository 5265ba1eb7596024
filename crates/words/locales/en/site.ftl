# What the site says of itself.

# The frame of every page.
site-name = Trivium
site-page-title = { $page } · Trivium
site-skip = To the contents
site-navigation = Main navigation
site-new-table = New table
site-finished-games = Finished games
site-import = Import a game
site-sign-in = Sign in
site-your-name = Your name
site-go-on = Go on
site-guest-hint = You can play at once; this browser remembers you.
site-have-account = I have an account
site-to-lobby = To the lobby

# The lobby.
site-lobby = Lobby
site-lobby-waiting = ({ $n }) Lobby
site-welcome = Three roads meet
site-games = Games
site-rules = How to play
site-my-tables = My tables
site-no-tables = You sit at no table yet.
site-open-tables = Open tables
site-no-open-tables = No public table has an open seat. Open one yourself.
site-running-games = Games to watch
site-no-running-games = No public game is being played.
site-my-finished-games = My games
site-public-games = Public games
site-no-finished-games = No public game is over yet.
site-no-own-finished-games = None of your games is over yet.
site-more = More
site-your-turn = your turn
site-damaged-badge = damaged
site-open-seats = { $n ->
    [one] one open seat
   *[other] { $n } open seats
}
site-n-actions = { $n ->
    [0] not begun
    [one] one action
   *[other] { $n } actions
}

# A new table.
site-new-table-of = New table: { $game }
site-n-players = Players
site-own-seats = Seats on this screen
site-n-bots = Of them bots
site-bot-level = Bots play
site-own-seats-hint = Several people can play on one screen: the page shows the seat that is asked.
site-bots-hint = If no seat is left open the game begins at once. Otherwise you get a link to send to your friends.
site-open-table = Open the table
site-contract = Contract
site-options = Options of the game
site-as-edition = as in the edition
site-yes = yes
site-no = no
site-visibility = Who finds the table
site-visibility-private = whoever has the link
site-visibility-public = everybody, in the lobby
site-pace = Time
site-pace-untimed = no clock
site-pace-live = live, with a clock
site-pace-days = by the day
site-bank-minutes = Minutes for the whole game
site-increment-seconds = Seconds more for each turn
site-days = Days for each turn
site-take-back-mode = Taking back
site-take-back-computed = free while nothing was shown and nobody acted, else by asking
site-take-back-ask = always by asking
site-take-back-never = never
site-absentee = Whose time is over
site-absentee-caretaker = is replaced by a bot until he is back
site-absentee-forfeit = has lost
site-caretaker = Bot for absentees
site-spectators = Others may watch
site-memory-aid = Memory aid: show what was open once

# The contract as it is agreed.
site-contract-rules = Version { $rules } of the rules, under which this table was opened. New tables play version { $newest }.
site-contract-untimed = No clock.
site-contract-live = { $bank } minutes for the whole game, and { $increment } seconds more for each turn.
site-contract-days = { $days ->
    [one] One day for each turn.
   *[other] { $days } days for each turn.
}
site-contract-take-back-computed = An answer can be taken back while nobody else acted and nothing hidden was shown; later the other people are asked, if there are any.
site-contract-take-back-ask = An answer can be taken back if the others agree.
site-contract-take-back-never = Nothing is taken back.
site-contract-caretaker = Whose time is over is replaced by a bot ({ $level }) until he is back.
site-contract-forfeit = Whose time is over has lost; a bot ({ $level }) plays on.
site-contract-spectators = Others may watch. They see what lies open.
site-contract-no-spectators = Nobody else may watch.
site-contract-memory = Memory aid: pages show what was open once.
site-contract-no-memory = No memory aid: what was shown and hidden again has to be remembered, and the log goes back to the end of one's turn before.
site-contract-public = The table is in the lobby for everybody.
site-contract-private = The table is found by its link alone.
site-amend = Change the contract
site-amend-hint = Everybody has to accept the changed contract again. A seat can only go if it is open.
site-contract-changed = The contract was changed meanwhile. Read it again before you accept it.

# Seats and players.
site-seats = Seats
site-players = Players
site-open-seat = Open seat { $n }
site-bot-name = Bot { $n } ({ $level })
site-bot-label = Bot { $n }
site-numbered = { $name } ({ $n })
site-gone = somebody
site-host = host
site-accepted = has accepted
site-not-accepted = has not accepted yet
site-sit = Sit here
site-add-bot = Seat a bot
site-vacate = Free this seat
site-invite = Send the address of this page to your friends. You may take several seats and play them on one screen.
site-link = Link to this table
site-copy = Copy
site-accept = Accept the contract
site-start = Deal the cards
site-seats-open-hint = The game can begin when no seat is open.
site-abort = Call the game off
site-abort-warning = The table will be closed for everybody.
site-is-asked = is asked
site-points = { $n ->
    [one] one point
   *[other] { $n } points
}
site-won = won
site-away = away; a bot plays
site-resigned = gave up; a bot plays
site-forfeited = ran out of time; a bot plays
site-come-back = I am back
site-bank-left = { $minutes } min { $seconds } s
site-until = until
site-leave-title = Leave the game
site-resign = Give up
site-resign-warning = You cannot come back. A bot plays on for you, or the others have won.

# The game.
site-you-play = You play { $name }.
site-board = Table
site-memory = Memory aid
site-orders = Standing orders
site-orders-given = Standing orders ({ $n })
site-orders-hint = What you choose here is answered for you when you are asked, without waiting for you. An order is dropped when none of its answers is possible, when something happens to you, and when somebody takes back. Nobody else sees it.
site-order-when = When { $when }
site-order-first = Answer
site-order-else = If that is impossible
site-order-none = ask me
site-order-repeat = Every time
site-order-other = Given by a program: { $when }: { $play }
site-orders-save = Give these orders
site-orders-clear = Cancel all
site-log = What happened
site-from-start = From the start
site-log-short = There is no memory aid: the log goes back to the end of your turn before.
site-look-again = Look again
site-forced = { $line } (there was no choice)
site-take-back = Take back
site-ask-take-back = Ask to take back
site-take-back-waits = You have asked to take back. The others have to agree.
site-take-back-asked = { $name } asks to take back.
site-agree = Agree
site-disagree = Do not agree
site-turn-title = Your turn: { $game }
site-offline = The server does not answer. Your last answer may not have arrived; try again.
site-lost = The connection is lost. This page tries again by itself.
site-chat = Chat
site-room-players = Players
site-room-spectators = Spectators
site-say = Say
site-send = Send

# The end, and replays.
site-game-over = The game is over
site-aborted = The game was called off.
site-deserted = The others left. { $names } won.
site-deserted-by-all = Everybody left the game.
site-replay = Replay
site-download-record = Download the record
site-rematch = Play again
site-moment = After { $n } of { $of } actions
site-steps = Steps of the replay
site-first = First
site-previous = Back
site-next = On
site-last = Last
site-through-eyes = Seen by:
site-to-table = To the table
site-damaged-title = Damaged table
site-newer-title = Table of a newer Trivium
site-export = Download what is stored
site-import-hint = Paste the record of a game. All its seats will be yours; a game that is not over can be played on.
site-record = Record

# Accounts.
site-account = Account
site-is-guest = You are a guest: only this browser knows you.
site-is-account = You have an account.
site-register = Make an account
site-change-password = Change the password
site-password = Password
site-old-password = Old password
site-keep-tokens = Keep my tokens valid
site-save = Save
site-log-in = Log in
site-log-out = Log out
site-guest-logout-warning = Without an account you cannot come back to your tables after this.
site-own-data-title = Your data
site-download-own = Download what is stored of you
site-delete-account = Delete this account
site-delete-warning = You give up your seats in running games: a bot plays on, or the last person left has won. Tables of yours that have not begun are closed. Finished games stay without your name, and what you said stays. The name is free for others. This cannot be undone.
site-delete-name = Write your name ({ $name }) to confirm
site-rename = Change the name
site-preferences = Preferences
site-theme = Colours
site-theme-system = as the system says
site-theme-light = light
site-theme-dark = dark
site-speed = Moves
site-speed-slow = slow
site-speed-normal = normal
site-speed-fast = fast
site-speed-none = nothing moves; what changed is marked
site-confirm = Ask once more
site-confirm-always = before every answer
site-confirm-endings = where there is a warning
site-confirm-never = never
site-card-size = Cards
site-cards-small = small
site-cards-normal = normal
site-cards-large = large
site-sound = Sounds
site-sound-off = off
site-sound-on = on
site-webhook = Tell me when it is my turn
site-webhook-hint = A message in JSON is posted to this address, as chat services take it. Leave it empty for none.
site-webhook-failed = The last message did not arrive: { $error }
site-address = Address
site-tokens = Tokens for programs
site-tokens-hint = A token lets a program play in your name.
site-api-document = Description of the interface
site-token-once = Copy the token now. It is not shown again.
site-token-label = What it is for
site-new-token = Make a token
site-delete = Delete
site-your-turn-at = It is your turn in { $game }: { $link }

# What goes wrong.
site-problem-title = That did not work
site-not-understood = The request cannot be understood: { $what }
malformed-form = it is not a form
malformed-address = its address is wrong
malformed-websocket = it is not a WebSocket
site-wrong-field = This is missing or wrong: { $name }
field-language = the language
field-url = the address
field-players = the number of players
field-label = label
field-level = level
field-game = game
field-pace = pace
site-not-found = There is nothing here.
site-not-signed-in = Take a name first.
site-forged = This request did not come from a page of this site. Load the page again and repeat it.
site-too-often = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
site-too-slow = That took too long. Repeat it; what was stored will not be done twice.
site-internal = Something went wrong on our side. Nothing was changed.
site-too-many-sockets = Too many pages of yours are open at once. Close one, or try again in a moment.
site-busy = The database is busy. Nothing was changed; try again in a moment.
site-crowded = Too many people are signing in right now. Nothing was changed; try again in a moment.
site-overloaded = The server has too much to do right now. Nothing was changed; try again in a moment.
site-database-lost = The server has lost its database. It is not known whether this was done; try again in a moment: nothing is done twice.
site-disk-full = The server has no room to store anything. Nothing was changed.
site-damaged = This table cannot be replayed, so it cannot go on: { $flaw }
site-newer = A newer Trivium wrote this table, so this server cannot show it yet: { $flaw }. Nothing is lost: the table goes on once the server is updated.
site-flaw = entry { $number }: { $problem }
site-flaw-game = it is of another game
site-flaw-number = it says that it is number { $found }
site-flaw-time = it is older than the entry before it
site-flaw-missing = it is missing
site-flaw-unreadable = it cannot be read: { $problem }
site-too-large = That is too large.
site-too-many-tokens = You have { $most } tokens, and that is the most. Remove one that you no longer use.
site-record-not-over = The game is not over yet. Its record is there when it is.
site-media-type = That is not in a form that is understood here.
site-wrong-method = This address does not take such a request.
site-name-taken = The name { $name } is taken.
site-bad-name = A name has at most { $most } letters of one alphabet, digits, spaces, dots, hyphens or apostrophes, and nothing invisible.
site-bad-password = A password has at least { $least } characters.
site-wrong-password = Name or password are wrong.
site-wrong-name = That is not your name.
site-bad-options = Options: { $problem }
site-bad-record = The record does not hold: { $problem }
site-newer-record = This record cannot be read here. { $problem }

# What a table refuses.
site-refused-not-in-lobby = The game has begun.
site-refused-not-playing = The game is not being played.
site-refused-moves-played = There was a move already.
site-refused-no-such-seat = There is no seat { $seat }.
site-refused-seat-taken = Seat { $seat } is taken.
site-refused-not-your-seat = Seat { $seat } is not yours.
site-refused-not-host = Only the host of the table may do this.
site-refused-not-player = Only who has a seat may do this.
site-refused-wrong-author = This is not yours to do.
site-refused-pace = The clock is out of range: at most a day in the bank, and from 1 to 60 days for a turn.
site-refused-request-denied = The others did not agree. You can ask again after the next move.
site-refused-seats-open = A seat is still open.
site-refused-no-person = At least one person must play.
site-refused-not-accepted = Not everybody has accepted the contract.
site-refused-not-asked = Somebody else is asked.
site-refused-stale = The table has moved on meanwhile. Look at it again.
site-refused-unreadable = “{ $action }” is no answer of this game.
site-refused-illegal = “{ $action }” is not allowed now.
site-refused-take-back-never = Nothing is taken back at this table.
site-refused-nothing-to-take-back = There is nothing of yours to take back.
site-refused-others-must-agree = The others have to agree.
site-refused-request-pending = A request is being answered already.
site-refused-no-request = There is no request to answer.
site-refused-length = Too long or empty: { $what } (at most { $most }).
site-refused-bad-order = A standing order names a question by its fields.
site-refused-no-spectators = Nobody may watch this table.
site-refused-out-of-time = The time is over.
site-refused-time-left = There is time left.
site-refused-asleep = Every person is away.
site-refused-not-away = You are not away.
site-refused-not-forced = There are other answers.
site-refused-no-room = This table’s log has no room left for { $purpose ->
    [lobby] your changes before the deal
    [orders] your standing orders
    [take-backs] your take-backs
    [players-chat] your messages
    [spectators-chat] your messages
    [presence] you to come back again
   *[other] more moves
}.

# Options of the games.
option-deal = How the action cards are dealt
value-deal-beginner = at random
value-deal-expert = by drafting
option-fortuna-unheld = First player when nobody holds the Fortuna card
value-fortuna-unheld-stay = the same as before
value-fortuna-unheld-money = the richest
option-cubes = Cubes
value-cubes-finite = fifteen of each kind
value-cubes-infinite = as many as needed
option-max-rounds = Rounds at most
option-edition = Edition
value-edition-original = first edition
value-edition-gloria2011 = Gloria a Roma, 2011
value-edition-gloria2011-original-variant = Gloria a Roma with the rules of the first edition
value-edition-english2007 = English edition, 2007
option-beginner = Beginners' game without functions
value-beginner-off = no, the whole game
value-beginner-original = as in the first edition
value-beginner-gloria2011 = as in 2011
option-concession = Victory by agreement
option-petition = Cards for a petition
option-circus = Circus
value-circus-pair = two cards of one role are a Jack
value-circus-architect = any card leads or follows Architect
option-forum = Forum
value-forum-clients = a client of each role
value-forum-clients-materials = and each material in the stockpile
option-sites-2p = Sites in town with two players
option-start = First player
value-start-dealt = by cards from the deck
value-start-chosen = by cards that the players choose
option-out-of-town = Foundations out of town
value-out-of-town-always = at any time
value-out-of-town-exhausted = when no site is left in town
option-vault-view = A card put openly into a vault is shown
value-vault-view-turn = to the end of the turn
value-vault-view-placement = while it is put there
option-collation = Alphabet that finds the first player
value-collation-english = English
value-collation-spanish = Spanish
option-latrine-jack = The Latrine takes Jacks
option-scriptorium = Marble with the Scriptorium
value-scriptorium-completes = one completes
value-scriptorium-wildcard = fits everywhere
option-circus-maximus = A new Circus Maximus doubles
value-circus-maximus-all = all clients
value-circus-maximus-rest = those that have not acted yet
option-gate-statue = A Statue that works by a Gate gives its points
option-stairway = The Stairway costs
value-stairway-action = the Architect action
value-stairway-extra = nothing
option-bath-out-of-town = Clients in a Bath found out of town
value-bath-out-of-town-alone = only with a Tower
value-bath-out-of-town-join = two of one role in a row, or with a Tower
option-gate-road = With a Gate, stone buildings work as soon as marble is in them
option-ask-voluntary-give = Ask for gifts behind a Palisade or a Wall
option-max-turns = Turns at most
option-refill = The forum
value-refill-literal = a gap takes up the push
value-refill-slide = all cards move every turn
option-screens = Counters and hands of others
value-screens-hidden = behind screens
value-screens-open = open

# Levels of bots.
site-level-other = { $level }

# The first page, and a game on one screen.
site-frieze = Mosaic: three roads meet before a temple and an aqueduct
site-lead = Three Roman board games on one table. Play people or bots, live or by the day.
site-play-now = Play bots now
site-guest-named = Guest { $n }
site-n-waiting = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
site-play = Play
site-watch = Watch
site-sit-down = Sit down
site-look = Look
site-with-friends = A table with friends
site-with-friends-hint = Choose seats, clock and options, then send the link.
site-who-are-you = Who are you?
site-utc = { $time } UTC
site-who-plays = Who plays
site-record-file = A file with a record
site-pass-to = Pass the screen to { $name }
site-pass-hint = What this player holds is shown to nobody else.
site-pass-show = I am { $name }: show my place
site-pass-off = One person plays these seats. Do not ask again.
site-log-in-hint = Your tables come with you from another browser.
