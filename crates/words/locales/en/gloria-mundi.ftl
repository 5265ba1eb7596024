# Gloria Mundi.
#
# Variables that many messages have: $who is "You" or a name at the start of a sentence. Amounts
# such as $gain, $cost and $steps come with their unit. $stock is a sentence of its own with a
# space before it, or nothing.

gm-title = Gloria Mundi
gm-tagline = Rome is falling: reach Africa before the barbarian enters the city.

## Names

gm-symbol-food = food
gm-symbol-gold = gold
gm-symbol-peace = peace
gm-symbol-glory = glory
gm-symbol-step = steps
gm-n-symbol-food = { $n } food
gm-n-symbol-gold = { $n } gold
gm-n-symbol-peace = { $n } peace
gm-n-symbol-glory = { $n } glory
gm-n-symbol-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
gm-n-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
gm-n-chosen = { $n ->
    [one] { $n } { $kinds }
   *[other] any { $n } ({ $kinds })
}
gm-n-any = any { $n }
gm-nothing = nothing
gm-or = { $left } or { $right }

gm-kind-farm = farm
gm-kind-city = city
gm-kind-legion = legion
gm-kind-red = red
gm-productions-farm = farms
gm-productions-city = cities
gm-productions-legion = legions
gm-cards = cards
gm-building = building
gm-wall = wall
gm-n-production-farm = { $n ->
    [0] no farms
    [one] { $n } farm
   *[other] { $n } farms
}
gm-n-production-city = { $n ->
    [0] no cities
    [one] { $n } city
   *[other] { $n } cities
}
gm-n-production-legion = { $n ->
    [0] no legions
    [one] { $n } legion
   *[other] { $n } legions
}
gm-no-icon = no icon
gm-rome = Rome
gm-unknown-card = a card that isn’t in the deck
gm-before-rome = { $n ->
    [0] in Rome
   *[other] { $spaces } from Rome
}

## Cards

gm-card = { $name }: { $kind }; costs { $cost }; +{ $steps } when bought; { $power }
gm-card-copy = { $name } ({ $nth })
gm-card-built = { $name } – { $power }
gm-power-produce = gain { $gain }
gm-power-spend = pay { $price } to gain { $gain }{ $repeat ->
    [any] , any number of times
   *[once] {""}
}
gm-power-swap = swap { $what } for another kind{ $repeat ->
    [any] , any number of times
   *[once] {""}
}
gm-power-pull-down = { $repeat ->
    [any] pull down any of your other buildings and gain their printed costs
   *[once] pull down another building and gain its printed cost
}
gm-power-count = gain { $gain } for each of your { $cards }
gm-power-count-counters = gain { $gain } for each { $kind } you have
gm-power-count-buildings = gain { $gain } for each of your buildings
gm-power-count-walls = gain { $gain } for each of your walls
gm-power-condition = gain { $gain } for each of your { $cards } instead of activating them
gm-power-barbarian = gain { $gain } if the barbarian is on a { $icon } space
gm-power-replace = when you buy, { $from } { $n ->
    [one] replaces
   *[other] replace
} { $to }{ $repeat ->
    [any] , any number of times
   *[once] {""}
}
gm-power-wall = if the card under it would be lost, discard the wall instead
gm-power-none = no power

## Questions

gm-you-have = { $open ->
    [yes] {" "}You have { $stores }.
   *[no] {""}
}
gm-ask-play = Which production card do you play? Everyone activates that type.{ $stock }
gm-ask-instead = Do you use one building instead of activating your { $cards }?
gm-ask-activate = What do you activate next? Each card produces or uses its building.{ $stock }
gm-ask-times = How many times do you use { $card }?{ $stock }
gm-ask-take = { $card }: how many do you take as { $kind }? { $left } left to choose.
gm-ask-pull-down = { $more ->
    [yes] { $card }: do you pull down another building for its printed cost?
   *[no] { $card }: which building do you pull down for its printed cost?
}
gm-ask-buy = Do you buy a building?{ $last ->
    [yes] {" "}It’s the last turn: the barbarian enters Rome.
   *[no] {""}
}{ $stock }
gm-decided = {" "}You’ve { $what }.
gm-decided-paid = paid { $price }
gm-decided-replaced = replaced { $price }
gm-decided-served = used { $cards }
gm-ask-replace = Use an architect for { $card }? It costs { $cost }.{ $decided }{ $stock }
gm-ask-architect = Which architect replaces { $wanted } with { $from }?{ $decided }{ $stock }
gm-ask-pay-building = Pay how much { $kind }? { $card } costs { $cost }.{ $glory ->
    [yes] {" "}Glory covers the rest.
   *[no] {""}
}{ $decided }{ $stock }
gm-ask-pay-tribute = Pay how much { $kind }? The tribute is { $cost }.{ $glory ->
    [yes] {" "}Glory covers the rest.
   *[no] {""}
}{ $decided }{ $stock }
gm-ask-pay-power = Pay how much { $kind }? { $card } costs { $cost }.{ $decided }{ $stock }
gm-ask-tribute = Do you pay a tribute of { $price }?{ $stock }
gm-ask-lose = Which card do you lose? Icons left: { $icons }.
gm-ask-recover = Which resource do you take? Tribute: { $tribute }.

## Answers

gm-ends = { $by ->
    [africa] ; Africa reached: the game ends
    [rome] ; Rome falls: the game ends
    [hand] ; empty hand: the game ends
    [deck] ; empty deck: the game ends
   *[no] {""}
}
gm-do-play = Play a { $card }: you activate { $own }; { $others }{ $last ->
    [yes] ; your last card
   *[no] {""}
}
gm-do-play-other = { $who }: { $n }
gm-do-use = Use { $card }: { $power }
gm-do-produce = Take { $gain } from the { $production } under { $card }
gm-do-nothing = Use a card that isn’t in the deck
gm-do-times = { $n ->
    [one] Once: pay { $price }, gain { $gain }
   *[other] { $n } times: pay { $price }, gain { $gain }
}
gm-do-times-only = { $n ->
    [one] Once
   *[other] { $n } times
}
gm-do-take-all = Take { $gain }
gm-do-take = Take { $gain }{ $rest ->
    [0] {""}
    [one] {" "}and { $rest } of another kind
   *[other] {" "}and { $rest } of other kinds
}
gm-do-pull-down = Pull down { $card }: gain { $cost }
gm-do-buy = Buy { $card } on a { $on } for { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} (+{ $steps })
gm-do-buy-nothing = Buy the card on +{ $slot }
gm-do-replace = Pay { $paid } instead of { $wanted }
gm-do-serve = Use { $card }: { $paid } instead of { $wanted }
gm-do-pay-all = Pay { $paid }
gm-do-pay = { $n ->
    [0] Pay no { $kind } (keep { $left })
   *[other] Pay { $paid } (keep { $left })
}
gm-do-tribute = Pay a tribute of { $price }: the barbarian stays
gm-do-lose = Lose a { $production } without a building
gm-do-lose-built = Lose a { $production } and its building, { $card }
gm-do-defend = Discard the wall { $card } and keep the { $production } under it
gm-do-decline = Say no
gm-do-decline-instead = Activate your { $cards } as usual
gm-do-decline-buy = Buy nothing
gm-do-decline-replace = Pay the rest as printed
gm-do-decline-pull-down = Pull down nothing more
gm-do-decline-tribute = Don’t pay: the barbarian moves { $spaces } and destroys { $n_icons ->
    [0] nothing
   *[other] { $icons }
}

gm-hint-play = Your cards produce { $own }, the other players’ cards { $n ->
    [0] nothing
   *[other] { $others } in all
}.
gm-hint-buy = You move { $steps } and have { $n } to go; no other player can buy it.
gm-hint-buy-power = Its power is yours from now on, and no other player can buy it.
gm-hint-tribute = The barbarian stays; otherwise players lose cards: { $icons }.
gm-hint-no-tribute = You keep { $kept } for yourself; the barbarian moves { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} and destroys cards.
gm-hint-gain = +{ $gains } for you, nothing for the others.

## Log

gm-log-turn = Turn { $turn }: { $you ->
    [yes] you play
   *[no] { $who } plays
}.
gm-log-added = New in the forum: { $card }.
gm-log-burnt = { $card } was pushed out of the forum into the fire.
gm-log-played = { $who } played a { $card }.
gm-log-produced = { $who } produced { $what }.
gm-log-used = { $who } used { $card }.
gm-log-gained = { $who } gained { $what } from { $card }.
gm-log-paid-building = { $who } paid { $what } for the building on place +{ $slot }.
gm-log-paid-tribute = { $who } paid { $what } as tribute: the barbarian stays.
gm-log-paid-power = { $who } paid { $what } for { $card }.
gm-log-replaced = { $who } used { $card }: { $paid } instead of { $wanted }.
gm-log-served = { $who } paid { $paid } using { $card }.
gm-log-pulled-down = { $who } pulled down { $card }.
gm-log-bought = { $who } bought { $card } and placed it on a { $on }.
gm-log-declined-buy = { $who } bought nothing.
gm-log-declined-tribute = { $who } paid no tribute.
gm-log-declined-pull-down = { $who } pulled down nothing more.
gm-log-moved = { $who } moved { $steps }{ $left ->
    [0] {" "}and reached Africa
   *[other] {" "}(space { $space })
}.
gm-log-barbarian = The barbarian moved { $spaces }{ $rome ->
    [yes] {" "}and entered Rome
   *[no] : now { $place } ({ $icons })
}.
gm-log-lost = { $who } lost a { $production }{ $built ->
    [yes] {" "}and its building, { $card }
   *[no] {""}
}.
gm-log-defended = { $who } discarded the wall { $card } and kept the { $production } under it.
gm-log-recovered = { $who } took { $what } from the tribute.
gm-log-ended = The game is over: { $reason }.

## Why not

gm-no-game-over = The game is over.
gm-no-turn = It isn’t your turn.
gm-no-question = That doesn’t answer the question.
gm-no-decline-play = You must play a production card.
gm-no-decline-lose = You have a matching card, so you must lose one.
gm-no-decline = You can’t say no here.
gm-no-hand = You don’t have a { $card } in hand. Play another card.
gm-no-yours = { $card } isn’t one of your buildings.
gm-no-ready = You’ve already activated { $card } this turn.
gm-no-type = { $card } isn’t of this turn’s type.
gm-no-red = { $card } is red: it’s never activated. The card under it produces.
gm-no-power = { $card } has no power. The card under it produces.
gm-no-instead-first = First decide whether one building replaces all the others. { $card } comes later.
gm-no-passed-over = { $card } works only instead of your other cards, and you said no to that.
gm-no-spend = { $card }: you can’t afford this power.
gm-no-joker = { $card }: glory can’t replace other resources here, so you can’t afford this power.
gm-no-count = { $card }: you have nothing to count.
gm-no-barbarian = { $card } works only when the barbarian is on a { $production } space.
gm-no-itself = { $card } can’t pull itself down. Choose another building.
gm-no-times = { $most ->
    [one] You can use it exactly once.
   *[other] You can use it 1 to { $most } times.
}
gm-no-kind = Answer for { $kind } first.
gm-no-amount = { $exact ->
    [yes] The amount must be { $least }.
   *[no] The amount must be { $least } to { $most }.
}
gm-no-slot = There’s no card on +{ $slot }. Choose another place.
gm-no-wrong-place = { $card } can’t go on a { $production }.
gm-no-place = You don’t have a free { $production } for { $card }.
gm-no-price = You can’t afford the card on +{ $slot }.
gm-no-glory = The card on +{ $slot } costs more glory than you have; nothing replaces it.
gm-no-architect = You have no architect left to replace { $wanted } with { $from }.
gm-no-replacement = You can’t replace { $wanted } with { $from } in this payment now.
gm-no-other-architect = { $card } can’t replace { $wanted } with { $from } here, or you couldn’t pay the rest.
gm-no-serving = { $card } can’t help with this price, or you couldn’t pay the rest.
gm-no-must-replace = You can’t pay for this building without an architect. Use one.
gm-no-tribute = You can’t afford the tribute.
gm-no-tribute-part = Tribute covers all icons of the space, and you can’t pay for all of them.
gm-no-demand = No { $production } icon is left. Lose another card.
gm-no-free = You don’t have a { $production } without a building. Name the building you lose with it.
gm-no-wall = { $card } isn’t a wall.
gm-no-lying = There’s no { $kind } in the tribute. Take something else.

## The table

gm-table-turn = Turn { $turn }: { $you ->
    [yes] you play
   *[no] { $who } plays
}{ $known ->
    [yes] {" "}({ $of })
   *[no] {""}
}.
gm-table-end = { $over ->
    [yes] The game is over.
   *[no] { $last ->
        [yes] This is the last turn: at its end the barbarian enters Rome.
       *[no] The game ends when the barbarian enters Rome ({ $rome } to go), a player reaches Africa (closest: { $leaders }, { $africa } to go), a player has no card to play (smallest hand: { $hand }) or no building can be drawn ({ $deck } left).
    }
}
gm-table-forum = Forum, each place with its surcharge ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
} to draw):
gm-table-slot = {"  "}+{ $slot } { $card }.
gm-table-forum-empty = {"  "}It’s empty.
gm-table-barbarian-rome = The barbarian is in Rome.
gm-table-barbarian = The barbarian is { $place } ({ $icons }). Ahead: { $ahead }.
gm-table-space = { $covered ->
    [yes] { $icons } (tribute)
   *[no] { $icons }
}
gm-table-tribute = { $covered ->
    [0] No tribute on the road.
   *[other] Tribute on the road: { $lying }.
} { $rome ->
    [yes] The next free space is Rome, so no one can pay: the barbarian moves { $spaces }.
   *[no] Next tribute: { $price }. If it isn’t paid, the barbarian moves { $spaces } and destroys { $n_icons ->
        [0] nothing
       *[other] { $icons }
    }.
}
gm-table-player = { $who }: { $n_steps ->
    [0] in Rome
   *[other] { $steps } from Rome
}, { $left ->
    [0] in Africa
   *[other] { $left } to go
}; { $open ->
    [yes] { $stores }; in hand { $hand }
   *[no] resources behind a screen; { $n ->
        [0] no cards in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
}.
gm-memory = { $who }, behind the screen: { $stores }; in hand { $hand }.
gm-plan-buy = you can buy a building
gm-plan-no-buy = buy nothing
gm-plan-tribute = you can pay tribute
gm-plan-do-tribute = pay tribute
gm-plan-no-tribute = don’t pay
gm-plan-instead = you can use one building instead of all
gm-plan-no-instead = activate all
gm-table-free = {"  "}Without a building: { $cards }.
gm-table-built = {"  "}On a { $production }: { $card }.

## The end

gm-ended-by-rome = the barbarian entered Rome
gm-ended-by-hand = a player had no production card to play
gm-ended-by-africa = a Roman reached Africa
gm-ended-by-deck = no building could be drawn
gm-ended = The game ended on turn { $turn }: { $reason }.
gm-won-steps = { $who } won: farthest from Rome.
gm-won-glory = { $who } won: tied on steps, more glory.
gm-won-resources = { $who } won: tied on steps and glory, more resources.
gm-won-shared = Shared victory: { $who }.
gm-standing = { $rank }. { $who }: { $steps } from Rome; { $glory }, { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} in all

## Options

gm-players = { $n } players, each with { $cards }.
gm-refill-literal = A forum card moves only to make room for another; a gap stops the push.
gm-refill-slide = All forum cards move one place every turn.
gm-screens-hidden = Resources and hands stay behind screens; everyone sees what is gained and paid.
gm-screens-open = Everyone sees all resources and hands.
gm-deck = { $n ->
    [one] { $n } building card.
   *[other] { $n } building cards.
}
gm-board = It’s { $africa ->
    [one] { $africa } step
   *[other] { $africa } steps
} from Rome to Africa. The barbarian starts { $rome ->
    [one] { $rome } space
   *[other] { $rome } spaces
} from Rome.
gm-ours-both = The building cards and the board icons are our placeholders, not the printed ones.
gm-ours-deck = The building cards are our placeholders, not the printed ones.
gm-ours-board = The board icons are our placeholders, not the printed ones.

## Help

