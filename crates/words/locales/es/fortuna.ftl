# Fortuna.
#
# The rulebook we know is French; the Spanish edition says "sacerdotisa" for a vestal, the other
# terms are ours. Amounts such as $goods and $money come with their unit.

fortuna-title = Fortuna
fortuna-tagline = De una aldea al Palacio del César, con el favor del Emperador.

## Names

fortuna-card-water = Abastecimiento de agua
fortuna-card-harvest = Cosecha
fortuna-card-vintage = Vendimia
fortuna-card-wheat-trade = Comercio de trigo
fortuna-card-wine-trade = Comercio de vino
fortuna-card-centurions = Reclutamiento de centuriones
fortuna-card-vestals = Contratación de sacerdotisas
fortuna-card-ceremony = Ceremonia religiosa
fortuna-card-family = Familia
fortuna-card-build = Construcción
fortuna-card-corruption = Corrupción
fortuna-card-fortuna = Fortuna

fortuna-favour-water = { $number } Agua
fortuna-favour-orgy = { $number } Orgía
fortuna-favour-food = { $number } Alimentos
fortuna-favour-battle = { $number } Batalla
fortuna-favour-fortuna = { $number } Fortuna
fortuna-favour-religion = { $number } Religión

fortuna-building-market = Mercado
fortuna-building-aqueduct = Acueducto
fortuna-building-palace = Palacio
fortuna-building-basilica = Basílica

fortuna-privilege-recruit = Refuerzo
fortuna-privilege-water-gift = Regalo de agua
fortuna-privilege-wheat-gift = Regalo de trigo
fortuna-privilege-wine-gift = Regalo de vino
fortuna-privilege-advance = Avance
fortuna-privilege-score-buildings = Puntos por edificios
fortuna-privilege-score-wheat = Puntos por trigo
fortuna-privilege-score-wine = Puntos por vino
fortuna-privilege-score-water = Puntos por agua
fortuna-privilege-score-three-money = Puntos por 3 monedas
fortuna-privilege-score-five-money = Puntos por 5 monedas
fortuna-privilege-score-centurions = Puntos por centuriones
fortuna-privilege-score-vestals = Puntos por sacerdotisas
fortuna-privilege-score-marriage = Puntos por matrimonio
fortuna-unknown-privilege = una carta de privilegio
fortuna-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}

fortuna-cube-water = agua
fortuna-cube-wheat = trigo
fortuna-cube-wine = vino
fortuna-bank = la banca

fortuna-edge-blue = azul
fortuna-edge-grey = gris
fortuna-edge-orange = naranja
fortuna-edge-purple = morado

fortuna-n-cube-water = { $n } de agua
fortuna-n-cube-wheat = { $n } de trigo
fortuna-n-cube-wine = { $n } de vino
fortuna-n-money = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
fortuna-n-price = { $n ->
    [0] gratis
    [one] { $n } moneda
   *[other] { $n } monedas
}
fortuna-n-helper-vestal = { $n ->
    [0] ninguna sacerdotisa
    [one] { $n } sacerdotisa
   *[other] { $n } sacerdotisas
}
fortuna-n-helper-centurion = { $n ->
    [0] ningún centurión
    [one] { $n } centurión
   *[other] { $n } centuriones
}
fortuna-n-dice = { $n ->
    [0] ningún dado
    [one] { $n } dado
   *[other] { $n } dados
}
fortuna-n-spaces = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}

## Questions

fortuna-ask-draft = ¿Qué carta de acción tomas para tu lado?
fortuna-ask-turn-down = ¿Cuál de tus cartas de acción pones boca abajo? Nadie podrá llevársela antes de tu primer turno.
fortuna-ask-card = ¿Cuál de tus cartas de acción eliges? Lo que tienes: { $stock }.
fortuna-ask-convert = ¿Cuánta agua cambias por { $into }? Tienes { $water }.
fortuna-ask-sell = ¿Cuánto { $goods } vendes? Tienes { $stock }, a { $price } monedas la unidad, y { $money }.
fortuna-ask-hire-vestal = ¿Cuántas sacerdotisas contratas? Lo que tienes: { $owned } y { $money }.
fortuna-ask-hire-centurion = ¿Cuántos centuriones reclutas? Lo que tienes: { $owned } y { $money }.
fortuna-ask-family = ¿Qué te da tu familia? { $n_rolled ->
    [0] Aún no has tirado los dados.
   *[other] Tus dados hasta ahora: { $rolled }.
}
fortuna-ask-build = ¿Qué construyes? Tienes { $money }.
fortuna-ask-corruption = ¿Cobras, o pagas un soborno para usar una carta de otro lado? Tienes { $money }.
fortuna-ask-swap = ¿Qué carta tomas a cambio de { $card }? Quedará boca abajo en tu lado hasta tu próximo turno.
fortuna-ask-military = ¿Envías un centurión para ejecutar una de tus cartas boca arriba? Tienes { $owned }.
fortuna-ask-roll = El Emperador espera tus dados.
fortuna-ask-die = ¿Qué dado usas? Has sacado { $rolled }.
fortuna-ask-favour = Tu dado muestra un { $die }. ¿Cómo complaces al Emperador? La carta que cumplas quedará boca abajo hasta el final de la ronda. Lo que tienes: { $stock }.
fortuna-ask-extra-flip = Entre dos jugadores, juegas en primer lugar. ¿Pones boca abajo una carta de favor más?
fortuna-ask-keep = ¿Qué carta de privilegio te quedas? Las demás se descartan.
fortuna-ask-keep-second = Tu Basílica te permite quedarte una segunda carta. ¿Te la quedas?
fortuna-ask-keep-palace = Estás en el Palacio del César. ¿Qué carta de privilegio te quedas?
fortuna-ask-end-turn = Tu turno está a punto de acabar. ¿Juegas antes una carta de privilegio?

## Answers

fortuna-effect-water = tomas 2 de agua
fortuna-effect-harvest = tomas 2 de trigo y luego cambias agua por trigo si quieres
fortuna-effect-vintage = tomas 2 de vino y luego cambias agua por vino si quieres
fortuna-effect-wheat-trade = vendes trigo a { $price } monedas la unidad
fortuna-effect-wine-trade = vendes vino a { $price } monedas la unidad
fortuna-effect-centurions = { $n ->
    [3] ya tienes los tres centuriones que puedes tener
   *[other] compras centuriones, el siguiente por { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }
}
fortuna-effect-vestals = { $n ->
    [3] ya tienes las tres sacerdotisas que puedes tener
   *[other] compras sacerdotisas, la siguiente por { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }
}
fortuna-effect-ceremony = entregas una sacerdotisa y ganas un dado
fortuna-effect-family = { $married ->
    [yes] tomas 1 de trigo, 1 de vino o 3 monedas, y tiras antes los dados si quieres
   *[no] te casas por 3 monedas
}
fortuna-effect-build = pagas un edificio
fortuna-effect-corruption = tomas 2 monedas, o pagas 1 para usar una carta de otro lado
fortuna-advance = { $place ->
    [road] avanzas { $spaces }, hasta la { $to }
    [gate] avanzas { $spaces }, hasta la { $to }, por la puerta de Roma
    [last] avanzas { $spaces } y entras en el Palacio del César; esta ronda será la última
   *[palace] avanzas { $spaces } y entras en el Palacio del César
}

fortuna-do-draft = Tomar { $card }: { $effect }
fortuna-do-turn-down = Poner boca abajo { $card } ({ $effect })
fortuna-do-use = Ejecutar { $card }: { $effect }
fortuna-do-pass = No ejecutar { $card }, solo cambiarla
fortuna-do-command = Enviar un centurión para ejecutar { $card }: { $effect }
fortuna-do-convert = { $n ->
    [0] No cambiar agua
   *[other] Cambiar { $water } por { $goods }
}
fortuna-do-sell = { $n ->
    [0] No vender nada
   *[other] Vender { $goods } por { $money }{ $lost ->
        [0] {""}
        [one] , de las que se pierde { $lost } por pasar de 20
       *[other] , de las que se pierden { $lost } por pasar de 20
    }
}
fortuna-do-hire = { $n ->
    [0] No comprar nada
   *[other] Comprar { $helpers } por { $money }
}
fortuna-do-gain = Tomar { $gift }{ $lost ->
    [0] {""}
    [one] , de las que se pierde { $lost } por pasar de 20
   *[other] , de las que se pierden { $lost } por pasar de 20
}
fortuna-do-build = Construir { $building } { $price ->
    [0] gratis
   *[other] por { $money }
}{ $ours ->
    [yes] {" "}(precio provisional nuestro)
   *[no] {""}
}: { $effect }
fortuna-do-collect = Tomar 2 monedas{ $lost ->
    [0] {""}
    [one] , de las que se pierde { $lost } por pasar de 20
   *[other] , de las que se pierden { $lost } por pasar de 20
}
fortuna-do-copy = Pagar 1 moneda a { $owned ->
    [yes] { $owner }
   *[no] la banca
} y ejecutar { $card }: { $effect }
fortuna-do-swap = Tomar { $card } del lado { $edge } ({ $owned ->
    [yes] { $owner }
   *[no] vacío
}): { $effect }{ $first ->
    [yes] ; quien la tenga al acabar la ronda empieza la siguiente
   *[no] {""}
}
fortuna-do-roll = Tirar { $dice }
fortuna-do-roll-instead = No enviar a nadie y tirar { $dice }
fortuna-do-roll-early = Tirar { $dice } ahora, antes de elegir
fortuna-do-die = Usar el { $value } ({ $open ->
    [yes] a tu alcance: { $favours }
   *[no] ninguna carta de favor a su alcance
})
fortuna-do-fulfil = { $favour }: { $n ->
    [0] {""}
   *[other] entregas { $offering },{" "}
}{ $effect }{ $tokens ->
    [0] {""}
    [one] , y tomas { $tokens } ficha para una carta de privilegio
   *[other] , y tomas { $tokens } fichas para cartas de privilegio
}
fortuna-do-tax = Decepcionar al Emperador: pagar un impuesto de 1 moneda
fortuna-do-step-back = { $from ->
    [0] Decepcionar al Emperador: no tienes dinero para el impuesto y te quedas en la aldea
   *[other] Decepcionar al Emperador: no tienes dinero para el impuesto y retrocedes a la casilla { $to }
}
fortuna-do-flip = Poner boca abajo { $favour } hasta el final de la ronda
fortuna-do-keep = Quedarte { $card }: { $effect }
fortuna-do-decline = Decir que no
fortuna-do-decline-military = No enviar a nadie
fortuna-do-decline-flip = No poner ninguna carta boca abajo
fortuna-do-decline-keep = No quedarte una segunda carta
fortuna-do-end = Acabar tu turno
fortuna-do-play = Jugar { $card }: { $effect }

## Log

fortuna-log-drafted = { $you ->
    [yes] Eliges
   *[no] { $who } elige
} { $what } en el reparto.
fortuna-log-dealt = { $card } cae en el lado { $edge }.
fortuna-log-turned-secret = { $you ->
    [yes] Pones
   *[no] { $who } pone
} en secreto una carta boca abajo.
fortuna-log-turned-down = { $you ->
    [yes] Pones
   *[no] { $who } pone
} en secreto { $what } boca abajo.
fortuna-log-revealed = { $you ->
    [yes] Tu carta boca abajo es { $what }.
   *[no] La carta boca abajo de { $who } es { $what }.
}
fortuna-log-round = Empieza la ronda { $round }.
fortuna-log-turn = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $who }.
}
fortuna-log-aqueduct = { $you ->
    [yes] Llega agua a tu Acueducto.
   *[no] Llega agua al Acueducto de { $who }.
}
fortuna-log-used = { $you ->
    [yes] Ejecutas
   *[no] { $who } ejecuta
} { $what }.
fortuna-log-passed = { $you ->
    [yes] Eliges { $what } y no la ejecutas.
   *[no] { $who } elige { $what } y no la ejecuta.
}
fortuna-log-took = { $you ->
    [yes] Tomas
   *[no] { $who } toma
} { $what }.
fortuna-log-converted = { $you ->
    [yes] Cambias
   *[no] { $who } cambia
} { $water } por { $into }.
fortuna-log-sold = { $you ->
    [yes] Vendes
   *[no] { $who } vende
} { $what } por { $money }.
fortuna-log-recruited = { $you ->
    [yes] Ganas
   *[no] { $who } gana
} { $what }.
fortuna-log-hired = { $you ->
    [yes] Compras
   *[no] { $who } compra
} { $what } por { $money }.
fortuna-log-ceremony = { $you ->
    [yes] Entregas una sacerdotisa y ganas
   *[no] { $who } entrega una sacerdotisa y gana
} un dado.
fortuna-log-married = { $you ->
    [yes] Te casas
   *[no] { $who } se casa
} por 3 monedas.
fortuna-log-gained = { $you ->
    [yes] Ganas
   *[no] { $who } gana
} { $what }.
fortuna-log-built = { $you ->
    [yes] Construyes
   *[no] { $who } construye
} un edificio: { $what }.
fortuna-log-bribed = { $yours ->
    [yes] { $who } te paga 1 moneda y ejecuta { $card }.
   *[no] { $you ->
        [yes] Pagas 1 moneda a { $payee } y ejecutas { $card }.
       *[no] { $who } paga 1 moneda a { $payee } y ejecuta { $card }.
    }
}
fortuna-log-swapped = { $you ->
    [yes] Dejas { $gave } en el lado { $edge } y tomas { $took }, boca abajo.
   *[no] { $who } deja { $gave } en el lado { $edge } y toma { $took }, boca abajo.
}
fortuna-log-commanded = { $you ->
    [yes] Envías
   *[no] { $who } envía
} un centurión para ejecutar { $what }.
fortuna-log-rolled = { $you ->
    [yes] Sacas { $what } en los dados.
   *[no] { $who } saca { $what } en los dados.
}
fortuna-log-die = { $you ->
    [yes] Eliges
   *[no] { $who } elige
} el { $what }.
fortuna-log-no-favour = { $you ->
    [yes] Tienes
   *[no] { $who } tiene
} un { $what } y ninguna carta de favor a su alcance.
fortuna-log-fulfilled = { $you ->
    [yes] Complaces al Emperador con { $favour }{ $n ->
        [0] {""}
       *[other] {" "}y entregas { $offering }
    }{ $tokens ->
        [0] {""}
        [one] , y tomas { $tokens } ficha
       *[other] , y tomas { $tokens } fichas
    }.
   *[no] { $who } complace al Emperador con { $favour }{ $n ->
        [0] {""}
       *[other] {" "}y entrega { $offering }
    }{ $tokens ->
        [0] {""}
        [one] , y toma { $tokens } ficha
       *[other] , y toma { $tokens } fichas
    }.
}
fortuna-log-moved = { $you ->
    [yes] Avanzas
   *[no] { $who } avanza
} de la casilla { $from } a la { $to }{ $place ->
    [road] .
    [gate] , por la puerta de Roma.
   *[palace] , al Palacio del César.
}
fortuna-log-taxed = { $you ->
    [yes] Decepcionas al Emperador y pagas
   *[no] { $who } decepciona al Emperador y paga
} 1 moneda.
fortuna-log-stepped-back = { $you ->
    [yes] No tienes dinero para el impuesto y retrocedes
   *[no] { $who } no tiene dinero para el impuesto y retrocede
} de la casilla { $from } a la { $to }.
fortuna-log-no-way-back = { $you ->
    [yes] No tienes dinero para el impuesto y te quedas
   *[no] { $who } no tiene dinero para el impuesto y se queda
} en la aldea.
fortuna-log-flipped = { $you ->
    [yes] Pones
   *[no] { $who } pone
} boca abajo { $what }.
fortuna-log-drew = { $you ->
    [yes] Robas
   *[no] { $who } roba
} { $what }.
fortuna-log-kept = { $you ->
    [yes] Te quedas
   *[no] { $who } se queda
} { $what }.
fortuna-log-aside = { $you ->
    [yes] Apartas
   *[no] { $who } aparta
} { $what }.
fortuna-log-looked = { $you ->
    [yes] Miras
   *[no] { $who } mira
} { $what } de las apartadas.
fortuna-log-discarded = { $you ->
    [yes] Descartas
   *[no] { $who } descarta
} { $what }.
fortuna-log-reshuffled = { $n ->
    [one] La carta de privilegio descartada pasa a ser el mazo.
   *[other] Las { $n } cartas de privilegio descartadas se barajan y forman un mazo nuevo.
}
fortuna-log-played = { $you ->
    [yes] Juegas
   *[no] { $who } juega
} { $what }.
fortuna-log-arrived = { $you ->
    [yes] Llegas
   *[no] { $who } llega
} al Palacio del César { $place ->
    [1] en primer lugar. Esta es la última ronda.
    [2] en segundo lugar.
    [3] en tercer lugar.
   *[other] en último lugar.
}
fortuna-log-tokens = Una ficha más en: { $favours }.
fortuna-log-podium = El orden de la próxima ronda: { $order }.
fortuna-log-showed = { $you ->
    [yes] Muestras
   *[no] { $who } muestra
} { $what }.
fortuna-log-ended = La partida ha terminado.

## Why not

fortuna-no-game-over = La partida ha terminado.
fortuna-no-turn = Ahora le toca a otra persona.
fortuna-no-question = Eso no responde a la pregunta.
fortuna-no-decline-military = Para no enviar a nadie, tira tus dados.
fortuna-no-decline-end-turn = Para no jugar ninguna carta, acaba tu turno.
fortuna-no-decline = Aquí no puedes decir que no.
fortuna-no-pool = { $card } no está entre las cartas disponibles.
fortuna-no-edge = { $card } no está en tu lado.
fortuna-no-own-edge = { $card } está en tu propio lado.
fortuna-no-face-down = { $card } está boca abajo.
fortuna-no-effect = { $card } no cambiaría nada ahora, así que no se puede ejecutar.
fortuna-no-bribe = No tienes dinero para el soborno y para { $card }.
fortuna-no-too-many = { $most ->
    [0] Solo puedes elegir 0.
   *[other] Puedes elegir { $most } como máximo.
}
fortuna-no-too-few = Elige al menos 1.
fortuna-no-supply = En la reserva general no queda { $goods }.
fortuna-no-supply-left = En la reserva general solo queda { $goods }.
fortuna-no-die-left = En la reserva general no queda ningún dado.
fortuna-no-pile = Ya no queda este edificio: { $building }.
fortuna-no-twice = Ya tienes este edificio: { $building }.
fortuna-no-room = Tienes tres edificios y no hay sitio para un cuarto.
fortuna-no-price = No te alcanza el dinero para este edificio: { $building }.
fortuna-no-palace-unmarried = Solo puede construir un Palacio quien se haya casado.
fortuna-no-centurion = No tienes ningún centurión que enviar.
fortuna-no-second-centurion = Ya has enviado un centurión en este turno.
fortuna-no-roll-in-palace = Estás en el Palacio del César y ya no tiras dados.
fortuna-no-roll = No te queda ningún dado por tirar.
fortuna-no-die = Ninguno de tus dados muestra un { $value }.
fortuna-no-favour-closed = El favor { $favour } está boca abajo.
fortuna-no-die-too-low = El favor { $favour } no está al alcance de un { $die }.
fortuna-no-goods = { $most ->
    [0] No tienes nada que entregar para el favor { $favour }.
   *[other] Para el favor { $favour } puedes entregar { $offering } como máximo.
}
fortuna-no-spaces = { $most ->
    [one] El Palacio está a 1 casilla: entrega 1 como máximo.
   *[other] El Palacio está a { $most } casillas: entrega { $most } como máximo.
}
fortuna-no-gift = Para el favor { $favour } no entregas nada.
fortuna-no-marriage = El favor de Fortuna es para quien se haya casado.
fortuna-no-vestal = El favor de Religión necesita una sacerdotisa.
fortuna-no-tax = Puedes complacer al Emperador sin entregar nada, así que debes hacerlo.
fortuna-no-flip = El favor { $favour } tiene fichas, que lo protegen.
fortuna-no-offer = { $card } no está entre las cartas que puedes elegir.
fortuna-no-hand = No tienes la carta { $card }.
fortuna-no-helper = Ya tienes { $helpers }, y más no puede haber.
fortuna-no-second-advance = Ya has jugado una carta de Avance en esta ronda, y más de una no se puede.
fortuna-no-road-left = Estás en el Palacio del César, casilla { $palace }: el camino acaba ahí.

## The table

fortuna-table-round = Ronda { $round }. Orden: { $order }. Ahora: { $active }.
fortuna-table-end = La partida acaba con la ronda en que alguien llega al Palacio del César, casilla { $palace }, o con la ronda { $max }. Más cerca: { $leaders }, a { $left }.
fortuna-table-last-round = { $you ->
    [yes] Has llegado al Palacio del César.
   *[no] { $who } ha llegado al Palacio del César.
} La partida acaba con esta ronda.
fortuna-table-limit = La partida acaba con esta ronda, la última que se acordó.
fortuna-table-player = { $who }, lado { $edge }: { $place }; { $stock }.
fortuna-place-road = casilla { $road } (la puerta es la { $gate })
fortuna-place-rome = casilla { $road }, en Roma (a { $left } del Palacio)
fortuna-place-palace = en el Palacio del César, casilla { $road }
fortuna-aqueduct-full = 1 de esa agua está en el Acueducto
fortuna-married = { $married ->
    [yes] con matrimonio
   *[no] sin matrimonio
}
fortuna-buildings-none = sin edificios
fortuna-advanced = una carta de Avance jugada en esta ronda
fortuna-table-cards = {"  "}Cartas de acción: { $cards }.
fortuna-table-card = { $down ->
    [yes] { $card } (boca abajo)
   *[no] { $card }
}
fortuna-table-hand = {"  "}Cartas de privilegio: { $cards }.
fortuna-table-hidden-hand = {"  "}Cartas de privilegio: { $n ->
    [0] ninguna
   *[other] { $n }
}.
fortuna-table-free-edge = Lado { $edge }, vacío: { $cards }.
fortuna-table-pool = Cartas por elegir: { $cards }.
fortuna-table-favours = Cartas de favor: { $favours }.
fortuna-table-favour = { $favour }, { $open ->
    [yes] boca arriba
   *[no] boca abajo
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } ficha
   *[other] , { $tokens } fichas
}
fortuna-table-piles = Edificios: { $piles }.{ $ours ->
    [yes] {" "}Los precios son provisionales y nuestros, no los impresos.
   *[no] {""}
}
fortuna-table-pile = { $building } { $price ->
    [0] gratis
   *[other] por { $money }
}, { $n ->
    [0] no queda
    [one] queda { $n }
   *[other] quedan { $n }
}
fortuna-table-supply = Reserva general: { $supply }.
fortuna-cubes-endless = mercancía sin límite
fortuna-table-deck = Cartas de privilegio por robar: { $n }. Descartadas: { $n_discards ->
    [0] ninguna
   *[other] { $discards }
}.
fortuna-table-aside = Apartadas en el Palacio del César: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
fortuna-memory-aside = De las cartas apartadas en el Palacio del César has visto { $cards }.
fortuna-memory-unseen = En el mazo o en otras manos: { $cards }.
fortuna-plan-military = puedes enviar un centurión
fortuna-plan-no-military = no enviar a nadie y tirar
fortuna-plan-roll = toca tirar los dados
fortuna-plan-do-roll = tirar enseguida
fortuna-plan-flip = puedes cerrar otra carta de favor
fortuna-plan-no-flip = no cerrar ninguna
fortuna-plan-end = solo queda acabar el turno
fortuna-plan-do-end = acabar el turno

## The end

fortuna-ended-palace = En la ronda { $round } se llegó al Palacio del César.
fortuna-ended-round-limit = La ronda { $round } era la última que se acordó.
fortuna-won-score = { $you ->
    [yes] Ganas: nadie tiene más puntos en Roma.
   *[no] Gana { $who }: nadie tiene más puntos en Roma.
}
fortuna-won-road = { $you ->
    [yes] Ganas: empate a puntos, pero más lejos en el camino.
   *[no] Gana { $who }: empate a puntos, pero más lejos en el camino.
}
fortuna-won-money = { $you ->
    [yes] Ganas: empate a puntos y en el camino, pero con más dinero.
   *[no] Gana { $who }: empate a puntos y en el camino, pero con más dinero.
}
fortuna-won-centurions = { $you ->
    [yes] Ganas: empate a puntos, en el camino y en dinero, pero con más centuriones.
   *[no] Gana { $who }: empate a puntos, en el camino y en dinero, pero con más centuriones.
}
fortuna-won-vestals = { $you ->
    [yes] Ganas: empate en todo menos en las sacerdotisas.
   *[no] Gana { $who }: empate en todo menos en las sacerdotisas.
}
fortuna-won-shared = La victoria se comparte: { $who }.
fortuna-won-gate = { $you ->
    [yes] Ganas: nadie más ha entrado en Roma.
   *[no] Gana { $who }: nadie más ha entrado en Roma.
}
fortuna-won-nobody = No hay nadie en Roma, así que no gana nadie.
fortuna-standing = { $rank }.º { $who }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
fortuna-points-road = {"   "}{ $road } por el camino
fortuna-points-card = {"   "}{ $points } por la carta { $card }
fortuna-points-outside = {"   "}fuera de Roma, que empieza en la casilla { $gate }: no puede ganar{ $n ->
    [0] {""}
    [one] , y { $n } carta de privilegio no cuenta
   *[other] , y { $n } cartas de privilegio no cuentan
}

## Options

fortuna-players = { $n } jugadores.
fortuna-deal-beginner = Reparto de iniciación: las cartas de acción se reparten al azar.
fortuna-deal-expert = Reparto de expertos: los jugadores eligen sus cartas de acción.
fortuna-unheld-stay = Si nadie tiene la carta Fortuna al acabar una ronda, el primer jugador sigue siendo el primero.
fortuna-unheld-money = Si nadie tiene la carta Fortuna al acabar una ronda, empieza quien tenga más dinero.
fortuna-opt-cubes-finite = Hay 15 unidades de agua, 15 de trigo y 15 de vino.
fortuna-opt-cubes-infinite = El agua, el trigo y el vino no se agotan nunca.
fortuna-max-rounds = La partida tiene como máximo { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}.
fortuna-prices = Precios: { $prices }.{ $ours ->
    [yes] {" "}Son provisionales y nuestros, no los impresos.
   *[no] {""}
}
fortuna-price = { $building } { $money }

## What the cards do

fortuna-help-card-water = tomas 2 de agua
fortuna-help-card-harvest = tomas 2 de trigo y luego cambias por trigo el agua que quieras, a la par
fortuna-help-card-vintage = tomas 2 de vino y luego cambias por vino el agua que quieras, a la par
fortuna-help-card-wheat-trade = vendes trigo a 2 monedas la unidad, a 3 con un Mercado
fortuna-help-card-wine-trade = vendes vino a 3 monedas la unidad, a 4 con un Mercado
fortuna-help-card-centurions = compras centuriones: el primero cuesta 1 moneda, el segundo 2, el tercero 3
fortuna-help-card-vestals = compras sacerdotisas: la primera cuesta 1 moneda, la segunda 3, la tercera 5
fortuna-help-card-ceremony = entregas una sacerdotisa y ganas un dado para siempre. Tres dados son el máximo
fortuna-help-card-family = te casas por 3 monedas. Después de casarte: tomas 1 de trigo, 1 de vino o 3 monedas, y si quieres tiras los dados antes de elegir
fortuna-help-card-build = construyes un edificio
fortuna-help-card-corruption = tomas 2 monedas; o pagas 1 moneda al jugador de otro lado, o a la banca, y usas una carta de ese lado
fortuna-help-card-fortuna = avanzas 1 casilla. Quien tenga esta carta al acabar la ronda empieza la siguiente
fortuna-help-favour-water = entregas 1 de agua y avanzas 1 casilla
fortuna-help-favour-orgy = entregas 1 o 2 de vino y avanzas 1 casilla por cada uno
fortuna-help-favour-food = entregas 1 o 2 de trigo y avanzas 1 casilla por cada uno
fortuna-help-favour-battle = entregas de 1 a 3 centuriones y avanzas 1 casilla por cada uno
fortuna-help-favour-fortuna = si te has casado, avanzas 1 casilla, o 2 con un Palacio
fortuna-help-favour-religion = avanzas 1 casilla por cada una de tus sacerdotisas, y las conservas
fortuna-help-building-market = el trigo y el vino se venden a 1 moneda más
fortuna-help-building-aqueduct = si está vacío, recibe 1 de agua al empezar tu turno
fortuna-help-building-palace = solo para quien se haya casado; el favor de Fortuna te lleva 2 casillas
fortuna-help-building-basilica = de 2 o 3 cartas de privilegio robadas por un favor, puedes quedarte una segunda
fortuna-help-privilege-recruit = ganas una sacerdotisa o un centurión
fortuna-help-privilege-water-gift = ganas 1 de agua, y 1 de agua, trigo o vino
fortuna-help-privilege-wheat-gift = ganas 1 de trigo, y 1 de agua, trigo o vino
fortuna-help-privilege-wine-gift = ganas 1 de vino, y 1 de agua, trigo o vino
fortuna-help-privilege-advance = avanzas 1 casilla; una carta así por ronda
fortuna-help-privilege-score-buildings = 2 puntos por cada edificio
fortuna-help-privilege-score-wheat = 1 punto por cada unidad de trigo
fortuna-help-privilege-score-wine = 1 punto por cada unidad de vino
fortuna-help-privilege-score-water = 1 punto por cada unidad de agua
fortuna-help-privilege-score-three-money = 1 punto por cada 3 monedas completas
fortuna-help-privilege-score-five-money = 2 puntos por cada 5 monedas completas
fortuna-help-privilege-score-centurions = 2 puntos por cada centurión
fortuna-help-privilege-score-vestals = 2 puntos por cada sacerdotisa
fortuna-help-privilege-score-marriage = 3 puntos si te has casado
