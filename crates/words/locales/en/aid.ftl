# What helps: hints, positions to try.

aid-hint = { $name } would answer: { $label }
aid-hint-clearly = In the games that it imagined, this wins { $chance } of 100: clearly more than the next best answer, with { $next }.
aid-hint-a-little = In the games that it imagined, this wins { $chance } of 100: a little more than the next best answer, with { $next }.
aid-hint-as-good = In the games that it imagined, this wins { $chance } of 100; the next best answer is about as good, with { $next }.
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
site-hint-button = Hint
site-hint-title = A hint
site-hint-thinks = Legatus is thinking …
site-key-hint = asks the strongest bot for a hint
site-hint-not-alone = Hints are given only where no other person plays.
site-hint-not-asked = You are not asked anything now.

site-try-title = { $game }: a position to try
site-try-this = A position to try
site-try-player = Player
site-try-bots = Play it against bots
site-try-own = Play every seat
site-try-example = What the example does
site-try-rules = The rules
site-try-arranged = This game began from a position that somebody laid out. It has no record, and its seed proves nothing about a deal.
site-judge = Settle a dispute
site-judge-hint = Write down the position and the moves as a scenario, as docs/notation.md describes it. You’ll see whether the rules do what it says, and if not, which clause decides.
site-judge-scenario = Scenario (TOML)
site-judge-go = Check it
site-judge-holds = It holds: the rules do what the scenario says.

aid-gtr-still-played = There is no { $material } in the pool yet: the cards played in this turn come there only when everybody has acted.
aid-gtr-demand = A Legionary does not choose from the pool: show a card of your hand, and its material is demanded.
aid-gtr-craftsman = A Craftsman builds with cards of your hand. It is the Architect who takes materials from your stockpile.
aid-gtr-architect = An Architect takes materials from your stockpile. It is the Craftsman who builds with cards of your hand.
aid-gtr-patron = A Patron hires clients from the pool, not from your hand or your stockpile.
aid-gtr-laborer = A Laborer takes materials from the pool into your stockpile.
aid-gtr-merchant = A Merchant sells materials of your stockpile, not cards of the pool.

site-open-hands = Open hands: everybody at the table sees what the others hold
site-open-hands-short = Open hands
site-contract-open-hands = Open hands: everybody at the table sees what the others hold. Bots and spectators do not.
