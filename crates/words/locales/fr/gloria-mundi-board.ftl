# What stands on the drawn table. $you is "yes" if the reader is asked.

## Prompts

gm-prompt-play = { $you ->
    [yes] Joue une carte de production
   *[no] { $who } joue une carte de production
}
gm-prompt-instead = { $you ->
    [yes] Utiliser un seul bâtiment au lieu de tous ?
   *[no] { $who } peut utiliser un seul bâtiment au lieu de tous
}
gm-prompt-activate = { $you ->
    [yes] Utilise un bâtiment, ou produis
   *[no] { $who } active des cartes
}
gm-prompt-times = { $you ->
    [yes] Combien de fois utilises-tu { $card } ?
   *[no] { $who } utilise { $card }
}
gm-prompt-take = { $you ->
    [yes] Combien sur { $left } en { $kind } ?
   *[no] { $who } choisit ce que donne { $card }
}
gm-prompt-pull-down = { $you ->
    [yes] { $more ->
        [yes] Démolir un autre bâtiment ?
       *[no] Démolis un bâtiment
    }
   *[no] { $who } démolit des bâtiments
}
gm-prompt-buy = { $you ->
    [yes] { $last ->
        [yes] Achète un bâtiment, ou passe : ensuite Rome tombe
       *[no] Achète un bâtiment, ou passe
    }
   *[no] { $who } peut acheter un bâtiment
}
gm-prompt-replace = { $you ->
    [yes] Un Architecte pour payer { $card } ?
   *[no] { $who } peut utiliser un Architecte pour payer { $card }
}
gm-prompt-architect = { $you ->
    [yes] Quel Architecte remplace { $wanted } par { $from } ?
   *[no] { $who } choisit un Architecte : { $from } au lieu de { $wanted }
}
gm-prompt-pay = { $you ->
    [yes] Avec quoi paies-tu { $thing } ?
   *[no] { $who } paie { $thing }
}
gm-the-tribute = le tribut
gm-prompt-tribute = { $you ->
    [yes] Payer un tribut de { $price } ?
   *[no] { $who } peut payer un tribut
}
gm-prompt-lose = { $you ->
    [yes] Perds une carte. Icônes restantes : { $icons }
   *[no] { $who } perd une carte
}
gm-prompt-recover = { $you ->
    [yes] Prends une ressource du tribut
   *[no] { $who } prend une ressource du tribut
}

## Phases

gm-phase-forum = Forum
gm-phase-play = Production
gm-phase-activate = Activation
gm-phase-buy = Achat
gm-phase-tribute = Tribut

## Headings and labels

gm-title-production-farm = Ferme
gm-title-production-city = Cité
gm-title-production-legion = Légion
gm-title-resource-food = Nourriture
gm-title-resource-gold = Or
gm-title-resource-peace = Paix
gm-title-resource-glory = Gloire
gm-label-forum = Forum
gm-label-forum-note = coût imprimé + coût additionnel en ressources au choix
gm-label-empty-place = vide
gm-label-ahead = Devant lui
gm-label-barbarian = Le barbare
gm-label-lying = Tribut
gm-label-others = Les autres joueurs
gm-label-you = toi
gm-label-screen = Derrière ton paravent
gm-label-hand = Encore en main
gm-label-choose = Combien
gm-label-replace = Payer à la place
gm-label-pay = Touche ce que tu paies
gm-board-no-fit = Tu ne peux pas en ajouter : tu dois { $n } en tout, et le coût imprimé se paie tel quel. Reprends-en une d’abord.
gm-label-stays = Le barbare attend
gm-label-rome = Rome
gm-label-africa = Afrique
gm-label-road = chemin du barbare
gm-board-total = { $may ->
    [yes] payer { $n }
   *[no] coûte { $n }
}
gm-board-no-card = pas de carte libre
gm-board-no-place = pas de { $kind } libre
gm-board-short = il manque { $what }
gm-board-short-any = il manque { $n }
gm-board-offer = Emplacement +{ $slot } du forum ; coût : { $cost } ; +{ $steps } à l’achat
gm-board-free = { $gain }, libre pour un bâtiment
gm-board-under = La { $production } sous { $card }
gm-board-tableau = { $you ->
    [yes] Tes cartes
   *[no] Les cartes { $who-of }
}
gm-board-turn = joue
gm-board-turn-of = tour de { $kind }
gm-board-walked = case { $n } sur { $africa }
gm-board-held = { $n ->
    [0] aucune carte de production en main
    [one] { $n } carte de production en main
   *[other] { $n } cartes de production en main
}
gm-label-screened = ressources derrière un paravent
gm-board-map = Carte de l’Italie. Le barbare est { $place } ; { $covered ->
    [0] il n’y a pas de tribut devant lui
    [one] { $covered } case devant lui a un tribut
   *[other] { $covered } cases devant lui ont un tribut
}. En route vers l’Afrique : { $romans }.
gm-board-roman = { $who } à la case { $n }
gm-board-space = { $icons }, { $place }{ $state ->
    [paid] {"\u00A0"}: tribut payé
    [next] {"\u00A0"}: le prochain tribut
   *[later] {""}
}
gm-board-to-rome = à { $n } de Rome
gm-board-lies = { $what } du tribut

## Powers in few words

gm-short-spend = { $often ->
    [yes] { $price } pour { $gain }, à volonté
   *[no] { $price } pour { $gain }
}
gm-short-swap = { $often ->
    [yes] Échange { $what }, à volonté
   *[no] Échange { $what }
}
gm-short-pull-down = { $often ->
    [yes] Démolir d’autres bâtiments pour leurs coûts
   *[no] Démolir un autre bâtiment pour son coût
}
gm-short-count = { $gain } par { $card }
gm-short-condition = { $gain } par { $card }, au lieu d’activer tes { $cards }
gm-short-barbarian = { $gain } si le barbare est sur une case { $icon }
gm-short-replace = Quand tu achètes, { $from } { $n ->
    [one] remplace
   *[other] remplacent
} { $wanted }
gm-short-wall = À défausser pour garder la carte dessous
gm-short-none = Sans pouvoir

## Ends

gm-end-rome = { $n ->
    [one] Le barbare est à { $n } case de Rome.
   *[other] Le barbare est à { $n } cases de Rome.
}
gm-end-africa = Plus près de l’Afrique : { $who }, encore { $n } pas.
gm-end-hand = Plus petite main de cartes de production : { $n }.
gm-end-deck = Bâtiments à piocher : { $n }.
gm-warn-africa = Tu atteins l’Afrique et la partie se termine.
gm-warn-rome = Le barbare entre dans Rome et la partie se termine.
gm-warn-hand = Le joueur suivant n’a plus de carte et la partie se termine.
gm-warn-deck = Il n’y a plus de bâtiment à piocher et la partie se termine.

## What a thing is

gm-about-building = Bâtiment ({ $kind }). Coût : { $cost }, plus le coût additionnel de son emplacement ; +{ $steps } à l’achat.
gm-about-power = Pouvoir : { $power }.
gm-about-production = Une carte de production : { $gain } quand les { $cards } sont activées.
gm-about-resource = Cette ressource paie les bâtiments, le tribut et les pouvoirs. Une gloire peut la remplacer dans un achat ou un tribut.
gm-ruling-spend = La gloire ne remplace pas les autres ressources quand tu paies un pouvoir.
gm-ruling-times = Tu dis d’avance combien de fois ; ce que tu gagnes ne paie pas la même activation.
gm-ruling-pull-down = Il ne peut pas se démolir. La carte de production reste, et tu peux y construire de nouveau.
gm-ruling-count = La carte dessous compte aussi.
gm-ruling-count-counters = Compte ce que tu as quand tu l’utilises, une seule fois. Il donne au plus 60 de chaque sorte.
gm-ruling-count-buildings = Il se compte lui-même, et tes bâtiments rouges aussi.
gm-ruling-count-walls = Les Murs de toutes tes cartes comptent, quel que soit le tour.
gm-ruling-instead = Tu n’actives rien d’autre de ce type pendant ce tour, ni bâtiments ni cartes de production.
gm-ruling-barbarian = Ce qui compte, c’est sa case quand tu actives, avant le tribut du tour. Si elle a deux icônes, une seule suffit.
gm-ruling-architect = Il sert pendant que tu paies un bâtiment. Ce que tu paies à la place quitte aussitôt tes ressources.
gm-ruling-several = Il ne remplace que des ressources imprimées, pas le coût additionnel ; ce qui dépasse le coût imprimé est perdu.
gm-ruling-wall = Rien ne t’oblige à t’en servir ; un Mur pour une perte. La carte de production reste, et tu peux y construire de nouveau.
gm-ruling-none = La carte de production dessous produit à chaque tour de son type.
gm-ruling-glory = La gloire imprimée ne se paie qu’en gloire.
gm-ruling-free = Une carte qui a perdu son bâtiment produit de nouveau, et tu peux y construire de nouveau.
gm-ruling-two-icons = Sur une case à deux icônes, paie les deux ou rien.
gm-ruling-rome = Si la prochaine case sans tribut est Rome, personne ne peut payer. Rien n’est perdu quand le barbare entre dans Rome.

## Une action peut mettre fin à la partie

gm-threat-africa = { $you ->
    [yes] Tu peux
   *[no] { $who } peut
} atteindre l’Afrique en une action.
gm-threat-rome = Le barbare peut entrer dans Rome dès son prochain mouvement.
gm-threat-hand = { $you ->
    [yes] Tu n’as
   *[no] { $who } n’a
} plus de carte de production : le tour suivant met fin à la partie.
gm-threat-deck = Il n’y a plus de bâtiment à piocher : le tour suivant met fin à la partie.
