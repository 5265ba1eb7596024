# What stands on the drawn table.

## Cards, as short as they can be said

fortuna-short-water = Eau
fortuna-short-harvest = Moisson
fortuna-short-vintage = Vendange
fortuna-short-wheat-trade = Commerce de blé
fortuna-short-wine-trade = Commerce de vin
fortuna-short-centurions = Centurions
fortuna-short-vestals = Vestales
fortuna-short-ceremony = Cérémonie
fortuna-short-family = Famille
fortuna-short-build = Construction
fortuna-short-corruption = Corruption
fortuna-short-fortuna = Fortuna

fortuna-text-water = Prends 2 eaux.
fortuna-text-harvest = Prends 2 blés ; change de l’eau en blé.
fortuna-text-vintage = Prends 2 vins ; change de l’eau en vin.
fortuna-text-wheat-trade = Vends du blé à { $price } l’unité.
fortuna-text-wine-trade = Vends du vin à { $price } l’unité.
fortuna-text-centurions = Enrôle des centurions : 1, 2, 3.
fortuna-text-vestals = Engage des vestales : 1, 3, 5.
fortuna-text-ceremony = Rends une vestale : +1 dé.
fortuna-text-family = { $married ->
    [yes] 1 blé, 1 vin ou 3 argents ; lancer anticipé.
   *[no] Marie-toi pour 3. Plus tard : un don.
}
fortuna-text-build = Construis un bâtiment.
fortuna-text-corruption = 2 argents, ou paie 1 pour une carte d’un autre bord.
fortuna-text-fortuna = +1 case. Garde-la : premier joueur.

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
fortuna-give-favour-fortuna = Être marié(e)
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
fortuna-zone-exchange = Échange
fortuna-zone-choices = Tes choix
fortuna-zone-privileges = Tes privilèges · cachés aux autres
fortuna-zone-offer = Tes cartes piochées
fortuna-zone-dice = Dés
fortuna-zone-vestals = Vestales
fortuna-zone-centurions = Centurions
fortuna-zone-goods = Ressources
fortuna-zone-buildings = Bâtiments

fortuna-board-edge = { $mine ->
    [yes] ton bord
   *[no] bord { $who-of }
}
fortuna-board-open-edge = Bord libre
fortuna-board-nobodys = à personne
fortuna-board-your-edge = ton bord
fortuna-board-you = toi
fortuna-board-plays = { $mine ->
    [yes] ton tour
   *[no] joue
}
fortuna-board-married = marié(e)
fortuna-board-locked = Face cachée
fortuna-board-locked-by = { $mine ->
    [yes] face cachée sur ton bord
   *[no] face cachée chez { $who }
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
fortuna-board-lacks-water = Pas d’eau
fortuna-board-lacks-wine = Pas de vin
fortuna-board-lacks-wheat = Pas de blé
fortuna-board-lacks-centurion = Pas de centurion
fortuna-board-lacks-marriage = Non marié(e)
fortuna-board-lacks-vestal = Pas de vestale
fortuna-board-protected = A des jetons
fortuna-board-round = Manche { $round }

fortuna-board-village = village
fortuna-board-rome = Roma
fortuna-board-palace-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} pour le premier arrivé
fortuna-board-aside = { $n ->
    [one] { $n } carte de côté
   *[other] { $n } cartes de côté
}
fortuna-board-space = Case { $space }{ $kind ->
    [village] , le village
    [gate] , les portes de la Cité
    [rome] , à Rome
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
fortuna-board-play-it = jouer
fortuna-board-unused = pas jouable maintenant
fortuna-board-copies = ×{ $n }
fortuna-board-if-ended = En finissant maintenant : { $points ->
    [one] { $points } point
   *[other] { $points } points
} (chemin : { $road }).
fortuna-board-outside = Pas encore à Rome : { $left ->
    [one] { $left } case
   *[other] { $left } cases
} jusqu’aux portes.
fortuna-board-left = reste { $n }
fortuna-board-dice-of = { $mine ->
    [yes] Tes dés
   *[no] Dés { $who-of }
}
fortuna-board-roll-of = { $mine ->
    [yes] Ton lancer
   *[no] Lancer { $who-of }
}
fortuna-board-die = Dé de { $value }{ $used ->
    [yes] , utilisé
   *[no] {""}
}
fortuna-board-die-blank = Dé à lancer
fortuna-board-deck = cartes Privilège à piocher
fortuna-board-discards = défaussées : { $n ->
    [0] aucune
   *[other] { $cards }
}
fortuna-board-hand = { $n ->
    [0] aucune carte Privilège
    [one] { $n } carte Privilège
   *[other] { $n } cartes Privilège
}
fortuna-board-aqueduct-full = avec de l’eau

## Phases

fortuna-phase-aqueduct = Aqueduc
fortuna-phase-action = Action
fortuna-phase-military = Puissance militaire
fortuna-phase-favour = Faveur
fortuna-phase-privileges = Privilèges
fortuna-phase-set-up = Avant la première manche

## Questions, short

fortuna-prompt-draft = Prends une carte pour ton bord
fortuna-prompt-turn-down = Retourne une de tes cartes face cachée
fortuna-prompt-card = Choisis une de tes cartes
fortuna-prompt-convert = Changer de l’eau en { $into } ?
fortuna-prompt-sell = Combien { $goods-of } vends-tu ?
fortuna-prompt-hire-vestals = Combien de vestales engages-tu ?
fortuna-prompt-hire-centurions = Combien de centurions enrôles-tu ?
fortuna-prompt-family = Choisis un don de ta famille
fortuna-prompt-build = Que construis-tu ?
fortuna-prompt-corruption = Prends de l’argent, ou utilise une autre carte
fortuna-prompt-swap = Échange { $card-the } contre…
fortuna-prompt-military = Envoie un centurion, ou lance les dés
fortuna-prompt-military-no-dice = Envoyer un centurion ?
fortuna-prompt-roll = Lance tes dés
fortuna-prompt-die = Choisis un dé
fortuna-prompt-favour = Choisis une faveur (dé : { $die })
fortuna-prompt-extra-flip = Retourner une faveur de plus ?
fortuna-prompt-keep = Garde une carte Privilège
fortuna-prompt-keep-second = En garder une deuxième ?
fortuna-prompt-keep-palace = Garde une carte Privilège du Palais
fortuna-prompt-end-turn = Joue un Privilège, ou finis ton tour

fortuna-wait-draft = { $who } prend une carte pour son bord
fortuna-wait-turn-down = { $who } retourne une carte face cachée
fortuna-wait-card = { $who } choisit une carte
fortuna-wait-convert = { $who } peut changer de l’eau en { $into }
fortuna-wait-sell = { $who } fait commerce { $goods-of }
fortuna-wait-hire-vestals = { $who } engage des vestales
fortuna-wait-hire-centurions = { $who } enrôle des centurions
fortuna-wait-family = { $who } choisit un don de sa famille
fortuna-wait-build = { $who } construit un bâtiment
fortuna-wait-corruption = { $who } prend de l’argent, ou utilise une autre carte
fortuna-wait-swap = { $who } échange { $card-the }
fortuna-wait-military = { $who } envoie un centurion, ou lance les dés
fortuna-wait-military-no-dice = { $who } peut envoyer un centurion
fortuna-wait-roll = { $who } lance ses dés
fortuna-wait-die = { $who } choisit un dé
fortuna-wait-favour = { $who } choisit une faveur (dé : { $die })
fortuna-wait-extra-flip = { $who } peut retourner une faveur de plus
fortuna-wait-keep = { $who } garde une carte Privilège
fortuna-wait-keep-second = { $who } peut garder une deuxième carte Privilège
fortuna-wait-keep-palace = { $who } garde une carte Privilège du Palais
fortuna-wait-end-turn = { $who } joue une carte Privilège, ou finit son tour

## What can end the game

fortuna-end-palace = { $n ->
    [one] { $who } : { $n } case
   *[other] { $who } : { $n } cases
}
# $all says whether all are equally far: then nobody leads.
fortuna-end-palace-full = La partie se termine après la manche où un joueur atteint le Palais de César. En tête : { $all ->
    [yes] tous à égalité
   *[no] { $who }
}, encore { $n ->
    [one] { $n } case
   *[other] { $n } cases
}.
fortuna-end-last = dernière manche
fortuna-end-last-full = Un joueur a atteint le Palais de César. La partie se termine après cette manche.
fortuna-end-rounds = { $round }/{ $max }
fortuna-end-rounds-full = Manche { $round } sur { $max } au plus.
fortuna-warn-palace = Tu entres au Palais de César : la partie se termine après cette manche.
fortuna-warn-out-of-rome = Sans argent pour la taxe, tu recules hors de Rome : là, tu ne peux pas gagner.

## What there is to say about a thing

fortuna-about-sentence = { $text }.
fortuna-about-favour = Faveur : { $favour }
fortuna-about-opens = Il faut un dé de { $number } ou plus. Utilisée, elle reste face cachée jusqu’à la fin de la manche.
fortuna-about-swap = Après l’avoir utilisée, tu l’échanges contre une carte face visible d’un autre bord. Celle-ci reste face cachée jusqu’à ton prochain tour.
fortuna-about-building = { $price ->
    [0] Ce bâtiment est gratuit.
   *[other] Prix : { $money }.
} Tu peux avoir trois bâtiments, tous différents.
fortuna-about-price-ours = Ce prix est provisoire : nous ne connaissons pas celui de la carte.
fortuna-about-play = Joue-la à tout moment de ton tour.
fortuna-about-score = Elle compte à la fin, si tu es à Rome.
fortuna-about-tokens-title = Jetons
fortuna-about-tokens = À la fin d’une manche, chaque carte Faveur face visible reçoit un jeton (3 au plus). Réponds à la faveur pour les prendre : avec 1 jeton, tu pioches une carte Privilège ; avec 2 ou 3, tu en pioches autant et tu en gardes une.
fortuna-about-road-title = Le chemin
fortuna-about-road = Quinze cases mènent du village au Palais de César. Chaque case vaut un point. Pour gagner, tu dois avoir franchi les portes de la Cité, case 10.
fortuna-about-palace-title = Palais de César
fortuna-about-palace = Le premier arrivé pioche trois cartes Privilège, en garde une et met les deux autres de côté pour les suivants. La partie se termine après cette manche.
fortuna-about-podium-title = Podium
fortuna-about-podium = L’ordre de la manche. La carte Fortuna fait de toi le premier joueur de la manche suivante ; les autres suivent, du plus riche au moins riche.
fortuna-about-wealth-title = Richesse
fortuna-about-wealth = Tu peux avoir jusqu’à 20 argents. Le surplus est perdu.
fortuna-about-vestals = Elles coûtent 1, 3 puis 5 argents, selon la place occupée. Tu les gardes pour la Religion (6) ; une Cérémonie religieuse en change une en dé.
fortuna-about-centurions = Ils coûtent 1, 2 puis 3 argents, selon la place occupée. Envoies-en un utiliser une carte face visible de ton bord ; la Bataille (4) en prend jusqu’à trois.
fortuna-about-dice = Tu lances tous tes dés et tu en utilises un. Une Cérémonie religieuse t’en donne un de plus (3 au plus).
fortuna-about-goods = Tu peux garder autant d’eau, de blé et de vin que tu veux. Le jeu a 15 cubes de chaque.

fortuna-note-water = Toute l’eau va dans ton réservoir, sauf celle de l’Aqueduc.
fortuna-note-convert = L’eau de l’Aqueduc compte, et tu la dépenses en premier.
fortuna-note-supply = Si le stock ne suffit pas, tu prends ce qui reste.
fortuna-note-prices = Le prix dépend de la place occupée, pas du nombre acheté.
fortuna-note-nine-dice = Le jeu a neuf dés. S’il n’en reste plus, tu ne peux pas utiliser cette carte.
fortuna-note-last-vestal = Tu peux rendre ta dernière vestale.
fortuna-note-early-roll = Le lancer anticipé reste acquis. Un dé gagné plus tard dans le tour se lance aussi.
fortuna-note-marry-later = Tu peux te marier plus tard.
fortuna-note-copy = Tu peux utiliser une carte face cachée, ou une carte d’un bord libre (tu paies la banque). La carte reste à sa place.
fortuna-note-bribe = Tu paies d’abord le pot-de-vin ; il te faut de quoi payer les deux.
fortuna-note-copy-fortuna = Utiliser Fortuna sur un autre bord ne te rend pas premier joueur.
fortuna-note-unheld = Si aucun joueur n’a Fortuna à la fin de la manche, le premier joueur reste premier (par défaut).
fortuna-note-tax = Si une carte de 1 à 4 est disponible, tu peux refuser et payer la taxe. Tu ne peux pas refuser les faveurs 5 et 6 si tu peux y répondre.
fortuna-note-beyond = Les cases au-delà du Palais de César sont perdues.
fortuna-note-all-vestals = Toutes tes vestales comptent : tu ne peux pas avancer moins.
fortuna-note-aqueduct = La première eau arrive au tour qui suit la construction. Elle est à toi, mais ne passe jamais au réservoir.
fortuna-note-basilica = Elle ne sert pas pour les cartes du Palais de César.
fortuna-note-one-advance = Une seule par manche ; elle ne fait rien au Palais de César.
fortuna-note-full = Avec trois d’une sorte, tu prends l’autre.
fortuna-note-gift-supply = Si un cube manque au stock, rien ne le remplace.
fortuna-note-counted-twice = Les mêmes choses peuvent compter pour plusieurs cartes.
fortuna-note-multiples = Chaque tranche complète compte.

fortuna-threat-palace = { $you ->
    [yes] Tu peux
   *[no] { $who } peut
} atteindre le Palais de César en une action : ce serait alors la dernière manche.
