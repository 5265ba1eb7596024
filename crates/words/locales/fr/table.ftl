# What stands around a drawn table.
table-skip-to-question = Aller à la question
table-ends = Ce qui termine la partie
table-tools = Table
table-to-side = Journal et discussion
table-side = Journal, discussion et contrat
table-all-answers = { $n ->
    [one] La seule réponse
   *[other] Les { $n } réponses
}
table-why-not = Pas maintenant
table-rulings = Décisions
table-see-rules = Règles : { $clauses }
table-other-answers = Autres réponses
table-close = Fermer
table-sure = Vraiment ?
table-not-yet = Pas encore
table-log-turn = Tour { $n }
table-log-round = Manche { $n }
table-order-how-often = Combien de fois
table-order-once = Une fois
table-order-brief = Jusqu’à ce qu’on me demande autre chose
table-keys = Touches et gestes
table-key-answer = donner la réponse qui porte ce signe
table-key-list = montrer toutes les réponses
table-key-take-back = reprendre
table-key-help = expliquer ce qui est sélectionné, ou montrer cette aide
table-key-escape = fermer, ou annuler une sélection
table-key-tab = passer d’une chose éclairée à la suivante
table-touch-help = L’or signale ce que tu peux toucher. Laisse la souris sur une carte, ou appuie longtemps dessus, pour lire ce qu’elle fait ; touche une carte qui n’est pas éclairée pour savoir pourquoi elle ne peut pas servir maintenant.
table-settings = Préférences
table-since = Depuis ton dernier tour
table-since-summary = { $n ->
    [one] Une réponse : { $names }.
   *[other] { $n } réponses : { $names }.
}
table-since-nothing = Rien pour l’instant.
table-show-since = Montrer
table-play = Lecture
table-notes = Notes pour toi
table-notes-hint = Personne d’autre ne peut les lire.
table-language = Langue
table-language-browser = Celle de mon navigateur
table-language-own = Français
table-rules-of = { $game } : les règles
table-in-short = En bref
table-all-rulings = Décisions
