# What a user has too much of, and what to do.

quota-open = You already have { $most ->
    [one] a table that hasn’t
   *[other] { $most } tables that haven’t
} started. Start one or call it off before you open another.
quota-running = You’re already in { $most ->
    [one] a running game
   *[other] { $most } running games
}. Finish or resign one first.
quota-seats = You already have a seat at { $most ->
    [one] a table that’s open or running
   *[other] { $most } tables that are open or running
}. Finish, resign or leave one first.
quota-thinking = Bots that think already play at { $most ->
    [one] one of your tables
   *[other] { $most } of your tables
}. Finish a game first, or choose bots of a lower level.
quota-messages = You can send { $most ->
    [one] one message
   *[other] { $most } messages
} a minute. Wait a little.
quota-hints = You can get { $most ->
    [one] one hint
   *[other] { $most } hints
} an hour. Ask again later.
quota-made = You can open { $most ->
    [one] one table
   *[other] { $most } tables
} a day. Try again later.
quota-imports = You can import { $most ->
    [one] one record
   *[other] { $most } records
} a day. Try again later.
quota-files = You already keep { $most ->
    [one] one file
   *[other] { $most } files
}. Delete one before you keep another.
quota-of-account = With an account you can have { $most }.
