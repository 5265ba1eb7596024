# The full-screen table.

## The bar

terminal-turn = Turn { $n }
terminal-asked = { $you ->
    [yes] your turn
   *[no] waiting for { $who }
}
terminal-thinks = { $who } is thinking
terminal-over = game over
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
terminal-key-take-back = u undo
terminal-key-orders = o orders
terminal-key-explain = i explain
terminal-key-table = t table
terminal-key-log = l log
terminal-key-type = / type
terminal-key-panel = Tab panel
terminal-key-back = Esc back
terminal-key-scroll = ↑ ↓ scroll
terminal-help-answer = 1–9, then letters: give the answer with that key
terminal-help-mark = ↑ ↓ Page Up, Page Down: go to another answer; Enter: give it
terminal-help-type = / or : type an action in notation, or a number
terminal-help-explain = i: type the name of a card or anything else, and see what it does
terminal-help-hint = h: what a strong bot would answer, and why
terminal-help-take-back = u: undo your last answer, and everything bots did since; other people may have to agree
terminal-help-orders = o: standing orders, which answer for you every time
terminal-help-table = t: the whole table in words
terminal-help-log = l: everything that has happened
terminal-help-panel = Tab: to the table, to the log, and back to the answers; ↑ ↓ scroll
terminal-help-suspend = Ctrl+Z: back to the shell; fg continues the game
terminal-help-quit = q: quit; every answer is saved already
terminal-symbols = Symbols:

## Questions and answers

terminal-type-in = Action or number:
terminal-explain = Explain:
terminal-leave = Quit? Your game is saved.
terminal-leave-keys = Enter: quit. Esc: back to the table.
terminal-sure-keys = Enter: yes. Esc: back to the table.
terminal-hint-comes = { $name } is thinking about your question …
terminal-small = This window is { $width } × { $height }. The table needs { $least } × { $fewest }. Make it larger, or play with --plain. Ctrl+C quits.
terminal-a-language = one of { $languages }
