# What stands on the drawn table.

## Words that stand by themselves

gtr-label-pool = Reserva
gtr-label-sites = Solares
gtr-label-in-town = Ciudad
gtr-label-outside = Afueras
gtr-label-deck = Mazo
gtr-label-jacks = Senadores
gtr-label-clients = Clientela
gtr-label-influence = Influencia
gtr-label-vault = Tesoro
gtr-label-stockpile = Almacén
gtr-label-buildings = Edificios
gtr-label-others = Los demás jugadores
gtr-label-commons = Zona común
gtr-label-hand = Tu mano
gtr-label-held = Mano
gtr-label-you = tú
gtr-label-leader = Líder
gtr-label-jack = Senador
gtr-label-any-role = Cualquier personaje
gtr-label-jack-does = Lidera o sigue a cualquier personaje
gtr-label-petition = Petición
gtr-label-pair = Pareja (Circo)
gtr-label-drawn = De la Fuente
gtr-label-public = Para todos
gtr-label-at-work = Activo
gtr-label-thinks = piensa
gtr-label-asked = le toca
gtr-label-glory = «¡Gloria a Roma!»
gtr-label-lead = Liderar
gtr-label-follow = Seguir
gtr-label-act = Actuar

## Things

gtr-board-camp = { $you ->
    [yes] Tu campamento
   *[no] Campamento de { $who }
}
gtr-board-pile = Reserva: { $materials }, { $role }
gtr-board-lots = { $outside ->
    [yes] En las afueras
   *[no] En la ciudad
}: { $n ->
    [one] queda { $n } solar de { $material }
   *[other] quedan { $n } solares de { $material }
}
gtr-board-clients-of = { $clients }{ $n ->
    [0] {""}
    [one] {" "}({ $n } nuevo este turno)
   *[other] {" "}({ $n } nuevos este turno)
}
gtr-board-played = Jugado: { $n } × { $role }
gtr-board-hand-of = Mano: { $cards }{ $n ->
    [0] {""}
   *[other] {" "}({ $jacks })
}
gtr-board-vault-of = Tesoro: { $cards }, límite { $limit }
gtr-board-left = { $n }
gtr-board-times = × { $n }
gtr-board-complete = { $name }, edificio completo
gtr-board-begun = { $name }, cimientos: { $n } de { $of } ({ $site })
gtr-board-begun-by = { $who } { $n }/{ $of }
gtr-board-owner = { $you ->
    [yes] tuyo
   *[no] de { $who }
}
gtr-board-stolen = { $you ->
    [yes] era tuyo
   *[no] era de { $who }
}
gtr-board-stolen-building = { $building }, { $from }
gtr-board-demands = «¡Roma exige { $what }!»
gtr-board-actions = { $acting ->
    [yes] { $actions } por hacer
   *[no] { $actions }
}
gtr-board-between = { $least }–{ $most } acciones
gtr-board-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
gtr-board-ends = Con esto acaba la partida: { $reason }.
gtr-board-grant = Si todos los demás aceptan, la partida termina.

## Questions, as short as they can be said

gtr-prompt-start = Pon una carta en la reserva
gtr-prompt-lead = Lidera un personaje o piensa
gtr-prompt-follow = { $who } lidera { $role-to }: ¿sigues o piensas?
gtr-prompt-palace = ¿Juegas más para { $role-the }?
gtr-prompt-petition = { $begun ->
    [yes] { $n ->
        [one] Una carta más de { $role } para la petición
       *[other] { $n } cartas más de { $role } para la petición
    }
   *[no] Elige { $n } cartas de un mismo personaje
}
gtr-prompt-thinker = Toma un Senador o roba cartas
gtr-prompt-school = Escuela: ¿piensas?
gtr-prompt-academy = Academia: ¿piensas?
gtr-prompt-patron = { $more ->
    [yes] Contrata a otro cliente
   *[no] Contrata a un cliente
}
gtr-prompt-laborer = { $more ->
    [yes] Toma otro material
   *[no] Toma un material
}
gtr-prompt-craftsman = Construye desde tu mano
gtr-prompt-fountain = Construye con la carta o quédatela
gtr-prompt-architect = { $more ->
    [yes] Haz más con esta acción
   *[no] Construye desde tu almacén
}
gtr-prompt-merchant = { $more ->
    [yes] Vende otra carta
   *[no] Vende un material
}
gtr-prompt-legionary = { $n ->
    [one] Muestra una carta para exigir su material
   *[other] Muestra hasta { $n } cartas para exigir sus materiales
}
gtr-prompt-plunder = Toma de la reserva lo que has exigido
gtr-prompt-give = { $who } exige { $demand }
gtr-prompt-coliseum = Echa a los leones a un cliente de { $victim }
gtr-prompt-bath = ¿Como qué personaje actúa tu nuevo { $client }?
gtr-prompt-prison = Llévate un edificio
gtr-prompt-senate = Toma un Senador jugado
gtr-prompt-sewer = Guarda una carta que has jugado
gtr-prompt-grant = ¿Concedes la victoria a { $winner }?

## Lo que decide otro

gtr-wait-start = { $who } pone una carta en la reserva
gtr-wait-lead = { $who } lidera un personaje o piensa
gtr-wait-follow = { $who } sigue { $role-to } o piensa
gtr-wait-palace = { $who } puede jugar más para { $role-the }
gtr-wait-petition = { $who } elige las cartas de una petición
gtr-wait-thinker = { $who } piensa
gtr-wait-school = { $who } puede pensar (Escuela)
gtr-wait-academy = { $who } puede pensar (Academia)
gtr-wait-patron = { $who } puede contratar a un cliente
gtr-wait-laborer = { $who } puede tomar un material
gtr-wait-craftsman = { $who } construye desde su mano
gtr-wait-fountain = { $who } construye con la carta de la Fuente o se la queda
gtr-wait-architect = { $who } construye desde su almacén
gtr-wait-merchant = { $who } puede vender un material
gtr-wait-legionary = { $who } muestra lo que Roma exige
gtr-wait-plunder = { $who } toma de la reserva lo que Roma exige
gtr-wait-give = Roma exige a { $who }: { $demand }
gtr-wait-coliseum = { $yours ->
    [yes] { $who } puede echar a los leones a un cliente tuyo
   *[no] { $who } puede echar a los leones a un cliente de { $victim }
}
gtr-wait-bath = { $who } elige el personaje del nuevo { $client }
gtr-wait-prison = { $who } puede llevarse un edificio
gtr-wait-senate = { $who } puede tomar un Senador jugado
gtr-wait-sewer = { $who } puede guardar las cartas que ha jugado
gtr-wait-grant = { $yours ->
    [yes] { $who } decide si ganas tú
   *[no] { $who } decide si gana { $winner }
}

## What things are

gtr-about-function = Una vez completo: { $function }.
gtr-about-no-function = En la partida de iniciación los edificios no tienen funciones.
gtr-about-order = En la mano: lidera o sigue { $role-to }. Como material: { $material }, valor { $value }. Necesita un solar de ese material. Hay { $n } copias.
gtr-about-role = { $role }: { $does }.
gtr-about-pile = { $material } / { $role }
gtr-about-material = Valor { $value }: un edificio de { $material } necesita { $value ->
    [one] { $value } material
   *[other] { $value } materiales
} y da +{ $value } de influencia. En tu tesoro, cada carta vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}.
gtr-about-jack = Sirve para liderar o seguir a cualquier personaje, por una acción. No es cliente, ni material, ni cimientos.
gtr-about-petition = { $n } cartas de un mismo personaje valen como un Senador.
gtr-about-pair = Con un Circo, dos cartas de un mismo personaje valen como un Senador.
gtr-about-jacks = Piensa para tomar un Senador. Los Senadores jugados vuelven después del turno.
gtr-about-deck = Piensa para robar. Cuando se agota el mazo, la partida acaba de inmediato.
gtr-about-sites = { $n } solares de cada material están en la ciudad; los demás, en las afueras. Unos cimientos necesitan un solar de su material. En las afueras cuestan dos acciones seguidas. Cuando se ocupa el último solar de la ciudad, la partida acaba de inmediato.
gtr-about-vault = Las cartas de tu tesoro son puntos, boca abajo. Límite: tu influencia. Si tienes más cartas de un material que nadie, ganas su ficha de Mercader: 3 puntos.
gtr-about-clients = Cada cliente te da una acción más cuando se lidera su personaje, aunque pienses. Límite: tu influencia. Un cliente nuevo actúa a partir del turno siguiente.
gtr-about-influence = 2 al principio, más el valor del solar de cada edificio completado. Limita tu clientela y tu tesoro. Al final vale un punto por unidad.
gtr-about-stockpile = Materiales para tu Arquitecto y tu Mercader. Sin límite.

## How doubtful cases were ruled

gtr-ruled-bar = Reserva, mano y mazo en cualquier orden. Pero después del mazo, esta acción no contrata a nadie de la reserva.
gtr-ruled-last-card = La última carta del mazo aún va a su sitio. No ocurre nada más: la partida termina.
gtr-ruled-latrine = Si descartas, después debes pensar.
gtr-ruled-vomitorium = Si descartas tu mano, después debes pensar.
gtr-ruled-road = Una Estatua en un solar de piedra es un edificio de piedra.
gtr-ruled-public-material = La Calzada y la Torre amplían también lo que admite un edificio que la Escalinata abre a todos; la Biblioteca, no.
gtr-ruled-circus = Los Senadores y las peticiones funcionan como siempre.
gtr-ruled-hand-too = La carta de la mano va antes o después de la otra. Puedes omitir cualquiera de las dos.
gtr-ruled-palisade = Aun así puedes entregar algo (opción de mesa).
gtr-ruled-public-points = Si está abierto a todos, cuenta para todos.
gtr-ruled-granted = El número de acciones queda fijado al completarlo, aunque después suba tu influencia.
gtr-ruled-once = Ocurre una sola vez. Si está abierto a todos, no hace nada.
gtr-ruled-aqueduct = Primero cuenta la Ínsula y después el Acueducto duplica.
gtr-ruled-bridge = Los materiales de un tipo son iguales: no se pregunta cuál sale del almacén.
gtr-ruled-senate = Tomas los Senadores que aún están en los campamentos. Otro Senado puede haberse llevado alguno antes.
gtr-ruled-storeroom = Para un Foro, cualquier cliente que sobre vale por un Obrero.
gtr-ruled-tower = Con ella, un cliente de las Termas puede construir en las afueras.
gtr-ruled-academy = Piensas al final del turno, cuando los campamentos están vacíos.
gtr-ruled-bath = Con el Ludus Magna, un Mercader actúa como cualquier personaje; con la Despensa, cualquier cliente actúa como Obrero. Ningún cliente actúa dos veces.
gtr-ruled-bath-outside = Su acción no puede ser una de las dos de un solar de las afueras.
gtr-ruled-bath-join = Guarda la primera acción. Si tu próximo cliente actúa como el mismo personaje, las dos pagan un solar de las afueras. Si no, se pierde.
gtr-ruled-gate = Una Estatua es un edificio de mármol en cualquier solar.
gtr-ruled-circus-maximus = Si lo completas durante tus acciones, también los clientes que ya han actuado tienen una segunda acción.
gtr-ruled-coliseum = Como máximo un cliente de cada oponente por cada material exigido.
gtr-ruled-prison = La víctima conserva la influencia del solar de su edificio y recibe la de la Prisión. Una Prisión no se puede robar.
gtr-ruled-prison-public = Una función abierta a todos lo sigue estando aunque se robe su edificio.
gtr-ruled-scriptorium = Donde el mármol ya vale, elige: añadirlo o completar con él.
gtr-ruled-forum = Si varios lo cumplen a la vez, deciden los puntos y, después, las cartas en la mano.
gtr-ruled-ludus-magna = Para un Foro, los Mercaderes a partir del segundo valen por los personajes que falten.
gtr-ruled-palace = Una petición o una pareja es una unidad, por una acción.
gtr-ruled-stairway = Ni tus propios edificios, ni cimientos, ni uno que ya sirva a todos.
gtr-ruled-statue = Admite el material de su solar, o mármol.

## Una acción puede acabar la partida

gtr-threat-sites = El próximo solar que se ocupe en la ciudad acaba la partida.
gtr-threat-deck = El próximo robo puede agotar el mazo y acabar la partida.
gtr-threat-catacomb = { $you ->
    [yes] Acabas la partida
   *[no] { $who } acaba la partida
} con una carta más: { $what } (Catacumbas).
gtr-threat-forum = { $you ->
    [yes] Ganas
   *[no] { $who } gana
} con una carta más: { $what } (Foro).
