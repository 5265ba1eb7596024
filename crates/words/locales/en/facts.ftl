# What decides in a turn, for those who judge a scenario: `trivium check` and the site.

facts-due = Still to come, in order: { $things }.
facts-player = { $who }: { $facts }.

## Fortuna

fortuna-fact-played = Already played this round: { $who }.
fortuna-fact-chosen = chose { $card }
fortuna-fact-rolled = rolled { $dice }
fortuna-fact-die = uses the { $die }
fortuna-fact-tokens = { $n ->
    [one] has { $n } token to exchange for a privilege card
   *[other] has { $n } tokens to exchange for privilege cards
}
fortuna-fact-arrived = has just reached Caesar’s Palace
fortuna-due-draft = the draft
fortuna-due-turn-down = turning a card face down
fortuna-due-turn = the next turn
fortuna-due-swap = the swap
fortuna-due-military = a centurion
fortuna-due-roll = the roll
fortuna-due-die = the choice of a die
fortuna-due-favour = a favour
fortuna-due-extra-flip = turning one more favour face down
fortuna-due-privileges = privilege cards
fortuna-due-window = playing privilege cards
fortuna-due-end-turn = the end of the turn

## Glory to Rome

gtr-fact-acted = Already acted this turn: { $who }.
gtr-fact-acts = { $who } acts. Role: { $role }. Actions used: { $used }, left: { $left }.
gtr-fact-shown = { $who } has shown these demands this turn: { $cards }.
gtr-fact-demand = Demanded now: { $demand }. Not yet taken: { $left }.
gtr-fact-units = played cards for { $actions }
gtr-fact-hired = hired { $clients } this turn
gtr-fact-vault = put { $cards } in the vault this turn
gtr-fact-crafted = performed a { $role } action this turn
gtr-fact-proposed = proposed a victory this turn
gtr-due-start = a card for the pool from { $who }
gtr-due-turn = the next turn
gtr-due-lead = leading or thinking ({ $who })
gtr-due-follow = following or thinking ({ $who })
gtr-due-palace = more cards ({ $building }, { $who })
gtr-due-slot = actions of { $who }, if any
gtr-due-actions = { $n ->
    [one] { $n } action of the role
   *[other] { $n } actions of the role
}{ $asked ->
    [yes] {" "}(this one included)
   *[no] {""}
}
gtr-due-granted = { $n ->
    [one] { $n } action granted by { $building }
   *[other] { $n } actions granted by { $building }
}{ $asked ->
    [yes] {" "}(this one included)
   *[no] {""}
}
gtr-due-bath = an action of a new client ({ $role })
gtr-due-rest = the rest of an action ({ $role })
gtr-due-school = { $n ->
    [one] thinking { $n } time ({ $building })
   *[other] thinking { $n } times ({ $building })
}
gtr-due-prison = stealing a building ({ $building })
gtr-due-give = giving what Rome demands ({ $who })
gtr-due-coliseum = losing clients ({ $building }, { $who })
gtr-due-senate = taking Jacks ({ $building }, { $who })
gtr-due-sewer = keeping played cards ({ $building }, { $who })
gtr-due-clear = clearing the played cards
gtr-due-academy = thinking ({ $building }, { $who })
gtr-due-end-turn = the end of the turn
gtr-due-vote = { $n ->
    [one] { $n } more vote
   *[other] { $n } more votes
}

## Gloria Mundi

gm-fact-phase = Phase: { $phase }. To act: { $who }.
gm-fact-ready = Still to activate ({ $who }): { $cards }.
gm-fact-paid = Paid so far ({ $who }): { $paid }.
gm-fact-icons = Icons left: { $icons }.
gm-due-turn = the next turn
gm-due-play = playing a production card
gm-due-activate = activating cards ({ $who })
gm-due-ready = the other buildings
gm-due-take = choosing resources
gm-due-buy = buying a building
gm-due-replace = using an architect
gm-due-pay = the payment
gm-due-tribute = the tribute
gm-due-destroy = the losses
gm-due-recover = sharing the tribute
gm-due-end-turn = the end of the turn
