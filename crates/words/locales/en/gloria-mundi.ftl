# Gloria Mundi.
#
# Variables that many messages have: $who is "You" or a name at the start of a sentence. Amounts
# such as $gain, $cost and $steps come with their unit. $stock is a sentence of its own with a
# space before it, or nothing.

gm-title = Gloria Mundi
gm-tagline = Rome falls: walk to Africa before the barbarian enters the city.

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
    [0] no steps
    [one] { $n } step
   *[other] { $n } steps
}
gm-n-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
gm-n-chosen = { $n ->
    [one] { $n } of { $kinds }
   *[other] { $n } in any mix of { $mix }
}
gm-n-any = { $n } of any kind
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
gm-unknown-card = a card that is not in the deck
gm-before-rome = { $n ->
    [0] in Rome
   *[other] { $spaces } before Rome
}

## Cards

gm-card = { $name }: { $kind }; costs { $cost }; { $steps } when bought; { $power }
gm-card-copy = { $name } ({ $nth })
gm-card-built = { $name } ({ $power })
gm-power-produce = gain { $gain }
gm-power-spend = pay { $price } and gain { $gain }, { $repeat ->
    [any] as often as you like
   *[once] once
}
gm-power-pull-down = { $repeat ->
    [any] pull down any number of your other buildings and gain their printed costs
   *[once] pull down another of your buildings and gain its printed cost
}
gm-power-count = gain { $gain } for each of your { $cards }
gm-power-count-counters = gain { $gain } for each { $kind } you have
gm-power-count-buildings = gain { $gain } for each of your buildings
gm-power-count-walls = gain { $gain } for each of your walls
gm-power-condition = gain { $gain } for each of your { $cards }, instead of activating any of them
gm-power-barbarian = gain { $gain } if the barbarian stands on a { $icon } space
gm-power-replace = when you buy a building, pay { $from } for one printed { $to }, { $repeat ->
    [any] as often as you like
   *[once] once in a purchase
}
gm-power-replace-several = when you buy a building, pay { $from } for { $to } of the printed cost, { $repeat ->
    [any] as often as you like
   *[once] once in a purchase
}
gm-power-wall = when the card under it would be lost, discard the wall instead
gm-power-none = no power

## Questions

gm-you-have = { $open ->
    [yes] {" "}You have { $stores }.
   *[no] {""}
}
gm-ask-play = Which production card do you play? Everybody activates all cards of its type.{ $stock }
gm-ask-instead = Do you use one building instead of activating your { $cards }?
gm-ask-activate = What do you activate next? Of each building and the card under it, one of the two.{ $stock }
gm-ask-times = How many times do you use { $card }: { $power }?{ $stock }
gm-ask-take = How much of what { $card } gives do you take as { $kind }? { $left ->
    [one] There is { $left } left to choose.
   *[other] There are { $left } left to choose.
}
gm-ask-pull-down = { $more ->
    [yes] { $card } is at work. Do you pull down another building for its printed cost?
   *[no] { $card } is at work. Which building do you pull down for its printed cost?
}
gm-ask-buy = Do you buy a building?{ $stock }{ $last ->
    [yes] {" "}Then the barbarian enters Rome and the game ends.
   *[no] {""}
}
gm-decided = {" "}Decided so far: { $what }.
gm-decided-paid = { $price } paid
gm-decided-replaced = { $price } of the cost replaced
gm-decided-served = help from { $cards }
gm-ask-replace = Do you let an architect replace a printed resource? As printed, { $card } costs { $cost }.{ $decided }{ $stock }
gm-ask-architect = Which architect lets { $from } stand for { $wanted }?{ $decided }{ $stock }
gm-ask-pay-building = How much { $kind } do you pay? { $card } costs { $cost }. Food, gold and peace are asked for in this order; glory pays what they leave.{ $decided }{ $stock }
gm-ask-pay-tribute = How much { $kind } do you pay as tribute? The space demands { $cost }; glory pays what is missing.{ $decided }{ $stock }
gm-ask-pay-power = How much { $kind } do you pay? { $card } takes { $cost }.{ $decided }{ $stock }
gm-ask-tribute = Do you pay a tribute of { $price }? If not, the barbarian moves { $spaces } and destroys { $icons }{ $lying ->
    [0] {""}
   *[other] , and the tribute that lies there, { $tribute }, is shared out from you on
}.{ $stock }
gm-ask-lose = Which of your cards do you lose? The icons still open are { $icons }.
gm-ask-recover = Which resource of the tribute do you take? There lies { $tribute }.

## Answers

gm-ends = { $by ->
    [africa] ; this takes you to Africa and ends the game
    [rome] ; then the barbarian enters Rome and the game ends
    [hand] ; then the game ends, for the next player has no card to play
    [deck] ; then the game ends, for there is no building to draw
   *[no] {""}
}
gm-do-play = Play a { $card }: you activate { $own }, { $others }{ $last ->
    [yes] . It is your last card: at your next turn the game ends
   *[no] {""}
}
gm-do-play-other = { $who } activates { $n }
gm-do-use = Use { $card }: { $power }{ $counted ->
    [yes] {" "}(now { $now })
   *[no] {""}
}
gm-do-produce = Take { $gain } from the { $production } under { $card }
gm-do-nothing = Use a card that is not in the deck
gm-do-times = { $n ->
    [one] Once: pay { $price }, gain { $gain }
   *[other] { $n } times: pay { $price }, gain { $gain }
}
gm-do-times-only = { $n ->
    [one] Once
   *[other] { $n } times
}
gm-do-take-all = Take { $gain }
gm-do-take = { $n ->
    [0] Take no { $kind }
   *[other] Take { $gain }
}{ $rest ->
    [0] {""}
   *[other] , and { $rest } of other kinds
}
gm-do-pull-down = Pull down { $card } and gain { $cost }
gm-do-buy = Buy { $card } for { $cost }, onto a { $on }: { $steps }; { $power }
gm-do-buy-nothing = Buy the card on +{ $slot }
gm-do-replace = Pay { $paid } for { $wanted } of the printed cost
gm-do-serve = Let { $card } serve: { $paid } for { $wanted } of the printed cost
gm-do-pay-all = Pay { $paid }, and keep { $kept }
gm-do-pay = { $n ->
    [0] Pay no { $kind }, and keep { $left }
   *[other] Pay { $paid }, and keep { $left }
}
gm-do-tribute = Pay a tribute of { $price }: the barbarian stays
gm-do-lose = Lose a { $production } without building
gm-do-lose-built = Lose a { $production } and the building on it, { $card }
gm-do-defend = Discard the wall { $card } and keep the { $production } under it
gm-do-decline = Say no
gm-do-decline-instead = Activate your cards as usual: { $cards }
gm-do-decline-buy = Buy nothing
gm-do-decline-replace = Replace nothing more and pay the rest as printed
gm-do-decline-pull-down = Pull down no more
gm-do-decline-tribute = Pay no tribute: the barbarian moves { $spaces }, to { $place }, and destroys { $icons }{ $lying ->
    [0] {""}
   *[other] , and you are the first to take from the tribute
}

## Log

gm-log-turn = { $you ->
    [yes] Turn { $turn } is yours.
   *[no] Turn { $turn } is that of { $who }.
}
gm-log-added = { $card } came to the forum.
gm-log-burnt = { $card } went from the forum into the fire.
gm-log-played = { $who } played a { $card }.
gm-log-produced = { $who } took { $what }.
gm-log-used = { $who } used { $card }.
gm-log-gained = { $who } gained { $what } from { $card }.
gm-log-paid-building = { $who } paid { $what } for the building on +{ $slot }.
gm-log-paid-tribute = { $who } paid { $what } as tribute, and the barbarian stays.
gm-log-paid-power = { $who } paid { $what } for { $card }.
gm-log-replaced = { $who } paid { $paid } for { $wanted }, with the help of { $card }.
gm-log-served = { $who } paid { $paid } with the help of { $card }.
gm-log-pulled-down = { $who } pulled down { $card }.
gm-log-bought = { $who } bought { $card } and laid it on a { $on }.
gm-log-moved = { $who } walked { $steps }, { $left ->
    [0] into Africa
   *[other] to space { $space }
}.
gm-log-barbarian = The barbarian moved { $spaces }, { $rome ->
    [yes] into Rome
   *[no] to { $place } ({ $icons })
}.
gm-log-lost = { $who } lost a { $production }{ $built ->
    [yes] {" "}and the building on it, { $card }
   *[no] {""}
}.
gm-log-defended = { $who } discarded the wall { $card } and kept the { $production } under it.
gm-log-recovered = { $who } took { $what } of the tribute.
gm-log-ended = The game is over: { $reason }.

## Why not

gm-no-game-over = The game is over.
gm-no-turn = Somebody else is asked.
gm-no-question = That does not answer the question.
gm-no-decline-play = You must play a production card.
gm-no-decline-lose = Who has a matching card must lose one.
gm-no-decline = You cannot say no here.
gm-no-hand = You have no { $card } in your hand.
gm-no-yours = { $card } is not among your buildings.
gm-no-ready = { $card } was activated already in this turn.
gm-no-type = { $card } is not of the type of this turn.
gm-no-red = { $card } is red: it is not activated, and the card under it produces by itself.
gm-no-power = { $card } has no power: the card under it produces by itself.
gm-no-instead-first = First say whether you use one building instead of all the others. { $card } comes after that.
gm-no-passed-over = { $card } is used instead of all others of its type, and you have said no to that.
gm-no-spend = You cannot pay what { $card } takes.
gm-no-joker = Glory does not stand for other resources in a power, and without it you cannot pay what { $card } takes.
gm-no-count = You have nothing that { $card } counts.
gm-no-barbarian = { $card } cannot be used: the barbarian does not stand on a { $production } space.
gm-no-itself = { $card } does not pull itself down.
gm-no-times = { $most ->
    [one] You can use it once, no more and no less.
   *[other] You can use it 1 to { $most } times.
}
gm-no-kind = You are asked for { $kind } first.
gm-no-amount = { $exact ->
    [yes] It must be { $least }.
   *[no] It must be { $least } to { $most }.
}
gm-no-slot = No card lies on +{ $slot } of the forum.
gm-no-wrong-place = { $card } cannot be laid on a { $production }.
gm-no-place = You have no { $production } without a building for { $card }.
gm-no-price = You cannot pay for the card on +{ $slot }.
gm-no-glory = You lack the glory that is printed on the card on +{ $slot }; nothing else pays for it.
gm-no-architect = You have no architect left who lets { $from } stand for { $wanted }.
gm-no-replacement = For this price { $from } cannot stand for { $wanted } now.
gm-no-other-architect = { $card } cannot let { $from } stand for { $wanted } here, or the rest could not be paid.
gm-no-serving = { $card } can’t help with this price, or you couldn’t pay the rest.
gm-no-must-replace = Without an architect you cannot pay for the building.
gm-no-tribute = You cannot pay the tribute.
gm-no-tribute-part = Tribute is paid for all icons of the space or for none, and you cannot pay for all.
gm-no-demand = No open icon demands a { $production } of yours.
gm-no-free = You have no { $production } without a building: name the building on the card that you lose.
gm-no-wall = { $card } is no wall.
gm-no-lying = No { $kind } lies there as tribute.

## The table

gm-table-turn = Turn { $turn } is { $you ->
    [yes] yours
   *[no] that of { $who }
}{ $known ->
    [yes] : a { $of } turn
   *[no] {""}
}.
gm-table-end = { $over ->
    [yes] The game is over.
   *[no] { $last ->
        [yes] This is the last turn: the barbarian enters Rome when it ends.
       *[no] The game ends when the barbarian enters Rome ({ $rome } to go), when somebody reaches Africa (nearest: { $leaders }, { $africa } to go), when somebody has no card to play (fewest in a hand: { $hand }) or when no building can be drawn ({ $deck } left).
    }
}
gm-table-forum = Forum, with the surcharge of each place ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
} to draw):
gm-table-slot = {"  "}+{ $slot } { $card }.
gm-table-forum-empty = {"  "}It is empty.
gm-table-barbarian-rome = The barbarian is in Rome.
gm-table-barbarian = The barbarian stands { $place } ({ $icons }). Ahead of him: { $ahead }.
gm-table-space = { $covered ->
    [yes] { $icons } (tribute)
   *[no] { $icons }
}
gm-table-tribute = { $covered ->
    [0] No tribute lies ahead of him.
   *[other] As tribute there lies { $lying }.
} { $rome ->
    [yes] Rome is the next space without tribute, so nobody can pay; he moves { $spaces }.
   *[no] The next tribute is { $price }; if it is not paid, he moves { $spaces } and destroys { $icons }.
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
gm-plan-buy = you could buy a building
gm-plan-no-buy = buy nothing
gm-plan-tribute = tribute is asked
gm-plan-do-tribute = pay tribute
gm-plan-no-tribute = pay no tribute
gm-plan-instead = one building could act instead of all others
gm-plan-no-instead = let all act
gm-table-free = {"  "}Without building: { $cards }.
gm-table-built = {"  "}On a { $production }: { $card }.

## The end

gm-ended-by-rome = the barbarian entered Rome
gm-ended-by-hand = a player had no production card to play
gm-ended-by-africa = a Roman reached Africa
gm-ended-by-deck = there was no building left to draw
gm-ended = The game ended in turn { $turn }: { $reason }.
gm-won-steps = { $who } won, farthest from Rome.
gm-won-glory = { $who } won: equally far from Rome, with more glory.
gm-won-resources = { $who } won: equal in steps and glory, with more resources.
gm-won-shared = The victory is shared: { $who }.
gm-standing = { $rank }. { $who }: { $steps } from Rome; { $glory }, { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} in all

## Options

gm-players = { $n } players, each with { $cards }.
gm-refill-literal = A card in the forum moves only to make room for another, and a gap ends the movement.
gm-refill-slide = All cards in the forum move one place every turn.
gm-screens-hidden = Resources and hands are kept behind screens; everything gained and paid is seen by all.
gm-screens-open = Resources and hands lie open.
gm-deck = { $n ->
    [one] { $n } building card.
   *[other] { $n } building cards.
}
gm-board = From Rome to Africa it is { $africa ->
    [one] { $africa } step
   *[other] { $africa } steps
}, and the barbarian starts { $rome ->
    [one] { $rome } space
   *[other] { $rome } spaces
} before Rome.
gm-ours-both = The building cards and the icons of the board are our placeholder, not the printed ones.
gm-ours-deck = The building cards are our placeholder, not the printed ones.
gm-ours-board = The icons of the board are our placeholder, not the printed ones.
