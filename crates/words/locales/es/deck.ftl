# Un mazo o un camino de Gloria Mundi que alguien escribió. Las palabras como farm o red son las del archivo.

deck-columns = { $n ->
    [one] { $n } columna
   *[other] { $n } columnas
} en vez de cinco: name | type | cost | steps | power
deck-no-name = la carta no tiene nombre
deck-kind = tipo «{ $word }» desconocido; usa farm, city, legion o red
deck-steps = «{ $word }» no es un número de pasos de 0 a 9
deck-red-power = wall y => son solo para cartas del tipo red
deck-no-red-power = el poder de una carta del tipo red tiene que ser wall, un => o none
deck-symbol = símbolo «{ $word }» desconocido; usa food, gold, peace, glory o step
deck-production = carta de producción «{ $word }» desconocida; usa farm, city o legion
deck-counted = un poder no puede contar «{ $word }»; cuenta farm, city, legion, food, gold, peace, glory, building o wall
deck-term = «{ $term }» no es un número y un símbolo
deck-number = un número de «{ $term }» no está entre 1 y { $most }
deck-cost = «{ $cost }» supera { $most } recursos
deck-choice = «{ $term }» no puede ser una elección aquí
deck-step-spent = los pasos no se pagan ni se sustituyen
deck-x = una X solo va con -> o con =>
deck-icon = icono «{ $word }» desconocido; usa farm, city o legion
deck-icons = «{ $text }» muestra más de { $most } iconos
deck-no-icon = la casilla no muestra ningún icono; usa farm, city o legion
deck-long = más de { $most } bytes
deck-long-name = un nombre puede tener como máximo { $most } caracteres: «{ $name }…»
deck-hidden = «{ $text }» contiene caracteres invisibles
