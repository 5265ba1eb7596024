# What helps: hints, positions to try.

aid-hint = { $name } would answer: { $label }
aid-hint-clearly = In the games that it imagined, this wins { $chance } of 100: clearly more than the next best answer, with { $other }.
aid-hint-a-little = In the games that it imagined, this wins { $chance } of 100: a little more than the next best answer, with { $other }.
aid-hint-as-good = In the games that it imagined, this wins { $chance } of 100; the next best answer is about as good, with { $other }.
aid-hint-no-hope = It hardly won any of the games that it imagined, whatever it answered.
aid-hint-reasons = What it compared, in { $n ->
    [one] { $n } imagined game
   *[other] { $n } imagined games
}:
aid-hint-candidate = { $label } – wins { $chance } of 100, looked at { $visits ->
    [one] { $visits } time
   *[other] { $visits } times
}
aid-hint-score = { $candidate }, { $score } points
aid-hint-line = { $candidate }; then perhaps: { $line }
aid-hint-button = Hint
aid-hint-title = A hint
aid-hint-thinks = Legatus is thinking …
aid-hint-key = asks the strongest bot for a hint
aid-hint-not-alone = Hints are given only where no other person plays.
aid-hint-not-asked = You are not asked anything now.

aid-try-title = { $game }: a position to try
aid-try-this = A position to try
aid-try-player = Player
aid-try-bots = Play it against bots
aid-try-own = Play every seat
aid-try-example = What the example does
aid-try-rules = The rules
aid-try-arranged = This game began from a position that somebody laid out. It has no record, and its seed proves nothing about a deal.
aid-judge = Settle a dispute
aid-judge-hint = Write down the position and the moves as a scenario, as docs/notation.md describes it. You’ll see whether the rules do what it says, and if not, which clause decides.
aid-judge-scenario = Scenario (TOML)
aid-judge-go = Check it
aid-judge-holds = It holds: the rules do what the scenario says.

aid-gtr-still-played = There is no { $material } in the pool yet: the cards played in this turn come there only when everybody has acted.
aid-gtr-demand = A Legionary does not choose from the pool: show a card of your hand, and its material is demanded.
aid-gtr-craftsman = A Craftsman builds with cards of your hand. It is the Architect who takes materials from your stockpile.
aid-gtr-architect = An Architect takes materials from your stockpile. It is the Craftsman who builds with cards of your hand.
aid-gtr-patron = A Patron hires clients from the pool, not from your hand or your stockpile.
aid-gtr-laborer = A Laborer takes materials from the pool into your stockpile.
aid-gtr-merchant = A Merchant sells materials of your stockpile, not cards of the pool.

aid-open-hands = Open hands: everybody at the table sees what the others hold
aid-open-hands-short = Open hands
aid-contract-open-hands = Open hands: everybody at the table sees what the others hold. Bots and spectators do not.
