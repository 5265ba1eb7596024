# The rulebook: clauses and their examples, cards, editions.

# Examples of a clause.
book-shown-by = { $n ->
    [one] 1 example
   *[other] { $n } examples
}
book-examples-of = { $game }: examples of the rules
book-examples = Examples
book-examples-lead = { $n_examples } positions show what the { $n_clauses } clauses mean. The program plays them all before it changes, and you can open any of them.
book-example = Example { $n }
book-example-of = Example { $n }: { $does }
# The player of a position at a seat.
book-player = { $seat ->
    [0] Anna
    [1] Bruno
    [2] Clara
    [3] Diego
    [4] Elena
   *[other] Fabio
}
book-try-it = Try it
book-in-words = The position in words

# All cards of a game.
book-cards-of = { $game }: all cards
book-cards = All cards
book-cards-lead = What each card does, how doubtful cases were ruled, and where the rules speak of it.
book-search = Name or word
book-sort = Kind
book-sort-any = Everything
book-sort-actions = Action cards
book-sort-favours = Favour cards
book-sort-buildings = Buildings
book-sort-privileges = Privilege cards
book-sort-production = Production cards
book-sort-resources = Resources
book-sort-roles = Roles
book-sort-places = On the table
book-printed = “{ $word }” is “{ $ours }” here ({ $clause }).
book-find = Find
book-found = { $n ->
    [0] Nothing found
    [one] 1 found
   *[other] { $n } found
}
book-in-edition = { $edition }:

# Editions and options.
book-editions-of = { $game }: editions and options
book-editions = Editions and options
book-editions-lead = What is played unless the table agrees otherwise, and what it may agree on.
book-option = Option
book-standard = As a rule
book-choices = It can be
book-between = { $least } to { $most }
book-clauses = Rules
