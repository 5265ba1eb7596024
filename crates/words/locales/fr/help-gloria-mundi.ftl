# Comment se joue Gloria Mundi.

gm-help-goal = Rome s’effondre. Marche de Rome vers l’Afrique : à la fin de la partie, le Romain le plus loin de Rome gagne.

gm-help-cards-title = Cartes et ressources
gm-help-cards = Les cartes de production donnent des ressources. Tu en as en main et tu en joues une à chaque tour.
gm-help-head-makes = Elle produit
gm-help-glory = Une gloire remplace n’importe quelle ressource dans un achat ou un tribut. La gloire imprimée ne se paie qu’en gloire. Pour le pouvoir d’un bâtiment, elle ne remplace rien.

gm-help-turn = Ton tour a cinq phases :
gm-help-phase-forum = Un nouveau bâtiment : il arrive à l’emplacement +5 du forum.
gm-help-phase-production = Une carte de production : tu dois en jouer une de ta main.
gm-help-phase-activation = L’activation : les cartes de ce type, chez tous, produisent ou utilisent leur bâtiment.
gm-help-phase-purchase = Un achat : tu peux acheter un bâtiment du forum. Ton Romain avance d’autant de pas.
gm-help-phase-tribute = Le tribut : paie-le et le barbare ne bouge pas. Sinon il avance, et des cartes sont perdues.
gm-help-activation = À partir du joueur actif, dans le sens des aiguilles d’une montre, chacun active toutes ses cartes de ce type. Une carte qui porte un bâtiment donne sa ressource ou utilise le bâtiment, pas les deux.

gm-help-purchase-title = Le forum et l’achat
gm-help-forum = Un nouveau bâtiment arrive à l’emplacement +5 du forum et pousse les autres vers +0. Si le forum est plein, la carte de l’emplacement +0 est défaussée.
gm-help-purchase = Un bâtiment coûte les ressources imprimées, plus autant de n’importe lesquelles que l’indique son emplacement. Pose-le sur une de tes cartes de production de son type, sans bâtiment ; un rouge va sur n’importe quel type. Ton Romain avance aussitôt de ses pas.

gm-help-tribute-title = Le tribut et le barbare
gm-help-tribute = Le tribut se pose sur la première case qui n’en a pas, devant le barbare : 1 nourriture pour une ferme, 1 or pour une cité, 1 paix pour une légion. Si tu paies, il ne bouge pas. Sinon, il avance jusqu’à la dernière case qui porte un tribut ou, s’il n’y en a pas, de 1 case.
gm-help-loss = Pour chaque icône des cases qu’il traverse, une carte de production correspondante est perdue. À partir de toi, dans le sens des aiguilles d’une montre, chaque joueur qui en a une en perd une, tour de table après tour de table, jusqu’à ce qu’il ne reste plus d’icône. Le bâtiment est perdu avec sa carte. Puis chacun reprend du tribut, 1 ressource à la fois, à partir de toi.

gm-help-powers-title = Les pouvoirs des bâtiments
gm-help-powers = Utilise un bâtiment pendant un tour de son type, à la place de la carte qu’il couvre. Les gains viennent du stock ; les pas font avancer ton Romain.
gm-help-choice = Si un pouvoir nomme plusieurs ressources, choisis de nouveau pour chaque unité. X veut dire : autant de fois que tu veux.
gm-help-instead = « Au lieu d’activer » compte toutes tes cartes du type, avec ou sans bâtiment. Tu n’actives rien d’autre de ce type pendant ce tour.
gm-help-red = Les bâtiments rouges agissent hors de l’activation, et la carte qu’ils couvrent produit quand même : les murs quand des cartes sont perdues, les architectes quand tu achètes.

gm-help-end = La partie s’arrête immédiatement quand :
gm-help-end-rome = le barbare entre dans Rome
gm-help-end-hand = le joueur actif n’a plus de carte de production à jouer
gm-help-end-africa = un Romain atteint l’Afrique
gm-help-end-deck = il n’y a plus de carte de bâtiment à piocher
gm-help-winner = Dans tous les cas, le Romain le plus loin de Rome gagne. En cas d’égalité, le plus de gloire, puis le plus de ressources.

gm-help-head-cost = Coût
gm-help-head-steps = Pas
gm-help-head-power = Pouvoir
gm-help-names = Quand tu tapes une réponse, un bâtiment s’écrit par son numéro : use 6, buy +3 on farm.
gm-help-kind-farm = Bâtiments de ferme
gm-help-kind-city = Bâtiments de cité
gm-help-kind-legion = Bâtiments de légion
gm-help-kind-red = Bâtiments rouges
gm-help-building = { $number } { $name }

# Words that printed rules, other editions or earlier texts have for something, what it's called here, and the clause.
gm-printed =
    Carthage, Carthago: Afrique, GLM 8.1
    symbole, symboles: icône, GLM 7.1
    blé: nourriture, GLM 1.1
    argent, pièces: or, GLM 1.1
