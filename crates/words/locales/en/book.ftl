# The rulebook: clauses and their examples, cards, editions.

# Examples of a clause.
site-shown-by = { $n ->
    [one] 1 example
   *[other] { $n } examples
}
site-examples-of = { $game }: examples of the rules
site-examples = Examples
site-examples-lead = { $n_examples } positions show what the { $n_clauses } clauses mean. The program plays them all before it changes, and you can open any of them.
site-example = Example { $n }
site-example-of = Example { $n }: { $does }
# The player of a position at a seat.
site-example-player = { $seat ->
    [0] Anna
    [1] Bruno
    [2] Clara
    [3] Diego
    [4] Elena
   *[other] Fabio
}
site-try-it = Try it
site-in-words = The position in words

# All cards of a game.
site-cards-of = { $game }: all cards
site-cards = All cards
site-cards-lead = What each card does, how doubtful cases were ruled, and where the rules speak of it.
site-search = Name or word
site-sort = Kind
site-any-sort = Everything
book-sort-actions = Action cards
book-sort-favours = Favour cards
book-sort-buildings = Buildings
book-sort-privileges = Privilege cards
book-sort-production = Production cards
book-sort-resources = Resources
book-sort-roles = Roles
book-sort-places = On the table
book-printed = “{ $word }” is “{ $ours }” here ({ $clause }).
# A word that another edition has for something.
book-other-edition = “{ $word }” is the word of another edition. Here it’s “{ $ours }”.
site-find = Find
site-found = { $n ->
    [0] Nothing found
    [one] 1 found
   *[other] { $n } found
}
site-in-edition = { $edition }:

# Editions and options.
site-editions-of = { $game }: editions and options
site-editions = Editions and options
site-editions-lead = What is played unless the table agrees otherwise, and what it may agree on.
site-option-named = Option
site-standard = As a rule
site-choices = It can be
site-between = { $least } to { $most }
site-clauses = Rules
