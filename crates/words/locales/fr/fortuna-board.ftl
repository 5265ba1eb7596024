# What stands on the drawn table.

## Cards, as short as they can be said

fortuna-short-water = Eau
fortuna-short-harvest = Moisson
fortuna-short-vintage = Vendange
fortuna-short-wheat-trade = Vente blé
fortuna-short-wine-trade = Vente vin
fortuna-short-centurions = Centurions
fortuna-short-vestals = Vestales
fortuna-short-ceremony = Cérémonie
fortuna-short-family = Famille
fortuna-short-build = Bâtiment
fortuna-short-corruption = Corruption
fortuna-short-fortuna = Fortuna

fortuna-text-water = Prends 2 eaux.
fortuna-text-harvest = Prends 2 blés ; change l’eau en blé.
fortuna-text-vintage = Prends 2 vins ; change l’eau en vin.
fortuna-text-wheat-trade = Vends du blé à { $price } l’unité.
fortuna-text-wine-trade = Vends du vin à { $price } l’unité.
fortuna-text-centurions = Achète des centurions : 1, 2, 3.
fortuna-text-vestals = Achète des vestales : 1, 3, 5.
fortuna-text-ceremony = Rends une vestale, gagne un dé.
fortuna-text-family = { $married ->
    [yes] 1 blé, 1 vin ou 3 argents ; dés d’avance.
   *[no] Marie-toi pour 3. Plus tard : un don.
}
fortuna-text-build = Construis un bâtiment.
fortuna-text-corruption = 2 argents, ou paie 1 pour une carte d’autrui.
fortuna-text-fortuna = Une case. Qui l’a joue en premier.

fortuna-name-favour-water = Eau
fortuna-name-favour-orgy = Orgie
fortuna-name-favour-food = Nourriture
fortuna-name-favour-battle = Bataille
fortuna-name-favour-fortuna = Fortuna
fortuna-name-favour-religion = Religion

fortuna-give-favour-water = Donner 1 eau
fortuna-give-favour-orgy = Donner 1–2 vins
fortuna-give-favour-food = Donner 1–2 blés
fortuna-give-favour-battle = Donner 1–3 centurions
fortuna-give-favour-fortuna = Après mariage
fortuna-give-favour-religion = Avoir des vestales

fortuna-board-asks = { $what } :
fortuna-steps-favour-water = 1 case
fortuna-steps-favour-orgy = 1–2 cases
fortuna-steps-favour-food = 1–2 cases
fortuna-steps-favour-battle = 1–3 cases
fortuna-steps-favour-fortuna = 1 case, 2 avec Palais
fortuna-steps-favour-religion = 1 case chacune

fortuna-band-recruit = Recrue
fortuna-band-water-gift = Don d’eau
fortuna-band-wheat-gift = Don de blé
fortuna-band-wine-gift = Don de vin
fortuna-band-advance = Avancée
fortuna-band-score-buildings = Bâtiments
fortuna-band-score-wheat = Blé
fortuna-band-score-wine = Vin
fortuna-band-score-water = Eau
fortuna-band-score-three-money = Par 3 argents
fortuna-band-score-five-money = Par 5 argents
fortuna-band-score-centurions = Centurions
fortuna-band-score-vestals = Vestales
fortuna-band-score-marriage = Mariage

## Zones

fortuna-zone-board = Plateau
fortuna-zone-favours = Les faveurs de l’empereur
fortuna-zone-road = Le chemin vers Rome
fortuna-zone-podium = Podium
fortuna-zone-wealth = Richesse
fortuna-zone-provinces = Provinces
fortuna-zone-supply = Bâtiments à construire
fortuna-zone-pool = Cartes à choisir
fortuna-zone-stores = Reste au stock
fortuna-zone-phases = Phases du tour
fortuna-zone-amounts = Combien
fortuna-zone-exchange = L’échange
fortuna-zone-choices = Ce que tu peux choisir
fortuna-zone-privileges = Tes privilèges · cachés aux autres
fortuna-zone-offer = Les cartes piochées
fortuna-zone-dice = Dés
fortuna-zone-vestals = Vestales
fortuna-zone-centurions = Centurions
fortuna-zone-goods = Denrées
fortuna-zone-buildings = Bâtiments

fortuna-board-edge = { $mine ->
    [yes] ton bord
   *[no] chez { $who }
}
fortuna-board-open-edge = Bord libre
fortuna-board-nobodys = à personne
fortuna-board-your-edge = ton bord
fortuna-board-you = toi
fortuna-board-plays = { $mine ->
    [yes] ton tour
   *[no] joue
}
fortuna-board-married = mariage
fortuna-board-locked = Bloquée
fortuna-board-locked-by = { $mine ->
    [yes] bloquée sur ton bord
   *[no] bloquée chez { $who }
}
fortuna-board-card-on = { $mine ->
    [yes] sur ton bord
   *[no] chez { $who }
}
fortuna-board-card-open = sur un bord libre
fortuna-board-card-pool = à choisir
fortuna-board-given = Tu donnes ceci
fortuna-board-swap-only = Échanger seulement
fortuna-board-take-place = face cachée sur ton bord

fortuna-board-tokens = { $n ->
    [0] aucun jeton
    [one] { $n } jeton
   *[other] { $n } jetons
}
fortuna-board-down = Face cachée cette manche
fortuna-board-needs-die = Il faut un { $value }
fortuna-board-lacks-water = Sans eau
fortuna-board-lacks-wine = Sans vin
fortuna-board-lacks-wheat = Sans blé
fortuna-board-lacks-centurion = Sans centurion
fortuna-board-lacks-marriage = Célibataire
fortuna-board-lacks-vestal = Sans vestale
fortuna-board-protected = Protégée
fortuna-board-round = Manche { $round }

fortuna-board-village = village
fortuna-board-rome = Roma
fortuna-board-palace-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} pour qui arrive en premier
fortuna-board-aside = { $n ->
    [one] { $n } carte de côté
   *[other] { $n } cartes de côté
}
fortuna-board-space = Case { $space }{ $kind ->
    [village] , le village
    [gate] , les portes de la Cité
    [rome] , dans Rome
    [palace] , le Palais de César
   *[road] {""}
}
fortuna-board-no-place = libre
fortuna-board-slot-price = { $n ->
    [one] { $n } argent
   *[other] { $n } argents
}
fortuna-board-worth = vaut
fortuna-board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fortuna-board-play-it = la jouer
fortuna-board-unused = pas à jouer maintenant
fortuna-board-copies = ×{ $n }
fortuna-board-if-ended = Si c’était la fin : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dont { $road } pour le chemin.
fortuna-board-outside = Pas encore dans Rome : { $left ->
    [one] { $left } case
   *[other] { $left } cases
} jusqu’aux portes.
fortuna-board-left = reste { $n }
fortuna-board-dice-of = { $mine ->
    [yes] Tes dés
   *[no] Dés : { $who }
}
fortuna-board-roll-of = { $mine ->
    [yes] Ton lancer
   *[no] Lancer : { $who }
}
fortuna-board-die = Un dé qui montre { $value }{ $used ->
    [yes] , celui qui est utilisé
   *[no] {""}
}
fortuna-board-die-blank = Un dé à lancer
fortuna-board-deck = cartes Privilège à piocher
fortuna-board-discards = défausse : { $cards }
fortuna-board-hand = { $n ->
    [0] aucune carte Privilège
    [one] { $n } carte Privilège
   *[other] { $n } cartes Privilège
}
fortuna-board-aqueduct-full = avec de l’eau

## Phases

fortuna-phase-aqueduct = Aqueduc
fortuna-phase-action = Action
fortuna-phase-military = Armée
fortuna-phase-favour = Faveur
fortuna-phase-privileges = Privilèges
fortuna-phase-set-up = Avant la première manche

## Questions, short

fortuna-prompt-draft = Prends une carte pour ton bord
fortuna-prompt-turn-down = Bloque une de tes cartes
fortuna-prompt-card = Utilise une de tes cartes
fortuna-prompt-convert = Changer de l’eau en { $into } ?
fortuna-prompt-sell = Combien de { $goods } vends-tu ?
fortuna-prompt-hire-vestals = Combien de vestales engages-tu ?
fortuna-prompt-hire-centurions = Combien de centurions enrôles-tu ?
fortuna-prompt-family = Ta famille t’offre un don
fortuna-prompt-build = Que construis-tu ?
fortuna-prompt-corruption = Prends de l’argent, ou utilise la carte d’un autre
fortuna-prompt-swap = Échange { $card } contre…
fortuna-prompt-military = Envoie un centurion, ou lance les dés
fortuna-prompt-military-no-dice = Envoyer un centurion ?
fortuna-prompt-roll = Lance tes dés
fortuna-prompt-die = Choisis un dé
fortuna-prompt-favour = Plais à l’empereur avec ton { $die }
fortuna-prompt-extra-flip = Fermer une faveur de plus ?
fortuna-prompt-keep = Garde un privilège
fortuna-prompt-keep-second = En garder un deuxième ?
fortuna-prompt-keep-palace = Garde un privilège du Palais
fortuna-prompt-end-turn = Joue un privilège, ou finis ton tour

fortuna-wait-draft = { $who } prend une carte pour son bord
fortuna-wait-turn-down = { $who } bloque une de ses cartes
fortuna-wait-card = { $who } utilise une de ses cartes
fortuna-wait-convert = { $who } peut changer de l’eau en { $into }
fortuna-wait-sell = { $who } vend du { $goods }
fortuna-wait-hire-vestals = { $who } engage des vestales
fortuna-wait-hire-centurions = { $who } enrôle des centurions
fortuna-wait-family = { $who } choisit un don de sa famille
fortuna-wait-build = { $who } construit un bâtiment
fortuna-wait-corruption = { $who } prend de l’argent, ou utilise la carte d’un autre
fortuna-wait-swap = { $who } échange { $card }
fortuna-wait-military = { $who } envoie un centurion, ou lance les dés
fortuna-wait-military-no-dice = { $who } peut envoyer un centurion
fortuna-wait-roll = { $who } lance ses dés
fortuna-wait-die = { $who } choisit un dé
fortuna-wait-favour = { $who } peut plaire à l’empereur avec un { $die }
fortuna-wait-extra-flip = { $who } peut fermer une faveur de plus
fortuna-wait-keep = { $who } garde un privilège
fortuna-wait-keep-second = { $who } peut garder un deuxième privilège
fortuna-wait-keep-palace = { $who } garde un privilège du Palais
fortuna-wait-end-turn = { $who } joue un privilège, ou finit son tour

## What can end the game

fortuna-end-palace = { $n ->
    [one] { $who } : { $n } case
   *[other] { $who } : { $n } cases
}
# $all says whether all are equally far: then nobody leads.
fortuna-end-palace-full = La partie se termine avec la manche où quelqu’un atteint le Palais de César. En tête : { $all ->
    [yes] personne
   *[no] { $who }
}, encore { $n ->
    [one] { $n } case
   *[other] { $n } cases
}.
fortuna-end-last = dernière manche
fortuna-end-last-full = Le Palais de César est atteint. La partie se termine avec cette manche.
fortuna-end-rounds = { $round }/{ $max }
fortuna-end-rounds-full = C’est la manche { $round }. La manche { $max } serait la dernière.
fortuna-warn-palace = Cela te mène au Palais de César : la partie se termine avec cette manche.
fortuna-warn-out-of-rome = Tu n’as pas d’argent pour la taxe : tu reculerais hors de Rome, et seuls ceux qui sont à Rome peuvent gagner.

## What there is to say about a thing

fortuna-about-sentence = { $text }.
fortuna-about-favour = Faveur : { $favour }
fortuna-about-opens = Elle est ouverte aux dés de { $number } ou plus. Dès qu’elle a fait avancer quelqu’un, elle reste face cachée jusqu’à la fin de la manche.
fortuna-about-swap = Qui l’a utilisée l’échange contre une carte face visible d’un autre bord, et la carte qui arrive reste bloquée jusqu’au prochain tour de son propriétaire.
fortuna-about-building = { $price ->
    [0] Ce bâtiment est gratuit
   *[other] Prix : { $money }
}. Chacun peut avoir trois bâtiments, tous différents.
fortuna-about-price-ours = Le prix est provisoire : le nôtre, pas celui de la carte.
fortuna-about-play = Tu peux la jouer à tout moment de ton propre tour.
fortuna-about-score = Elle compte à la fin, si ta figurine est dans Rome.
fortuna-about-tokens-title = Jetons
fortuna-about-tokens = À la fin d’une manche, chaque carte Faveur encore face visible reçoit un jeton, trois au plus. Qui répond à la faveur les prend : un jeton vaut une carte Privilège ; de deux ou trois cartes piochées, on en garde une.
fortuna-about-road-title = Le chemin
fortuna-about-road = Quinze cases mènent du village au Palais de César. Chaque case vaut un point. Il faut avoir franchi les portes, case 10, pour pouvoir gagner.
fortuna-about-palace-title = Palais de César
fortuna-about-palace = Qui arrive en premier pioche trois cartes Privilège, en garde une et met les deux autres de côté pour ceux qui suivent. On termine la manche, et la partie est finie.
fortuna-about-podium-title = Podium
fortuna-about-podium = L’ordre de la manche. Qui a la carte Fortuna à la fin d’une manche est premier joueur de la suivante ; les autres suivent, du plus riche au moins riche.
fortuna-about-wealth-title = Richesse
fortuna-about-wealth = Personne ne peut avoir plus de 20 argents : le surplus est perdu.
fortuna-about-vestals = Chacune coûte le prix de la place qu’elle occupe : 1, 3, 5. On les garde pour la faveur de la Religion ; une cérémonie en change une en dé.
fortuna-about-centurions = Chacun coûte le prix de la place qu’il occupe : 1, 2, 3. On peut en envoyer un exécuter une carte de son bord ; la faveur de la Bataille en prend jusqu’à trois.
fortuna-about-dice = Tu lances tous tes dés et tu en choisis un. Une cérémonie en donne un de plus, jusqu’à trois.
fortuna-about-goods = L’eau, le blé et le vin se gardent sans limite. Il y en a 15 de chaque pour tous.

fortuna-note-water = Toute l’eau, sauf celle de l’Aqueduc, va dans le réservoir.
fortuna-note-convert = L’eau de l’Aqueduc compte, et se dépense en premier.
fortuna-note-supply = Quand le stock ne suffit pas, tu prends ce qui reste.
fortuna-note-prices = Le prix dépend de la place occupée, non du nombre acheté.
fortuna-note-nine-dice = Le jeu compte neuf dés. Quand il n’en reste plus, il n’y a plus de cérémonie.
fortuna-note-last-vestal = On peut rendre sa dernière vestale.
fortuna-note-early-roll = Le lancer anticipé reste acquis. Un dé gagné plus tard dans le tour se lance en plus.
fortuna-note-marry-later = Qui ne s’est pas marié à la première occasion peut le faire à toute occasion suivante.
fortuna-note-copy = On peut utiliser une carte bloquée, et aussi une carte d’un bord libre, où l’on paie la banque. La carte reste à sa place.
fortuna-note-bribe = Le pot-de-vin se paie d’abord, et il faut avoir de quoi payer les deux.
fortuna-note-copy-fortuna = Utiliser Fortuna sur le bord d’un autre ne te rend pas premier joueur.
fortuna-note-unheld = Si personne n’a Fortuna à la fin de la manche, le premier joueur reste premier, sauf accord contraire.
fortuna-note-tax = Qui a une carte de 1 à 4 ouverte peut refuser et payer la taxe. Les faveurs 5 et 6 ne se refusent pas si l’on peut y répondre.
fortuna-note-beyond = Les cases au-delà du Palais sont perdues.
fortuna-note-all-vestals = Toutes les vestales comptent : on ne peut pas choisir d’avancer moins.
fortuna-note-aqueduct = La première eau arrive au tour qui suit la construction. Elle est à toi, et ne passe jamais au réservoir.
fortuna-note-basilica = Elle ne sert pas pour les cartes du Palais de César.
fortuna-note-one-advance = Une seule carte de ce type par manche, et elle ne fait rien au Palais.
fortuna-note-full = Avec trois d’une sorte, tu prends l’autre.
fortuna-note-gift-supply = Ce qui manque au stock n’est pas remplacé.
fortuna-note-counted-twice = Les mêmes choses peuvent compter pour plusieurs cartes.
fortuna-note-multiples = Chaque tranche complète compte.
