# What stands on the drawn table.

## Words that stand by themselves

gtr-label-pool = Lot commun
gtr-label-sites = Chantiers
gtr-label-in-town = En ville
gtr-label-outside = Hors ville
gtr-label-deck = Pioche
gtr-label-jacks = Jacks
gtr-label-clients = Clients
gtr-label-influence = Influence
gtr-label-vault = Ch. forte
gtr-label-stockpile = Stock
gtr-label-buildings = Bâtiments
gtr-label-others = Les autres joueurs
gtr-label-commons = Ce que tous partagent
gtr-label-hand = Ta main
gtr-label-you = toi
gtr-label-leader = Meneur
gtr-label-jack = Jack
gtr-label-any-role = Tout rôle
gtr-label-jack-does = Appelle ou suit n’importe quel rôle
gtr-label-petition = Pétition
gtr-label-pair = Paire par le Cirque
gtr-label-drawn = De la Fontaine
gtr-label-public = Pour tous
gtr-label-at-work = En vigueur
gtr-label-thinks = a pensé
gtr-label-asked = doit répondre
gtr-label-glory = « Gloire à Rome »
gtr-label-lead = Appeler
gtr-label-follow = Suivre
gtr-label-act = Agir

## Things

gtr-board-camp = { $you ->
    [yes] Ton camp
   *[no] Camp : { $who }
}
gtr-board-pile = Lot commun : { gtr-n-material }, { $role }
gtr-board-lots = { $outside ->
    [yes] Hors de la ville
   *[no] Dans la ville
} : il reste { $n ->
    [one] { $n } chantier
   *[other] { $n } chantiers
} de { $material }
gtr-board-clients-of = { $clients }{ $n ->
    [0] {""}
    [one] , dont { $n } nouveau pendant ce tour
   *[other] , dont { $n } nouveaux pendant ce tour
}
gtr-board-played = Joué : { $n } { $n ->
    [one] { $role }
   *[other] { $role }s
}
gtr-board-hand-of = Main : { $cards }{ $n ->
    [0] {""}
   *[other] , dont { $jacks }
}
gtr-board-vault-of = { $cards } en chambre forte, place pour { $limit }
gtr-board-left = { $n }
gtr-board-times = × { $n }
gtr-board-complete = { $name }, bâtiment achevé
gtr-board-begun = { $name }, fondation avec { $n } sur { $of } ({ $site })
gtr-board-begun-by = { $who } { $n }/{ $of }
gtr-board-owner = chez { $who }
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

gtr-prompt-start = Pose une carte dans le lot commun
gtr-prompt-lead = Appelle un rôle, ou pense
gtr-prompt-follow = { $who } a appelé { $role } : suivre ou penser ?
gtr-prompt-palace = Jouer d’autres cartes pour { $role } ?
gtr-prompt-petition = { $begun ->
    [yes] { $n ->
        [one] Encore une carte { $role } pour la pétition
       *[other] Encore { $n } cartes { $role } pour la pétition
    }
   *[no] Choisis { $n } cartes d’un même rôle
}
gtr-prompt-thinker = Prends un Jack, ou pioche
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
   *[no] Construis depuis ton stock
}
gtr-prompt-merchant = { $more ->
    [yes] Vends une autre carte
   *[no] Vends un matériau
}
gtr-prompt-legionary = { $n ->
    [one] Montre une carte : Rome exige
   *[other] Montre jusqu’à { $n } cartes : Rome exige
}
gtr-prompt-plunder = Prends dans le lot commun ce que tu as exigé
gtr-prompt-give = { $who } exige { $demand }
gtr-prompt-coliseum = Prends un client chez { $victim } pour les lions
gtr-prompt-bath = Dans quel rôle agit le nouveau client, { $client } ?
gtr-prompt-prison = Prends un bâtiment
gtr-prompt-senate = Prends un Jack qui a été joué
gtr-prompt-sewer = Garde une carte que tu as jouée
gtr-prompt-grant = { $yours ->
    [yes] T’accorder la victoire ?
   *[no] Accorder la victoire à { $winner } ?
}

## Ce qu’un autre doit décider

gtr-wait-start = { $who } pose une carte dans le lot commun
gtr-wait-lead = { $who } appelle un rôle ou pense
gtr-wait-follow = { $who } suit { $role } ou pense
gtr-wait-palace = { $who } peut jouer d’autres cartes pour { $role }
gtr-wait-petition = { $who } choisit les cartes d’une pétition
gtr-wait-thinker = { $who } pense
gtr-wait-school = { $who } peut penser : École
gtr-wait-academy = { $who } peut penser : Académie
gtr-wait-patron = { $who } peut engager un client
gtr-wait-laborer = { $who } peut prendre un matériau
gtr-wait-craftsman = { $who } construit depuis sa main
gtr-wait-fountain = { $who } construit avec la carte de la Fontaine, ou la garde
gtr-wait-architect = { $who } construit depuis son stock
gtr-wait-merchant = { $who } peut vendre un matériau
gtr-wait-legionary = { $who } montre ce que Rome exige
gtr-wait-plunder = { $who } prend dans le lot commun ce que Rome exige
gtr-wait-give = { $who } doit à Rome : { $demand }
gtr-wait-coliseum = { $yours ->
    [yes] { $who } peut prendre un de tes clients pour les lions
   *[no] { $who } peut prendre un client chez { $victim } pour les lions
}
gtr-wait-bath = { $who } choisit le rôle du nouveau client, { $client }
gtr-wait-prison = { $who } peut prendre un bâtiment
gtr-wait-senate = { $who } peut prendre un Jack qui a été joué
gtr-wait-sewer = { $who } peut garder les cartes jouées
gtr-wait-grant = { $yours ->
    [yes] { $who } décide si tu as la victoire
   *[no] { $who } décide si { $winner } a la victoire
}

## What things are

gtr-about-function = Fonction : { $function }.
gtr-about-no-function = Dans la partie pour débutants, les bâtiments n’ont pas de fonction.
gtr-about-order = En main, la carte permet d’appeler ou de suivre { $role }. Comme matériau ({ $material }), elle vaut { $value } ; sa fondation demande un chantier du même matériau. Il y a { $n } cartes de ce nom.
gtr-about-role = { $role } : { $does }.
gtr-about-pile = { $material } / { $role }
gtr-about-material = Valeur { $value } : un bâtiment en { $material } prend autant de matériaux et donne autant d’influence ; en chambre forte, une carte vaut autant de points.
gtr-about-jack = Appelle ou suit n’importe quel rôle, pour une action. Ce n’est ni un client, ni un matériau, ni une fondation.
gtr-about-petition = { $n } cartes d’un seul et même rôle valent un Jack.
gtr-about-pair = Avec un Cirque, deux cartes d’un seul et même rôle valent un Jack.
gtr-about-jacks = Qui pense peut prendre un Jack de cette pile ; après un tour, les Jacks joués y reviennent.
gtr-about-deck = Qui pense pioche ici. Quand la pioche est vide, la partie s’arrête aussitôt.
gtr-about-sites = Il y a { $n } chantiers de chaque matériau dans la ville, les autres sont hors de la ville. Une fondation demande un chantier de son matériau ; hors de la ville, il prend deux actions de suite. Quand le dernier chantier de la ville est pris, la partie s’arrête aussitôt.
gtr-about-vault = Les cartes de la chambre forte sont des points, face cachée. Elle en contient autant que son propriétaire a d’influence. Qui est seul à avoir le plus d’un matériau en reçoit 3 points de plus.
gtr-about-clients = Chaque client donne une action de plus quand son rôle est appelé, même à qui pense. Personne n’a plus de clients que d’influence. Un nouveau client agit à partir du tour suivant.
gtr-about-influence = 2 au début, plus la valeur du chantier de chaque bâtiment achevé. C’est la place pour les clients et la chambre forte, et autant de points à la fin.
gtr-about-stockpile = Des matériaux pour l’Architecte et le Marchand. Il n’y a pas de limite.

## How doubtful cases were ruled

gtr-ruled-bar = Lot commun, main et pioche dans n’importe quel ordre ; mais après la pioche, cette action ne prend plus personne dans le lot commun.
gtr-ruled-last-card = La dernière carte de la pioche va encore à sa place ; il n’en résulte rien d’autre, et la partie est terminée.
gtr-ruled-latrine = Qui défausse doit ensuite penser.
gtr-ruled-vomitorium = Qui défausse sa main doit ensuite penser.
gtr-ruled-road = Une Statue sur un chantier de pierre compte comme un bâtiment en pierre.
gtr-ruled-public-material = La Route et la Tour élargissent aussi ce qu’accepte un bâtiment que l’Escalier ouvre à tous ; un Scriptorium, non.
gtr-ruled-circus = Il ne change rien aux Jacks ni aux pétitions.
gtr-ruled-hand-too = La carte de la main vient avant ou après l’autre, et l’on peut se passer de chacune.
gtr-ruled-palisade = Qui est protégé peut donner quand même, mais on ne le lui demande que si la table le veut.
gtr-ruled-public-points = Ouvert à tous, il compte pour tout le monde.
gtr-ruled-granted = Le nombre d’actions est fixé à l’achèvement, même si l’influence augmente entre-temps.
gtr-ruled-once = Cela n’arrive qu’une fois ; ouvert à tous, le bâtiment ne fait rien.
gtr-ruled-aqueduct = Un Îlot compte d’abord, puis l’Aqueduc double.
gtr-ruled-bridge = Les matériaux d’une sorte se valent : on ne demande à personne lequel quitte le stock.
gtr-ruled-senate = Il prend les Jacks qui sont encore dans les camps ; un Sénat précédent a pu en prendre.
gtr-ruled-storeroom = Pour un Forum, n’importe quel client en surplus tient lieu d’Ouvrier.
gtr-ruled-tower = Avec elle, un client des Bains peut construire hors de la ville.
gtr-ruled-academy = On pense à la fin du tour, quand les camps sont vides.
gtr-ruled-bath = Avec Ludus Magna, un Marchand agit dans n’importe quel rôle ; avec une Réserve de stockage, tout client agit comme Ouvrier. Personne n’agit deux fois.
gtr-ruled-bath-outside = Son action ne peut pas être l’une des deux d’un chantier hors de la ville.
gtr-ruled-bath-join = Laisse la première action de côté : si ton client suivant agit dans le même rôle, les deux paient un chantier hors de la ville. Sinon, elle est perdue.
gtr-ruled-gate = Une Statue est un bâtiment en marbre sur tout chantier.
gtr-ruled-circus-maximus = Achevé pendant les actions de son propriétaire, il donne une deuxième action même aux clients qui ont agi.
gtr-ruled-coliseum = Au plus un client de chaque adversaire par matériau exigé.
gtr-ruled-prison = La victime garde l’influence du chantier du bâtiment et reçoit celle de la Prison. Une Prison ne peut pas être prise.
gtr-ruled-prison-public = Une fonction ouverte à tous le reste quand son bâtiment est pris.
gtr-ruled-scriptorium = Là où le marbre convient de toute façon, tu choisis entre l’ajouter et achever avec lui.
gtr-ruled-forum = Si plusieurs l’accomplissent à la fois, le plus de points l’emporte, puis le plus de cartes en main.
gtr-ruled-ludus-magna = Pour un Forum, les Marchands au-delà du premier tiennent lieu des rôles manquants.
gtr-ruled-palace = Une pétition ou une paire est une seule unité, pour une action.
gtr-ruled-stairway = Ni tes propres bâtiments, ni les fondations, ni ceux qui servent déjà à tous.
gtr-ruled-statue = Sur son chantier, elle prend le matériau du chantier, ou du marbre.
