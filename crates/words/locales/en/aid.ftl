# What helps: hints, positions to try.

aid-hint = Try this: { $label }
aid-hint-clearly = In imagined games, you win clearly more often with it than with any other answer.
aid-hint-a-little = In imagined games, you win a little more often with it than with any other answer.
aid-hint-as-good = In imagined games, you win about as often with it as with the next best answer.
aid-hint-no-hope = Hardly any imagined game was won, whatever the answer.
aid-hint-reasons = Answers that { $name } compared, in { $n ->
    [one] { $n } imagined game
   *[other] { $n } imagined games
}:
aid-hint-candidate = { $label } – wins { $chance } of 100, examined { $visits ->
    [one] { $visits } time
   *[other] { $visits } times
}
aid-hint-score = { $candidate }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
aid-hint-line = { $candidate }; then perhaps: { $line }
site-hint-button = Hint
site-hint-title = A hint
site-hint-mark = (the hint)
site-hint-thinks = Legatus is thinking…
site-key-hint = ask the strongest bot for a hint
site-hint-not-alone = No hints in a game with other people.
site-hint-not-asked = It isn’t your turn.

site-try-title = { $game }: a position to try
site-try-this = A position to try
site-try-player = Player
site-try-bots = Play it against bots
site-try-own = Play every seat
site-try-example = What the example does
site-try-rules = The rules
site-try-arranged = This game started from a prepared position. It has no record, and its seed proves nothing about the deal.
site-judge = Settle a dispute
site-judge-hint = Write down the position and the moves as a scenario, as docs/notation.md describes it. You’ll see whether the rules do what it says, and if not, which clause decides.
site-judge-scenario = Scenario (TOML)
site-judge-go = Check it
site-judge-holds = It holds: the rules do what the scenario says.

aid-gtr-still-played = There’s no { $material } in the pool yet: cards played this turn go there once everyone has acted.
aid-gtr-demand = A Legionary doesn’t choose from the pool: show a card from your hand to demand its material.
aid-gtr-craftsman = A Craftsman builds with cards from your hand. An Architect uses materials from your stockpile.
aid-gtr-architect = An Architect uses materials from your stockpile. A Craftsman builds with cards from your hand.
aid-gtr-patron = A Patron hires clients from the pool, not from your hand or your stockpile.
aid-gtr-laborer = A Laborer takes materials from the pool into your stockpile.
aid-gtr-merchant = A Merchant sells materials from your stockpile, not cards from the pool.

site-open-hands = Open hands: everyone at the table sees all hands
site-open-hands-short = Open hands
site-contract-open-hands = Open hands: everyone at the table sees all hands. Bots and spectators don’t.
