# Comment se joue Fortuna.

fortuna-help-goal = Mène ta figurine de ton village, case 0, au Palais de César, case 15. Le plus de points l’emporte : 1 par case parcourue, plus tes cartes Privilège. Seules les figurines dans Rome, à partir de la case 10, peuvent gagner.

fortuna-help-start-title = Avant la première manche
fortuna-help-start = Tu commences avec 5 argents, 1 blé, 1 eau, 1 vin, 1 vestale, 1 centurion et 1 dé. Chaque bord du plateau a 3 cartes Action, même sans joueur. Retourne une des tiennes face cachée : personne ne peut la prendre avant ton tour. Tout le monde sait quand même ce que c’est.

fortuna-help-phase-aqueduct = Aqueduc : si le tien est vide, il reçoit 1 eau.
fortuna-help-phase-action = Action et échange : choisis une des 3 cartes de ton bord et utilise-la si tu veux. Échange-la ensuite contre une carte face visible d’un autre bord : c’est obligatoire. La carte que tu prends reste face cachée jusqu’à ton prochain tour.
fortuna-help-phase-military = Puissance militaire : tu peux rendre 1 centurion et utiliser une de tes 2 cartes face visible. Elle n’est pas échangée.
fortuna-help-phase-favour = Faveur de l’empereur : lance tes dés et choisis-en un. Réponds à une faveur disponible et avance. S’il y en a et que tu ne réponds à aucune, tu paies une taxe de 1 argent.
fortuna-help-phase-privilege = Cartes Privilège : pioches-en une par jeton de cette faveur, et gardes-en 1.

fortuna-help-actions = Il y en a une de chaque. Tu n’es pas obligé(e) d’utiliser la carte, mais tu dois l’échanger.
fortuna-help-available = Une faveur est disponible si elle est face visible et si son numéro ne dépasse pas ton dé. Une fois utilisée, elle reste face cachée jusqu’à la fin de la manche.
fortuna-help-extra = À deux, le premier joueur peut retourner une autre faveur sans jeton après la phase 4.
fortuna-help-buildings = Trois au plus, tous différents.
fortuna-help-price = Prix
fortuna-help-playable = À jouer pendant ton tour, quand tu veux
fortuna-help-scoring = Des points à la fin

fortuna-help-round-title = Fin de la manche
fortuna-help-round = Si la carte Fortuna est sur ton bord, tu commences la manche suivante. Les autres suivent par argent, du plus riche au moins riche. Chaque faveur encore face visible reçoit 1 jeton, jusqu’à 3. Puis toutes les faveurs sont remises face visible.

fortuna-help-money = Argent
fortuna-help-limit-money = 20 ; le reste est perdu
fortuna-help-helpers = Vestales, centurions, dés
fortuna-help-limit-helpers = 3 de chaque
fortuna-help-limit-buildings = 3, tous différents
fortuna-help-goods = Eau, blé, vin
fortuna-help-limit-goods = aucune, tant qu’il en reste

fortuna-help-last = Quand une figurine atteint le Palais de César, terminez la manche. La partie est alors finie.
fortuna-help-palace = La première arrivée donne droit à 3 cartes Privilège : on en garde 1. La deuxième prend une des deux autres, la troisième la dernière.

fortuna-help-road = Ta case
fortuna-help-score-road = 1 par case
fortuna-help-privileges = Cartes Privilège
fortuna-help-score-privileges = ce que disent les cartes
fortuna-help-tie = En cas d’égalité, la figurine la plus avancée gagne ; puis le plus d’argent, de centurions, de vestales.

# Words that printed rules, other editions or earlier texts have for something, what it's called here, and the clause.
fortuna-printed =
    pion, pions, pawn: figurine, FOR 13.4
    denrée, denrées, biens: ressources, FOR 2.2
    armée: Puissance militaire, FOR 6.1
    prêtresse, prêtresses: vestale, FOR 5.7
    vente de blé, vente blé: Commerce de blé, FOR 5.4
    vente de vin, vente vin: Commerce de vin, FOR 5.5
