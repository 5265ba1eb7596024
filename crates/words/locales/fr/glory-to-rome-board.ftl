# What stands on the drawn table.

## Words that stand by themselves

gtr-label-pool = Réserve commune
gtr-label-sites = Emplacements
gtr-label-in-town = En ville
gtr-label-outside = Hors ville
gtr-label-deck = Pioche
gtr-label-jacks = { -jacks }
gtr-label-clients = Clientèle
gtr-label-influence = Influence
gtr-label-vault = Ch. forte
gtr-label-stockpile = Réserve
gtr-label-buildings = Bâtiments
gtr-label-others = Les autres joueurs
gtr-label-commons = Zone commune
gtr-label-hand = Ta main
gtr-label-held = Main
gtr-label-you = toi
gtr-label-leader = Leader
gtr-label-jack = { -jack }
gtr-label-any-role = Tout rôle
gtr-label-jack-does = Appelle ou suit n’importe quel rôle
gtr-label-petition = Pétition
gtr-label-pair = Paire (Cirque)
gtr-label-drawn = De la Fontaine
gtr-label-public = Pour tous
gtr-label-at-work = Actif
gtr-label-thinks = a pensé
gtr-label-asked = doit répondre
gtr-label-glory = « Gloire à Rome ! »
gtr-label-lead = Appeler
gtr-label-follow = Suivre
gtr-label-act = Agir

## Things

gtr-board-camp = { $you ->
    [yes] Ton camp
   *[no] Camp { $who-of }
}
gtr-board-pile = Réserve commune : { $materials }, { $role }
gtr-board-lots = { $outside ->
    [yes] Hors de la ville
   *[no] En ville
} : il reste { $n ->
    [one] { $n } { -site }
   *[other] { $n } { -sites }
} de { $material }
gtr-board-clients-of = { $clients }{ $n ->
    [0] {""}
    [one] {" "}({ $n } nouveau ce tour-ci)
   *[other] {" "}({ $n } nouveaux ce tour-ci)
}
gtr-board-played = Joué : { $n } × { $role }
gtr-board-hand-of = Main : { $cards }{ $n ->
    [0] {""}
   *[other] {" "}({ $jacks })
}
gtr-board-vault-of = Chambre forte : { $cards }, limite { $limit }
gtr-board-left = { $n }
gtr-board-times = × { $n }
gtr-board-complete = { $name }, bâtiment achevé
gtr-board-begun = { $name }, fondation : { $n } sur { $of } ({ $site })
gtr-board-begun-by = { $who } { $n }/{ $of }
gtr-board-owner = { $you ->
    [yes] à toi
   *[no] à { $who }
}
gtr-board-stolen = { $you ->
    [yes] pris chez toi
   *[no] pris à { $who }
}
gtr-board-stolen-building = { $building }, { $from }
gtr-board-demands = « Rome exige { $what } ! »
gtr-board-actions = { $acting ->
    [yes] encore { $actions }
   *[no] { $actions }
}
gtr-board-between = de { $least } à { $most } actions
gtr-board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
gtr-board-ends = Cela termine la partie : { $reason }.
gtr-board-grant = Si tous les autres acceptent, la partie est terminée.

## Questions, as short as they can be said

gtr-prompt-start = Pose une carte dans { -the-pool }
gtr-prompt-lead = Appelle un rôle, ou pense
gtr-prompt-follow = { $who } a appelé { $role-the } : suivre ou penser ?
gtr-prompt-palace = Jouer d’autres cartes pour { $role-the } ?
gtr-prompt-petition = { $begun ->
    [yes] { $n ->
        [one] Encore une carte { $role } pour la pétition
       *[other] Encore { $n } cartes { $role } pour la pétition
    }
   *[no] Choisis { $n } cartes d’un même rôle
}
gtr-prompt-thinker = Prends un { -jack }, ou pioche
gtr-prompt-school = École : penser ?
gtr-prompt-academy = Académie : penser ?
gtr-prompt-patron = { $more ->
    [yes] Engage un autre client
   *[no] Engage un client
}
gtr-prompt-laborer = { $more ->
    [yes] Prends un autre matériau
   *[no] Prends un matériau
}
gtr-prompt-craftsman = Construis depuis ta main
gtr-prompt-fountain = Construis avec la carte, ou garde-la
gtr-prompt-architect = { $more ->
    [yes] Continue cette action
   *[no] Construis depuis { -your-stockpile }
}
gtr-prompt-merchant = { $more ->
    [yes] Vends une autre carte
   *[no] Vends un matériau
}
gtr-prompt-legionary = { $n ->
    [one] Montre une carte pour exiger son matériau
   *[other] Montre jusqu’à { $n } cartes pour exiger leurs matériaux
}
gtr-prompt-plunder = Prends dans { -the-pool } ce que tu as exigé
gtr-prompt-give = { $who } exige { $demand }
gtr-prompt-coliseum = Prends un client à { $victim } pour ta chambre forte
gtr-prompt-bath = Dans quel rôle agit ton nouveau { $client } ?
gtr-prompt-prison = Prends un bâtiment
gtr-prompt-senate = Prends un { -jack } qui a été joué
gtr-prompt-sewer = Garde une carte que tu as jouée
gtr-prompt-grant = Accorder la victoire à { $winner } ?

## Ce qu’un autre doit décider

gtr-wait-start = { $who } pose une carte dans { -the-pool }
gtr-wait-lead = { $who } appelle un rôle ou pense
gtr-wait-follow = { $who } suit { $role-the } ou pense
gtr-wait-palace = { $who } peut jouer d’autres cartes pour { $role-the }
gtr-wait-petition = { $who } choisit les cartes d’une pétition
gtr-wait-thinker = { $who } pense
gtr-wait-school = { $who } peut penser (École)
gtr-wait-academy = { $who } peut penser (Académie)
gtr-wait-patron = { $who } peut engager un client
gtr-wait-laborer = { $who } peut prendre un matériau
gtr-wait-craftsman = { $who } construit depuis sa main
gtr-wait-fountain = { $who } construit avec la carte de la Fontaine, ou la garde
gtr-wait-architect = { $who } construit depuis { -their-stockpile }
gtr-wait-merchant = { $who } peut vendre un matériau
gtr-wait-legionary = { $who } montre ce que Rome exige
gtr-wait-plunder = { $who } prend dans { -the-pool } ce que Rome exige
gtr-wait-give = Rome exige { $who-of } : { $demand }
gtr-wait-coliseum = { $yours ->
    [yes] { $who } peut prendre un de tes clients pour sa chambre forte
   *[no] { $who } peut prendre un client à { $victim } pour sa chambre forte
}
gtr-wait-bath = { $who } choisit le rôle d’un nouveau { $client }
gtr-wait-prison = { $who } peut prendre un bâtiment
gtr-wait-senate = { $who } peut prendre un { -jack } qui a été joué
gtr-wait-sewer = { $who } peut garder ses cartes jouées
gtr-wait-grant = { $yours ->
    [yes] { $who } décide de ta victoire
   *[no] { $who } décide de la victoire { $winner-of }
}

## What things are

gtr-about-function = Fonction : { $function }.
gtr-about-no-function = Dans la partie pour débutants, les bâtiments n’ont pas de fonction.
gtr-about-order = En main : appelle ou suit { $role-the }. Comme matériau : { $material }, valeur { $value }. Demande un { -site } de ce matériau. { $n } exemplaires.
gtr-about-role = { $role } : { $does }.
gtr-about-pile = { $material } / { $role }
gtr-about-material = Valeur { $value } : un bâtiment en { $material } prend { $value ->
    [one] { $value } matériau
   *[other] { $value } matériaux
} et donne +{ $value } d’influence. Dans ta chambre forte, chaque carte vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
gtr-about-jack = Appelle ou suit n’importe quel rôle, pour une action. Ce n’est ni un client, ni un matériau, ni une fondation.
gtr-about-petition = { $n } cartes d’un même rôle valent un { -jack }.
gtr-about-pair = Avec un Cirque, deux cartes d’un même rôle valent un { -jack }.
gtr-about-jacks = En pensant, tu peux prendre un { -jack }. Les { -jacks } joués reviennent après le tour.
gtr-about-deck = En pensant, tu pioches ici. Quand la pioche est vide, la partie s’arrête aussitôt.
gtr-about-sites = { $n } { -sites } de chaque matériau sont en ville, les autres hors de la ville. Une fondation demande un { -site } de son matériau. Hors de la ville, elle prend deux actions de suite. Quand le dernier { -site } en ville est pris, la partie s’arrête aussitôt.
gtr-about-vault = Les cartes de ta chambre forte sont des points, face cachée. Limite : ton influence. La majorité d’un matériau rapporte le bonus des marchands : 3 points (rien si égalité).
gtr-about-clients = Chaque client te donne une action de plus quand son rôle est appelé, même si tu penses. Limite : ton influence. Un nouveau client agit à partir du tour suivant.
gtr-about-influence = 2 au début, plus la valeur { -of-the-site } de chaque bâtiment achevé. Elle limite ta clientèle et ta chambre forte, et donne autant de points à la fin.
gtr-about-stockpile = Des matériaux pour ton Architecte et ton Marchand. Pas de limite.

## How doubtful cases were ruled

gtr-ruled-bar = Réserve commune, main et pioche dans n’importe quel ordre. Mais après la pioche, cette action n’engage plus personne depuis { -the-pool }.
gtr-ruled-last-card = La dernière carte de la pioche va encore à sa place. Rien d’autre ne se déclenche : la partie est terminée.
gtr-ruled-latrine = Si tu défausses, tu dois ensuite penser.
gtr-ruled-vomitorium = Si tu défausses ta main, tu dois ensuite penser.
gtr-ruled-road = Une Statue sur un { -site } de pierre est un bâtiment en pierre.
gtr-ruled-public-material = La Route et la Tour élargissent aussi ce qu’accepte un bâtiment que l’Escalier ouvre à tous ; le Scriptorium, non.
gtr-ruled-circus = Il ne change rien aux { -jacks } ni aux pétitions.
gtr-ruled-hand-too = La carte de ta main vient avant ou après l’autre. Tu peux te passer de l’une ou de l’autre.
gtr-ruled-palisade = Tu peux quand même donner (option de table).
gtr-ruled-public-points = S’il est ouvert à tous, il compte pour tout le monde.
gtr-ruled-granted = Le nombre d’actions est fixé à l’achèvement, même si ton influence augmente ensuite.
gtr-ruled-once = Cela n’arrive qu’une fois. Ouvert à tous, le bâtiment ne fait rien.
gtr-ruled-aqueduct = L’Îlot compte d’abord, puis l’Aqueduc double.
gtr-ruled-bridge = Les matériaux d’une sorte se valent : tu ne choisis pas lequel quitte { -your-stockpile }.
gtr-ruled-senate = Tu prends les { -jacks } encore dans les camps. Un autre Sénat a pu en prendre avant.
gtr-ruled-storeroom = Pour un Forum, n’importe quel client en surplus compte comme { -laborer }.
gtr-ruled-tower = Avec elle, un client des Bains peut construire hors de la ville.
gtr-ruled-academy = Tu penses à la fin du tour, quand les camps sont vides.
gtr-ruled-bath = Avec la Ludus Magna, un Marchand agit dans n’importe quel rôle ; avec la Réserve de stockage, tout client agit comme { -laborer }. Aucun client n’agit deux fois.
gtr-ruled-bath-outside = Son action ne peut pas être l’une des deux d’un { -site } hors de la ville.
gtr-ruled-bath-join = Mets la première action de côté. Si ton client suivant agit dans le même rôle, les deux paient un { -site } hors de la ville. Sinon, elle est perdue.
gtr-ruled-gate = Une Statue est un bâtiment en marbre sur tout { -site }.
gtr-ruled-circus-maximus = Si tu l’achèves pendant tes actions, même les clients qui ont agi ont une deuxième action.
gtr-ruled-coliseum = Au plus un client de chaque adversaire par matériau exigé.
gtr-ruled-prison = La victime garde l’influence { -of-the-site } du bâtiment et reçoit celle de la Prison. Une Prison ne peut pas être prise.
gtr-ruled-prison-public = Une fonction ouverte à tous le reste quand son bâtiment est pris.
gtr-ruled-scriptorium = Là où le marbre convient de toute façon, choisis : l’ajouter, ou achever avec lui.
gtr-ruled-forum = Si plusieurs joueurs en remplissent les conditions à la fois, les points décident, puis les cartes en main.
gtr-ruled-ludus-magna = Pour un Forum, les Marchands au-delà du premier comptent comme les rôles manquants.
gtr-ruled-palace = Une pétition ou une paire est une seule unité, pour une action.
gtr-ruled-stairway = Ni tes propres bâtiments, ni les fondations, ni ceux qui servent déjà à tous.
gtr-ruled-statue = Elle prend le matériau de son { -site }, ou du marbre.

## Une action peut mettre fin à la partie

gtr-threat-sites = Le prochain { -site } pris en ville met fin à la partie.
gtr-threat-deck = Piocher encore peut vider la pioche et mettre fin à la partie.
gtr-threat-catacomb = { $you ->
    [yes] Tu mets fin à la partie
   *[no] { $who } met fin à la partie
} avec une carte de plus : { $what } (Catacombes).
gtr-threat-forum = { $you ->
    [yes] Tu gagnes
   *[no] { $who } gagne
} avec une carte de plus : { $what } (Forum).
