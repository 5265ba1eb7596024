# What stands around a drawn table.
table-skip-to-question = Skip to the question
table-ends = The end comes with
table-tools = Table
table-to-side = Log and talk
table-side = Log, talk and agreement
table-all-answers = { $n ->
    [one] The only answer
   *[other] All { $n } answers
}
table-why-not = Not now
table-rulings = Rulings
table-see-rules = Rules: { $clauses }
table-other-answers = Other answers
table-close = Close
table-sure = Are you sure?
table-not-yet = Not yet
table-log-turn = Turn { $n }
table-log-round = Round { $n }
table-order-how-often = How often
table-order-once = Once
table-order-brief = Until I am asked something else
table-keys = Keys and touches
table-key-answer = give the answer that bears this sign
table-key-list = show all answers
table-key-take-back = take back
table-key-help = explain what has the focus, or show this help
table-key-escape = close, or take touches back
table-key-tab = go from one lit thing to the next
table-touch-help = Gold means you may touch it. Rest the mouse on any card, or press it long, to read what it does; touch a card that is not lit to learn why it cannot be used now.
table-settings = Preferences
table-since = Since your last turn
table-since-summary = { $n ->
    [one] One action by { $names }.
   *[other] { $n } actions by { $names }.
}
table-since-nothing = Nothing yet.
table-show-since = Show
table-play = Play
table-notes = Notes to yourself
table-notes-hint = Nobody but you can read them.
table-language = Language
table-language-browser = As my browser asks
table-language-own = English
table-rules-of = { $game }: the rules
table-in-short = In short
table-all-rulings = Rulings
