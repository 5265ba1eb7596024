# Fortuna.
#
# Variables that many messages have: $who is "You" or a name at the start of a sentence, $you is
# "yes" or "no" for the same player. Amounts such as $goods and $money come with their unit.

fortuna-title = Fortuna
fortuna-tagline = From a village to Caesar’s Palace, by the Emperor’s favour.

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

fortuna-favour-water = Water (1)
fortuna-favour-orgy = Orgy (2)
fortuna-favour-food = Food (3)
fortuna-favour-battle = Battle (4)
fortuna-favour-fortuna = Fortuna (5)
fortuna-favour-religion = Religion (6)

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
fortuna-the-privilege = { $card }
fortuna-the-favour = { $favour }
fortuna-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}

fortuna-cube-water = water
fortuna-cube-wheat = wheat
fortuna-cube-wine = wine
fortuna-bank = the bank

fortuna-open-edge = { $n ->
    [one] the open edge
   *[other] an open edge
}

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
fortuna-ask-turn-down = Which card do you turn face down? It’s safe until your first turn.
fortuna-ask-card = Which action card do you choose? You have { $stock }.
fortuna-ask-convert = How much water do you exchange for { $into }? You have { $water }.
fortuna-ask-sell = How much { $goods } do you sell ({ $price } money each)? You have { $stock } and { $money }.
fortuna-ask-hire-vestal = How many vestals do you engage? You have { $owned } and { $money }.
fortuna-ask-hire-centurion = How many centurions do you recruit? You have { $owned } and { $money }.
fortuna-ask-family = { $n_rolled ->
    [0] What do you take from your family?
   *[other] You rolled { $rolled }. What do you take from your family?
}
fortuna-ask-build = What do you build? You have { $money }.
fortuna-ask-corruption = Take 2 money, or pay 1 to use another edge’s card? You have { $money }.
fortuna-ask-swap = Swap { $card } for which card? It stays face down until your next turn.
fortuna-ask-military = Send a centurion to use a face-up card? You have { $owned }.
fortuna-ask-roll = Roll your dice for the Emperor.
fortuna-ask-die = Which die do you use? You rolled { $rolled }.
fortuna-ask-favour = Your die: { $die }. Which favour do you fulfil? You have { $stock }.
fortuna-ask-extra-flip = First of two players: turn one more favour card face down?
fortuna-ask-keep = Which privilege card do you keep? You discard the rest.
fortuna-ask-keep-second = Basilica: keep a second privilege card?
fortuna-ask-keep-palace = Caesar’s Palace: which privilege card do you keep?
fortuna-ask-end-turn = Play a privilege card, or end your turn?

## Answers

fortuna-effect-water = +2 water
fortuna-effect-harvest = +2 wheat, exchange water
fortuna-effect-vintage = +2 wine, exchange water
fortuna-effect-wheat-trade = sell for { $price } money each
fortuna-effect-wine-trade = sell for { $price } money each
fortuna-effect-centurions = { $n ->
    [3] you already have three
   *[other] the next costs { $price } money
}
fortuna-effect-vestals = { $n ->
    [3] you already have three
   *[other] the next costs { $price } money
}
fortuna-effect-ceremony = a vestal for a die
fortuna-effect-family = { $married ->
    [yes] wheat, wine or money; roll early
   *[no] marry for 3 money
}
fortuna-effect-build = build one building
fortuna-effect-corruption = +2 money, or use another card
fortuna-effect-fortuna = +1 space
fortuna-effect-building-market = +1 money per cube sold
fortuna-effect-building-aqueduct = +1 water when empty
fortuna-effect-building-palace = Fortuna (5) gives 2 spaces
fortuna-effect-building-basilica = keep a second privilege card
fortuna-advance = { $place ->
    [road] +{ $spaces } ({ $to })
    [gate] +{ $spaces } ({ $to }, in Rome)
    [last] enter Caesar’s Palace (last round)
   *[palace] enter Caesar’s Palace
}

fortuna-do-draft = Take { $card }: { $effect }
fortuna-do-turn-down = Turn { $card } face down ({ $effect })
fortuna-do-use = Use { $card }: { $effect }
fortuna-do-pass = Swap { $card } without using it
fortuna-do-command = Send a centurion to use { $card }: { $effect }
fortuna-do-convert = { $n ->
    [0] Exchange no water
   *[other] Exchange { $water } for { $goods }
}
fortuna-do-sell = { $n ->
    [0] Sell nothing
   *[other] Sell { $goods } for { $money }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost: limit 20)
    }
}
fortuna-do-hire-vestal = { $n ->
    [0] Engage nobody
   *[other] Engage { $helpers } for { $money }
}
fortuna-do-hire-centurion = { $n ->
    [0] Recruit nobody
   *[other] Recruit { $helpers } for { $money }
}
fortuna-do-gain = Take { $gift }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost: limit 20)
}
fortuna-do-build = Build the { $building } ({ $price ->
    [0] free
   *[other] { $money }
}{ $ours ->
    [yes] , our price
   *[no] {""}
}): { $effect }
fortuna-do-collect = Take 2 money{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost: limit 20)
}
fortuna-do-copy = { $owned ->
    [yes] Bribe { $owner }
   *[no] Pay the bank
}, use { $card }: { $effect }
fortuna-do-swap = Take { $card } from { $owned ->
    [yes] { $owner }
   *[no] { $n ->
        [one] the open edge
       *[other] an open edge
    }
}: { $first ->
    [yes] go first next round
   *[no] { $effect }
}
fortuna-do-roll = Roll { $dice }
fortuna-do-roll-instead = Send nobody, roll { $dice }
fortuna-do-roll-early = Roll { $dice } now, before you choose
fortuna-do-die = Use the { $value }: { $open ->
    [yes] { $favours }
   *[no] no favour available
}
fortuna-do-fulfil = { $favour } ({ $number }): { $n ->
    [0] {""}
   *[other] give { $offering },{" "}
}{ $effect }{ $tokens ->
    [0] {""}
    [one] , +{ $tokens } token
   *[other] , +{ $tokens } tokens
}
fortuna-do-tax = Disappoint the Emperor: pay 1 money in tax
fortuna-do-step-back = { $from ->
    [0] Disappoint the Emperor: no money, stay in the village
   *[other] Disappoint the Emperor: no money, go back to space { $to }
}
fortuna-do-flip = Turn { $favour } face down
fortuna-do-keep = Keep { $card }: { $effect }
fortuna-do-decline = Decline
fortuna-do-decline-military = Send nobody
fortuna-do-decline-flip = Turn no card face down
fortuna-do-decline-keep = Don’t keep a second card
fortuna-do-end = End your turn
fortuna-do-play = Play { $card }: { $effect }
fortuna-do-play-gain = Play { $card }: +{ $gains }

fortuna-hint-use = +{ $gains } for you; then the card goes to another edge, where others can use it.
fortuna-hint-command = For one centurion, +{ $gains } for you, and nothing for the others.
fortuna-hint-copy = +{ $gains } for 1 money{ $n ->
    [0] , which goes to the bank
   *[other] , which goes to { $others }
}.
fortuna-hint-swap = You can use { $took } next turn; { $gave } then stays face up on { $edge }.
fortuna-hint-gain = +{ $gains } for you, nothing for the others.
fortuna-hint-build = It works for the rest of the game; { $n ->
    [0] none is left
    [one] { $n } is left
   *[other] { $n } are left
} for the others.
fortuna-hint-favour = You advance { $spaces }{ $tokens ->
    [0] {""}
    [one] {" "}and draw { $tokens } privilege card
   *[other] {" "}and draw { $tokens } privilege cards
}; this favour is then face down, and the others can’t use it.
fortuna-hint-keep = With what you have now, it’s worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} in Rome.
fortuna-hint-draft = You start with it, and no other player does.

## Log

fortuna-log-drafted = { $who } drafted { $card }.
fortuna-log-dealt = { $n ->
    [one] The open edge
   *[other] An open edge
} gets { $card }.
fortuna-log-turned-secret = { $who } secretly turned a card face down.
fortuna-log-turned-down = { $who } secretly turned { $card } face down.
fortuna-log-revealed = { $you ->
    [yes] Your face-down card is { $card }.
   *[no] { $who }’s face-down card is { $card }.
}
fortuna-log-round = Round { $round } begins.
fortuna-log-turn = { $you ->
    [yes] Your turn.
   *[no] { $who }’s turn.
}
fortuna-log-aqueduct = { $you ->
    [yes] +1 water in your Aqueduct.
   *[no] +1 water in { $who }’s Aqueduct.
}
fortuna-log-used = { $who } used { $card }.
fortuna-log-passed = { $who } chose { $card } without using it.
fortuna-log-took = { $who } took { $what }.
fortuna-log-converted = { $who } exchanged { $water } for { $into }.
fortuna-log-declined-convert = { $who } kept the water.
fortuna-log-declined-flip = { $who } left the other favours face up.
fortuna-log-declined-military = { $who } sent no centurion.
fortuna-log-sold = { $who } sold { $what } for { $money }.
fortuna-log-recruited = { $who } gained { $what }.
fortuna-log-hired-vestal = { $who } engaged { $what } for { $money }.
fortuna-log-hired-centurion = { $who } recruited { $what } for { $money }.
fortuna-log-ceremony = { $who } gave a vestal: +1 die.
fortuna-log-married = { $who } paid 3 money to get married.
fortuna-log-gained = { $who } took { $what }.
fortuna-log-built = { $who } built the { $building }.
fortuna-log-bribed = { $yours ->
    [yes] { $who } paid you 1 money and used { $card }.
   *[no] { $who } paid 1 money to { $payee } and used { $card }.
}
fortuna-log-swapped = { $who } swapped { $gave } for { $took } from { $edge }.
fortuna-log-commanded = { $who } sent a centurion to use { $card }.
fortuna-log-rolled = { $who } rolled { $what }.
fortuna-log-die = { $who } used the { $what }.
fortuna-log-no-favour = { $who } had no favour available for a { $what }.
fortuna-log-fulfilled = { $who } fulfilled { $favour }{ $n ->
    [0] {""}
   *[other] {" "}with { $offering }
}{ $tokens ->
    [0] {""}
    [one] : +{ $tokens } token
   *[other] : +{ $tokens } tokens
}.
fortuna-log-moved = { $who } advanced from space { $from } to { $to }{ $place ->
    [road] .
    [gate] , through the gate of Rome.
   *[palace] , into Caesar’s Palace.
}
fortuna-log-taxed = { $who } disappointed the Emperor and paid 1 money in tax.
fortuna-log-stepped-back = { $who } couldn’t pay the tax and went back from space { $from } to { $to }.
fortuna-log-no-way-back = { $who } couldn’t pay the tax and stayed in the village.
fortuna-log-flipped = { $who } turned the favour { $favour } face down.
fortuna-log-drew = { $who } drew { $what }.
fortuna-log-kept = { $who } kept { $what }.
fortuna-log-aside = { $who } set { $what } aside.
fortuna-log-looked = { $who } looked at { $what } from the cards set aside.
fortuna-log-discarded = { $who } discarded { $what }.
fortuna-log-reshuffled = { $n ->
    [one] The discarded privilege card is the new draw pile.
   *[other] The { $n } discarded privilege cards are shuffled into a new draw pile.
}
fortuna-log-played = { $who } played { $what }.
fortuna-log-arrived = { $place ->
    [1] { $who } reached Caesar’s Palace first. This is the last round.
    [2] { $who } reached Caesar’s Palace second.
    [3] { $who } reached Caesar’s Palace third.
   *[other] { $who } reached Caesar’s Palace last.
}
fortuna-log-tokens = +1 token on { $favours }.
fortuna-log-podium = Order of the next round: { $order }.
fortuna-log-showed = { $who } showed { $what }.
fortuna-log-ended = The game is over.

## Why not

fortuna-no-game-over = The game is over.
fortuna-no-turn = It isn’t your turn.
fortuna-no-question = That isn’t an answer to this question. Choose from the list.
fortuna-no-decline-military = To send nobody, roll your dice.
fortuna-no-decline-end-turn = To play no card, end your turn.
fortuna-no-decline = You can’t decline here. Choose an answer from the list.
fortuna-no-pool = { $card } isn’t in the draft. Choose another card.
fortuna-no-edge = { $card } isn’t on your edge. Choose one of your cards.
fortuna-no-own-edge = { $card } is on your own edge. Choose a card from another.
fortuna-no-face-down = { $card } is face down. Choose a face-up card.
fortuna-no-effect = { $card } would do nothing now, so you can’t use it.
fortuna-no-bribe = You can’t afford both the bribe and { $card }.
fortuna-no-too-many = { $most ->
    [0] You can only choose 0.
   *[other] You can choose up to { $most }.
}
fortuna-no-too-few = Choose at least 1.
fortuna-no-supply = There’s no { $goods } left in the supply.
fortuna-no-supply-left = There’s only { $goods } left in the supply.
fortuna-no-die-left = There are no dice left in the supply.
fortuna-no-pile = There’s no { $building } left. Choose another building.
fortuna-no-twice = You already have the { $building }. Choose another building.
fortuna-no-room = You have three buildings, the limit.
fortuna-no-price = You can’t afford the { $building }.
fortuna-no-palace-unmarried = You need to be married to build the Palace.
fortuna-no-centurion = You have no centurion to send.
fortuna-no-second-centurion = You’ve already sent a centurion this turn.
fortuna-no-roll-in-palace = You’re in Caesar’s Palace, so you don’t roll any more.
fortuna-no-roll = You have no dice left to roll.
fortuna-no-die = None of your dice shows { $value }.
fortuna-no-favour-closed = { $favour } is face down. Choose another favour.
fortuna-no-die-too-low = A { $die } is too low for { $favour }. Choose another favour.
fortuna-no-goods = { $most ->
    [0] You have nothing to give for { $favour }.
   *[other] You can give up to { $offering } for { $favour }.
}
fortuna-no-spaces = { $most ->
    [one] Caesar’s Palace is 1 space away: give only 1.
   *[other] Caesar’s Palace is { $most } spaces away: give up to { $most }.
}
fortuna-no-gift = You don’t give anything for { $favour }.
fortuna-no-marriage = You need to be married for the favour Fortuna (5).
fortuna-no-vestal = You need a vestal for the favour Religion (6).
fortuna-no-tax = You can fulfil a favour for free, so you can’t refuse it.
fortuna-no-flip = { $favour } has tokens, so it stays face up. Choose another favour.
fortuna-no-offer = { $card } isn’t one of the cards you choose from.
fortuna-no-hand = You don’t have the card { $card }.
fortuna-no-helper = You already have { $helpers }, the limit.
fortuna-no-second-advance = You’ve already played an Advance card: one per round.
fortuna-no-road-left = You’re in Caesar’s Palace, space { $palace }: the road ends there.

## The table

fortuna-table-round = Round { $round }. Order: { $order }. Now: { $active }.
fortuna-table-end = The game ends after the round in which a player reaches Caesar’s Palace (space { $palace }), or after round { $max }. Closest: { $leaders }, { $left } to go.
fortuna-table-last-round = { $you ->
    [yes] You’ve reached Caesar’s Palace.
   *[no] { $who } has reached Caesar’s Palace.
} The game ends after this round.
fortuna-table-limit = This is the last round.
fortuna-table-player = { $who }: { $place }; { $stock }.
fortuna-place-road = space { $road } (the gate is { $gate })
fortuna-place-rome = space { $road }, in Rome ({ $left } to go)
fortuna-place-palace = in Caesar’s Palace, space { $road }
fortuna-aqueduct-full = 1 of it in the Aqueduct
fortuna-married = { $married ->
    [yes] married
   *[no] not married
}
fortuna-buildings-none = no buildings
fortuna-advanced = Advance card played this round
fortuna-table-cards = {"  "}Action cards: { $n ->
    [0] none
   *[other] { $cards }
}.
fortuna-table-card = { $down ->
    [yes] { $card } (face down)
   *[no] { $card }
}
fortuna-table-hand = {"  "}Privilege cards: { $cards }.
fortuna-table-hidden-hand = {"  "}Privilege cards: { $n ->
    [0] none
   *[other] { $n }
}.
fortuna-table-free-edge = Open edge: { $n ->
    [0] no cards
   *[other] { $cards }
}.
fortuna-table-pool = Cards to draft: { $cards }.
fortuna-table-favours = Favour cards: { $favours }.
fortuna-table-favour = { $favour }, { $open ->
    [yes] face up
   *[no] face down
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } token
   *[other] , { $tokens } tokens
}
fortuna-table-piles = Buildings: { $piles }.{ $ours ->
    [yes] {" "}These prices are ours: we don’t know the printed ones.
   *[no] {""}
}
fortuna-table-pile = { $building } ({ $price ->
    [0] free
   *[other] { $money }
}), { $n } left
fortuna-table-supply = Supply: { $supply }.
fortuna-cubes-endless = unlimited cubes
fortuna-table-deck = Privilege cards to draw: { $n }. Discarded: { $n_discards ->
    [0] none
   *[other] { $discards }
}.
fortuna-table-aside = Set aside at Caesar’s Palace: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
fortuna-memory-aside = Set aside at Caesar’s Palace, already seen: { $cards }.
fortuna-memory-unseen = In the draw pile or with other players: { $cards }.
fortuna-plan-military = you can send a centurion
fortuna-plan-no-military = send nobody and roll
fortuna-plan-roll = you have to roll
fortuna-plan-do-roll = roll immediately
fortuna-plan-flip = you can turn one more favour card face down
fortuna-plan-no-flip = turn none face down
fortuna-plan-end = you can only end your turn
fortuna-plan-do-end = end your turn

## The end

fortuna-ended-palace = A player reached Caesar’s Palace in round { $round }.
fortuna-ended-round-limit = Round { $round } was the last.
fortuna-won-score = { $who } won with the most points in Rome.
fortuna-won-road = { $who } won: tied on points, but farther along the road.
fortuna-won-money = { $who } won: tied on points and spaces, but with more money.
fortuna-won-centurions = { $who } won: tied on points, spaces and money, but with more centurions.
fortuna-won-vestals = { $who } won: tied on everything else, but with more vestals.
fortuna-won-shared = Shared victory: { $who }.
fortuna-won-gate = { $who } won: nobody else is in Rome.
fortuna-won-nobody = Nobody is in Rome, so nobody wins.
fortuna-standing = { $rank }. { $who }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
fortuna-points-road = {"   "}Road: { $road }
fortuna-points-card = {"   "}{ $card }: { $points }
fortuna-points-outside = {"   "}Outside Rome (before space { $gate }): can’t win{ $n ->
    [0] {""}
    [one] ; { $n } privilege card doesn’t count
   *[other] ; { $n } privilege cards don’t count
}

## Options

fortuna-players = { $n } players.
fortuna-deal-beginner = Beginner deal: the action cards are dealt at random.
fortuna-deal-expert = Expert draft: players choose their action cards.
fortuna-unheld-stay = If no player has the Fortuna card when a round ends, the first player stays first.
fortuna-unheld-money = If no player has the Fortuna card when a round ends, the richest player is first.
fortuna-opt-cubes-finite = There are 15 cubes each of water, wheat and wine.
fortuna-opt-cubes-infinite = Water, wheat and wine never run out.
fortuna-max-rounds = The game ends after { $n ->
    [one] { $n } round
   *[other] { $n } rounds
} at the latest.
fortuna-prices = Prices: { $prices }.{ $ours ->
    [yes] {" "}These are ours: we don’t know the printed ones.
   *[no] {""}
}
fortuna-price = { $building } ({ $money })

## What the cards do

fortuna-help-card-water = take 2 water
fortuna-help-card-harvest = take 2 wheat, then exchange any of your water for wheat, one for one
fortuna-help-card-vintage = take 2 wine, then exchange any of your water for wine, one for one
fortuna-help-card-wheat-trade = sell wheat for 2 money each (3 with a Market)
fortuna-help-card-wine-trade = sell wine for 3 money each (4 with a Market)
fortuna-help-card-centurions = recruit centurions for 1, 2, then 3 money
fortuna-help-card-vestals = engage vestals for 1, 3, then 5 money
fortuna-help-card-ceremony = give a vestal, gain a die for the rest of the game (limit 3)
fortuna-help-card-family = marry for 3 money. Once married, +1 wheat, +1 wine or +3 money; roll early
fortuna-help-card-build = build one building
fortuna-help-card-corruption = take 2 money, or pay 1 to use a card on another edge
fortuna-help-card-fortuna = advance 1 space. Have it when the round ends to go first next round
fortuna-help-favour-water = give 1 water, advance 1 space
fortuna-help-favour-orgy = give 1 or 2 wine, advance 1 space for each
fortuna-help-favour-food = give 1 or 2 wheat, advance 1 space for each
fortuna-help-favour-battle = give 1 to 3 centurions, advance 1 space for each
fortuna-help-favour-fortuna = if you’re married, advance 1 space, or 2 with a Palace
fortuna-help-favour-religion = advance 1 space for each of your vestals; you keep them
fortuna-help-building-market = +1 money for each wheat or wine you sell
fortuna-help-building-aqueduct = at the start of your turn, +1 water if it’s empty
fortuna-help-building-palace = only if you’re married; the favour Fortuna (5) gives +2 spaces
fortuna-help-building-basilica = when a favour draws 2 or 3 privilege cards, you may keep two
fortuna-help-privilege-recruit = +1 vestal or +1 centurion
fortuna-help-privilege-water-gift = +1 water, then +1 water, wheat or wine
fortuna-help-privilege-wheat-gift = +1 wheat, then +1 water, wheat or wine
fortuna-help-privilege-wine-gift = +1 wine, then +1 water, wheat or wine
fortuna-help-privilege-advance = +1 space; one Advance per round
fortuna-help-privilege-score-buildings = 2 points for each building
fortuna-help-privilege-score-wheat = 1 point for each wheat
fortuna-help-privilege-score-wine = 1 point for each wine
fortuna-help-privilege-score-water = 1 point for each water
fortuna-help-privilege-score-three-money = 1 point for every 3 money
fortuna-help-privilege-score-five-money = 2 points for every 5 money
fortuna-help-privilege-score-centurions = 2 points for each centurion
fortuna-help-privilege-score-vestals = 2 points for each vestal
fortuna-help-privilege-score-marriage = 3 points if you’re married
