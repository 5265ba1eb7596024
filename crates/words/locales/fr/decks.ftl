# Cartes, plateaux et prix : ceux de Trivium, ceux de la maison, et ceux que chacun recopie de sa boîte.

site-decks = Cartes, plateaux et prix
site-decks-lead = Tu as la boîte ? Recopie une fois ce qui y est imprimé et joue avec ici.
decks-kind-deck = Cartes de bâtiment
decks-kind-board = Plateau
decks-kind-prices = Prix des bâtiments
site-decks-standard = Version standard
site-decks-earlier = Ancienne version standard
site-decks-house = Version de la maison
site-decks-new = Nouveau
site-decks-of-table = { $game } : le matériel de cette table
site-decks-see = Voir
site-decks-all = Voir et saisir des cartes, des plateaux et des prix
site-decks-heading = { $kind } ({ $n })
site-decks-africa = Pas de Rome à l’Afrique : { $n }. Le chemin du barbare, jusqu’à Rome :
site-decks-print = Seul ce qui suit est imprimé.
site-decks-copy = Modifier une copie

site-decks-agreed = { $kind } : { $which }.
site-decks-which-standard = version standard (provisoire)
site-decks-which-earlier = ancienne version standard (provisoire)
site-decks-which-house = version de la maison
site-decks-which-named = « { $name } »
site-decks-which-unnamed = version de l’hôte

site-decks-from-agreed = comme convenu : { $which }
site-decks-from-text = un texte ou un fichier
site-decks-text = Texte du fichier
site-decks-file = Ou un fichier de ton appareil
site-decks-check = Vérifier
site-decks-fine = Aucune erreur.
decks-mistake = Ligne { $line }, colonne { $column } : { $problem }.
decks-mistake-card = Ligne { $line }, colonne { $column }, carte « { $card } » : { $problem }.
decks-unreadable = impossible à lire : { $problem }

site-decks-how = Comment l’écrire
decks-how-deck = Écris une carte par ligne : name | type | cost | steps | power. Les types sont farm, city, legion et red. Les symboles sont food, gold, peace, glory et step, avec un nombre devant et + entre eux ; / laisse le choix. Un pouvoir est ce que tu reçois, ou un côté gauche, un signe et un côté droit.
decks-how-board = africa est le nombre de pas de Rome à l’Afrique. barbarian énumère les icônes de son chemin, de son premier pas à la dernière case avant Rome : "farm", "city+legion". S’il part d’une icône, ajoute start = "farm".
decks-how-prices = Écris le prix de chaque bâtiment : market, aqueduct, palace et basilica.
site-decks-name = Nom
site-decks-delete-hint = Les tables ouvertes avec ce fichier le gardent.
site-decks-bad-name = Choisis un nom de 1 à { $most } caractères visibles, autre que « standard », « earlier » ou « house ».
site-decks-no-file = Tu n’as pas de fichier « { $name } » pour cela.
site-decks-no-house = Cette maison n’a pas de version à elle.
site-decks-no-earlier = Il n’y a pas d’ancienne version.

site-decks-card = Saisir une carte
site-decks-card-name = Nom de la carte
site-decks-card-type = Type de carte
site-decks-card-cost = Coût : { $kind }
site-decks-card-steps = Pas à l’achat
site-decks-card-left = Pouvoir, à gauche du signe
site-decks-card-sign = Signe
site-decks-card-right = Pouvoir, à droite du signe
site-decks-card-x = X : autant de fois que tu veux
site-decks-card-add = Ajouter la carte
decks-sign-produce = aucun : produire
decks-sign-spend = -> dépenser pour
decks-sign-count = = pour chaque
decks-sign-condition = {":"} si, ou à la place
decks-sign-replace = => remplacer en construisant
