# What a user has too much of, and what to do.

quota-open = You have { $most ->
    [one] a table that is
   *[other] { $most } tables that are
} not dealt yet, and that is the most. Deal one or call it off, then open another.
quota-running = You sit at { $most ->
    [one] a running game
   *[other] { $most } running games
}, and that is the most. Finish or resign one first.
quota-seats = You sit at { $most ->
    [one] a game that is open or running
   *[other] { $most } games that are open or running
}, and that is the most. Finish, resign or leave one first.
quota-thinking = Bots that think play at { $most ->
    [one] a running table
   *[other] { $most } running tables
} of yours, and that is the most. Finish one first, or choose bots of a lower level.
quota-messages = { $most ->
    [one] One message
   *[other] { $most } messages
} a minute is the most. Wait a little before you say more.
quota-hints = { $most ->
    [one] One hint
   *[other] { $most } hints
} an hour is the most. Ask again later.
quota-made = { $most ->
    [one] One new table
   *[other] { $most } new tables
} a day is the most. Open another one later.
quota-imports = { $most ->
    [one] One record
   *[other] { $most } records
} a day is the most. Bring this one later.
quota-of-account = With an account you may have { $most }.
