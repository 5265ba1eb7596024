# A deck or a road of Gloria Mundi that somebody wrote. Words such as farm or red are those of the file.

deck-columns = { $n ->
    [one] { $n } column
   *[other] { $n } columns
} instead of five: name | type | cost | steps | power
deck-no-name = the card has no name
deck-kind = there is no type “{ $word }”; there are farm, city, legion and red
deck-steps = “{ $word }” is no number of steps from 0 to 9
deck-red-power = wall and => are only for cards of the type red
deck-no-red-power = the power of a card of the type red is wall, a => or none
deck-symbol = there is no symbol “{ $word }”; there are food, gold, peace, glory and step
deck-production = there is no production card “{ $word }”; there are farm, city and legion
deck-counted = a power can’t count “{ $word }”; it counts farm, city, legion, food, gold, peace, glory, building or wall
deck-term = “{ $term }” is not a number and a symbol
deck-number = a number in “{ $term }” is not between 1 and { $most }
deck-cost = “{ $cost }” is more than { $most } resources
deck-choice = “{ $term }” cannot be a choice here
deck-step-spent = steps cannot be paid or replaced
deck-x = an X belongs to -> or =>
deck-icon = there is no icon “{ $word }”; there are farm, city and legion
deck-icons = “{ $text }” shows more than { $most } icons
deck-no-icon = the space shows no icon: farm, city or legion
deck-long = longer than { $most } bytes
deck-long-name = a name has at most { $most } characters: “{ $name }…”
deck-hidden = “{ $text }” holds characters that nobody sees
