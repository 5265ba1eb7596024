# Gloria Mundi.
#
# Variables that many messages have: $who is "Toi" or a name, $you is "yes" or "no" for the same
# player. Amounts such as $gain, $cost and $steps come with their unit. $stock is a sentence of its
# own with a space before it, or nothing. Farms, cities and legions are feminine, all three.

gm-title = Gloria Mundi
gm-tagline = Rome tombe : atteins l’Afrique avant que le barbare n’entre dans la ville.

## Names

gm-symbol-food = nourriture
gm-symbol-gold = or
gm-symbol-peace = paix
gm-symbol-glory = gloire
gm-symbol-step = pas
gm-n-symbol-food = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
}
gm-n-symbol-gold = { $n } or
gm-n-symbol-peace = { $n } paix
gm-n-symbol-glory = { $n ->
    [one] { $n } gloire
   *[other] { $n } gloires
}
gm-n-symbol-step = { $n } pas
gm-n-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
gm-n-chosen = { $n ->
    [one] { $n } { $kinds }
   *[other] { $n } au choix ({ $kinds })
}
gm-n-any = { $n } au choix
gm-nothing = rien
gm-or = { $left } ou { $right }

gm-kind-farm = ferme
gm-kind-city = cité
gm-kind-legion = légion
gm-kind-red = rouge
gm-productions-farm = fermes
gm-productions-city = cités
gm-productions-legion = légions
gm-cards = cartes
gm-building = bâtiment
gm-wall = Mur
gm-n-production-farm = { $n ->
    [one] { $n } ferme
   *[other] { $n } fermes
}
gm-n-production-city = { $n ->
    [one] { $n } cité
   *[other] { $n } cités
}
gm-n-production-legion = { $n ->
    [one] { $n } légion
   *[other] { $n } légions
}
gm-no-icon = aucune icône
gm-rome = Rome
gm-unknown-card = une carte qui n’est pas dans la pioche
gm-before-rome = { $n ->
    [0] à Rome
   *[other] à { $spaces } de Rome
}

## Cards

gm-card = { $name } : { $kind } ; coût : { $cost } ; +{ $steps } à l’achat ; { $power }
gm-card-copy = { $name } ({ $nth })
gm-card-built = { $name } – { $power }
gm-power-produce = gagner { $gain }
gm-power-spend = payer { $price } pour gagner { $gain }{ $repeat ->
    [any] , à volonté
   *[once] {""}
}
gm-power-swap = échanger { $what } contre une autre ressource{ $repeat ->
    [any] , à volonté
   *[once] {""}
}
gm-power-pull-down = { $repeat ->
    [any] démolir autant d’autres bâtiments que tu veux et gagner leurs coûts imprimés
   *[once] démolir un autre bâtiment et gagner son coût imprimé
}
gm-power-count = gagner { $gain } pour chacune de tes { $cards }
gm-power-count-counters = gagner { $gain } par { $kind } en ta possession
gm-power-count-buildings = gagner { $gain } pour chacun de tes bâtiments
gm-power-count-walls = gagner { $gain } pour chacun de tes Murs
gm-power-condition = gagner { $gain } pour chacune de tes { $cards }, sans les activer
gm-power-barbarian = gagner { $gain } si le barbare est sur une case { $icon }
gm-power-replace = quand tu achètes, { $from } { $n ->
    [one] remplace
   *[other] remplacent
} { $to }{ $repeat ->
    [any] , à volonté
   *[once] {""}
}
gm-power-wall = si la carte dessous doit être perdue, défausser le Mur à sa place
gm-power-none = sans pouvoir

## Questions

gm-you-have = { $open ->
    [yes] {" "}Tu as { $stores }.
   *[no] {""}
}
gm-ask-play = Quelle carte de production joues-tu ? Tout le monde active ce type.{ $stock }
gm-ask-instead = Utilises-tu un seul bâtiment au lieu d’activer tes { $cards } ?
gm-ask-activate = Qu’actives-tu ensuite ? Pour chaque carte : produire, ou utiliser le bâtiment.{ $stock }
gm-ask-times = Combien de fois utilises-tu { $card } ?{ $stock }
gm-ask-take = { $card } : combien prends-tu en { $kind } ? Encore { $left } à choisir.
gm-ask-pull-down = { $more ->
    [yes] { $card } : démolis-tu un autre bâtiment pour son coût imprimé ?
   *[no] { $card } : quel bâtiment démolis-tu pour son coût imprimé ?
}
gm-ask-buy = Achètes-tu un bâtiment ?{ $last ->
    [yes] {" "}C’est le dernier tour : le barbare va entrer dans Rome.
   *[no] {""}
}{ $stock }
gm-decided = {" "}Tu as { $what }.
gm-decided-paid = payé { $price }
gm-decided-replaced = remplacé { $price }
gm-decided-served = utilisé { $cards }
gm-ask-replace = Un Architecte pour { $card } ? Coût : { $cost }.{ $decided }{ $stock }
gm-ask-architect = Quel Architecte remplace { $wanted } par { $from } ?{ $decided }{ $stock }
gm-ask-pay-building = Combien paies-tu en { $kind } ? { $card } coûte { $cost }.{ $glory ->
    [yes] {" "}La gloire complète.
   *[no] {""}
}{ $decided }{ $stock }
gm-ask-pay-tribute = Combien paies-tu en { $kind } ? Le tribut est de { $cost }.{ $glory ->
    [yes] {" "}La gloire complète.
   *[no] {""}
}{ $decided }{ $stock }
gm-ask-pay-power = Combien paies-tu en { $kind } ? { $card } coûte { $cost }.{ $decided }{ $stock }
gm-ask-tribute = Paies-tu un tribut de { $price } ?{ $stock }
gm-ask-lose = Quelle carte perds-tu ? Icônes restantes : { $icons }.
gm-ask-recover = Quelle ressource prends-tu ? Tribut : { $tribute }.

## Answers

gm-ends = { $by ->
    [africa] {"\u202F"}; Afrique atteinte : fin de la partie
    [rome] {"\u202F"}; Rome tombe : fin de la partie
    [hand] {"\u202F"}; main vide : fin de la partie
    [deck] {"\u202F"}; pioche vide : fin de la partie
   *[no] {""}
}
gm-do-play = Jouer une { $card } : tu en actives { $own } ; { $others }{ $last ->
    [yes] {"\u202F"}; ta dernière carte
   *[no] {""}
}
gm-do-play-other = { $who } : { $n }
gm-do-use = Utiliser { $card } : { $power }
gm-do-produce = Prendre { $gain } de la { $production } sous { $card }
gm-do-nothing = Utiliser une carte qui n’est pas dans la pioche
gm-do-times = { $n ->
    [one] Une fois : payer { $price }, gagner { $gain }
   *[other] { $n } fois : payer { $price }, gagner { $gain }
}
gm-do-times-only = { $n ->
    [one] Une fois
   *[other] { $n } fois
}
gm-do-take-all = Prendre { $gain }
gm-do-take = Prendre { $gain }{ $rest ->
    [0] {""}
    [one] {" "}et { $rest } d’une autre sorte
   *[other] {" "}et { $rest } d’autres sortes
}
gm-do-pull-down = Démolir { $card } : gagner { $cost }
gm-do-buy = Acheter { $card } sur une { $on } pour { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} (+{ $steps })
gm-do-buy-nothing = Acheter la carte de l’emplacement +{ $slot }
gm-do-replace = Payer { $paid } au lieu de { $wanted }
gm-do-serve = Utiliser { $card } : { $paid } au lieu de { $wanted }
gm-do-pay-all = Payer { $paid }
gm-do-pay = { $n ->
    [0] Ne pas payer en { $kind } (en garder { $left })
   *[other] Payer { $paid } (en garder { $left })
}
gm-do-tribute = Payer un tribut de { $price } : le barbare attend
gm-do-lose = Perdre une { $production } sans bâtiment
gm-do-lose-built = Perdre une { $production } et son bâtiment, { $card }
gm-do-defend = Défausser le Mur { $card } et garder la { $production } dessous
gm-do-decline = Refuser
gm-do-decline-instead = Activer tes { $cards } comme d’habitude
gm-do-decline-buy = Ne rien acheter
gm-do-decline-replace = Payer le reste tel quel
gm-do-decline-pull-down = Ne plus rien démolir
gm-do-decline-tribute = Refuser : le barbare avance de { $spaces } et { $n_icons ->
    [0] ne détruit rien
   *[other] détruit { $icons }
}

gm-hint-play = Tes cartes produisent { $own }, celles des autres { $n ->
    [0] rien
   *[other] { $others } en tout
}.
gm-hint-buy = Tu avances de { $steps }, il t’en reste { $n }, et personne d’autre ne peut l’acheter.
gm-hint-buy-power = Son pouvoir est à toi dès maintenant, et personne d’autre ne peut l’acheter.
gm-hint-tribute = Le barbare attend ; sinon, des cartes sont perdues : { $icons }.
gm-hint-no-tribute = Tu gardes { $kept } pour toi ; le barbare avance de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} et détruit des cartes.
gm-hint-gain = +{ $gains } pour toi, rien pour les autres.

## Log

gm-log-turn = Tour { $turn } : { $you ->
    [yes] à toi
   *[no] { $who }
}.
gm-log-added = Nouveau au forum : { $card }.
gm-log-burnt = Jeté au feu : { $card }.
gm-log-played = { main-you-first.has } joué une { $card }.
gm-log-produced = { main-you-first.has } produit { $what }.
gm-log-used = { main-you-first.has } utilisé { $card }.
gm-log-gained = { main-you-first.has } gagné { $what } avec { $card }.
gm-log-paid-building = { main-you-first.has } payé { $what } pour le bâtiment de l’emplacement +{ $slot }.
gm-log-paid-tribute = { main-you-first.has } payé { $what } de tribut : le barbare attend.
gm-log-paid-power = { main-you-first.has } payé { $what } pour le pouvoir { $card-of }.
gm-log-replaced = { main-you-first.has } utilisé { $card } : { $paid } au lieu de { $wanted }.
gm-log-served = { main-you-first.has } payé { $paid } grâce à { $card }.
gm-log-pulled-down = { main-you-first.has } démoli { $card }.
gm-log-bought = { main-you-first.has } acheté { $card } et l’{ $you ->
    [yes] as posé
   *[no] a posé
} sur une { $on }.
gm-log-declined-buy = { $you ->
    [yes] Tu n’as
   *[no] { $who } n’a
} rien acheté.
gm-log-declined-tribute = { $you ->
    [yes] Tu n’as
   *[no] { $who } n’a
} pas payé de tribut.
gm-log-declined-pull-down = { $you ->
    [yes] Tu n’as
   *[no] { $who } n’a
} rien démoli de plus.
gm-log-moved = { main-you-first.has } avancé de { $steps }{ $left ->
    [0] {" "}et atteint l’Afrique
   *[other] {" "}(case { $space })
}.
gm-log-barbarian = Le barbare a avancé de { $spaces }{ $rome ->
    [yes] {" "}et il est entré dans Rome
   *[no] {"\u00A0"}: il est { $place } ({ $icons })
}.
gm-log-lost = { main-you-first.has } perdu une { $production }{ $built ->
    [yes] {" "}et son bâtiment, { $card }
   *[no] {""}
}.
gm-log-defended = { main-you-first.has } défaussé le Mur { $card } et gardé la { $production } dessous.
gm-log-recovered = { main-you-first.has } pris { $what } du tribut.
gm-log-ended = La partie est terminée : { $reason }.

## Why not

gm-no-game-over = La partie est terminée.
gm-no-turn = Ce n’est pas ton tour.
gm-no-question = Cela ne répond pas à la question.
gm-no-decline-play = Tu dois jouer une carte de production.
gm-no-decline-lose = Tu as une carte correspondante : perds-en une.
gm-no-decline = Ici, tu ne peux pas refuser.
gm-no-hand = Tu n’as pas de { $card } en main. Joue une autre carte.
gm-no-yours = { $card } n’est pas un de tes bâtiments.
gm-no-ready = Tu as déjà activé { $card } pendant ce tour.
gm-no-type = { $card } n’est pas du type de ce tour.
gm-no-red = { $card } est rouge et ne s’active jamais. La carte dessous produit.
gm-no-power = { $card } n’a pas de pouvoir. La carte dessous produit.
gm-no-instead-first = Dis d’abord si un seul bâtiment remplace tous les autres. { $card } vient ensuite.
gm-no-passed-over = { $card } ne s’utilise qu’à la place de tes autres cartes, et tu y as renoncé.
gm-no-spend = { $card } : tu ne peux pas payer ce pouvoir.
gm-no-joker = { $card } : la gloire ne remplace rien ici, et tu ne peux pas payer ce pouvoir.
gm-no-count = { $card } : tu n’as rien à compter.
gm-no-barbarian = { $card } ne sert que si le barbare est sur une case { $production }.
gm-no-itself = { $card } ne peut pas se démolir. Choisis un autre bâtiment.
gm-no-times = { $most ->
    [one] Tu peux l’utiliser exactement une fois.
   *[other] Tu peux l’utiliser de 1 à { $most } fois.
}
gm-no-kind = Réponds d’abord pour ceci : { $kind }.
gm-no-amount = { $exact ->
    [yes] Il en faut { $least }.
   *[no] Il en faut de { $least } à { $most }.
}
gm-no-slot = Il n’y a pas de carte sur +{ $slot }. Choisis un autre emplacement.
gm-no-wrong-place = { $card } ne se pose pas sur une { $production }.
gm-no-place = Tu n’as pas de { $production } libre pour { $card }.
gm-no-price = Tu ne peux pas payer la carte de l’emplacement +{ $slot }.
gm-no-glory = La carte de l’emplacement +{ $slot } coûte plus de gloire que tu n’en as ; rien ne la remplace.
gm-no-architect = Tu n’as plus d’Architecte pour remplacer { $wanted } par { $from }.
gm-no-replacement = Dans ce paiement, tu ne peux pas remplacer { $wanted } par { $from } maintenant.
gm-no-other-architect = { $card } ne peut pas remplacer { $wanted } par { $from } ici, ou tu ne pourrais pas payer le reste.
gm-no-serving = { $card } ne sert pas pour ce prix, ou tu ne pourrais pas payer le reste.
gm-no-must-replace = Sans Architecte, tu ne peux pas payer ce bâtiment. Utilises-en un.
gm-no-tribute = Tu ne peux pas payer le tribut.
gm-no-tribute-part = Le tribut couvre toutes les icônes de la case, et tu ne peux pas les payer toutes.
gm-no-demand = Il ne reste pas d’icône { $production }. Perds une autre carte.
gm-no-free = Tu n’as pas de { $production } sans bâtiment. Nomme le bâtiment que tu perds avec elle.
gm-no-wall = { $card } n’est pas un Mur.
gm-no-lying = Le tribut ne contient pas cela : { $kind }. Prends autre chose.

## The table

gm-table-turn = Tour { $turn } : { $you ->
    [yes] à toi
   *[no] { $who }
}{ $known ->
    [yes] {" "}({ $of })
   *[no] {""}
}.
gm-table-end = { $over ->
    [yes] La partie est terminée.
   *[no] { $last ->
        [yes] C’est le dernier tour : à la fin, le barbare entre dans Rome.
       *[no] La partie se termine quand le barbare entre dans Rome (encore { $rome }), quand un Romain atteint l’Afrique (en tête : { $leaders }, encore { $africa }), quand un joueur n’a plus de carte à jouer (plus petite main : { $hand }) ou quand la pioche est vide (encore { $deck }).
    }
}
gm-table-forum = Forum, avec le coût additionnel de chaque emplacement ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à piocher) :
gm-table-slot = {"  "}+{ $slot } { $card }.
gm-table-forum-empty = {"  "}Il est vide.
gm-table-barbarian-rome = Le barbare est à Rome.
gm-table-barbarian = Le barbare est { $place } ({ $icons }). Devant lui : { $ahead }.
gm-table-space = { $covered ->
    [yes] { $icons } (tribut)
   *[no] { $icons }
}
gm-table-tribute = { $covered ->
    [0] Pas de tribut sur le chemin.
   *[other] Tribut sur le chemin : { $lying }.
} { $rome ->
    [yes] La prochaine case libre est Rome : personne ne peut payer, le barbare avance de { $spaces }.
   *[no] Prochain tribut : { $price }. Sans paiement, le barbare avance de { $spaces } et { $n_icons ->
        [0] ne détruit rien
       *[other] détruit { $icons }
    }.
}
gm-table-player = { $who } : { $n_steps ->
    [0] à Rome
   *[other] à { $steps } de Rome
}, { $left ->
    [0] en Afrique
   *[other] encore { $left }
} ; { $open ->
    [yes] { $stores } ; en main : { $hand }
   *[no] ressources derrière un paravent ; { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
}.
gm-memory = Derrière le paravent { $who-of } : { $stores } ; en main : { $hand }.
gm-plan-buy = tu peux acheter un bâtiment
gm-plan-no-buy = ne rien acheter
gm-plan-tribute = tu peux payer un tribut
gm-plan-do-tribute = payer le tribut
gm-plan-no-tribute = ne pas payer
gm-plan-instead = tu peux utiliser un seul bâtiment au lieu de tous
gm-plan-no-instead = tout activer
gm-table-free = {"  "}Sans bâtiment : { $cards }.
gm-table-built = {"  "}Sur une { $production } : { $card }.

## The end

gm-ended-by-rome = le barbare est entré dans Rome
gm-ended-by-hand = un joueur n’avait plus de carte de production à jouer
gm-ended-by-africa = un Romain a atteint l’Afrique
gm-ended-by-deck = il n’y avait plus de bâtiment à piocher
gm-ended = La partie s’est terminée au tour { $turn } : { $reason }.
gm-won-steps = { main-you-first.has } gagné : plus loin de Rome que les autres.
gm-won-glory = { main-you-first.has } gagné : à égalité de pas, avec plus de gloire.
gm-won-resources = { main-you-first.has } gagné : à égalité de pas et de gloire, avec plus de ressources.
gm-won-shared = Victoire partagée : { $who }.
gm-standing = { $rank }. { $who } : à { $steps } de Rome ; { $glory }, { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} en tout

## Options

gm-players = { $n } joueurs, chacun avec { $cards }.
gm-refill-literal = Une carte du forum n’avance que pour faire place à une autre ; un vide arrête le mouvement.
gm-refill-slide = Toutes les cartes du forum avancent d’un emplacement à chaque tour.
gm-screens-hidden = Les ressources et les mains restent derrière les paravents ; tout le monde voit les gains et les paiements.
gm-screens-open = Les ressources et les mains sont visibles de tous.
gm-deck = { $n ->
    [one] { $n } carte de bâtiment.
   *[other] { $n } cartes de bâtiment.
}
gm-board = De Rome à l’Afrique, il y a { $africa } pas. Le barbare commence à { $rome ->
    [one] { $rome } case
   *[other] { $rome } cases
} de Rome.
gm-ours-both = Les cartes de bâtiment et les icônes du plateau sont provisoires : ce sont les nôtres, pas les vraies.
gm-ours-deck = Les cartes de bâtiment sont provisoires : ce sont les nôtres, pas les vraies.
gm-ours-board = Les icônes du plateau sont provisoires : ce sont les nôtres, pas les vraies.

## Help

