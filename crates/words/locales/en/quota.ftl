# What a user has too much of, and what to do.

site-quota-open = You already have { $most ->
    [one] a table that hasn’t
   *[other] { $most } tables that haven’t
} started. Start one or call it off before you open another.
site-quota-running = You’re already in { $most ->
    [one] a running game
   *[other] { $most } running games
}. Finish or resign one first.
site-quota-seats = You already have a seat at { $most ->
    [one] a table that’s open or running
   *[other] { $most } tables that are open or running
}. Finish, resign or leave one first.
site-quota-thinking = Bots that think are already playing at { $most ->
    [one] one of your tables
   *[other] { $most } of your tables
}. Finish a game first, or choose a lower bot level.
site-quota-messages = You can send { $most ->
    [one] one message
   *[other] { $most } messages
} a minute. Wait a little.
site-quota-hints = You can get { $most ->
    [one] one hint
   *[other] { $most } hints
} an hour. Ask again later.
site-quota-made = You can open { $most ->
    [one] one table
   *[other] { $most } tables
} a day. Try again later.
site-quota-imports = You can import { $most ->
    [one] one record
   *[other] { $most } records
} a day. Try again later.
site-quota-files = You already keep { $most ->
    [one] one file
   *[other] { $most } files
}. Delete one before you keep another.
site-quota-of-account = With an account you can have { $most }.
