# The rulebook: clauses and their examples, cards, editions.

# Examples of a clause.
site-shown-by = { $n ->
    [one] { $n } exemple
   *[other] { $n } exemples
}
site-examples-of = { $game } : exemples des règles
site-examples = Exemples
site-examples-lead = { $n_examples } positions montrent ce que disent les { $n_clauses } articles. Chaque changement du programme est essayé sur toutes, et tu peux ouvrir celle que tu veux.
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
site-cards-lead = Ce que fait chaque carte, comment les cas douteux sont tranchés, et quelles règles en parlent.
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
book-printed = « { $word } » s’appelle ici « { $ours } » ({ $clause }).
# A word that another edition has for something.
book-other-edition = « { $word } » est le mot d’une autre édition. Ici, c’est « { $ours } ».
site-find = Chercher
site-found = { $n ->
    [0] Aucun résultat
    [one] { $n } résultat
   *[other] { $n } résultats
}
site-in-edition = { $edition } :

# Editions and options.
site-editions-of = { $game } : éditions et options
site-editions = Éditions et options
site-editions-lead = Ce qui vaut par défaut, et ce que ta table peut changer.
site-option-named = Option
site-standard = Par défaut
site-choices = Au choix
site-between = de { $least } à { $most }
site-clauses = Règles
