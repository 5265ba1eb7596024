# Glory to Rome. The names of the buildings are in glory-to-rome-names.ftl.
#
# The words are those of the rulebook of the original edition; editions/gloria2011.ftl has those of the player
# aid of 2011. Variables that many messages have: $who is "Toi" or a name, $you is "yes" or "no" for the same
# player. Amounts such as $actions and $cards come with their unit.

gtr-title = La Gloire de Rome
gtr-tagline = Rome a brûlé. Rebâtis-la, et fais des affaires.

## Words that editions have each their own of

-pool = réserve commune
-the-pool = la réserve commune
-of-the-pool = de la réserve commune
-to-the-pool = à la réserve commune
-stockpile = réserve
-the-stockpile = la réserve
-of-the-stockpile = de la réserve
-your-stockpile = ta réserve
-their-stockpile = sa réserve
-in-stock = en réserve
-site = emplacement
-sites = emplacements
-of-site = d’emplacement
-the-site = l’emplacement
-of-the-site = de l’emplacement
-leader = leader
-jack = Jack
-jacks = Jacks
-order-card = carte ordre
-order-cards = cartes ordre
-laborer = Travailleur
-the-laborer = le Travailleur
-of-laborer = de Travailleur
-wall = Mur
-the-wall = le Mur
-a-wall = un Mur

## Names

gtr-material-rubble = bloc
gtr-material-wood = bois
gtr-material-concrete = béton
gtr-material-brick = brique
gtr-material-stone = pierre
gtr-material-marble = marbre

gtr-n-material-rubble = { $n ->
    [one] { $n } bloc
   *[other] { $n } blocs
}
gtr-n-material-wood = { $n } bois
gtr-n-material-concrete = { $n ->
    [one] { $n } béton
   *[other] { $n } bétons
}
gtr-n-material-brick = { $n ->
    [one] { $n } brique
   *[other] { $n } briques
}
gtr-n-material-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
gtr-n-material-marble = { $n ->
    [one] { $n } marbre
   *[other] { $n } marbres
}

gtr-thinker = Penseur
gtr-role-laborer = { -laborer }
    .gender = masculine
gtr-role-craftsman = Artisan
    .gender = masculine
gtr-role-architect = Architecte
    .gender = masculine
gtr-role-legionary = Légionnaire
    .gender = masculine
gtr-role-merchant = Marchand
    .gender = masculine
gtr-role-patron = Patron
    .gender = masculine

gtr-n-role-laborer = { $n ->
    [one] { $n } { -laborer }
   *[other] { $n } { -laborer }s
}
gtr-n-role-craftsman = { $n ->
    [one] { $n } Artisan
   *[other] { $n } Artisans
}
gtr-n-role-architect = { $n ->
    [one] { $n } Architecte
   *[other] { $n } Architectes
}
gtr-n-role-legionary = { $n ->
    [one] { $n } Légionnaire
   *[other] { $n } Légionnaires
}
gtr-n-role-merchant = { $n ->
    [one] { $n } Marchand
   *[other] { $n } Marchands
}
gtr-n-role-patron = { $n ->
    [one] { $n } Patron
   *[other] { $n } Patrons
}
gtr-n-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
gtr-n-jacks = { $n ->
    [one] { $n } { -jack }
   *[other] { $n } { -jacks }
}
gtr-n-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
gtr-jack = un { -jack }
gtr-a-card = une carte
gtr-nobody = personne

# A card within a sentence, and with what it can be used for.
gtr-the-card = { $card-the }
gtr-the-order = { $card-the } ({ $role }, { $material })
gtr-order = { $name } ({ $role }, { $material })
gtr-as-material = { $card-the } ({ $material })
gtr-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
gtr-from-hand = { $card } de ta main
gtr-from-stockpile = 1 { $material } de { -your-stockpile }
gtr-from-pool = 1 { $material } { -of-the-pool }
gtr-from-deck = la première carte de la pioche
# Where something comes from, with the preposition.
gtr-zone-hand = { $own ->
    [yes] de ta main
   *[no] de sa main
}
gtr-zone-stockpile = { $own ->
    [yes] de { -your-stockpile }
   *[no] de { -their-stockpile }
}
gtr-zone-pool = { -of-the-pool }
gtr-zone-deck = de la pioche

## Questions

gtr-left = { $n ->
    [0] {""}
    [one] {" "}Encore { $n } action.
   *[other] {" "}Encore { $n } actions.
}
gtr-left-by = { $n ->
    [0] {""}
    [one] {" "}Dernière action { $by-of }.
   *[other] {" "}{ $n } actions { $by-of }.
}
gtr-left-after = { $n ->
    [0] {""}
    [one] {" "}Encore { $n } action après.
   *[other] {" "}Encore { $n } actions après.
}
gtr-left-joined = {" "}Avec l’action mise de côté, tu peux construire hors de la ville.
gtr-ask-start = Choisis une carte pour { -the-pool }. Le premier nom alphabétique désigne le { -leader }.
gtr-ask-lead = Quel rôle appelles-tu, et avec quoi ? Ou préfères-tu penser ?
gtr-ask-follow = { $leader } a appelé { $role-the }. Suivre ou penser ?{ $n ->
    [0] {""}
   *[other] {" "}Clients : { $clients } dans les deux cas.
}
gtr-ask-palace = Palais : jouer d’autres cartes pour { $role-the } ? Pour l’instant : { $actions }.
gtr-ask-petition = { $begun ->
    [yes] { $n ->
        [one] Choisis encore une carte { $role } pour la pétition.
       *[other] Choisis encore { $n } cartes { $role } pour la pétition.
    }
   *[no] Choisis { $n } cartes d’un même rôle pour la pétition.
}
gtr-ask-thinker = Penser : un { -jack } ou des cartes ?
gtr-ask-school = École : penser ?{ $n ->
    [0] {""}
    [one] {" "}(dernière fois)
   *[other] {" "}(encore { $n } fois)
}
gtr-ask-academy = Académie : tu as utilisé un Artisan ce tour-ci. Penser ?
gtr-ask-patron = Patron : { $more ->
    [yes] qui d’autre engages-tu ?
   *[no] qui engages-tu ?
} Clients : { $clients } sur { $limit }.{ $left }
gtr-ask-laborer = { -laborer } : { $more ->
    [yes] que prends-tu d’autre ?
   *[no] que prends-tu ?
}{ $left }
gtr-ask-craftsman = Artisan : que construis-tu depuis ta main ?{ $left }
gtr-ask-fountain = Fontaine : { $card }. Qu’en fais-tu ?{ $more ->
    [yes] {" "}Hors de la ville : 2 actions.
   *[no] {""}
}
gtr-ask-architect = Architecte : { $more ->
    [yes] que fais-tu encore avec cette action ?
   *[no] que construis-tu depuis { -your-stockpile } ?
}{ $left }
gtr-ask-merchant = Marchand : { $more ->
    [yes] que vends-tu d’autre ?
   *[no] que vends-tu ?
} Chambre forte : { $vault } sur { $limit }.{ $left }
gtr-ask-legionary = Légionnaire : { $begun ->
    [yes] quelle autre carte montres-tu ? Exigé : { $demand }. { $n ->
        [one] Encore { $n } exigence.
       *[other] Encore { $n } exigences.
    }
   *[no] quelle carte montres-tu pour exiger son matériau ?{ $n ->
        [one] {""}
       *[other] {" "}Tu as { $n } exigences.
    }
}
gtr-ask-plunder = Tu peux prendre { $quota } { -of-the-pool }.
gtr-ask-give = { $who } exige { $demand }. Quelle carte donnes-tu ?{ $protected ->
    [yes] {" "}Tu es à l’abri : rien ne t’y oblige.
   *[no] {""}
}
gtr-ask-coliseum = Colisée : quel client prends-tu à { $victim } ? Place en chambre forte : { $room }.
gtr-ask-bath = Bains : ton nouveau { $client } agit maintenant. Dans quel rôle ?
gtr-ask-prison = Prison : quel bâtiment prends-tu ? Son propriétaire reçoit les 3 d’influence.
gtr-ask-senate = Sénat : à qui prends-tu un { -jack } ?
gtr-ask-sewer = Égout : quelle carte jouée va dans { -your-stockpile } ?
gtr-ask-grant = Accorder la victoire à { $winner } ? Tous les autres doivent accepter.

# Another player is asked: what they have to decide, as the board says it.
gtr-asked = { $what }.

## Answers

gtr-do-ends = { $label } – la partie se termine : { $reason }
gtr-do-start = Poser { $card } dans { -the-pool }
gtr-unit-jack = un { -jack }
gtr-unit-petition = une pétition ({ $n } cartes d’un rôle)
gtr-unit-pair = une paire (Cirque)
gtr-do-lead = Appeler { $role-the } avec { $unit } : { $actions }
gtr-do-follow = Suivre avec { $unit } : { $actions }
gtr-do-also = Jouer aussi { $unit } : +1 action
gtr-do-pay = Ajouter { $card } à la pétition
gtr-do-latrine = Latrine : défausser { $card }, puis penser
gtr-do-vomitorium = Vomitorium : défausser toute ta main ({ $cards }), puis penser
gtr-do-think-jack = Penser : prendre un { -jack } (reste : { $jacks })
gtr-do-think-draw = Penser : piocher { $cards } (main : { $hand })
gtr-acts-at-once = , qui agit aussitôt
gtr-do-hire = Engager { $role-a } ({ $material }){ $pool ->
    [yes] {" "}{ -of-the-pool }
   *[no] {""}
}{ $bath }
gtr-do-hire-hand = Engager { $card } de ta main{ $bath }
gtr-do-hire-deck = Engager la première carte de la pioche, sans la voir{ $bath }
gtr-do-act = Agir comme { $role }
gtr-do-take = Prendre { $what }
gtr-do-found = Commencer { $building-the } { $outside ->
    [yes] hors ville ({ $needs }{ $cost ->
        [one] {""}
       *[other] , { $cost } actions
    })
   *[no] en ville ({ $needs } ; { $left ->
        [0] dernier { -site }
        [one] restera { $left } { -site }
       *[other] resteront { $left } { -sites }
    })
} : influence +{ $value }{ $function }
gtr-found-function = {"\u202F"}; { $function }
gtr-found-gate = {"\u202F"}; actif dès maintenant (Porte) : { $function }
gtr-do-add = Ajouter { $what } { $building-to } : { $n } sur { $of }
gtr-do-add-last = Achever { $building-the } avec { $what } : { $completion }
gtr-do-complete = Scriptorium : achever { $building-the } avec { $what } : { $completion }
gtr-completion = influence +{ $gain } ({ $influence }) ; { $function }
gtr-completion-plain = influence +{ $gain } ({ $influence })
gtr-do-publish = Escalier : ajouter { $what } { $building-to } chez { $owner }. Pour tous : { $function }
gtr-do-fountain = Fontaine : piocher une carte, puis l’utiliser ou la garder
gtr-do-keep = Garder { $card } en main
gtr-do-sell = Vendre { $what }{ $unseen ->
    [yes] {" "}face cachée
   *[no] {""}
} : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
} (chambre forte : { $place }/{ $limit })
gtr-do-sell-deck = Vendre une carte cachée de la pioche (chambre forte : { $place }/{ $limit })
gtr-do-demand = Montrer { $card-the } pour exiger 1 { $material }
gtr-do-give = Donner { $card } à { $to }
gtr-do-glory = Dire « Gloire à Rome ! » : tu n’as pas de { $material }
gtr-do-give-nothing = Ne rien donner
gtr-do-seize = Prendre { $role-a } à { $victim } pour ta chambre forte : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
gtr-do-steal = Prendre { $building-the } à { $victim } : { $function }
gtr-do-take-jack = Prendre un { -jack } joué par { $from }
gtr-do-drain = Garder 1 { $material } dans { -your-stockpile }
gtr-do-grant = { $yours ->
    [yes] Demander la victoire
   *[no] { $duel ->
        [yes] Abandonner : { $winner } gagne
       *[no] Proposer d’accorder la victoire à { $winner }
    }
}
gtr-do-agree = Accepter
gtr-do-refuse = Refuser
gtr-do-done = { $n ->
    [0] Ne rien faire
    [one] Renoncer à cette action
   *[other] Renoncer à tes { $n } actions restantes
}
gtr-do-done-rest = Ne rien faire de plus avec cette action
gtr-do-hold = Mettre cette action de côté pour ton client suivant (hors ville)
gtr-do-done-bath = Ne pas agir avec ce client
gtr-do-done-palace = Ne rien jouer de plus
gtr-do-done-thinker = Ne pas penser
gtr-do-done-demands = Ne rien exiger de plus
gtr-do-done-no-demand = Ne rien exiger
gtr-do-done-plunder = { $begun ->
    [yes] Ne rien prendre de plus
   *[no] Ne rien prendre
}
gtr-do-done-coliseum = { $begun ->
    [yes] Ne prendre personne d’autre
   *[no] Ne prendre personne
}
gtr-do-done-prison = Ne prendre aucun bâtiment
gtr-do-done-senate = Laisser les { -jacks }
gtr-do-done-sewer = Laisser ces cartes { -to-the-pool }

gtr-hint-lead = Cela te donne { $actions } ; { $n ->
    [0] personne d’autre n’a de clients pour ce rôle
    [one] { $others } agit aussi avec ses clients
   *[other] { $others } agissent aussi avec leurs clients
}.
gtr-hint-follow = Cela te donne { $actions } (en pensant : { $fewer }), et { $leader } { $yours ->
    [yes] agis
   *[no] agit
} de toute façon.
gtr-hint-think-lead = Tu pioches { $cards }, et personne d’autre ne peut agir ce tour-ci.
gtr-hint-jack-lead = Un { -jack } remplacera plus tard n’importe quel rôle, et personne d’autre ne peut agir ce tour-ci.
gtr-hint-think-follow = Tu pioches { $cards }{ $n ->
    [0] {""}
   *[other] , et tes clients agissent quand même : { $actions }
}.
gtr-hint-jack-follow = Un { -jack } remplacera plus tard n’importe quel rôle{ $n ->
    [0] {""}
   *[other] , et tes clients agissent quand même : { $actions }
}.
gtr-hint-hire = Dès le prochain tour, tu as une action de plus quand on appelle { $role-the } (clients : { $clients }/{ $limit }).
gtr-hint-take = Tu auras { $what } dans { -your-stockpile } ; { $n ->
    [0] il n’en reste plus
   *[other] il en reste { $n }
} dans { -the-pool } pour les autres.
gtr-hint-found = Une fois achevé, il donne +{ $gain } d’influence ; { $n ->
    [0] il ne reste aucun { -site } de ce matériau
    [one] il reste { $n } { -site } de ce matériau
   *[other] il reste { $n } { -sites } de ce matériau
} pour les autres.
gtr-hint-add = Il manquera encore { $what } pour +{ $gain } d’influence.
gtr-hint-complete = Ton influence passe à { $influence } : des points, et +{ $gain } aux limites de ta clientèle et de ta chambre forte.
gtr-hint-sell = Cela vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} que personne ne peut prendre ; places restantes dans ta chambre forte : { $n }.
gtr-hint-demand = Tu exiges 1 { $material } : { $n ->
    [0] personne n’a à en donner, mais tu peux te servir
    [one] { $others } doit en donner si possible, et tu peux te servir
   *[other] { $others } doivent en donner si possible, et tu peux te servir
} dans { -the-pool }.

## Log

gtr-log-chose = { main-you-first.has } choisi { $what } en secret.
gtr-log-drawn = { $you ->
    [yes] Ta carte pour { -the-pool }
   *[no] Carte { $who-of } pour { -the-pool }
} : { $what }.
gtr-log-turn = Tour { $turn } : { $you ->
    [yes] tu es { -leader }.
   *[no] { $who } est { -leader }.
}
gtr-log-led = { main-you-first.has } appelé { $role-the }.
gtr-log-followed = { main-you-first.has } suivi { $role-the }.
gtr-log-declined-follow = { main-you-first.has } pensé au lieu de suivre { $role-the }.
gtr-log-declined-act = { main-you-first.has } renoncé à agir comme { $role }.
gtr-log-declined-bath = { main-you-first.has } renoncé à faire agir le nouveau client ({ $role }).
gtr-log-declined-coliseum = { $yours ->
    [yes] { $who } a épargné tes clients.
   *[no] { main-you-first.has } épargné les clients { $other-of }.
}
gtr-log-declined-palace = { main-you-first.has } renoncé à jouer une autre carte.
gtr-log-declined-plunder = { main-you-first.has } laissé le reste dans { -the-pool }.
gtr-log-declined-prison = { main-you-first.has } renoncé à voler un bâtiment.
gtr-log-declined-senate = { main-you-first.has } laissé les { -jacks }.
gtr-log-declined-sewer = { $you ->
    [yes] Tu as laissé tes cartes jouées
   *[no] { $who } a laissé ses cartes jouées
} { -to-the-pool }.
gtr-log-declined-thinker = { main-you-first.has } renoncé à penser.
gtr-log-played = { main-you-first.has } joué { $what }.
gtr-log-discarded = { main-you-first.has } défaussé { $what }.
gtr-log-discarded-hand = { $you ->
    [yes] Tu as défaussé toute ta main.
   *[no] { $who } a défaussé toute sa main.
}
gtr-log-took-jack = { main-you-first.has } pris un { -jack }.
gtr-log-drew = { main-you-first.has } pioché { $what }.
gtr-log-acts = { main-you-first.has } { $what }.
gtr-log-hired = { main-you-first.has } engagé { $role-a } { $from }.
gtr-log-turned = { main-you-first.has } révélé { $what }.
gtr-log-bathed = { $you ->
    [yes] Ton nouveau { $client } a agi
   *[no] Le nouveau { $client } { $who-of } a agi
} comme { $role }.
gtr-log-took = { main-you-first.has } pris { $what } { -of-the-pool }.
gtr-log-stored = { $you ->
    [yes] Tu as mis { $what } de ta main dans { -your-stockpile }.
   *[no] { $who } a mis { $what } de sa main dans { -their-stockpile }.
}
gtr-log-founded = { main-you-first.has } posé la fondation { $building-of } ({ $site }, { $outside ->
    [yes] hors ville
   *[no] en ville
}).
gtr-log-added = { main-you-first.has } ajouté { $what } { $from } { $building-to }.
gtr-log-completed = { main-you-first.has } achevé { $building-the } : influence +{ $gain } ({ $influence }).
gtr-log-published = { main-you-first.has } ajouté { $what } { $building-to } : sa fonction sert désormais à tous.
gtr-log-kept = { main-you-first.has } gardé la carte.
gtr-log-sold = { main-you-first.has } vendu { $what }.
gtr-log-sold-unseen = { main-you-first.has } vendu { $card } { $from }, face cachée.
gtr-log-demanded = { main-you-first.has } montré { $card-the } pour exiger 1 { $material }.
gtr-log-gave = { $yours ->
    [yes] { $who } t’a donné { $what }.
   *[no] { main-you-first.has } donné { $what } à { $other }.
}
gtr-log-gave-stock = { $yours ->
    [yes] { $who } t’a donné { $what } de { -their-stockpile }.
   *[no] { $you ->
        [yes] Tu as donné { $what } de { -your-stockpile } à { $other }.
       *[no] { $who } a donné { $what } de { -their-stockpile } à { $other }.
    }
}
gtr-log-glory = { main-you-first.has } dit « Gloire à Rome ! » : { $protected ->
    [yes] à l’abri.
   *[no] { $gave ->
        [yes] plus de { $what }.
       *[no] pas de { $what }.
    }
}
gtr-log-seized = { $yours ->
    [yes] { $who } t’a pris { $role-a } pour sa chambre forte.
   *[no] { $you ->
        [yes] Tu as pris { $role-a } à { $other } pour ta chambre forte.
       *[no] { $who } a pris { $role-a } à { $other } pour sa chambre forte.
    }
}
gtr-log-stole = { $yours ->
    [yes] { $who } t’a pris { $building-the } (influence +3 pour toi).
   *[no] { main-you-first.has } pris { $building-the } à { $other } (influence +3 en échange).
}
gtr-log-took-played-jack = { $yours ->
    [yes] { $who } a pris un { -jack } que tu avais joué.
   *[no] { main-you-first.has } pris un { -jack } joué par { $other }.
}
gtr-log-drained = { $you ->
    [yes] Tu as gardé ta carte jouée : { $what }.
   *[no] { $who } a gardé sa carte jouée : { $what }.
}
gtr-log-cleared = { $n_orders ->
    [0] { $n_jacks ->
        [one] { $jacks } revient à la pile.
       *[other] { $jacks } reviennent à la pile.
    }
   *[other] Vers { -the-pool } : { $orders }{ $n_jacks ->
        [0] {""}
       *[other] {"\u202F"}; vers la pile : { $jacks }
    }.
}
gtr-log-proposed = { $own ->
    [yes] { main-you-first.has } demandé la victoire.
   *[no] { $yours ->
        [yes] { $who } a proposé de t’accorder la victoire.
       *[no] { main-you-first.has } proposé d’accorder la victoire à { $other }.
    }
}
gtr-log-agreed = { main-you-first.has } accepté.
gtr-log-refused = { main-you-first.has } refusé.
gtr-log-vault = Cartes cachées { $you ->
    [yes] de ta chambre forte
   *[no] de la chambre forte { $who-of }
} : { $what }.
gtr-log-ended = La partie est terminée : { $reason }.
gtr-ended-forum = victoire par le Forum
gtr-ended-catacomb = les Catacombes sont achevées
gtr-ended-sites = le dernier { -site } en ville est pris
gtr-ended-deck = la pioche est vide
gtr-ended-granted = victoire d’un commun accord
gtr-ended-turn-limit = le dernier tour est joué

## Why not

gtr-no-game-over = La partie est terminée.
gtr-no-turn = Ce n’est pas à toi de jouer.
gtr-no-question = Cela ne répond pas à la question. Choisis une des réponses.
gtr-no-decline = Ici, tu ne peux pas refuser. Choisis une réponse.
gtr-no-card = Tu n’as pas { $building-the } en main.
gtr-no-jack = Tu n’as pas de { -jack }.
gtr-no-jack-in-pile = Il ne reste pas de { -jack }. Pioche des cartes.
gtr-no-latrine-jack = La Latrine prend des { -order-cards }, pas des { -jacks }.
gtr-no-drawn = La carte de la Fontaine n’est pas { $building-the }.
gtr-no-role = Cette carte ({ $card }) n’est pas une carte { $role }.
gtr-no-petition = Tu n’as pas { $n } cartes d’un même rôle.
gtr-no-pairs = À cette table, le Cirque fait de toute carte un Architecte. Une paire n’est pas un { -jack }.
gtr-no-petition-card = Cette carte ({ $building }) ne convient pas : une pétition, c’est { $n } cartes d’un même rôle.
gtr-no-function = Tu n’as pas la fonction { $building-of }.
gtr-no-again = Tu l’as déjà fait avec cette action.
gtr-no-pool = Il n’y a pas de { $material } dans { -the-pool }.
gtr-no-pool-after-deck = Tu as engagé depuis la pioche : cette action ne prend plus personne dans { -the-pool }.
gtr-no-stockpile = Il n’y a pas de { $material } dans { -your-stockpile }.
gtr-no-stockpile-or-deck = Une action vend depuis { -your-stockpile } ou depuis la pioche, pas les deux.
gtr-no-deck = La pioche est vide.
gtr-no-source = Ce rôle ne prend pas de cartes ici.
gtr-no-twice = Tu as déjà { $building-the } : un seul bâtiment de chaque nom.
gtr-no-site = Il ne reste pas { -of-site } de { $material } en ville.
gtr-no-site-outside = Il ne reste pas { -of-site } de { $material } hors de la ville.
gtr-no-town-first = Il reste un { -site } de { $material } en ville : prends-le d’abord.
gtr-no-outside-two = Un { -site } hors de la ville prend deux actions de suite.
gtr-no-outside-bath = Un client des Bains a une action. Un { -site } hors de la ville en prend deux.
gtr-no-wrong-site = Tu ne peux pas construire { $building-the } sur un { -site } de { $material }.
gtr-no-outside-stairway = Après l’Escalier, cette action ne peut pas construire hors de la ville.
gtr-no-foundation = Tu n’as pas commencé { $building-the }.
gtr-no-fit = Tu ne peux pas ajouter de { $material } { $building-to }.
gtr-no-completion = Cela ne suffit pas pour achever { $building-the }.
gtr-no-owner = Aucun adversaire n’a achevé { $building-the }.
gtr-no-public = La fonction { $building-of } sert déjà à tous.
gtr-no-shown = Tu as déjà montré { $building-the } ce tour-ci.
gtr-no-demand = Rome n’exige pas (ou plus) de { $material }.
gtr-no-give-first = Réponds d’abord à cette exigence : { $material }.
gtr-no-glory = Tu as une carte de { $material } en main : tu dois la donner.
gtr-no-client = Il n’y a pas de { $role } à prendre, ou pas de place en chambre forte.
gtr-no-acting = Ce client ne peut pas agir comme { $role }.
gtr-no-theft = Tu ne peux pas y prendre { $building-the }.
gtr-no-played-jack = { $you ->
    [yes] Tu ne peux pas prendre ton propre { -jack }.
   *[no] { $who } n’a pas joué de { -jack } que tu puisses prendre.
}
gtr-no-camp = Tu n’as pas joué de { $material } ce tour-ci.
gtr-no-hand = Ta main est vide.
gtr-no-grant = À cette table, on ne peut pas désigner le vainqueur d’un commun accord.
gtr-no-second-offer = Tu as déjà proposé un vainqueur ce tour-ci.

## The table

gtr-table-turn = Tour { $turn }. Leader : { $leader }. { $led ->
    [yes] Rôle appelé : { $role }.
   *[no] Aucun rôle appelé.
}
gtr-end = Fin de la partie : { $ways }.
gtr-end-deck = quand la pioche est vide (il reste { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
})
gtr-end-sites = quand le dernier { -site } en ville est pris (il en reste { $n })
gtr-end-catacomb = { $you ->
    [yes] quand tes Catacombes sont achevées
   *[no] quand les Catacombes { $who-of } sont achevées
} ({ $n } sur { $of })
gtr-end-forum = { $you ->
    [yes] quand tu remplis les conditions du Forum
   *[no] quand { $who } remplit les conditions du Forum
} (il manque : { $lacking })
gtr-end-forum-begun = { $you ->
    [yes] ton Forum est commencé
   *[no] le Forum { $who-of } est commencé
} ({ $n } sur { $of })
gtr-end-turns = après le tour { $n }
gtr-table-pool = Réserve commune : { $n ->
    [0] vide
   *[other] { $pool }
}. { -jacks } dans la pile : { $jacks }.
gtr-table-sites = Emplacements en ville + hors ville : { $sites }.
gtr-table-site = { $material } { $town } + { $outside }
gtr-table-public = Actif pour tous : { $buildings }.
gtr-table-player = { $who }{ $leads ->
    [yes] {" "}({ -leader })
   *[no] {""}
} : influence { $influence }.
gtr-table-own-hand = {"  "}Ta main ({ $n }) : { $cards }.
gtr-table-hand = {"  "}Main : { $cards }{ $n_jacks ->
    [0] {""}
   *[other] {" "}({ $jacks })
}.
gtr-table-camp = {"  "}Joué ce tour-ci : { $cards }.
gtr-table-goods = {"  "}Clientèle { $n_clients }/{ $client_limit }{ $n_clients ->
    [0] {""}
   *[other] {"\u00A0"}: { $clients }
}{ $n_fresh ->
    [0] {""}
    [one] {" "}({ $n_fresh } nouveau ce tour-ci)
   *[other] {" "}({ $n_fresh } nouveaux ce tour-ci)
}. Réserve : { $n_stockpile ->
    [0] vide
   *[other] { $stockpile }
}. Chambre forte { $n_vault }/{ $vault_limit }{ $vault }.
gtr-memory-shown = { $you ->
    [yes] Tu as toujours
   *[no] { $who } a toujours
} en main : { $cards }.
gtr-memory-lacks = { $you ->
    [yes] Tu n’as
   *[no] { $who } n’a
} pas de { $materials } en main.
gtr-memory-vault = { $you ->
    [yes] Ta chambre forte
   *[no] Chambre forte { $who-of }
} : { $cards }{ $n ->
    [0] {""}
    [one] , plus { $n } carte jamais montrée
   *[other] , plus { $n } cartes jamais montrées
}.
gtr-plan-when = { $role-the } est appelé
gtr-plan-follow = suivre avec { $card-the }
gtr-plan-jack = suivre avec un { -jack }
gtr-plan-draw = penser et piocher des cartes
gtr-plan-think-jack = penser et prendre un { -jack }
gtr-vault-turn = , ce tour-ci { $cards }
gtr-vault-open = {"\u00A0"}: { $cards }
gtr-table-built = {"  "}Bâtiments achevés : { $buildings }.
gtr-table-building = { $building }{ $public ->
    [yes] {" "}(pour tous)
   *[no] {""}
}
gtr-table-unfinished = {"  "}En construction : { $buildings }.
gtr-table-work = { $building } : encore { $needs }{ $n ->
    [0] {""}
   *[other] {" "}(déjà { $has })
}
gtr-table-borrowed = {"  "}Actif aussi : { $buildings }.

## The end

gtr-result = La partie s’est terminée au tour { $turn } : { $reason }.
gtr-won-score = { main-you-first.has } gagné avec le plus de points.
gtr-won-hand = { main-you-first.has } gagné : égalité de points, mais plus de cartes en main.
gtr-won-shared = Victoire partagée : { $who }.
gtr-won-alone = { main-you-first.has } gagné, quels que soient les points.
gtr-standing = { $rank }. { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
gtr-points-influence = {"   "}{ $n } pour l’influence
gtr-points-vault = {"   "}{ $n ->
    [0] { $n } pour la chambre forte
   *[other] { $n } pour la chambre forte : { $vault }
}
gtr-points-bonus = {"   "}{ $n } pour le bonus des marchands : { $material }
gtr-points-statue = {"   "}{ $n } pour la Statue
gtr-points-wall = {"   "}{ $n } pour { -the-wall } : { $stockpile } matériaux { -in-stock }

## Options

gtr-players = { $n } joueurs.
gtr-edition-original = L’édition originale.
gtr-edition-gloria2011 = L’édition de 2011, Gloria a Roma.
gtr-edition-gloria2011-original-variant = L’édition de 2011, Gloria a Roma, avec la pétition, le Cirque et le Forum de l’originale.
gtr-edition-english2007 = L’édition anglaise de 2007.
gtr-opt-petition = Une pétition ({ $n } cartes d’un même rôle) vaut un { -jack }.
gtr-opt-sites = Il y a { $n } { -sites } de chaque matériau en ville.
gtr-opt-outside-always = Les { -sites } hors de la ville sont toujours ouverts et coûtent deux actions.
gtr-opt-outside-exhausted = Un { -site } hors de la ville (deux actions) s’ouvre quand il n’en reste plus de ce matériau en ville.
gtr-opt-circus-pair = Cirque : deux cartes d’un même rôle valent un { -jack }.
gtr-opt-circus-architect = Cirque : toute { -order-card } permet d’appeler ou de suivre l’Architecte.
gtr-opt-forum-clients = Forum : tu gagnes avec un client de chaque rôle.
gtr-opt-forum-clients-materials = Forum : tu gagnes avec un client de chaque rôle et chaque matériau { -in-stock }.
gtr-opt-beginner-original = Partie pour débutants : les bâtiments n’ont pas de fonction, et la moitié de la pioche est écartée.
gtr-opt-beginner-2011 = Partie pour débutants : les bâtiments n’ont pas de fonction.
gtr-opt-start-chosen = Les joueurs choisissent les cartes qui désignent le premier { -leader }.
gtr-opt-vault-turn = Les cartes vendues ouvertement restent visibles jusqu’à la fin du tour.
gtr-opt-vault-placement = Les cartes vendues ouvertement ne sont visibles qu’à ce moment-là.
gtr-opt-alphabet-english = Le premier { -leader } se décide selon les noms anglais.
gtr-opt-alphabet-spanish = Le premier { -leader } se décide selon les noms espagnols.
gtr-opt-latrine-jack = La Latrine prend aussi les { -jacks }.
gtr-opt-scriptorium = Scriptorium : le marbre va partout, mais n’achève pas d’un coup.
gtr-opt-maximus = Un Cirque Maxime achevé en plein tour ne double que les clients qui n’ont pas encore agi.
gtr-opt-gate-statue = Une Statue inachevée ne donne pas de points, même avec une Porte.
gtr-opt-stairway = Escalier : s’en servir ne coûte pas d’action, une fois par action d’Architecte.
gtr-opt-bath-join = Bains : deux Artisans ou deux Architectes de suite peuvent construire ensemble hors de la ville.
gtr-opt-gate-road = Porte : un bâtiment en pierre inachevé qui contient du marbre fonctionne aussi.
gtr-opt-voluntary = Si une Palissade ou { -a-wall } te protège, on te demande quand même si tu donnes.
gtr-opt-concession = Les joueurs peuvent se mettre d’accord sur le vainqueur.
gtr-opt-no-concession = Pas de victoire d’un commun accord.
gtr-opt-max-turns = La partie dure au plus { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}.

## What the buildings do

gtr-does-bar = ton Patron peut aussi engager depuis la pioche ; ensuite, plus depuis { -the-pool }
gtr-does-insula = limite de clients +2
gtr-does-latrine = avant de penser, tu peux défausser une { -order-card } dans { -the-pool }
gtr-does-road = tes bâtiments en pierre acceptent n’importe quel matériau
gtr-does-circus = deux cartes d’un même rôle valent un { -jack }
gtr-instead-circus = toute { -order-card } permet d’appeler ou de suivre l’Architecte
gtr-does-dock = ton { -laborer } peut aussi mettre une carte de ta main dans { -your-stockpile }
gtr-does-market = limite de la chambre forte +2
gtr-does-palisade = protège ta main et tes clients des Légionnaires, sauf s’ils ont un Pont
gtr-does-amphitheatre = à l’achèvement, une action d’Artisan par point d’influence
gtr-does-aqueduct = limite de clients ×2 ; ton Patron peut aussi engager depuis ta main
gtr-does-bridge = ton Légionnaire exige de tous, même dans leur { -stockpile }, malgré une Palissade
gtr-does-senate = à la fin de chaque tour, tu peux prendre les { -jacks } joués par tes adversaires
gtr-does-storeroom = tous tes clients agissent quand { -the-laborer } est appelé
gtr-does-tower = le bloc va dans tous tes bâtiments ; hors de la ville, une seule action
gtr-does-vomitorium = avant de penser, tu peux défausser toute ta main
gtr-does-wall = te protège des Légionnaires ; à la fin, 1 point par paire de matériaux { -in-stock }
gtr-does-academy = après un tour où tu as utilisé un Artisan, tu peux penser une fois
gtr-does-archway = ton Architecte peut utiliser les matériaux { -of-the-pool }
gtr-does-atrium = ton Marchand peut vendre une carte cachée de la pioche au lieu de { -your-stockpile }
gtr-does-bath = chaque client que tu engages agit une fois aussitôt
gtr-instead-bath = les nouveaux clients agissent aussitôt ; deux Artisans ou deux Architectes construisent ensemble hors ville
gtr-does-foundry = à l’achèvement, une action { -of-laborer } par point d’influence
gtr-does-gate = tes bâtiments en marbre fonctionnent dès leur fondation
gtr-instead-gate = tes bâtiments en marbre fonctionnent dès leur fondation, ceux en pierre s’ils contiennent du marbre
gtr-does-school = à l’achèvement, tu peux penser une fois par point d’influence
gtr-does-shrine = taille de main +2
gtr-does-catacomb = à l’achèvement, la partie s’arrête aussitôt
gtr-does-circus-maximus = si tu appelles ou suis, chaque client du rôle agit deux fois
gtr-does-coliseum = ton Légionnaire prend aussi à chaque cible un client correspondant pour ta chambre forte
gtr-does-garden = à l’achèvement, une action de Patron par point d’influence
gtr-does-prison = à l’achèvement, tu peux prendre un bâtiment achevé adverse contre l’influence de la Prison (3)
gtr-does-scriptorium = un seul marbre achève n’importe lequel de tes bâtiments
gtr-instead-scriptorium = le marbre va dans tous tes bâtiments
gtr-does-sewer = à la fin de chaque tour, tu peux garder { -in-stock } tes cartes jouées
gtr-does-villa = un seul matériau ajouté par l’Architecte l’achève
gtr-does-basilica = ton Marchand peut aussi vendre une carte de ta main, sans la montrer
gtr-does-forum = tu gagnes dès que tu as un client de chaque rôle
gtr-instead-forum = tu gagnes avec un client de chaque rôle et chaque matériau { -in-stock }
gtr-does-fountain = ton Artisan peut piocher une carte, puis construire avec elle ou la garder
gtr-does-ludus-magna = chacun de tes Marchands compte comme un client de chaque rôle
gtr-does-palace = appelle ou suis avec autant de cartes que tu veux, une action chacune
gtr-does-stairway = ton Architecte peut ajouter un matériau à un bâtiment achevé adverse, qui sert à tous
gtr-instead-stairway = ton Architecte peut aussi ajouter un matériau à un bâtiment adverse, qui sert à tous
gtr-does-statue = va sur tout { -site } ; accepte son matériau ou du marbre ; 3 points à la fin
gtr-does-temple = taille de main +4

## Ce qu’on oublie vite

gtr-oversight-clients = Tes clients agissent même si tu penses (GTR 2.5). Tu as renoncé à une action qui ne coûte pas de carte : utilise-la la prochaine fois.
gtr-oversight-protected = Ton bâtiment te protège (GTR 7.8, GTR 7.16) : tu n’as rien à donner à un Légionnaire, et ce qui est donné ne revient pas. La prochaine fois, dis « Gloire à Rome ! ».

## Mots des règles imprimées : les leurs, les leurs: le nôtre, article

gtr-printed =
    structure, structures: bâtiment, GTR 5.1
    draw pile, draw deck: pioche, GTR 9.1
    pass, passing, passer: penser, GTR 4.1
    maximum hand size, hand size: main, GTR 1.7
    lay a foundation, lay foundation: fondation, GTR 5.1
    surrender, abandon: accorder, GTR 9.5
    training game: débutants, GTR 1.8
    petitioning: pétition, GTR 3.3
    upon completion: à l’achèvement, GTR 6.5
    hire client: Patron, GTR 4.2
    gather material: { -laborer }, GTR 4.3
    build structure: ajouter un matériau, GTR 5.5
    demand material: Légionnaire, GTR 4.7
    sell material: Marchand, GTR 4.6
    pool: { -pool }, GTR 8.2
    chef: { -leader }, GTR 2.2
    clients: clientèle, GTR 1.7
