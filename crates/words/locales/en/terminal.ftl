# The full-screen table.

## The bar

terminal-turn = Turn { $n }
terminal-asked = { $you ->
    [yes] you are asked
   *[no] { $who } is asked
}
terminal-thinks = { $who } is thinking
terminal-over = the game is over
terminal-ends = End: { $ways }
terminal-end-palace = { $n ->
    [0] last round
   *[other] Palace in { $n }
}
terminal-end-round = round { $round } of { $max }
terminal-end-rome = Rome in { $n }
terminal-end-africa = Africa in { $n }
terminal-end-hand = hand { $n }
terminal-end-deck = deck { $n }
terminal-end-sites = sites { $n }

## Panels

terminal-log = Log
terminal-question = Your answer
terminal-hint = Hint
terminal-table = The whole table
terminal-result = The result
terminal-help = Help
terminal-cards = Cards
terminal-face-down = face down
terminal-tokens = tokens

## What can be pressed

terminal-key-answer = Enter answer
terminal-key-result = Enter result
terminal-key-all-keys = ? help
terminal-key-quit = q quit
terminal-key-hint = h hint
terminal-key-take-back = u take back
terminal-key-orders = o orders
terminal-key-explain = i explain
terminal-key-table = t table
terminal-key-log = l log
terminal-key-type = / type
terminal-key-panel = Tab panel
terminal-key-back = Esc back
terminal-key-scroll = ↑ ↓ scroll
terminal-help-answer = 1–9, then letters: the answer with that sign, at once
terminal-help-mark = ↑ ↓ Page up, Page down: mark another answer; Enter: give the marked one
terminal-help-type = / or : type an action in notation, or a number
terminal-help-explain = i: what a card or another thing does, by its name
terminal-help-hint = h: what a strong bot would answer, and why
terminal-help-take-back = u: take your last answer back, and all that bots did since; with other people, they may have to agree
terminal-help-orders = o: standing orders, which answer for you every time
terminal-help-table = t: the whole table in words
terminal-help-log = l: everything that happened
terminal-help-panel = Tab: to the table, to the log, and back to the answers; ↑ ↓ scroll there
terminal-help-suspend = Ctrl+Z: back to the shell for a while; fg goes on
terminal-help-quit = q: leave; every answer is saved already
terminal-symbols = Symbols:

## Asked and answered

terminal-type-in = Action or number:
terminal-explain = Explain:
terminal-leave = Leave? Your game is saved.
terminal-leave-keys = Enter: leave. Esc: back to the table.
terminal-sure-keys = Enter: yes. Esc: back to the table.
terminal-hint-comes = { $name } is thinking about your question …
terminal-small = This window has { $width } × { $height } places. The table needs { $least } × { $fewest }. Make it larger, or play with --plain. Ctrl+C leaves.
terminal-a-language = one of { $languages }
