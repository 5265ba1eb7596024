# Fortuna.
#
# Variables that many messages have: $who is "You" or a name at the start of a sentence, $you is
# "yes" or "no" for the same player. Amounts such as $goods and $money come with their unit.

fortuna-title = Fortuna
fortuna-tagline = From a village to Caesar's Palace by the favour of the Emperor.

## Names

fortuna-card-water = Water supply
fortuna-card-harvest = Harvest
fortuna-card-vintage = Vintage
fortuna-card-wheat-trade = Wheat trade
fortuna-card-wine-trade = Wine trade
fortuna-card-centurions = Recruit centurions
fortuna-card-vestals = Engage vestals
fortuna-card-ceremony = Religious ceremony
fortuna-card-family = Family
fortuna-card-build = Build
fortuna-card-corruption = Corruption
fortuna-card-fortuna = Fortuna

fortuna-favour-water = { $number } Water
fortuna-favour-orgy = { $number } Orgy
fortuna-favour-food = { $number } Food
fortuna-favour-battle = { $number } Battle
fortuna-favour-fortuna = { $number } Fortuna
fortuna-favour-religion = { $number } Religion

fortuna-building-market = Market
fortuna-building-aqueduct = Aqueduct
fortuna-building-palace = Palace
fortuna-building-basilica = Basilica

fortuna-privilege-recruit = Recruit
fortuna-privilege-water-gift = Gift of water
fortuna-privilege-wheat-gift = Gift of wheat
fortuna-privilege-wine-gift = Gift of wine
fortuna-privilege-advance = Advance
fortuna-privilege-score-buildings = Points for buildings
fortuna-privilege-score-wheat = Points for wheat
fortuna-privilege-score-wine = Points for wine
fortuna-privilege-score-water = Points for water
fortuna-privilege-score-three-money = Points for 3 money
fortuna-privilege-score-five-money = Points for 5 money
fortuna-privilege-score-centurions = Points for centurions
fortuna-privilege-score-vestals = Points for vestals
fortuna-privilege-score-marriage = Points for marriage
fortuna-unknown-privilege = a privilege card
fortuna-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}

fortuna-cube-water = water
fortuna-cube-wheat = wheat
fortuna-cube-wine = wine
fortuna-bank = the bank

fortuna-edge-blue = blue
fortuna-edge-grey = grey
fortuna-edge-orange = orange
fortuna-edge-purple = purple

fortuna-n-cube-water = { $n } water
fortuna-n-cube-wheat = { $n } wheat
fortuna-n-cube-wine = { $n } wine
fortuna-n-money = { $n } money
fortuna-n-price = { $n ->
    [0] free
   *[other] { $n } money
}
fortuna-n-helper-vestal = { $n ->
    [0] no vestals
    [one] { $n } vestal
   *[other] { $n } vestals
}
fortuna-n-helper-centurion = { $n ->
    [0] no centurions
    [one] { $n } centurion
   *[other] { $n } centurions
}
fortuna-n-dice = { $n ->
    [0] no dice
    [one] { $n } die
   *[other] { $n } dice
}
fortuna-n-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}

## Questions

fortuna-ask-draft = Which action card do you take for your edge?
fortuna-ask-turn-down = Which of your action cards do you turn face down? Nobody can swap it away before your first turn.
fortuna-ask-card = Which of your action cards do you choose? You have { $stock }.
fortuna-ask-convert = How much water do you exchange for { $into }? You have { $water }.
fortuna-ask-sell = How much { $goods } do you sell? You have { $stock }, worth { $price } money each, and { $money }.
fortuna-ask-hire-vestal = How many vestals do you engage? You have { $owned } and { $money }.
fortuna-ask-hire-centurion = How many centurions do you recruit? You have { $owned } and { $money }.
fortuna-ask-family = What do you take from your family? Your dice so far: { $rolled }.
fortuna-ask-build = What do you build? You have { $money }.
fortuna-ask-corruption = Do you take money, or pay a bribe to use a card of another edge? You have { $money }.
fortuna-ask-swap = Which card do you take in exchange for { $card }? It will lie face down on your edge until your next turn.
fortuna-ask-military = Do you send a centurion to carry out one of your face-up cards? You have { $owned }.
fortuna-ask-roll = The Emperor waits for your dice.
fortuna-ask-die = Which die do you use? You rolled { $rolled }.
fortuna-ask-favour = Your die shows { $die }. How do you please the Emperor? The card you fulfil lies face down until the round ends. You have { $stock }.
fortuna-ask-extra-flip = You are the first of two players. Do you turn one more favour card face down?
fortuna-ask-keep = Which privilege card do you keep? The others are discarded.
fortuna-ask-keep-second = Your Basilica lets you keep a second card. Do you?
fortuna-ask-keep-palace = You are in Caesar's Palace. Which privilege card do you keep?
fortuna-ask-end-turn = Your turn is almost over. Do you play a privilege card first?

## Answers

fortuna-effect-water = take 2 water
fortuna-effect-harvest = take 2 wheat, then exchange water for wheat if you like
fortuna-effect-vintage = take 2 wine, then exchange water for wine if you like
fortuna-effect-wheat-trade = sell wheat for { $price } money each
fortuna-effect-wine-trade = sell wine for { $price } money each
fortuna-effect-centurions = { $n ->
    [3] you have the three centurions you can have
   *[other] buy centurions, the next for { $price } money
}
fortuna-effect-vestals = { $n ->
    [3] you have the three vestals you can have
   *[other] buy vestals, the next for { $price } money
}
fortuna-effect-ceremony = give a vestal, gain a die
fortuna-effect-family = { $married ->
    [yes] take 1 wheat, 1 wine or 3 money, and roll early if you like
   *[no] marry for 3 money
}
fortuna-effect-build = pay for a building
fortuna-effect-corruption = take 2 money, or pay 1 to use a card of another edge
fortuna-advance = { $place ->
    [road] advance { $spaces } to { $to }
    [gate] advance { $spaces } to { $to }, through the gate of Rome
    [last] advance { $spaces } into Caesar's Palace; this round becomes the last
   *[palace] advance { $spaces } into Caesar's Palace
}

fortuna-do-draft = Take { $card }: { $effect }
fortuna-do-turn-down = Turn { $card } face down ({ $effect })
fortuna-do-use = Carry out { $card }: { $effect }
fortuna-do-pass = Do not carry out { $card }, only swap it
fortuna-do-command = Send a centurion to carry out { $card }: { $effect }
fortuna-do-convert = { $n ->
    [0] Exchange no water
   *[other] Exchange { $water } for { $goods }
}
fortuna-do-sell = { $n ->
    [0] Sell nothing
   *[other] Sell { $goods } for { $money }{ $lost ->
        [0] {""}
       *[other] , of which { $lost } are lost above 20
    }
}
fortuna-do-hire = { $n ->
    [0] Buy nobody
   *[other] Buy { $helpers } for { $money }
}
fortuna-do-gain = Take { $gift }{ $lost ->
    [0] {""}
   *[other] , of which { $lost } are lost above 20
}
fortuna-do-build = Build the { $building } { $price ->
    [0] for free
   *[other] for { $money }
}{ $ours ->
    [yes] {" "}(our placeholder price)
   *[no] {""}
}: { $effect }
fortuna-do-collect = Take 2 money{ $lost ->
    [0] {""}
   *[other] , of which { $lost } are lost above 20
}
fortuna-do-copy = Pay 1 money to { $owned ->
    [yes] { $owner }
   *[no] the bank
} and carry out { $card }: { $effect }
fortuna-do-swap = Take { $card } from the { $edge } edge ({ $owned ->
    [yes] { $owner }
   *[no] empty
}): { $effect }{ $first ->
    [yes] ; who has it when the round ends is first in the next
   *[no] {""}
}
fortuna-do-roll = Roll { $dice }
fortuna-do-roll-instead = Send nobody and roll { $dice }
fortuna-do-roll-early = Roll { $dice } now, before you choose
fortuna-do-die = Use the { $value }: { $open ->
    [yes] open to you are { $favours }
   *[no] no favour card is open to it
}
fortuna-do-fulfil = { $favour }: { $n ->
    [0] {""}
   *[other] give { $offering },{" "}
}{ $effect }{ $tokens ->
    [0] {""}
    [one] , and take { $tokens } token for a privilege card
   *[other] , and take { $tokens } tokens for privilege cards
}
fortuna-do-tax = Disappoint the Emperor: pay a tax of 1 money
fortuna-do-step-back = { $from ->
    [0] Disappoint the Emperor: you have no money for the tax, and stay in the village
   *[other] Disappoint the Emperor: you have no money for the tax, and go back to { $to }
}
fortuna-do-flip = Turn { $favour } face down until the round ends
fortuna-do-keep = Keep { $card }: { $effect }
fortuna-do-decline = Say no
fortuna-do-decline-military = Send nobody
fortuna-do-decline-flip = Turn no card
fortuna-do-decline-keep = Keep no second card
fortuna-do-end = End your turn
fortuna-do-play = Play { $card }: { $effect }

## Log

fortuna-log-drafted = { $who } took { $what } in the draft.
fortuna-log-dealt = { $card } was dealt to the { $edge } edge.
fortuna-log-turned-secret = { $who } turned a card face down in secret.
fortuna-log-turned-down = { $who } turned { $what } face down in secret.
fortuna-log-revealed = { $you ->
    [yes] Your face-down card is { $what }.
   *[no] The face-down card of { $who } is { $what }.
}
fortuna-log-round = Round { $round } begins.
fortuna-log-turn = { $you ->
    [yes] It is your turn.
   *[no] It is the turn of { $who }.
}
fortuna-log-aqueduct = { $you ->
    [yes] Water ran into your Aqueduct.
   *[no] Water ran into the Aqueduct of { $who }.
}
fortuna-log-used = { $who } carried out { $what }.
fortuna-log-passed = { $who } chose { $what } and did not carry it out.
fortuna-log-took = { $who } took { $what }.
fortuna-log-converted = { $who } gave { $water } in exchange for { $into }.
fortuna-log-sold = { $who } sold { $what } for { $money }.
fortuna-log-recruited = { $who } gained { $what }.
fortuna-log-hired = { $who } bought { $what } for { $money }.
fortuna-log-ceremony = { $who } gave a vestal and gained a die.
fortuna-log-married = { $who } married, for 3 money.
fortuna-log-gained = { $who } gained { $what }.
fortuna-log-built = { $who } built the { $what }.
fortuna-log-bribed = { $who } paid 1 money to { $payee } and carried out { $card }.
fortuna-log-swapped = { $who } gave { $gave } to the { $edge } edge and took { $took }, face down.
fortuna-log-commanded = { $who } sent a centurion to carry out { $what }.
fortuna-log-rolled = { $who } rolled { $what }.
fortuna-log-die = { $who } chose the { $what }.
fortuna-log-no-favour = { $who } had a { $what } and no favour card was open to it.
fortuna-log-fulfilled = { $who } pleased the Emperor with { $favour }{ $n ->
    [0] {""}
   *[other] {" "}and gave { $offering }
}{ $tokens ->
    [0] {""}
    [one] , and took { $tokens } token
   *[other] , and took { $tokens } tokens
}.
fortuna-log-moved = { $who } advanced from { $from } to { $to }{ $place ->
    [road] .
    [gate] , through the gate of Rome.
   *[palace] , into Caesar's Palace.
}
fortuna-log-taxed = { $who } disappointed the Emperor and paid 1 money.
fortuna-log-stepped-back = { $who } had no money for the tax and went back from { $from } to { $to }.
fortuna-log-no-way-back = { $who } had no money for the tax, and stayed in the village.
fortuna-log-flipped = { $who } turned { $what } face down.
fortuna-log-drew = { $who } drew { $what }.
fortuna-log-kept = { $who } kept { $what }.
fortuna-log-aside = { $who } laid { $what } aside.
fortuna-log-looked = { $who } looked at { $what } that was laid aside.
fortuna-log-discarded = { $who } discarded { $what }.
fortuna-log-reshuffled = { $n ->
    [one] The discarded privilege card became the draw pile.
   *[other] The { $n } discarded privilege cards were shuffled into a new draw pile.
}
fortuna-log-played = { $who } played { $what }.
fortuna-log-arrived = { $place ->
    [1] { $who } reached Caesar's Palace first. This is the last round.
    [2] { $who } reached Caesar's Palace second.
    [3] { $who } reached Caesar's Palace third.
   *[other] { $who } reached Caesar's Palace last.
}
fortuna-log-tokens = A token was laid on { $favours }.
fortuna-log-podium = The order of the next round is { $order }.
fortuna-log-showed = { $who } showed { $what }.
fortuna-log-ended = The game is over.

## Why not

fortuna-no-game-over = The game is over.
fortuna-no-turn = Somebody else is asked.
fortuna-no-question = That does not answer the question.
fortuna-no-decline-military = To send nobody, roll your dice.
fortuna-no-decline-end-turn = To play no card, end your turn.
fortuna-no-decline = You cannot say no here.
fortuna-no-pool = { $card } is not among the cards laid out.
fortuna-no-edge = { $card } is not on your edge.
fortuna-no-own-edge = { $card } is on your own edge.
fortuna-no-face-down = { $card } lies face down.
fortuna-no-effect = { $card } would change nothing now, so it cannot be carried out.
fortuna-no-bribe = You do not have the money for the bribe and for { $card }.
fortuna-no-too-many = { $most ->
    [0] You can choose 0 only.
   *[other] You can choose { $most } at most.
}
fortuna-no-too-few = Choose at least 1.
fortuna-no-supply = The supply has no { $goods } left.
fortuna-no-supply-left = The supply has only { $goods } left.
fortuna-no-die-left = The supply has no die left.
fortuna-no-pile = No { $building } is left to build.
fortuna-no-twice = You have the { $building } already.
fortuna-no-room = You have three buildings, and there is no room for a fourth.
fortuna-no-price = You have too little money for the { $building }.
fortuna-no-palace-unmarried = Only a married player can build a Palace.
fortuna-no-centurion = You have no centurion to send.
fortuna-no-second-centurion = You have sent a centurion already in this turn.
fortuna-no-roll-in-palace = You stand in Caesar's Palace and roll no more dice.
fortuna-no-roll = You have no die left to roll.
fortuna-no-die = None of your dice shows { $value }.
fortuna-no-favour-closed = The favour { $favour } lies face down.
fortuna-no-die-too-low = The favour { $favour } is not open to a { $die }.
fortuna-no-goods = { $most ->
    [0] You have nothing to give for the favour { $favour }.
   *[other] For the favour { $favour } you can give { $offering } at most.
}
fortuna-no-spaces = { $most ->
    [one] The Palace is 1 space away: give 1 at most.
   *[other] The Palace is { $most } spaces away: give { $most } at most.
}
fortuna-no-gift = For the favour { $favour } you give nothing.
fortuna-no-marriage = The favour of Fortuna is for the married.
fortuna-no-vestal = The favour of Religion needs a vestal.
fortuna-no-tax = You can please the Emperor without giving anything, so you must.
fortuna-no-flip = The favour { $favour } carries tokens, which protect it.
fortuna-no-offer = { $card } is not among the cards you choose from.
fortuna-no-hand = You do not hold the card { $card }.
fortuna-no-helper = You have { $helpers } already, the most there can be.
fortuna-no-second-advance = You have played an Advance card in this round, and one is the most.
fortuna-no-road-left = You are in Caesar's Palace, space { $palace }: the road ends there.

## The table

fortuna-table-round = Round { $round }. Order: { $order }. Now: { $active }.
fortuna-table-end = The game ends with the round in which somebody reaches Caesar's Palace, space { $palace }, or with round { $max }. Nearest: { $leaders }, { $left } to go.
fortuna-table-last-round = { $you ->
    [yes] You have reached Caesar's Palace.
   *[no] { $who } has reached Caesar's Palace.
} The game ends with this round.
fortuna-table-limit = The game ends with this round, the last that was agreed.
fortuna-table-player = { $who }, { $edge } edge: { $place }; { $stock }.
fortuna-place-road = space { $road } ({ $gate } is the gate)
fortuna-place-rome = space { $road }, in Rome ({ $left } to go)
fortuna-place-palace = in Caesar's Palace, space { $road }
fortuna-aqueduct-full = 1 of the water lies on the Aqueduct
fortuna-married = { $married ->
    [yes] married
   *[no] not married
}
fortuna-buildings-none = no buildings
fortuna-advanced = an Advance card played in this round
fortuna-table-cards = {"  "}Action cards: { $cards }.
fortuna-table-card = { $down ->
    [yes] { $card } (face down)
   *[no] { $card }
}
fortuna-table-hand = {"  "}Privilege cards: { $cards }.
fortuna-table-hidden-hand = {"  "}Privilege cards: { $n ->
    [0] none
   *[other] { $n }
}.
fortuna-table-free-edge = Empty { $edge } edge: { $cards }.
fortuna-table-pool = Cards to draft: { $cards }.
fortuna-table-favours = Favour cards: { $favours }.
fortuna-table-favour = { $favour }, { $open ->
    [yes] open
   *[no] face down
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } token
   *[other] , { $tokens } tokens
}
fortuna-table-piles = Buildings: { $piles }.{ $ours ->
    [yes] {" "}The prices are our placeholder, not the printed ones.
   *[no] {""}
}
fortuna-table-pile = { $building } { $price ->
    [0] for free
   *[other] for { $money }
}, { $n } left
fortuna-table-supply = Supply: { $supply }.
fortuna-cubes-endless = goods without end
fortuna-table-deck = Privilege cards to draw: { $n }. Discarded: { $discards }.
fortuna-table-aside = Aside at Caesar's Palace: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
fortuna-memory-aside = Of the cards put aside at Caesar's Palace you have seen { $cards }.
fortuna-memory-unseen = In the draw pile or with others: { $cards }.
fortuna-plan-military = you could send a centurion
fortuna-plan-no-military = send none, and roll
fortuna-plan-roll = the dice are to be rolled
fortuna-plan-do-roll = roll at once
fortuna-plan-flip = you could close another favour card
fortuna-plan-no-flip = close none
fortuna-plan-end = only the end of the turn is left
fortuna-plan-do-end = end the turn

## The end

fortuna-ended-palace = Caesar's Palace was reached in round { $round }.
fortuna-ended-round-limit = Round { $round } was the last that was agreed.
fortuna-won-score = { $who } won, with the most points of those in Rome.
fortuna-won-road = { $who } won: equal in points, farther along the road.
fortuna-won-money = { $who } won: equal in points and on the road, richer in money.
fortuna-won-centurions = { $who } won: equal in points, on the road and in money, with more centurions.
fortuna-won-vestals = { $who } won: equal in everything but vestals.
fortuna-won-shared = The victory is shared: { $who }.
fortuna-won-gate = { $who } won, as the only one in Rome.
fortuna-won-nobody = Nobody is in Rome, so nobody won.
fortuna-standing = { $rank }. { $who }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
fortuna-points-road = {"   "}{ $road } for the road
fortuna-points-card = {"   "}{ $points } for the card { $card }
fortuna-points-outside = {"   "}outside Rome, which begins on space { $gate }: cannot win{ $n ->
    [0] {""}
    [one] , and { $n } privilege card does not count
   *[other] , and { $n } privilege cards do not count
}

## Options

fortuna-players = { $n } players.
fortuna-deal-beginner = Beginner deal: the action cards are dealt at random.
fortuna-deal-expert = Expert draft: the players choose their action cards.
fortuna-unheld-stay = If nobody has the card Fortuna when a round ends, the first player stays first.
fortuna-unheld-money = If nobody has the card Fortuna when a round ends, the richest is first.
fortuna-opt-cubes-finite = There are 15 each of water, wheat and wine.
fortuna-opt-cubes-infinite = Water, wheat and wine never run out.
fortuna-max-rounds = The game has at most { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}.
fortuna-prices = Prices: { $prices }.{ $ours ->
    [yes] {" "}These are our placeholder, not the printed ones.
   *[no] {""}
}
fortuna-price = { $building } { $money }

## What the cards do

fortuna-help-card-water = take 2 water
fortuna-help-card-harvest = take 2 wheat, then exchange any of your water for wheat, one for one
fortuna-help-card-vintage = take 2 wine, then exchange any of your water for wine, one for one
fortuna-help-card-wheat-trade = sell wheat for 2 money each, 3 with a Market
fortuna-help-card-wine-trade = sell wine for 3 money each, 4 with a Market
fortuna-help-card-centurions = buy centurions: the first costs 1, the second 2, the third 3 money
fortuna-help-card-vestals = buy vestals: the first costs 1, the second 3, the third 5 money
fortuna-help-card-ceremony = give one vestal and gain a die for good. Three dice are the most
fortuna-help-card-family = marry for 3 money. Once married: take 1 wheat, 1 wine or 3 money, and roll your dice before you choose if you like
fortuna-help-card-build = build one building
fortuna-help-card-corruption = take 2 money; or pay 1 money to the player of another edge, or to the bank, and use a card of that edge
fortuna-help-card-fortuna = advance 1 space. Who has this card when the round ends is first in the next
fortuna-help-favour-water = give 1 water, advance 1 space
fortuna-help-favour-orgy = give 1 or 2 wine, advance 1 space for each
fortuna-help-favour-food = give 1 or 2 wheat, advance 1 space for each
fortuna-help-favour-battle = give 1 to 3 centurions, advance 1 space for each
fortuna-help-favour-fortuna = if you are married, advance 1 space, 2 with a Palace
fortuna-help-favour-religion = advance 1 space for each of your vestals, and keep them
fortuna-help-building-market = wheat and wine sell for 1 money more
fortuna-help-building-aqueduct = it gets 1 water at the start of your turn if it is empty
fortuna-help-building-palace = for the married only; the favour of Fortuna takes you 2 spaces
fortuna-help-building-basilica = of 2 or 3 privilege cards drawn for a favour, you may keep a second
fortuna-help-privilege-recruit = gain a vestal or a centurion
fortuna-help-privilege-water-gift = gain 1 water and 1 water, wheat or wine
fortuna-help-privilege-wheat-gift = gain 1 wheat and 1 water, wheat or wine
fortuna-help-privilege-wine-gift = gain 1 wine and 1 water, wheat or wine
fortuna-help-privilege-advance = advance 1 space; one such card in a round
fortuna-help-privilege-score-buildings = 2 points for each building
fortuna-help-privilege-score-wheat = 1 point for each wheat
fortuna-help-privilege-score-wine = 1 point for each wine
fortuna-help-privilege-score-water = 1 point for each water
fortuna-help-privilege-score-three-money = 1 point for every full 3 money
fortuna-help-privilege-score-five-money = 2 points for every full 5 money
fortuna-help-privilege-score-centurions = 2 points for each centurion
fortuna-help-privilege-score-vestals = 2 points for each vestal
fortuna-help-privilege-score-marriage = 3 points if you are married
