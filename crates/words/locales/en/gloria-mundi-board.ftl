# What stands on the drawn table. $you is "yes" if the reader is asked himself.

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
    [yes] Use a building, or its card
   *[no] { $who } activates cards
}
gm-prompt-times = { $you ->
    [yes] How often do you use { $card }?
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
    [yes] Let an architect change the price of { $card }?
   *[no] { $who } changes the price of { $card }
}
gm-prompt-architect = { $you ->
    [yes] Which architect takes { $from } for { $wanted }?
   *[no] { $who } chooses an architect: { $from } for { $wanted }
}
gm-prompt-pay = { $you ->
    [yes] What do you pay for { $thing }?
   *[no] { $who } pays for { $thing }
}
gm-the-tribute = the tribute
gm-prompt-tribute = { $you ->
    [yes] Pay { $price } as tribute?
   *[no] { $who } may pay tribute
}
gm-prompt-lose = { $you ->
    [yes] Lose a card: he still wants { $icons }
   *[no] { $who } loses a card
}
gm-prompt-recover = { $you ->
    [yes] Take one counter of the tribute
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
gm-board-no-fit = One more of these fits no payment: { $n } are due in all, and what is printed is paid as printed. Take up another counter first.
gm-label-stays = The barbarian stays
gm-label-rome = Rome
gm-label-africa = Carthage
gm-label-road = barbarian’s road
gm-board-total = { $may ->
    [yes] pay { $n }
   *[no] costs { $n }
}
gm-board-no-card = no free card
gm-board-no-place = no free { $kind }
gm-board-short = { $what } short
gm-board-short-any = { $n } short
gm-board-offer = Place +{ $slot } of the forum; costs { $cost }; { $steps } when bought
gm-board-free = { $gain }, free to build on
gm-board-under = The { $production } under { $card }
gm-board-tableau = { $you ->
    [yes] Your cards
   *[no] The cards of { $who }
}
gm-board-turn = at turn
gm-board-turn-of = { $kind } turn
gm-board-walked = space { $n } of { $africa }
gm-board-held = { $n ->
    [0] no production cards in hand
    [one] { $n } production card in hand
   *[other] { $n } production cards in hand
}
gm-label-screened = counters behind a screen
gm-board-map = Map of Italy. The barbarian stands { $place }; { $covered ->
    [0] no tribute lies before him
    [one] tribute lies on { $covered } space before him
   *[other] tribute lies on { $covered } spaces before him
}. On the way to Carthage: { $romans }.
gm-board-roman = { $who } on { $n }
gm-board-space = { $icons }, { $place }{ $state ->
    [paid] : tribute lies here
    [next] : the next tribute
   *[later] {""}
}
gm-board-to-rome = { $n } to Rome
gm-board-lies = { $what } of the tribute

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
   *[no] Pull down a building for its cost
}
gm-short-count = { $gain } for each { $card }
gm-short-condition = { $gain } for each { $card }; no other { $cards } act
gm-short-barbarian = { $gain } if the barbarian is on a { $icon }
gm-short-replace = When you buy, { $from } stands for { $wanted }
gm-short-replace-several = When you buy, { $from } stands for { $wanted }
gm-short-wall = Burns in place of the card under it
gm-short-none = No power

## Ends

gm-end-rome = { $n ->
    [one] The barbarian is { $n } space before Rome.
   *[other] The barbarian is { $n } spaces before Rome.
}
gm-end-africa = Nearest to Africa: { $who }, { $n } to go.
gm-end-hand = Fewest production cards in a hand: { $n }.
gm-end-deck = Buildings left to draw: { $n }.
gm-warn-africa = This takes you to Africa and ends the game.
gm-warn-rome = Then the barbarian enters Rome and the game ends.
gm-warn-hand = Then the game ends: the next player has no card to play.
gm-warn-deck = Then the game ends: there is no building to draw.

## What a thing is

gm-about-building = A { $kind } building. It costs { $cost } and the surcharge of its place; { $steps } when bought.
gm-about-power = Power: { $power }.
gm-about-production = A production card: { $gain } in a turn of { $cards }.
gm-about-resource = Pays for buildings, for tribute and for powers. One glory can stand for it in a purchase or a tribute.
gm-ruling-spend = Glory does not stand for other resources when a power is paid.
gm-ruling-times = You say beforehand how many times; what you gain does not pay for the same activation.
gm-ruling-pull-down = It does not pull itself down. The production card stays and can be built on again.
gm-ruling-count = The card it lies on is counted too.
gm-ruling-count-counters = What you have when you use it counts, once. It gives 60 of a symbol at most.
gm-ruling-count-buildings = It counts itself and your red buildings too.
gm-ruling-count-walls = Walls on all your cards count, whatever the turn.
gm-ruling-instead = Nothing else of that type acts for you in the turn, neither buildings nor production cards.
gm-ruling-barbarian = The space counts on which he stands when you activate, before the tribute of the turn. One of two icons is enough.
gm-ruling-architect = It works while you pay for a building. What it replaces leaves your stores at once.
gm-ruling-several = It stands for printed resources only, not for the surcharge; what goes beyond the printed cost is lost.
gm-ruling-wall = You may, but need not, use it; one wall for one loss. The production card stays and can be built on again.
gm-ruling-none = The production card under it produces in every turn of its type.
gm-ruling-glory = Printed glory is paid in glory alone.
gm-ruling-free = A card whose building is gone produces again and can be built on again.
gm-ruling-two-icons = A space with two icons wants both, or nothing is paid.
gm-ruling-rome = If Rome is the next space without tribute, nobody can pay. Nothing is lost when he enters Rome.
