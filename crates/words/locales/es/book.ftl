# The rulebook: clauses and their examples, cards, editions.

# Examples of a clause.
book-shown-by = { $n ->
    [one] { $n } ejemplo
   *[other] { $n } ejemplos
}
book-examples-of = { $game }: ejemplos de las reglas
book-examples = Ejemplos
book-examples-lead = { $n_examples } posiciones muestran lo que dicen las { $n_clauses } cláusulas. El programa las juega todas antes de cada cambio, y puedes abrir la que quieras.
book-example = Ejemplo { $n }
book-example-of = Ejemplo { $n }: { $does }
# The player of a position at a seat.
book-player = { $seat ->
    [0] Ana
    [1] Bruno
    [2] Clara
    [3] Diego
    [4] Elena
   *[other] Fabio
}
book-try-it = Pruébalo
book-in-words = La posición en palabras

# All cards of a game.
book-cards-of = { $game }: todas las cartas
book-cards = Todas las cartas
book-cards-lead = Qué hace cada carta, cómo se resolvieron los casos dudosos y dónde hablan de ella las reglas.
book-search = Nombre o palabra
book-sort = Tipo
book-sort-any = Todo
book-sort-actions = Cartas de acción
book-sort-favours = Cartas de favor
book-sort-buildings = Edificios
book-sort-privileges = Cartas de privilegio
book-sort-production = Cartas de producción
book-sort-resources = Recursos
book-sort-roles = Papeles
book-sort-places = En la mesa
book-printed = «{ $word }» es aquí «{ $ours }» ({ $clause }).
book-find = Buscar
book-found = { $n ->
    [0] No hay nada
    [one] { $n } resultado
   *[other] { $n } resultados
}
book-in-edition = { $edition }:

# Editions and options.
book-editions-of = { $game }: ediciones y opciones
book-editions = Ediciones y opciones
book-editions-lead = Lo que se juega si la mesa no acuerda otra cosa, y lo que puede acordar.
book-option = Opción
book-standard = De ordinario
book-choices = Puede ser
book-between = de { $least } a { $most }
book-clauses = Reglas
