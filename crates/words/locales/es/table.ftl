# What stands around a drawn table.
table-skip-to-question = Ir a la pregunta
table-ends = El final llega con
table-tools = Mesa
table-to-side = Registro y charla
table-side = Registro, charla y acuerdo
table-all-answers = Las { $n } respuestas
table-why-not = Ahora no
table-rulings = Aclaraciones
table-see-rules = Reglas: { $clauses }
