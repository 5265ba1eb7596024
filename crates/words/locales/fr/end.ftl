# The end of a game: where the points come from, the charts, the deal.

# Glory to Rome.
end-influence = Influence
end-vault-values = Chambre forte, par valeur
end-most-of-a-material = Majorité d’un matériau, { $each } chacune
end-statue = Statue
end-wall = Mur, la moitié du stock
end-wall-of = { $stockpile } au stock
end-cards-in-hand = Cartes en main
end-cards-in-vault = Cartes en chambre forte
end-stockpile = Stock
end-clients = Clients
end-buildings = Bâtiments
end-counts-nothing = Les bâtiments inachevés, les clients et les cartes en main ne rapportent pas de points.

# Fortuna.
end-road = Chemin
end-privilege-card = Privilège : { $card }
end-n-cards = { $n } cartes
end-money = Argent
end-cubes = Eau, blé et vin
end-centurions = Centurions
end-vestals = Vestales
end-privileges = Cartes Privilège
end-outside-rome = { $who } : hors de Rome, qui commence à la case { $gate }. De là, personne ne gagne, et les cartes Privilège ne comptent pas.

# Gloria Mundi.
end-steps-from-rome = Pas depuis Rome
end-steps-of-buildings = Bâtiments debout
end-steps-else = Pouvoirs, et bâtiments disparus
end-all-resources = Toutes les ressources

# The page.
end-wins = { $n ->
    [one] Victoire : { $who }
   *[other] Victoire partagée : { $who }
}
end-you-win = Tu as gagné
end-nobody-wins = Personne n’a gagné
end-score = Décompte
end-source = Origine
end-total = Points
end-when-equal = En cas d’égalité : { $what }
end-how-it-went = Le fil de la partie
end-as-counted = tel que chacun pouvait le compter
end-resources = Ce que chacun avait
end-chart = { $what } : { $ends }.
end-had = { $who } { $n }
end-turn = tour
end-round = manche
end-figures = Chiffres
end-fair-deal = La donne était honnête
end-seal = Sceau, montré avant la donne
end-seed-open = Graine, révélée maintenant
end-seed-check = Le sceau est l’empreinte SHA-256 de la graine, et toutes les cartes et tous les dés découlent de la graine. La partie enregistrée contient les deux : importe-la n’importe où, ou lance « trivium verify » dessus, et toute la partie est rejouée et comparée.
end-final-table = La table à la fin
