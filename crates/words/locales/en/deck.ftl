# A deck or a road of Gloria Mundi that someone wrote. Words such as farm or red are those of the file.

deck-columns = { $n ->
    [one] { $n } column
   *[other] { $n } columns
} instead of five: name | type | cost | steps | power
deck-no-name = the card has no name
deck-kind = unknown type “{ $word }”; use farm, city, legion or red
deck-steps = “{ $word }” isn’t a number of steps from 0 to 9
deck-red-power = wall and => are only for cards of the type red
deck-no-red-power = the power of a card of the type red has to be wall, a => or none
deck-symbol = unknown symbol “{ $word }”; use food, gold, peace, glory or step
deck-production = unknown production card “{ $word }”; use farm, city or legion
deck-counted = a power can’t count “{ $word }”; it counts farm, city, legion, food, gold, peace, glory, building or wall
deck-term = “{ $term }” isn’t a number and a symbol
deck-number = a number in “{ $term }” isn’t between 1 and { $most }
deck-cost = “{ $cost }” is more than { $most } resources
deck-choice = “{ $term }” can’t be a choice here
deck-step-spent = steps can’t be paid or replaced
deck-x = an X only goes with -> or =>
deck-icon = unknown icon “{ $word }”; use farm, city or legion
deck-icons = “{ $text }” shows more than { $most } icons
deck-no-icon = the space shows no icon; use farm, city or legion
deck-long = longer than { $most } bytes
deck-long-name = a name can have at most { $most } characters: “{ $name }…”
deck-hidden = “{ $text }” contains invisible characters
