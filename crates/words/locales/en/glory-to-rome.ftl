# Glory to Rome. The names of the buildings are in glory-to-rome-names.ftl.
#
# Variables that many messages have: $who is "You" or a name at the start of a sentence, $you is
# "yes" or "no" for the same player. Amounts such as $actions and $cards come with their unit.

gtr-title = Glory to Rome
gtr-tagline = Rome has burned. Rebuild it, and make a profit.

## Names

gtr-material-rubble = rubble
gtr-material-wood = wood
gtr-material-concrete = concrete
gtr-material-brick = brick
gtr-material-stone = stone
gtr-material-marble = marble

gtr-n-material-rubble = { $n } rubble
gtr-n-material-wood = { $n } wood
gtr-n-material-concrete = { $n } concrete
gtr-n-material-brick = { $n } brick
gtr-n-material-stone = { $n } stone
gtr-n-material-marble = { $n } marble

gtr-thinker = Thinker
gtr-role-laborer = Laborer
gtr-role-craftsman = Craftsman
gtr-role-architect = Architect
gtr-role-legionary = Legionary
gtr-role-merchant = Merchant
gtr-role-patron = Patron

gtr-n-role-laborer = { $n ->
    [one] { $n } Laborer
   *[other] { $n } Laborers
}
gtr-n-role-craftsman = { $n ->
    [one] { $n } Craftsman
   *[other] { $n } Craftsmen
}
gtr-n-role-architect = { $n ->
    [one] { $n } Architect
   *[other] { $n } Architects
}
gtr-n-role-legionary = { $n ->
    [one] { $n } Legionary
   *[other] { $n } Legionaries
}
gtr-n-role-merchant = { $n ->
    [one] { $n } Merchant
   *[other] { $n } Merchants
}
gtr-n-role-patron = { $n ->
    [one] { $n } Patron
   *[other] { $n } Patrons
}
gtr-n-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
gtr-n-jacks = { $n ->
    [one] { $n } Jack
   *[other] { $n } Jacks
}
gtr-n-actions = { $n ->
    [0] no actions
    [one] { $n } action
   *[other] { $n } actions
}
gtr-jack = a Jack
gtr-a-card = a card
gtr-nobody = nobody

# A card within a sentence, and with what it can be used for.
gtr-the-card = { $card }
gtr-the-order = { $card } ({ $role }, { $material })
gtr-order = { $name } ({ $role }, { $material })
gtr-as-material = { $card } ({ $material })
gtr-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
gtr-from-hand = { $card } from your hand
gtr-from-stockpile = { $material } from your stockpile
gtr-from-pool = { $material } from the pool
gtr-from-deck = the top card of the deck
gtr-zone-hand = { $own ->
    [yes] your hand
   *[no] their hand
}
gtr-zone-stockpile = { $own ->
    [yes] your stockpile
   *[no] their stockpile
}
gtr-zone-pool = the pool
gtr-zone-deck = the deck

## Questions

gtr-left = { $n ->
    [0] {""}
    [one] {" "}{ $n } action left.
   *[other] {" "}{ $n } actions left.
}
gtr-left-by = { $n ->
    [0] {""}
    [one] {" "}Last action from { $by-the }.
   *[other] {" "}{ $n } actions from { $by-the }.
}
gtr-left-after = { $n ->
    [0] {""}
    [one] {" "}{ $n } more action after this.
   *[other] {" "}{ $n } more actions after this.
}
gtr-left-joined = {" "}With the action you saved, you can build out of town.
gtr-ask-start = Choose a card for the pool. The first in alphabetical order leads.
gtr-ask-lead = Which role do you lead, and with what? Or do you think?
gtr-ask-follow = { $leader } led { $role }. Follow, or think?{ $n ->
    [0] {""}
   *[other] {" "}Your clients give { $clients } either way.
}
gtr-ask-palace = Palace: play more for { $role }? You have { $actions } so far.
gtr-ask-petition = { $begun ->
    [yes] { $n ->
        [one] Choose one more { $role } card for the petition.
       *[other] Choose { $n } more { $role } cards for the petition.
    }
   *[no] Choose { $n } cards of one role for the petition.
}
gtr-ask-thinker = Think: a Jack, or cards?
gtr-ask-school = School: think?{ $n ->
    [0] {""}
    [one] {" "}(last time)
   *[other] {" "}(up to { $n } times)
}
gtr-ask-academy = Academy: you’ve used a Craftsman this turn. Think?
gtr-ask-patron = Patron: { $more ->
    [yes] who else do you hire?
   *[no] who do you hire?
} Clients: { $clients } of { $limit }.{ $left }
gtr-ask-laborer = Laborer: { $more ->
    [yes] what else do you take?
   *[no] what do you take?
}{ $left }
gtr-ask-craftsman = Craftsman: what do you build from your hand?{ $left }
gtr-ask-fountain = Fountain: { $card }. What do you do with it?{ $more ->
    [yes] {" "}Out of town: 2 actions.
   *[no] {""}
}
gtr-ask-architect = Architect: { $more ->
    [yes] what else do you do with this action?
   *[no] what do you build from your stockpile?
}{ $left }
gtr-ask-merchant = Merchant: { $more ->
    [yes] what else do you sell?
   *[no] what do you sell?
} Vault: { $vault } of { $limit }.{ $left }
gtr-ask-legionary = Legionary: { $begun ->
    [yes] which other card do you show? Demanded: { $demand }. { $n ->
        [one] { $n } demand left.
       *[other] { $n } demands left.
    }
   *[no] which card do you show to demand its material?{ $n ->
        [one] {""}
       *[other] {" "}You can make { $n } demands.
    }
}
gtr-ask-plunder = You can take { $quota } from the pool.
gtr-ask-give = { $who } demands { $demand }. Which card do you give?{ $protected ->
    [yes] {" "}You’re protected: you may give nothing.
   *[no] {""}
}
gtr-ask-coliseum = Coliseum: which client do you take from { $victim }? Room in your vault: { $room }.
gtr-ask-bath = Bath: your new { $client } acts now. In which role?
gtr-ask-prison = Prison: which building do you take? Its owner gets the Prison’s 3 influence.
gtr-ask-senate = Senate: whose Jack do you take?
gtr-ask-sewer = Sewer: which card you played goes to your stockpile?
gtr-ask-grant = Give { $winner } the victory? Everyone else must agree.

# Another player is asked: what they have to decide, as the board says it.
gtr-asked = { $what }.

## Answers

gtr-do-ends = { $label } – this ends the game: { $reason }
gtr-do-start = Place { $card } in the pool
gtr-unit-jack = a Jack
gtr-unit-petition = a petition ({ $n } cards of one role)
gtr-unit-pair = a pair of one role (Circus)
gtr-do-lead = Lead { $role } with { $unit }: { $actions }
gtr-do-follow = Follow with { $unit }: { $actions }
gtr-do-also = Play { $unit } too: +1 action
gtr-do-pay = Add { $card } to the petition
gtr-do-latrine = Latrine: discard { $card }, then think
gtr-do-vomitorium = Vomitorium: discard your hand ({ $cards }), then think
gtr-do-think-jack = Think: take a Jack ({ $jacks } left)
gtr-do-think-draw = Think: draw { $cards } (hand: { $hand })
gtr-acts-at-once = , who acts now
gtr-do-hire = Hire { $role-a } ({ $material }){ $pool ->
    [yes] {" "}from the pool
   *[no] {""}
}{ $bath }
gtr-do-hire-hand = Hire { $card } from your hand{ $bath }
gtr-do-hire-deck = Hire the top card of the deck, unseen{ $bath }
gtr-do-act = Act as { $role }
gtr-do-take = Take { $what }
gtr-do-found = Start { $building-the } { $outside ->
    [yes] out of town (needs { $needs }{ $cost ->
        [one] {""}
       *[other] , { $cost } actions
    })
   *[no] in town (needs { $needs }; { $left ->
        [0] last site
        [one] { $left } site left
       *[other] { $left } sites left
    })
}: +{ $value } influence{ $function }
gtr-found-function = ; { $function }
gtr-found-gate = ; active now (Gate): { $function }
gtr-do-add = Add { $what } to { $building-the }: { $n } of { $of }
gtr-do-add-last = Complete { $building-the } with { $what }: { $completion }
gtr-do-complete = Scriptorium: complete { $building-the } with { $what }: { $completion }
gtr-completion = +{ $gain } influence ({ $influence }); { $function }
gtr-completion-plain = +{ $gain } influence ({ $influence })
gtr-do-publish = Stairway: add { $what } to { $owner }’s { $building }. For everyone: { $function }
gtr-do-fountain = Fountain: draw the top card, then use it or keep it
gtr-do-keep = Keep { $card } in your hand
gtr-do-sell = Sell { $what }{ $unseen ->
    [yes] {" "}face down
   *[no] {""}
}: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
} (vault: { $place }/{ $limit })
gtr-do-sell-deck = Sell the top card of the deck, unseen (vault: { $place }/{ $limit })
gtr-do-demand = Show { $card } to demand { $material }
gtr-do-give = Give { $card } to { $to }
gtr-do-glory = Say “Glory to Rome!”: you have no { $material }
gtr-do-give-nothing = Give nothing
gtr-do-seize = Take { $role-a } from { $victim } into your vault: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
gtr-do-steal = Take { $building-the } from { $victim }: { $function }
gtr-do-take-jack = Take a Jack that { $from } played
gtr-do-drain = Keep { $material } in your stockpile
gtr-do-grant = { $yours ->
    [yes] Ask to win by agreement
   *[no] { $duel ->
        [yes] Give up: { $winner } wins
       *[no] Propose { $winner } as the winner
    }
}
gtr-do-agree = Agree
gtr-do-refuse = Refuse
gtr-do-done = { $n ->
    [0] Do nothing
    [one] Skip this action
   *[other] Give up your { $n } remaining actions
}
gtr-do-done-rest = Do nothing more with this action
gtr-do-hold = Save this action: join it to your next client’s, out of town
gtr-do-done-bath = Don’t act with this client
gtr-do-done-palace = Play nothing more
gtr-do-done-thinker = Don’t think
gtr-do-done-demands = Demand nothing more
gtr-do-done-no-demand = Demand nothing
gtr-do-done-plunder = { $begun ->
    [yes] Take nothing more
   *[no] Take nothing
}
gtr-do-done-coliseum = { $begun ->
    [yes] Take nobody else
   *[no] Take nobody
}
gtr-do-done-prison = Take no building
gtr-do-done-senate = Leave the Jacks
gtr-do-done-sewer = Leave these cards for the pool

gtr-hint-lead = It gives you { $actions }; { $n ->
    [0] no other player has clients for this role
    [one] { $others } also acts, with clients
   *[other] { $others } also act, with clients
}.
gtr-hint-follow = It gives you { $actions }; thinking would leave you { $fewer } while { $leader } { $yours ->
    [yes] act
   *[no] acts
}.
gtr-hint-think-lead = You get { $cards }, and no other player can act this turn.
gtr-hint-jack-lead = A Jack stands for any role later, and no other player can act this turn.
gtr-hint-think-follow = You get { $cards }{ $n ->
    [0] {""}
   *[other] , and your clients still act: { $actions }
}.
gtr-hint-jack-follow = A Jack stands for any role later{ $n ->
    [0] {""}
   *[other] , and your clients still act: { $actions }
}.
gtr-hint-hire = From next turn on, you get one more action whenever { $role-a } is led ({ $clients }/{ $limit } clients).
gtr-hint-take = Your stockpile then holds { $what }; that leaves { $n ->
    [0] none
   *[other] { $n }
} in the pool for the others.
gtr-hint-found = Once complete, it gives +{ $gain } influence; { $n ->
    [0] no such site is left
    [one] { $n } such site is left
   *[other] { $n } such sites are left
} for the others.
gtr-hint-add = It then needs { $what } more for +{ $gain } influence.
gtr-hint-complete = Your influence rises to { $influence }: points, and room for { $gain ->
    [one] { $gain } more client and vault card
   *[other] { $gain } more clients and vault cards
}.
gtr-hint-sell = It’s worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} that no other player can take; your vault then has room for { $n ->
    [0] no more
   *[other] { $n } more
}.
gtr-hint-demand = You demand { $material }: { $n ->
    [0] only the pool can give it
   *[other] the pool and { $others } give it if they have it
}.

## Log

gtr-log-chose = { $who } secretly chose { $what }.
gtr-log-drawn = { $you ->
    [yes] Your
   *[no] { $who }’s
} card for the pool: { $what }.
gtr-log-turn = Turn { $turn }: { $you ->
    [yes] you lead.
   *[no] { $who } leads.
}
gtr-log-led = { $who } led { $role }.
gtr-log-followed = { $who } followed { $role }.
gtr-log-declined-follow = { $who } thought instead of following { $role }.
gtr-log-declined-act = { $who } passed as { $role }.
gtr-log-declined-bath = { $who } didn’t act with the new { $role }.
gtr-log-declined-coliseum = { $who } spared { $yours ->
    [yes] your clients
   *[no] the clients of { $other }
}.
gtr-log-declined-palace = { $who } played no further card.
gtr-log-declined-plunder = { $who } left the rest in the pool.
gtr-log-declined-prison = { $who } stole no building.
gtr-log-declined-senate = { $who } left the Jacks.
gtr-log-declined-sewer = { $who } left { $you ->
    [yes] your
   *[no] their
} played cards for the pool.
gtr-log-declined-thinker = { $who } chose not to think.
gtr-log-played = { $who } played { $what }.
gtr-log-discarded = { $who } discarded { $what }.
gtr-log-discarded-hand = { $who } discarded { $you ->
    [yes] your
   *[no] their
} whole hand.
gtr-log-took-jack = { $who } took a Jack.
gtr-log-drew = { $who } drew { $what }.
gtr-log-acts = { $you ->
    [yes] You have { $what }.
   *[no] { $who } has { $what }.
}
gtr-log-hired = { $who } hired { $role-a } from { $from }.
gtr-log-turned = { $who } revealed { $what }.
gtr-log-bathed = { $you ->
    [yes] Your
   *[no] { $who }’s
} new { $client } acted as { $role }.
gtr-log-took = { $who } took { $what } from the pool.
gtr-log-stored = { $who } moved { $what } from { $you ->
    [yes] your hand to your
   *[no] their hand to their
} stockpile.
gtr-log-founded = { $who } started { $building-the } ({ $site }, { $outside ->
    [yes] out of town
   *[no] in town
}).
gtr-log-added = { $who } added { $what } from { $from } to { $building-the }.
gtr-log-completed = { $who } completed { $building-the }: +{ $gain } influence ({ $influence }).
gtr-log-published = { $who } added { $what } to { $building-the }: it now works for everyone.
gtr-log-kept = { $who } kept the card.
gtr-log-sold = { $who } sold { $what }.
gtr-log-sold-unseen = { $who } sold { $card } from { $from }, face down.
gtr-log-demanded = { $who } showed { $card } to demand { $material }.
gtr-log-gave = { $who } gave { $what } to { $other }.
gtr-log-gave-stock = { $who } gave { $what } from { $you ->
    [yes] your
   *[no] their
} stockpile to { $other }.
gtr-log-glory = { $who } said “Glory to Rome!”: { $protected ->
    [yes] protected.
   *[no] { $gave ->
        [yes] no more { $what }.
       *[no] no { $what }.
    }
}
gtr-log-seized = { $who } took { $role-a } from { $other } into { $you ->
    [yes] your
   *[no] their
} vault.
gtr-log-stole = { $yours ->
    [yes] { $who } took your { $building }. You get +3 influence.
   *[no] { $who } took { $building-the } from { $other }, who gets +3 influence.
}
gtr-log-took-played-jack = { $who } took a Jack that { $other } played.
gtr-log-drained = { $you ->
    [yes] You kept the { $what } you played.
   *[no] { $who } kept the { $what } they played.
}
gtr-log-cleared = { $n_orders ->
    [0] { $n_jacks ->
        [one] { $jacks } returns to the pile.
       *[other] { $jacks } return to the pile.
    }
   *[other] To the pool: { $orders }{ $n_jacks ->
        [0] {""}
       *[other] {"; "}to the pile: { $jacks }
    }.
}
gtr-log-proposed = { $own ->
    [yes] { $who } asked to win by agreement.
   *[no] { $who } proposed that { $yours ->
        [yes] you win
       *[no] { $other } wins
    }.
}
gtr-log-agreed = { $who } agreed.
gtr-log-refused = { $who } refused.
gtr-log-vault = Hidden cards in { $you ->
    [yes] your vault
   *[no] { $who }’s vault
}: { $what }.
gtr-log-ended = The game is over: { $reason }.
gtr-ended-forum = victory by the Forum
gtr-ended-catacomb = a Catacomb is complete
gtr-ended-sites = the last site in town is taken
gtr-ended-deck = the deck is empty
gtr-ended-granted = victory by agreement
gtr-ended-turn-limit = the last turn has been played

## Why not

gtr-no-game-over = The game is over.
gtr-no-turn = It isn’t your turn.
gtr-no-question = That isn’t an answer to this question. Choose one of the answers shown.
gtr-no-decline = You can’t decline here. Choose an answer.
gtr-no-card = You don’t have { $building } in your hand.
gtr-no-jack = You have no Jack.
gtr-no-jack-in-pile = There are no Jacks left. Draw cards instead.
gtr-no-latrine-jack = The Latrine takes order cards, not Jacks.
gtr-no-drawn = { $building } isn’t the card from the Fountain.
gtr-no-role = { $card } isn’t { $role-a } card.
gtr-no-petition = You don’t have { $n } cards of one role.
gtr-no-pairs = At this table, the Circus makes any card an Architect. A pair isn’t a Jack.
gtr-no-petition-card = { $building } doesn’t fit: a petition is { $n } cards of one role.
gtr-no-function = { $building } isn’t active for you.
gtr-no-again = You’ve already done that with this action.
gtr-no-pool = There’s no { $material } in the pool.
gtr-no-pool-after-deck = You’ve hired from the deck: this action can’t hire from the pool any more.
gtr-no-stockpile = There’s no { $material } in your stockpile.
gtr-no-stockpile-or-deck = One action sells from your stockpile or from the deck, not both.
gtr-no-deck = The deck is empty.
gtr-no-source = This role doesn’t take cards from there.
gtr-no-twice = You already have { $building-a }. One of each name.
gtr-no-site = There’s no { $material } site left in town.
gtr-no-site-outside = There’s no { $material } site left out of town.
gtr-no-town-first = There’s still a { $material } site in town. Take that one first.
gtr-no-outside-two = A site out of town takes two actions in a row.
gtr-no-outside-bath = A Bath client has one action. A site out of town takes two.
gtr-no-wrong-site = { $building } can’t go on a { $material } site.
gtr-no-outside-stairway = After the Stairway, this action can’t build out of town.
gtr-no-foundation = You have no unfinished { $building }.
gtr-no-fit = { $building } doesn’t take { $material }.
gtr-no-completion = That doesn’t complete { $building-the }.
gtr-no-owner = None of your opponents has completed { $building-a }.
gtr-no-public = { $building } already works for everyone.
gtr-no-shown = You’ve already shown { $building } this turn.
gtr-no-demand = There’s no demand for { $material } now.
gtr-no-give-first = Answer the demand for { $material } first.
gtr-no-glory = You have { $material } and must give it.
gtr-no-client = There’s no { $role } to take, or no room in your vault.
gtr-no-acting = This client can’t act as { $role }.
gtr-no-theft = You can’t take { $building-the } there.
gtr-no-played-jack = { $you ->
    [yes] You can’t take your own Jack.
   *[no] { $who } hasn’t played a Jack that you can take.
}
gtr-no-camp = You played no { $material } this turn.
gtr-no-hand = Your hand is empty.
gtr-no-grant = Players can’t agree on a winner at this table.
gtr-no-second-offer = You’ve already proposed a winner this turn.

## The table

gtr-table-turn = Turn { $turn }. Leader: { $leader }. { $led ->
    [yes] Led: { $role }.
   *[no] No role led yet.
}
gtr-end = The game ends { $ways }.
gtr-end-deck = when the deck is empty ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
} left)
gtr-end-sites = when the last site in town is taken ({ $n } left)
gtr-end-catacomb = when { $you ->
    [yes] your
   *[no] { $who }’s
} Catacomb is completed ({ $n } of { $of })
gtr-end-forum = { $you ->
    [yes] when your Forum wins
   *[no] when { $who }’s Forum wins
} (missing: { $lacking })
gtr-end-forum-begun = when { $you ->
    [yes] your
   *[no] { $who }’s
} Forum wins (unfinished: { $n } of { $of })
gtr-end-turns = after turn { $n }
gtr-table-pool = Pool: { $n ->
    [0] empty
   *[other] { $pool }
}. Jacks in the pile: { $jacks }.
gtr-table-sites = Sites in town + out of town: { $sites }.
gtr-table-site = { $material } { $town } + { $outside }
gtr-table-public = Active for everyone: { $buildings }.
gtr-table-player = { $who }{ $leads ->
    [yes] {" "}(leader)
   *[no] {""}
}: { $influence } influence.
gtr-table-own-hand = {"  "}Your hand ({ $n }): { $cards }.
gtr-table-hand = {"  "}Hand: { $cards }{ $n_jacks ->
    [0] {""}
   *[other] {" "}({ $jacks })
}.
gtr-table-camp = {"  "}Played this turn: { $cards }.
gtr-table-goods = {"  "}Clients { $n_clients }/{ $client_limit }{ $n_clients ->
    [0] {""}
   *[other] : { $clients }
}{ $n_fresh ->
    [0] {""}
   *[other] {" "}({ $n_fresh } new this turn)
}. Stockpile: { $n_stockpile ->
    [0] empty
   *[other] { $stockpile }
}. Vault { $n_vault }/{ $vault_limit }{ $vault }.
gtr-memory-shown = { $you ->
    [yes] You still have
   *[no] { $who } still has
} in hand: { $cards }.
gtr-memory-lacks = { $you ->
    [yes] You have
   *[no] { $who } has
} no { $materials } in hand.
gtr-memory-vault = { $you ->
    [yes] In your vault
   *[no] In { $who }’s vault
}: { $cards }{ $n ->
    [0] {""}
    [one] , plus { $n } card never shown
   *[other] , plus { $n } cards never shown
}.
gtr-plan-when = { $role } is led
gtr-plan-follow = follow with { $card }
gtr-plan-jack = follow with a Jack
gtr-plan-draw = think and draw cards
gtr-plan-think-jack = think and take a Jack
gtr-vault-turn = , this turn { $cards }
gtr-vault-open = : { $cards }
gtr-table-built = {"  "}Completed: { $buildings }.
gtr-table-building = { $building }{ $public ->
    [yes] {" "}(public)
   *[no] {""}
}
gtr-table-unfinished = {"  "}Unfinished: { $buildings }.
gtr-table-work = { $building }: { $needs } to go{ $n ->
    [0] {""}
   *[other] , has { $has }
}
gtr-table-borrowed = {"  "}Also in effect: { $buildings }.

## The end

gtr-result = The game ended on turn { $turn }: { $reason }.
gtr-won-score = { $who } won with the most points.
gtr-won-hand = { $who } won: tied on points, more cards in hand.
gtr-won-shared = Shared victory: { $who }.
gtr-won-alone = { $who } won, regardless of points.
gtr-standing = { $rank }. { $who }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
gtr-points-influence = {"   "}{ $n } for influence
gtr-points-vault = {"   "}{ $n ->
    [0] { $n } for the vault
   *[other] { $n } for the vault: { $vault }
}
gtr-points-bonus = {"   "}{ $n } for the Merchant bonus: most { $material }
gtr-points-statue = {"   "}{ $n } for the Statue
gtr-points-wall = {"   "}{ $n } for the Wall: { $stockpile } materials in the stockpile

## Options

gtr-players = { $n } players.
gtr-edition-original = The original edition.
gtr-edition-gloria2011 = The 2011 edition, Gloria a Roma. Its Senators are called Jacks here.
gtr-edition-gloria2011-original-variant = The 2011 edition, Gloria a Roma, with the original’s petition, Circus and Forum. Its Senators are called Jacks here.
gtr-edition-english2007 = The English edition of 2007.
gtr-opt-petition = A petition ({ $n } cards of one role) counts as a Jack.
gtr-opt-sites = There are { $n } sites of each material in town.
gtr-opt-outside-always = Sites out of town are always open and cost two actions.
gtr-opt-outside-exhausted = Sites out of town (two actions) open when that material has none left in town.
gtr-opt-circus-pair = Circus: two cards of one role count as a Jack.
gtr-opt-circus-architect = Circus: any order card can lead or follow Architect.
gtr-opt-forum-clients = Forum: you win with a client of each role.
gtr-opt-forum-clients-materials = Forum: you win with a client of each role and each material in your stockpile.
gtr-opt-beginner-original = Beginner game: buildings have no functions, and half the deck is left out.
gtr-opt-beginner-2011 = Beginner game: buildings have no functions.
gtr-opt-start-chosen = Players choose the cards that decide who leads first.
gtr-opt-vault-turn = Cards sold openly stay visible until the end of the turn.
gtr-opt-vault-placement = Cards sold openly are visible only as they go into the vault.
gtr-opt-alphabet-english = The English names decide who leads first.
gtr-opt-alphabet-spanish = The Spanish names decide who leads first.
gtr-opt-latrine-jack = The Latrine takes Jacks too.
gtr-opt-scriptorium = Scriptorium: marble fits everywhere, but doesn’t complete a building by itself.
gtr-opt-maximus = A Circus Maximus finished mid-turn doubles only clients yet to act.
gtr-opt-gate-statue = An unfinished Statue gives no points, even with a Gate.
gtr-opt-stairway = Stairway: using it costs no action, once per Architect action.
gtr-opt-bath-join = Bath: two Craftsmen or two Architects in a row can build out of town together.
gtr-opt-gate-road = Gate: an unfinished stone building with marble in it works too.
gtr-opt-voluntary = Players with a Palisade or Wall are asked if they want to give.
gtr-opt-concession = Players can agree on a winner.
gtr-opt-no-concession = No victory by agreement.
gtr-opt-max-turns = The game lasts at most { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.

## What the buildings do

gtr-does-bar = your Patron may also hire the deck’s top card, then nobody else from the pool
gtr-does-insula = client limit +2
gtr-does-latrine = before thinking, you may discard one order card to the pool
gtr-does-road = any material fits your stone buildings
gtr-does-circus = two cards of one role count as a Jack
gtr-instead-circus = any order card can lead or follow Architect
gtr-does-dock = your Laborer may also move a card from your hand to your stockpile
gtr-does-market = vault limit +2
gtr-does-palisade = protects your hand and clients from Legionaries, unless they have a Bridge
gtr-does-amphitheatre = when completed, one Craftsman action per influence
gtr-does-aqueduct = client limit ×2; your Patron may also hire from your hand
gtr-does-bridge = your Legionary demands from all opponents, also from their stockpiles, despite a Palisade
gtr-does-senate = at the end of each turn, you may take Jacks opponents played
gtr-does-storeroom = all your clients act when Laborer is led
gtr-does-tower = rubble fits all your buildings; sites out of town cost one action
gtr-does-vomitorium = before thinking, you may discard your whole hand
gtr-does-wall = protects you from all Legionaries; at the end, 1 point per 2 stockpile materials
gtr-does-academy = after a turn in which you used a Craftsman, you may think once
gtr-does-archway = your Architect may use materials from the pool
gtr-does-atrium = your Merchant may sell the deck’s top card unseen instead of a stockpile material
gtr-does-bath = each client you hire acts once immediately
gtr-instead-bath = new clients act immediately; two Craftsmen or two Architects together can build out of town
gtr-does-foundry = when completed, one Laborer action per influence
gtr-does-gate = your marble buildings work from their foundation on
gtr-instead-gate = your marble buildings work from their foundation on, stone buildings once they contain marble
gtr-does-school = when completed, you may think once per influence
gtr-does-shrine = hand size +2
gtr-does-catacomb = when completed, the game ends immediately
gtr-does-circus-maximus = if you lead or follow, each client of that role acts twice
gtr-does-coliseum = your Legionary also takes one matching client from each target into your vault
gtr-does-garden = when completed, one Patron action per influence
gtr-does-prison = when completed, you may take an opponent’s completed building; they get the Prison’s 3 influence
gtr-does-scriptorium = one marble completes any of your buildings
gtr-instead-scriptorium = marble fits all your buildings
gtr-does-sewer = at the end of each turn, you may move cards you played to your stockpile
gtr-does-villa = one material added by an Architect completes it
gtr-does-basilica = your Merchant may also sell a card from your hand, unseen
gtr-does-forum = you win as soon as you have a client of each role
gtr-instead-forum = you win with a client of each role and each material in your stockpile
gtr-does-fountain = your Craftsman may draw the deck’s top card, then build with it or keep it
gtr-does-ludus-magna = each of your Merchants counts as a client of every role
gtr-does-palace = lead or follow with any number of cards, one action each
gtr-does-stairway = your Architect may add a material to an opponent’s completed building: it works for everyone
gtr-instead-stairway = your Architect may also add a material to an opponent’s building: it works for everyone
gtr-does-statue = goes on any site; takes its material or marble; 3 points at the end
gtr-does-temple = hand size +4

## What is easily forgotten

gtr-oversight-clients = Your clients act even if you think (GTR 2.5). You gave up an action that costs no card: use it next time.
gtr-oversight-protected = Your building protects you (GTR 7.8, GTR 7.16): you don’t have to give anything to a Legionary, and you don’t get it back. Next time, say “Glory to Rome!”.

## Terms of printed rulebooks: theirs, theirs: ours, clause

gtr-printed =
    structure, structures: building, GTR 5.1
    draw pile, draw deck: deck, GTR 9.1
    pass, passing: think, GTR 4.1
    maximum hand size, hand size: fill your hand, GTR 1.7
    lay a foundation, lay foundation: foundation, GTR 5.1
    surrender: grant, GTR 9.5
    training game: beginner game, GTR 1.8
    petitioning: petition, GTR 3.3
    upon completion: when completed, GTR 6.5
    hire client: Patron, GTR 4.2
    gather material: Laborer, GTR 4.3
    build structure: add a material, GTR 5.5
    demand material: Legionary, GTR 4.7
    sell material: Merchant, GTR 4.6
