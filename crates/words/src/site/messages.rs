//! The messages of the site.

use crate::site::{Site, site_messages};

site_messages! {
    /// The name of the site.
    name() = "site-name";
    /// The title of a page in the browser.
    page_title(page: &str) = "site-page-title";
    /// Jumps over the bar.
    skip() = "site-skip";
    /// What the bar is for.
    navigation() = "site-navigation";
    /// Opens a table.
    new_table() = "site-new-table";
    /// Games that are over.
    finished_games() = "site-finished-games";
    /// Brings a record.
    import() = "site-import";
    /// Takes a name.
    sign_in() = "site-sign-in";
    /// Above a name.
    your_name() = "site-your-name";
    /// After a name.
    go_on() = "site-go-on";
    /// What a name without an account means.
    guest_hint() = "site-guest-hint";
    /// Where to log in.
    have_account() = "site-have-account";
    /// Back to the first page.
    to_lobby() = "site-to-lobby";
}

site_messages! {
    /// The title of the first page.
    lobby() = "site-lobby";
    /// The title while tables wait.
    lobby_waiting(n: usize) = "site-lobby-waiting";
    /// The heading of the first page.
    welcome() = "site-welcome";
    /// Above the games.
    games() = "site-games";
    /// How a game is played.
    rules() = "site-rules";
    /// Above one's own tables.
    my_tables() = "site-my-tables";
    /// There is none.
    no_tables() = "site-no-tables";
    /// Above the tables with open seats.
    open_tables() = "site-open-tables";
    /// There is none.
    no_open_tables() = "site-no-open-tables";
    /// Above the games that run.
    running_games() = "site-running-games";
    /// There is none.
    no_running_games() = "site-no-running-games";
    /// Above one's own games that are over.
    my_finished_games() = "site-my-finished-games";
    /// Above everybody's games that are over.
    public_games() = "site-public-games";
    /// There is none.
    no_finished_games() = "site-no-finished-games";
    /// There is none.
    no_own_finished_games() = "site-no-own-finished-games";
    /// The next part of a list.
    more() = "site-more";
    /// A table waits for the reader.
    your_turn() = "site-your-turn";
    /// A table does not replay.
    damaged_badge() = "site-damaged-badge";
    /// Seats that nobody has.
    open_seats(n: usize) = "site-open-seats";
    /// How far a game is.
    n_actions(n: usize) = "site-n-actions";
}

site_messages! {
    /// The heading.
    new_table_of(game: &str) = "site-new-table-of";
    /// How many play.
    n_players() = "site-n-players";
    /// How many seats one person takes.
    own_seats() = "site-own-seats";
    /// How many of them are bots.
    n_bots() = "site-n-bots";
    /// How well bots play.
    bot_level() = "site-bot-level";
    /// What several seats mean.
    own_seats_hint() = "site-own-seats-hint";
    /// What happens next.
    bots_hint() = "site-bots-hint";
    /// The button.
    open_table() = "site-open-table";
    /// What everybody accepts.
    contract() = "site-contract";
    /// The options of the game.
    options() = "site-options";
    /// A switch that nobody turned.
    as_edition() = "site-as-edition";
    /// On.
    yes() = "site-yes";
    /// Off.
    no() = "site-no";
    /// Who finds the table.
    visibility() = "site-visibility";
    /// Who has the link.
    visibility_private() = "site-visibility-private";
    /// Everybody.
    visibility_public() = "site-visibility-public";
    /// How much time there is.
    pace() = "site-pace";
    /// No clock.
    pace_untimed() = "site-pace-untimed";
    /// A bank and an increment.
    pace_live() = "site-pace-live";
    /// Days for a turn.
    pace_days() = "site-pace-days";
    /// Of a live game.
    bank_minutes() = "site-bank-minutes";
    /// Of a live game.
    increment_seconds() = "site-increment-seconds";
    /// Of a slow game.
    days() = "site-days";
    /// What may be taken back.
    take_back_mode() = "site-take-back-mode";
    /// The usual mode.
    take_back_computed() = "site-take-back-computed";
    /// Always by asking.
    take_back_ask() = "site-take-back-ask";
    /// Nothing.
    take_back_never() = "site-take-back-never";
    /// What becomes of absentees.
    absentee() = "site-absentee";
    /// A bot keeps the seat.
    absentee_caretaker() = "site-absentee-caretaker";
    /// The person has lost.
    absentee_forfeit() = "site-absentee-forfeit";
    /// Which bot plays for them.
    caretaker() = "site-caretaker";
    /// Whether others may watch.
    spectators() = "site-spectators";
    /// Whether pages show what was open once.
    memory_aid() = "site-memory-aid";
}

site_messages! {
    /// Which version of the rules, where it is not the newest.
    contract_rules(rules: u32, newest: u32) = "site-contract-rules";
    /// No clock.
    contract_untimed() = "site-contract-untimed";
    /// A bank and an increment.
    contract_live(bank: i64, increment: i64) = "site-contract-live";
    /// Days for a turn.
    contract_days(days: u16) = "site-contract-days";
    /// The usual mode.
    contract_take_back_computed() = "site-contract-take-back-computed";
    /// By asking.
    contract_take_back_ask() = "site-contract-take-back-ask";
    /// Nothing.
    contract_take_back_never() = "site-contract-take-back-never";
    /// A bot keeps the seat.
    contract_caretaker(level: &str) = "site-contract-caretaker";
    /// The person has lost.
    contract_forfeit(level: &str) = "site-contract-forfeit";
    /// Others may watch.
    contract_spectators() = "site-contract-spectators";
    /// Others may not.
    contract_no_spectators() = "site-contract-no-spectators";
    /// The memory aid.
    contract_memory() = "site-contract-memory";
    /// No memory aid.
    contract_no_memory() = "site-contract-no-memory";
    /// In the lobby.
    contract_public() = "site-contract-public";
    /// By link.
    contract_private() = "site-contract-private";
    /// Where the host changes it.
    amend() = "site-amend";
    /// What that means.
    amend_hint() = "site-amend-hint";
    /// Somebody accepted what he had not read.
    contract_changed() = "site-contract-changed";
}

site_messages! {
    /// Above the seats.
    seats() = "site-seats";
    /// Above the players.
    players() = "site-players";
    /// A seat that nobody has.
    open_seat(n: u8) = "site-open-seat";
    /// What a bot is called.
    bot_name(n: u8, level: &str) = "site-bot-name";
    /// The same in short, where its level is known.
    bot_label(n: u8) = "site-bot-label";
    /// One of several seats of one person.
    numbered(name: &str, n: usize) = "site-numbered";
    /// Somebody whose account is gone.
    gone() = "site-gone";
    /// Who opened the table.
    host() = "site-host";
    /// Who accepted the contract.
    accepted() = "site-accepted";
    /// Who has not.
    not_accepted() = "site-not-accepted";
    /// Takes a seat.
    sit() = "site-sit";
    /// Puts a bot on a seat.
    add_bot() = "site-add-bot";
    /// Opens a seat again.
    vacate() = "site-vacate";
    /// How friends come.
    invite() = "site-invite";
    /// Before the address of the table.
    link() = "site-link";
    /// Takes it along.
    copy() = "site-copy";
    /// Accepts the contract.
    accept() = "site-accept";
    /// Deals.
    start() = "site-start";
    /// Why nothing can be dealt.
    seats_open_hint() = "site-seats-open-hint";
    /// Calls the game off.
    abort() = "site-abort";
    /// What that means.
    abort_warning() = "site-abort-warning";
    /// Who is asked.
    is_asked() = "site-is-asked";
    /// At the end.
    points(n: i16) = "site-points";
    /// At the end.
    won() = "site-won";
    /// A bot plays for him.
    away() = "site-away";
    /// He gave up.
    resigned() = "site-resigned";
    /// He ran out of time.
    forfeited() = "site-forfeited";
    /// Plays again.
    come_back() = "site-come-back";
    /// What was left when the clock was last stopped.
    bank_left(minutes: i64, seconds: i64) = "site-bank-left";
    /// Before a moment.
    until() = "site-until";
    /// Above the ways to leave.
    leave_title() = "site-leave-title";
    /// Gives up.
    resign() = "site-resign";
    /// What that means.
    resign_warning() = "site-resign-warning";
}

site_messages! {
    /// Which of several seats of the reader is asked.
    you_play(name: &str) = "site-you-play";
    /// Above the table in words.
    board() = "site-board";
    /// Above what was open once.
    memory() = "site-memory";
    /// Above what is answered beforehand.
    orders() = "site-orders";
    /// The same, when there are some.
    orders_given(n: usize) = "site-orders-given";
    /// What they are.
    orders_hint() = "site-orders-hint";
    /// The question.
    order_when(when: &str) = "site-order-when";
    /// The answer.
    order_first() = "site-order-first";
    /// The answer if that one is not legal.
    order_else() = "site-order-else";
    /// No order.
    order_none() = "site-order-none";
    /// Whether it stays.
    order_repeat() = "site-order-repeat";
    /// An order that the form does not offer.
    order_other(when: &str, play: &str) = "site-order-other";
    /// Sets them.
    orders_save() = "site-orders-save";
    /// Drops them.
    orders_clear() = "site-orders-clear";
    /// Above the log.
    log() = "site-log";
    /// The replay.
    from_start() = "site-from-start";
    /// Why the log is short.
    log_short() = "site-log-short";
    /// Loads the page anew, without scripts.
    look_again() = "site-look-again";
    /// A line of the log about an answer that played itself.
    forced(line: &str) = "site-forced";
    /// Takes back.
    take_back() = "site-take-back";
    /// Asks to take back.
    ask_take_back() = "site-ask-take-back";
    /// The others have not answered.
    take_back_waits() = "site-take-back-waits";
    /// Somebody asks.
    take_back_asked(name: &str) = "site-take-back-asked";
    /// Lets him.
    agree() = "site-agree";
    /// Does not.
    disagree() = "site-disagree";
    /// The title while the reader is asked.
    turn_title(game: &str) = "site-turn-title";
    /// The server does not answer.
    offline() = "site-offline";
    /// The page hears nothing from the server.
    lost() = "site-lost";
    /// Above the chat.
    chat() = "site-chat";
    /// Above what players say.
    room_players() = "site-room-players";
    /// Above what spectators say.
    room_spectators() = "site-room-spectators";
    /// Before the line to write.
    say() = "site-say";
    /// Sends it.
    send() = "site-send";
}

site_messages! {
    /// The heading.
    game_over() = "site-game-over";
    /// It was called off.
    aborted() = "site-aborted";
    /// At most one person was left.
    deserted(names: &str) = "site-deserted";
    /// Nobody was left.
    deserted_by_all() = "site-deserted-by-all";
    /// Plays it again.
    replay() = "site-replay";
    /// The record.
    download_record() = "site-download-record";
    /// Another game of the same people.
    rematch() = "site-rematch";
    /// Where the replay is.
    moment(n: usize, of: usize) = "site-moment";
    /// What the buttons are for.
    steps() = "site-steps";
    /// The first moment.
    first() = "site-first";
    /// The moment before.
    previous() = "site-previous";
    /// The moment after.
    next() = "site-next";
    /// The last moment.
    last() = "site-last";
    /// Whose view is shown.
    through_eyes() = "site-through-eyes";
    /// Back from the replay.
    to_table() = "site-to-table";
    /// A table that does not replay.
    damaged_title() = "site-damaged-title";
    /// The title of a table that only a newer program can read.
    newer_title() = "site-newer-title";
    /// What is stored of it.
    export() = "site-export";
    /// What an import does.
    import_hint() = "site-import-hint";
    /// Above the text.
    record() = "site-record";
}

site_messages! {
    /// The title.
    account() = "site-account";
    /// Without an account.
    is_guest() = "site-is-guest";
    /// With an account.
    is_account() = "site-is-account";
    /// Makes an account.
    register() = "site-register";
    /// Another password.
    change_password() = "site-change-password";
    /// Above a password.
    password() = "site-password";
    /// Above the old password.
    old_password() = "site-old-password";
    /// Beside the box that spares tokens when the password changes.
    keep_tokens() = "site-keep-tokens";
    /// Keeps a change.
    save() = "site-save";
    /// Opens an account.
    log_in() = "site-log-in";
    /// Forgets this browser.
    log_out() = "site-log-out";
    /// What that means for a guest.
    guest_logout_warning() = "site-guest-logout-warning";
    /// Above what is stored of somebody.
    own_data_title() = "site-own-data-title";
    /// All of it.
    download_own() = "site-download-own";
    /// Removes a user.
    delete_account() = "site-delete-account";
    /// What that means.
    delete_warning() = "site-delete-warning";
    /// The name as a confirmation.
    delete_name(name: &str) = "site-delete-name";
    /// Another name.
    rename() = "site-rename";
    /// What a user prefers.
    preferences() = "site-preferences";
    /// Light or dark.
    theme() = "site-theme";
    /// As the system says.
    theme_system() = "site-theme-system";
    /// Light.
    theme_light() = "site-theme-light";
    /// Dark.
    theme_dark() = "site-theme-dark";
    /// How fast things move.
    speed() = "site-speed";
    /// To be followed at leisure.
    speed_slow() = "site-speed-slow";
    /// As designed.
    speed_normal() = "site-speed-normal";
    /// For those who know the game.
    speed_fast() = "site-speed-fast";
    /// Nothing moves.
    speed_none() = "site-speed-none";
    /// Which answers are asked for once more.
    confirm() = "site-confirm";
    /// Every answer.
    confirm_always() = "site-confirm-always";
    /// Those that carry a warning.
    confirm_endings() = "site-confirm-endings";
    /// None.
    confirm_never() = "site-confirm-never";
    /// How large cards are.
    card_size() = "site-cards";
    /// More fit.
    cards_small() = "site-cards-small";
    /// As designed.
    cards_normal() = "site-cards-normal";
    /// Easier to read.
    cards_large() = "site-cards-large";
    /// Whether the page makes sounds.
    sound() = "site-sound";
    /// It does not.
    sound_off() = "site-sound-off";
    /// It does.
    sound_on() = "site-sound-on";
    /// Tells of turns.
    webhook() = "site-webhook";
    /// How.
    webhook_hint() = "site-webhook-hint";
    /// What went wrong last.
    webhook_failed(error: &str) = "site-webhook-failed";
    /// Above a web address.
    address() = "site-address";
    /// For programs.
    tokens() = "site-tokens";
    /// What they are for.
    tokens_hint() = "site-tokens-hint";
    /// Describes the interface.
    api_document() = "site-api-document";
    /// A token is shown.
    token_once() = "site-token-once";
    /// Above the name of a token.
    token_label() = "site-token-label";
    /// Makes a token.
    new_token() = "site-new-token";
    /// Removes a token.
    delete() = "site-delete";
    /// A message to a chat service.
    your_turn_at(game: &str, link: &str) = "site-your-turn-at";
}

site_messages! {
    /// The heading.
    problem_title() = "site-problem-title";
    /// The request cannot be understood.
    malformed(what: &str) = "site-malformed";
    /// A field is wrong.
    bad_field(name: &str) = "site-bad-field";
    /// There is no such thing.
    not_found() = "site-not-found";
    /// A name is needed.
    not_signed_in() = "site-not-signed-in";
    /// The request does not come from a page of ours.
    forged() = "site-forged";
    /// Too many requests.
    too_often(seconds: u64) = "site-too-often";
    /// A request took too long.
    too_slow() = "site-too-slow";
    /// Something of ours failed.
    internal() = "site-internal";
    /// Too many live pages of one user or one address.
    too_many_sockets() = "site-too-many-sockets";
    /// The database is busy.
    busy() = "site-busy";
    /// The database is gone, perhaps in the middle of something.
    database_lost() = "site-database-lost";
    /// The database cannot be written.
    disk_full() = "site-disk-full";
    /// A table does not replay.
    damaged(flaw: &str) = "site-damaged";
    /// A newer program wrote the table.
    newer(flaw: &str) = "site-newer";
    /// An entry of the log of a table that does not replay; 0 is its head.
    flaw(number: u64, problem: &str) = "site-flaw";
    /// It is of another game than the table.
    flaw_game() = "site-flaw-game";
    /// It does not carry the next number.
    flaw_number(found: u64) = "site-flaw-number";
    /// It is older than the entry before it.
    flaw_time() = "site-flaw-time";
    /// The log is shorter than it says.
    flaw_missing() = "site-flaw-missing";
    /// It cannot be read.
    flaw_unreadable(problem: &str) = "site-flaw-unreadable";
    /// A body is too large.
    too_large() = "site-too-large";
    /// A user has as many tokens as there may be.
    too_many_tokens(most: usize) = "site-too-many-tokens";
    /// There is no record of a game that goes on.
    record_not_over() = "site-record-not-over";
    /// A body is of another kind.
    media_type() = "site-media-type";
    /// The address takes other requests.
    wrong_method() = "site-wrong-method";
    /// Too many passwords are looked at already.
    crowded() = "site-crowded";
    /// The server has too much to do.
    overloaded() = "site-overloaded";
    /// Another user has the name.
    name_taken(name: &str) = "site-name-taken";
    /// A name that cannot be shown.
    bad_name(most: usize) = "site-bad-name";
    /// A password that is too short.
    bad_password(least: usize) = "site-bad-password";
    /// A login failed.
    wrong_password() = "site-wrong-password";
    /// The confirmation is wrong.
    wrong_name() = "site-wrong-name";
    /// No game starts from these options.
    bad_options(problem: &str) = "site-bad-options";
    /// A record that does not hold.
    bad_record(problem: &str) = "site-bad-record";
    /// A newer program wrote the record.
    newer_record(problem: &str) = "site-newer-record";
}
