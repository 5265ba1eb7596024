# The rulebook: clauses and their examples, cards, editions.

# Examples of a clause.
book-shown-by = { $n ->
    [one] { $n } exemple
   *[other] { $n } exemples
}
book-examples-of = { $game } : exemples des règles
book-examples = Exemples
book-examples-lead = { $n_examples } positions montrent ce que disent les { $n_clauses } articles. Le programme les joue toutes avant chaque changement, et tu peux ouvrir celle que tu veux.
book-example = Exemple { $n }
book-example-of = Exemple { $n } : { $does }
# The player of a position at a seat.
book-player = { $seat ->
    [0] Anna
    [1] Bastien
    [2] Claire
    [3] David
    [4] Élise
   *[other] Fabrice
}
book-try-it = Essayer
book-in-words = La position en mots

# All cards of a game.
book-cards-of = { $game } : toutes les cartes
book-cards = Toutes les cartes
book-cards-lead = Ce que fait chaque carte, comment les cas douteux ont été tranchés, et où les règles en parlent.
book-search = Nom ou mot
book-sort = Genre
book-sort-any = Tout
book-sort-actions = Cartes Action
book-sort-favours = Cartes Faveur
book-sort-buildings = Bâtiments
book-sort-privileges = Cartes Privilège
book-sort-production = Cartes de production
book-sort-resources = Ressources
book-sort-roles = Rôles
book-sort-places = Sur la table
book-printed = « { $word } » se dit ici « { $ours } » ({ $clause }).
book-find = Chercher
book-found = { $n ->
    [0] Rien trouvé
    [one] { $n } trouvaille
   *[other] { $n } trouvailles
}
book-in-edition = { $edition } :

# Editions and options.
book-editions-of = { $game } : éditions et options
book-editions = Éditions et options
book-editions-lead = Ce qui se joue si la table ne convient de rien d’autre, et ce dont elle peut convenir.
book-option = Options
book-standard = D’ordinaire
book-choices = Au choix
book-between = de { $least } à { $most }
book-clauses = Règles
