# Fortuna.
#
# Variables that many messages have: $who is "Toi" or a name, $you is "yes" or "no" for the same
# player. Amounts such as $goods and $money come with their unit.

fortuna-title = Fortuna
fortuna-tagline = De ton village au Palais de César, par la faveur de l’empereur.

## Names

fortuna-card-water = Approvisionnement en eau
fortuna-card-harvest = Moisson
fortuna-card-vintage = Vendange
fortuna-card-wheat-trade = Commerce de blé
fortuna-card-wine-trade = Commerce de vin
fortuna-card-centurions = Enrôlement de Centurions
fortuna-card-vestals = Engagement de Vestales
fortuna-card-ceremony = Cérémonie religieuse
fortuna-card-family = Famille
fortuna-card-build = Construction
fortuna-card-corruption = Corruption
fortuna-card-fortuna = Fortuna

fortuna-favour-water = Approvisionnement en eau ({ $number })
fortuna-favour-orgy = Orgie ({ $number })
fortuna-favour-food = Distribution de nourriture ({ $number })
fortuna-favour-battle = Bataille ({ $number })
fortuna-favour-fortuna = Fortuna ({ $number })
fortuna-favour-religion = Religion ({ $number })

fortuna-building-market = Marché
fortuna-building-aqueduct = Aqueduc
fortuna-building-palace = Palais
fortuna-building-basilica = Basilique

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
fortuna-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}

fortuna-cube-water = eau
fortuna-cube-wheat = blé
fortuna-cube-wine = vin
fortuna-bank = la banque

fortuna-edge-blue = bleu
fortuna-edge-grey = gris
fortuna-edge-orange = orange
fortuna-edge-purple = violet

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
    [0] gratuit
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
fortuna-ask-turn-down = Laquelle de tes cartes Action retournes-tu face cachée ? Personne ne pourra l’échanger avant ton premier tour.
fortuna-ask-card = Laquelle de tes cartes Action choisis-tu ? Tu as { $stock }.
fortuna-ask-convert = Combien d’eaux échanges-tu contre autant de { $into } ? Tu as { $water }.
fortuna-ask-sell = Combien de { $goods } vends-tu ? Tu as { $stock }, à { $price } { $price ->
    [one] argent
   *[other] argents
} l’unité, et { $money }.
fortuna-ask-hire-vestal = Combien de vestales engages-tu ? Tu as { $owned } et { $money }.
fortuna-ask-hire-centurion = Combien de centurions enrôles-tu ? Tu as { $owned } et { $money }.
fortuna-ask-family = Que reçois-tu de ta famille ? Tes dés jusqu’ici : { $rolled }.
fortuna-ask-build = Que construis-tu ? Tu as { $money }.
fortuna-ask-corruption = Prends-tu de l’argent, ou paies-tu un pot-de-vin pour utiliser une carte d’un autre bord ? Tu as { $money }.
fortuna-ask-swap = Quelle carte prends-tu en échange de la carte { $card } ? Elle restera face cachée sur ton bord jusqu’à ton prochain tour.
fortuna-ask-military = Envoies-tu un centurion exécuter une de tes cartes face visible ? Tu as { $owned }.
fortuna-ask-roll = L’empereur attend tes dés.
fortuna-ask-die = Quel dé utilises-tu ? Tu as obtenu { $rolled }.
fortuna-ask-favour = Ton dé montre { $die }. Comment plais-tu à l’empereur ? La carte à laquelle tu réponds reste face cachée jusqu’à la fin de la manche. Tu as { $stock }.
fortuna-ask-extra-flip = À deux joueurs, le premier peut retourner face cachée une carte Faveur de plus. Le fais-tu ?
fortuna-ask-keep = Quelle carte Privilège gardes-tu ? Les autres sont défaussées.
fortuna-ask-keep-second = Ta Basilique te permet de garder une deuxième carte. La gardes-tu ?
fortuna-ask-keep-palace = Te voilà au Palais de César. Quelle carte Privilège gardes-tu ?
fortuna-ask-end-turn = Ton tour s’achève. Joues-tu d’abord une carte Privilège ?

## Answers

fortuna-effect-water = prendre 2 eaux
fortuna-effect-harvest = prendre 2 blés, puis échanger de l’eau contre du blé si tu veux
fortuna-effect-vintage = prendre 2 vins, puis échanger de l’eau contre du vin si tu veux
fortuna-effect-wheat-trade = vendre du blé à { $price } argents l’unité
fortuna-effect-wine-trade = vendre du vin à { $price } argents l’unité
fortuna-effect-centurions = { $n ->
    [3] tu as déjà trois centurions, le maximum
   *[other] acheter des centurions, le prochain pour { $price } { $price ->
        [one] argent
       *[other] argents
    }
}
fortuna-effect-vestals = { $n ->
    [3] tu as déjà trois vestales, le maximum
   *[other] acheter des vestales, la prochaine pour { $price } { $price ->
        [one] argent
       *[other] argents
    }
}
fortuna-effect-ceremony = rendre une vestale, gagner un dé
fortuna-effect-family = { $married ->
    [yes] prendre 1 blé, 1 vin ou 3 argents, et lancer tes dés d’avance si tu veux
   *[no] te marier pour 3 argents
}
fortuna-effect-build = payer un bâtiment
fortuna-effect-corruption = prendre 2 argents, ou en payer 1 pour utiliser une carte d’un autre bord
fortuna-advance = { $place ->
    [road] avancer de { $spaces }, jusqu’à la case { $to }
    [gate] avancer de { $spaces }, jusqu’à la case { $to }, en franchissant les portes de la Cité
    [last] avancer de { $spaces } et entrer au Palais de César ; cette manche sera la dernière
   *[palace] avancer de { $spaces } et entrer au Palais de César
}

fortuna-do-draft = Prendre { $card } : { $effect }
fortuna-do-turn-down = Retourner { $card } face cachée ({ $effect })
fortuna-do-use = Exécuter { $card } : { $effect }
fortuna-do-pass = Ne pas exécuter { $card }, l’échanger seulement
fortuna-do-command = Envoyer un centurion exécuter { $card } : { $effect }
fortuna-do-convert = { $n ->
    [0] N’échanger aucune eau
   *[other] Échanger { $water } contre { $goods }
}
fortuna-do-sell = { $n ->
    [0] Ne rien vendre
   *[other] Vendre { $goods } pour { $money }{ $lost ->
        [0] {""}
        [one] , dont { $lost } perdu au-delà de 20
       *[other] , dont { $lost } perdus au-delà de 20
    }
}
fortuna-do-hire = { $n ->
    [0] N’acheter personne
   *[other] Acheter { $helpers } pour { $money }
}
fortuna-do-gain = Prendre { $gift }{ $lost ->
    [0] {""}
    [one] , dont { $lost } perdu au-delà de 20
   *[other] , dont { $lost } perdus au-delà de 20
}
fortuna-do-build = Construire : { $building }, { $price ->
    [0] gratuitement
   *[other] { $money }
}{ $ours ->
    [yes] {" "}(prix provisoire, choisi par nous)
   *[no] {""}
} – { $effect }
fortuna-do-collect = Prendre 2 argents{ $lost ->
    [0] {""}
    [one] , dont { $lost } perdu au-delà de 20
   *[other] , dont { $lost } perdus au-delà de 20
}
fortuna-do-copy = Payer 1 argent à { $owned ->
    [yes] { $owner }
   *[no] la banque
} et exécuter { $card } : { $effect }
fortuna-do-swap = Prendre { $card } sur le bord { $edge } ({ $owned ->
    [yes] { $owner }
   *[no] libre
}) : { $effect }{ $first ->
    [yes] {"\u202F"}; qui l’a à la fin de la manche sera premier joueur de la suivante
   *[no] {""}
}
fortuna-do-roll = Lancer { $dice }
fortuna-do-roll-instead = N’envoyer personne et lancer { $dice }
fortuna-do-roll-early = Lancer { $dice } maintenant, avant de choisir
fortuna-do-die = Utiliser le { $value } : { $open ->
    [yes] il donne accès à { $favours }
   *[no] aucune carte Faveur ne lui est ouverte
}
fortuna-do-fulfil = { $favour } : { $n ->
    [0] {""}
   *[other] donner { $offering },{" "}
}{ $effect }{ $tokens ->
    [0] {""}
    [one] , et prendre { $tokens } jeton pour une carte Privilège
   *[other] , et prendre { $tokens } jetons pour des cartes Privilège
}
fortuna-do-tax = Décevoir l’empereur : payer une taxe de 1 argent
fortuna-do-step-back = { $from ->
    [0] Décevoir l’empereur : sans argent pour la taxe, tu restes au village
   *[other] Décevoir l’empereur : sans argent pour la taxe, tu recules à la case { $to }
}
fortuna-do-flip = Retourner { $favour } face cachée jusqu’à la fin de la manche
fortuna-do-keep = Garder { $card } : { $effect }
fortuna-do-decline = Dire non
fortuna-do-decline-military = N’envoyer personne
fortuna-do-decline-flip = Ne retourner aucune carte
fortuna-do-decline-keep = Ne pas garder de deuxième carte
fortuna-do-end = Finir ton tour
fortuna-do-play = Jouer { $card } : { $effect }

## Log

fortuna-log-drafted = { main-you-first.has } pris { $what } lors du choix des cartes.
fortuna-log-dealt = { $card } revient au bord { $edge }.
fortuna-log-turned-secret = { main-you-first.has } retourné une carte face cachée en secret.
fortuna-log-turned-down = { main-you-first.has } retourné { $what } face cachée en secret.
fortuna-log-revealed = { $you ->
    [yes] Ta carte face cachée : { $what }.
   *[no] Carte face cachée chez { $who } : { $what }.
}
fortuna-log-round = La manche { $round } commence.
fortuna-log-turn = { $you ->
    [yes] À toi de jouer.
   *[no] À { $who } de jouer.
}
fortuna-log-aqueduct = { $you ->
    [yes] Tu as reçu 1 eau dans ton Aqueduc.
   *[no] { $who } a reçu 1 eau dans son Aqueduc.
}
fortuna-log-used = { main-you-first.has } exécuté { $what }.
fortuna-log-passed = { main-you-first.has } choisi { $what } sans l’exécuter.
fortuna-log-took = { main-you-first.has } pris { $what }.
fortuna-log-converted = { main-you-first.has } donné { $water } contre autant de { $into }.
fortuna-log-sold = { main-you-first.has } vendu { $what } pour { $money }.
fortuna-log-recruited = { main-you-first.has } gagné { $what }.
fortuna-log-hired = { main-you-first.has } acheté { $what } pour { $money }.
fortuna-log-ceremony = { main-you-first.has } rendu une vestale et gagné un dé.
fortuna-log-married = { $you ->
    [yes] Tu as payé ton mariage 3 argents.
   *[no] { $who } a payé son mariage 3 argents.
}
fortuna-log-gained = { main-you-first.has } gagné { $what }.
fortuna-log-built = { main-you-first.has } construit un bâtiment : { $what }.
fortuna-log-bribed = { $yours ->
    [yes] { $who } t’a payé 1 argent et a exécuté { $card }.
   *[no] { main-you-first.has } payé 1 argent à { $payee } et exécuté { $card }.
}
fortuna-log-swapped = { main-you-first.has } donné { $gave } au bord { $edge } et pris { $took }, face cachée.
fortuna-log-commanded = { main-you-first.has } envoyé un centurion exécuter { $what }.
fortuna-log-rolled = { main-you-first.has } obtenu { $what } aux dés.
fortuna-log-die = { main-you-first.has } choisi le { $what }.
fortuna-log-no-favour = { main-you-first.has } un { $what }, et aucune carte Faveur ne lui est ouverte.
fortuna-log-fulfilled = { main-you-first.has } plu à l’empereur : { $favour }{ $n ->
    [0] {""}
   *[other] {" "}pour { $offering }
}{ $tokens ->
    [0] {""}
    [one] , avec { $tokens } jeton à la clé
   *[other] , avec { $tokens } jetons à la clé
}.
fortuna-log-moved = { main-you-first.has } avancé de la case { $from } à la case { $to }{ $place ->
    [road] .
    [gate] , en franchissant les portes de la Cité.
   *[palace] , au Palais de César.
}
fortuna-log-taxed = { main-you-first.has } déçu l’empereur et payé 1 argent.
fortuna-log-stepped-back = { main-you-first.has } reculé de la case { $from } à la case { $to }, sans argent pour la taxe.
fortuna-log-no-way-back = { $you ->
    [yes] Sans argent pour la taxe, tu restes au village.
   *[no] Sans argent pour la taxe, { $who } reste au village.
}
fortuna-log-flipped = { main-you-first.has } retourné { $what } face cachée.
fortuna-log-drew = { main-you-first.has } pioché { $what }.
fortuna-log-kept = { main-you-first.has } gardé { $what }.
fortuna-log-aside = { main-you-first.has } mis de côté { $what }.
fortuna-log-looked = { main-you-first.has } regardé { $what } parmi les cartes mises de côté.
fortuna-log-discarded = { main-you-first.has } défaussé { $what }.
fortuna-log-reshuffled = { $n ->
    [one] La carte Privilège défaussée forme la nouvelle pioche.
   *[other] Les { $n } cartes Privilège défaussées, mélangées, forment la nouvelle pioche.
}
fortuna-log-played = { main-you-first.has } joué { $what }.
fortuna-log-arrived = { $place ->
    [1] { main-you-first.has } atteint le Palais de César en premier. C’est la dernière manche.
    [2] { main-you-first.has } atteint le Palais de César en deuxième.
    [3] { main-you-first.has } atteint le Palais de César en troisième.
   *[other] { main-you-first.has } atteint le Palais de César en dernier.
}
fortuna-log-tokens = Un jeton de plus sur { $favours }.
fortuna-log-podium = Ordre de la manche suivante : { $order }.
fortuna-log-showed = { main-you-first.has } montré { $what }.
fortuna-log-ended = La partie est terminée.

## Why not

fortuna-no-game-over = La partie est terminée.
fortuna-no-turn = La question est posée à quelqu’un d’autre.
fortuna-no-question = Cela ne répond pas à la question.
fortuna-no-decline-military = Pour n’envoyer personne, lance tes dés.
fortuna-no-decline-end-turn = Pour ne jouer aucune carte, finis ton tour.
fortuna-no-decline = Ici, tu ne peux pas dire non.
fortuna-no-pool = { $card } n’est pas parmi les cartes proposées.
fortuna-no-edge = { $card } n’est pas sur ton bord.
fortuna-no-own-edge = { $card } est sur ton propre bord.
fortuna-no-face-down = { $card } est face cachée.
fortuna-no-effect = { $card } ne changerait rien maintenant : impossible de l’exécuter.
fortuna-no-bribe = Tu n’as pas l’argent qu’il faut pour le pot-de-vin et pour { $card }.
fortuna-no-too-many = { $most ->
    [0] Tu ne peux choisir que 0.
   *[other] Tu peux choisir { $most } au plus.
}
fortuna-no-too-few = Choisis au moins 1.
fortuna-no-supply = Le stock général est épuisé : { $goods }.
fortuna-no-supply-left = Il ne reste que { $goods } au stock général.
fortuna-no-die-left = Il ne reste plus de dé au stock général.
fortuna-no-pile = Il ne reste plus de bâtiment de ce type : { $building }.
fortuna-no-twice = Tu as déjà ce bâtiment : { $building }.
fortuna-no-room = Tu as trois bâtiments, et pas de place pour un quatrième.
fortuna-no-price = Tu n’as pas assez d’argent pour ce bâtiment : { $building }.
fortuna-no-palace-unmarried = Pas de Palais sans mariage.
fortuna-no-centurion = Tu n’as aucun centurion à envoyer.
fortuna-no-second-centurion = Tu as déjà envoyé un centurion pendant ce tour.
fortuna-no-roll-in-palace = Au Palais de César, tu ne lances plus de dés.
fortuna-no-roll = Il ne te reste aucun dé à lancer.
fortuna-no-die = Aucun de tes dés ne montre { $value }.
fortuna-no-favour-closed = Cette faveur est face cachée : { $favour }.
fortuna-no-die-too-low = Cette faveur n’est pas ouverte à un { $die } : { $favour }.
fortuna-no-goods = { $most ->
    [0] Tu n’as rien à donner pour cette faveur : { $favour }.
   *[other] Pour cette faveur, { $favour }, tu peux donner { $offering } au plus.
}
fortuna-no-spaces = { $most ->
    [one] Le Palais est à 1 case : donne 1 au plus.
   *[other] Le Palais est à { $most } cases : donne { $most } au plus.
}
fortuna-no-gift = Pour cette faveur, { $favour }, tu ne donnes rien.
fortuna-no-marriage = Pas de faveur de Fortuna sans mariage.
fortuna-no-vestal = La faveur de la Religion demande une vestale.
fortuna-no-tax = Tu peux plaire à l’empereur sans rien donner : tu le dois.
fortuna-no-flip = Cette faveur porte des jetons, qui la protègent : { $favour }.
fortuna-no-offer = Cette carte n’est pas parmi celles que tu peux choisir : { $card }.
fortuna-no-hand = Tu n’as pas la carte { $card }.
fortuna-no-helper = Tu as déjà { $helpers }, le maximum.
fortuna-no-second-advance = Tu as déjà joué une Avancée supplémentaire dans cette manche : une seule est permise.
fortuna-no-road-left = Tu es au Palais de César, case { $palace } : le chemin s’arrête là.

## The table

fortuna-table-round = Manche { $round }. Ordre : { $order }. Maintenant : { $active }.
fortuna-table-end = La partie se termine avec la manche où quelqu’un atteint le Palais de César, case { $palace }, ou avec la manche { $max }. En tête : { $leaders }, encore { $left }.
fortuna-table-last-round = { main-you-first.has } atteint le Palais de César. La partie se termine avec cette manche.
fortuna-table-limit = La partie se termine avec cette manche, la dernière convenue.
fortuna-table-player = { $who }, bord { $edge } : { $place } ; { $stock }.
fortuna-place-road = case { $road } (portes de la Cité : { $gate })
fortuna-place-rome = case { $road }, dans Rome (encore { $left })
fortuna-place-palace = au Palais de César, case { $road }
fortuna-aqueduct-full = Aqueduc plein, son eau comprise
fortuna-married = { $married ->
    [yes] mariage conclu
   *[no] pas de mariage
}
fortuna-buildings-none = aucun bâtiment
fortuna-advanced = une Avancée supplémentaire jouée dans cette manche
fortuna-table-cards = {"  "}Cartes Action : { $cards }.
fortuna-table-card = { $down ->
    [yes] { $card } (face cachée)
   *[no] { $card }
}
fortuna-table-hand = {"  "}Cartes Privilège : { $cards }.
fortuna-table-hidden-hand = {"  "}Cartes Privilège : { $n ->
    [0] aucune
   *[other] { $n }
}.
fortuna-table-free-edge = Bord { $edge }, libre : { $cards }.
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
    [yes] {" "}Les prix sont provisoires : les nôtres, pas ceux des cartes.
   *[no] {""}
}
fortuna-table-pile = { $building } { $price ->
    [0] (gratuit)
   *[other] pour { $money }
}, il en reste { $n }
fortuna-table-supply = Stock général : { $supply }.
fortuna-cubes-endless = des cubes sans limite
fortuna-table-deck = Cartes Privilège à piocher : { $n }. Défausse : { $discards }.
fortuna-table-aside = Mises de côté au Palais de César : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
fortuna-memory-aside = Parmi les cartes mises de côté au Palais de César, tu as vu { $cards }.
fortuna-memory-unseen = Dans la pioche ou chez les autres : { $cards }.
fortuna-plan-military = tu peux envoyer un centurion
fortuna-plan-no-military = n’en envoyer aucun, et lancer les dés
fortuna-plan-roll = il faut lancer les dés
fortuna-plan-do-roll = lancer tout de suite
fortuna-plan-flip = tu peux retourner une autre carte Faveur
fortuna-plan-no-flip = n’en retourner aucune
fortuna-plan-end = il ne reste qu’à finir ton tour
fortuna-plan-do-end = finir le tour

## The end

fortuna-ended-palace = Le Palais de César a été atteint à la manche { $round }.
fortuna-ended-round-limit = La manche { $round } était la dernière convenue.
fortuna-won-score = { main-you-first.has } gagné, avec le plus de points parmi ceux qui sont à Rome.
fortuna-won-road = { main-you-first.has } gagné : à égalité de points, plus loin sur le chemin.
fortuna-won-money = { main-you-first.has } gagné : à égalité de points et de cases, avec plus d’argent.
fortuna-won-centurions = { main-you-first.has } gagné : à égalité de points, de cases et d’argent, avec plus de centurions.
fortuna-won-vestals = { main-you-first.has } gagné : à égalité en tout, sauf en vestales.
fortuna-won-shared = La victoire est partagée : { $who }.
fortuna-won-gate = { $you ->
    [yes] Tu as gagné : personne d’autre n’est à Rome.
   *[no] { $who } a gagné : personne d’autre n’est à Rome.
}
fortuna-won-nobody = Personne n’est à Rome, donc personne n’a gagné.
fortuna-standing = { $rank }. { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
fortuna-points-road = {"   "}{ $road } pour le chemin
fortuna-points-card = {"   "}{ $points } pour la carte { $card }
fortuna-points-outside = {"   "}hors de Rome, qui commence à la case { $gate } : ne peut pas gagner{ $n ->
    [0] {""}
    [one] , et { $n } carte Privilège ne compte pas
   *[other] , et { $n } cartes Privilège ne comptent pas
}

## Options

fortuna-players = { $n } joueurs.
fortuna-deal-beginner = Débutants : les cartes Action sont distribuées au hasard.
fortuna-deal-expert = Joueurs expérimentés : chacun choisit ses cartes Action.
fortuna-unheld-stay = Si personne n’a la carte Fortuna à la fin d’une manche, le premier joueur reste premier.
fortuna-unheld-money = Si personne n’a la carte Fortuna à la fin d’une manche, le plus riche devient premier.
fortuna-opt-cubes-finite = Il y a 15 cubes de chaque sorte : eau, blé et vin.
fortuna-opt-cubes-infinite = L’eau, le blé et le vin ne manquent jamais.
fortuna-max-rounds = La partie dure au plus { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}.
fortuna-prices = Prix : { $prices }.{ $ours ->
    [yes] {" "}Ils sont provisoires : les nôtres, pas ceux des cartes.
   *[no] {""}
}
fortuna-price = { $building } ({ $money })

## What the cards do

fortuna-help-card-water = prendre 2 eaux
fortuna-help-card-harvest = prendre 2 blés, puis échanger autant d’eaux que tu veux contre du blé, une pour un
fortuna-help-card-vintage = prendre 2 vins, puis échanger autant d’eaux que tu veux contre du vin, une pour un
fortuna-help-card-wheat-trade = vendre du blé à 2 argents l’unité, 3 avec un Marché
fortuna-help-card-wine-trade = vendre du vin à 3 argents l’unité, 4 avec un Marché
fortuna-help-card-centurions = acheter des centurions : le premier coûte 1 argent, le deuxième 2, le troisième 3
fortuna-help-card-vestals = acheter des vestales : la première coûte 1 argent, la deuxième 3, la troisième 5
fortuna-help-card-ceremony = rendre une vestale et gagner un dé pour toute la partie. Trois dés au plus
fortuna-help-card-family = te marier pour 3 argents. Après le mariage : prendre 1 blé, 1 vin ou 3 argents, et lancer tes dés avant de choisir si tu veux
fortuna-help-card-build = construire un bâtiment
fortuna-help-card-corruption = prendre 2 argents ; ou payer 1 argent au joueur d’un autre bord, ou à la banque, et utiliser une carte de ce bord
fortuna-help-card-fortuna = avancer de 1 case. Qui a cette carte à la fin de la manche sera premier joueur de la suivante
fortuna-help-favour-water = donner 1 eau, avancer de 1 case
fortuna-help-favour-orgy = donner 1 ou 2 vins, avancer de 1 case pour chacun
fortuna-help-favour-food = donner 1 ou 2 blés, avancer de 1 case pour chacun
fortuna-help-favour-battle = donner de 1 à 3 centurions, avancer de 1 case pour chacun
fortuna-help-favour-fortuna = après ton mariage, avancer de 1 case, de 2 avec un Palais
fortuna-help-favour-religion = avancer de 1 case pour chacune de tes vestales, et les garder
fortuna-help-building-market = le blé et le vin se vendent 1 argent de plus
fortuna-help-building-aqueduct = il reçoit 1 eau au début de ton tour s’il est vide
fortuna-help-building-palace = seulement après ton mariage ; la faveur de Fortuna te fait avancer de 2 cases
fortuna-help-building-basilica = sur 2 ou 3 cartes Privilège piochées pour une faveur, tu peux en garder une deuxième
fortuna-help-privilege-recruit = gagner une vestale ou un centurion
fortuna-help-privilege-water-gift = gagner 1 eau, plus 1 eau, 1 blé ou 1 vin
fortuna-help-privilege-wheat-gift = gagner 1 blé, plus 1 eau, 1 blé ou 1 vin
fortuna-help-privilege-wine-gift = gagner 1 vin, plus 1 eau, 1 blé ou 1 vin
fortuna-help-privilege-advance = avancer de 1 case ; une seule carte de ce type par manche
fortuna-help-privilege-score-buildings = 2 points par bâtiment
fortuna-help-privilege-score-wheat = 1 point par blé
fortuna-help-privilege-score-wine = 1 point par vin
fortuna-help-privilege-score-water = 1 point par eau
fortuna-help-privilege-score-three-money = 1 point par tranche complète de 3 argents
fortuna-help-privilege-score-five-money = 2 points par tranche complète de 5 argents
fortuna-help-privilege-score-centurions = 2 points par centurion
fortuna-help-privilege-score-vestals = 2 points par vestale
fortuna-help-privilege-score-marriage = 3 points pour ton mariage
