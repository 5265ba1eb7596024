# What the site says of itself.

# The frame of every page.
site-name = Trivium
site-page-title = { $page } · Trivium
site-home-link = Trivium, home
site-skip = Skip to content
site-navigation = Main navigation
site-new-table = New table
site-finished-games = Finished games
site-import = Import a game
site-sign-in = Sign in
site-your-name = Your name
site-go-on = Continue
site-guest-hint = You can play right away; this browser remembers you.
site-have-account = I have an account
site-to-lobby = Go to the lobby

# The lobby.
site-lobby = Lobby
site-lobby-waiting = ({ $n }) Lobby
site-welcome = Three roads meet
site-games = Games
site-rules = How to play
site-no-tables = You aren’t at any table yet.
site-open-tables = Open tables
site-no-open-tables = No public table has an open seat. Open a table yourself.
site-running-games = Games to watch
site-no-running-games = No public game is running.
site-my-finished-games = My games
site-public-games = Public games
site-no-finished-games = No public game has finished yet.
site-no-own-finished-games = You haven’t finished a game yet.
site-more = More
site-your-turn = your turn
site-damaged-badge = damaged
site-open-seats = { $n ->
    [one] 1 open seat
   *[other] { $n } open seats
}
site-n-actions = { $n ->
    [0] not started
    [one] 1 move
   *[other] { $n } moves
}

# A new table.
site-new-table-of = New table: { $game }
site-n-players = Players
site-own-seats = Seats on this screen
site-n-bots = Bots
site-all-free-seats = All free seats
site-no-bots = None: I invite people
site-bot-level = Bot level
site-own-seats-hint = Several people can share one screen: the page shows the seat whose turn it is.
site-bots-hint = If no seat is open, the game starts right away. Otherwise you get a link to send to your friends.
site-open-table = Open the table
site-contract = Contract
site-options = Game options
site-as-edition = the edition’s default
site-yes = yes
site-no = no
site-visibility = Who can find the table
site-visibility-private = anyone with the link
site-visibility-public = everyone, in the lobby
site-pace = Pace
site-pace-untimed = no clock
site-pace-live = live, with a clock
site-pace-days = turn by turn, over days
site-bank-minutes = Minutes for the whole game
site-increment-seconds = Extra seconds for each turn
site-days = Days for each turn
site-take-back-mode = Undo
site-take-back-computed = free until something is revealed or someone moves; then ask
site-take-back-ask = always ask
site-take-back-never = never
site-absentee = When a player runs out of time
site-absentee-caretaker = a bot plays until they return
site-absentee-forfeit = they lose
site-caretaker = Stand-in bot
site-spectators = Spectators may watch
site-memory-aid = Memory aid: keep showing cards that were revealed

# The contract as it is agreed.
site-contract-rules = This table plays version { $rules } of the rules, the one it was opened with. New tables play version { $newest }.
site-contract-untimed = No clock.
site-contract-live = { $bank } for the whole game, plus { $increment } for each turn.
site-contract-bank = { $bank } for the whole game.
site-n-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
site-n-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
site-contract-days = { $days ->
    [one] 1 day for each turn.
   *[other] { $days } days for each turn.
}
site-contract-take-back-computed = You can undo until someone else moves or something hidden is revealed. After that, ask.
site-contract-take-back-ask = You can undo if the others agree.
site-contract-take-back-never = No undo.
site-contract-caretaker = If you run out of time, a bot ({ $level }) plays for you until you return.
site-contract-forfeit = If you run out of time, you lose; a bot ({ $level }) finishes for you.
site-contract-spectators = Spectators are welcome. They see only public cards.
site-contract-no-spectators = No spectators.
site-contract-memory = Memory aid: cards that were revealed stay on show.
site-contract-no-memory = No memory aid: remember what was shown. The log starts at the end of your previous turn.
site-contract-public = Everyone can find this table in the lobby.
site-contract-private = Only people with the link can find this table.
site-amend = Change the contract
site-amend-hint = After a change, everyone has to accept the contract again. You can only remove seats that are open.
site-contract-changed = The contract has changed. Read it again before you accept it.

# Seats and players.
site-seats = Seats
site-players = Players
site-open-seat = Open seat { $n }
site-bot-name = { $name } ({ $level })
site-bot-badge = bot · { $level }
site-numbered = { $name } ({ $n })
site-gone = Deleted account
site-host = host
site-accepted = has accepted
site-not-accepted = hasn’t accepted yet
site-sit = Sit here
site-add-bot = Add a bot
site-vacate = Free this seat
site-invite = Send the address of this page to your friends. You can take several seats and play them on one screen.
site-link = Link to this table
site-copy = Copy
site-accept = Accept the contract
site-start = Deal the cards
site-abort = Call off the game
site-abort-warning = This closes the table for everyone.
site-is-asked = to play
site-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
site-won = won
site-away = away; a bot is playing
site-resigned = resigned; a bot is playing
site-forfeited = out of time; a bot is playing
site-come-back = I’m back
site-kept-for-you = A bot is playing for you.
site-bank-left = { $minutes } min { $seconds } s
site-until = until
site-leave-title = Leave the game
site-resign = Resign
site-resign-warning = You can’t come back. A bot plays on for you, or the others win.

# The game.
site-you-play = You’re playing as { $name }.
site-watching = You’re watching.
site-board = Table
site-memory = Memory aid
site-orders = Standing orders
site-orders-given = Standing orders ({ $n })
site-orders-hint = Choose answers here in advance. They’re given for you when your turn comes, without waiting for you. An order is dropped when none of its answers is possible, when something happens to you, or when someone undoes a move. Only you can see it.
site-order-when = When { $when }
site-order-first = Answer
site-order-else = If that isn’t possible
site-order-none = ask me
site-order-repeat = Every time
site-order-other = From a program: { $when }: { $play }
site-orders-save = Save these orders
site-orders-clear = Cancel all
site-log = What happened
site-log-link = Log
site-from-start = From the start
site-log-short = No memory aid: the log starts at the end of your previous turn.
site-look-again = Refresh
site-forced = { $line } (no other choice)
site-take-back = Undo
site-ask-take-back = Ask to undo
site-take-back-waits = You’ve asked to undo. The others have to agree.
site-take-back-asked = { $name } asks to undo.
site-agree = Agree
site-disagree = Don’t agree
site-turn-title = Your turn: { $game }
site-offline = The server isn’t answering. Your last answer may not have arrived; try again.
site-lost = Connection lost. This page will reconnect by itself.
site-kept-title = No line. We’re keeping your answer.
site-kept-why = “{ $answer }” goes out once, as soon as you’re back.
site-change-answer = Change my answer
site-first-arrived = Your first answer had already arrived, so it counts.
site-chat = Chat
site-room-players = Players
site-room-spectators = Spectators
site-say = Your message
site-send = Send

# The end, and replays.
site-game-over = The game is over
site-aborted = The game was called off.
site-deserted = The others left. { $names } won.
site-deserted-by-all = Everyone left the game.
site-download-record = Download the record
site-rematch = Play again
site-moment = Move { $n } of { $of }
site-steps = Steps of the replay
site-previous = Back
site-next = Next
site-through-eyes = View as
site-to-table = Go to the table
site-damaged-title = Damaged table
site-newer-title = Table from a newer Trivium
site-export = Download the stored data
site-import-hint = Paste the record of a game. All its seats will be yours; you can play on if the game isn’t over.
site-record = Record

# Accounts.
site-account = Account
site-is-guest = You’re a guest: only this browser knows you.
site-is-account = You have an account.
site-register = Create an account
site-change-password = Change your password
site-password = Password
site-old-password = Old password
site-keep-tokens = Keep my tokens valid
site-save = Save
site-log-in = Log in
site-log-out = Log out
site-guest-logout-warning = Without an account, you can’t get back to your tables after this.
site-own-data-title = Your data
site-download-own = Download my data
site-delete-account = Delete this account
site-delete-warning = You give up your seats in running games: a bot plays on, or the last person left wins. Your tables that haven’t started are closed. Finished games stay without your name, and so do your messages. Your name becomes free for others. This can’t be undone.
site-delete-name = Type your name ({ $name }) to confirm
site-rename = Change your name
site-preferences = Preferences
site-theme = Colours
site-theme-system = same as the system
site-theme-light = light
site-theme-dark = dark
site-text-size = Text size
site-text-normal = normal
site-text-large = large
site-text-larger = larger
site-speed = Animation
site-speed-slow = slow
site-speed-normal = normal
site-speed-fast = fast
site-speed-none = no animation; changes are highlighted
site-confirm = Confirm
site-confirm-always = before every answer
site-confirm-endings = when there’s a warning
site-confirm-never = never
site-only = When there’s only one answer
site-only-ask = ask me
site-only-play = play it for me, rolls and draws too
site-card-size = Card size
site-cards-small = small
site-cards-normal = normal
site-cards-large = large
site-sound = Sounds
site-sound-off = off
site-sound-quiet = quiet
site-sound-on = medium
site-sound-loud = loud
site-sound-try = Hear them
site-single-keys = Single-key shortcuts
site-keys-on = on
site-keys-off = off
site-webhook = Tell me when it’s my turn
site-webhook-hint = We send a JSON message to this address, in a format that chat services accept. Leave it empty to get none.
site-webhook-failed = The last message didn’t arrive: { $error }
site-address = Address
site-tokens = Tokens for programs
site-tokens-hint = A token lets a program play in your name.
site-api-document = API documentation
site-token-once = Copy the token now. You won’t see it again.
site-token-label = What it’s for
site-new-token = Create a token
site-delete = Delete
site-your-turn-at = It’s your turn in { $game }: { $link }

# What goes wrong.
site-problem-title = That didn’t work
site-not-understood = This request can’t be read: { $what }
malformed-form = it isn’t a form
malformed-address = its address is wrong
malformed-websocket = it isn’t a WebSocket
site-wrong-field = Missing or wrong: { $name }
field-language = language
field-url = address
field-players = number of players
field-label = label
field-level = level
field-game = game
field-pace = pace
site-not-found = Not found.
site-not-signed-in = Choose a name first.
site-forged = This request didn’t come from this site. Reload the page and try again.
site-too-often = Too many requests. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
site-too-slow = That took too long. Try again; nothing is done twice.
site-internal = Something went wrong on our side. Nothing was changed.
site-too-many-sockets = You have too many pages open. Close one, or try again in a moment.
site-busy = The database is busy. Nothing was changed; try again in a moment.
site-crowded = Too many people are signing in right now. Nothing was changed; try again in a moment.
site-overloaded = The server is too busy right now. Nothing was changed; try again in a moment.
site-database-lost = The server has lost its database. We don’t know if this was saved. Try again in a moment; nothing is done twice.
site-disk-full = The server’s disk is full. Nothing was changed.
site-damaged = This table can’t be replayed or continued: { $flaw }
site-newer = A newer Trivium wrote this table, so this server can’t show it yet: { $flaw }. Nothing is lost: the game continues once the server is updated.
site-flaw = entry { $number }: { $problem }
site-flaw-game = it belongs to another game
site-flaw-number = it says it’s number { $found }
site-flaw-time = it’s older than the entry before it
site-flaw-missing = it’s missing
site-flaw-unreadable = it can’t be read: { $problem }
site-too-large = That’s too large.
site-too-many-tokens = You already have { $most } tokens, the maximum. Delete one you no longer use.
site-record-not-over = The game isn’t over yet. You can download its record when it is.
site-media-type = This format isn’t supported.
site-wrong-method = This address doesn’t accept that kind of request.
site-name-taken = The name { $name } is taken. Choose another.
site-bad-name = Use up to { $most } letters of one alphabet, digits, spaces, dots, hyphens or apostrophes, and nothing invisible.
site-bad-password = Use at least { $least } characters in a password.
site-wrong-password = Wrong name or password.
site-wrong-name = That isn’t your name.
site-bad-options = Options: { $problem }
site-bad-record = This record isn’t valid: { $problem }
site-newer-record = This record can’t be read here. { $problem }

# What a table refuses.
site-refused-not-in-lobby = The game has already started.
site-refused-not-playing = The game isn’t running.
site-refused-moves-played = A move has already been played.
site-refused-no-such-seat = There’s no seat { $seat }.
site-refused-seat-taken = Seat { $seat } is taken.
site-refused-not-your-seat = Seat { $seat } isn’t yours.
site-refused-not-host = Only the host can do that.
site-refused-not-player = You need a seat to do that.
site-refused-wrong-author = You can’t do that.
site-refused-pace = The clock is out of range: at most 1 day in the bank, or 1 to 60 days for each turn.
site-refused-request-denied = The others didn’t agree. You can ask again after the next move.
site-refused-seats-open = A seat is still open. Fill or remove it first.
site-refused-no-person = At least one person must play.
site-refused-not-accepted = Not everyone has accepted the contract yet.
site-refused-not-asked = It isn’t your turn.
site-refused-stale = The table has changed. Refresh and try again.
site-refused-unreadable = “{ $action }” isn’t an answer in this game.
site-refused-illegal = “{ $action }” isn’t possible now.
site-refused-take-back-never = You can’t undo at this table.
site-refused-nothing-to-take-back = You have nothing to undo.
site-refused-others-must-agree = The others have to agree.
site-refused-request-pending = Another request is still waiting for answers.
site-refused-no-request = There’s no request to answer.
site-refused-length = Empty or too long: { $what } (at most { $most }).
site-refused-bad-order = A standing order has to name the fields of its question.
site-refused-no-spectators = This table has no spectators.
site-refused-out-of-time = Time is up.
site-refused-time-left = There’s still time left.
site-refused-asleep = Everyone is away.
site-refused-not-away = You aren’t away.
site-refused-not-forced = There are other answers.
site-refused-no-room = This table’s log has no room for { $purpose ->
    [lobby] more of your changes before the deal
    [orders] more of your standing orders
    [take-backs] more of your undos
    [players-chat] more of your messages
    [spectators-chat] more of your messages
    [presence] you to come back again
   *[other] more moves
}.

# Options of the games.
option-deal = How action cards are dealt
value-deal-beginner = beginner game: at random
value-deal-expert = by draft
option-fortuna-unheld = First player when no one has the Fortuna card
value-fortuna-unheld-stay = the same as before
value-fortuna-unheld-money = the richest
option-cubes = Cubes
value-cubes-finite = 15 of each kind
value-cubes-infinite = unlimited
option-max-rounds = Maximum rounds
option-edition = Edition
value-edition-original = original edition
value-edition-gloria2011 = Gloria a Roma, 2011
value-edition-gloria2011-original-variant = Gloria a Roma with the rules of the original edition
value-edition-english2007 = English edition, 2007
option-beginner = Beginner game (buildings without functions)
value-beginner-off = no, the full game
value-beginner-original = yes, as in the original edition
value-beginner-gloria2011 = yes, as in 2011
option-concession = Victory by agreement
option-petition = Cards for a petition
option-circus = Circus
value-circus-pair = two cards of one role count as a Jack
value-circus-architect = any card leads or follows Architect
option-forum = Forum
value-forum-clients = a client of each role
value-forum-clients-materials = and each material in the stockpile
option-sites-2p = Sites in town with two players
option-start = First player
value-start-dealt = by cards from the deck
value-start-chosen = by cards the players choose
option-out-of-town = Foundations out of town
value-out-of-town-always = at any time
value-out-of-town-exhausted = when no site is left in town
option-vault-view = A card placed face up in a vault stays visible
value-vault-view-turn = until the end of the turn
value-vault-view-placement = only while it’s placed
option-collation = First player by alphabet in
value-collation-english = English
value-collation-spanish = Spanish
option-latrine-jack = The Latrine takes Jacks
option-scriptorium = Marble with the Scriptorium
value-scriptorium-completes = one completes a building
value-scriptorium-wildcard = fits any building
option-circus-maximus = A new Circus Maximus doubles
value-circus-maximus-all = all clients
value-circus-maximus-rest = those yet to act
option-gate-statue = A Statue active through a Gate scores its points
option-stairway = The Stairway costs
value-stairway-action = the Architect action
value-stairway-extra = nothing
option-bath-out-of-town = Bath clients place foundations out of town
value-bath-out-of-town-alone = only with a Tower
value-bath-out-of-town-join = two of one role in a row, or with a Tower
option-gate-road = With a Gate, stone buildings are active as soon as they hold marble
option-ask-voluntary-give = Ask protected players if they want to give
option-max-turns = Maximum turns
option-refill = The forum
value-refill-literal = cards move only to make room
value-refill-slide = all cards move every turn
option-screens = Other players’ counters and hands
value-screens-hidden = behind screens
value-screens-open = open

# Levels of bots.
site-level-other = { $level }

# The first page, and a game on one screen.
site-frieze = Mosaic: three roads meet before a temple and an aqueduct
site-lead = Three Roman board games. Play people or bots, live or turn by turn.
site-guest-named = Guest { $n }
site-n-waiting = { $n ->
    [one] 1 game is waiting for you
   *[other] { $n } games are waiting for you
}
site-play = Play
site-watch = Watch
site-sit-down = Sit down
site-look = View
site-with-friends = Play with friends
site-who-are-you = Who are you?
site-utc = { $time } UTC
site-who-plays = Who’s playing
site-record-file = Record file
site-pass-to = Pass the screen to { $name }
site-pass-hint = No one else should see this player’s cards.
site-pass-show = I’m { $name }: show my seat
site-pass-off = One person plays all these seats. Don’t ask again.
site-log-in-hint = Your tables follow you to this browser.
