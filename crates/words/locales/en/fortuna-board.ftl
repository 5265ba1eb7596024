# What stands on the drawn table.

## Cards, as short as they can be said

fortuna-short-water = Water
fortuna-short-harvest = Harvest
fortuna-short-vintage = Vintage
fortuna-short-wheat-trade = Wheat trade
fortuna-short-wine-trade = Wine trade
fortuna-short-centurions = Centurions
fortuna-short-vestals = Vestals
fortuna-short-ceremony = Ceremony
fortuna-short-family = Family
fortuna-short-build = Build
fortuna-short-corruption = Corruption
fortuna-short-fortuna = Fortuna

fortuna-text-water = Take 2 water.
fortuna-text-harvest = Take 2 wheat; exchange water for wheat.
fortuna-text-vintage = Take 2 wine; exchange water for wine.
fortuna-text-wheat-trade = Sell wheat for { $price } each.
fortuna-text-wine-trade = Sell wine for { $price } each.
fortuna-text-centurions = Recruit centurions for 1, 2, 3.
fortuna-text-vestals = Engage vestals for 1, 3, 5.
fortuna-text-ceremony = Give a vestal: +1 die.
fortuna-text-family = { $married ->
    [yes] 1 wheat, 1 wine or 3 money; roll early.
   *[no] Marry for 3 money. Later: a gift.
}
fortuna-text-build = Build one building.
fortuna-text-corruption = 2 money, or pay 1 to use another card.
fortuna-text-fortuna = +1 space. Keep it to go first.

fortuna-name-favour-water = Water
fortuna-name-favour-orgy = Orgy
fortuna-name-favour-food = Food
fortuna-name-favour-battle = Battle
fortuna-name-favour-fortuna = Fortuna
fortuna-name-favour-religion = Religion

fortuna-give-favour-water = Give 1 water
fortuna-give-favour-orgy = Give 1–2 wine
fortuna-give-favour-food = Give 1–2 wheat
fortuna-give-favour-battle = Give 1–3 centurions
fortuna-give-favour-fortuna = Be married
fortuna-give-favour-religion = Have vestals

fortuna-board-asks = { $what }:
fortuna-steps-favour-water = 1 space
fortuna-steps-favour-orgy = 1–2 spaces
fortuna-steps-favour-food = 1–2 spaces
fortuna-steps-favour-battle = 1–3 spaces
fortuna-steps-favour-fortuna = 1 space, 2 with Palace
fortuna-steps-favour-religion = 1 space each

fortuna-band-recruit = Recruit
fortuna-band-water-gift = Gift of water
fortuna-band-wheat-gift = Gift of wheat
fortuna-band-wine-gift = Gift of wine
fortuna-band-advance = Advance
fortuna-band-score-buildings = Buildings
fortuna-band-score-wheat = Wheat
fortuna-band-score-wine = Wine
fortuna-band-score-water = Water
fortuna-band-score-three-money = Every 3 money
fortuna-band-score-five-money = Every 5 money
fortuna-band-score-centurions = Centurions
fortuna-band-score-vestals = Vestals
fortuna-band-score-marriage = Marriage

## Zones

fortuna-zone-board = Board
fortuna-zone-favours = The Emperor’s favours
fortuna-zone-road = The road to Rome
fortuna-zone-podium = Podium
fortuna-zone-wealth = Money
fortuna-zone-provinces = Provinces
fortuna-zone-supply = Supply
fortuna-zone-pool = Cards to draft
fortuna-zone-stores = Left in the supply
fortuna-zone-phases = Phases of the turn
fortuna-zone-amounts = How many
fortuna-zone-exchange = Exchange
fortuna-zone-choices = Your choices
fortuna-zone-privileges = Your privilege cards · only you see them
fortuna-zone-offer = Cards you drew
fortuna-zone-dice = Dice
fortuna-zone-vestals = Vestals
fortuna-zone-centurions = Centurions
fortuna-zone-goods = Goods
fortuna-zone-buildings = Buildings

fortuna-board-edge = { $mine ->
    [yes] your edge
   *[no] { $who }’s edge
}
fortuna-board-open-edge = Open edge
fortuna-board-nobodys = nobody’s
fortuna-board-your-edge = your edge
fortuna-board-you = you
fortuna-board-plays = { $mine ->
    [yes] your turn
   *[no] plays
}
fortuna-board-married = married
fortuna-board-locked = Face down
fortuna-board-locked-by = { $mine ->
    [yes] face down on your edge
   *[no] face down on { $who }’s edge
}
fortuna-board-card-on = { $mine ->
    [yes] on your edge
   *[no] on { $who }’s edge
}
fortuna-board-card-open = on an open edge
fortuna-board-card-pool = in the draft
fortuna-board-given = You give this
fortuna-board-swap-only = Just swap
fortuna-board-take-place = face down on your edge

fortuna-board-tokens = { $n ->
    [0] no tokens
    [one] { $n } token
   *[other] { $n } tokens
}
fortuna-board-down = Face down this round
fortuna-board-needs-die = Needs a { $value }
fortuna-board-lacks-water = No water
fortuna-board-lacks-wine = No wine
fortuna-board-lacks-wheat = No wheat
fortuna-board-lacks-centurion = No centurion
fortuna-board-lacks-marriage = Not married
fortuna-board-lacks-vestal = No vestal
fortuna-board-protected = Has tokens
fortuna-board-round = Round { $round }

fortuna-board-village = village
fortuna-board-rome = Roma
fortuna-board-palace-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} for the first to arrive
fortuna-board-aside = { $n ->
    [one] { $n } card set aside
   *[other] { $n } cards set aside
}
fortuna-board-space = Space { $space }{ $kind ->
    [village] , the village
    [gate] , the gate of Rome
    [rome] , in Rome
    [palace] , Caesar’s Palace
   *[road] {""}
}
fortuna-board-no-place = empty
fortuna-board-slot-price = { $n } money
fortuna-board-worth = now worth
fortuna-board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fortuna-board-play-it = play
fortuna-board-unused = can’t be played now
fortuna-board-copies = ×{ $n }
fortuna-board-if-ended = If the game ended now: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (road: { $road }).
fortuna-board-outside = Not in Rome yet: { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} to the gate.
fortuna-board-left = { $n } left
fortuna-board-dice-of = { $mine ->
    [yes] Your dice
   *[no] { $who }’s dice
}
fortuna-board-roll-of = { $mine ->
    [yes] Your roll
   *[no] { $who }’s roll
}
fortuna-board-die = Die showing { $value }{ $used ->
    [yes] , in use
   *[no] {""}
}
fortuna-board-die-blank = Die to roll
fortuna-board-deck = privilege cards to draw
fortuna-board-discards = discarded: { $n ->
    [0] none
   *[other] { $cards }
}
fortuna-board-hand = { $n ->
    [0] no privilege cards
    [one] { $n } privilege card
   *[other] { $n } privilege cards
}
fortuna-board-aqueduct-full = with water

## Phases

fortuna-phase-aqueduct = Aqueduct
fortuna-phase-action = Action
fortuna-phase-military = Military power
fortuna-phase-favour = Favour
fortuna-phase-privileges = Privileges
fortuna-phase-set-up = Before the first round

## Questions, short

fortuna-prompt-draft = Take a card for your edge
fortuna-prompt-turn-down = Turn one of your cards face down
fortuna-prompt-card = Choose one of your cards
fortuna-prompt-convert = Exchange water for { $into }?
fortuna-prompt-sell = How much { $goods } do you sell?
fortuna-prompt-hire-vestals = How many vestals do you engage?
fortuna-prompt-hire-centurions = How many centurions do you recruit?
fortuna-prompt-family = Take a gift from your family
fortuna-prompt-build = What do you build?
fortuna-prompt-corruption = Take money, or use another card
fortuna-prompt-swap = Swap { $card } for…
fortuna-prompt-military = Send a centurion, or roll
fortuna-prompt-military-no-dice = Send a centurion?
fortuna-prompt-roll = Roll your dice
fortuna-prompt-die = Choose a die
fortuna-prompt-favour = Choose a favour (die: { $die })
fortuna-prompt-extra-flip = Turn one more favour face down?
fortuna-prompt-keep = Keep one privilege card
fortuna-prompt-keep-second = Keep a second one?
fortuna-prompt-keep-palace = Keep a privilege card from the Palace
fortuna-prompt-end-turn = Play a privilege card, or end your turn

fortuna-wait-draft = { $who } takes a card
fortuna-wait-turn-down = { $who } turns a card face down
fortuna-wait-card = { $who } chooses a card
fortuna-wait-convert = { $who } can exchange water for { $into }
fortuna-wait-sell = { $who } sells { $goods }
fortuna-wait-hire-vestals = { $who } engages vestals
fortuna-wait-hire-centurions = { $who } recruits centurions
fortuna-wait-family = { $who } takes a gift from their family
fortuna-wait-build = { $who } builds
fortuna-wait-corruption = { $who } takes money, or uses another card
fortuna-wait-swap = { $who } swaps { $card }
fortuna-wait-military = { $who } sends a centurion, or rolls
fortuna-wait-military-no-dice = { $who } can send a centurion
fortuna-wait-roll = { $who } rolls the dice
fortuna-wait-die = { $who } chooses a die
fortuna-wait-favour = { $who } chooses a favour (die: { $die })
fortuna-wait-extra-flip = { $who } can turn one more favour face down
fortuna-wait-keep = { $who } keeps one privilege card
fortuna-wait-keep-second = { $who } can keep a second privilege card
fortuna-wait-keep-palace = { $who } keeps a privilege card from the Palace
fortuna-wait-end-turn = { $who } plays a privilege card, or ends the turn

## What can end the game

fortuna-end-palace = { $n ->
    [one] { $who }: { $n } space
   *[other] { $who }: { $n } spaces
}
fortuna-end-palace-full = The game ends after the round in which a player reaches Caesar’s Palace. Closest: { $all ->
    [yes] all players
   *[no] { $who }
}, { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} to go.
fortuna-end-last = last round
fortuna-end-last-full = A player has reached Caesar’s Palace. The game ends after this round.
fortuna-end-rounds = { $round }/{ $max }
fortuna-end-rounds-full = This is round { $round } of { $max } at most.
fortuna-warn-palace = You’ll enter Caesar’s Palace: the game ends after this round.
fortuna-warn-out-of-rome = You can’t pay the tax: you’d go back out of Rome, where you can’t win.

## What there is to say about a thing

fortuna-about-sentence = { $text }.
fortuna-about-favour = Favour: { $favour }
fortuna-about-opens = Needs a die of { $number } or more. Once fulfilled, it’s face down for the rest of the round.
fortuna-about-swap = After you use it, you swap it for a face-up card from another edge. That card stays face down until your next turn.
fortuna-about-building = { $price ->
    [0] It’s free.
   *[other] It costs { $money }.
} You can have three buildings, all different.
fortuna-about-price-ours = This price is ours: we don’t know the printed one.
fortuna-about-play = Play it any time during your turn.
fortuna-about-score = It counts at the end if you’re in Rome.
fortuna-about-tokens-title = Tokens
fortuna-about-tokens = When a round ends, each face-up favour card gets a token (limit 3). Fulfil the favour to take them: with 1 token you draw a privilege card; with 2 or 3 you draw that many and keep one.
fortuna-about-road-title = The road
fortuna-about-road = There are fifteen spaces from the village to Caesar’s Palace. Each space is a point. You can only win once you’re past the gate, on space 10 or more.
fortuna-about-palace-title = Caesar’s Palace
fortuna-about-palace = The first to arrive draws three privilege cards, keeps one and sets two aside for later arrivals. The game ends after this round.
fortuna-about-podium-title = Podium
fortuna-about-podium = The order of the round. The Fortuna card makes you first player in the next round; the others follow, richest first.
fortuna-about-wealth-title = Money
fortuna-about-wealth = You can have up to 20 money. You lose anything above that.
fortuna-about-vestals = They cost 1, 3, then 5 money, by the place they fill. You keep them for the favour Religion (6); a Religious ceremony turns one into a die.
fortuna-about-centurions = They cost 1, 2, then 3 money, by the place they fill. Send one to use a face-up card on your edge; the favour Battle (4) takes up to three.
fortuna-about-dice = You roll all your dice and use one. A Religious ceremony gives you another (limit 3).
fortuna-about-goods = You can keep any amount of water, wheat and wine. There are 15 cubes of each in the game.

fortuna-note-water = All water goes to your reservoir, except the Aqueduct’s own.
fortuna-note-convert = Water in the Aqueduct counts, and you spend it first.
fortuna-note-supply = If the supply runs short, you take what’s left.
fortuna-note-prices = The price depends on the place you fill, not on how many you buy.
fortuna-note-nine-dice = The game has nine dice. With none left, you can’t use this card.
fortuna-note-last-vestal = You may give your last vestal.
fortuna-note-early-roll = The early roll stands. If you gain a die later this turn, you roll that one too.
fortuna-note-marry-later = You can marry later.
fortuna-note-copy = You can use a face-down card, or one on an open edge (you pay the bank). The card stays where it is.
fortuna-note-bribe = You pay the bribe first, and need enough for both.
fortuna-note-copy-fortuna = Copying Fortuna doesn’t make you first player.
fortuna-note-unheld = If no player has Fortuna when the round ends, the first player stays first (default).
fortuna-note-tax = If a card from 1 to 4 is available, you may refuse and pay the tax. You can’t refuse favours 5 and 6 if you can fulfil them.
fortuna-note-beyond = Spaces beyond Caesar’s Palace are lost.
fortuna-note-all-vestals = All your vestals count: you can’t choose fewer spaces.
fortuna-note-aqueduct = The first water comes the turn after you build it. It’s yours, but never moves to the reservoir.
fortuna-note-basilica = It doesn’t work for the cards of Caesar’s Palace.
fortuna-note-one-advance = One per round; it does nothing in Caesar’s Palace.
fortuna-note-full = With three of one kind, you take the other.
fortuna-note-gift-supply = If the supply lacks a cube, you don’t get another instead.
fortuna-note-counted-twice = The same things can count for several cards.
fortuna-note-multiples = Each full group counts.

fortuna-threat-palace = { $you ->
    [yes] You
   *[no] { $who }
} can reach Caesar’s Palace in one action: that makes the round the last.
