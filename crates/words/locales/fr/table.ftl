# What stands around a drawn table.
table-skip-to-question = Aller à la question
table-ends = Ce qui met fin à la partie
table-tools = Table
table-to-side = Journal et discussion
table-side = Journal, discussion et contrat
table-all-answers = Toutes les réponses ({ $n })
table-why-not = Pas maintenant
table-rulings = Décisions
table-see-rules = Règles : { $clauses }
