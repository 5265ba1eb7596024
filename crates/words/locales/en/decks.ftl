# Decks, boards and prices: the standard ones, the house's, and those that people enter from their box.

decks-title = Cards, boards and prices
decks-lead = Do you own the box? Enter what is printed in it once and play with it here.
decks-kind-deck = Building cards
decks-kind-board = Board
decks-kind-prices = Building prices
decks-standard = Standard
decks-earlier = Earlier standard
decks-house = The house’s own
decks-new = New
decks-of-table = { $game }: what this table plays with
decks-see = See it
decks-all = See and enter cards, boards and prices
decks-heading = { $kind } ({ $n })
decks-africa = Steps from Rome to Africa: { $n }. The barbarian’s road, up to Rome:
decks-print = When you print this page, only what you see below comes out.
decks-copy = Change a copy

# Which one is agreed, in the contract.
decks-agreed = { $kind }: { $which }.
decks-which-standard = standard (our placeholder)
decks-which-earlier = earlier standard (our placeholder)
decks-which-house = the house’s own
decks-which-named = “{ $name }”
decks-which-unnamed = the host’s own

# Which one a new table gets.
decks-from-agreed = as agreed now: { $which }
decks-from-text = a text or a file
decks-text = Text of the file
decks-file = Or a file from your device
decks-check = Check
decks-fine = No mistakes found.
decks-mistake = Line { $line }, column { $column }: { $problem }.
decks-mistake-card = Line { $line }, column { $column }, card “{ $card }”: { $problem }.
decks-unreadable = this can’t be read: { $problem }

# Entering one.
decks-how = How it’s written
decks-how-deck = Write one card a line: name | type | cost | steps | power. Types are farm, city, legion and red. Symbols are food, gold, peace, glory and step, with a number before them and + between them; a / is a free choice. A power is what you get, or a left side, a sign and a right side.
decks-how-board = africa is the number of steps from Rome to Africa. barbarian lists the icons of his road, from his first step to the last space before Rome: "farm", "city+legion". If he starts on an icon, add start = "farm".
decks-how-prices = Write the price of each building: market, aqueduct, palace and basilica.
decks-name = Name
decks-delete-hint = Tables that were opened with it keep it.
decks-bad-name = Choose a name of 1 to { $most } visible characters, but not “standard”, “earlier” or “house”.
decks-no-file = You have no file called “{ $name }” for this.
decks-no-house = This house has none of its own.
decks-no-earlier = There’s no earlier version of this.

# One card.
decks-card = Enter a card
decks-card-name = Name of the card
decks-card-type = Type
decks-card-cost = Cost: { $kind }
decks-card-steps = Steps when bought
decks-card-left = Power, left of the sign
decks-card-sign = Sign
decks-card-right = Power, right of the sign
decks-card-x = X: any number of times
decks-card-add = Add the card
decks-sign-produce = none: produce
decks-sign-spend = -> spend for
decks-sign-count = = for each
decks-sign-condition = : if, or instead
decks-sign-replace = => replace while building
