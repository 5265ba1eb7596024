# Gloria Mundi.
#
# The rulebook we know is French; the Spanish terms are ours. Farm, city and legion are feminine,
# and so the articles can stand in the messages. Amounts such as $gain, $cost and $steps come with
# their unit. $stock is a sentence of its own with a space before it, or nothing.

gm-title = Gloria Mundi
gm-tagline = Roma cae: camina hasta África antes de que el bárbaro entre en la ciudad.

## Names

gm-symbol-food = comida
gm-symbol-gold = oro
gm-symbol-peace = paz
gm-symbol-glory = gloria
gm-symbol-step = pasos
gm-n-symbol-food = { $n } de comida
gm-n-symbol-gold = { $n } de oro
gm-n-symbol-peace = { $n } de paz
gm-n-symbol-glory = { $n } de gloria
gm-n-symbol-step = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
gm-n-spaces = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}
gm-n-chosen = { $n ->
    [one] { $n } de { $kinds }
   *[other] { $n } a repartir entre { $mix }
}
gm-n-any = { $n } de cualquier tipo
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
# One word, as messages select by it.
gm-no-icon = nada
gm-rome = Roma
gm-unknown-card = una carta que no está en el mazo
gm-before-rome = { $n ->
    [0] en Roma
   *[other] a { $spaces } de Roma
}

## Cards

gm-card = { $name }: { $kind }; cuesta { $cost }; { $steps } al comprarlo; { $power }
gm-card-copy = { $name } ({ $nth })
gm-card-built = { $name } ({ $power })
gm-power-produce = ganas { $gain }
gm-power-spend = pagas { $price } para ganar { $gain }, { $repeat ->
    [any] tantas veces como quieras
   *[once] una vez
}
gm-power-pull-down = { $repeat ->
    [any] derribas cuantos quieras de tus otros edificios y ganas sus costes impresos
   *[once] derribas otro de tus edificios y ganas su coste impreso
}
gm-power-count = ganas { $gain } por cada una de tus { $cards }
gm-power-count-counters = ganas { $gain } por cada ficha de { $kind } que tengas
gm-power-count-buildings = ganas { $gain } por cada uno de tus edificios
gm-power-count-walls = ganas { $gain } por cada uno de tus muros
gm-power-condition = ganas { $gain } por cada una de tus { $cards }, en lugar de activarlas
gm-power-barbarian = ganas { $gain } si el bárbaro está en una casilla de { $icon }
gm-power-replace = al comprar un edificio, pagas { $from } en lugar de 1 de { $to } del coste impreso, { $repeat ->
    [any] tantas veces como quieras
   *[once] una vez por compra
}
gm-power-replace-several = al comprar un edificio, pagas { $from } en lugar de { $to } del coste impreso, { $repeat ->
    [any] tantas veces como quieras
   *[once] una vez por compra
}
gm-power-wall = cuando se vaya a perder la carta de debajo, descartas el muro en su lugar
gm-power-none = sin poder

## Questions

gm-you-have = { $open ->
    [yes] {" "}Tienes { $stores }.
   *[no] {""}
}
gm-ask-play = ¿Qué carta de producción juegas? Todos activan sus cartas de ese tipo.{ $stock }
gm-ask-instead = ¿Usas un solo edificio en lugar de activar tus { $cards }?
gm-ask-activate = ¿Qué activas ahora? De cada edificio y la carta de debajo, uno de los dos.{ $stock }
gm-ask-times = ¿Cuántas veces usas { $card } ({ $power })?{ $stock }
gm-ask-take = De lo que da { $card }, ¿cuánto tomas en { $kind }? { $left ->
    [one] Queda { $left } por elegir.
   *[other] Quedan { $left } por elegir.
}
gm-ask-pull-down = { $more ->
    [yes] { $card } está en marcha. ¿Derribas otro edificio por su coste impreso?
   *[no] { $card } está en marcha. ¿Qué edificio derribas por su coste impreso?
}
gm-ask-buy = ¿Compras un edificio?{ $stock }{ $last ->
    [yes] {" "}Después, el bárbaro entra en Roma y la partida acaba.
   *[no] {""}
}
gm-decided = {" "}Decidido hasta ahora: { $what }.
gm-decided-paid = pagas { $price }
gm-decided-replaced = sustituyes { $price } del coste
gm-decided-served = usas { $cards }
gm-ask-replace = ¿Dejas que un arquitecto sustituya un recurso impreso? Tal como está impreso, { $card } cuesta { $cost }.{ $decided }{ $stock }
gm-ask-architect = ¿Qué arquitecto te deja pagar { $from } en lugar de { $wanted }?{ $decided }{ $stock }
gm-ask-pay-building = ¿Cuánto pagas en { $kind }? { $card } cuesta { $cost }. Se pregunta por comida, oro y paz, en este orden; la gloria paga lo que falte.{ $decided }{ $stock }
gm-ask-pay-tribute = ¿Cuánto pagas de tributo en { $kind }? La casilla exige { $cost }; la gloria paga lo que falte.{ $decided }{ $stock }
gm-ask-pay-power = ¿Cuánto pagas en { $kind }? { $card } exige { $cost }.{ $decided }{ $stock }
gm-ask-tribute = ¿Pagas un tributo de { $price }? Si no, el bárbaro avanza { $spaces } y { $n_icons ->
    [0] no destruye nada
   *[other] destruye { $icons }
}{ $lying ->
    [0] {""}
   *[other] , y el tributo que hay allí, { $tribute }, se reparte empezando por ti
}.{ $stock }
gm-ask-lose = ¿Cuál de tus cartas pierdes? Iconos pendientes: { $icons }.
gm-ask-recover = ¿Qué recurso del tributo tomas? Hay { $tribute }.

## Answers

gm-ends = { $by ->
    [africa] ; con esto llegas a África y acaba la partida
    [rome] ; entonces el bárbaro entra en Roma y acaba la partida
    [hand] ; entonces acaba la partida, porque el siguiente jugador no tiene carta que jugar
    [deck] ; entonces acaba la partida, porque no queda ningún edificio que robar
   *[no] {""}
}
gm-do-play = Jugar una { $card }: activas { $own }, { $others }{ $last ->
    [yes] . Es tu última carta: en tu próximo turno acaba la partida
   *[no] {""}
}
gm-do-play-other = { $who } activa { $n }
gm-do-use = Usar { $card }: { $power }{ $counted ->
    [yes] {" "}(ahora { $now })
   *[no] {""}
}
gm-do-produce = Tomar { $gain } de la { $production } que hay debajo de { $card }
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
gm-do-take = { $n ->
    [0] No tomar { $kind }
   *[other] Tomar { $gain }
}{ $rest ->
    [0] {""}
   *[other] , y { $rest } de otros tipos
}
gm-do-pull-down = Derribar { $card } y ganar { $cost }
gm-do-buy = Comprar { $card } por { $cost }, sobre una { $on }: { $steps }; { $power }
gm-do-buy-nothing = Comprar la carta de +{ $slot }
gm-do-replace = Pagar { $paid } en lugar de { $wanted } del coste impreso
gm-do-serve = Usar { $card }: { $paid } en lugar de { $wanted } del coste impreso
gm-do-pay-all = Pagar { $paid } (conservas { $kept })
gm-do-pay = { $n ->
    [0] No pagar { $kind } (conservas { $left })
   *[other] Pagar { $paid } (conservas { $left })
}
gm-do-tribute = Pagar un tributo de { $price }: el bárbaro no se mueve
gm-do-lose = Perder una { $production } sin edificio
gm-do-lose-built = Perder una { $production } y el edificio que tiene encima, { $card }
gm-do-defend = Descartar el muro { $card } y conservar la { $production } de debajo
gm-do-decline = Decir que no
gm-do-decline-instead = Activar tus cartas como siempre: { $cards }
gm-do-decline-buy = No comprar nada
gm-do-decline-replace = No sustituir nada más y pagar el resto según lo impreso
gm-do-decline-pull-down = No derribar más
gm-do-decline-tribute = No pagar tributo: el bárbaro avanza { $spaces }, queda { $place } y { $n_icons ->
    [0] no destruye nada
   *[other] destruye { $icons }
}{ $lying ->
    [0] {""}
   *[other] , y tomas del tributo antes que nadie
}

## Log

gm-log-turn = { $you ->
    [yes] El turno { $turn } es tuyo.
   *[no] El turno { $turn } es de { $who }.
}
gm-log-added = Llega al foro { $card }.
gm-log-burnt = { $card } pasa del foro al fuego.
gm-log-played = { $you ->
    [yes] Juegas
   *[no] { $who } juega
} una { $card }.
gm-log-produced = { $you ->
    [yes] Tomas
   *[no] { $who } toma
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
} { $what } por el edificio de +{ $slot }.
gm-log-paid-tribute = { $you ->
    [yes] Pagas
   *[no] { $who } paga
} { $what } de tributo, y el bárbaro no se mueve.
gm-log-paid-power = { $you ->
    [yes] Pagas
   *[no] { $who } paga
} { $what } por { $card }.
gm-log-replaced = { $you ->
    [yes] Pagas
   *[no] { $who } paga
} { $paid } en lugar de { $wanted }, con la ayuda de { $card }.
gm-log-served = { $you ->
    [yes] Pagas
   *[no] { $who } paga
} { $paid } con la ayuda de { $card }.
gm-log-pulled-down = { $you ->
    [yes] Derribas
   *[no] { $who } derriba
} { $card }.
gm-log-bought = { $you ->
    [yes] Compras { $card } y lo pones
   *[no] { $who } compra { $card } y lo pone
} sobre una { $on }.
gm-log-moved = { $you ->
    [yes] Caminas
   *[no] { $who } camina
} { $steps }, hasta { $left ->
    [0] África
   *[other] la casilla { $space }
}.
gm-log-barbarian = El bárbaro avanza { $spaces } { $rome ->
    [yes] y entra en Roma
   *[no] y queda { $place } ({ $n_icons ->
        [0] sin iconos
       *[other] { $icons }
    })
}.
gm-log-lost = { $you ->
    [yes] Pierdes
   *[no] { $who } pierde
} una { $production }{ $built ->
    [yes] {" "}y el edificio que tenía encima, { $card }
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
gm-no-turn = Ahora le toca a otra persona.
gm-no-question = Eso no responde a la pregunta.
gm-no-decline-play = Debes jugar una carta de producción.
gm-no-decline-lose = Quien tiene una carta que coincide debe perder una.
gm-no-decline = Aquí no puedes decir que no.
gm-no-hand = No tienes ninguna { $card } en la mano.
gm-no-yours = { $card } no está entre tus edificios.
gm-no-ready = Ya has activado { $card } en este turno.
gm-no-type = { $card } no es del tipo de este turno.
gm-no-red = { $card } es rojo: no se activa, y la carta que tiene debajo produce por sí sola.
gm-no-power = { $card } no tiene poder: la carta que tiene debajo produce por sí sola.
gm-no-instead-first = Di primero si usas un edificio en lugar de todos los demás. { $card } viene después.
gm-no-passed-over = { $card } se usa en lugar de todos los demás de su tipo, y has dicho que no.
gm-no-spend = No puedes pagar lo que exige { $card }.
gm-no-joker = En un poder la gloria no vale por otros recursos, y sin ella no puedes pagar lo que exige { $card }.
gm-no-count = No tienes nada de lo que cuenta { $card }.
gm-no-barbarian = No se puede usar { $card }: el bárbaro no está en una casilla de { $production }.
gm-no-itself = { $card } no se derriba a sí mismo.
gm-no-times = { $most ->
    [one] Puedes usarlo una vez, ni más ni menos.
   *[other] Puedes usarlo de 1 a { $most } veces.
}
gm-no-kind = Primero se pregunta por { $kind }.
gm-no-amount = { $exact ->
    [yes] Tiene que ser { $least }.
   *[no] Tiene que ser de { $least } a { $most }.
}
gm-no-slot = No hay ninguna carta en +{ $slot } del foro.
gm-no-wrong-place = { $card } no puede ir sobre una { $production }.
gm-no-place = No tienes ninguna { $production } sin edificio para { $card }.
gm-no-price = No puedes pagar la carta de +{ $slot }.
gm-no-glory = Te falta la gloria impresa en la carta de +{ $slot }; nada más la paga.
gm-no-architect = No te queda ningún arquitecto que permita pagar { $from } en lugar de { $wanted }.
gm-no-replacement = En este precio no se puede pagar ahora { $from } en lugar de { $wanted }.
gm-no-other-architect = Aquí { $card } no permite pagar { $from } en lugar de { $wanted }, o no podrías pagar el resto.
gm-no-serving = { $card } no sirve para este precio, o no podrías pagar el resto.
gm-no-must-replace = Sin un arquitecto no puedes pagar el edificio.
gm-no-tribute = No puedes pagar el tributo.
gm-no-tribute-part = El tributo se paga por todos los iconos de la casilla o por ninguno, y no puedes pagarlos todos.
gm-no-demand = Ningún icono pendiente exige una { $production } tuya.
gm-no-free = No tienes ninguna { $production } sin edificio: nombra el edificio de la carta que pierdes.
gm-no-wall = { $card } no es un muro.
gm-no-lying = En el tributo no hay { $kind }.

## The table

gm-table-turn = El turno { $turn } es { $you ->
    [yes] tuyo
   *[no] de { $who }
}{ $known ->
    [yes] {" "}y es de { $of }
   *[no] {""}
}.
gm-table-end = { $over ->
    [yes] La partida ha terminado.
   *[no] { $last ->
        [yes] Este es el último turno: cuando acabe, el bárbaro entra en Roma.
       *[no] La partida acaba cuando el bárbaro entra en Roma (está a { $rome }), cuando alguien llega a África (más cerca: { $leaders }, a { $africa }), cuando alguien no tiene carta que jugar (mano más corta: { $hand }) o cuando no se puede robar ningún edificio (en el mazo: { $deck }).
    }
}
gm-table-forum = Foro, con el recargo de cada lugar ({ $n ->
    [one] { $n } carta por robar
   *[other] { $n } cartas por robar
}):
gm-table-slot = {"  "}+{ $slot } { $card }.
gm-table-forum-empty = {"  "}Está vacío.
gm-table-barbarian-rome = El bárbaro está en Roma.
gm-table-barbarian = El bárbaro está { $place } ({ $n_icons ->
    [0] sin iconos
   *[other] { $icons }
}). Por delante tiene: { $ahead }.
gm-table-space = { $n_icons ->
    [0] sin iconos
   *[other] { $icons }
}{ $covered ->
    [yes] {" "}(tributo)
   *[no] {""}
}
gm-table-tribute = { $covered ->
    [0] No hay tributo por delante de él.
   *[other] De tributo hay { $lying }.
} { $rome ->
    [yes] Roma es la próxima casilla sin tributo, así que nadie puede pagar; avanza { $spaces }.
   *[no] El próximo tributo es { $price }; si no se paga, avanza { $spaces } y { $n_icons ->
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
   *[no] recursos tras la pantalla; { $n ->
        [0] ninguna carta en la mano
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
}.
gm-memory = { $who }, tras la pantalla: { $stores }; en la mano, { $hand }.
gm-plan-buy = puedes comprar un edificio
gm-plan-no-buy = no comprar nada
gm-plan-tribute = se pide tributo
gm-plan-do-tribute = pagar tributo
gm-plan-no-tribute = no pagar tributo
gm-plan-instead = un edificio puede actuar en lugar de todos los demás
gm-plan-no-instead = que actúen todos
gm-table-free = {"  "}Sin edificio: { $cards }.
gm-table-built = {"  "}Sobre una { $production }: { $card }.

## The end

gm-ended-by-rome = el bárbaro ha entrado en Roma
gm-ended-by-hand = alguien no tenía carta de producción que jugar
gm-ended-by-africa = un romano ha llegado a África
gm-ended-by-deck = no quedaba ningún edificio que robar
gm-ended = La partida ha terminado en el turno { $turn }: { $reason }.
gm-won-steps = { $you ->
    [yes] Ganas: nadie está más lejos de Roma.
   *[no] Gana { $who }: nadie está más lejos de Roma.
}
gm-won-glory = { $you ->
    [yes] Ganas: igual de lejos de Roma, pero con más gloria.
   *[no] Gana { $who }: igual de lejos de Roma, pero con más gloria.
}
gm-won-resources = { $you ->
    [yes] Ganas: empate en pasos y en gloria, pero con más recursos.
   *[no] Gana { $who }: empate en pasos y en gloria, pero con más recursos.
}
gm-won-shared = La victoria se comparte: { $who }.
gm-standing = { $rank }.º { $who }: a { $steps } de Roma; { $glory }, { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} en total

## Options

gm-players = { $n } jugadores, cada uno con { $cards }.
gm-refill-literal = Una carta del foro solo se mueve para dejar sitio a otra, y un hueco detiene el movimiento.
gm-refill-slide = Todas las cartas del foro se mueven un lugar en cada turno.
gm-screens-hidden = Los recursos y las manos se guardan tras las pantallas; lo que se gana y se paga lo ven todos.
gm-screens-open = Los recursos y las manos están a la vista.
gm-deck = { $n ->
    [one] { $n } carta de edificio.
   *[other] { $n } cartas de edificio.
}
gm-board = De Roma a África hay { $africa ->
    [one] { $africa } paso
   *[other] { $africa } pasos
}, y el bárbaro empieza a { $rome ->
    [one] { $rome } casilla
   *[other] { $rome } casillas
} de Roma.
gm-ours-both = Las cartas de edificio y los iconos del tablero son provisionales y nuestros, no los impresos.
gm-ours-deck = Las cartas de edificio son provisionales y nuestras, no las impresas.
gm-ours-board = Los iconos del tablero son provisionales y nuestros, no los impresos.
