# Why a scenario fails: `trivium check`. Words such as has, then or seat are those of the file.

check-at = { $place }: { $problem }
check-at-step = { $place }: step { $step }: { $problem }
check-table = the table:
check-question = the question: seat { $seat }: { $question }
check-no-question = the question: none, the game is over
check-legal = the legal list: { $actions }

check-unreadable = cannot be read: { $problem }
check-after-the-end = there is a step after the end of the game
check-other-seat = seat { $asked } is asked, not seat { $named }
check-not-notation = “{ $text }” is not an action in notation
check-illegal = “{ $action }” is not legal. { $reason }
check-not-legal = { $field }: “{ $action }” is not legal
check-is-legal = { $field }: “{ $action }” is legal
check-refusal-changes = refuse: “{ $action }” was refused and yet changed the table; the program is at fault
check-other-clause = refuse: “{ $action }” is refused by { $found }, not by { $expected }
check-no-item = then: { $path } leads nowhere: { $key } is not a place of a list of { $n }
check-no-key = then: { $path } leads nowhere: { $key } is not among { $keys }
check-no-part = then: { $path } leads nowhere: { $value } has no { $key }
check-other-value = then: { $path } is { $found }, not { $expected }
check-dice-left = dice that were not rolled: { $dice }
check-law = the program is at fault: { $problem }
