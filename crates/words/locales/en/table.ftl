# What stands around a drawn table.
site-skip-to-question = Skip to the question
site-ends = Game ends when
site-tools = Table
site-to-side = Players, settings, leaving
site-side = Log, chat and contract
site-all-answers = { $n ->
    [one] The only answer
   *[other] All { $n } answers
}
site-n-answers = { $n ->
    [one] 1 answer.
   *[other] { $n } answers.
}
site-news = What just happened
site-summed = { $who }: { $count } events, the last one: { $line }
site-over-title = { $result }: { $game }
site-why-not = Not now
site-rulings = Rulings
site-see-rules = Rules: { $clauses }
site-other-answers = Other answers
site-close = Close
site-sure = Are you sure?
site-not-yet = Not yet
site-log-turn = Turn { $n }
site-log-round = Round { $n }
site-order-how-often = How often
site-order-once = Once
site-order-brief = Until I’m asked something else
site-keys = Keys and touch
site-key-answer = choose the answer with this key
site-key-list = show all answers
site-key-take-back = undo
site-key-help = explain the selected item, or show this help
site-key-escape = close, or clear your selection
site-key-tab = next highlighted item
site-key-moves = one move back or forward
site-key-turns = one turn back or forward
site-key-ends = to the start or the end
site-key-play = play or pause
site-touch-help = You can touch anything gold. Rest the mouse on a card, or press and hold it, to read what it does. Touch a card that isn’t gold to see why you can’t use it now.
site-settings = Preferences
site-since = Since your last turn
site-since-summary = { $n ->
    [one] 1 move by { $names }.
   *[other] { $n } moves by { $names }.
}
site-since-nothing = Nothing yet.
site-show-since = Show
site-stage-skip = Skip
site-stage-progress = { $who } · { $step } of { $count }
site-key-space = space
site-stage-pause = Pause
site-play-moments = Play
site-turn-of = Turn { $n } of { $of }
site-round-of = Round { $n } of { $of }
site-place-in-turn = { $turn }, move { $n } of { $of }
site-begins = The game begins.
site-quiet-move = { $who } moves.
site-previous-turn = Previous turn
site-next-turn = Next turn
site-previous-round = Previous round
site-next-round = Next round
site-previous-move = Previous move
site-next-move = Next move
site-step-turn = Turn
site-step-round = Round
site-step-move = Move
site-space-key = space
site-empty-hand = No cards in hand.
site-touch-line = Touch a line to go there.
site-earlier = Earlier
site-later = Later
site-copy-moment = Copy link to this moment
site-copied = Link copied.
site-copy-by-hand = Copy this link:
site-to-result = Back to the result
site-notes = Your notes
site-notes-hint = Only you can read them.
site-language = Language
site-language-browser = My browser’s language
site-own-name = English
site-rules-of = { $game }: the rules
site-in-short = In short
site-all-rulings = Rulings

# The standing under the bar.
site-standing = Standing: what everyone can count
site-countable = { $points } that everyone can count
site-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
site-to-place = Go to this player’s place
site-decides = deciding
site-waits = waiting
site-nothing-else = nothing else is possible
