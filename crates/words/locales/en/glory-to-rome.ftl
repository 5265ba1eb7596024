# Glory to Rome. The names of the buildings are in glory-to-rome-names.ftl.
#
# Variables that many messages have: $who is "You" or a name at the start of a sentence, $you is
# "yes" or "no" for the same player. Amounts such as $actions and $cards come with their unit.

gtr-title = Glory to Rome
gtr-tagline = Rome has burned; rebuild it, not without profit.

## Names

gtr-material-rubble = rubble
gtr-material-wood = wood
gtr-material-concrete = concrete
gtr-material-brick = brick
gtr-material-stone = stone
gtr-material-marble = marble

gtr-thinker = Thinker
gtr-role-laborer = Laborer
gtr-role-craftsman = Craftsman
gtr-role-architect = Architect
gtr-role-legionary = Legionary
gtr-role-merchant = Merchant
gtr-role-patron = Patron

gtr-a-role-laborer = a Laborer
gtr-a-role-craftsman = a Craftsman
gtr-a-role-architect = an Architect
gtr-a-role-legionary = a Legionary
gtr-a-role-merchant = a Merchant
gtr-a-role-patron = a Patron

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
gtr-n-material = { $n } { $material }
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
gtr-order = { $name } ({ $role }, { $material })
gtr-as-material = { $name } ({ $material })
gtr-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
gtr-from-hand = { $card } from your hand
gtr-from-stockpile = { $material } from your stockpile
gtr-from-pool = { $material } from the pool
gtr-from-deck = the top card of the deck
gtr-zone-hand = the hand
gtr-zone-stockpile = the stockpile
gtr-zone-pool = the pool
gtr-zone-deck = the deck

## Questions

gtr-left = { $n ->
    [0] {""}
    [one] {" "}One action is left.
   *[other] {" "}You have { $n } actions.
}
gtr-left-by = { $n ->
    [0] {""}
    [one] {" "}This is the last action by your { $by }.
   *[other] {" "}Your { $by } gives { $n } actions.
}
gtr-left-after = { $n ->
    [0] {""}
    [one] {" "}One more action follows.
   *[other] {" "}{ $n } more actions follow.
}
gtr-left-joined = {" "}The action you left unused joins it, for a site out of town.
gtr-ask-start = Which card do you lay into the pool? Whoever shows the name that is first in the alphabet leads the first turn.
gtr-ask-lead = You lead. Which role, and with what? Or do you think instead?
gtr-ask-follow = { $leader } led { $role }. Do you follow, or think?{ $n ->
    [0] {""}
   *[other] {" "}Your clients give { $clients } either way.
}
gtr-ask-palace = Palace: do you play more for { $role }? So far you have { $actions }.
gtr-ask-petition = { $begun ->
    [yes] { $n ->
        [one] Which other { $role } card completes the petition?
       *[other] Which { $role } cards make the petition? { $n } are missing.
    }
   *[no] Which cards make the petition? { $n } of one and the same role.
}
gtr-ask-thinker = How do you think?
gtr-ask-school = School: do you think?{ $n ->
    [0] {""}
    [one] {" "}This is the last time.
   *[other] {" "}You may { $n } times.
}
gtr-ask-academy = Academy: you did Craftsman work in this turn. Do you think?
gtr-ask-patron = Patron: { $more ->
    [yes] whom else does this action hire?
   *[no] whom do you hire?
} You have { $clients } of { $limit } clients.{ $left }
gtr-ask-laborer = Laborer: { $more ->
    [yes] what else does this action take?
   *[no] what do you take into your stockpile?
}{ $left }
gtr-ask-craftsman = Craftsman: what do you build from your hand?{ $left }
gtr-ask-fountain = The Fountain gave { $card }. What becomes of it?{ $more ->
    [yes] {" "}Out of town it takes your next action too.
   *[no] {""}
}
gtr-ask-architect = Architect: { $more ->
    [yes] what else does this action do?
   *[no] what do you build, with materials from your stockpile?
}{ $left }
gtr-ask-merchant = Merchant: { $more ->
    [yes] what else does this action sell?
   *[no] what do you sell?
} Your vault has { $vault } of { $limit } cards.{ $left }
gtr-ask-legionary = Legionary: which card do you show to demand its material? { $begun ->
    [yes] So far you demand { $demand }; { $n ->
        [one] one more demand is possible.
       *[other] { $n } more demands are possible.
    }
   *[no] { $n ->
        [one] You can make one demand.
       *[other] You can make { $n } demands.
    }
}
gtr-ask-plunder = Your demands let you take { $quota } from the pool. What do you take?
gtr-ask-give = { $you ->
    [yes] You demand { $demand }.
   *[no] { $who } demands { $demand }.
} Which card goes?{ $protected ->
    [yes] {" "}A building protects the hand: nothing need be given.
   *[no] {""}
}
gtr-ask-coliseum = Coliseum: which client do you take from { $victim } into your vault? It has room for { $room }.
gtr-ask-bath = Bath: the new client, { $client }, acts at once. In which role?
gtr-ask-prison = Prison: which building do you take? Its owner gets the site of the Prison, 3 influence, from you.
gtr-ask-senate = Senate: whose Jack do you take?
gtr-ask-sewer = Sewer: which of the cards you played goes into your stockpile?
gtr-ask-grant = Victory for { $winner }: do you agree? It takes all the others.

## Answers

gtr-do-ends = { $label } – this ends the game: { $reason }
gtr-do-start = Lay { $card } into the pool
gtr-unit-jack = a Jack
gtr-unit-petition = a petition, { $n } cards of one role
gtr-unit-pair = two cards of one role, by your Circus
gtr-do-lead = Lead { $role } with { $unit }: { $actions }
gtr-do-follow = Follow with { $unit }: { $actions }
gtr-do-also = Play { $unit } too: 1 more action
gtr-do-pay = Put { $card } into it
gtr-do-latrine = Latrine: first discard { $card }, then think
gtr-do-vomitorium = Vomitorium: first discard your whole hand, { $cards }, then think
gtr-do-think-jack = Think: take a Jack ({ $jacks } left)
gtr-do-think-draw = Think: draw { $cards }, for a hand of { $hand }
gtr-acts-at-once = {" "}who acts at once
gtr-do-hire = Hire { $role } ({ $material }){ $pool ->
    [yes] {" "}from the pool
   *[no] {""}
}{ $bath }
gtr-do-hire-hand = Hire { $card } from your hand{ $bath }
gtr-do-hire-deck = Hire the top card of the deck, whoever it is{ $bath }
gtr-do-act = Act as { $role }
gtr-do-take = Take { $what }
gtr-do-found = Lay the foundation of { $building } on { $site } { $outside ->
    [yes] out of town{ $cost ->
        [one] {""}
       *[other] , for { $cost } actions
    }
   *[no] in town
}: { $value } { $site } to complete, { $value } influence; { $left ->
    [0] the last such site there
    [one] then 1 such site is left there
   *[other] then { $left } such sites are left there
}{ $function }
gtr-found-function = {" "}({ $function })
gtr-found-gate = {" "}(at once, by your Gate: { $function })
gtr-do-add = Add { $what } to { $building }: { $n } of { $of }
gtr-do-add-last = Complete { $building } with { $what }: { $completion }
gtr-do-complete = Scriptorium: complete { $building } with { $what }: { $completion }
gtr-completion = { $influence } influence; { $function }
gtr-completion-plain = { $influence } influence
gtr-do-publish = Stairway: add { $what } to { $building } of { $owner }; for everybody from now on: { $function }
gtr-do-fountain = Fountain: look at the top card of the deck, then use it or keep it
gtr-do-keep = Keep { $card } in your hand
gtr-do-sell = Sell { $what }{ $unseen ->
    [yes] , unseen by others
   *[no] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, card { $place } of { $limit } in your vault
gtr-do-sell-deck = Sell the top card of the deck, seen by nobody: card { $place } of { $limit } in your vault
gtr-do-demand = Show { $card }: demand { $material }
gtr-do-give = Give { $card } to { $to }
gtr-do-glory = Say “Glory to Rome”: you have no { $material }
gtr-do-give-nothing = Give nothing
gtr-do-seize = Take { $role } from { $victim } into your vault: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gtr-do-steal = Take { $building } from { $victim }: { $function }
gtr-do-take-jack = Take a Jack that { $from } played
gtr-do-drain = Put { $material } into your stockpile
gtr-do-grant = { $yours ->
    [yes] Propose that you win
   *[no] { $duel ->
        [yes] Give up: { $winner } wins
       *[no] Propose that { $winner } wins
    }
}
gtr-do-agree = Agree
gtr-do-refuse = Refuse
gtr-do-done = Do nothing more
gtr-do-done-actions = Do nothing more, and give up all actions that are left
gtr-do-hold = Do nothing now: this action can join your next client’s, for a site out of town
gtr-do-done-palace = Play no more
gtr-do-done-thinker = Do not think
gtr-do-done-demands = Demand nothing more
gtr-do-done-no-demand = Demand nothing
gtr-do-done-plunder = Take nothing more
gtr-do-done-coliseum = Take nobody
gtr-do-done-prison = Steal nothing
gtr-do-done-senate = Take no more Jacks
gtr-do-done-sewer = Let the rest go to the pool

## Log

gtr-log-chose = { $who } chose { $what } in secret.
gtr-log-drawn = { $you ->
    [yes] For you { $what } went to the pool.
   *[no] For { $who } { $what } went to the pool.
}
gtr-log-turn = Turn { $turn }: { $you ->
    [yes] you lead.
   *[no] { $who } leads.
}
gtr-log-led = { $who } led { $what }.
gtr-log-followed = { $who } followed { $what }.
gtr-log-played = { $who } played { $what }.
gtr-log-discarded = { $who } discarded { $what }.
gtr-log-discarded-hand = { $who } discarded the whole hand.
gtr-log-took-jack = { $who } took a Jack.
gtr-log-drew = { $who } drew { $what }.
gtr-log-acts = { $you ->
    [yes] You have { $what }.
   *[no] { $who } has { $what }.
}
gtr-log-hired = { $who } hired { $role } from { $from }.
gtr-log-turned = { $who } turned up { $what }.
gtr-log-bathed = { $you ->
    [yes] Your new client, { $client }, acted as { $role }.
   *[no] The new client of { $who }, { $client }, acted as { $role }.
}
gtr-log-took = { $who } took { $material } from { $from } into the stockpile.
gtr-log-founded = { $who } laid the foundation of { $building } on a { $site } site { $outside ->
    [yes] out of town.
   *[no] in town.
}
gtr-log-added = { $who } added { $material } from { $from } to { $building }.
gtr-log-completed = { $who } completed { $building }: { $influence } influence.
gtr-log-published = { $who } added { $material } to { $building }, whose function now works for everybody.
gtr-log-kept = { $who } kept the card.
gtr-log-sold = { $who } sold { $what } into the vault.
gtr-log-sold-unseen = { $who } put { $card } from { $from } into the vault, unseen.
gtr-log-demanded = { $who } showed { $card } to demand { $material }.
gtr-log-gave = { $who } gave { $what } to { $other }.
gtr-log-gave-stock = { $who } gave { $what } from the stockpile to { $other }.
gtr-log-glory = { $who } said “Glory to Rome” and gave no more { $what }.
gtr-log-seized = { $yours ->
    [yes] { $who } took { $what } from you into the vault.
   *[no] { $who } took { $what } from { $other } into the vault.
}
gtr-log-stole = { $yours ->
    [yes] { $who } took your { $what }, and you gained 3 influence for it.
   *[no] { $who } took the { $what } of { $other }, who gained 3 influence for it.
}
gtr-log-took-played-jack = { $who } took { $what } that { $other } had played.
gtr-log-drained = { $who } put the { $what } that was played into the stockpile.
gtr-log-cleared = { $n_orders ->
    [0] The pile of Jacks got { $jacks } back.
   *[other] { $orders } went to the pool{ $n_jacks ->
        [0] {""}
       *[other] , { $jacks } to the pile
    }.
}
gtr-log-proposed = { $own ->
    [yes] { $who } asked for the victory.
   *[no] { $who } proposed that { $yours ->
        [yes] you win
       *[no] { $other } wins
    }.
}
gtr-log-agreed = { $who } agreed.
gtr-log-refused = { $who } refused.
gtr-log-vault = { $you ->
    [yes] Unseen in your vault: { $what }.
   *[no] Unseen in the vault of { $who }: { $what }.
}
gtr-log-ended = The game is over: { $reason }.
gtr-ended-forum = a Forum is fulfilled
gtr-ended-catacomb = a Catacomb is completed
gtr-ended-sites = the last site in town is taken
gtr-ended-deck = the deck is empty
gtr-ended-granted = victory by agreement
gtr-ended-turn-limit = the last turn is played

## Why not

gtr-no-game-over = The game is over.
gtr-no-turn = Somebody else is asked.
gtr-no-question = That does not answer the question.
gtr-no-decline = You cannot decline here.
gtr-no-card = You do not hold { $building }.
gtr-no-jack = You hold no Jack.
gtr-no-jack-in-pile = The pile of Jacks is empty.
gtr-no-latrine-jack = The Latrine takes order cards, not Jacks.
gtr-no-drawn = { $building } is not the card that the Fountain gave you.
gtr-no-role = { $card } is not a card of the role { $role }.
gtr-no-petition = You do not hold { $n } cards of one role.
gtr-no-pairs = At this table the Circus makes any card an Architect; a pair is not a Jack.
gtr-no-petition-card = { $building } does not fit the petition: all its cards are of one role, and you need enough of them.
gtr-no-function = You do not have { $building } at work.
gtr-no-again = This action has done that already.
gtr-no-pool = There is no { $material } in the pool.
gtr-no-pool-after-deck = This action has hired a card of the deck, so it takes none from the pool.
gtr-no-stockpile = There is no { $material } in your stockpile.
gtr-no-stockpile-or-deck = One action sells a card of the stockpile or the top card of the deck, not both.
gtr-no-deck = The deck is empty.
gtr-no-source = This role does not take cards from there.
gtr-no-twice = You have { $building } already, and no name twice.
gtr-no-site = No { $material } site is left in town.
gtr-no-site-outside = No { $material } site is left out of town.
gtr-no-town-first = Out of town is open only when no { $material } site is left in town.
gtr-no-outside-two = A site out of town takes two actions, one directly after the other.
gtr-no-outside-bath = A client in a Bath acts alone: a site out of town takes two actions.
gtr-no-wrong-site = { $building } does not go onto a { $material } site.
gtr-no-outside-stairway = After the Stairway the rest of this action does not reach out of town.
gtr-no-foundation = You have no unfinished { $building }.
gtr-no-fit = { $building } does not take { $material }.
gtr-no-completion = That does not complete { $building } at once.
gtr-no-owner = None of your opponents has completed { $building }.
gtr-no-public = { $building } works for everybody already.
gtr-no-shown = { $building } has backed a demand in this turn.
gtr-no-demand = No { $material } is demanded, or no more of it.
gtr-no-give-first = You are asked for { $material } first.
gtr-no-glory = You hold { $material } and must give it.
gtr-no-client = There is no { $role } to take, or no room in your vault.
gtr-no-acting = The client cannot act as { $role }.
gtr-no-theft = You cannot take { $building } there.
gtr-no-played-jack = No Jack that { $who } played can be taken.
gtr-no-camp = You played no { $material } in this turn.
gtr-no-hand = Your hand is empty.
gtr-no-grant = Players can't agree on a winner at this table.
gtr-no-second-offer = You've already proposed a winner this turn.

## The table

gtr-table-turn = Turn { $turn }. Leader: { $leader }. { $led ->
    [yes] Led: { $role }.
   *[no] Nothing is led yet.
}
gtr-end = The end: { $ways }.
gtr-end-deck = when the deck is empty ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
} left)
gtr-end-sites = when the last site in town is taken ({ $n } left)
gtr-end-catacomb = { $you ->
    [yes] when your Catacomb is completed
   *[no] when the Catacomb of { $who } is completed
} ({ $n } of { $of })
gtr-end-forum = { $you ->
    [yes] when you fulfil the Forum
   *[no] when { $who } fulfils the Forum
} (lacking: { $lacking })
gtr-end-forum-begun = { $you ->
    [yes] your Forum is begun
   *[no] the Forum of { $who } is begun
} ({ $n } of { $of })
gtr-end-turns = after turn { $n }
gtr-table-pool = Pool: { $pool }. Jacks in the pile: { $jacks }.
gtr-table-sites = Sites in town + out of town: { $sites }.
gtr-table-site = { $material } { $town } + { $outside }
gtr-table-public = For everybody: { $buildings }.
gtr-table-player = { $who }{ $leads ->
    [yes] {" "}(leader)
   *[no] {""}
}: { $influence } influence.
gtr-table-own-hand = {"  "}Your hand ({ $n }): { $cards }.
gtr-table-hand = {"  "}Hand: { $cards }{ $n_jacks ->
    [0] {""}
   *[other] , of them { $jacks }
}.
gtr-table-camp = {"  "}Played in this turn: { $cards }.
gtr-table-goods = {"  "}Clients { $n_clients }/{ $client_limit }: { $clients }{ $n_fresh ->
    [0] {""}
   *[other] {" "}({ $n_fresh } new in this turn)
}. Stockpile: { $stockpile }. Vault { $n_vault }/{ $vault_limit }{ $vault }.
gtr-memory-shown = { $who } showed and still holds { $cards }.
gtr-memory-lacks = { $who } holds no { $materials }.
gtr-memory-vault = { $you ->
    [yes] In your vault
   *[no] In the vault of { $who }
}: { $cards }{ $n ->
    [0] {""}
    [one] {" "}and one card that was never open
   *[other] {" "}and { $n } cards that were never open
}.
gtr-plan-when = { $role } is led
gtr-plan-follow = follow with { $card }
gtr-plan-jack = follow with a Jack
gtr-plan-draw = think and draw cards
gtr-plan-think-jack = think and take a Jack
gtr-vault-turn = , in this turn { $cards }
gtr-vault-open = : { $cards }
gtr-table-built = {"  "}Completed: { $buildings }.
gtr-table-building = { $building }{ $public ->
    [yes] {" "}(public)
   *[no] {""}
}
gtr-table-unfinished = {"  "}Unfinished: { $buildings }.
gtr-table-work = { $building }, needs { $needs }{ $n ->
    [0] {""}
   *[other] , has { $has }
}
gtr-table-borrowed = {"  "}At work besides: { $buildings }.

## The end

gtr-result = The game ended in turn { $turn }: { $reason }.
gtr-won-score = { $who } won, with the most points.
gtr-won-hand = { $who } won: equal in points, with more cards in hand.
gtr-won-shared = The victory is shared: { $who }.
gtr-won-alone = { $who } won, whatever the points.
gtr-standing = { $rank }. { $who }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
gtr-points-influence = {"   "}{ $n } for influence
gtr-points-vault = {"   "}{ $n } for the vault: { $vault }
gtr-points-bonus = {"   "}{ $n } for the most { $material }
gtr-points-statue = {"   "}{ $n } for the Statue
gtr-points-wall = {"   "}{ $n } for the Wall, half of { $stockpile } in the stockpile

## Options

gtr-players = { $n } players.
gtr-edition-original = The original edition.
gtr-edition-gloria2011 = The edition of 2011, Gloria a Roma. Its Senators are the Jacks here.
gtr-edition-gloria2011-original-variant = The edition of 2011, Gloria a Roma, with the petition, the Circus and the Forum of the original. Its Senators are the Jacks here.
gtr-edition-english2007 = The English edition of 2007.
gtr-opt-petition = A petition, { $n } cards of one role, counts as a Jack.
gtr-opt-sites = In town there are { $n } sites of each material.
gtr-opt-outside-always = Sites out of town are always open, for two actions.
gtr-opt-outside-exhausted = Sites out of town, for two actions, are open when their material has none left in town.
gtr-opt-circus-pair = Circus: two cards of one role count as a Jack.
gtr-opt-circus-architect = Circus: any order card leads or follows Architect.
gtr-opt-forum-clients = Forum: a client of each role wins.
gtr-opt-forum-clients-materials = Forum: a client of each role and each material in the stockpile win.
gtr-opt-beginner-original = Beginner game: buildings have no functions, and half of the deck is left out.
gtr-opt-beginner-2011 = Beginner game: buildings have no functions.
gtr-opt-start-chosen = The players choose the cards that decide who leads first.
gtr-opt-vault-turn = Cards that go openly into a vault are shown to the end of the turn.
gtr-opt-vault-placement = Cards that go openly into a vault are shown only while they are put there.
gtr-opt-alphabet-english = The first leader is found by the English names.
gtr-opt-alphabet-spanish = The first leader is found by the Spanish names.
gtr-opt-latrine-jack = The Latrine takes Jacks too.
gtr-opt-scriptorium = Scriptorium: marble fits everywhere, but does not complete at once.
gtr-opt-maximus = Circus Maximus, completed during one's actions, doubles only clients who have not acted.
gtr-opt-gate-statue = An unfinished Statue gives no points, even with a Gate.
gtr-opt-stairway = Stairway: its use costs no action, once with every Architect action.
gtr-opt-bath-join = Bath: two Craftsmen in a row, or two Architects, can found out of town together.
gtr-opt-gate-road = Gate: an unfinished stone building with marble in it works too.
gtr-opt-voluntary = Players behind a Palisade or Wall are asked whether they give.
gtr-opt-concession = The players can agree on a winner.
gtr-opt-no-concession = No victory by agreement.
gtr-opt-max-turns = The game has at most { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.

## What the buildings do

gtr-does-bar = each Patron action may also hire the top card of the deck; after it the same action hires nobody from the pool
gtr-does-insula = 2 more clients
gtr-does-latrine = whenever you think, you may discard one order card to the pool first
gtr-does-road = your stone buildings take any material
gtr-does-circus = two cards of one role count as a Jack
gtr-instead-circus = any order card leads or follows Architect
gtr-does-dock = each Laborer action may also move a card of your hand into your stockpile
gtr-does-market = 2 more cards in your vault
gtr-does-palisade = Legionaries get nothing from your hand, and no client of yours for a Coliseum, unless they have a Bridge
gtr-does-amphitheatre = when completed, one Craftsman action for each influence you have
gtr-does-aqueduct = twice as many clients; each Patron action may also hire a card of your hand
gtr-does-bridge = your Legionary demands go to all opponents, who give from their stockpiles too; a Palisade does not help them
gtr-does-senate = at the end of every turn you may take Jacks that opponents played
gtr-does-storeroom = all your clients act when Laborer is led
gtr-does-tower = rubble fits all your buildings; a site out of town takes only one action
gtr-does-vomitorium = whenever you think, you may discard your whole hand first
gtr-does-wall = Legionaries get nothing from you, even with a Bridge; at the end 1 point for every 2 materials in your stockpile
gtr-does-academy = after a turn in which you did Craftsman work, you may think once
gtr-does-archway = Architect actions may take materials from the pool
gtr-does-atrium = a Merchant action may sell the top card of the deck unseen instead of a material of your stockpile
gtr-does-bath = every client you hire acts once, at once
gtr-instead-bath = every client you hire acts once, at once; two Craftsmen or two Architects in a row can found out of town together
gtr-does-foundry = when completed, one Laborer action for each influence you have
gtr-does-gate = your marble buildings work from their foundation on
gtr-instead-gate = your marble buildings work from their foundation on, and your stone buildings as soon as marble is in them
gtr-does-school = when completed, you may think once for each influence you have
gtr-does-shrine = your hand is filled up to 2 cards more
gtr-does-catacomb = when completed, the game ends at once
gtr-does-circus-maximus = if you led or followed, each client of the role acts twice
gtr-does-coliseum = for each Legionary demand you may take a client of that material's role from each opponent you demand from, into your vault
gtr-does-garden = when completed, one Patron action for each influence you have
gtr-does-prison = when completed, you may take over a completed building of an opponent, who gets the 3 influence of the Prison's site for it
gtr-does-scriptorium = one marble completes any of your buildings
gtr-instead-scriptorium = marble fits all your buildings
gtr-does-sewer = at the end of every turn you may put order cards you played into your stockpile
gtr-does-villa = one material added by Architect completes it
gtr-does-basilica = each Merchant action may also sell a card of your hand, unseen by others
gtr-does-forum = you win as soon as you have a client of each of the six roles
gtr-instead-forum = you win as soon as you have a client of each of the six roles and one of each material in your stockpile
gtr-does-fountain = a Craftsman action may use the top card of the deck: look at it, then build with it or keep it
gtr-does-ludus-magna = each of your Merchants counts as a client of every role
gtr-does-palace = lead and follow with as many cards as you like, one action for each
gtr-does-stairway = an Architect action may add a material to a completed building of an opponent, and its function then works for everybody
gtr-instead-stairway = with each Architect action you may also add a material to a completed building of an opponent, and its function then works for everybody
gtr-does-statue = may stand on any site, and takes its material or marble; at the end 3 points
gtr-does-temple = your hand is filled up to 4 cards more

## What is easily forgotten

gtr-oversight-clients = Clients act even if you think (GTR 2.5): that was an action of yours, and you gave it up. It costs no card; use it next time.
gtr-oversight-protected = Your building protects you (GTR 7.8, GTR 7.16): you need not give anything to a Legionary, and what is given does not come back. Next time say “Glory to Rome!”.

## Terms of printed rulebooks: theirs, theirs: ours, clause

gtr-printed =
    structure, structures: building, GTR 5.1
    draw pile, draw deck: deck, GTR 9.1
    pass, passing: think, GTR 4.1
    maximum hand size, hand size: hand is filled, GTR 1.7
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
