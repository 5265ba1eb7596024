# Glory to Rome. The names of the buildings are in glory-to-rome-names.ftl.
#
# Variables that many messages have: $who is "Toi" or a name, $you is "yes" or "no" for the same
# player. Amounts such as $actions and $cards come with their unit.

gtr-title = La Gloire de Rome
gtr-tagline = Rome a brûlé ; rebâtis-la, non sans profit.

## Names

gtr-material-rubble = bloc
gtr-material-wood = bois
gtr-material-concrete = béton
gtr-material-brick = brique
gtr-material-stone = pierre
gtr-material-marble = marbre

gtr-thinker = Penseur
gtr-role-laborer = Ouvrier
gtr-role-craftsman = Artisan
gtr-role-architect = Architecte
gtr-role-legionary = Légionnaire
gtr-role-merchant = Marchand
gtr-role-patron = Patron

gtr-a-role-laborer = un Ouvrier
gtr-a-role-craftsman = un Artisan
gtr-a-role-architect = un Architecte
gtr-a-role-legionary = un Légionnaire
gtr-a-role-merchant = un Marchand
gtr-a-role-patron = un Patron

gtr-n-role-laborer = { $n ->
    [one] { $n } Ouvrier
   *[other] { $n } Ouvriers
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
# All materials but wood take an s.
gtr-n-material = { $n ->
    [one] { $n } { $material }
   *[other] { $n } { $material }{ $slug ->
        [wood] {""}
       *[other] s
    }
}
gtr-n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
gtr-n-jacks = { $n ->
    [one] { $n } Jack
   *[other] { $n } Jacks
}
gtr-n-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
gtr-jack = un Jack
gtr-a-card = une carte
gtr-nobody = personne
gtr-order = { $name } ({ $role }, { $material })
gtr-as-material = { $name } ({ $material })
gtr-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
gtr-from-hand = { $card } de ta main
gtr-from-stockpile = 1 { $material } de ton stock
gtr-from-pool = 1 { $material } du lot commun
gtr-from-deck = la première carte de la pioche
# Where something comes from, with the preposition.
gtr-zone-hand = de la main
gtr-zone-stockpile = du stock
gtr-zone-pool = du lot commun
gtr-zone-deck = de la pioche

## Questions

gtr-left = { $n ->
    [0] {""}
    [one] {" "}Il reste une action.
   *[other] {" "}Tu as { $n } actions.
}
gtr-left-by = { $n ->
    [0] {""}
    [one] {" "}{ $by } : c’est la dernière action.
   *[other] {" "}{ $by } : il y a { $n } actions.
}
gtr-left-after = { $n ->
    [0] {""}
    [one] {" "}Une autre action suit.
   *[other] {" "}{ $n } autres actions suivent.
}
gtr-left-joined = {" "}L’action laissée de côté s’y joint, pour un chantier hors de la ville.
gtr-ask-start = Quelle carte poses-tu dans le lot commun ? Qui montre le premier nom dans l’ordre alphabétique mène le premier tour.
gtr-ask-lead = Tu mènes. Quel rôle appelles-tu, et avec quoi ? Ou préfères-tu penser ?
gtr-ask-follow = { $yours ->
    [yes] Tu as
   *[no] { $leader } a
} appelé le rôle { $role }. Suivre ou penser ?{ $n ->
    [0] {""}
   *[other] {" "}De toute façon, les clients donnent { $clients }.
}
gtr-ask-palace = Palais : joues-tu d’autres cartes pour le rôle { $role } ? Jusqu’ici tu as { $actions }.
gtr-ask-petition = { $begun ->
    [yes] { $n ->
        [one] Quelle autre carte { $role } complète la pétition ?
       *[other] Quelles cartes { $role } forment la pétition ? Il en manque { $n }.
    }
   *[no] Quelles cartes forment la pétition ? Il en faut { $n } d’un seul et même rôle.
}
gtr-ask-thinker = Comment penses-tu ?
gtr-ask-school = École : penses-tu ?{ $n ->
    [0] {""}
    [one] {" "}C’est la dernière fois.
   *[other] {" "}Tu le peux { $n } fois.
}
gtr-ask-academy = Académie : tu as agi comme Artisan pendant ce tour. Penses-tu ?
gtr-ask-patron = Patron : { $more ->
    [yes] qui d’autre cette action engage-t-elle ?
   *[no] qui engages-tu ?
} Tu as { $clients } { $clients ->
    [one] client
   *[other] clients
} sur { $limit }.{ $left }
gtr-ask-laborer = Ouvrier : { $more ->
    [yes] que prend encore cette action ?
   *[no] que prends-tu pour ton stock ?
}{ $left }
gtr-ask-craftsman = Artisan : que construis-tu depuis ta main ?{ $left }
gtr-ask-fountain = La Fontaine a donné { $card }. Qu’en fais-tu ?{ $more ->
    [yes] {" "}Hors de la ville, elle prend aussi ton action suivante.
   *[no] {""}
}
gtr-ask-architect = Architecte : { $more ->
    [yes] que fait encore cette action ?
   *[no] que construis-tu, avec les matériaux de ton stock ?
}{ $left }
gtr-ask-merchant = Marchand : { $more ->
    [yes] que vend encore cette action ?
   *[no] que vends-tu ?
} Ta chambre forte contient { $vault } { $vault ->
    [one] carte
   *[other] cartes
} sur { $limit }.{ $left }
gtr-ask-legionary = Légionnaire : quelle carte montres-tu pour exiger son matériau ? { $begun ->
    [yes] Jusqu’ici tu exiges { $demand } ; { $n ->
        [one] une exigence de plus est possible.
       *[other] { $n } exigences de plus sont possibles.
    }
   *[no] { $n ->
        [one] Tu peux exiger un matériau.
       *[other] Tu peux exiger { $n } matériaux.
    }
}
gtr-ask-plunder = Tes exigences te permettent de prendre { $quota } dans le lot commun. Que prends-tu ?
gtr-ask-give = { $you ->
    [yes] Tu exiges { $demand }.
   *[no] { $who } exige { $demand }.
} Quelle carte donner ?{ $protected ->
    [yes] {" "}Un bâtiment protège la main : rien n’oblige à donner.
   *[no] {""}
}
gtr-ask-coliseum = Colisée : quel client prends-tu chez { $victim } pour ta chambre forte ? { $room ->
    [one] Il y reste { $room } place.
   *[other] Il y reste { $room } places.
}
gtr-ask-bath = Bains : le nouveau client, { $client }, agit aussitôt. Dans quel rôle ?
gtr-ask-prison = Prison : quel bâtiment prends-tu ? En échange, son propriétaire reçoit le chantier de la Prison, 3 points d’influence.
gtr-ask-senate = Sénat : à qui prends-tu un Jack ?
gtr-ask-sewer = Égout : laquelle des cartes que tu as jouées va dans ton stock ?
gtr-ask-grant = { $yours ->
    [yes] T’accorder la victoire ?
   *[no] Accorder la victoire à { $winner } ?
} Il faut l’accord de tous les autres.

## Answers

gtr-do-ends = { $label } – la partie se termine : { $reason }
gtr-do-start = Poser { $card } dans le lot commun
gtr-unit-jack = un Jack
gtr-unit-petition = une pétition, { $n } cartes d’un même rôle
gtr-unit-pair = deux cartes d’un même rôle, par ton Cirque
gtr-do-lead = Appeler { $role } avec { $unit } : { $actions }
gtr-do-follow = Suivre avec { $unit } : { $actions }
gtr-do-also = Jouer aussi { $unit } : 1 action de plus
gtr-do-pay = Y mettre { $card }
gtr-do-latrine = Latrine : d’abord défausser { $card }, puis penser
gtr-do-vomitorium = Vomitorium : d’abord défausser toute ta main, { $cards }, puis penser
gtr-do-think-jack = Penser : prendre un Jack (il en reste { $jacks })
gtr-do-think-draw = Penser : piocher { $cards }, pour une main de { $hand }
gtr-acts-at-once = , qui agit aussitôt
gtr-do-hire = Engager { $role } ({ $material }){ $pool ->
    [yes] {" "}du lot commun
   *[no] {""}
}{ $bath }
gtr-do-hire-hand = Engager { $card } de ta main{ $bath }
gtr-do-hire-deck = Engager la première carte de la pioche, quelle qu’elle soit{ $bath }
gtr-do-act = Agir comme { $role }
gtr-do-take = Prendre { $what }
gtr-do-found = Poser la fondation { $building } sur un chantier de { $site } { $outside ->
    [yes] hors de la ville{ $cost ->
        [one] {""}
       *[other] , pour { $cost } actions
    }
   *[no] dans la ville
} : { $value ->
    [one] { $value } { $site }
   *[other] { $value } { $site }s
} pour l’achever, influence +{ $value } ; { $left ->
    [0] c’est le dernier chantier de ce type
    [one] il y restera 1 chantier de ce type
   *[other] il y restera { $left } chantiers de ce type
}{ $function }
gtr-found-function = {" "}({ $function })
gtr-found-gate = {" "}(aussitôt, par ta Porte : { $function })
gtr-do-add = Ajouter { $what } au bâtiment { $building } : { $n } sur { $of }
gtr-do-add-last = Achever { $building } avec { $what } : { $completion }
gtr-do-complete = Scriptorium : achever { $building } avec { $what } : { $completion }
gtr-completion = influence { $influence } ; { $function }
gtr-completion-plain = influence { $influence }
gtr-do-publish = Escalier : ajouter { $what } au bâtiment { $building }, chez { $owner } ; désormais pour tous : { $function }
gtr-do-fountain = Fontaine : regarder la première carte de la pioche, puis l’utiliser ou la garder
gtr-do-keep = Garder { $card } en main
gtr-do-sell = Vendre { $what }{ $unseen ->
    [yes] , sans la montrer aux autres
   *[no] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, carte { $place } sur { $limit } de ta chambre forte
gtr-do-sell-deck = Vendre la première carte de la pioche, sans que personne la voie : carte { $place } sur { $limit } de ta chambre forte
gtr-do-demand = Montrer { $card } : exiger 1 { $material }
gtr-do-give = Donner { $card } à { $to }
gtr-do-glory = Dire « Gloire à Rome » : tu n’as pas de { $material }
gtr-do-give-nothing = Ne rien donner
gtr-do-seize = Prendre { $role } à { $victim } pour ta chambre forte : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gtr-do-steal = Prendre { $building } à { $victim } : { $function }
gtr-do-take-jack = Prendre un Jack joué par { $from }
gtr-do-drain = Mettre 1 { $material } dans ton stock
gtr-do-grant = { $yours ->
    [yes] Demander la victoire
   *[no] { $duel ->
        [yes] Abandonner : { $winner } gagne
       *[no] Proposer d’accorder la victoire à { $winner }
    }
}
gtr-do-agree = Accepter
gtr-do-refuse = Refuser
gtr-do-done = Ne rien faire de plus
gtr-do-done-actions = Ne rien faire de plus, et renoncer à toutes les actions qui restent
gtr-do-hold = Ne rien faire maintenant : cette action peut se joindre à celle de ton client suivant, pour un chantier hors de la ville
gtr-do-done-palace = Ne rien jouer de plus
gtr-do-done-thinker = Ne pas penser
gtr-do-done-demands = Ne rien exiger de plus
gtr-do-done-no-demand = Ne rien exiger
gtr-do-done-plunder = Ne rien prendre de plus
gtr-do-done-coliseum = Ne prendre personne
gtr-do-done-prison = Ne rien voler
gtr-do-done-senate = Ne plus prendre de Jack
gtr-do-done-sewer = Laisser le reste au lot commun

## Log

gtr-log-chose = { main-you-first.has } choisi { $what } en secret.
gtr-log-drawn = { $you ->
    [yes] Pour toi, { $what } va au lot commun.
   *[no] Pour { $who }, { $what } va au lot commun.
}
gtr-log-turn = Tour { $turn } : { $you ->
    [yes] tu mènes.
   *[no] { $who } mène.
}
gtr-log-led = { main-you-first.has } appelé le rôle { $what }.
gtr-log-followed = { main-you-first.has } suivi le rôle { $what }.
gtr-log-played = { main-you-first.has } joué { $what }.
gtr-log-discarded = { main-you-first.has } défaussé { $what }.
gtr-log-discarded-hand = { main-you-first.has } défaussé toute la main.
gtr-log-took-jack = { main-you-first.has } pris un Jack.
gtr-log-drew = { main-you-first.has } pioché { $what }.
gtr-log-acts = { main-you-first.has } { $what }.
gtr-log-hired = { main-you-first.has } engagé { $role } { $from }.
gtr-log-turned = { main-you-first.has } dévoilé { $what }.
gtr-log-bathed = { $you ->
    [yes] Ton nouveau client, { $client }, a agi comme { $role }.
   *[no] Chez { $who }, le nouveau client, { $client }, a agi comme { $role }.
}
gtr-log-took = { main-you-first.has } mis au stock 1 { $material } { $from }.
gtr-log-founded = { main-you-first.has } posé la fondation { $building } sur un chantier de { $site } { $outside ->
    [yes] hors de la ville.
   *[no] dans la ville.
}
gtr-log-added = { main-you-first.has } ajouté 1 { $material } { $from } au bâtiment { $building }.
gtr-log-completed = { main-you-first.has } achevé { $building } : influence { $influence }.
gtr-log-published = { main-you-first.has } ajouté 1 { $material } au bâtiment { $building }, dont la fonction sert désormais à tous.
gtr-log-kept = { main-you-first.has } gardé la carte.
gtr-log-sold = { main-you-first.has } mis 1 { $what } en chambre forte.
gtr-log-sold-unseen = { main-you-first.has } mis en chambre forte { $card } { $from }, sans la montrer.
gtr-log-demanded = { main-you-first.has } montré { $card } : Rome exige 1 { $material }.
gtr-log-gave = { $yours ->
    [yes] { $who } t’a donné { $what }.
   *[no] { main-you-first.has } donné { $what } à { $other }.
}
gtr-log-gave-stock = { $yours ->
    [yes] { $who } t’a donné { $what } du stock.
   *[no] { main-you-first.has } donné { $what } du stock à { $other }.
}
gtr-log-glory = { main-you-first.has } dit « Gloire à Rome », faute de { $what }.
gtr-log-seized = { $yours ->
    [yes] { $who } t’a pris { $what } pour sa chambre forte.
   *[no] { main-you-first.has } pris { $what } à { $other } pour la chambre forte.
}
gtr-log-stole = { $yours ->
    [yes] { $who } t’a pris un bâtiment, { $what }, contre 3 points d’influence pour toi.
   *[no] { main-you-first.has } pris un bâtiment à { $other }, { $what }, contre 3 points d’influence.
}
gtr-log-took-played-jack = { $yours ->
    [yes] { $who } a pris { $what } que tu avais joué.
   *[no] { main-you-first.has } pris { $what } joué par { $other }.
}
gtr-log-drained = { main-you-first.has } mis au stock une carte jouée, 1 { $what }.
gtr-log-cleared = { $n_orders ->
    [0] Retour à la pile : { $jacks }.
   *[other] Au lot commun : { $orders }{ $n_jacks ->
        [0] {""}
       *[other] {"\u202F"}; à la pile : { $jacks }
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
gtr-log-vault = { $you ->
    [yes] Cartes cachées de ta chambre forte : { $what }.
   *[no] { $who }, cartes cachées de la chambre forte : { $what }.
}
gtr-log-ended = La partie est terminée : { $reason }.
gtr-ended-forum = un Forum est accompli
gtr-ended-catacomb = des Catacombes sont achevées
gtr-ended-sites = le dernier chantier de la ville est pris
gtr-ended-deck = la pioche est vide
gtr-ended-granted = victoire d’un commun accord
gtr-ended-turn-limit = le dernier tour est joué

## Why not

gtr-no-game-over = La partie est terminée.
gtr-no-turn = La question est posée à quelqu’un d’autre.
gtr-no-question = Cela ne répond pas à la question.
gtr-no-decline = Ici, tu ne peux pas refuser.
gtr-no-card = Tu n’as pas cette carte en main : { $building }.
gtr-no-jack = Tu n’as pas de Jack en main.
gtr-no-jack-in-pile = La pile des Jacks est vide.
gtr-no-latrine-jack = La Latrine prend des cartes ordre, pas des Jacks.
gtr-no-drawn = Ce n’est pas la carte que la Fontaine t’a donnée : { $building }.
gtr-no-role = Cette carte n’est pas du rôle { $role } : { $card }.
gtr-no-petition = Tu n’as pas en main { $n } cartes d’un même rôle.
gtr-no-pairs = À cette table, le Cirque fait de toute carte un Architecte ; une paire n’est pas un Jack.
gtr-no-petition-card = { $building } ne convient pas à la pétition : toutes ses cartes sont d’un même rôle, et il t’en faut assez.
gtr-no-function = Cette fonction ne te sert pas : { $building }.
gtr-no-again = Cette action l’a déjà fait.
gtr-no-pool = Il n’y a pas de { $material } dans le lot commun.
gtr-no-pool-after-deck = Cette action a engagé une carte de la pioche : elle n’en prend plus dans le lot commun.
gtr-no-stockpile = Il n’y a pas de { $material } dans ton stock.
gtr-no-stockpile-or-deck = Une action vend une carte du stock ou la première carte de la pioche, pas les deux.
gtr-no-deck = La pioche est vide.
gtr-no-source = Ce rôle ne prend pas de cartes là.
gtr-no-twice = Tu as déjà { $building }, et un nom ne se prend pas deux fois.
gtr-no-site = Il ne reste pas de chantier de { $material } dans la ville.
gtr-no-site-outside = Il ne reste pas de chantier de { $material } hors de la ville.
gtr-no-town-first = Hors de la ville, rien n’est ouvert tant qu’il reste dans la ville un chantier de { $material }.
gtr-no-outside-two = Un chantier hors de la ville prend deux actions, l’une juste après l’autre.
gtr-no-outside-bath = Un client des Bains agit seul : un chantier hors de la ville prend deux actions.
gtr-no-wrong-site = { $building } ne va pas sur un chantier de { $material }.
gtr-no-outside-stairway = Après l’Escalier, le reste de cette action ne va pas hors de la ville.
gtr-no-foundation = Tu n’as pas ce bâtiment en chantier : { $building }.
gtr-no-fit = { $building } n’accepte pas de { $material }.
gtr-no-completion = Cela n’achève pas aussitôt ce bâtiment : { $building }.
gtr-no-owner = Aucun de tes adversaires n’a achevé ce bâtiment : { $building }.
gtr-no-public = { $building } sert déjà à tous.
gtr-no-shown = Cette carte a déjà servi à exiger pendant ce tour : { $building }.
gtr-no-demand = On n’exige pas, ou plus, de { $material }.
gtr-no-give-first = On te demande d’abord ceci : { $material }.
gtr-no-glory = Tu as en main ce que l’on exige, et tu dois le donner : { $material }.
gtr-no-client = Il n’y a pas de client { $role } à prendre, ou pas de place dans ta chambre forte.
gtr-no-acting = Le client ne peut pas agir comme { $role }.
gtr-no-theft = Tu ne peux pas prendre ce bâtiment : { $building }.
gtr-no-played-jack = Aucun Jack joué par { $who } ne peut être pris.
gtr-no-camp = Tu n’as pas joué de { $material } pendant ce tour.
gtr-no-hand = Ta main est vide.
gtr-no-grant = À cette table, on ne désigne pas le vainqueur par accord.
gtr-no-second-offer = Tu as déjà proposé un vainqueur pendant ce tour.

## The table

gtr-table-turn = Tour { $turn }. Meneur : { $leader }. { $led ->
    [yes] Rôle appelé : { $role }.
   *[no] Aucun rôle n’est encore appelé.
}
gtr-end = Fin de la partie : { $ways }.
gtr-end-deck = quand la pioche est vide (il reste { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
})
gtr-end-sites = quand le dernier chantier de la ville est pris (il en reste { $n })
gtr-end-catacomb = { $you ->
    [yes] quand tes Catacombes sont achevées
   *[no] quand les Catacombes, chez { $who }, sont achevées
} ({ $n } sur { $of })
gtr-end-forum = { $you ->
    [yes] quand tu accomplis le Forum
   *[no] quand { $who } accomplit le Forum
} (il manque : { $lacking })
gtr-end-forum-begun = { $you ->
    [yes] ton Forum est commencé
   *[no] un Forum est commencé chez { $who }
} ({ $n } sur { $of })
gtr-end-turns = après le tour { $n }
gtr-table-pool = Lot commun : { $pool }. Jacks dans la pile : { $jacks }.
gtr-table-sites = Chantiers, dans la ville + hors de la ville : { $sites }.
gtr-table-site = { $material } { $town } + { $outside }
gtr-table-public = Pour tous : { $buildings }.
gtr-table-player = { $who }{ $leads ->
    [yes] {" "}(meneur)
   *[no] {""}
} : influence { $influence }.
gtr-table-own-hand = {"  "}Ta main ({ $n }) : { $cards }.
gtr-table-hand = {"  "}Main : { $cards }{ $n_jacks ->
    [0] {""}
   *[other] , dont { $jacks }
}.
gtr-table-camp = {"  "}Joué pendant ce tour : { $cards }.
gtr-table-goods = {"  "}Clients { $n_clients }/{ $client_limit } : { $n_clients ->
    [0] aucun
   *[other] { $clients }
}{ $n_fresh ->
    [0] {""}
    [one] {" "}({ $n_fresh } nouveau pendant ce tour)
   *[other] {" "}({ $n_fresh } nouveaux pendant ce tour)
}. Stock : { $stockpile }. Chambre forte { $n_vault }/{ $vault_limit }{ $vault }.
gtr-memory-shown = { $who } a montré, et garde en main : { $cards }.
gtr-memory-lacks = { $who } n’a en main aucun de ces matériaux : { $materials }.
gtr-memory-vault = { $you ->
    [yes] Dans ta chambre forte
   *[no] { $who }, dans la chambre forte
} : { $cards }{ $n ->
    [0] {""}
    [one] {" "}et une carte jamais montrée
   *[other] {" "}et { $n } cartes jamais montrées
}.
gtr-plan-when = le rôle { $role } est appelé
gtr-plan-follow = suivre avec { $card }
gtr-plan-jack = suivre avec un Jack
gtr-plan-draw = penser et piocher des cartes
gtr-plan-think-jack = penser et prendre un Jack
gtr-vault-turn = , ce tour-ci { $cards }
gtr-vault-open = {"\u00A0"}: { $cards }
gtr-table-built = {"  "}Achevés : { $buildings }.
gtr-table-building = { $building }{ $public ->
    [yes] {" "}(pour tous)
   *[no] {""}
}
gtr-table-unfinished = {"  "}En chantier : { $buildings }.
gtr-table-work = { $building }, demande { $needs }{ $n ->
    [0] {""}
   *[other] , a { $has }
}
gtr-table-borrowed = {"  "}Fonctions en plus : { $buildings }.

## The end

gtr-result = La partie s’est terminée au tour { $turn } : { $reason }.
gtr-won-score = { main-you-first.has } gagné, avec le plus de points.
gtr-won-hand = { main-you-first.has } gagné : à égalité de points, avec plus de cartes en main.
gtr-won-shared = La victoire est partagée : { $who }.
gtr-won-alone = { main-you-first.has } gagné, quels que soient les points.
gtr-standing = { $rank }. { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
gtr-points-influence = {"   "}{ $n } pour l’influence
gtr-points-vault = {"   "}{ $n } pour la chambre forte : { $vault }
gtr-points-bonus = {"   "}{ $n } pour la majorité en { $material }
gtr-points-statue = {"   "}{ $n } pour la Statue
gtr-points-wall = {"   "}{ $n } pour le Mur, la moitié des { $stockpile } matériaux du stock

## Options

gtr-players = { $n } joueurs.
gtr-edition-original = L’édition originale.
gtr-edition-gloria2011 = L’édition de 2011, Gloria a Roma. Ses Sénateurs s’appellent ici Jacks.
gtr-edition-gloria2011-original-variant = L’édition de 2011, Gloria a Roma, avec la pétition, le Cirque et le Forum de l’originale. Ses Sénateurs s’appellent ici Jacks.
gtr-edition-english2007 = L’édition anglaise de 2007.
gtr-opt-petition = Une pétition, { $n } cartes d’un même rôle, vaut un Jack.
gtr-opt-sites = Dans la ville, il y a { $n } chantiers de chaque matériau.
gtr-opt-outside-always = Les chantiers hors de la ville sont toujours ouverts, pour deux actions.
gtr-opt-outside-exhausted = Les chantiers hors de la ville, pour deux actions, s’ouvrent quand il n’en reste plus de ce matériau dans la ville.
gtr-opt-circus-pair = Cirque : deux cartes d’un même rôle valent un Jack.
gtr-opt-circus-architect = Cirque : toute carte ordre permet d’appeler ou de suivre Architecte.
gtr-opt-forum-clients = Forum : un client de chaque rôle donne la victoire.
gtr-opt-forum-clients-materials = Forum : un client de chaque rôle et un exemplaire de chaque matériau au stock donnent la victoire.
gtr-opt-beginner-original = Partie pour débutants : les bâtiments n’ont pas de fonction, et la moitié de la pioche est écartée.
gtr-opt-beginner-2011 = Partie pour débutants : les bâtiments n’ont pas de fonction.
gtr-opt-start-chosen = Les joueurs choisissent les cartes qui désignent le premier meneur.
gtr-opt-vault-turn = Les cartes mises ouvertement en chambre forte restent visibles jusqu’à la fin du tour.
gtr-opt-vault-placement = Les cartes mises ouvertement en chambre forte ne sont visibles qu’au moment où elles y entrent.
gtr-opt-alphabet-english = Le premier meneur se décide selon les noms anglais.
gtr-opt-alphabet-spanish = Le premier meneur se décide selon les noms espagnols.
gtr-opt-latrine-jack = La Latrine prend aussi les Jacks.
gtr-opt-scriptorium = Scriptorium : le marbre va partout, mais n’achève pas d’un coup.
gtr-opt-maximus = Le Cirque Maxime, achevé pendant tes actions, ne double que les clients qui n’ont pas encore agi.
gtr-opt-gate-statue = Une Statue inachevée ne donne pas de points, même avec une Porte.
gtr-opt-stairway = Escalier : s’en servir ne coûte pas d’action, une fois par action d’Architecte.
gtr-opt-bath-join = Bains : deux Artisans de suite, ou deux Architectes, peuvent poser ensemble une fondation hors de la ville.
gtr-opt-gate-road = Porte : un bâtiment de pierre inachevé qui contient du marbre fonctionne aussi.
gtr-opt-voluntary = On demande aux joueurs protégés par une Palissade ou un Mur s’ils donnent.
gtr-opt-concession = Les joueurs peuvent se mettre d’accord sur le vainqueur.
gtr-opt-no-concession = Pas de victoire d’un commun accord.
gtr-opt-max-turns = La partie dure au plus { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}.

## What the buildings do

gtr-does-bar = chaque action de Patron peut aussi engager la première carte de la pioche ; après cela, la même action n’engage personne du lot commun
gtr-does-insula = 2 clients de plus
gtr-does-latrine = chaque fois que tu penses, tu peux d’abord défausser une carte ordre dans le lot commun
gtr-does-road = tes bâtiments en pierre acceptent n’importe quel matériau
gtr-does-circus = deux cartes d’un même rôle valent un Jack
gtr-instead-circus = toute carte ordre permet d’appeler ou de suivre Architecte
gtr-does-dock = chaque action d’Ouvrier peut aussi mettre une carte de ta main dans ton stock
gtr-does-market = 2 cartes de plus dans ta chambre forte
gtr-does-palisade = les Légionnaires n’obtiennent rien de ta main, ni aucun de tes clients pour un Colisée, sauf s’ils ont un Pont
gtr-does-amphitheatre = à l’achèvement, une action d’Artisan par point d’influence
gtr-does-aqueduct = deux fois plus de clients ; chaque action de Patron peut aussi engager une carte de ta main
gtr-does-bridge = tes Légionnaires exigent de tous les adversaires, qui donnent aussi de leur stock ; une Palissade ne les protège pas
gtr-does-senate = à la fin de chaque tour, tu peux prendre les Jacks joués par tes adversaires
gtr-does-storeroom = tous tes clients agissent quand le rôle Ouvrier est appelé
gtr-does-tower = le bloc va dans tous tes bâtiments ; un chantier hors de la ville ne prend qu’une action
gtr-does-vomitorium = chaque fois que tu penses, tu peux d’abord défausser toute ta main
gtr-does-wall = les Légionnaires n’obtiennent rien de toi, même avec un Pont ; à la fin, 1 point pour 2 matériaux de ton stock
gtr-does-academy = après un tour où tu as agi comme Artisan, tu peux penser une fois
gtr-does-archway = les actions d’Architecte peuvent prendre des matériaux du lot commun
gtr-does-atrium = une action de Marchand peut vendre, sans la voir, la première carte de la pioche au lieu d’un matériau de ton stock
gtr-does-bath = chaque client que tu engages agit une fois, aussitôt
gtr-instead-bath = chaque client que tu engages agit une fois, aussitôt ; deux Artisans ou deux Architectes de suite peuvent poser ensemble une fondation hors de la ville
gtr-does-foundry = à l’achèvement, une action d’Ouvrier par point d’influence
gtr-does-gate = tes bâtiments en marbre fonctionnent dès leur fondation
gtr-instead-gate = tes bâtiments de marbre fonctionnent dès leur fondation, et tes bâtiments de pierre dès qu’ils contiennent du marbre
gtr-does-school = à l’achèvement, tu peux penser une fois par point d’influence
gtr-does-shrine = ta main se complète à 2 cartes de plus
gtr-does-catacomb = à l’achèvement, la partie s’arrête aussitôt
gtr-does-circus-maximus = si tu as appelé ou suivi, chaque client du rôle agit deux fois
gtr-does-coliseum = pour chaque matériau exigé, tu peux prendre à chaque adversaire visé un client du rôle de ce matériau, pour ta chambre forte
gtr-does-garden = à l’achèvement, une action de Patron par point d’influence
gtr-does-prison = à l’achèvement, tu peux prendre un bâtiment achevé d’un adversaire, qui reçoit en échange les 3 points d’influence du chantier de la Prison
gtr-does-scriptorium = un seul marbre achève n’importe lequel de tes bâtiments
gtr-instead-scriptorium = le marbre va dans tous tes bâtiments
gtr-does-sewer = à la fin de chaque tour, tu peux mettre dans ton stock les cartes ordre que tu as jouées
gtr-does-villa = un seul matériau ajouté par l’Architecte l’achève
gtr-does-basilica = chaque action de Marchand peut aussi vendre une carte de ta main, sans la montrer aux autres
gtr-does-forum = tu gagnes dès que tu as un client de chacun des six rôles
gtr-instead-forum = tu gagnes dès que tu as un client de chacun des six rôles et un exemplaire de chaque matériau dans ton stock
gtr-does-fountain = une action d’Artisan peut utiliser la première carte de la pioche : regarde-la, puis construis avec elle ou garde-la
gtr-does-ludus-magna = chacun de tes Marchands compte comme un client de chaque rôle
gtr-does-palace = appelle et suis avec autant de cartes que tu veux, une action pour chacune
gtr-does-stairway = une action d’Architecte peut ajouter un matériau à un bâtiment achevé d’un adversaire, dont la fonction sert alors à tous
gtr-instead-stairway = avec chaque action d’Architecte, tu peux aussi ajouter un matériau à un bâtiment achevé d’un adversaire, dont la fonction sert alors à tous
gtr-does-statue = va sur n’importe quel chantier, et accepte son matériau ou du marbre ; à la fin, 3 points
gtr-does-temple = ta main se complète à 4 cartes de plus

## Ce qu’on oublie vite

gtr-oversight-clients = Les clients agissent même si tu penses (GTR 2.5) : c’était une action à toi, et tu y as renoncé. Elle ne coûte pas de carte ; sers-t’en la prochaine fois.
gtr-oversight-protected = Ton bâtiment te protège (GTR 7.8, GTR 7.16) : tu n’as rien à donner à un Légionnaire, et ce qui est donné ne revient pas. La prochaine fois, dis « Gloire à Rome ! ».

## Mots des règles imprimées : les leurs, les leurs: le nôtre, article

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
    gather material, travailleur: Ouvrier, GTR 4.3
    build structure: ajouter un matériau, GTR 5.5
    demand material: Légionnaire, GTR 4.7
    sell material: Marchand, GTR 4.6
    réserve commune, pool: lot commun, GTR 8.2
    réserve: stock, GTR 1.9
    emplacement: chantier, GTR 5.1
    leader, chef: meneur, GTR 2.2
    sénateur: Jack, GTR 3.2
    clientèle: clients, GTR 1.7
