# What stands on the drawn table.

## Words that stand by themselves

gtr-label-pool = Pool
gtr-label-sites = Sites
gtr-label-in-town = In town
gtr-label-outside = Outside
gtr-label-deck = Deck
gtr-label-jacks = Jacks
gtr-label-clients = Clients
gtr-label-influence = Influence
gtr-label-vault = Vault
gtr-label-stockpile = Stockpile
gtr-label-buildings = Buildings
gtr-label-others = The other players
gtr-label-commons = What all share
gtr-label-hand = Your hand
gtr-label-you = you
gtr-label-leader = Leader
gtr-label-jack = Jack
gtr-label-any-role = Any role
gtr-label-jack-does = Leads or follows any one role
gtr-label-petition = Petition
gtr-label-pair = Pair by the Circus
gtr-label-drawn = From the Fountain
gtr-label-public = Public
gtr-label-at-work = At work
gtr-label-thinks = thought
gtr-label-asked = is asked
gtr-label-glory = “Glory to Rome”
gtr-label-lead = Lead
gtr-label-follow = Follow
gtr-label-act = Act

## Things

gtr-board-camp = { $you ->
    [yes] Your camp
   *[no] Camp of { $who }
}
gtr-board-pile = Pool: { $n } { $material }, { $role }
gtr-board-lots = { $outside ->
    [yes] Out of town
   *[no] In town
}: { $n ->
    [one] { $n } { $material } site
   *[other] { $n } { $material } sites
} left
gtr-board-clients-of = { $clients }{ $n ->
    [0] {""}
   *[other] , { $n } new in this turn
}
gtr-board-played = Played: { $n } { $role }
gtr-board-hand-of = Hand: { $cards }{ $n ->
    [0] {""}
   *[other] , of them { $jacks }
}
gtr-board-vault-of = { $cards } in the vault, room for { $limit }
gtr-board-left = { $n }
gtr-board-times = × { $n }
gtr-board-complete = { $name }, completed
gtr-board-begun = { $name }, foundation with { $n } of { $of } { $site }
gtr-board-begun-by = { $who } { $n }/{ $of }
gtr-board-owner = of { $who }
gtr-board-stolen = from { $who }
gtr-board-stolen-building = { $building }, { $from }
gtr-board-demands = “Rome demands { $what }!”
gtr-board-actions = { $acting ->
    [yes] { $actions } left
   *[no] { $actions }
}
gtr-board-between = { $least }–{ $most } actions
gtr-board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
gtr-board-ends = This ends the game: { $reason }.
gtr-board-grant = If all others agree, the game is over.

## Questions, as short as they can be said

gtr-prompt-start = Lay a card into the pool
gtr-prompt-lead = Lead a role, or think
gtr-prompt-follow = { $who } led { $role }: follow or think?
gtr-prompt-palace = Play more for { $role }?
gtr-prompt-petition = { $begun ->
    [yes] { $n ->
        [one] One more { $role } card for the petition
       *[other] { $n } more { $role } cards for the petition
    }
   *[no] Choose { $n } cards of one role
}
gtr-prompt-thinker = Take a Jack, or draw
gtr-prompt-school = School: think?
gtr-prompt-academy = Academy: think?
gtr-prompt-patron = { $more ->
    [yes] Hire another client
   *[no] Hire a client
}
gtr-prompt-laborer = { $more ->
    [yes] Take another material
   *[no] Take a material
}
gtr-prompt-craftsman = Build from your hand
gtr-prompt-fountain = Build with the card, or keep it
gtr-prompt-architect = { $more ->
    [yes] Do more with this action
   *[no] Build from your stockpile
}
gtr-prompt-merchant = { $more ->
    [yes] Sell another card
   *[no] Sell a material
}
gtr-prompt-legionary = { $n ->
    [one] Show a card: Rome demands
   *[other] Show up to { $n } cards: Rome demands
}
gtr-prompt-plunder = Take what you demanded from the pool
gtr-prompt-give = { $who } demands { $demand }
gtr-prompt-coliseum = Take a client of { $victim } for the lions
gtr-prompt-bath = In which role does the new { $client } act?
gtr-prompt-prison = Take over a building
gtr-prompt-senate = Take a Jack that was played
gtr-prompt-sewer = Keep a card that you played
gtr-prompt-grant = Victory for { $winner }: do you agree?

## What somebody else is asked

gtr-wait-start = { $who } lays a card into the pool
gtr-wait-lead = { $who } leads or thinks
gtr-wait-follow = { $who } follows { $role }, or thinks
gtr-wait-palace = { $who } may play more for { $role }
gtr-wait-petition = { $who } chooses the cards of a petition
gtr-wait-thinker = { $who } thinks
gtr-wait-school = { $who } may think: School
gtr-wait-academy = { $who } may think: Academy
gtr-wait-patron = { $who } may hire a client
gtr-wait-laborer = { $who } may take a material
gtr-wait-craftsman = { $who } builds from the hand
gtr-wait-fountain = { $who } builds with the Fountain’s card, or keeps it
gtr-wait-architect = { $who } builds from the stockpile
gtr-wait-merchant = { $who } may sell a material
gtr-wait-legionary = { $who } shows what Rome demands
gtr-wait-plunder = { $who } takes from the pool what Rome demands
gtr-wait-give = { $who } is asked for { $demand }
gtr-wait-coliseum = { $yours ->
    [yes] { $who } may take a client of yours for the lions
   *[no] { $who } may take a client of { $victim } for the lions
}
gtr-wait-bath = { $who } chooses the role of the new { $client }
gtr-wait-prison = { $who } may take over a building
gtr-wait-senate = { $who } may take a Jack that was played
gtr-wait-sewer = { $who } may keep the cards played
gtr-wait-grant = { $who } decides whether { $yours ->
    [yes] you win
   *[no] { $winner } wins
}

## What things are

gtr-about-function = Completed: { $function }.
gtr-about-no-function = In the beginner game buildings have no functions.
gtr-about-order = In hand it leads or follows { $role }. As a material it is { $material }, worth { $value }; so is the site it needs. There are { $n } such cards.
gtr-about-role = { $role }: { $does }.
gtr-about-pile = { $material } / { $role }
gtr-about-material = Value { $value }: a building of { $material } takes as many materials and brings as much influence; in the vault a card is worth as many points.
gtr-about-jack = Leads or follows any one role, for one action. It is no client, no material and no foundation.
gtr-about-petition = { $n } cards of one and the same role count as a Jack.
gtr-about-pair = With a Circus two cards of one and the same role count as a Jack.
gtr-about-jacks = Whoever thinks may take a Jack from this pile; after a turn the Jacks that were played come back.
gtr-about-deck = Whoever thinks draws from here. When the deck is empty the game ends at once.
gtr-about-sites = { $n } sites of each material lie in town, the others outside. A foundation needs a site of its material; outside it takes two actions in a row. When the last site in town is taken the game ends at once.
gtr-about-vault = Cards in the vault are points, face down. It holds as many cards as its owner has influence. Whoever alone has the most of a material gets 3 points more for it.
gtr-about-clients = Every client gives one more action when his role is led, even to somebody who thinks. Nobody has more clients than influence. A new client acts from the next turn on.
gtr-about-influence = 2 at the start, and the value of the site of every building that was completed. It is the room for clients and for the vault, and a point each at the end.
gtr-about-stockpile = Materials for Architect and Merchant. There is no limit.

## How doubtful cases were ruled

gtr-ruled-bar = Pool, hand and deck in any order; but after the deck this action takes nobody from the pool.
gtr-ruled-last-card = The last card of the deck is still put where it belongs; nothing else follows from it, and the game is over.
gtr-ruled-latrine = Whoever discards must think then.
gtr-ruled-vomitorium = Whoever discards his hand must think then.
gtr-ruled-road = A Statue on a stone site counts as a stone building.
gtr-ruled-public-material = Road and Tower also widen what fits a building that the Stairway makes public; a Scriptorium does not.
gtr-ruled-circus = It changes nothing for Jacks and petitions.
gtr-ruled-hand-too = The card of the hand comes before or after the other, and each may be left out.
gtr-ruled-palisade = Whoever is protected may give all the same, but is not asked unless the table wants it.
gtr-ruled-public-points = Made public, it counts for everybody.
gtr-ruled-granted = The number of actions is fixed when the building is completed, even if influence rises meanwhile.
gtr-ruled-once = It happens once; made public, it does nothing.
gtr-ruled-aqueduct = An Insula counts first, then the Aqueduct doubles.
gtr-ruled-bridge = Materials of one kind are all alike: nobody is asked which one leaves the stockpile.
gtr-ruled-senate = It takes Jacks that still lie in camps; an earlier Senate may have taken some.
gtr-ruled-storeroom = For a Forum, any client who is left over stands for a Laborer.
gtr-ruled-tower = A client in a Bath may build out of town with it.
gtr-ruled-academy = The thinking comes at the end of the turn, when the camps are empty.
gtr-ruled-bath = A Merchant acts in any role with Ludus Magna, any client as Laborer with a Storeroom. Nobody acts twice.
gtr-ruled-bath-outside = His action cannot be one of the two for a site out of town.
gtr-ruled-bath-join = Leave the first action unused: if your next client acts in the same role, both pay for one site out of town. If not, it is lost.
gtr-ruled-gate = A Statue is a marble building on every site.
gtr-ruled-circus-maximus = Completed during its owner’s actions, it gives a second action even to clients who have acted.
gtr-ruled-coliseum = At most one client of each opponent for each demand.
gtr-ruled-prison = The victim keeps the influence of the building’s own site and gets that of the Prison. A Prison cannot be stolen.
gtr-ruled-prison-public = A public function stays public when its building is stolen.
gtr-ruled-scriptorium = Where marble fits anyway, you choose between adding it and completing with it.
gtr-ruled-forum = If several fulfil it at once, the most points win, then the most cards in hand.
gtr-ruled-ludus-magna = For a Forum, Merchants beyond the first stand for missing roles.
gtr-ruled-palace = A petition or a pair is one unit, for one action.
gtr-ruled-stairway = Not your own buildings, no foundations, and none that is public already.
gtr-ruled-statue = On its site it takes the material of the site, or marble.
