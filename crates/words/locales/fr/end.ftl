# The end of a game: where the points come from, the charts, the deal.

# Glory to Rome.
site-influence = Influence
site-vault-values = Chambre forte, par valeur
site-most-of-a-material = Majorité d’un matériau, { $each } chacune
site-statue = Statue
site-wall = Mur, la moitié du stock
site-wall-of = { $stockpile } au stock
site-cards-in-hand = Cartes en main
site-cards-in-vault = Cartes en chambre forte
site-stockpile = Stock
site-clients = Clients
site-buildings = Bâtiments
site-counts-nothing = Les bâtiments inachevés, les clients et les cartes en main ne rapportent pas de points.

# Fortuna.
site-road = Chemin
site-privilege-card = Privilège : { $card }
site-n-cards = { $n } cartes
site-money = Argent
site-cubes = Eau, blé et vin
site-centurions = Centurions
site-vestals = Vestales
site-privileges = Cartes Privilège
site-outside-rome = { $who } : hors de Rome, qui commence à la case { $gate }. De là, personne ne gagne, et les cartes Privilège ne comptent pas.

# Gloria Mundi.
site-steps-from-rome = Pas depuis Rome
site-steps-of-buildings = Bâtiments debout
site-steps-else = Pouvoirs, et bâtiments disparus
site-all-resources = Toutes les ressources

# The page.
site-wins = { $n ->
    [one] Victoire : { $who }
   *[other] Victoire partagée : { $who }
}
site-you-win = Tu as gagné
site-nobody-wins = Personne n’a gagné
site-score = Décompte
site-source = Origine
site-total = Points
site-when-equal = En cas d’égalité : { $what }
site-how-it-went = Le fil de la partie
site-as-counted = tel que chacun pouvait le compter
site-resources = Ce que chacun avait
site-chart = { $what } : { $ends }.
site-had = { $who } { $n }
site-turn = tour
site-round = manche
site-figures = Chiffres
site-fair-deal = La donne était honnête
site-seal = Sceau, montré avant la donne
site-seed-open = Graine, révélée maintenant
site-seed-check = Le sceau est l’empreinte SHA-256 de la graine, et toutes les cartes et tous les dés découlent de la graine. La partie enregistrée contient les deux : importe-la n’importe où, ou lance « trivium verify » dessus, et toute la partie est rejouée et comparée.
site-final-table = La table à la fin
