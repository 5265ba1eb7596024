# The rulebook: clauses and their examples, cards, editions.

# Examples of a clause.
site-shown-by = { $n ->
    [one] { $n } exemple
   *[other] { $n } exemples
}
site-examples-of = { $game } : exemples des règles
site-examples = Exemples
site-examples-lead = { $n_examples } positions montrent ce que disent les { $n_clauses } articles. Le programme les joue toutes avant chaque changement, et tu peux ouvrir celle que tu veux.
site-example = Exemple { $n }
site-example-of = Exemple { $n } : { $does }
# The player of a position at a seat.
site-example-player = { $seat ->
    [0] Anna
    [1] Bastien
    [2] Claire
    [3] David
    [4] Élise
   *[other] Fabrice
}
site-try-it = Essayer
site-in-words = La position en mots

# All cards of a game.
site-cards-of = { $game } : toutes les cartes
site-cards = Toutes les cartes
site-cards-lead = Ce que fait chaque carte, comment les cas douteux ont été tranchés, et où les règles en parlent.
site-search = Nom ou mot
site-sort = Genre
site-any-sort = Tout
book-sort-actions = Cartes Action
book-sort-favours = Cartes Faveur
book-sort-buildings = Bâtiments
book-sort-privileges = Cartes Privilège
book-sort-production = Cartes de production
book-sort-resources = Ressources
book-sort-roles = Rôles
book-sort-places = Sur la table
book-printed = « { $word } » se dit ici « { $ours } » ({ $clause }).
# A word that another edition has for something.
book-other-edition = « { $word } » est le mot d’une autre édition. Ici, c’est « { $ours } ».
site-find = Chercher
site-found = { $n ->
    [0] Rien trouvé
    [one] { $n } trouvaille
   *[other] { $n } trouvailles
}
site-in-edition = { $edition } :

# Editions and options.
site-editions-of = { $game } : éditions et options
site-editions = Éditions et options
site-editions-lead = Ce qui se joue si la table ne convient de rien d’autre, et ce dont elle peut convenir.
site-option-named = Options
site-standard = D’ordinaire
site-choices = Au choix
site-between = de { $least } à { $most }
site-clauses = Règles
