# Why a scenario fails: `trivium check` and the site. Words such as has, then or seat are those of the file.

check-at = { $place }: { $problem }
check-at-step = { $place }: step { $step }: { $problem }

## What is shown of it

check-scenario = The scenario
check-about = “{ $about }”
check-rule = Rule: { $rule }
check-ruling = Ruling: { $ruling }
check-source = Source: { $source }
check-agreed = What was agreed
check-version = Version { $rules } of the rules
check-moves = What was played
check-move = { $step }. { $who }, “{ $question }”: { $answer } ({ $action })
check-no-move = Nothing yet.
check-rules = The rules
check-clause = { $clause }: { $text }
check-ruled = { $ruling }, { $title }: { $text }
check-facts = This turn
check-table = The table
check-hands = Hands
check-hand = { $who }: { $cards }
check-question = The question
check-asked = { $who }: “{ $question }” [{ $clause }]
check-legal = The legal answers
check-answer = { $action }: { $answer }
check-result = The result

## What is wrong

check-unreadable = can’t be read: { $problem }
check-after-the-end = this step comes after the end of the game
check-other-seat = it’s seat { $asked }’s turn to answer, not seat { $named }’s
check-not-notation = “{ $text }” isn’t an action in notation
check-illegal = “{ $action }” isn’t legal. { $reason }
check-no-clause = the rules have no clause { $clause }
check-no-ruling = there’s no ruling { $ruling }
check-no-mend = no rule change is called “{ $mend }”. Rule changes: { $known }
check-not-legal = { $field }: “{ $action }” isn’t legal. { $reason }
check-not-refused = refuse: “{ $action }” is legal, so { $expected } doesn’t refuse it
check-is-legal = { $field }: “{ $action }” is legal
check-refusal-changes = refuse: “{ $action }” was refused but changed the table. This is a bug in the program
check-other-clause = refuse: “{ $action }” is refused by { $found }, not by { $expected }. { $reason }
check-no-item = then: { $path } not found: { $key } isn’t a place in a list of { $n }
check-no-key = then: { $path } not found: { $key } isn’t one of { $keys }
check-no-part = then: { $path } not found: { $value } has no { $key }
check-other-value = then: { $path } is { $found }, not { $expected }
check-dice-left = dice not rolled: { $dice }
check-law = this is a bug in the program: { $problem }
