# The rulebook: clauses and their examples, cards, editions.

# Examples of a clause.
site-shown-by = { $n ->
    [one] { $n } ejemplo
   *[other] { $n } ejemplos
}
site-examples-of = { $game }: ejemplos de las reglas
site-examples = Ejemplos
site-examples-lead = { $n_examples } posiciones muestran lo que dicen las { $n_clauses } cláusulas. Cada cambio del programa se prueba con todas, y puedes abrir la que quieras.
site-example = Ejemplo { $n }
site-example-of = Ejemplo { $n }: { $does }
# The player of a position at a seat.
site-example-player = { $seat ->
    [0] Ana
    [1] Bruno
    [2] Clara
    [3] Diego
    [4] Elena
   *[other] Fabio
}
site-try-it = Pruébalo
site-in-words = La posición en palabras

# All cards of a game.
site-cards-of = { $game }: todas las cartas
site-cards = Todas las cartas
site-cards-lead = Qué hace cada carta, cómo se resuelven los casos dudosos y qué reglas hablan de ella.
site-search = Nombre o palabra
site-sort = Tipo
site-any-sort = Todo
book-sort-actions = Cartas de acción
book-sort-favours = Cartas de favor
book-sort-buildings = Edificios
book-sort-privileges = Cartas de privilegio
book-sort-production = Cartas de producción
book-sort-resources = Recursos
book-sort-roles = Personajes
book-sort-places = En la mesa
book-printed = «{ $word }» se llama aquí «{ $ours }» ({ $clause }).
# A word that another edition has for something.
book-other-edition = «{ $word }» es la palabra de otra edición. Aquí se dice «{ $ours }».
site-find = Buscar
site-found = { $n ->
    [0] Sin resultados
    [one] { $n } resultado
   *[other] { $n } resultados
}
site-in-edition = { $edition }:

# Editions and options.
site-editions-of = { $game }: ediciones y opciones
site-editions = Ediciones y opciones
site-editions-lead = Los valores por defecto, y lo que tu mesa puede cambiar.
site-option-named = Opción
site-standard = Por defecto
site-choices = Opciones posibles
site-between = de { $least } a { $most }
site-clauses = Reglas
