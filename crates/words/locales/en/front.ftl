# The front page.
site-your-games = Your games
site-against-bots = Against bots
site-they-wait = they wait for you
site-just-finished = Just finished
site-all-your-games = All your games
site-their-turn = { $name } to play
site-minutes-left = { $n ->
    [one] 1 minute left
   *[other] { $n } minutes left
}
site-hours-left = { $n ->
    [one] 1 hour left
   *[other] { $n } hours left
}
site-days-left = { $n ->
    [one] 1 day left
   *[other] { $n } days left
}
site-won-by = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
site-won-by-you = You won
site-won-with = { $result }, { $first } to { $second }
site-you-came = { $n ->
    [1] you came 1st
    [2] you came 2nd
    [3] you came 3rd
   *[other] you came { $n }th
}
site-ended-early = Ended early
site-leave-or-hide = Leave or hide { $game }
site-hide = Hide it here
site-hide-hint = You’ll find it under “Finished games”.
site-show-again = Show it again
site-hidden-games = Hidden games
site-no-hidden-games = You haven’t hidden any games.
site-play-bots = Play bots now
site-learn-it = Learn it
site-minutes-long = { $n } min
site-weight = Weight
site-weight-of = { $n ->
    [1] very light
    [2] light
    [3] medium
    [4] heavy
   *[other] very heavy
}

# An invitation.
site-invites = { $name } invites you
site-play-with = Play { $game } with { $names }
site-play-alone = Play { $game }
site-you = You
site-open-place = Open
site-call-you = What should we call you?
site-name-limits = Up to { $most } letters, digits, spaces, dots, hyphens or apostrophes.
site-no-account-needed = No account needed; this browser remembers you.
site-take-seat = Take the seat
site-take-seat-start = Take the seat and start
site-by-sitting = By sitting down you accept the contract on this page.
site-starts-at-once = You’re the last one, so the game starts right away.
site-starts-when-full = The game starts when the last seat is taken.
site-no-seat-free = Every seat is taken. Ask for another link.
site-all-options = All the options
site-look-first = Look at the table first
site-never-played = Never played it?
site-learn-first = Learn it first
site-preview-invited = You’re invited: { $game }
site-preview-invites = { $name } invites you: { $game }
site-preview-seats = { $n ->
    [one] { $pace } 1 seat is open.
   *[other] { $pace } { $n } seats are open.
}

# What a form says before, and what was wrong.
site-password-limits = At least { $least } characters.
site-text-limits = Up to { $most } characters.
site-number-limits = { $least } to { $most }
site-bad-number = Choose a number from { $least } to { $most }.
site-bad-choice = Choose one of the answers.
site-left-empty = Fill this in.
site-url-limits = It begins with https:// or http://. Up to { $most } characters.
site-bad-url = This isn’t an address: it begins with https:// or http:// and has no spaces.
site-record-limits = Up to { $most } MB.
