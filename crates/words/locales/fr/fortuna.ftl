# Fortuna.
#
# Variables that many messages have: $who is "Toi" or a name, $you is "yes" or "no" for the same
# player. Amounts such as $goods and $money come with their unit.

fortuna-title = Fortuna
fortuna-tagline = De ton village au Palais de César, par la faveur de l’empereur.

## Names

fortuna-card-water = Approvisionnement en eau
    .gender = masculine
fortuna-card-harvest = Moisson
    .gender = feminine
fortuna-card-vintage = Vendange
    .gender = feminine
fortuna-card-wheat-trade = Commerce de blé
    .gender = masculine
fortuna-card-wine-trade = Commerce de vin
    .gender = masculine
fortuna-card-centurions = Enrôlement de Centurions
    .gender = masculine
fortuna-card-vestals = Engagement de Vestales
    .gender = masculine
fortuna-card-ceremony = Cérémonie religieuse
    .gender = feminine
fortuna-card-family = Famille
    .gender = feminine
fortuna-card-build = Construction
    .gender = feminine
fortuna-card-corruption = Corruption
    .gender = feminine
fortuna-card-fortuna = Fortuna

fortuna-favour-water = Approvisionnement en eau (1)
    .gender = masculine
fortuna-favour-orgy = Orgie (2)
    .gender = feminine
fortuna-favour-food = Distribution de nourriture (3)
    .gender = feminine
fortuna-favour-battle = Bataille (4)
    .gender = feminine
fortuna-favour-fortuna = Fortuna (5)
fortuna-favour-religion = Religion (6)
    .gender = feminine

fortuna-building-market = Marché
    .gender = masculine
fortuna-building-aqueduct = Aqueduc
    .gender = masculine
fortuna-building-palace = Palais
    .gender = masculine
fortuna-building-basilica = Basilique
    .gender = feminine

fortuna-privilege-recruit = Vestale ou Centurion
fortuna-privilege-water-gift = Eau et cube au choix
fortuna-privilege-wheat-gift = Blé et cube au choix
fortuna-privilege-wine-gift = Vin et cube au choix
fortuna-privilege-advance = Avancée supplémentaire
fortuna-privilege-score-buildings = PV par bâtiment
fortuna-privilege-score-wheat = PV par blé
fortuna-privilege-score-wine = PV par vin
fortuna-privilege-score-water = PV par eau
fortuna-privilege-score-three-money = PV par 3 argents
fortuna-privilege-score-five-money = PV par 5 argents
fortuna-privilege-score-centurions = PV par centurion
fortuna-privilege-score-vestals = PV par vestale
fortuna-privilege-score-marriage = PV du mariage
fortuna-unknown-privilege = une carte Privilège
fortuna-the-privilege = la carte { $card }
fortuna-the-favour = { $favour-the }
fortuna-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}

fortuna-cube-water = eau
fortuna-cube-wheat = blé
fortuna-cube-wine = vin
fortuna-bank = la banque

fortuna-open-edge = { $n ->
    [one] bord libre
   *[other] un bord libre
}

fortuna-n-cube-water = { $n ->
    [one] { $n } eau
   *[other] { $n } eaux
}
fortuna-n-cube-wheat = { $n ->
    [one] { $n } blé
   *[other] { $n } blés
}
fortuna-n-cube-wine = { $n ->
    [one] { $n } vin
   *[other] { $n } vins
}
fortuna-n-money = { $n ->
    [one] { $n } argent
   *[other] { $n } argents
}
fortuna-n-price = { $n ->
    [0] gratis
    [one] { $n } argent
   *[other] { $n } argents
}
fortuna-n-helper-vestal = { $n ->
    [one] { $n } vestale
   *[other] { $n } vestales
}
fortuna-n-helper-centurion = { $n ->
    [one] { $n } centurion
   *[other] { $n } centurions
}
fortuna-n-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
fortuna-n-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}

## Questions

fortuna-ask-draft = Quelle carte Action prends-tu pour ton bord ?
fortuna-ask-turn-down = Quelle carte retournes-tu face cachée ? Personne ne peut la prendre avant ton premier tour.
fortuna-ask-card = Quelle carte Action choisis-tu ? Tu as { $stock }.
fortuna-ask-convert = Combien d’eaux changes-tu en { $into } ? Tu as { $water }.
fortuna-ask-sell = Combien { $goods-of } vends-tu, à { $price } argents l’unité ? Tu as { $stock } et { $money }.
fortuna-ask-hire-vestal = Combien de vestales engages-tu ? Tu as { $owned } et { $money }.
fortuna-ask-hire-centurion = Combien de centurions enrôles-tu ? Tu as { $owned } et { $money }.
fortuna-ask-family = { $n_rolled ->
    [0] Que reçois-tu de ta famille ?
   *[other] Tes dés : { $rolled }. Que reçois-tu de ta famille ?
}
fortuna-ask-build = Que construis-tu ? Tu as { $money }.
fortuna-ask-corruption = Prendre 2 argents, ou payer 1 pour utiliser une autre carte ? Tu as { $money }.
fortuna-ask-swap = Contre quelle carte échanges-tu { $card-the } ? Elle restera cachée jusqu’à ton prochain tour.
fortuna-ask-military = Envoies-tu un centurion utiliser une carte face visible ? Tu as { $owned }.
fortuna-ask-roll = Lance tes dés pour l’empereur.
fortuna-ask-die = Quel dé utilises-tu ? Tu as obtenu { $rolled }.
fortuna-ask-favour = Ton dé : { $die }. À quelle faveur réponds-tu ? Tu as { $stock }.
fortuna-ask-extra-flip = À deux joueurs, tu commences : retourner une faveur de plus face cachée ?
fortuna-ask-keep = Quelle carte Privilège gardes-tu ? Tu défausses les autres.
fortuna-ask-keep-second = Basilique : garder une deuxième carte Privilège ?
fortuna-ask-keep-palace = Palais de César : quelle carte Privilège gardes-tu ?
fortuna-ask-end-turn = Jouer une carte Privilège, ou finir ton tour ?

## Answers

fortuna-effect-water = +2 eaux
fortuna-effect-harvest = +2 blés, changer de l’eau
fortuna-effect-vintage = +2 vins, changer de l’eau
fortuna-effect-wheat-trade = vendre à { $price } argents
fortuna-effect-wine-trade = vendre à { $price } argents
fortuna-effect-centurions = { $n ->
    [3] tu en as déjà trois
   *[other] le prochain pour { $price } { $price ->
        [one] argent
       *[other] argents
    }
}
fortuna-effect-vestals = { $n ->
    [3] tu en as déjà trois
   *[other] la prochaine pour { $price } { $price ->
        [one] argent
       *[other] argents
    }
}
fortuna-effect-ceremony = une vestale contre un dé
fortuna-effect-family = { $married ->
    [yes] blé, vin ou argent ; lancer anticipé
   *[no] te marier pour 3 argents
}
fortuna-effect-build = construire un bâtiment
fortuna-effect-corruption = +2 argents, ou une autre carte
fortuna-effect-fortuna = +1 case
fortuna-effect-building-market = +1 argent par cube vendu
fortuna-effect-building-aqueduct = +1 eau s’il est vide
fortuna-effect-building-palace = Fortuna (5) donne 2 cases
fortuna-effect-building-basilica = garder un deuxième privilège
fortuna-advance = { $place ->
    [road] +{ $spaces } ({ $to })
    [gate] +{ $spaces } ({ $to }, à Rome)
    [last] +{ $spaces } (Palais, dernière manche)
   *[palace] +{ $spaces } (Palais de César)
}

fortuna-do-draft = Prendre { $card-the } : { $effect }
fortuna-do-turn-down = Retourner { $card-the } ({ $effect })
fortuna-do-use = Utiliser { $card-the } : { $effect }
fortuna-do-pass = Échanger { $card-the } sans l’utiliser
fortuna-do-command = Envoyer un centurion utiliser { $card-the } : { $effect }
fortuna-do-convert = { $n ->
    [0] Ne pas changer d’eau
   *[other] Changer { $water } en { $goods }
}
fortuna-do-sell = { $n ->
    [0] Ne rien vendre
   *[other] Vendre { $goods } pour { $money }{ $lost ->
        [0] {""}
        [one] {" "}({ $lost } perdu : 20 au plus)
       *[other] {" "}({ $lost } perdus : 20 au plus)
    }
}
fortuna-do-hire-vestal = { $n ->
    [0] N’engager personne
   *[other] Engager { $helpers } pour { $money }
}
fortuna-do-hire-centurion = { $n ->
    [0] N’enrôler personne
   *[other] Enrôler { $helpers } pour { $money }
}
fortuna-do-gain = Prendre { $gift }{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } perdu : 20 au plus)
   *[other] {" "}({ $lost } perdus : 20 au plus)
}
fortuna-do-build = Construire { $building-the } ({ $price ->
    [0] gratis
   *[other] { $money }
}{ $ours ->
    [yes] , prix provisoire
   *[no] {""}
}) : { $effect }
fortuna-do-collect = Prendre 2 argents{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } perdu : 20 au plus)
   *[other] {" "}({ $lost } perdus : 20 au plus)
}
fortuna-do-copy = { $owned ->
    [yes] Soudoyer { $owner }
   *[no] Payer la banque
}, utiliser { $card-the } : { $effect }
fortuna-do-swap = Prendre { $card-the } { $owned ->
    [yes] à { $owner }
   *[no] ({ $n ->
        [one] bord libre
       *[other] un bord libre
    })
} : { $first ->
    [yes] premier joueur à la prochaine manche
   *[no] { $effect }
}
fortuna-do-roll = Lancer { $dice }
fortuna-do-roll-instead = N’envoyer personne et lancer { $dice }
fortuna-do-roll-early = Lancer { $dice } maintenant, avant de choisir
fortuna-do-die = Utiliser le { $value } : { $open ->
    [yes] { $favours }
   *[no] aucune faveur disponible
}
fortuna-do-fulfil = { $favour } ({ $number }) : { $n ->
    [0] {""}
   *[other] donner { $offering },{" "}
}{ $effect }{ $tokens ->
    [0] {""}
    [one] , +{ $tokens } jeton
   *[other] , +{ $tokens } jetons
}
fortuna-do-tax = Décevoir l’empereur : payer 1 argent de taxe
fortuna-do-step-back = { $from ->
    [0] Décevoir l’empereur : sans argent, rester au village
   *[other] Décevoir l’empereur : sans argent, reculer à la case { $to }
}
fortuna-do-flip = Retourner { $favour-the } face cachée
fortuna-do-keep = Garder { $card } : { $effect }
fortuna-do-decline = Refuser
fortuna-do-decline-military = N’envoyer personne
fortuna-do-decline-flip = Ne retourner aucune carte
fortuna-do-decline-keep = Ne pas garder de deuxième carte
fortuna-do-end = Finir ton tour
fortuna-do-play = Jouer { $card } : { $effect }
fortuna-do-play-gain = Jouer { $card } : +{ $gains }

fortuna-hint-use = +{ $gains } pour toi ; ensuite la carte passe sur un autre bord, où d’autres peuvent l’utiliser.
fortuna-hint-command = Contre un centurion, +{ $gains } pour toi, et rien pour les autres.
fortuna-hint-copy = +{ $gains } pour 1 argent{ $n ->
    [0] , qui va à la banque
   *[other] , que reçoit { $others }
}.
fortuna-hint-swap = Tu peux utiliser { $took-the } à ton prochain tour ; { $gave-the } reste alors face visible ({ $edge }).
fortuna-hint-gain = +{ $gains } pour toi, rien pour les autres.
fortuna-hint-build = Il sert jusqu’à la fin de la partie ; { $n ->
    [0] il n’en reste plus
   *[other] il en reste { $n }
} pour les autres.
fortuna-hint-favour = Tu avances de { $spaces }{ $tokens ->
    [0] {""}
    [one] {" "}et pioches { $tokens } carte Privilège
   *[other] {" "}et pioches { $tokens } cartes Privilège
} ; cette faveur est alors face cachée, et personne d’autre ne peut y répondre.
fortuna-hint-keep = Avec ce que tu as maintenant, elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans Rome.
fortuna-hint-draft = Tu commences la partie avec elle, et personne d’autre ne l’a.

## Log

fortuna-log-drafted = { main-you-first.has } pris { $card-the }.
fortuna-log-dealt = { $n ->
    [one] Le bord libre
   *[other] Un bord libre
} reçoit { $card-the }.
fortuna-log-turned-secret = { main-you-first.has } retourné une carte face cachée en secret.
fortuna-log-turned-down = { main-you-first.has } retourné { $card-the } face cachée en secret.
fortuna-log-revealed = { $you ->
    [yes] Ta carte face cachée est { $card-the }.
   *[no] La carte face cachée { $who-of } est { $card-the }.
}
fortuna-log-round = La manche { $round } commence.
fortuna-log-turn = { $you ->
    [yes] À toi de jouer.
   *[no] À { $who } de jouer.
}
fortuna-log-aqueduct = { $you ->
    [yes] +1 eau dans ton Aqueduc.
   *[no] +1 eau dans l’Aqueduc { $who-of }.
}
fortuna-log-used = { main-you-first.has } utilisé { $card-the }.
fortuna-log-passed = { main-you-first.has } choisi { $card-the } sans l’utiliser.
fortuna-log-took = { main-you-first.has } pris { $what }.
fortuna-log-converted = { main-you-first.has } changé { $water } en { $into }.
fortuna-log-declined-convert = { main-you-first.has } gardé l’eau.
fortuna-log-declined-flip = { main-you-first.has } laissé les autres faveurs face visible.
fortuna-log-declined-military = { $you ->
    [yes] Tu n’as
   *[no] { $who } n’a
} envoyé aucun centurion.
fortuna-log-sold = { main-you-first.has } vendu { $what } pour { $money }.
fortuna-log-recruited = { main-you-first.has } gagné { $what }.
fortuna-log-hired-vestal = { main-you-first.has } engagé { $what } pour { $money }.
fortuna-log-hired-centurion = { main-you-first.has } enrôlé { $what } pour { $money }.
fortuna-log-ceremony = { main-you-first.has } rendu une vestale : +1 dé.
fortuna-log-married = { $you ->
    [yes] Tu as payé 3 argents pour te marier.
   *[no] { $who } a payé 3 argents pour se marier.
}
fortuna-log-gained = { main-you-first.has } pris { $what }.
fortuna-log-built = { main-you-first.has } construit { $building-the }.
fortuna-log-bribed = { $yours ->
    [yes] { $who } t’a payé 1 argent et a utilisé { $card-the }.
   *[no] { main-you-first.has } payé 1 argent à { $payee } et utilisé { $card-the }.
}
fortuna-log-swapped = { main-you-first.has } échangé { $gave-the } contre { $took-the } ({ $edge }).
fortuna-log-commanded = { main-you-first.has } envoyé un centurion utiliser { $card-the }.
fortuna-log-rolled = { main-you-first.has } fait { $what } aux dés.
fortuna-log-die = { main-you-first.has } utilisé le { $what }.
fortuna-log-no-favour = { $you ->
    [yes] Aucune faveur disponible avec ton { $what }.
   *[no] Aucune faveur disponible pour { $who } avec un { $what }.
}
fortuna-log-fulfilled = { main-you-first.has } répondu { $favour-to }{ $n ->
    [0] {""}
   *[other] {" "}avec { $offering }
}{ $tokens ->
    [0] {""}
    [one] {"\u00A0"}: +{ $tokens } jeton
   *[other] {"\u00A0"}: +{ $tokens } jetons
}.
fortuna-log-moved = { main-you-first.has } avancé de la case { $from } à la case { $to }{ $place ->
    [road] .
    [gate] , par les portes de la Cité.
   *[palace] , au Palais de César.
}
fortuna-log-taxed = { main-you-first.has } déçu l’empereur et payé 1 argent de taxe.
fortuna-log-stepped-back = { $you ->
    [yes] Sans argent pour la taxe, tu as reculé
   *[no] Sans argent pour la taxe, { $who } a reculé
} de la case { $from } à la case { $to }.
fortuna-log-no-way-back = { $you ->
    [yes] Sans argent pour la taxe, tu as dû rester au village.
   *[no] Sans argent pour la taxe, { $who } a dû rester au village.
}
fortuna-log-flipped = { main-you-first.has } retourné la faveur { $favour } face cachée.
fortuna-log-drew = { main-you-first.has } pioché { $what }.
fortuna-log-kept = { main-you-first.has } gardé { $what }.
fortuna-log-aside = { main-you-first.has } mis de côté { $what }.
fortuna-log-looked = { main-you-first.has } regardé { $what } parmi les cartes mises de côté.
fortuna-log-discarded = { main-you-first.has } défaussé { $what }.
fortuna-log-reshuffled = { $n ->
    [one] La carte Privilège défaussée forme la nouvelle pioche.
   *[other] Les { $n } cartes Privilège défaussées sont mélangées pour former une nouvelle pioche.
}
fortuna-log-played = { main-you-first.has } joué { $what }.
fortuna-log-arrived = { $place ->
    [1] { main-you-first.has } atteint le Palais de César en premier. C’est la dernière manche.
    [2] { main-you-first.has } atteint le Palais de César en deuxième.
    [3] { main-you-first.has } atteint le Palais de César en troisième.
   *[other] { main-you-first.has } atteint le Palais de César en dernier.
}
fortuna-log-tokens = +1 jeton sur { $favours }.
fortuna-log-podium = Ordre de la prochaine manche : { $order }.
fortuna-log-showed = { main-you-first.has } montré { $what }.
fortuna-log-ended = La partie est terminée.

## Why not

fortuna-no-game-over = La partie est terminée.
fortuna-no-turn = Ce n’est pas ton tour.
fortuna-no-question = Ce n’est pas une réponse à cette question. Choisis dans la liste.
fortuna-no-decline-military = Pour n’envoyer personne, lance tes dés.
fortuna-no-decline-end-turn = Pour ne jouer aucune carte, finis ton tour.
fortuna-no-decline = Tu ne peux pas refuser ici. Choisis une réponse de la liste.
fortuna-no-pool = Tu ne peux pas prendre { $card-the } ici. Choisis une autre carte.
fortuna-no-edge = Tu n’as pas { $card-the } sur ton bord. Choisis une de tes cartes.
fortuna-no-own-edge = Tu as déjà { $card-the } sur ton bord. Choisis la carte d’un autre bord.
fortuna-no-face-down = Tu ne peux pas choisir { $card-the }, face cachée. Choisis une carte face visible.
fortuna-no-effect = Utiliser { $card-the } ne changerait rien : ce n’est pas permis.
fortuna-no-bribe = Tu n’as pas de quoi payer le pot-de-vin et { $card-the }.
fortuna-no-too-many = { $most ->
    [0] Tu ne peux choisir que 0.
   *[other] Tu peux choisir jusqu’à { $most }.
}
fortuna-no-too-few = Choisis au moins 1.
fortuna-no-supply = Il n’y a plus { $goods-of } au stock général.
fortuna-no-supply-left = Il ne reste que { $goods } au stock général.
fortuna-no-die-left = Il ne reste plus de dé au stock général.
fortuna-no-pile = Le stock { $building-of } est épuisé. Choisis un autre bâtiment.
fortuna-no-twice = Tu as déjà { $building-the }. Choisis un autre bâtiment.
fortuna-no-room = Tu as déjà trois bâtiments, le maximum.
fortuna-no-price = Tu n’as pas assez d’argent pour { $building-the }.
fortuna-no-palace-unmarried = Tu dois te marier avant de construire le Palais.
fortuna-no-centurion = Tu n’as aucun centurion à envoyer.
fortuna-no-second-centurion = Tu as déjà envoyé un centurion ce tour-ci.
fortuna-no-roll-in-palace = Au Palais de César, tu ne lances plus de dés.
fortuna-no-roll = Il ne te reste aucun dé à lancer.
fortuna-no-die = Aucun de tes dés ne montre { $value }.
fortuna-no-favour-closed = Tu ne peux pas répondre { $favour-to }, face cachée. Choisis une autre faveur.
fortuna-no-die-too-low = Un { $die } ne suffit pas pour { $favour-the }. Choisis une autre faveur.
fortuna-no-goods = { $most ->
    [0] Tu n’as rien à donner pour { $favour-the }.
   *[other] Pour { $favour-the }, tu peux donner jusqu’à { $offering }.
}
fortuna-no-spaces = { $most ->
    [one] Le Palais de César est à 1 case : donne seulement 1.
   *[other] Le Palais de César est à { $most } cases : donne { $most } au plus.
}
fortuna-no-gift = Il n’y a rien à donner pour { $favour-the }.
fortuna-no-marriage = Tu dois te marier avant de répondre à Fortuna (5).
fortuna-no-vestal = Il te faut une vestale pour la Religion (6).
fortuna-no-tax = Cette faveur est gratuite : tu ne peux pas la refuser.
fortuna-no-flip = Tu ne peux pas retourner { $favour-the } : cette faveur a des jetons.
fortuna-no-offer = Tu ne peux pas choisir la carte { $card } ici.
fortuna-no-hand = Tu n’as pas la carte { $card }.
fortuna-no-helper = Tu as déjà { $helpers }, le maximum.
fortuna-no-second-advance = Tu as déjà joué une Avancée supplémentaire : une seule par manche.
fortuna-no-road-left = Tu es au Palais de César, case { $palace } : le chemin s’arrête là.

## The table

fortuna-table-round = Manche { $round }. Ordre : { $order }. Maintenant : { $active }.
fortuna-table-end = La partie se termine après la manche où un joueur atteint le Palais de César (case { $palace }), ou après la manche { $max }. En tête : { $leaders }, encore { $left }.
fortuna-table-last-round = { main-you-first.has } atteint le Palais de César. La partie se termine après cette manche.
fortuna-table-limit = C’est la dernière manche.
fortuna-table-player = { $who } : { $place } ; { $stock }.
fortuna-place-road = case { $road } (portes de la Cité : { $gate })
fortuna-place-rome = case { $road }, à Rome (encore { $left })
fortuna-place-palace = au Palais de César, case { $road }
fortuna-aqueduct-full = dont 1 eau dans l’Aqueduc
fortuna-married = { $married ->
    [yes] marié(e)
   *[no] non marié(e)
}
fortuna-buildings-none = aucun bâtiment
fortuna-advanced = Avancée supplémentaire jouée cette manche
fortuna-table-cards = {"  "}Cartes Action : { $n ->
    [0] aucune
   *[other] { $cards }
}.
fortuna-table-card = { $down ->
    [yes] { $card } (face cachée)
   *[no] { $card }
}
fortuna-table-hand = {"  "}Cartes Privilège : { $cards }.
fortuna-table-hidden-hand = {"  "}Cartes Privilège : { $n ->
    [0] aucune
   *[other] { $n }
}.
fortuna-table-free-edge = Bord libre : { $n ->
    [0] aucune carte
   *[other] { $cards }
}.
fortuna-table-pool = Cartes à choisir : { $cards }.
fortuna-table-favours = Cartes Faveur : { $favours }.
fortuna-table-favour = { $favour }, { $open ->
    [yes] face visible
   *[no] face cachée
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } jeton
   *[other] , { $tokens } jetons
}
fortuna-table-piles = Bâtiments : { $piles }.{ $ours ->
    [yes] {" "}Ces prix sont provisoires : nous ne connaissons pas ceux des cartes.
   *[no] {""}
}
fortuna-table-pile = { $building } ({ $price ->
    [0] gratis
   *[other] { $money }
}), il en reste { $n }
fortuna-table-supply = Stock général : { $supply }.
fortuna-cubes-endless = cubes sans limite
fortuna-table-deck = Cartes Privilège à piocher : { $n }. Défaussées : { $n_discards ->
    [0] aucune
   *[other] { $discards }
}.
fortuna-table-aside = Mises de côté au Palais de César : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
fortuna-memory-aside = Mises de côté au Palais de César, déjà vues : { $cards }.
fortuna-memory-unseen = Dans la pioche ou chez les autres joueurs : { $cards }.
fortuna-plan-military = tu peux envoyer un centurion
fortuna-plan-no-military = n’envoyer personne et lancer les dés
fortuna-plan-roll = tu dois lancer les dés
fortuna-plan-do-roll = lancer tout de suite
fortuna-plan-flip = tu peux retourner une faveur de plus face cachée
fortuna-plan-no-flip = n’en retourner aucune
fortuna-plan-end = tu ne peux que finir ton tour
fortuna-plan-do-end = finir ton tour

## The end

fortuna-ended-palace = Un joueur a atteint le Palais de César à la manche { $round }.
fortuna-ended-round-limit = La manche { $round } était la dernière.
fortuna-won-score = { main-you-first.has } gagné avec le plus de points à Rome.
fortuna-won-road = { main-you-first.has } gagné : à égalité de points, mais plus loin sur le chemin.
fortuna-won-money = { main-you-first.has } gagné : à égalité de points et de cases, mais avec plus d’argent.
fortuna-won-centurions = { main-you-first.has } gagné : à égalité de points, de cases et d’argent, mais avec plus de centurions.
fortuna-won-vestals = { main-you-first.has } gagné : à égalité sur tout le reste, mais avec plus de vestales.
fortuna-won-shared = Victoire partagée : { $who }.
fortuna-won-gate = { main-you-first.has } gagné : personne d’autre n’est à Rome.
fortuna-won-nobody = Personne n’est à Rome : personne ne gagne.
fortuna-standing = { $rank }. { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
fortuna-points-road = {"   "}Chemin : { $road }
fortuna-points-card = {"   "}{ $card } : { $points }
fortuna-points-outside = {"   "}Hors de Rome (avant la case { $gate }) : victoire impossible{ $n ->
    [0] {""}
    [one] {"\u202F"}; { $n } carte Privilège ne compte pas
   *[other] {"\u202F"}; { $n } cartes Privilège ne comptent pas
}

## Options

fortuna-players = { $n } joueurs.
fortuna-deal-beginner = Débutants : les cartes Action sont distribuées au hasard.
fortuna-deal-expert = Joueurs expérimentés : chacun choisit ses cartes Action.
fortuna-unheld-stay = Si aucun joueur n’a la carte Fortuna à la fin d’une manche, le premier joueur reste premier.
fortuna-unheld-money = Si aucun joueur n’a la carte Fortuna à la fin d’une manche, le plus riche devient premier joueur.
fortuna-opt-cubes-finite = Il y a 15 cubes de chaque sorte : eau, blé et vin.
fortuna-opt-cubes-infinite = L’eau, le blé et le vin ne manquent jamais.
fortuna-max-rounds = La partie se termine au plus tard après { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}.
fortuna-prices = Prix : { $prices }.{ $ours ->
    [yes] {" "}Ils sont provisoires : nous ne connaissons pas ceux des cartes.
   *[no] {""}
}
fortuna-price = { $building } ({ $money })

## What the cards do

fortuna-help-card-water = prends 2 eaux
fortuna-help-card-harvest = prends 2 blés, puis change de l’eau en blé, une pour un
fortuna-help-card-vintage = prends 2 vins, puis change de l’eau en vin, une pour un
fortuna-help-card-wheat-trade = vends du blé à 2 argents l’unité (3 avec un Marché)
fortuna-help-card-wine-trade = vends du vin à 3 argents l’unité (4 avec un Marché)
fortuna-help-card-centurions = enrôle des centurions pour 1, 2 puis 3 argents
fortuna-help-card-vestals = engage des vestales pour 1, 3 puis 5 argents
fortuna-help-card-ceremony = rends une vestale, gagne un dé pour toute la partie (3 au plus)
fortuna-help-card-family = marie-toi pour 3 argents. Ensuite, +1 blé, +1 vin ou +3 argents ; lancer anticipé
fortuna-help-card-build = construis un bâtiment
fortuna-help-card-corruption = prends 2 argents, ou paie 1 pour utiliser une carte d’un autre bord
fortuna-help-card-fortuna = avance de 1 case. Si tu l’as en fin de manche, tu seras premier joueur
fortuna-help-favour-water = donne 1 eau, avance de 1 case
fortuna-help-favour-orgy = donne 1 ou 2 vins, avance de 1 case pour chacun
fortuna-help-favour-food = donne 1 ou 2 blés, avance de 1 case pour chacun
fortuna-help-favour-battle = donne 1 à 3 centurions, avance de 1 case pour chacun
fortuna-help-favour-fortuna = si tu es marié(e), avance de 1 case, ou de 2 avec un Palais
fortuna-help-favour-religion = avance de 1 case pour chacune de tes vestales ; tu les gardes
fortuna-help-building-market = +1 argent pour chaque blé ou vin que tu vends
fortuna-help-building-aqueduct = au début de ton tour, +1 eau s’il est vide
fortuna-help-building-palace = seulement si tu es marié(e) ; la faveur Fortuna (5) donne +2 cases
fortuna-help-building-basilica = si une faveur te fait piocher 2 ou 3 cartes Privilège, gardes-en deux
fortuna-help-privilege-recruit = +1 vestale ou +1 centurion
fortuna-help-privilege-water-gift = +1 eau, +1 cube au choix
fortuna-help-privilege-wheat-gift = +1 blé, +1 cube au choix
fortuna-help-privilege-wine-gift = +1 vin, +1 cube au choix
fortuna-help-privilege-advance = +1 case ; une seule Avancée par manche
fortuna-help-privilege-score-buildings = 2 points par bâtiment
fortuna-help-privilege-score-wheat = 1 point par blé
fortuna-help-privilege-score-wine = 1 point par vin
fortuna-help-privilege-score-water = 1 point par eau
fortuna-help-privilege-score-three-money = 1 point tous les 3 argents
fortuna-help-privilege-score-five-money = 2 points tous les 5 argents
fortuna-help-privilege-score-centurions = 2 points par centurion
fortuna-help-privilege-score-vestals = 2 points par vestale
fortuna-help-privilege-score-marriage = 3 points si tu es marié(e)
