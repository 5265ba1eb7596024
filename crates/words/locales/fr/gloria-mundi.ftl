# Gloria Mundi.
#
# Variables that many messages have: $who is "Toi" or a name, $you is "yes" or "no" for the same
# player. Amounts such as $gain, $cost and $steps come with their unit. $stock is a sentence of its
# own with a space before it, or nothing. Farms, cities and legions are feminine, all three.

gm-title = Gloria Mundi
gm-tagline = Rome tombe : gagne l’Afrique avant que le barbare n’entre dans la ville.

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
gm-n-symbol-gold = { $n ->
    [one] { $n } or
   *[other] { $n } ors
}
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
    [one] { $n } au choix ({ $kinds })
   *[other] { $n } au choix parmi { $mix }
}
gm-n-any = { $n } de n’importe quelle sorte
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
gm-no-icon = aucun symbole
gm-rome = Rome
gm-unknown-card = une carte qui n’est pas dans la pioche
gm-before-rome = { $n ->
    [0] à Rome
   *[other] à { $spaces } de Rome
}

## Cards

gm-card = { $name } : { $kind } ; coût : { $cost } ; { $steps } à l’achat ; { $power }
gm-card-copy = { $name } ({ $nth })
gm-card-built = { $name } ({ $power })
gm-power-produce = gagner { $gain }
gm-power-spend = payer { $price } pour gagner { $gain }, { $repeat ->
    [any] autant de fois que tu veux
   *[once] une fois
}
gm-power-pull-down = { $repeat ->
    [any] démolir autant de tes autres bâtiments que tu veux et gagner leurs coûts imprimés
   *[once] démolir un autre de tes bâtiments et gagner son coût imprimé
}
gm-power-count = gagner { $gain } pour chacune de tes { $cards }
gm-power-count-counters = gagner { $gain } par { $kind } en ta possession
gm-power-count-buildings = gagner { $gain } pour chacun de tes bâtiments
gm-power-count-walls = gagner { $gain } pour chacun de tes Murs
gm-power-condition = gagner { $gain } pour chacune de tes { $cards }, sans en activer aucune
gm-power-barbarian = gagner { $gain } si le barbare est sur une case { $icon }
gm-power-replace = à l’achat d’un bâtiment, payer { $from } au lieu d’une ressource imprimée ({ $to }), { $repeat ->
    [any] autant de fois que tu veux
   *[once] une fois par achat
}
gm-power-replace-several = à l’achat d’un bâtiment, payer { $from } au lieu de { $to } du coût imprimé, { $repeat ->
    [any] autant de fois que tu veux
   *[once] une fois par achat
}
gm-power-wall = quand la carte qu’il couvre serait perdue, défausser le Mur à sa place
gm-power-none = sans pouvoir

## Questions

gm-you-have = { $open ->
    [yes] {" "}Tu as { $stores }.
   *[no] {""}
}
gm-ask-play = Quelle carte de production joues-tu ? Chacun active toutes ses cartes de ce type.{ $stock }
gm-ask-instead = Utilises-tu un seul bâtiment au lieu d’activer tes { $cards } ?
gm-ask-activate = Qu’actives-tu ensuite ? De chaque bâtiment et de la carte qu’il couvre, l’un des deux.{ $stock }
gm-ask-times = Combien de fois utilises-tu { $card } ({ $power }) ?{ $stock }
gm-ask-take = De ce que donne { $card }, combien prends-tu en { $kind } ? Reste à choisir : { $left }.
gm-ask-pull-down = { $more ->
    [yes] { $card } est à l’œuvre. Démolis-tu un autre bâtiment pour son coût imprimé ?
   *[no] { $card } est à l’œuvre. Quel bâtiment démolis-tu pour son coût imprimé ?
}
gm-ask-buy = Achètes-tu un bâtiment ?{ $stock }{ $last ->
    [yes] {" "}Ensuite le barbare entre dans Rome et la partie se termine.
   *[no] {""}
}
gm-decided = {" "}Déjà décidé : { $what }.
gm-decided-paid = paiement de { $price }
gm-decided-replaced = remplacement de { $price }
gm-decided-served = avec { $cards }
gm-ask-replace = Un Architecte remplace-t-il une ressource imprimée ? Coût imprimé ({ $card }) : { $cost }.{ $decided }{ $stock }
gm-ask-architect = Quel Architecte te fait payer en { $from } ce qui est dû en { $wanted } ?{ $decided }{ $stock }
gm-ask-pay-building = Combien paies-tu en { $kind } ? Coût ({ $card }) : { $cost }. On demande la nourriture, l’or et la paix dans cet ordre ; la gloire paie ce qui manque.{ $decided }{ $stock }
gm-ask-pay-tribute = Combien de tribut paies-tu en { $kind } ? La case demande { $cost } ; la gloire paie ce qui manque.{ $decided }{ $stock }
gm-ask-pay-power = Combien paies-tu en { $kind } ? Coût ({ $card }) : { $cost }.{ $decided }{ $stock }
gm-ask-tribute = Paies-tu un tribut de { $price } ? Sinon, le barbare avance de { $spaces } (destruction : { $icons }){ $lying ->
    [0] {""}
   *[other] , et le tribut déposé là, { $tribute }, est partagé à partir de toi
}.{ $stock }
gm-ask-lose = Laquelle de tes cartes perds-tu ? Symboles restants : { $icons }.
gm-ask-recover = Quelle ressource du tribut prends-tu ? Il y a là { $tribute }.

## Answers

gm-ends = { $by ->
    [africa] {"\u202F"}; cela te mène en Afrique et termine la partie
    [rome] {"\u202F"}; ensuite le barbare entre dans Rome et la partie se termine
    [hand] {"\u202F"}; ensuite la partie se termine, car le joueur suivant n’a pas de carte à jouer
    [deck] {"\u202F"}; ensuite la partie se termine, car il n’y a plus de bâtiment à piocher
   *[no] {""}
}
gm-do-play = Jouer une { $card } : tu actives { $own }, { $others }{ $last ->
    [yes] . C’est ta dernière carte : à ton prochain tour, la partie se termine
   *[no] {""}
}
gm-do-play-other = { $who } en active { $n }
gm-do-use = Utiliser { $card } : { $power }{ $counted ->
    [yes] {" "}(maintenant { $now })
   *[no] {""}
}
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
gm-do-take = { $n ->
    [0] Ne rien prendre en { $kind }
   *[other] Prendre { $gain }
}{ $rest ->
    [0] {""}
    [one] , et { $rest } d’une autre sorte
   *[other] , et { $rest } d’autres sortes
}
gm-do-pull-down = Démolir { $card } et gagner { $cost }
gm-do-buy = Acheter { $card } pour { $cost }, sur une { $on } : { $steps } ; { $power }
gm-do-buy-nothing = Acheter la carte de la place +{ $slot }
gm-do-replace = Payer { $paid } au lieu de { $wanted } du coût imprimé
gm-do-serve = Utiliser { $card } : { $paid } au lieu de { $wanted } du coût imprimé
gm-do-pay-all = Payer { $paid }, et garder { $kept }
gm-do-pay = { $n ->
    [0] Ne rien payer en { $kind }, et en garder { $left }
   *[other] Payer { $paid }, et en garder { $left }
}
gm-do-tribute = Payer un tribut de { $price } : le barbare ne bouge pas
gm-do-lose = Perdre une { $production } sans bâtiment
gm-do-lose-built = Perdre une { $production } et le bâtiment posé dessus, { $card }
gm-do-defend = Défausser le Mur { $card } et garder la { $production } qu’il couvre
gm-do-decline = Dire non
gm-do-decline-instead = Activer tes cartes comme d’habitude : { $cards }
gm-do-decline-buy = Ne rien acheter
gm-do-decline-replace = Ne rien remplacer de plus et payer le reste tel quel
gm-do-decline-pull-down = Ne plus rien démolir
gm-do-decline-tribute = Ne pas payer de tribut : le barbare avance de { $spaces }, le voilà { $place } (destruction : { $icons }){ $lying ->
    [0] {""}
   *[other] , et tu te sers en premier dans le tribut
}

## Log

gm-log-turn = Tour { $turn } : à { $who } de jouer.
gm-log-added = { $card } arrive au forum.
gm-log-burnt = { $card } passe du forum au feu.
gm-log-played = { main-you-first.has } joué une { $card }.
gm-log-produced = { main-you-first.has } pris { $what }.
gm-log-used = { main-you-first.has } utilisé { $card }.
gm-log-gained = { main-you-first.has } gagné { $what } avec { $card }.
gm-log-paid-building = { main-you-first.has } payé { $what } pour le bâtiment de la place +{ $slot }.
gm-log-paid-tribute = { main-you-first.has } payé { $what } de tribut, et le barbare ne bouge pas.
gm-log-paid-power = { main-you-first.has } payé { $what } pour { $card }.
gm-log-replaced = { main-you-first.has } payé { $paid } au lieu de { $wanted }, grâce à { $card }.
gm-log-served = { main-you-first.has } payé { $paid } grâce à { $card }.
gm-log-pulled-down = { main-you-first.has } démoli { $card }.
gm-log-bought = { main-you-first.has } acheté { $card }, sur une { $on }.
gm-log-moved = { main-you-first.has } avancé de { $steps }, { $left ->
    [0] jusqu’en Afrique
   *[other] jusqu’à la case { $space }
}.
gm-log-barbarian = Le barbare a avancé de { $spaces }, { $rome ->
    [yes] dans Rome
   *[no] le voilà { $place } ({ $icons })
}.
gm-log-lost = { main-you-first.has } perdu une { $production }{ $built ->
    [yes] {" "}et le bâtiment posé dessus, { $card }
   *[no] {""}
}.
gm-log-defended = { main-you-first.has } défaussé le Mur { $card } et gardé la { $production } qu’il couvrait.
gm-log-recovered = { main-you-first.has } pris { $what } du tribut.
gm-log-ended = La partie est terminée : { $reason }.

## Why not

gm-no-game-over = La partie est terminée.
gm-no-turn = La question est posée à quelqu’un d’autre.
gm-no-question = Cela ne répond pas à la question.
gm-no-decline-play = Tu dois jouer une carte de production.
gm-no-decline-lose = Qui a une carte correspondante doit en perdre une.
gm-no-decline = Ici, tu ne peux pas dire non.
gm-no-hand = Tu n’as pas de { $card } en main.
gm-no-yours = { $card } n’est pas parmi tes bâtiments.
gm-no-ready = { $card } a déjà été activé pendant ce tour.
gm-no-type = { $card } n’est pas du type de ce tour.
gm-no-red = { $card } est rouge : ce bâtiment ne s’active pas, et la carte en dessous produit d’elle-même.
gm-no-power = { $card } n’a pas de pouvoir : la carte en dessous produit d’elle-même.
gm-no-instead-first = Dis d’abord si tu utilises un bâtiment à la place de tous les autres. { $card } vient ensuite.
gm-no-passed-over = { $card } s’utilise à la place de tous les autres de son type, et tu y as renoncé.
gm-no-spend = Tu ne peux pas payer ce que { $card } prend.
gm-no-joker = Dans un pouvoir, la gloire ne tient lieu d’aucune autre ressource, et sans elle tu ne peux pas payer ce que { $card } prend.
gm-no-count = Tu n’as rien de ce que { $card } compte.
gm-no-barbarian = { $card } ne peut pas servir : le barbare n’est pas sur une case { $production }.
gm-no-itself = { $card } ne se démolit pas lui-même.
gm-no-times = { $most ->
    [one] Tu peux l’utiliser une fois, ni plus ni moins.
   *[other] Tu peux l’utiliser de 1 à { $most } fois.
}
gm-no-kind = On te demande d’abord : { $kind }.
gm-no-amount = { $exact ->
    [yes] Il faut { $least }.
   *[no] Il faut de { $least } à { $most }.
}
gm-no-slot = Il n’y a pas de carte à la place +{ $slot } du forum.
gm-no-wrong-place = { $card } ne se pose pas sur une { $production }.
gm-no-place = Tu n’as pas de { $production } sans bâtiment pour { $card }.
gm-no-price = Tu ne peux pas payer la carte de la place +{ $slot }.
gm-no-glory = Il te manque la gloire imprimée sur la carte de la place +{ $slot } ; rien d’autre ne la paie.
gm-no-architect = Il ne te reste aucun Architecte pour payer en { $from } ce qui est dû en { $wanted }.
gm-no-replacement = Pour ce prix, ce qui est dû en { $wanted } ne peut pas se payer maintenant en { $from }.
gm-no-other-architect = { $card } ne permet pas ici de payer en { $from } ce qui est dû en { $wanted }, ou le reste ne pourrait pas être payé.
gm-no-serving = { $card } ne peut pas servir pour ce prix, ou le reste ne pourrait pas être payé.
gm-no-must-replace = Sans Architecte, tu ne peux pas payer le bâtiment.
gm-no-tribute = Tu ne peux pas payer le tribut.
gm-no-tribute-part = Le tribut se paie pour tous les symboles de la case ou pour aucun, et tu ne peux pas tout payer.
gm-no-demand = Aucun symbole restant ne te demande une { $production }.
gm-no-free = Tu n’as pas de { $production } sans bâtiment : nomme le bâtiment de la carte que tu perds.
gm-no-wall = { $card } n’est pas un Mur.
gm-no-lying = Aucun tribut de cette sorte n’est déposé là : { $kind }.

## The table

gm-table-turn = Tour { $turn } : à { $you ->
    [yes] toi
   *[no] { $who }
} de jouer{ $known ->
    [yes] , tour de { $of }
   *[no] {""}
}.
gm-table-end = { $over ->
    [yes] La partie est terminée.
   *[no] { $last ->
        [yes] C’est le dernier tour : le barbare entre dans Rome à la fin.
       *[no] La partie se termine quand le barbare entre dans Rome (encore { $rome }), quand quelqu’un atteint l’Afrique (en tête : { $leaders }, encore { $africa }), quand quelqu’un n’a plus de carte à jouer (la plus petite main : { $hand }) ou quand il n’y a plus de bâtiment à piocher (il en reste { $deck }).
    }
}
gm-table-forum = Forum, avec le coût additionnel de chaque place ({ $n ->
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
    [0] Il n’y a pas de tribut devant lui.
   *[other] Tribut déposé : { $lying }.
} { $rome ->
    [yes] La prochaine case sans tribut est Rome : personne ne peut payer, et il avance de { $spaces }.
   *[no] Le prochain tribut est de { $price } ; s’il n’est pas payé, il avance de { $spaces } (destruction : { $icons }).
}
gm-table-player = { $who } : { $n_steps ->
    [0] à Rome
   *[other] à { $steps } de Rome
}, { $left ->
    [0] en Afrique
   *[other] encore { $left } pas
} ; { $open ->
    [yes] { $stores } ; en main : { $hand }
   *[no] ressources derrière un paravent ; { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
}.
gm-memory = { $who }, derrière le paravent : { $stores } ; en main : { $hand }.
gm-plan-buy = tu peux acheter un bâtiment
gm-plan-no-buy = ne rien acheter
gm-plan-tribute = on demande un tribut
gm-plan-do-tribute = payer le tribut
gm-plan-no-tribute = ne pas payer de tribut
gm-plan-instead = un bâtiment peut agir au lieu de tous les autres
gm-plan-no-instead = les laisser tous agir
gm-table-free = {"  "}Sans bâtiment : { $cards }.
gm-table-built = {"  "}Sur une { $production } : { $card }.

## The end

gm-ended-by-rome = le barbare est entré dans Rome
gm-ended-by-hand = un joueur n’avait plus de carte de production à jouer
gm-ended-by-africa = un romain a atteint l’Afrique
gm-ended-by-deck = il n’y avait plus de bâtiment à piocher
gm-ended = La partie s’est terminée au tour { $turn } : { $reason }.
gm-won-steps = { main-you-first.has } gagné, au plus loin de Rome.
gm-won-glory = { main-you-first.has } gagné : à égale distance de Rome, avec plus de gloire.
gm-won-resources = { main-you-first.has } gagné : à égalité de pas et de gloire, avec plus de ressources.
gm-won-shared = La victoire est partagée : { $who }.
gm-standing = { $rank }. { $who } : à { $steps } de Rome ; { $glory }, { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} en tout

## Options

gm-players = { $n } joueurs, chacun avec { $cards }.
gm-refill-literal = Une carte du forum ne bouge que pour faire place à une autre, et un vide arrête le mouvement.
gm-refill-slide = Toutes les cartes du forum avancent d’une place à chaque tour.
gm-screens-hidden = Les ressources et les mains restent derrière les paravents ; tout le monde voit ce qui est gagné et payé.
gm-screens-open = Les ressources et les mains sont visibles.
gm-deck = { $n ->
    [one] { $n } carte de bâtiment.
   *[other] { $n } cartes de bâtiment.
}
gm-board = De Rome à l’Afrique, il y a { $africa } pas, et le barbare part à { $rome ->
    [one] { $rome } case
   *[other] { $rome } cases
} de Rome.
gm-ours-both = Les cartes de bâtiment et les symboles du plateau sont provisoires : les nôtres, pas ceux qui sont imprimés.
gm-ours-deck = Les cartes de bâtiment sont provisoires : les nôtres, pas celles qui sont imprimées.
gm-ours-board = Les symboles du plateau sont provisoires : les nôtres, pas ceux qui sont imprimés.
