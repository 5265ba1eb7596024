# What stands on the drawn table. $you is "yes" if the reader is asked.

## Prompts

gm-prompt-play = { $you ->
    [yes] Play a production card
   *[no] { $who } plays a production card
}
gm-prompt-instead = { $you ->
    [yes] Use one building instead of all?
   *[no] { $who } may use one building instead of all
}
gm-prompt-activate = { $you ->
    [yes] Use a building, or produce
   *[no] { $who } activates cards
}
gm-prompt-times = { $you ->
    [yes] How many times do you use { $card }?
   *[no] { $who } uses { $card }
}
gm-prompt-take = { $you ->
    [yes] How many of { $left } as { $kind }?
   *[no] { $who } chooses what { $card } gives
}
gm-prompt-pull-down = { $you ->
    [yes] { $more ->
        [yes] Pull down another building?
       *[no] Pull down a building
    }
   *[no] { $who } pulls down buildings
}
gm-prompt-buy = { $you ->
    [yes] { $last ->
        [yes] Buy one building, or pass: then Rome falls
       *[no] Buy one building, or pass
    }
   *[no] { $who } may buy a building
}
gm-prompt-replace = { $you ->
    [yes] Use an architect to pay for { $card }?
   *[no] { $who } may use an architect to pay for { $card }
}
gm-prompt-architect = { $you ->
    [yes] Which architect replaces { $wanted } with { $from }?
   *[no] { $who } chooses an architect: { $from } instead of { $wanted }
}
gm-prompt-pay = { $you ->
    [yes] What do you pay for { $thing }?
   *[no] { $who } pays for { $thing }
}
gm-the-tribute = the tribute
gm-prompt-tribute = { $you ->
    [yes] Pay a tribute of { $price }?
   *[no] { $who } may pay tribute
}
gm-prompt-lose = { $you ->
    [yes] Lose a card. Icons left: { $icons }
   *[no] { $who } loses a card
}
gm-prompt-recover = { $you ->
    [yes] Take one resource from the tribute
   *[no] { $who } takes from the tribute
}

## Phases

gm-phase-forum = Forum
gm-phase-play = Play
gm-phase-activate = Activate
gm-phase-buy = Buy
gm-phase-tribute = Tribute

## Headings and labels

gm-title-production-farm = Farm
gm-title-production-city = City
gm-title-production-legion = Legion
gm-title-resource-food = Food
gm-title-resource-gold = Gold
gm-title-resource-peace = Peace
gm-title-resource-glory = Glory
gm-label-forum = Forum
gm-label-forum-note = printed cost + surcharge in any resources
gm-label-empty-place = empty
gm-label-ahead = Ahead
gm-label-barbarian = The barbarian
gm-label-lying = Tribute
gm-label-others = The other players
gm-label-you = you
gm-label-screen = Behind your screen
gm-label-hand = Still in hand
gm-label-choose = How many
gm-label-replace = Pay instead
gm-label-pay = Tap what you pay
gm-board-no-fit = You can’t add one more of these: you owe { $n } in all, printed costs as printed. Take one back first.
gm-label-stays = The barbarian stays
gm-label-rome = Rome
gm-label-africa = Africa
gm-label-road = barbarian’s road
gm-board-total = { $may ->
    [yes] pay { $n }
   *[no] costs { $n }
}
gm-board-no-card = no free card
gm-board-no-place = no free { $kind }
gm-board-short = { $what } short
gm-board-short-any = { $n } short
gm-board-offer = Forum place +{ $slot }: costs { $cost }; +{ $steps } when bought
gm-board-free = { $gain }, free to build on
gm-board-under = The { $production } under { $card }
gm-board-tableau = { $you ->
    [yes] Your cards
   *[no] { $who }’s cards
}
gm-board-turn = playing
gm-board-turn-of = { $kind } turn
gm-board-walked = space { $n } of { $africa }
gm-board-held = { $n ->
    [0] no production cards in hand
    [one] { $n } production card in hand
   *[other] { $n } production cards in hand
}
gm-label-screened = counters behind a screen
gm-board-map = Map of Italy. The barbarian is { $place }; { $covered ->
    [0] there’s no tribute ahead
    [one] { $covered } space ahead has tribute
   *[other] { $covered } spaces ahead have tribute
}. On the way to Africa: { $romans }.
gm-board-roman = { $who } on space { $n }
gm-board-space = { $icons }, { $place }{ $state ->
    [paid] : tribute paid
    [next] : the next tribute
   *[later] {""}
}
gm-board-to-rome = { $n } to Rome
gm-board-lies = { $what } from the tribute

## Powers in few words

gm-short-spend = { $often ->
    [yes] { $price } for { $gain }, any number of times
   *[no] { $price } for { $gain }
}
gm-short-swap = { $often ->
    [yes] Swap { $what }, any number of times
   *[no] Swap { $what }
}
gm-short-pull-down = { $often ->
    [yes] Pull down other buildings for their costs
   *[no] Pull down another building for its cost
}
gm-short-count = { $gain } for each { $card }
gm-short-condition = { $gain } for each { $card }, instead of activating { $cards }
gm-short-barbarian = { $gain } if the barbarian is on a { $icon }
gm-short-replace = When you buy, { $from } { $n ->
    [one] replaces
   *[other] replace
} { $wanted }
gm-short-wall = Discard it to keep the card under it
gm-short-none = No power

## Ends

gm-end-rome = { $n ->
    [one] The barbarian is { $n } space from Rome.
   *[other] The barbarian is { $n } spaces from Rome.
}
gm-end-africa = Closest to Africa: { $who }, { $n } to go.
gm-end-hand = Fewest production cards in hand: { $n }.
gm-end-deck = Buildings left to draw: { $n }.
gm-warn-africa = You reach Africa and the game ends.
gm-warn-rome = The barbarian enters Rome and the game ends.
gm-warn-hand = The next player has no card to play and the game ends.
gm-warn-deck = No building can be drawn and the game ends.

## What a thing is

gm-about-building = A { $kind } building. It costs { $cost } plus the surcharge of its place; +{ $steps } when bought.
gm-about-power = Power: { $power }.
gm-about-production = A production card: { $gain } whenever { $cards } are activated.
gm-about-resource = Pays for buildings, tribute and powers. One glory can replace it in a purchase or a tribute.
gm-ruling-spend = Glory can’t replace other resources when you pay for a power.
gm-ruling-times = Say first how many times; what you gain can’t pay for the same activation.
gm-ruling-pull-down = It can’t pull itself down. The production card stays, and you can build on it again.
gm-ruling-count = The card under it counts too.
gm-ruling-count-counters = Count what you have when you use it, once. It gives at most 60 of a symbol.
gm-ruling-count-buildings = It counts itself, and your red buildings too.
gm-ruling-count-walls = Count the walls on all your cards, whatever the turn.
gm-ruling-instead = You activate nothing else of that type this turn, neither buildings nor production cards.
gm-ruling-barbarian = What counts is its space when you activate, before this turn’s tribute. If it has two icons, one is enough.
gm-ruling-architect = It works while you pay for a building. What you pay instead leaves your resources immediately.
gm-ruling-several = It replaces only printed resources, not the surcharge; anything beyond the printed cost is lost.
gm-ruling-wall = You don’t have to use it; one wall for one loss. The production card stays, and you can build on it again.
gm-ruling-none = The production card under it produces on every turn of its type.
gm-ruling-glory = Printed glory is paid only in glory.
gm-ruling-free = A card that has lost its building produces again, and you can build on it again.
gm-ruling-two-icons = On a space with two icons, pay for both or not at all.
gm-ruling-rome = If the next space without tribute is Rome, no one can pay. Nothing is lost when the barbarian enters Rome.

## One action could end the game

gm-threat-africa = { $you ->
    [yes] You
   *[no] { $who }
} could reach Africa in one action.
gm-threat-rome = The barbarian could enter Rome with the next move.
gm-threat-hand = { $you ->
    [yes] You have
   *[no] { $who } has
} no production card left: the next turn ends the game.
gm-threat-deck = No building is left to draw: the next turn ends the game.
