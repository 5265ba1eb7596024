# The end of a game: where the points come from, the charts, the deal.

# Glory to Rome.
site-influence = Influence
site-vault-values = Chambre forte (valeur des cartes)
site-most-of-a-material = Jetons bonus des marchands, { $each } chacun
site-statue = Statue
site-wall = { -wall }, la moitié { -of-the-stockpile }
site-wall-of = { $stockpile } { -in-stock }
site-cards-in-hand = Cartes en main
site-cards-in-vault = Cartes en chambre forte
site-stockpile = Réserve
site-clients = Clientèle
site-buildings = Bâtiments
site-counts-nothing = Les bâtiments inachevés, les clients et les cartes en main ne rapportent pas de points.

# Fortuna.
site-road = Chemin
site-privilege-card = Privilège : { $card }
site-n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
site-money = Argent
site-cubes = Eau, blé et vin
site-centurions = Centurions
site-vestals = Vestales
site-privileges = Cartes Privilège
site-outside-rome = { $who } : hors de Rome (avant la case { $gate }). Pas de victoire possible ; les cartes Privilège ne comptent pas.

# Gloria Mundi.
site-steps-from-rome = Pas depuis Rome
site-steps-of-buildings = Bâtiments encore debout
site-steps-else = Pouvoirs et bâtiments perdus
site-all-resources = Toutes les ressources

# The page.
site-wins = { $n ->
    [one] Victoire : { $who }
   *[other] Victoire partagée : { $who }
}
site-you-win = Tu as gagné
site-you-win-with = Tu as gagné avec { $who }
site-nobody-wins = Personne n’a gagné
site-score = Décompte
site-source = Origine
site-total = Points
site-when-equal = En cas d’égalité : { $what }
site-how-it-went = Le fil de la partie
site-as-counted = ce que chacun pouvait compter
site-resources = Ce que chacun avait
site-chart = { $what } : { $ends }.
site-had = { $who } { $n }
site-turn = tour
site-round = manche
site-figures = Chiffres
site-fair-deal = La donne était honnête
site-seal = Sceau (montré avant la donne)
site-seed-open = Graine (désormais publique)
site-seed-check = Le sceau est l’empreinte SHA-256 de la graine, qui détermine toutes les cartes et tous les dés. La partie enregistrée contient les deux : importe-la n’importe où, ou lance « trivium verify » dessus, pour rejouer et comparer toute la partie.
site-made-of = { $source } : { $detail }
site-final-table = Table finale
site-you-win-by = Tu as gagné { $points } à { $next }
site-wins-by = Victoire : { $who }, { $points } à { $next }
site-counting = Décompte · { $n } sur { $of }
site-skip-to-result = Passer au résultat
site-watch-counting = Revoir le décompte
site-watch-replay = Revoir la partie
site-other-towns = Ce que les autres ont bâti
site-save-picture = Enregistrer l’image
site-send-picture = L’envoyer
site-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} { $year }
