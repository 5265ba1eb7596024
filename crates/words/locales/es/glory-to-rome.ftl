# Gloria a Roma. The names of the buildings are in glory-to-rome-names.ftl.
#
# The terms are those of the Spanish edition of 2011. Names of buildings stand without an article.
# Zones come with "de", as they are only said of what comes from there.

# A building with its article.
gtr-title = Gloria a Roma
    .the = { $gender ->
        [feminine] la
        [feminine-plural] las
       *[masculine] el
    } { $building }
    .of = { $gender ->
        [feminine] de la
        [feminine-plural] de las
       *[masculine] del
    } { $building }
    .to = { $gender ->
        [feminine] a la
        [feminine-plural] a las
       *[masculine] al
    } { $building }
gtr-tagline = Roma ha ardido: reconstrúyela, y que no falte el provecho.

## Names

gtr-material-rubble = escombros
gtr-material-wood = madera
gtr-material-concrete = cemento
gtr-material-brick = ladrillo
gtr-material-stone = piedra
gtr-material-marble = mármol

gtr-thinker = Pensar
gtr-role-laborer = Obrero
gtr-role-craftsman = Artesano
gtr-role-architect = Arquitecto
gtr-role-legionary = Legionario
gtr-role-merchant = Mercader
gtr-role-patron = Patrón

gtr-a-role-laborer = un Obrero
gtr-a-role-craftsman = un Artesano
gtr-a-role-architect = un Arquitecto
gtr-a-role-legionary = un Legionario
gtr-a-role-merchant = un Mercader
gtr-a-role-patron = un Patrón

gtr-n-role-laborer = { $n ->
    [one] { $n } Obrero
   *[other] { $n } Obreros
}
gtr-n-role-craftsman = { $n ->
    [one] { $n } Artesano
   *[other] { $n } Artesanos
}
gtr-n-role-architect = { $n ->
    [one] { $n } Arquitecto
   *[other] { $n } Arquitectos
}
gtr-n-role-legionary = { $n ->
    [one] { $n } Legionario
   *[other] { $n } Legionarios
}
gtr-n-role-merchant = { $n ->
    [one] { $n } Mercader
   *[other] { $n } Mercaderes
}
gtr-n-role-patron = { $n ->
    [one] { $n } Patrón
   *[other] { $n } Patrones
}
gtr-n-material = { $n } de { $material }
gtr-n-cards = { $n ->
    [0] ninguna carta
    [one] { $n } carta
   *[other] { $n } cartas
}
gtr-n-jacks = { $n ->
    [one] { $n } Senador
   *[other] { $n } Senadores
}
gtr-n-actions = { $n ->
    [one] { $n } acción
   *[other] { $n } acciones
}
gtr-jack = un Senador
gtr-a-card = una carta
gtr-nobody = nadie
gtr-order = { $name } ({ $role }, { $material })
gtr-as-material = { $name } ({ $material })
gtr-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
gtr-from-hand = { $card } de tu mano
gtr-from-stockpile = { $material } de tu almacén
gtr-from-pool = { $material } de la reserva
gtr-from-deck = la carta superior del mazo
gtr-zone-hand = de la mano
gtr-zone-stockpile = del almacén
gtr-zone-pool = de la reserva
gtr-zone-deck = del mazo

## Questions

gtr-left = { $n ->
    [0] {""}
    [one] {" "}Te queda una acción.
   *[other] {" "}Tienes { $n } acciones.
}
gtr-left-by = { $n ->
    [0] {""}
    [one] {" "}{ $by }: es la última acción.
   *[other] {" "}{ $by }: tienes { $n } acciones.
}
gtr-left-after = { $n ->
    [0] {""}
    [one] {" "}Después te queda una acción más.
   *[other] {" "}Después te quedan { $n } acciones más.
}
gtr-left-joined = {" "}La acción que dejaste sin usar se une a ella, para un solar de las afueras.
gtr-ask-start = ¿Qué carta pones en la reserva? Lidera el primer turno quien muestre el nombre que va antes en el alfabeto.
gtr-ask-lead = ¿Qué papel lideras, y con qué? ¿O prefieres pensar?
gtr-ask-follow = { $yours ->
    [yes] lideras { $role }. ¿Sigue o piensa?{ $n ->
        [0] {""}
       *[other] {" "}En ambos casos sus clientes dan { $clients }.
    }
   *[no] { $leader } lidera { $role }. ¿Sigues o piensas?{ $n ->
        [0] {""}
       *[other] {" "}En ambos casos tus clientes dan { $clients }.
    }
}
gtr-ask-palace = Palacio: ¿juegas algo más para { $role }? De momento tienes { $actions }.
gtr-ask-petition = { $begun ->
    [yes] { $n ->
        [one] ¿Qué otra carta de { $role } completa la petición?
       *[other] ¿Qué cartas de { $role } forman la petición? Faltan { $n }.
    }
   *[no] ¿Qué cartas forman la petición? { $n } de un mismo papel.
}
gtr-ask-thinker = ¿Cómo piensas?
gtr-ask-school = Escuela: ¿piensas?{ $n ->
    [0] {""}
    [one] {" "}Es la última vez.
   *[other] {" "}Puedes hacerlo { $n } veces.
}
gtr-ask-academy = Academia: en este turno has actuado como Artesano. ¿Piensas?
gtr-ask-patron = Patrón: { $more ->
    [yes] ¿a quién más contrata esta acción?
   *[no] ¿a quién contratas?
} Tienes { $clients } de { $limit } clientes.{ $left }
gtr-ask-laborer = Obrero: { $more ->
    [yes] ¿qué más toma esta acción?
   *[no] ¿qué llevas a tu almacén?
}{ $left }
gtr-ask-craftsman = Artesano: ¿qué construyes desde tu mano?{ $left }
gtr-ask-fountain = La Fuente ha dado { $card }. ¿Qué haces con la carta?{ $more ->
    [yes] {" "}En las afueras gasta también tu próxima acción.
   *[no] {""}
}
gtr-ask-architect = Arquitecto: { $more ->
    [yes] ¿qué más hace esta acción?
   *[no] ¿qué construyes con los materiales de tu almacén?
}{ $left }
gtr-ask-merchant = Mercader: { $more ->
    [yes] ¿qué más vende esta acción?
   *[no] ¿qué vendes?
} Tu tesoro tiene { $vault } de { $limit } cartas.{ $left }
gtr-ask-legionary = Legionario: ¿qué carta muestras para exigir su material? { $begun ->
    [yes] Hasta ahora exiges { $demand }; { $n ->
        [one] puedes exigir una vez más.
       *[other] puedes exigir { $n } veces más.
    }
   *[no] { $n ->
        [one] Puedes exigir una vez.
       *[other] Puedes exigir { $n } veces.
    }
}
gtr-ask-plunder = Lo que exiges te permite tomar { $quota } de la reserva. ¿Qué tomas?
gtr-ask-give = { $you ->
    [yes] exiges { $demand }. ¿Qué carta te entrega?
   *[no] { $who } exige { $demand }. ¿Qué carta entregas?
}{ $protected ->
    [yes] {" "}Un edificio protege la mano: no hace falta entregar nada.
   *[no] {""}
}
gtr-ask-coliseum = Coliseo (rival: { $victim }): ¿qué cliente llevas a tu tesoro? { $room ->
    [one] Queda sitio para { $room } carta.
   *[other] Queda sitio para { $room } cartas.
}
gtr-ask-bath = Termas: el nuevo cliente, { $client }, actúa de inmediato. ¿En qué papel?
gtr-ask-prison = Prisión: ¿qué edificio te llevas? Su dueño recibe de ti el solar de la Prisión, 3 de influencia.
gtr-ask-senate = Senado: ¿qué Senador tomas?
gtr-ask-sewer = Alcantarillado: ¿cuál de las cartas que has jugado va a tu almacén?
gtr-ask-grant = Victoria propuesta: { $winner }. ¿Estás de acuerdo? Tienen que aceptar todos los demás.

## Answers

gtr-do-ends = { $label } – con esto acaba la partida: { $reason }
gtr-do-start = Poner { $card } en la reserva
gtr-unit-jack = un Senador
gtr-unit-petition = una petición, { $n } cartas de un mismo papel
gtr-unit-pair = dos cartas de un mismo papel, gracias a tu Circo
gtr-do-lead = Liderar { $role } con { $unit }: { $actions }
gtr-do-follow = Seguir con { $unit }: { $actions }
gtr-do-also = Jugar además { $unit }: 1 acción más
gtr-do-pay = Usar { $card }
gtr-do-latrine = Letrinas: descartar antes { $card } y luego pensar
gtr-do-vomitorium = Vomitorium: descartar antes toda tu mano, { $cards }, y luego pensar
gtr-do-think-jack = Pensar: tomar un Senador ({ $jacks ->
    [one] queda { $jacks }
   *[other] quedan { $jacks }
})
gtr-do-think-draw = Pensar: robar { $cards }, hasta tener { $hand } en la mano
gtr-acts-at-once = , que actúa de inmediato
gtr-do-hire = Contratar a { $role } ({ $material }){ $pool ->
    [yes] {" "}de la reserva
   *[no] {""}
}{ $bath }
gtr-do-hire-hand = Contratar { $card } de tu mano{ $bath }
gtr-do-hire-deck = Contratar la carta superior del mazo, sea quien sea{ $bath }
gtr-do-act = Actuar como { $role }
gtr-do-take = Tomar { $what }
gtr-do-found = Poner los cimientos { gtr-title.of } en un solar de { $site } { $outside ->
    [yes] de las afueras{ $cost ->
        [one] {""}
       *[other] , por { $cost } acciones
    }
   *[no] de la ciudad
}: se completa con { $value } de { $site } y da { $value } de influencia; { $left ->
    [0] es el último solar así
    [one] después queda 1 solar así
   *[other] después quedan { $left } solares así
}{ $function }
gtr-found-function = {" "}({ $function })
gtr-found-gate = {" "}(desde ahora, por tu Portón: { $function })
gtr-do-add = Añadir { $what } { gtr-title.to }: { $n } de { $of }
gtr-do-add-last = Completar { gtr-title.the } con { $what }: { $completion }
gtr-do-complete = Biblioteca: completar { gtr-title.the } con { $what }: { $completion }
gtr-completion = { $influence } de influencia; { $function }
gtr-completion-plain = { $influence } de influencia
gtr-do-publish = Escalinata: añadir { $what } { gtr-title.to } de { $owner }; desde ahora, para todos: { $function }
gtr-do-fountain = Fuente: mirar la carta superior del mazo y usarla o quedártela
gtr-do-keep = Quedarte { $card } en la mano
gtr-do-sell = Vender { $what }{ $unseen ->
    [yes] , sin enseñarlo a los demás
   *[no] {""}
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, carta { $place } de { $limit } en tu tesoro
gtr-do-sell-deck = Vender la carta superior del mazo, sin que la vea nadie: carta { $place } de { $limit } en tu tesoro
gtr-do-demand = Mostrar { $card }: exigir { $material }
gtr-do-give = Entregar { $card } a { $to }
gtr-do-glory = Decir «¡Gloria a Roma!»: no tienes { $material }
gtr-do-give-nothing = No entregar nada
gtr-do-seize = Llevar { $role } de { $victim } a tu tesoro: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
gtr-do-steal = Llevarte { $building } de { $victim }: { $function }
gtr-do-take-jack = Tomar un Senador que ha jugado { $from }
gtr-do-drain = Llevar { $material } a tu almacén
gtr-do-grant = { $yours ->
    [yes] Pedir la victoria
   *[no] { $duel ->
        [yes] Rendirse: gana { $winner }
       *[no] Proponer que gane { $winner }
    }
}
gtr-do-agree = Aceptar
gtr-do-refuse = Rechazar
gtr-do-done = No hacer nada más
gtr-do-done-actions = No hacer nada más y renunciar a todas las acciones que quedan
gtr-do-hold = No hacer nada ahora: esta acción puede unirse a la de tu próximo cliente, para un solar de las afueras
gtr-do-done-palace = No jugar nada más
gtr-do-done-thinker = No pensar
gtr-do-done-demands = No exigir nada más
gtr-do-done-no-demand = No exigir nada
gtr-do-done-plunder = No tomar nada más
gtr-do-done-coliseum = No llevarte a nadie
gtr-do-done-prison = No robar ningún edificio
gtr-do-done-senate = No tomar más Senadores
gtr-do-done-sewer = Dejar que el resto vaya a la reserva

## Log

gtr-log-chose = { $you ->
    [yes] Eliges
   *[no] { $who } elige
} { $what } en secreto.
gtr-log-drawn = { $you ->
    [yes] Por ti va a la reserva { $what }.
   *[no] Por { $who } va a la reserva { $what }.
}
gtr-log-turn = Turno { $turn }: { $you ->
    [yes] lideras tú.
   *[no] lidera { $who }.
}
gtr-log-led = { $you ->
    [yes] Lideras
   *[no] { $who } lidera
} { $what }.
gtr-log-followed = { $you ->
    [yes] Sigues
   *[no] { $who } sigue
} como { $what }.
gtr-log-played = { $you ->
    [yes] Juegas
   *[no] { $who } juega
} { $what }.
gtr-log-discarded = { $you ->
    [yes] Descartas
   *[no] { $who } descarta
} { $what }.
gtr-log-discarded-hand = { $you ->
    [yes] Descartas toda tu mano.
   *[no] { $who } descarta toda su mano.
}
gtr-log-took-jack = { $you ->
    [yes] Tomas
   *[no] { $who } toma
} un Senador.
gtr-log-drew = { $you ->
    [yes] Robas
   *[no] { $who } roba
} { $what }.
gtr-log-acts = { $you ->
    [yes] Tienes
   *[no] { $who } tiene
} { $what }.
gtr-log-hired = { $you ->
    [yes] Contratas
   *[no] { $who } contrata
} a { $role } { $from }.
gtr-log-turned = { $you ->
    [yes] Descubres
   *[no] { $who } descubre
} { $what }.
gtr-log-bathed = { $you ->
    [yes] Tu nuevo cliente, { $client }, actúa como { $role }.
   *[no] El nuevo cliente de { $who }, { $client }, actúa como { $role }.
}
gtr-log-took = { $you ->
    [yes] Llevas a tu almacén
   *[no] { $who } lleva a su almacén
} { $material } { $from }.
gtr-log-founded = { $you ->
    [yes] Pones
   *[no] { $who } pone
} los cimientos { gtr-title.of } en un solar de { $site } { $outside ->
    [yes] de las afueras.
   *[no] de la ciudad.
}
gtr-log-added = { $you ->
    [yes] Añades
   *[no] { $who } añade
} { $material } { $from } { gtr-title.to }.
gtr-log-completed = { $you ->
    [yes] Completas
   *[no] { $who } completa
} { gtr-title.the }: { $influence } de influencia.
gtr-log-published = { $you ->
    [yes] Añades
   *[no] { $who } añade
} { $material } { gtr-title.to }, cuya función sirve ahora a todos.
gtr-log-kept = { $you ->
    [yes] Te quedas la carta.
   *[no] { $who } se queda la carta.
}
gtr-log-sold = { $you ->
    [yes] Vendes { $what } de tu almacén.
   *[no] { $who } vende { $what } de su almacén.
}
gtr-log-sold-unseen = { $you ->
    [yes] Llevas a tu tesoro { $card } { $from }, sin que se vea.
   *[no] { $who } lleva a su tesoro { $card } { $from }, sin que se vea.
}
gtr-log-demanded = { $you ->
    [yes] Muestras
   *[no] { $who } muestra
} { $card } para exigir { $material }.
gtr-log-gave = { $yours ->
    [yes] { $who } te entrega { $what }.
   *[no] { $you ->
        [yes] Entregas { $what } a { $other }.
       *[no] { $who } entrega { $what } a { $other }.
    }
}
gtr-log-gave-stock = { $yours ->
    [yes] { $who } te entrega { $what } de su almacén.
   *[no] { $you ->
        [yes] Entregas { $what } de tu almacén a { $other }.
       *[no] { $who } entrega { $what } de su almacén a { $other }.
    }
}
gtr-log-glory = { $you ->
    [yes] Dices «¡Gloria a Roma!» y no entregas
   *[no] { $who } dice «¡Gloria a Roma!» y no entrega
} más { $what }.
gtr-log-seized = { $yours ->
    [yes] { $who } te quita { $what } para su tesoro.
   *[no] { $you ->
        [yes] Llevas { $what } de { $other } a tu tesoro.
       *[no] { $who } lleva { $what } de { $other } a su tesoro.
    }
}
gtr-log-stole = { $yours ->
    [yes] { $who } se lleva tu edificio { $what }, y ganas a cambio 3 de influencia.
   *[no] { $you ->
        [yes] Te llevas { $what } de { $other }, que gana a cambio 3 de influencia.
       *[no] { $who } se lleva { $what } de { $other }, que gana a cambio 3 de influencia.
    }
}
gtr-log-took-played-jack = { $yours ->
    [yes] { $who } toma { $what } que habías jugado tú.
   *[no] { $you ->
        [yes] Tomas { $what } que había jugado { $other }.
       *[no] { $who } toma { $what } que había jugado { $other }.
    }
}
gtr-log-drained = { $you ->
    [yes] De lo que has jugado llevas a tu almacén
   *[no] De lo que ha jugado, { $who } lleva a su almacén
} { $what }.
gtr-log-cleared = { $n_orders ->
    [0] { $n_jacks ->
        [one] Vuelve a su pila { $jacks }.
       *[other] Vuelven a su pila { $jacks }.
    }
   *[other] A la reserva: { $orders }{ $n_jacks ->
        [0] {""}
       *[other] {"; "}a su pila: { $jacks }
    }.
}
gtr-log-proposed = { $own ->
    [yes] { $you ->
        [yes] Pides la victoria.
       *[no] { $who } pide la victoria.
    }
   *[no] { $you ->
        [yes] Propones
       *[no] { $who } propone
    } que { $yours ->
        [yes] ganes tú
       *[no] gane { $other }
    }.
}
gtr-log-agreed = { $you ->
    [yes] Aceptas.
   *[no] { $who } acepta.
}
gtr-log-refused = { $you ->
    [yes] Rechazas.
   *[no] { $who } rechaza.
}
gtr-log-vault = { $you ->
    [yes] En tu tesoro, sin que se viera: { $what }.
   *[no] En el tesoro de { $who }, sin que se viera: { $what }.
}
gtr-log-ended = La partida ha terminado: { $reason }.
gtr-ended-forum = se cumple un Foro
gtr-ended-catacomb = se completan unas Catacumbas
gtr-ended-sites = se ocupa el último solar de la ciudad
gtr-ended-deck = se agota el mazo
gtr-ended-granted = victoria por acuerdo
gtr-ended-turn-limit = se ha jugado el último turno

## Why not

gtr-no-game-over = La partida ha terminado.
gtr-no-turn = Ahora le toca a otra persona.
gtr-no-question = Eso no responde a la pregunta.
gtr-no-decline = Aquí no puedes renunciar.
gtr-no-card = No tienes la carta { $building } en la mano.
gtr-no-jack = No tienes ningún Senador.
gtr-no-jack-in-pile = La pila de Senadores está vacía.
gtr-no-latrine-jack = Las Letrinas admiten cartas de acción, no Senadores.
gtr-no-drawn = { $building } no es la carta que te ha dado la Fuente.
gtr-no-role = { $card } no es una carta del papel { $role }.
gtr-no-petition = No tienes { $n } cartas de un mismo papel.
gtr-no-pairs = En esta mesa el Circo hace de cualquier carta un Arquitecto; una pareja no es un Senador.
gtr-no-petition-card = { $building } no vale para la petición: todas sus cartas son de un mismo papel, y necesitas bastantes.
gtr-no-function = No tienes la función de { $building }.
gtr-no-again = Esta acción ya ha hecho eso.
gtr-no-pool = No hay { $material } en la reserva.
gtr-no-pool-after-deck = Esta acción ha contratado una carta del mazo, así que no toma ninguna de la reserva.
gtr-no-stockpile = No hay { $material } en tu almacén.
gtr-no-stockpile-or-deck = Una acción vende una carta del almacén o la primera del mazo, no ambas.
gtr-no-deck = El mazo está vacío.
gtr-no-source = Este papel no toma cartas de ahí.
gtr-no-twice = Ya tienes { $building }, y ningún nombre se repite.
gtr-no-site = No queda ningún solar de { $material } en la ciudad.
gtr-no-site-outside = No queda ningún solar de { $material } en las afueras.
gtr-no-town-first = Las afueras solo se abren cuando no queda ningún solar de { $material } en la ciudad.
gtr-no-outside-two = Un solar de las afueras cuesta dos acciones, una justo después de la otra.
gtr-no-outside-bath = Un cliente de las Termas actúa solo: un solar de las afueras cuesta dos acciones.
gtr-no-wrong-site = { $building } no puede estar en un solar de { $material }.
gtr-no-outside-stairway = Después de la Escalinata, el resto de esta acción no llega a las afueras.
gtr-no-foundation = No tienes { $building } en construcción.
gtr-no-fit = { $building } no admite { $material }.
gtr-no-completion = Eso no basta para completar { $building }.
gtr-no-owner = Ningún rival ha completado { $building }.
gtr-no-public = { $building } ya sirve a todos.
gtr-no-shown = { $building } ya ha servido para exigir en este turno.
gtr-no-demand = No se exige { $material }, o no más.
gtr-no-give-first = Primero se te pide { $material }.
gtr-no-glory = Tienes { $material } y debes entregarlo.
gtr-no-client = No hay ningún cliente { $role } que tomar, o no cabe en tu tesoro.
gtr-no-acting = El cliente no puede actuar como { $role }.
gtr-no-theft = De ahí no puedes llevarte { $building }.
gtr-no-played-jack = No hay ningún Senador jugado que tomar ({ $who }).
gtr-no-camp = En este turno no has jugado { $material }.
gtr-no-hand = Tu mano está vacía.
gtr-no-grant = En esta mesa no se puede acordar quién gana.
gtr-no-second-offer = Ya has propuesto un ganador en este turno.

## The table

gtr-table-turn = Turno { $turn }. Líder: { $leader }. { $led ->
    [yes] Se lidera { $role }.
   *[no] Aún no se lidera nada.
}
gtr-end = El final: { $ways }.
gtr-end-deck = cuando se agote el mazo ({ $n ->
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
})
gtr-end-sites = cuando se ocupe el último solar de la ciudad ({ $n ->
    [one] queda { $n }
   *[other] quedan { $n }
})
gtr-end-catacomb = { $you ->
    [yes] cuando completes tus Catacumbas
   *[no] cuando { $who } complete sus Catacumbas
} ({ $n } de { $of })
gtr-end-forum = { $you ->
    [yes] cuando cumplas el Foro
   *[no] cuando { $who } cumpla el Foro
} (falta: { $lacking })
gtr-end-forum-begun = { $you ->
    [yes] tu Foro está empezado
   *[no] el Foro de { $who } está empezado
} ({ $n } de { $of })
gtr-end-turns = después del turno { $n }
gtr-table-pool = Reserva: { $n ->
    [0] vacía
   *[other] { $pool }
}. Senadores en la pila: { $jacks }.
gtr-table-sites = Solares de la ciudad + de las afueras: { $sites }.
gtr-table-site = { $material } { $town } + { $outside }
gtr-table-public = Para todos: { $buildings }.
gtr-table-player = { $who }{ $leads ->
    [yes] {" "}(líder)
   *[no] {""}
}: { $influence } de influencia.
gtr-table-own-hand = {"  "}Tu mano ({ $n }): { $cards }.
gtr-table-hand = {"  "}Mano: { $cards }{ $n_jacks ->
    [0] {""}
   *[other] , de ellas { $jacks }
}.
gtr-table-camp = {"  "}Jugado en este turno: { $cards }.
gtr-table-goods = {"  "}Clientes { $n_clients }/{ $client_limit }{ $n_clients ->
    [0] {""}
   *[other] : { $clients }
}{ $n_fresh ->
    [0] {""}
    [one] {" "}({ $n_fresh } nuevo en este turno)
   *[other] {" "}({ $n_fresh } nuevos en este turno)
}. Almacén: { $n_stockpile ->
    [0] vacío
   *[other] { $stockpile }
}. Tesoro { $n_vault }/{ $vault_limit }{ $vault }.
gtr-memory-shown = { $who } ha mostrado y aún tiene { $cards }.
gtr-memory-lacks = { $who } no tiene: { $materials }.
gtr-memory-vault = { $you ->
    [yes] En tu tesoro
   *[no] En el tesoro de { $who }
}: { $cards }{ $n ->
    [0] {""}
    [one] {" "}y una carta que nunca se vio
   *[other] {" "}y { $n } cartas que nunca se vieron
}.
gtr-plan-when = se lidera { $role }
gtr-plan-follow = seguir con { $card }
gtr-plan-jack = seguir con un Senador
gtr-plan-draw = pensar y robar cartas
gtr-plan-think-jack = pensar y tomar un Senador
gtr-vault-turn = , en este turno { $cards }
gtr-vault-open = : { $cards }
gtr-table-built = {"  "}Edificios completos: { $buildings }.
gtr-table-building = { $building }{ $public ->
    [yes] {" "}(público)
   *[no] {""}
}
gtr-table-unfinished = {"  "}En construcción: { $buildings }.
gtr-table-work = { $building }, necesita { $needs }{ $n ->
    [0] {""}
   *[other] , tiene { $has }
}
gtr-table-borrowed = {"  "}Además funciona: { $buildings }.

## The end

gtr-result = La partida ha terminado en el turno { $turn }: { $reason }.
gtr-won-score = { $you ->
    [yes] Ganas, con más puntos que nadie.
   *[no] Gana { $who }, con más puntos que nadie.
}
gtr-won-hand = { $you ->
    [yes] Ganas: empate a puntos, pero con más cartas en la mano.
   *[no] Gana { $who }: empate a puntos, pero con más cartas en la mano.
}
gtr-won-shared = La victoria se comparte: { $who }.
gtr-won-alone = { $you ->
    [yes] Ganas, digan lo que digan los puntos.
   *[no] Gana { $who }, digan lo que digan los puntos.
}
gtr-standing = { $rank }.º { $who }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
gtr-points-influence = {"   "}{ $n } por la influencia
gtr-points-vault = {"   "}{ $n } por el tesoro: { $vault }
gtr-points-bonus = {"   "}{ $n } por la mayoría en { $material }
gtr-points-statue = {"   "}{ $n } por la Estatua
gtr-points-wall = {"   "}{ $n } por la Muralla, la mitad de los { $stockpile } materiales del almacén

## Options

gtr-players = { $n } jugadores.
gtr-edition-original = La edición original. Sus comodines (Jacks) se llaman aquí Senadores.
gtr-edition-gloria2011 = La edición de 2011, Gloria a Roma.
gtr-edition-gloria2011-original-variant = La edición de 2011, Gloria a Roma, con la petición, el Circo y el Foro del juego original.
gtr-edition-english2007 = La edición inglesa de 2007. Sus comodines (Jacks) se llaman aquí Senadores.
gtr-opt-petition = Una petición, { $n } cartas de un mismo papel, vale como un Senador.
gtr-opt-sites = En la ciudad hay { $n } solares de cada material.
gtr-opt-outside-always = Los solares de las afueras están siempre abiertos, por dos acciones.
gtr-opt-outside-exhausted = Los solares de las afueras, por dos acciones, se abren cuando se agotan los de su material en la ciudad.
gtr-opt-circus-pair = Circo: dos cartas de un mismo papel valen como un Senador.
gtr-opt-circus-architect = Circo: cualquier carta de acción sirve para liderar o seguir como Arquitecto.
gtr-opt-forum-clients = Foro: se gana con un cliente de cada papel.
gtr-opt-forum-clients-materials = Foro: se gana con un cliente de cada papel y cada material en el almacén.
gtr-opt-beginner-original = Partida de iniciación: los edificios no tienen funciones y se retira la mitad del mazo.
gtr-opt-beginner-2011 = Partida de iniciación: los edificios no tienen funciones.
gtr-opt-start-chosen = Los jugadores eligen las cartas que deciden quién lidera primero.
gtr-opt-vault-turn = Las cartas que van a la vista a un tesoro se muestran hasta el final del turno.
gtr-opt-vault-placement = Las cartas que van a la vista a un tesoro solo se muestran al colocarlas.
gtr-opt-alphabet-english = El primer líder se decide por los nombres ingleses.
gtr-opt-alphabet-spanish = El primer líder se decide por los nombres españoles.
gtr-opt-latrine-jack = Las Letrinas admiten también Senadores.
gtr-opt-scriptorium = Biblioteca: el mármol vale en cualquier edificio, pero no lo completa de una vez.
gtr-opt-maximus = El Circo Máximo que se completa durante las acciones propias solo duplica a los clientes que aún no han actuado.
gtr-opt-gate-statue = Una Estatua sin completar no da puntos, tampoco con un Portón.
gtr-opt-stairway = Escalinata: usarla no cuesta acción, una vez con cada acción de Arquitecto.
gtr-opt-bath-join = Termas: dos Artesanos seguidos, o dos Arquitectos, pueden poner juntos unos cimientos en las afueras.
gtr-opt-gate-road = Portón: un edificio de piedra sin completar que contiene mármol también funciona.
gtr-opt-voluntary = A quien está tras una Empalizada o una Muralla se le pregunta si entrega algo.
gtr-opt-concession = Los jugadores pueden acordar quién gana.
gtr-opt-no-concession = Sin victoria por acuerdo.
gtr-opt-max-turns = La partida tiene como máximo { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}.

## What the buildings do

gtr-does-bar = cada acción de Patrón puede contratar además la carta superior del mazo; después, esa misma acción ya no contrata a nadie de la reserva
gtr-does-insula = 2 clientes más
gtr-does-latrine = siempre que piensas, puedes descartar antes una carta de acción a la reserva
gtr-does-road = tus edificios de piedra admiten cualquier material
gtr-does-circus = dos cartas de un mismo papel valen como un Senador
gtr-instead-circus = cualquier carta de acción sirve para liderar o seguir como Arquitecto
gtr-does-dock = cada acción de Obrero puede llevar además una carta de tu mano a tu almacén
gtr-does-market = 2 cartas más en tu tesoro
gtr-does-palisade = los Legionarios no sacan nada de tu mano, ni ningún cliente tuyo para un Coliseo, salvo que tengan un Puente
gtr-does-amphitheatre = al completarse, una acción de Artesano por cada punto de influencia que tengas
gtr-does-aqueduct = el doble de clientes; cada acción de Patrón puede contratar además una carta de tu mano
gtr-does-bridge = con tus Legionarios exiges a todos los rivales, que entregan también de sus almacenes; la Empalizada no los protege
gtr-does-senate = al final de cada turno puedes tomar Senadores que hayan jugado los rivales
gtr-does-storeroom = todos tus clientes actúan cuando se lidera Obrero
gtr-does-tower = los escombros valen en todos tus edificios; un solar de las afueras cuesta solo una acción
gtr-does-vomitorium = siempre que piensas, puedes descartar antes toda tu mano
gtr-does-wall = los Legionarios no sacan nada de ti, ni siquiera con un Puente; al final, 1 punto por cada 2 materiales de tu almacén
gtr-does-academy = después de un turno en el que hayas actuado como Artesano, puedes pensar una vez
gtr-does-archway = las acciones de Arquitecto pueden tomar materiales de la reserva
gtr-does-atrium = una acción de Mercader puede vender la carta superior del mazo, sin verla, en lugar de un material de tu almacén
gtr-does-bath = cada cliente que contratas actúa una vez de inmediato
gtr-instead-bath = cada cliente que contratas actúa una vez, en el acto; dos Artesanos o dos Arquitectos seguidos pueden poner juntos unos cimientos en las afueras
gtr-does-foundry = al completarse, una acción de Obrero por cada punto de influencia que tengas
gtr-does-gate = tus edificios de mármol funcionan desde los cimientos
gtr-instead-gate = tus edificios de mármol funcionan desde los cimientos, y los de piedra en cuanto contienen mármol
gtr-does-school = al completarse, puedes pensar una vez por cada punto de influencia que tengas
gtr-does-shrine = tu mano se completa hasta 2 cartas más
gtr-does-catacomb = al completarse, la partida acaba en el acto
gtr-does-circus-maximus = si has liderado o seguido, cada cliente del papel actúa dos veces
gtr-does-coliseum = por cada material que exiges con Legionario puedes llevar a tu tesoro un cliente del papel de ese material de cada rival al que exiges
gtr-does-garden = al completarse, una acción de Patrón por cada punto de influencia que tengas
gtr-does-prison = al completarse, puedes llevarte un edificio completo de un rival, que recibe a cambio los 3 de influencia del solar de la Prisión
gtr-does-scriptorium = una sola carta de mármol completa cualquiera de tus edificios
gtr-instead-scriptorium = el mármol vale en todos tus edificios
gtr-does-sewer = al final de cada turno puedes llevar a tu almacén las cartas de acción que hayas jugado
gtr-does-villa = un solo material añadido con Arquitecto la completa
gtr-does-basilica = cada acción de Mercader puede vender además una carta de tu mano, sin enseñarla a los demás
gtr-does-forum = ganas en cuanto tienes un cliente de cada uno de los seis papeles
gtr-instead-forum = ganas en cuanto tienes un cliente de cada uno de los seis papeles y uno de cada material en tu almacén
gtr-does-fountain = una acción de Artesano puede usar la carta superior del mazo: la miras y construyes con ella o te la quedas
gtr-does-ludus-magna = cada uno de tus Mercaderes cuenta como cliente de todos los papeles
gtr-does-palace = lideras y sigues con tantas cartas como quieras, una acción por cada una
gtr-does-stairway = una acción de Arquitecto puede añadir un material a un edificio completo de un rival, cuya función sirve entonces a todos
gtr-instead-stairway = con cada acción de Arquitecto puedes añadir además un material a un edificio completo de un rival, cuya función sirve entonces a todos
gtr-does-statue = puede estar en cualquier solar, y admite su material o mármol; al final, 3 puntos
gtr-does-temple = tu mano se completa hasta 4 cartas más

## Lo que se olvida fácilmente

gtr-oversight-clients = Los clientes actúan aunque pienses (GTR 2.5): era una acción tuya y has renunciado a ella. No cuesta ninguna carta; úsala la próxima vez.
gtr-oversight-protected = Tu edificio te protege (GTR 7.8, GTR 7.16): no tienes que dar nada a un Legionario, y lo que se da no vuelve. La próxima vez di «¡Gloria a Roma!».

## Términos de los reglamentos impresos: los suyos, los suyos: el nuestro, cláusula

gtr-printed =
    structure, structures: edificio, GTR 5.1
    draw pile, draw deck: mazo, GTR 9.1
    pass, passing, pasar: pensar, GTR 4.1
    maximum hand size, hand size: mano se completa, GTR 1.7
    lay a foundation, lay foundation: cimientos, GTR 5.1
    surrender: conceder, GTR 9.5
    training game: iniciación, GTR 1.8
    petitioning: petición, GTR 3.3
    upon completion: al completarse, GTR 6.5
    hire client: Patrón, GTR 4.2
    gather material: Obrero, GTR 4.3
    build structure: añades un material, GTR 5.5
    demand material: Legionario, GTR 4.7
    sell material: Mercader, GTR 4.6
    personaje, personajes: papel, GTR 2.2
    clientela: clientes, GTR 1.7
    oponente, contrario: rival, GTR 4.8
    jack, jacks: Senador, GTR 3.2
