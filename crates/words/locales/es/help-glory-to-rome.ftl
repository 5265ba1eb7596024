# Cómo se juega a Gloria a Roma.

gtr-help-goal = Roma ha ardido. Reconstrúyela y consigue más puntos que nadie: 1 por cada punto de influencia, el valor de cada carta de tu tesoro y 3 por cada material del que tengas allí más cartas que nadie.

gtr-help-cards = Una carta de acción puede ser cinco cosas, una sola a la vez:
gtr-help-as-order = Una acción: juégala para liderar su personaje o seguirlo.
gtr-help-as-client = Un cliente: actúa cada vez que se lidera su personaje.
gtr-help-as-material = Un material: va a tu almacén o a un edificio.
gtr-help-as-building = Un edificio: ponla en un solar como cimientos.
gtr-help-as-goods = Mercancía: en tu tesoro vale puntos.
gtr-help-colours = El color, el personaje y el material van siempre juntos. El valor cuenta tres veces: los materiales que pide el edificio, la influencia que da y los puntos de la carta en el tesoro.
gtr-help-jack = Un Senador vale por cualquier personaje. Nunca es cliente, material ni edificio. En la edición original los Senadores se llaman Jacks.
gtr-help-head-role = Personaje
gtr-help-head-material = Material
gtr-help-head-value = Valor
gtr-help-head-building = Edificio

gtr-help-lead = El líder juega una carta y lidera su personaje, o piensa. Si piensa, el turno acaba.
gtr-help-follow = En sentido horario, los demás siguen con una carta de ese personaje o piensan.
gtr-help-act = Desde el líder, todos actúan: una vez por la carta jugada y una vez por cada cliente de ese personaje. Los clientes actúan aunque hayas pensado.
gtr-help-clear = Las cartas jugadas van a la reserva y los Senadores a su montón. El jugador de la izquierda pasa a liderar.
gtr-help-units = En vez de una carta del personaje puedes jugar un Senador o una petición: { $petition } cartas de un mismo personaje, el que sea.
gtr-help-fresh = Un cliente recién contratado actúa desde el turno siguiente. Puedes renunciar a cualquier acción.

gtr-help-roles = Los personajes
gtr-help-thinker = tomas un Senador; o completas tu mano hasta 5 cartas; o robas 1 carta si tienes 5 o más
gtr-help-role-laborer = llevas una carta de la reserva a tu almacén
gtr-help-role-craftsman = empiezas un edificio o añades un material, desde tu mano
gtr-help-role-architect = empiezas un edificio desde tu mano o añades un material de tu almacén
gtr-help-role-legionary = muestras cartas de tu mano, una por acción; por cada una tomas ese material de la reserva y de la mano de cada vecino
gtr-help-role-merchant = llevas un material de tu almacén a tu tesoro
gtr-help-role-patron = contratas una carta de la reserva como cliente

gtr-help-build = Construir
gtr-help-building = Para empezar un edificio, pon su carta en un solar libre de su material. Después añade ese material: tantas cartas como el valor del solar. Al completarlo, el solar pasa a ser influencia y la función se activa. No puedes tener dos edificios con el mismo nombre.
gtr-help-outside = Un solar de las afueras cuesta dos acciones seguidas.

gtr-help-influence = Empiezas con 2 de influencia. Cada edificio que completas suma el valor de su solar.
gtr-help-vault = Tesoro
gtr-help-limit-clients = tantos clientes como tu influencia
gtr-help-limit-vault = tantas cartas como tu influencia
gtr-help-limit-stockpile = ninguno
gtr-help-limit-hand = ninguno; al pensar se completa hasta 5 cartas

gtr-help-end = La partida acaba inmediatamente cuando:
gtr-help-end-deck = se agota el mazo
gtr-help-end-sites = se ocupa el último solar de la ciudad
gtr-help-end-catacomb = se completan las Catacumbas
gtr-help-end-forum = se cumple un Foro: gana su dueño
gtr-help-end-agreement = { $agreed ->
    [yes] todos los demás conceden la victoria a un jugador
   *[no] todos los demás conceden la victoria a un jugador (solo si tu mesa juega con esa opción)
}

gtr-help-score-influence = 1 por unidad
gtr-help-score-vault = el valor de cada carta: escombros y madera 1, cemento y ladrillo 2, piedra y mármol 3
gtr-help-bonus = Ficha de Mercader
gtr-help-score-bonus = 3 por cada material del que tengas más cartas que nadie en el tesoro
gtr-help-tie = La Estatua y la Muralla dan puntos propios. En caso de empate, gana la mano con más cartas.

gtr-help-buildings = { $functions ->
    [yes] Lo que hace por ti un edificio completado:
   *[no] En la partida de iniciación los edificios no tienen funciones. En el juego completo hacen esto:
}
gtr-help-of-material = { $role }: { $material }, valor { $value }
