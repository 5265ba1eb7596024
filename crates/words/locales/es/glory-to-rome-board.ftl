# What stands on the drawn table.

## Words that stand by themselves

gtr-label-pool = Reserva
gtr-label-sites = Solares
gtr-label-in-town = Ciudad
gtr-label-outside = Afueras
gtr-label-deck = Mazo
gtr-label-jacks = Senadores
gtr-label-clients = Clientes
gtr-label-influence = Influencia
gtr-label-vault = Tesoro
gtr-label-stockpile = Almacén
gtr-label-buildings = Edificios
gtr-label-others = Los demás jugadores
gtr-label-commons = Lo que es de todos
gtr-label-hand = Tu mano
gtr-label-you = tú
gtr-label-leader = Líder
gtr-label-jack = Senador
gtr-label-any-role = Cualquier papel
gtr-label-jack-does = Lidera o sigue con cualquier papel
gtr-label-petition = Petición
gtr-label-pair = Pareja por el Circo
gtr-label-drawn = De la Fuente
gtr-label-public = Público
gtr-label-at-work = Funciona
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
gtr-board-pile = Reserva: { $n } de { $material }, { $role }
gtr-board-lots = { $outside ->
    [yes] En las afueras
   *[no] En la ciudad
}: { $n ->
    [one] queda { $n } solar de { $material }
   *[other] quedan { $n } solares de { $material }
}
gtr-board-clients-of = { $clients }{ $n ->
    [0] {""}
    [one] , { $n } nuevo en este turno
   *[other] , { $n } nuevos en este turno
}
gtr-board-played = Jugado: { $n } × { $role }
gtr-board-hand-of = Mano: { $cards }{ $n ->
    [0] {""}
   *[other] , de ellas { $jacks }
}
gtr-board-vault-of = { $cards } en el tesoro, sitio para { $limit }
gtr-board-left = { $n }
gtr-board-times = × { $n }
gtr-board-complete = { $name }, edificio completo
gtr-board-begun = { $name }, cimientos con { $n } de { $of } de { $site }
gtr-board-begun-by = { $who } { $n }/{ $of }
gtr-board-owner = dueño: { $who }
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
gtr-prompt-lead = Lidera un papel o piensa
gtr-prompt-follow = { $who } lidera { $role }: ¿sigues o piensas?
gtr-prompt-palace = ¿Juegas más para { $role }?
gtr-prompt-petition = { $begun ->
    [yes] { $n ->
        [one] Una carta más de { $role } para la petición
       *[other] { $n } cartas más de { $role } para la petición
    }
   *[no] Elige { $n } cartas de un mismo papel
}
gtr-prompt-thinker = Toma un Senador o roba
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
    [one] Muestra una carta: Roma exige
   *[other] Muestra hasta { $n } cartas: Roma exige
}
gtr-prompt-plunder = Toma de la reserva lo que has exigido
gtr-prompt-give = { $who } exige { $demand }
gtr-prompt-coliseum = Echa a los leones a un cliente de { $victim }
gtr-prompt-bath = ¿En qué papel actúa el nuevo { $client }?
gtr-prompt-prison = Llévate un edificio
gtr-prompt-senate = Toma un Senador jugado
gtr-prompt-sewer = Guarda una carta que has jugado
gtr-prompt-grant = ¿Concedes la victoria a { $winner }?

## Lo que decide otro

gtr-wait-start = { $who } pone una carta en la reserva
gtr-wait-lead = { $who } lidera un papel o piensa
gtr-wait-follow = { $who } sigue con { $role } o piensa
gtr-wait-palace = { $who } puede jugar más para { $role }
gtr-wait-petition = { $who } elige las cartas de una petición
gtr-wait-thinker = { $who } piensa
gtr-wait-school = { $who } puede pensar: Escuela
gtr-wait-academy = { $who } puede pensar: Academia
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
gtr-wait-bath = { $who } elige el papel del nuevo { $client }
gtr-wait-prison = { $who } puede llevarse un edificio
gtr-wait-senate = { $who } puede tomar un Senador jugado
gtr-wait-sewer = { $who } puede guardar las cartas jugadas
gtr-wait-grant = { $yours ->
    [yes] { $who } decide si la victoria es tuya
   *[no] { $who } decide si la victoria es de { $winner }
}

## What things are

gtr-about-function = Una vez completo: { $function }.
gtr-about-no-function = En la partida de iniciación los edificios no tienen funciones.
gtr-about-order = En la mano sirve para liderar o seguir como { $role }. Como material es { $material }, de valor { $value }; lo mismo vale el solar que necesita. Hay { $n } cartas así.
gtr-about-role = { $role }: { $does }.
gtr-about-pile = { $material } / { $role }
gtr-about-material = Valor { $value }: un edificio de { $material } necesita esa cantidad de materiales y da otro tanto de influencia; en el tesoro, cada carta vale esos puntos.
gtr-about-jack = Sirve para liderar o seguir con cualquier papel, por una acción. No es cliente, ni material, ni cimientos.
gtr-about-petition = { $n } cartas de un mismo papel valen como un Senador.
gtr-about-pair = Con un Circo, dos cartas de un mismo papel valen como un Senador.
gtr-about-jacks = Quien piensa puede tomar un Senador de esta pila; después de cada turno vuelven los Senadores jugados.
gtr-about-deck = Quien piensa roba de aquí. Cuando el mazo se agota, la partida acaba en el acto.
gtr-about-sites = { $n } solares de cada material están en la ciudad; los demás, en las afueras. Unos cimientos necesitan un solar de su material; en las afueras cuesta dos acciones seguidas. Cuando se ocupa el último solar de la ciudad, la partida acaba en el acto.
gtr-about-vault = Las cartas del tesoro son puntos, boca abajo. Caben tantas como influencia tiene su dueño. Quien tenga en solitario la mayoría de un material recibe 3 puntos más por él.
gtr-about-clients = Cada cliente da una acción más cuando se lidera su papel, también a quien piensa. Nadie tiene más clientes que influencia. Un cliente nuevo actúa a partir del turno siguiente.
gtr-about-influence = 2 al principio, más el valor del solar de cada edificio completado. Es el límite de clientes y de cartas en el tesoro, y al final da otros tantos puntos.
gtr-about-stockpile = Materiales para Arquitecto y Mercader. No hay límite.

## How doubtful cases were ruled

gtr-ruled-bar = Reserva, mano y mazo en cualquier orden; pero después del mazo esta acción no toma a nadie de la reserva.
gtr-ruled-last-card = La última carta del mazo todavía se coloca donde corresponde; de ella no se sigue nada más, y la partida termina.
gtr-ruled-latrine = Quien descarta tiene que pensar después.
gtr-ruled-vomitorium = Quien descarta su mano tiene que pensar después.
gtr-ruled-road = Una Estatua en un solar de piedra cuenta como edificio de piedra.
gtr-ruled-public-material = La Calzada y la Torre amplían también lo que admite un edificio que la Escalinata hace público; la Biblioteca, no.
gtr-ruled-circus = No cambia nada para los Senadores y las peticiones.
gtr-ruled-hand-too = La carta de la mano va antes o después de la otra, y cualquiera de las dos puede omitirse.
gtr-ruled-palisade = Quien está protegido puede entregar de todos modos, pero solo se le pregunta si la mesa así lo quiere.
gtr-ruled-public-points = Si se hace público, cuenta para todos.
gtr-ruled-granted = El número de acciones queda fijado al completar el edificio, aunque la influencia suba entretanto.
gtr-ruled-once = Ocurre una sola vez; si se hace público, no hace nada.
gtr-ruled-aqueduct = Primero cuenta la Ínsula y después el Acueducto duplica.
gtr-ruled-bridge = Los materiales de un tipo son todos iguales: a nadie se le pregunta cuál sale del almacén.
gtr-ruled-senate = Toma los Senadores que aún están en los campamentos; otro Senado puede haberse llevado algunos antes.
gtr-ruled-storeroom = Para un Foro, cualquier cliente que sobre vale por un Obrero.
gtr-ruled-tower = Con ella, un cliente de las Termas puede construir en las afueras.
gtr-ruled-academy = Se piensa al final del turno, cuando los campamentos están vacíos.
gtr-ruled-bath = Un Mercader actúa en cualquier papel con el Ludus Magna; cualquier cliente, como Obrero con una Despensa. Nadie actúa dos veces.
gtr-ruled-bath-outside = Su acción no puede ser una de las dos de un solar de las afueras.
gtr-ruled-bath-join = Deja la primera acción sin usar: si tu cliente siguiente actúa en el mismo papel, las dos pagan un solar de las afueras. Si no, se pierde.
gtr-ruled-gate = Una Estatua es un edificio de mármol en cualquier solar.
gtr-ruled-circus-maximus = Si se completa durante las acciones de su dueño, da una segunda acción también a los clientes que ya han actuado.
gtr-ruled-coliseum = Como máximo un cliente de cada rival por cada material exigido.
gtr-ruled-prison = La víctima conserva la influencia del solar de su edificio y recibe la de la Prisión. Una Prisión no se puede robar.
gtr-ruled-prison-public = Una función pública sigue siendo pública aunque se robe su edificio.
gtr-ruled-scriptorium = Donde el mármol ya vale, eliges entre añadirlo y completar con él.
gtr-ruled-forum = Si varios lo cumplen a la vez, ganan los que tengan más puntos y, después, más cartas en la mano.
gtr-ruled-ludus-magna = Para un Foro, los Mercaderes a partir del segundo valen por los papeles que falten.
gtr-ruled-palace = Una petición o una pareja es una unidad, por una acción.
gtr-ruled-stairway = Ni tus propios edificios, ni cimientos, ni uno que ya sea público.
gtr-ruled-statue = En su solar admite el material del solar, o mármol.
