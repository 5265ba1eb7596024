# What stands on the drawn table.

## Words that stand by themselves

gtr-label-pool = Pool
gtr-label-sites = Sites
gtr-label-in-town = In town
gtr-label-outside = Out of town
gtr-label-deck = Deck
gtr-label-jacks = Jacks
gtr-label-clients = Clients
gtr-label-influence = Influence
gtr-label-vault = Vault
gtr-label-stockpile = Stockpile
gtr-label-buildings = Buildings
gtr-label-others = Other players
gtr-label-commons = Shared area
gtr-label-hand = Your hand
gtr-label-held = Hand
gtr-label-you = you
gtr-label-leader = Leader
gtr-label-jack = Jack
gtr-label-any-role = Any role
gtr-label-jack-does = Leads or follows any role
gtr-label-petition = Petition
gtr-label-pair = Circus pair
gtr-label-drawn = From the Fountain
gtr-label-public = Public
gtr-label-at-work = Active
gtr-label-thinks = thought
gtr-label-asked = deciding
gtr-label-glory = “Glory to Rome!”
gtr-label-lead = Lead
gtr-label-follow = Follow
gtr-label-act = Act

## Things

gtr-board-camp = { $you ->
    [yes] Your camp
   *[no] { $who }’s camp
}
gtr-board-pile = Pool: { $materials }, { $role }
gtr-board-lots = { $outside ->
    [yes] Out of town
   *[no] In town
}: { $n ->
    [one] { $n } { $material } site
   *[other] { $n } { $material } sites
} left
gtr-board-clients-of = { $clients }{ $n ->
    [0] {""}
   *[other] {" "}({ $n } new this turn)
}
gtr-board-played = Played: { $n } × { $role }
gtr-board-hand-of = Hand: { $cards }{ $n ->
    [0] {""}
   *[other] {" "}({ $jacks })
}
gtr-board-vault-of = Vault: { $cards }, limit { $limit }
gtr-board-left = { $n }
gtr-board-times = × { $n }
gtr-board-complete = { $name }, completed
gtr-board-begun = { $name }, foundation: { $n } of { $of } { $site }
gtr-board-begun-by = { $who } { $n }/{ $of }
gtr-board-owner = { $you ->
    [yes] yours
   *[no] { $who }’s
}
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
gtr-board-grant = If everyone else agrees, the game is over.

## Questions, as short as they can be said

gtr-prompt-start = Place a card in the pool
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
gtr-prompt-thinker = Take a Jack, or draw cards
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
    [one] Show a card to demand its material
   *[other] Show up to { $n } cards to demand their materials
}
gtr-prompt-plunder = Take what you demanded from the pool
gtr-prompt-give = { $who } demands { $demand }
gtr-prompt-coliseum = Take a client from { $victim } for the lions
gtr-prompt-bath = In which role does your new { $client } act?
gtr-prompt-prison = Take a building
gtr-prompt-senate = Take a Jack that was played
gtr-prompt-sewer = Keep a card you played
gtr-prompt-grant = Give { $winner } the victory?

## What another player decides

gtr-wait-start = { $who } places a card in the pool
gtr-wait-lead = { $who } leads or thinks
gtr-wait-follow = { $who } follows { $role }, or thinks
gtr-wait-palace = { $who } may play more for { $role }
gtr-wait-petition = { $who } chooses cards for a petition
gtr-wait-thinker = { $who } thinks
gtr-wait-school = { $who } may think (School)
gtr-wait-academy = { $who } may think (Academy)
gtr-wait-patron = { $who } may hire a client
gtr-wait-laborer = { $who } may take a material
gtr-wait-craftsman = { $who } builds from their hand
gtr-wait-fountain = { $who } builds with the Fountain’s card, or keeps it
gtr-wait-architect = { $who } builds from their stockpile
gtr-wait-merchant = { $who } may sell a material
gtr-wait-legionary = { $who } shows what Rome demands
gtr-wait-plunder = { $who } takes from the pool what Rome demands
gtr-wait-give = Rome demands { $demand } from { $who }
gtr-wait-coliseum = { $yours ->
    [yes] { $who } may take one of your clients for the lions
   *[no] { $who } may take a client from { $victim } for the lions
}
gtr-wait-bath = { $who } chooses the role of a new { $client }
gtr-wait-prison = { $who } may take a building
gtr-wait-senate = { $who } may take a Jack that was played
gtr-wait-sewer = { $who } may keep the cards they played
gtr-wait-grant = { $who } decides whether { $yours ->
    [yes] you win
   *[no] { $winner } wins
}

## What things are

gtr-about-function = Completed: { $function }.
gtr-about-no-function = In the beginner game, buildings have no functions.
gtr-about-order = In hand: leads or follows { $role }. As a material: { $material }, value { $value }. Needs a site of that material. { $n } copies.
gtr-about-role = { $role }: { $does }.
gtr-about-pile = { $material } / { $role }
gtr-about-material = Value { $value }: a { $material } building takes { $value ->
    [one] { $value } material
   *[other] { $value } materials
} and gives +{ $value } influence. In your vault, each card is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
gtr-about-jack = Leads or follows any role, for one action. Can’t be a client, a material or a foundation.
gtr-about-petition = { $n } cards of one role count as a Jack.
gtr-about-pair = With a Circus, two cards of one role count as a Jack.
gtr-about-jacks = Think to take a Jack. Jacks that were played come back after the turn.
gtr-about-deck = Think to draw. When the deck is empty, the game ends immediately.
gtr-about-sites = { $n } sites of each material are in town, the others out of town. A foundation needs a site of its material. Out of town, it takes two actions in a row. When the last site in town is taken, the game ends immediately.
gtr-about-vault = Cards in your vault are points, face down. Limit: your influence. If you alone have the most of a material, you get the Merchant bonus: 3 points.
gtr-about-clients = Each client gives you one more action when their role is led, even if you think. Limit: your influence. New clients act from the next turn on.
gtr-about-influence = 2 at the start, plus the value of each completed building’s site. It limits your clients and your vault, and each influence is a point at the end.
gtr-about-stockpile = Materials for your Architect and your Merchant. No limit.

## How doubtful cases were ruled

gtr-ruled-bar = Pool, hand and deck in any order. But after the deck, this action hires nobody from the pool.
gtr-ruled-last-card = The last card of the deck still goes where it belongs. Nothing else happens: the game is over.
gtr-ruled-latrine = If you discard, you must then think.
gtr-ruled-vomitorium = If you discard your hand, you must then think.
gtr-ruled-road = A Statue on a stone site is a stone building.
gtr-ruled-public-material = When you make a building public, Road and Tower widen what fits; Scriptorium doesn’t.
gtr-ruled-circus = Jacks and petitions work as usual.
gtr-ruled-hand-too = The card from your hand comes before or after the other. You may skip either.
gtr-ruled-palisade = You may still give if you want (table option).
gtr-ruled-public-points = If it’s public, it counts for everyone.
gtr-ruled-granted = The number of actions is set when you complete it, even if your influence then rises.
gtr-ruled-once = It happens once. If it’s public, it does nothing.
gtr-ruled-aqueduct = An Insula counts first, then the Aqueduct doubles.
gtr-ruled-bridge = Materials of one kind are alike: you aren’t asked which one leaves your stockpile.
gtr-ruled-senate = You take Jacks that are still in the camps. An earlier Senate may have taken some.
gtr-ruled-storeroom = For a Forum, any spare client counts as a Laborer.
gtr-ruled-tower = With it, a Bath client may build out of town.
gtr-ruled-academy = You think at the end of the turn, when the camps are empty.
gtr-ruled-bath = A Merchant acts in any role with a Ludus Magna, any client as Laborer with a Storeroom. No client acts twice.
gtr-ruled-bath-outside = The client’s action can’t be one of the two for a site out of town.
gtr-ruled-bath-join = Save the first action. If your next client acts in the same role, both pay for one site out of town. If not, it’s lost.
gtr-ruled-gate = A Statue is a marble building on any site.
gtr-ruled-circus-maximus = If you complete it during your actions, even clients who have acted get a second action.
gtr-ruled-coliseum = At most one client from each opponent for each demand.
gtr-ruled-prison = The victim keeps the influence of the building’s own site and gets the Prison’s. A Prison can’t be stolen.
gtr-ruled-prison-public = A public function stays public when its building is stolen.
gtr-ruled-scriptorium = Where marble fits anyway, choose: add it, or complete with it.
gtr-ruled-forum = If several players win with it at the same moment, the most points decide, then the most cards in hand.
gtr-ruled-ludus-magna = For a Forum, each Merchant after the first counts as a missing role.
gtr-ruled-palace = A petition or a pair is one unit, for one action.
gtr-ruled-stairway = Not your own buildings, no foundations, and none that’s already public.
gtr-ruled-statue = It takes the material of its site, or marble.

## One action could end the game

gtr-threat-sites = The next site taken in town ends the game.
gtr-threat-deck = The next draw may empty the deck and end the game.
gtr-threat-catacomb = { $you ->
    [yes] You end the game
   *[no] { $who } ends the game
} with one more { $what } (Catacomb).
gtr-threat-forum = { $you ->
    [yes] You win
   *[no] { $who } wins
} with one more { $what } (Forum).
