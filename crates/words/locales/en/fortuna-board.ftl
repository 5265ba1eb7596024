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
fortuna-text-harvest = Take 2 wheat; turn water into wheat.
fortuna-text-vintage = Take 2 wine; turn water into wine.
fortuna-text-wheat-trade = Sell wheat for { $price } each.
fortuna-text-wine-trade = Sell wine for { $price } each.
fortuna-text-centurions = Buy centurions for 1, 2, 3.
fortuna-text-vestals = Buy vestals for 1, 3, 5.
fortuna-text-ceremony = Give a vestal, gain a die.
fortuna-text-family = { $married ->
    [yes] 1 wheat, 1 wine or 3 money; roll early.
   *[no] Marry for 3. Later: a gift.
}
fortuna-text-build = Raise one building.
fortuna-text-corruption = 2 money, or pay 1 to use another's card.
fortuna-text-fortuna = One step. Its holder goes first.

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
fortuna-steps-favour-water = 1 step
fortuna-steps-favour-orgy = 1–2 steps
fortuna-steps-favour-food = 1–2 steps
fortuna-steps-favour-battle = 1–3 steps
fortuna-steps-favour-fortuna = 1 step, 2 with Palace
fortuna-steps-favour-religion = 1 step each

fortuna-band-recruit = Recruit
fortuna-band-water-gift = Water gift
fortuna-band-wheat-gift = Wheat gift
fortuna-band-wine-gift = Wine gift
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
fortuna-zone-favours = The Emperor's favours
fortuna-zone-road = The road to Rome
fortuna-zone-podium = Podium
fortuna-zone-wealth = Wealth
fortuna-zone-provinces = Provinces
fortuna-zone-supply = Buildings to buy
fortuna-zone-pool = Cards to draft
fortuna-zone-stores = Left in the supply
fortuna-zone-phases = Phases of the turn
fortuna-zone-amounts = How many
fortuna-zone-exchange = The exchange
fortuna-zone-choices = What you can choose
fortuna-zone-privileges = Your privileges · only you see them
fortuna-zone-offer = The cards you drew
fortuna-zone-dice = Dice
fortuna-zone-vestals = Vestals
fortuna-zone-centurions = Centurions
fortuna-zone-goods = Goods
fortuna-zone-buildings = Buildings

fortuna-board-edge = { $mine ->
    [yes] your edge
   *[no] edge of { $who }
}
fortuna-board-open-edge = Open edge
fortuna-board-nobodys = nobody's
fortuna-board-your-edge = your edge
fortuna-board-you = you
fortuna-board-plays = { $mine ->
    [yes] your turn
   *[no] plays
}
fortuna-board-married = married
fortuna-board-locked = Locked
fortuna-board-locked-by = { $mine ->
    [yes] locked on your edge
   *[no] locked by { $who }
}
fortuna-board-card-on = { $mine ->
    [yes] on your edge
   *[no] on the edge of { $who }
}
fortuna-board-card-open = on an open edge
fortuna-board-card-pool = to be drafted
fortuna-board-given = You give this
fortuna-board-swap-only = Only swap
fortuna-board-take-place = face down on your edge

fortuna-board-tokens = { $n ->
    [0] no tokens
    [one] { $n } token
   *[other] { $n } tokens
}
fortuna-board-down = Turned down this round
fortuna-board-needs-die = Needs a { $value }
fortuna-board-lacks-water = No water
fortuna-board-lacks-wine = No wine
fortuna-board-lacks-wheat = No wheat
fortuna-board-lacks-centurion = No centurion
fortuna-board-lacks-marriage = Not married
fortuna-board-lacks-vestal = No vestal
fortuna-board-protected = Protected
fortuna-board-round = Round { $round }

fortuna-board-village = village
fortuna-board-rome = Roma
fortuna-board-palace-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} for whoever arrives first
fortuna-board-aside = { $n ->
    [one] { $n } card aside
   *[other] { $n } cards aside
}
fortuna-board-space = Space { $space }{ $kind ->
    [village] , the village
    [gate] , the gate of Rome
    [rome] , in Rome
    [palace] , Caesar's Palace
   *[road] {""}
}
fortuna-board-no-place = free
fortuna-board-slot-price = { $n } money
fortuna-board-worth = now worth
fortuna-board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fortuna-board-play-it = play it
fortuna-board-unused = not to be played now
fortuna-board-copies = ×{ $n }
fortuna-board-if-ended = If the game ended now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $road } for the road.
fortuna-board-outside = Not in Rome yet: { $left ->
    [one] { $left } step
   *[other] { $left } steps
} to the gate.
fortuna-board-left = { $n } left
fortuna-board-dice-of = { $mine ->
    [yes] Your dice
   *[no] Dice of { $who }
}
fortuna-board-roll-of = { $mine ->
    [yes] Your roll
   *[no] Roll of { $who }
}
fortuna-board-die = A die that shows { $value }{ $used ->
    [yes] , the one in use
   *[no] {""}
}
fortuna-board-die-blank = A die to be rolled
fortuna-board-deck = privilege cards to draw
fortuna-board-discards = discarded: { $cards }
fortuna-board-hand = { $n ->
    [0] no privilege cards
    [one] { $n } privilege card
   *[other] { $n } privilege cards
}
fortuna-board-aqueduct-full = with water

## Phases

fortuna-phase-aqueduct = Aqueduct
fortuna-phase-action = Action
fortuna-phase-military = Military
fortuna-phase-favour = Favour
fortuna-phase-privileges = Privileges
fortuna-phase-set-up = Before the first round

## Questions, short

fortuna-prompt-draft = Take a card for your edge
fortuna-prompt-turn-down = Lock one of your cards
fortuna-prompt-card = Use one of your cards
fortuna-prompt-convert = Turn water into { $into }?
fortuna-prompt-sell = How much { $goods } do you sell?
fortuna-prompt-hire-vestals = How many vestals do you engage?
fortuna-prompt-hire-centurions = How many centurions do you recruit?
fortuna-prompt-family = Your family offers a gift
fortuna-prompt-build = What do you build?
fortuna-prompt-corruption = Take money, or use another's card
fortuna-prompt-swap = Swap { $card } for …
fortuna-prompt-military = Send a centurion, or roll
fortuna-prompt-military-no-dice = Send a centurion?
fortuna-prompt-roll = Roll your dice
fortuna-prompt-die = Choose a die
fortuna-prompt-favour = Please the Emperor with your { $die }
fortuna-prompt-extra-flip = Close one more favour?
fortuna-prompt-keep = Keep one privilege
fortuna-prompt-keep-second = Keep a second one?
fortuna-prompt-keep-palace = Keep one privilege of the Palace
fortuna-prompt-end-turn = Play a privilege, or end your turn

fortuna-wait-draft = { $who } takes a card for the edge
fortuna-wait-turn-down = { $who } locks a card
fortuna-wait-card = { $who } uses a card
fortuna-wait-convert = { $who } may turn water into { $into }
fortuna-wait-sell = { $who } sells { $goods }
fortuna-wait-hire-vestals = { $who } engages vestals
fortuna-wait-hire-centurions = { $who } recruits centurions
fortuna-wait-family = { $who } takes a gift of the family
fortuna-wait-build = { $who } builds
fortuna-wait-corruption = { $who } takes money, or uses another's card
fortuna-wait-swap = { $who } swaps { $card }
fortuna-wait-military = { $who } may send a centurion, or rolls
fortuna-wait-military-no-dice = { $who } may send a centurion
fortuna-wait-roll = { $who } rolls the dice
fortuna-wait-die = { $who } chooses a die
fortuna-wait-favour = { $who } may please the Emperor with a { $die }
fortuna-wait-extra-flip = { $who } may close one more favour
fortuna-wait-keep = { $who } keeps one privilege
fortuna-wait-keep-second = { $who } may keep a second privilege
fortuna-wait-keep-palace = { $who } keeps one privilege of the Palace
fortuna-wait-end-turn = { $who } may play a privilege, or ends the turn

## What can end the game

fortuna-end-palace = { $n ->
    [one] { $who }: { $n } step
   *[other] { $who }: { $n } steps
}
fortuna-end-palace-full = The game ends with the round in which somebody reaches Caesar's Palace. Nearest: { $who }, { $n ->
    [one] { $n } step
   *[other] { $n } steps
} to go.
fortuna-end-last = last round
fortuna-end-last-full = Caesar's Palace was reached. The game ends with this round.
fortuna-end-rounds = { $round }/{ $max }
fortuna-end-rounds-full = This is round { $round }. Round { $max } would be the last.
fortuna-warn-palace = This takes you into Caesar's Palace: the game ends with this round.
fortuna-warn-out-of-rome = You have no money for the tax: you would step back out of Rome, and only those in Rome can win.

## What there is to say about a thing

fortuna-about-sentence = { $text }.
fortuna-about-favour = Favour { $favour }
fortuna-about-opens = It is open to dice of { $number } or more. It lies face down for the rest of the round once somebody was moved by it.
fortuna-about-swap = Whoever has used it swaps it for a face-up card of another edge, and the card that comes lies locked until the next turn of its owner.
fortuna-about-building = It { $price ->
    [0] is free
   *[other] costs { $money }
}. Everybody may have three buildings, all different.
fortuna-about-price-ours = The price is our placeholder, not the printed one.
fortuna-about-play = You may play it at any moment of your own turn.
fortuna-about-score = It counts at the end, if your pawn is in Rome.
fortuna-about-tokens-title = Tokens
fortuna-about-tokens = At the end of a round every favour card that is still face up gets a token, three at most. Whoever fulfils the favour takes them: one token is one privilege card; of two or three cards drawn one is kept.
fortuna-about-road-title = The road
fortuna-about-road = Fifteen steps lead from the village to Caesar's Palace. Each step is a point. Only those who have passed the gate, space 10, can win.
fortuna-about-palace-title = Caesar's Palace
fortuna-about-palace = Whoever arrives first draws three privilege cards, keeps one and puts two aside for those who come after. The round is played to its end, and the game is over.
fortuna-about-podium-title = Podium
fortuna-about-podium = The order of the round. Whoever has the card Fortuna when a round ends is first in the next; the others follow, the richest first.
fortuna-about-wealth-title = Wealth
fortuna-about-wealth = Nobody can have more than 20 money: what comes on top is lost.
fortuna-about-vestals = Each costs the price of the place it fills: 1, 3, 5. They are kept for the favour of Religion; a ceremony turns one into a die.
fortuna-about-centurions = Each costs the price of the place it fills: 1, 2, 3. One can be sent to carry out a card of your edge; the favour of Battle takes up to three.
fortuna-about-dice = You roll all your dice and choose one. A ceremony gives another, up to three.
fortuna-about-goods = Water, wheat and wine can be kept without limit. There are 15 of each for all.

fortuna-note-water = All water but that of the Aqueduct goes into the reservoir.
fortuna-note-convert = Water on the Aqueduct counts, and is spent first.
fortuna-note-supply = When the supply is too small, you take what is there.
fortuna-note-prices = The price goes by the place that is filled, not by how many you buy.
fortuna-note-nine-dice = The game has nine dice. When none is left, there is no ceremony.
fortuna-note-last-vestal = Your last vestal may be given.
fortuna-note-early-roll = The early roll stands. A die gained later in the turn is rolled in addition.
fortuna-note-marry-later = Whoever did not marry at the first chance may marry at any later one.
fortuna-note-copy = A locked card may be used, and so may one of an open edge, where the bank is paid. The card stays where it is.
fortuna-note-bribe = The bribe is paid first, and you must have enough for both.
fortuna-note-copy-fortuna = To use Fortuna from another's edge does not make you first.
fortuna-note-unheld = If nobody has Fortuna when the round ends, the first player stays first, unless agreed otherwise.
fortuna-note-tax = Whoever has a card 1 to 4 open may refuse and pay the tax. Favours 5 and 6 cannot be refused if they can be fulfilled.
fortuna-note-beyond = Steps beyond the Palace are lost.
fortuna-note-all-vestals = All vestals count: fewer steps cannot be chosen.
fortuna-note-aqueduct = The first water comes on the turn after it was built. It counts as yours, and is never moved to the reservoir.
fortuna-note-basilica = It does not help with the cards of Caesar's Palace.
fortuna-note-one-advance = One such card in a round, and it does nothing in the Palace.
fortuna-note-full = With three of one kind you take the other.
fortuna-note-gift-supply = What the supply lacks is not replaced.
fortuna-note-counted-twice = The same things may count for several cards.
fortuna-note-multiples = Every full group counts.
