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
check-move = { $step }. { $who }, asked “{ $question }”: { $answer } ({ $action })
check-no-move = Nothing yet.
check-rules = The rules
check-clause = { $clause }: { $text }
check-ruled = { $ruling }, { $title }: { $text }
check-facts = This turn
check-table = The table
check-hands = Hands
check-hand = { $who }: { $cards }
check-question = The question
check-asked = { $who } is asked: “{ $question }” [{ $clause }]
check-legal = The legal answers
check-answer = { $action }: { $answer }
check-result = The result

## What is wrong

check-unreadable = cannot be read: { $problem }
check-after-the-end = there is a step after the end of the game
check-other-seat = seat { $asked } is asked, not seat { $named }
check-not-notation = “{ $text }” is not an action in notation
check-illegal = “{ $action }” is not legal. { $reason }
check-no-clause = there is no clause { $clause } in the rules
check-no-ruling = there is no ruling { $ruling }
check-no-mend = no mended rule is called “{ $mend }”; there are: { $known }
check-not-legal = { $field }: “{ $action }” is not legal. { $reason }
check-not-refused = refuse: “{ $action }” is legal, so { $expected } does not refuse it
check-is-legal = { $field }: “{ $action }” is legal
check-refusal-changes = refuse: “{ $action }” was refused and yet changed the table; the program is at fault
check-other-clause = refuse: “{ $action }” is refused by { $found }, not by { $expected }. { $reason }
check-no-item = then: { $path } leads nowhere: { $key } is not a place of a list of { $n }
check-no-key = then: { $path } leads nowhere: { $key } is not among { $keys }
check-no-part = then: { $path } leads nowhere: { $value } has no { $key }
check-other-value = then: { $path } is { $found }, not { $expected }
check-dice-left = dice that were not rolled: { $dice }
check-law = the program is at fault: { $problem }
