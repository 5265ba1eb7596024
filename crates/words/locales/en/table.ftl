# What stands around a drawn table.
site-skip-to-question = Skip to the question
site-ends = The end comes with
site-tools = Table
site-to-side = Log and talk
site-side = Log, talk and agreement
site-all-answers = { $n ->
    [one] The only answer
   *[other] All { $n } answers
}
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
site-order-brief = Until I am asked something else
site-keys = Keys and touches
site-key-answer = give the answer that bears this sign
site-key-list = show all answers
site-key-take-back = take back
site-key-help = explain what has the focus, or show this help
site-key-escape = close, or take touches back
site-key-tab = go from one lit thing to the next
site-touch-help = Gold means you may touch it. Rest the mouse on any card, or press it long, to read what it does; touch a card that is not lit to learn why it cannot be used now.
site-settings = Preferences
site-since = Since your last turn
site-since-summary = { $n ->
    [one] One action by { $names }.
   *[other] { $n } actions by { $names }.
}
site-since-nothing = Nothing yet.
site-show-since = Show
site-play-moments = Play
site-notes = Notes to yourself
site-notes-hint = Nobody but you can read them.
site-language = Language
site-language-browser = As my browser asks
site-own-name = English
site-rules-of = { $game }: the rules
site-in-short = In short
site-all-rulings = Rulings
