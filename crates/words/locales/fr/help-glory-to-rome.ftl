# Comment se joue La Gloire de Rome.

gtr-help-goal = Rome a brûlé. Rebâtis-la et marque le plus de points : 1 par point d’influence, la valeur de chaque carte de ta chambre forte, et 3 pour chaque matériau dont elle contient plus de cartes que toutes les autres.

gtr-help-cards = Une carte ordre peut être cinq choses, une seule à la fois :
gtr-help-as-order = Un ordre : joue-la pour appeler son rôle ou le suivre.
gtr-help-as-client = Un client : il agit chaque fois que son rôle est appelé.
gtr-help-as-material = Un matériau : il va dans { -your-stockpile } ou dans un bâtiment.
gtr-help-as-building = Un bâtiment : pose-la sur un { -site }, c’est sa fondation.
gtr-help-as-goods = Une marchandise : dans ta chambre forte, elle vaut des points.
gtr-help-colours = Couleur, rôle et matériau vont toujours ensemble. La valeur compte trois fois : le nombre de matériaux qu’il faut au bâtiment, l’influence qu’il donne, et les points de la carte en chambre forte.
gtr-help-jack = Un Jack remplace n’importe quel rôle. Il n’est jamais un client, un matériau ou un bâtiment. Dans l’édition de 2011, les Jacks s’appellent Sénateurs.
gtr-help-head-role = Rôle
gtr-help-head-material = Matériau
gtr-help-head-value = Valeur
gtr-help-head-building = Bâtiment

gtr-help-lead = Le { -leader } joue une carte et appelle son rôle, ou bien pense. Penser met fin au tour.
gtr-help-follow = Dans le sens des aiguilles d’une montre, chacun des autres suit avec une carte de ce rôle, ou pense.
gtr-help-act = À partir du { -leader }, chacun agit : une fois pour sa carte jouée, et une fois par client de ce rôle. Les clients agissent même si tu as pensé.
gtr-help-clear = Les cartes jouées vont dans { -the-pool }, les { -jacks } dans leur pile. Le joueur de gauche devient { -leader }.
gtr-help-units = À la place d’une carte du rôle, tu peux jouer un { -jack } ou une pétition : { $petition } cartes d’un même rôle, quel qu’il soit.
gtr-help-fresh = Un client que tu viens d’engager agit à partir du tour suivant. Tu peux renoncer à n’importe quelle action.

gtr-help-roles = Les rôles
gtr-help-thinker = prendre un { -jack } ; ou compléter ta main à 5 cartes ; ou piocher 1 carte si tu en as 5 ou plus
gtr-help-role-laborer = prendre une carte { -of-the-pool } pour { -your-stockpile }
gtr-help-role-craftsman = commencer un bâtiment ou ajouter un matériau, depuis ta main
gtr-help-role-architect = commencer un bâtiment depuis ta main, ou ajouter un matériau de { -your-stockpile }
gtr-help-role-legionary = montrer des cartes de ta main, une par action ; pour chacune, prendre ce matériau dans { -the-pool } et dans la main de chaque voisin
gtr-help-role-merchant = mettre un matériau de { -your-stockpile } dans ta chambre forte
gtr-help-role-patron = engager une carte { -of-the-pool } comme client

gtr-help-build = Construire
gtr-help-building = Pour commencer un bâtiment, pose sa carte sur un { -site } libre de son matériau. Ajoute ensuite ce matériau : autant de cartes que la valeur { -of-the-site }. Une fois le bâtiment achevé, { -the-site } devient de l’influence et la fonction s’applique. Jamais deux bâtiments du même nom.
gtr-help-outside = Un { -site } hors de la ville demande deux actions de suite.

gtr-help-influence = Tu commences avec 2 points d’influence. Chaque bâtiment achevé ajoute la valeur de son { -site }.
gtr-help-vault = Chambre forte
gtr-help-limit-clients = autant que ton influence
gtr-help-limit-vault = autant de cartes que ton influence
gtr-help-limit-stockpile = aucune
gtr-help-limit-hand = aucune ; penser la complète à 5 cartes

gtr-help-end = La partie s’arrête immédiatement quand :
gtr-help-end-deck = la pioche est vide
gtr-help-end-sites = le dernier { -site } de la ville est pris
gtr-help-end-catacomb = des Catacombes sont achevées
gtr-help-end-forum = un Forum est accompli : son propriétaire gagne
gtr-help-end-agreement = { $agreed ->
    [yes] tous les autres accordent la victoire à un joueur
   *[no] tous les autres accordent la victoire à un joueur (seulement si ta table joue avec cette option)
}

gtr-help-score-influence = 1 chacun
gtr-help-score-vault = la valeur de chaque carte : bloc et bois 1, béton et brique 2, pierre et marbre 3
gtr-help-bonus = Bonus des marchands
gtr-help-score-bonus = 3 pour chaque matériau dont ta chambre forte contient plus de cartes que toutes les autres
gtr-help-tie = La Statue et le Mur rapportent des points en plus. En cas d’égalité, la plus grande main gagne.

gtr-help-buildings = { $functions ->
    [yes] Ce qu’un bâtiment fait pour toi une fois achevé :
   *[no] Dans la partie pour débutants, les bâtiments n’ont pas de fonction. Dans le jeu complet, ils font ceci :
}
gtr-help-of-material = { $role } : { $material }, valeur { $value }
