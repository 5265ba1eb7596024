# Cartas, tableros y precios: los de siempre, los de la casa y los que cada cual copia de su caja.

decks-title = Cartas, tableros y precios
decks-lead = ¿Tienes la caja? Copia una vez lo que lleva impreso y juega con ello aquí.
decks-kind-deck = Cartas de edificio
decks-kind-board = Tablero
decks-kind-prices = Precios de los edificios
decks-standard = Versión habitual
decks-earlier = Versión habitual anterior
decks-house = Versión de la casa
decks-new = Nuevo
decks-of-table = { $game }: con qué se juega en esta mesa
decks-see = Ver
decks-all = Ver y copiar cartas, tableros y precios
decks-heading = { $kind } ({ $n })
decks-africa = Pasos de Roma a África: { $n }. El camino del bárbaro, hasta Roma:
decks-print = Al imprimir esta página solo sale lo que ves debajo.
decks-copy = Cambiar una copia

decks-agreed = { $kind }: { $which }.
decks-which-standard = versión habitual (provisional, la nuestra)
decks-which-earlier = versión habitual anterior (provisional, la nuestra)
decks-which-house = versión de la casa
decks-which-named = «{ $name }»
decks-which-unnamed = versión del anfitrión

decks-from-agreed = lo acordado: { $which }
decks-from-text = un texto o un archivo
decks-text = Texto del archivo
decks-file = O un archivo de tu dispositivo
decks-check = Comprobar
decks-fine = No hay errores.
decks-mistake = Línea { $line }, columna { $column }: { $problem }.
decks-mistake-card = Línea { $line }, columna { $column }, carta «{ $card }»: { $problem }.
decks-unreadable = no se puede leer: { $problem }

decks-how = Cómo se escribe
decks-how-deck = Escribe una carta por línea: name | type | cost | steps | power. Los tipos son farm, city, legion y red. Los símbolos son food, gold, peace, glory y step, con un número delante y + entre ellos; / deja elegir. Un poder es lo que recibes, o un lado izquierdo, un signo y un lado derecho.
decks-how-board = africa es el número de pasos de Roma a África. barbarian enumera los iconos de su camino, desde su primer paso hasta la última casilla antes de Roma: "farm", "city+legion". Si empieza sobre un icono, añade start = "farm".
decks-how-prices = Escribe el precio de cada edificio: market, aqueduct, palace y basilica.
decks-name = Nombre
decks-delete-hint = Las mesas que se abrieron con él lo conservan.
decks-bad-name = Elige un nombre de 1 a { $most } caracteres visibles que no sea «standard», «earlier» ni «house».
decks-no-file = No tienes ningún archivo «{ $name }» para esto.
decks-no-house = Esta casa no tiene uno propio.
decks-no-earlier = No hay ninguna versión anterior.

decks-card = Copiar una carta
decks-card-name = Nombre de la carta
decks-card-type = Tipo
decks-card-cost = Coste: { $kind }
decks-card-steps = Pasos al comprarla
decks-card-left = Poder, a la izquierda del signo
decks-card-sign = Signo
decks-card-right = Poder, a la derecha del signo
decks-card-x = X: las veces que quieras
decks-card-add = Añadir la carta
decks-sign-produce = ninguno: producir
decks-sign-spend = -> gastar para
decks-sign-count = = por cada
decks-sign-condition = : si, o en su lugar
decks-sign-replace = => sustituir al construir
