# What stands around a drawn table.
table-skip-to-question = Skip to the question
table-ends = The end comes with
table-tools = Table
table-to-side = Log and talk
table-side = Log, talk and agreement
table-all-answers = All { $n } answers
table-why-not = Not now
table-rulings = Rulings
table-see-rules = Rules: { $clauses }
