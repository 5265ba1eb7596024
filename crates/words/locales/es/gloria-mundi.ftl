# Gloria Mundi.
#
# The rulebook we know is French; the Spanish terms are ours. Farm, city and legion are feminine,
# and so the articles can stand in the messages. Amounts such as $gain, $cost and $steps come with
# their unit. $stock is a sentence of its own with a space before it, or nothing.

gm-title = Gloria Mundi
gm-tagline = Roma cae: llega a África antes de que el bárbaro entre en la ciudad.

## Names

gm-symbol-food = alimento
gm-symbol-gold = oro
gm-symbol-peace = paz
gm-symbol-glory = gloria
gm-symbol-step = pasos
gm-n-symbol-food = { $n ->
    [one] { $n } alimento
   *[other] { $n } alimentos
}
gm-n-symbol-gold = { $n ->
    [one] { $n } oro
   *[other] { $n } oros
}
gm-n-symbol-peace = { $n ->
    [one] { $n } paz
   *[other] { $n } paces
}
gm-n-symbol-glory = { $n ->
    [one] { $n } gloria
   *[other] { $n } glorias
}
gm-n-symbol-step = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
gm-n-spaces = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}
gm-n-chosen = { $n ->
    [one] { $n } { $kinds }
   *[other] { $n } a elegir ({ $kinds })
}
gm-n-any = { $n } a elegir
gm-nothing = nada
gm-or = { $left } { $sound ->
    [o] u
   *[other] o
} { $right }

gm-kind-farm = granja
gm-kind-city = ciudad
gm-kind-legion = legión
gm-kind-red = rojo
gm-productions-farm = granjas
gm-productions-city = ciudades
gm-productions-legion = legiones
gm-cards = cartas
gm-building = edificio
gm-wall = muro
gm-n-production-farm = { $n ->
    [0] ninguna granja
    [one] { $n } granja
   *[other] { $n } granjas
}
gm-n-production-city = { $n ->
    [0] ninguna ciudad
    [one] { $n } ciudad
   *[other] { $n } ciudades
}
gm-n-production-legion = { $n ->
    [0] ninguna legión
    [one] { $n } legión
   *[other] { $n } legiones
}
gm-no-icon = sin iconos
gm-rome = Roma
gm-unknown-card = una carta que no está en el mazo
gm-before-rome = { $n ->
    [0] en Roma
   *[other] a { $spaces } de Roma
}

## Cards

gm-card = { $name }: { $kind }; cuesta { $cost }; +{ $steps } al comprarlo; { $power }
gm-card-copy = { $name } ({ $nth })
gm-card-built = { $name } – { $power }
gm-power-produce = ganas { $gain }
gm-power-spend = pagas { $price } para ganar { $gain }{ $repeat ->
    [any] , cuantas veces quieras
   *[once] {""}
}
gm-power-swap = cambias { $what } por otro recurso{ $repeat ->
    [any] , cuantas veces quieras
   *[once] {""}
}
gm-power-pull-down = { $repeat ->
    [any] derribas tantos de tus otros edificios como quieras y ganas sus costes impresos
   *[once] derribas otro edificio y ganas su coste impreso
}
gm-power-count = ganas { $gain } por cada una de tus { $cards }
gm-power-count-counters = ganas { $gain } por cada { $kind } que tengas
gm-power-count-buildings = ganas { $gain } por cada uno de tus edificios
gm-power-count-walls = ganas { $gain } por cada uno de tus muros
gm-power-condition = en vez de activar tus { $cards }, ganas { $gain } por cada una
gm-power-barbarian = ganas { $gain } si el bárbaro está en una casilla de { $icon }
gm-power-replace = cuando compras, { $from } { $n ->
    [one] vale
   *[other] valen
} por { $to }{ $repeat ->
    [any] , cuantas veces quieras
   *[once] {""}
}
gm-power-wall = si se va a perder la carta de debajo, descartas el muro en su lugar
gm-power-none = sin poder

## Questions

gm-you-have = { $open ->
    [yes] {" "}Tienes { $stores }.
   *[no] {""}
}
gm-ask-play = ¿Qué carta de producción juegas? Todos activan ese tipo.{ $stock }
gm-ask-instead = ¿Usas un solo edificio en vez de activar tus { $cards }?
gm-ask-activate = ¿Qué activas ahora? Cada carta produce o usa su edificio.{ $stock }
gm-ask-times = ¿Cuántas veces usas { $card }?{ $stock }
gm-ask-take = { $card }: ¿cuánto tomas en { $kind }? { $left ->
    [one] Queda { $left } por elegir.
   *[other] Quedan { $left } por elegir.
}
gm-ask-pull-down = { $more ->
    [yes] { $card }: ¿derribas otro edificio por su coste impreso?
   *[no] { $card }: ¿qué edificio derribas por su coste impreso?
}
gm-ask-buy = ¿Compras un edificio?{ $last ->
    [yes] {" "}Es el último turno: el bárbaro entra en Roma.
   *[no] {""}
}{ $stock }
gm-decided = {" "}Has { $what }.
gm-decided-paid = pagado { $price }
gm-decided-replaced = sustituido { $price }
gm-decided-served = usado { $cards }
gm-ask-replace = ¿Usas un arquitecto para { $card }? Cuesta { $cost }.{ $decided }{ $stock }
gm-ask-architect = ¿Qué arquitecto cambia { $wanted } por { $from }?{ $decided }{ $stock }
gm-ask-pay-building = ¿Cuánto pagas en { $kind }? { $card } cuesta { $cost }.{ $glory ->
    [yes] {" "}La gloria cubre el resto.
   *[no] {""}
}{ $decided }{ $stock }
gm-ask-pay-tribute = ¿Cuánto pagas en { $kind }? El tributo es { $cost }.{ $glory ->
    [yes] {" "}La gloria cubre el resto.
   *[no] {""}
}{ $decided }{ $stock }
gm-ask-pay-power = ¿Cuánto pagas en { $kind }? { $card } cuesta { $cost }.{ $decided }{ $stock }
gm-ask-tribute = ¿Pagas un tributo de { $price }?{ $stock }
gm-ask-lose = ¿Qué carta pierdes? Iconos pendientes: { $icons }.
gm-ask-recover = ¿Qué recurso tomas? Tributo: { $tribute }.

## Answers

gm-ends = { $by ->
    [africa] ; llegas a África: fin de la partida
    [rome] ; Roma cae: fin de la partida
    [hand] ; mano vacía: fin de la partida
    [deck] ; mazo vacío: fin de la partida
   *[no] {""}
}
gm-do-play = Jugar una { $card }: activas { $own }; { $others }{ $last ->
    [yes] ; tu última carta
   *[no] {""}
}
gm-do-play-other = { $who }: { $n }
gm-do-use = Usar { $card }: { $power }
gm-do-produce = Tomar { $gain } de la { $production } bajo { $card }
gm-do-nothing = Usar una carta que no está en el mazo
gm-do-times = { $n ->
    [one] Una vez: pagar { $price }, ganar { $gain }
   *[other] { $n } veces: pagar { $price }, ganar { $gain }
}
gm-do-times-only = { $n ->
    [one] Una vez
   *[other] { $n } veces
}
gm-do-take-all = Tomar { $gain }
gm-do-take = Tomar { $gain }{ $rest ->
    [0] {""}
    [one] {" "}y { $rest } de otro tipo
   *[other] {" "}y { $rest } de otros tipos
}
gm-do-pull-down = Derribar { $card }: ganar { $cost }
gm-do-buy = Comprar { $card } sobre una { $on } por { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} (+{ $steps })
gm-do-buy-nothing = Comprar la carta del lugar +{ $slot }
gm-do-replace = Pagar { $paid } en vez de { $wanted }
gm-do-serve = Usar { $card }: { $paid } en vez de { $wanted }
gm-do-pay-all = Pagar { $paid }
gm-do-pay = { $n ->
    [0] No pagar { $kind } (conservas { $left })
   *[other] Pagar { $paid } (conservas { $left })
}
gm-do-tribute = Pagar un tributo de { $price }: el bárbaro espera
gm-do-lose = Perder una { $production } sin edificio
gm-do-lose-built = Perder una { $production } y su edificio, { $card }
gm-do-defend = Descartar el muro { $card } y conservar la { $production } de debajo
gm-do-decline = Decir que no
gm-do-decline-instead = Activar tus { $cards } como siempre
gm-do-decline-buy = No comprar nada
gm-do-decline-replace = Pagar el resto tal como está impreso
gm-do-decline-pull-down = No derribar nada más
gm-do-decline-tribute = No pagar: el bárbaro avanza { $spaces } y { $n_icons ->
    [0] no destruye nada
   *[other] destruye { $icons }
}

gm-hint-play = Tus cartas producen { $own }; las de los demás, { $n ->
    [0] nada
   *[other] { $others } en total
}.
gm-hint-buy = Avanzas { $steps }, te faltan { $n }, y nadie más puede comprarlo.
gm-hint-buy-power = Su poder es tuyo desde ahora, y nadie más puede comprarlo.
gm-hint-tribute = El bárbaro espera; si no, se pierden cartas: { $icons }.
gm-hint-no-tribute = Te quedas con { $kept }; el bárbaro avanza { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
} y destruye cartas.
gm-hint-gain = +{ $gains } para ti, nada para los demás.

## Log

gm-log-turn = Turno { $turn }: { $you ->
    [yes] tuyo
   *[no] { $who }
}.
gm-log-added = Nuevo en el foro: { $card }.
gm-log-burnt = { $card } va al fuego.
gm-log-played = { $you ->
    [yes] Juegas
   *[no] { $who } juega
} una { $card }.
gm-log-produced = { $you ->
    [yes] Produces
   *[no] { $who } produce
} { $what }.
gm-log-used = { $you ->
    [yes] Usas
   *[no] { $who } usa
} { $card }.
gm-log-gained = { $you ->
    [yes] Ganas
   *[no] { $who } gana
} { $what } con { $card }.
gm-log-paid-building = { $you ->
    [yes] Pagas
   *[no] { $who } paga
} { $what } por el edificio del lugar +{ $slot }.
gm-log-paid-tribute = { $you ->
    [yes] Pagas
   *[no] { $who } paga
} { $what } de tributo: el bárbaro espera.
gm-log-paid-power = { $you ->
    [yes] Pagas
   *[no] { $who } paga
} { $what } por el poder { $card-of }.
gm-log-replaced = { $you ->
    [yes] Usas
   *[no] { $who } usa
} { $card }: { $paid } en vez de { $wanted }.
gm-log-served = { $you ->
    [yes] Pagas
   *[no] { $who } paga
} { $paid } con { $card }.
gm-log-pulled-down = { $you ->
    [yes] Derribas
   *[no] { $who } derriba
} { $card }.
gm-log-bought = { $you ->
    [yes] Compras { $card } y lo pones
   *[no] { $who } compra { $card } y lo pone
} sobre una { $on }.
gm-log-declined-buy = { $you ->
    [yes] No compras
   *[no] { $who } no compra
} nada.
gm-log-declined-tribute = { $you ->
    [yes] No pagas
   *[no] { $who } no paga
} tributo.
gm-log-declined-pull-down = { $you ->
    [yes] No derribas
   *[no] { $who } no derriba
} nada más.
gm-log-moved = { $you ->
    [yes] Avanzas { $steps }{ $left ->
        [0] {" "}y llegas a África
       *[other] {" "}(casilla { $space })
    }
   *[no] { $who } avanza { $steps }{ $left ->
        [0] {" "}y llega a África
       *[other] {" "}(casilla { $space })
    }
}.
gm-log-barbarian = El bárbaro avanza { $spaces }{ $rome ->
    [yes] {" "}y entra en Roma
   *[no] : está { $place } ({ $icons })
}.
gm-log-lost = { $you ->
    [yes] Pierdes
   *[no] { $who } pierde
} una { $production }{ $built ->
    [yes] {" "}y su edificio, { $card }
   *[no] {""}
}.
gm-log-defended = { $you ->
    [yes] Descartas el muro { $card } y conservas
   *[no] { $who } descarta el muro { $card } y conserva
} la { $production } de debajo.
gm-log-recovered = { $you ->
    [yes] Tomas
   *[no] { $who } toma
} { $what } del tributo.
gm-log-ended = La partida ha terminado: { $reason }.

## Why not

gm-no-game-over = La partida ha terminado.
gm-no-turn = No es tu turno.
gm-no-question = Eso no responde a la pregunta.
gm-no-decline-play = Debes jugar una carta de producción.
gm-no-decline-lose = Tienes una carta que coincide con un icono: debes perder una.
gm-no-decline = Aquí no puedes decir que no.
gm-no-hand = No tienes ninguna { $card } en la mano. Juega otra carta.
gm-no-yours = { $card } no es uno de tus edificios.
gm-no-ready = Ya has activado { $card } en este turno.
gm-no-type = { $card } no es del tipo de este turno.
gm-no-red = { $card } es rojo y no se activa nunca. La carta de debajo produce.
gm-no-power = { $card } no tiene poder. La carta de debajo produce.
gm-no-instead-first = Di primero si un solo edificio sustituye a todos los demás. { $card } viene después.
gm-no-passed-over = { $card } solo se usa en vez de tus otras cartas, y has dicho que no.
gm-no-spend = { $card }: no puedes pagar este poder.
gm-no-joker = { $card }: aquí la gloria no vale por otros recursos, y no puedes pagar este poder.
gm-no-count = { $card }: no tienes nada que contar.
gm-no-barbarian = { $card } solo sirve si el bárbaro está en una casilla de { $production }.
gm-no-itself = { $card } no puede derribarse. Elige otro edificio.
gm-no-times = { $most ->
    [one] Puedes usarlo exactamente una vez.
   *[other] Puedes usarlo de 1 a { $most } veces.
}
gm-no-kind = Elige primero la cantidad de { $kind }.
gm-no-amount = { $exact ->
    [yes] La cantidad debe ser { $least }.
   *[no] Elige una cantidad de { $least } a { $most }.
}
gm-no-slot = No hay ninguna carta en el lugar +{ $slot }. Elige otro lugar.
gm-no-wrong-place = { $card } no puede ir sobre una { $production }.
gm-no-place = No tienes ninguna { $production } libre para { $card }.
gm-no-price = No puedes pagar la carta del lugar +{ $slot }.
gm-no-glory = La carta del lugar +{ $slot } cuesta más gloria de la que tienes, y nada sustituye a la gloria.
gm-no-architect = No te queda ningún arquitecto para cambiar { $wanted } por { $from }.
gm-no-replacement = En este pago no puedes cambiar ahora { $wanted } por { $from }.
gm-no-other-architect = Aquí { $card } no puede cambiar { $wanted } por { $from }, o no podrías pagar el resto.
gm-no-serving = { $card } no sirve para este precio, o no podrías pagar el resto.
gm-no-must-replace = Sin un arquitecto no puedes pagar este edificio. Usa uno.
gm-no-tribute = No puedes pagar el tributo.
gm-no-tribute-part = Un tributo paga todos los iconos de la casilla, y no te alcanza para todos.
gm-no-demand = No queda ningún icono de { $production }. Pierde otra carta.
gm-no-free = No tienes ninguna { $production } sin edificio. Nombra el edificio que pierdes con ella.
gm-no-wall = { $card } no es un muro.
gm-no-lying = En el tributo no hay { $kind }. Toma otra cosa.

## The table

gm-table-turn = Turno { $turn }: { $you ->
    [yes] tuyo
   *[no] { $who }
}{ $known ->
    [yes] {" "}({ $of })
   *[no] {""}
}.
gm-table-end = { $over ->
    [yes] La partida ha terminado.
   *[no] { $last ->
        [yes] Este es el último turno: al final, el bárbaro entra en Roma.
       *[no] La partida acaba cuando el bárbaro entra en Roma (a { $rome }), un romano llega a África (más cerca: { $leaders }, a { $africa }), un jugador se queda sin cartas que jugar (mano más corta: { $hand }) o no quedan edificios que robar (en el mazo: { $deck }).
    }
}
gm-table-forum = Foro, cada lugar con su recargo ({ $n ->
    [one] { $n } carta por robar
   *[other] { $n } cartas por robar
}):
gm-table-slot = {"  "}+{ $slot } { $card }.
gm-table-forum-empty = {"  "}Está vacío.
gm-table-barbarian-rome = El bárbaro está en Roma.
gm-table-barbarian = El bárbaro está { $place } ({ $icons }). Por delante: { $ahead }.
gm-table-space = { $covered ->
    [yes] { $icons } (tributo)
   *[no] { $icons }
}
gm-table-tribute = { $covered ->
    [0] No hay tributo en el camino.
   *[other] Tributo en el camino: { $lying }.
} { $rome ->
    [yes] La próxima casilla libre es Roma: nadie puede pagar y el bárbaro avanza { $spaces }.
   *[no] Próximo tributo: { $price }. Si no se paga, el bárbaro avanza { $spaces } y { $n_icons ->
        [0] no destruye nada
       *[other] destruye { $icons }
    }.
}
gm-table-player = { $who }: { $n_steps ->
    [0] en Roma
   *[other] a { $steps } de Roma
}, { $left ->
    [0] en África
    [one] falta { $left }
   *[other] faltan { $left }
}; { $open ->
    [yes] { $stores }; en la mano, { $hand }
   *[no] recursos tras el biombo; { $n ->
        [0] ninguna carta en la mano
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
}.
gm-memory = Tras el biombo de { $who }: { $stores }; en la mano, { $hand }.
gm-plan-buy = puedes comprar un edificio
gm-plan-no-buy = no comprar nada
gm-plan-tribute = puedes pagar tributo
gm-plan-do-tribute = pagar tributo
gm-plan-no-tribute = no pagar
gm-plan-instead = puedes usar un solo edificio en vez de todos
gm-plan-no-instead = activar todos
gm-table-free = {"  "}Sin edificio: { $cards }.
gm-table-built = {"  "}Sobre una { $production }: { $card }.

## The end

gm-ended-by-rome = el bárbaro ha entrado en Roma
gm-ended-by-hand = un jugador no tenía cartas de producción que jugar
gm-ended-by-africa = un romano ha llegado a África
gm-ended-by-deck = no quedaban edificios que robar
gm-ended = La partida ha terminado en el turno { $turn }: { $reason }.
gm-won-steps = { $you ->
    [yes] Ganas: nadie está más lejos de Roma.
   *[no] Gana { $who }: nadie está más lejos de Roma.
}
gm-won-glory = { $you ->
    [yes] Ganas: empate en pasos, más gloria.
   *[no] Gana { $who }: empate en pasos, más gloria.
}
gm-won-resources = { $you ->
    [yes] Ganas: empate en pasos y en gloria, más recursos.
   *[no] Gana { $who }: empate en pasos y en gloria, más recursos.
}
gm-won-shared = Victoria compartida: { $who }.
gm-standing = { $rank }.º { $who }: a { $steps } de Roma; { $glory }, { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} en total

## Options

gm-players = { $n } jugadores, cada uno con { $cards }.
gm-refill-literal = Una carta del foro solo se mueve para hacer sitio a otra; un hueco detiene el movimiento.
gm-refill-slide = Todas las cartas del foro se mueven un lugar en cada turno.
gm-screens-hidden = Los recursos y las manos quedan tras los biombos; todos ven lo que se gana y se paga.
gm-screens-open = Los recursos y las manos están a la vista de todos.
gm-deck = { $n ->
    [one] { $n } carta de edificio.
   *[other] { $n } cartas de edificio.
}
gm-board = De Roma a África hay { $africa ->
    [one] { $africa } paso
   *[other] { $africa } pasos
}. El bárbaro empieza a { $rome ->
    [one] { $rome } casilla
   *[other] { $rome } casillas
} de Roma.
gm-ours-both = Las cartas de edificio y los iconos del tablero son provisionales: son nuestros, no los impresos.
gm-ours-deck = Las cartas de edificio son provisionales: son nuestras, no las impresas.
gm-ours-board = Los iconos del tablero son provisionales: son nuestros, no los impresos.

## Help

