# Cartes, plateaux et prix : ceux de Trivium, ceux de la maison, et ceux que chacun recopie de sa boîte.

decks-title = Cartes, plateaux et prix
decks-lead = Tu as la boîte ? Recopie une fois ce qui y est imprimé et joue avec ici.
decks-kind-deck = Cartes de bâtiment
decks-kind-board = Plateau
decks-kind-prices = Prix des bâtiments
decks-standard = Version standard
decks-earlier = Ancienne version standard
decks-house = Version de la maison
decks-new = Nouveau
decks-of-table = { $game } : le matériel de cette table
decks-see = Voir
decks-all = Voir et saisir des cartes, des plateaux et des prix
decks-heading = { $kind } ({ $n })
decks-africa = Pas de Rome à l’Afrique : { $n }. La route du barbare, jusqu’à Rome :
decks-print = À l’impression, seul ce qui suit sort sur le papier.
decks-copy = Modifier une copie

decks-agreed = { $kind } : { $which }.
decks-which-standard = version standard (provisoire, la nôtre)
decks-which-earlier = ancienne version standard (provisoire, la nôtre)
decks-which-house = version de la maison
decks-which-named = « { $name } »
decks-which-unnamed = version de l’hôte

decks-from-agreed = comme convenu : { $which }
decks-from-text = un texte ou un fichier
decks-text = Texte du fichier
decks-file = Ou un fichier de ton appareil
decks-check = Vérifier
decks-fine = Aucune erreur.
decks-mistake = Ligne { $line }, colonne { $column } : { $problem }.
decks-mistake-card = Ligne { $line }, colonne { $column }, carte « { $card } » : { $problem }.
decks-unreadable = impossible à lire : { $problem }

decks-how = Comment l’écrire
decks-how-deck = Écris une carte par ligne : name | type | cost | steps | power. Les types sont farm, city, legion et red. Les symboles sont food, gold, peace, glory et step, avec un nombre devant et + entre eux ; / laisse le choix. Un pouvoir est ce qu’on reçoit, ou un côté gauche, un signe et un côté droit.
decks-how-board = africa est le nombre de pas de Rome à l’Afrique. barbarian énumère les symboles de sa route, de son premier pas à la dernière case avant Rome : "farm", "city+legion". S’il part d’un symbole, ajoute start = "farm".
decks-how-prices = Écris le prix de chaque bâtiment : market, aqueduct, palace et basilica.
decks-name = Nom
decks-delete-hint = Les tables déjà ouvertes avec lui le gardent.
decks-bad-name = Choisis un nom de 1 à { $most } caractères visibles, autre que « standard », « earlier » ou « house ».
decks-no-file = Tu n’as pas de fichier « { $name } » pour cela.
decks-no-house = Cette maison n’en a pas à elle.
decks-no-earlier = Il n’y a pas d’ancienne version.

decks-card = Saisir une carte
decks-card-name = Nom de la carte
decks-card-type = Type de carte
decks-card-cost = Coût : { $kind }
decks-card-steps = Pas à l’achat
decks-card-left = Pouvoir, à gauche du signe
decks-card-sign = Signe
decks-card-right = Pouvoir, à droite du signe
decks-card-x = X : autant de fois qu’on veut
decks-card-add = Ajouter la carte
decks-sign-produce = aucun : produire
decks-sign-spend = -> dépenser pour
decks-sign-count = = pour chaque
decks-sign-condition = {":"} si, ou à la place
decks-sign-replace = => remplacer en construisant
