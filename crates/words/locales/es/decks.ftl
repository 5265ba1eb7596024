# Cartas, tableros y precios: los de siempre, los de la casa y los que cada cual copia de su caja.

site-decks = Cartas, tableros y precios
site-decks-lead = ¿Tienes la caja? Copia una vez lo que lleva impreso y juega con ello aquí.
decks-kind-deck = Cartas de edificio
decks-kind-board = Tablero
decks-kind-prices = Precios de los edificios
site-decks-standard = Versión estándar
site-decks-earlier = Versión estándar anterior
site-decks-house = Versión de la casa
site-decks-new = Nuevo
site-decks-of-table = { $game }: con qué se juega en esta mesa
site-decks-see = Ver
site-decks-all = Ver e introducir cartas, tableros y precios
site-decks-heading = { $kind } ({ $n })
site-decks-africa = Pasos de Roma a África: { $n }. El camino del bárbaro, hasta Roma:
site-decks-print = Solo se imprime lo que ves debajo.
site-decks-copy = Cambiar una copia

site-decks-agreed = { $kind }: { $which }.
site-decks-which-standard = versión estándar (provisional)
site-decks-which-earlier = versión estándar anterior (provisional)
site-decks-which-house = versión de la casa
site-decks-which-named = «{ $name }»
site-decks-which-unnamed = versión del anfitrión

site-decks-from-agreed = lo acordado: { $which }
site-decks-from-text = un texto o un archivo
site-decks-text = Texto del archivo
site-decks-file = O un archivo de tu dispositivo
site-decks-check = Comprobar
site-decks-fine = No hay errores.
decks-mistake = Línea { $line }, columna { $column }: { $problem }.
decks-mistake-card = Línea { $line }, columna { $column }, carta «{ $card }»: { $problem }.
decks-unreadable = no se puede leer: { $problem }

site-decks-how = Cómo se escribe
decks-how-deck = Escribe una carta por línea: name | type | cost | steps | power. Los tipos son farm, city, legion y red. Los símbolos son food, gold, peace, glory y step, con un número delante y + entre ellos; / deja elegir. Un poder es lo que recibes, o un lado izquierdo, un signo y un lado derecho.
decks-how-board = africa es el número de pasos de Roma a África. barbarian enumera los iconos de su camino, desde su primer paso hasta la última casilla antes de Roma: "farm", "city+legion". Si empieza sobre un icono, añade start = "farm".
decks-how-prices = Escribe el precio de cada edificio: market, aqueduct, palace y basilica.
site-decks-name = Nombre
site-decks-delete-hint = Las mesas abiertas con este archivo lo conservan.
site-decks-bad-name = Elige un nombre de 1 a { $most } caracteres visibles que no sea «standard», «earlier» ni «house».
site-decks-no-file = No tienes ningún archivo «{ $name }» para esto.
site-decks-no-house = Esta casa no tiene una versión propia.
site-decks-no-earlier = No hay ninguna versión anterior.

site-decks-card = Introducir una carta
site-decks-card-name = Nombre de la carta
site-decks-card-type = Tipo
site-decks-card-cost = Coste: { $kind }
site-decks-card-steps = Pasos al comprarla
site-decks-card-left = Poder, a la izquierda del signo
site-decks-card-sign = Signo
site-decks-card-right = Poder, a la derecha del signo
site-decks-card-x = X: las veces que quieras
site-decks-card-add = Añadir la carta
decks-sign-produce = ninguno: producir
decks-sign-spend = -> gastar para
decks-sign-count = = por cada
decks-sign-condition = : si, o en su lugar
decks-sign-replace = => sustituir al construir
