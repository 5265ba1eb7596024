# The rulebook: clauses and their examples, cards, editions.

# Examples of a clause.
site-shown-by = { $n ->
    [one] 1 example
   *[other] { $n } examples
}
site-examples-of = { $game }: examples of the rules
site-examples = Examples
site-examples-lead = { $n_examples } positions show what the { $n_clauses } clauses mean. Every change of the program is tested on all of them, and you can open any of them.
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
site-cards-lead = What each card does, how doubtful cases are ruled, and which rules mention it.
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
book-printed = “{ $word }” is called “{ $ours }” here ({ $clause }).
# A word that another edition has for something.
book-other-edition = “{ $word }” is the word of another edition. Here it’s “{ $ours }”.
site-find = Find
site-found = { $n ->
    [0] Nothing found
    [one] 1 result
   *[other] { $n } results
}
site-in-edition = { $edition }:

# Editions and options.
site-editions-of = { $game }: editions and options
site-editions = Editions and options
site-editions-lead = The defaults, and what your table can change.
site-option-named = Option
site-standard = Default
site-choices = Choices
site-between = { $least } to { $most }
site-clauses = Rules
