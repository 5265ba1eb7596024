# Decks, boards and prices: the standard ones, the house's, and those that people enter from their box.

site-decks = Cards, boards and prices
site-decks-lead = Do you own the box? Enter what is printed in it once and play with it here.
decks-kind-deck = Building cards
decks-kind-board = Board
decks-kind-prices = Building prices
site-decks-standard = Standard
site-decks-earlier = Earlier standard
site-decks-house = The house’s own
site-decks-new = New
site-decks-of-table = { $game }: what this table plays with
site-decks-see = See it
site-decks-all = See and enter cards, boards and prices
site-decks-heading = { $kind } ({ $n })
site-decks-africa = Steps from Rome to Africa: { $n }. The barbarian’s road, up to Rome:
site-decks-print = Only what you see below is printed.
site-decks-copy = Change a copy

# Which one is agreed, in the contract.
site-decks-agreed = { $kind }: { $which }.
site-decks-which-standard = standard (our placeholder)
site-decks-which-earlier = earlier standard (our placeholder)
site-decks-which-house = the house’s own
site-decks-which-named = “{ $name }”
site-decks-which-unnamed = the host’s own

# Which one a new table gets.
site-decks-from-agreed = as agreed now: { $which }
site-decks-from-text = a text or a file
site-decks-text = Text of the file
site-decks-file = Or a file from your device
site-decks-check = Check
site-decks-fine = No mistakes found.
decks-mistake = Line { $line }, column { $column }: { $problem }.
decks-mistake-card = Line { $line }, column { $column }, card “{ $card }”: { $problem }.
decks-unreadable = this can’t be read: { $problem }

# Entering one.
site-decks-how = How it’s written
decks-how-deck = Write one card a line: name | type | cost | steps | power. Types are farm, city, legion and red. Symbols are food, gold, peace, glory and step, with a number before them and + between them; a / is a free choice. A power is what you get, or a left side, a sign and a right side.
decks-how-board = africa is the number of steps from Rome to Africa. barbarian lists the icons of its road, from its first step to the last space before Rome: "farm", "city+legion". If it starts on an icon, add start = "farm".
decks-how-prices = Write the price of each building: market, aqueduct, palace and basilica.
site-decks-name = Name
site-decks-delete-hint = Tables that were opened with it keep it.
site-decks-bad-name = Choose a name of 1 to { $most } visible characters, but not “standard”, “earlier” or “house”.
site-decks-no-file = You have no file called “{ $name }” for this.
site-decks-no-house = This house has none of its own.
site-decks-no-earlier = There’s no earlier version of this.

# One card.
site-decks-card = Enter a card
site-decks-card-name = Name of the card
site-decks-card-type = Type
site-decks-card-cost = Cost: { $kind }
site-decks-card-steps = Steps when bought
site-decks-card-left = Power, left of the sign
site-decks-card-sign = Sign
site-decks-card-right = Power, right of the sign
site-decks-card-x = X: any number of times
site-decks-card-add = Add the card
decks-sign-produce = none: produce
decks-sign-spend = -> spend for
decks-sign-count = = for each
decks-sign-condition = : if, or instead
decks-sign-replace = => replace while building
