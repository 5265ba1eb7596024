# Fortuna.
#
# The rulebook we know is French. "Sacerdotisa", "grano", "reserva de agua" and "jugador inicial" are from the
# set-up sheet of the Spanish edition; the names of cards are ours. Amounts such as $goods and $money come with their unit.

fortuna-title = Fortuna
fortuna-tagline = De una aldea al Palacio del César, con el favor del Emperador.

## Names

fortuna-card-water = Suministro de agua
    .gender = masculine
fortuna-card-harvest = Cosecha
    .gender = feminine
fortuna-card-vintage = Vendimia
    .gender = feminine
fortuna-card-wheat-trade = Comercio de grano
    .gender = masculine
fortuna-card-wine-trade = Comercio de vino
    .gender = masculine
fortuna-card-centurions = Reclutar Centuriones
fortuna-card-vestals = Contratar Sacerdotisas
fortuna-card-ceremony = Ceremonia religiosa
    .gender = feminine
fortuna-card-family = Familia
    .gender = feminine
fortuna-card-build = Construcción
    .gender = feminine
fortuna-card-corruption = Corrupción
    .gender = feminine
fortuna-card-fortuna = Fortuna

fortuna-favour-water = Suministro de agua (1)
    .gender = masculine
fortuna-favour-orgy = Orgía (2)
    .gender = feminine
fortuna-favour-food = Reparto de alimentos (3)
    .gender = masculine
fortuna-favour-battle = Batalla (4)
    .gender = feminine
fortuna-favour-fortuna = Fortuna (5)
fortuna-favour-religion = Religión (6)
    .gender = feminine

fortuna-building-market = Mercado
    .gender = masculine
fortuna-building-aqueduct = Acueducto
    .gender = masculine
fortuna-building-palace = Palacio
    .gender = masculine
fortuna-building-basilica = Basílica
    .gender = feminine

fortuna-privilege-recruit = Refuerzo
fortuna-privilege-water-gift = Regalo de agua
fortuna-privilege-wheat-gift = Regalo de grano
fortuna-privilege-wine-gift = Regalo de vino
fortuna-privilege-advance = Avance
fortuna-privilege-score-buildings = Puntos por edificios
fortuna-privilege-score-wheat = Puntos por grano
fortuna-privilege-score-wine = Puntos por vino
fortuna-privilege-score-water = Puntos por agua
fortuna-privilege-score-three-money = Puntos por 3 monedas
fortuna-privilege-score-five-money = Puntos por 5 monedas
fortuna-privilege-score-centurions = Puntos por centuriones
fortuna-privilege-score-vestals = Puntos por sacerdotisas
fortuna-privilege-score-marriage = Puntos por matrimonio
fortuna-unknown-privilege = una carta de privilegio
fortuna-the-privilege = la carta { $card }
fortuna-the-favour = { $favour-the }
fortuna-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}

fortuna-cube-water = agua
fortuna-cube-wheat = grano
fortuna-cube-wine = vino
fortuna-bank = la banca

fortuna-open-edge = { $n ->
    [one] lado libre
   *[other] un lado libre
}

fortuna-n-cube-water = { $n ->
    [one] { $n } agua
   *[other] { $n } aguas
}
fortuna-n-cube-wheat = { $n ->
    [one] { $n } grano
   *[other] { $n } granos
}
fortuna-n-cube-wine = { $n ->
    [one] { $n } vino
   *[other] { $n } vinos
}
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
    [one] { $n } sacerdotisa
   *[other] { $n } sacerdotisas
}
fortuna-n-helper-centurion = { $n ->
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
fortuna-ask-turn-down = ¿Qué carta pones boca abajo? Nadie podrá llevársela antes de tu primer turno.
fortuna-ask-card = ¿Qué carta de acción eliges? Tienes { $stock }.
fortuna-ask-convert = ¿Cuánta agua cambias por { $into }? Tienes { $water }.
fortuna-ask-sell = ¿Cuánto { $goods } vendes, a { $price } cada uno? Tienes { $stock } y { $money }.
fortuna-ask-hire-vestal = ¿Cuántas sacerdotisas contratas? Tienes { $owned } y { $money }.
fortuna-ask-hire-centurion = ¿Cuántos centuriones reclutas? Tienes { $owned } y { $money }.
fortuna-ask-family = { $n_rolled ->
    [0] ¿Qué te da tu familia?
   *[other] Tus dados: { $rolled }. ¿Qué te da tu familia?
}
fortuna-ask-build = ¿Qué construyes? Tienes { $money }.
fortuna-ask-corruption = ¿Tomas 2 monedas o pagas 1 por usar otra carta? Tienes { $money }.
fortuna-ask-swap = ¿Por cuál cambias { $card-the }? Queda boca abajo hasta tu próximo turno.
fortuna-ask-military = ¿Envías un centurión a usar una carta boca arriba? Tienes { $owned }.
fortuna-ask-roll = Tira los dados para el Emperador.
fortuna-ask-die = ¿Qué dado usas? Has sacado { $rolled }.
fortuna-ask-favour = Tu dado: { $die }. ¿Qué favor cumples? Tienes { $stock }.
fortuna-ask-extra-flip = Con dos jugadores, empiezas: ¿pones otro favor boca abajo?
fortuna-ask-keep = ¿Qué carta de privilegio te quedas? Descartas las demás.
fortuna-ask-keep-second = Basílica: ¿te quedas una segunda carta de privilegio?
fortuna-ask-keep-palace = Palacio del César: ¿qué carta de privilegio te quedas?
fortuna-ask-end-turn = ¿Juegas una carta de privilegio o acabas tu turno?

## Answers

fortuna-effect-water = +2 aguas
fortuna-effect-harvest = +2 granos, cambiar agua
fortuna-effect-vintage = +2 vinos, cambiar agua
fortuna-effect-wheat-trade = vender grano a { $price }
fortuna-effect-wine-trade = vender vino a { $price }
fortuna-effect-centurions = { $n ->
    [3] ya tienes tres
   *[other] el siguiente cuesta { $price }
}
fortuna-effect-vestals = { $n ->
    [3] ya tienes tres
   *[other] la siguiente cuesta { $price }
}
fortuna-effect-ceremony = una sacerdotisa por un dado
fortuna-effect-family = { $married ->
    [yes] grano, vino o dinero; tirada anticipada
   *[no] casarte por 3 monedas
}
fortuna-effect-build = construir un edificio
fortuna-effect-corruption = +2 monedas, u otra carta
fortuna-effect-fortuna = +1 casilla
fortuna-effect-building-market = +1 moneda por cubo vendido
fortuna-effect-building-aqueduct = +1 agua si falta
fortuna-effect-building-palace = Fortuna (5): 2 casillas
fortuna-effect-building-basilica = quedarte dos privilegios
fortuna-advance = { $place ->
    [road] +{ $spaces } ({ $to })
    [gate] +{ $spaces } ({ $to }, en Roma)
    [last] +{ $spaces } (Palacio, última ronda)
   *[palace] +{ $spaces } (Palacio del César)
}

fortuna-do-draft = Tomar { $card-the }: { $effect }
fortuna-do-turn-down = Poner boca abajo { $card-the } ({ $effect })
fortuna-do-use = Usar { $card-the }: { $effect }
fortuna-do-pass = Cambiar { $card-the } sin usar su acción
fortuna-do-command = Enviar un centurión – { $card }: { $effect }
fortuna-do-convert = { $n ->
    [0] No cambiar agua
   *[other] Cambiar { $water } por { $goods }
}
fortuna-do-sell = { $n ->
    [0] No vender nada
   *[other] Vender { $goods } por { $money }{ $lost ->
        [0] {""}
       *[other] {" "}(pierdes { $lost }: máximo 20)
    }
}
fortuna-do-hire-vestal = { $n ->
    [0] No contratar a nadie
   *[other] Contratar { $helpers } por { $money }
}
fortuna-do-hire-centurion = { $n ->
    [0] No reclutar a nadie
   *[other] Reclutar { $helpers } por { $money }
}
fortuna-do-gain = Tomar { $gift }{ $lost ->
    [0] {""}
   *[other] {" "}(pierdes { $lost }: máximo 20)
}
fortuna-do-build = Construir { $building-the } ({ $price ->
    [0] gratis
   *[other] { $money }
}{ $ours ->
    [yes] , precio provisional
   *[no] {""}
}): { $effect }
fortuna-do-collect = Tomar 2 monedas{ $lost ->
    [0] {""}
   *[other] {" "}(pierdes { $lost }: máximo 20)
}
fortuna-do-copy = { $owned ->
    [yes] Sobornar a { $owner }
   *[no] Pagar a la banca
} – { $card }: { $effect }
fortuna-do-swap = Tomar { $card-the } { $owned ->
    [yes] de { $owner }
   *[no] ({ $n ->
        [one] lado libre
       *[other] un lado libre
    })
}: { $first ->
    [yes] jugador inicial la próxima ronda
   *[no] { $effect }
}
fortuna-do-roll = Tirar { $dice }
fortuna-do-roll-instead = No enviar a nadie y tirar { $dice }
fortuna-do-roll-early = Tirar { $dice } ahora, antes de elegir
fortuna-do-die = Usar el { $value }: { $open ->
    [yes] { $favours }
   *[no] ningún favor disponible
}
fortuna-do-fulfil = { $favour } ({ $number }): { $n ->
    [0] {""}
   *[other] entregar { $offering },{" "}
}{ $effect }{ $tokens ->
    [0] {""}
    [one] , +{ $tokens } ficha
   *[other] , +{ $tokens } fichas
}
fortuna-do-tax = Decepcionar al Emperador: pagar 1 moneda de impuesto
fortuna-do-step-back = { $from ->
    [0] Decepcionar al Emperador: sin dinero, quedarte en la aldea
   *[other] Decepcionar al Emperador: sin dinero, retroceder a la casilla { $to }
}
fortuna-do-flip = Poner boca abajo { $favour-the }
fortuna-do-keep = Quedarte { $card }: { $effect }
fortuna-do-decline = Rechazar
fortuna-do-decline-military = No enviar a nadie
fortuna-do-decline-flip = No poner ninguna carta boca abajo
fortuna-do-decline-keep = No quedarte una segunda carta
fortuna-do-end = Acabar tu turno
fortuna-do-play = Jugar { $card }: { $effect }
fortuna-do-play-gain = Jugar { $card }: +{ $gains }

fortuna-hint-use = +{ $gains } para ti; después la carta pasa a otro lado, donde otros pueden usarla.
fortuna-hint-command = Por un centurión, +{ $gains } para ti y nada para los demás.
fortuna-hint-copy = +{ $gains } por 1 moneda{ $n ->
    [0] , que va a la banca
   *[other] , que recibe { $others }
}.
fortuna-hint-swap = Puedes usar { $took-the } en tu próximo turno; { $gave-the } queda entonces boca arriba ({ $edge }).
fortuna-hint-gain = +{ $gains } para ti, nada para los demás.
fortuna-hint-build = Sirve hasta el final de la partida; { $n ->
    [0] no queda ninguno
    [one] queda { $n }
   *[other] quedan { $n }
} para los demás.
fortuna-hint-favour = Avanzas { $spaces }{ $tokens ->
    [0] {""}
    [one] {" "}y robas { $tokens } carta de privilegio
   *[other] {" "}y robas { $tokens } cartas de privilegio
}; después este favor queda boca abajo y nadie más puede cumplirlo.
fortuna-hint-keep = Con lo que tienes ahora, vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en Roma.
fortuna-hint-draft = Empiezas la partida con ella, y nadie más la tiene.

## Log

fortuna-log-drafted = { $you ->
    [yes] Tomas
   *[no] { $who } toma
} { $card-the }.
fortuna-log-dealt = { $n ->
    [one] El lado libre
   *[other] Un lado libre
} recibe { $card-the }.
fortuna-log-turned-secret = { $you ->
    [yes] Pones
   *[no] { $who } pone
} en secreto una carta boca abajo.
fortuna-log-turned-down = { $you ->
    [yes] Pones
   *[no] { $who } pone
} en secreto { $card-the } boca abajo.
fortuna-log-revealed = { $you ->
    [yes] Tu carta boca abajo es { $card-the }.
   *[no] La carta boca abajo de { $who } es { $card-the }.
}
fortuna-log-round = Empieza la ronda { $round }.
fortuna-log-turn = { $you ->
    [yes] Tu turno.
   *[no] Turno de { $who }.
}
fortuna-log-aqueduct = { $you ->
    [yes] +1 agua en tu Acueducto.
   *[no] +1 agua en el Acueducto de { $who }.
}
fortuna-log-used = { $you ->
    [yes] Usas
   *[no] { $who } usa
} { $card-the }.
fortuna-log-passed = { $you ->
    [yes] Eliges { $card-the } sin usar su acción.
   *[no] { $who } elige { $card-the } sin usar su acción.
}
fortuna-log-took = { $you ->
    [yes] Tomas
   *[no] { $who } toma
} { $what }.
fortuna-log-converted = { $you ->
    [yes] Cambias
   *[no] { $who } cambia
} { $water } por { $into }.
fortuna-log-declined-convert = { $you ->
    [yes] Conservas
   *[no] { $who } conserva
} el agua.
fortuna-log-declined-flip = { $you ->
    [yes] Dejas
   *[no] { $who } deja
} los demás favores boca arriba.
fortuna-log-declined-military = { $you ->
    [yes] No envías
   *[no] { $who } no envía
} ningún centurión.
fortuna-log-sold = { $you ->
    [yes] Vendes
   *[no] { $who } vende
} { $what } por { $money }.
fortuna-log-recruited = { $you ->
    [yes] Recibes
   *[no] { $who } recibe
} { $what }.
fortuna-log-hired-vestal = { $you ->
    [yes] Contratas
   *[no] { $who } contrata
} { $what } por { $money }.
fortuna-log-hired-centurion = { $you ->
    [yes] Reclutas
   *[no] { $who } recluta
} { $what } por { $money }.
fortuna-log-ceremony = { $you ->
    [yes] Entregas
   *[no] { $who } entrega
} una sacerdotisa: +1 dado.
fortuna-log-married = { $you ->
    [yes] Pagas 3 monedas y te casas.
   *[no] { $who } paga 3 monedas y se casa.
}
fortuna-log-gained = { $you ->
    [yes] Tomas
   *[no] { $who } toma
} { $what }.
fortuna-log-built = { $you ->
    [yes] Construyes
   *[no] { $who } construye
} { $building-the }.
fortuna-log-bribed = { $yours ->
    [yes] { $who } te paga 1 moneda y usa { $card-the }.
   *[no] { $you ->
        [yes] Pagas 1 moneda a { $payee } y usas { $card-the }.
       *[no] { $who } paga 1 moneda a { $payee } y usa { $card-the }.
    }
}
fortuna-log-swapped = { $you ->
    [yes] Cambias
   *[no] { $who } cambia
} { $gave-the } por { $took-the } ({ $edge }).
fortuna-log-commanded = { $you ->
    [yes] Envías
   *[no] { $who } envía
} un centurión a usar { $card-the }.
fortuna-log-rolled = { $you ->
    [yes] Sacas
   *[no] { $who } saca
} { $what } en la tirada.
fortuna-log-die = { $you ->
    [yes] Usas
   *[no] { $who } usa
} el { $what }.
fortuna-log-no-favour = { $you ->
    [yes] No tienes
   *[no] { $who } no tiene
} ningún favor disponible con un { $what }.
fortuna-log-fulfilled = { $you ->
    [yes] Cumples
   *[no] { $who } cumple
} { $favour-the }{ $n ->
    [0] {""}
   *[other] {" "}con { $offering }
}{ $tokens ->
    [0] {""}
    [one] : +{ $tokens } ficha
   *[other] : +{ $tokens } fichas
}.
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
    [yes] No puedes pagar el impuesto y retrocedes
   *[no] { $who } no puede pagar el impuesto y retrocede
} de la casilla { $from } a la { $to }.
fortuna-log-no-way-back = { $you ->
    [yes] No puedes pagar el impuesto y te quedas
   *[no] { $who } no puede pagar el impuesto y se queda
} en la aldea.
fortuna-log-flipped = { $you ->
    [yes] Pones
   *[no] { $who } pone
} { $favour-the } boca abajo.
fortuna-log-drew = { $you ->
    [yes] Robas
   *[no] { $who } roba
} { $what }.
fortuna-log-kept = { $you ->
    [yes] Te quedas con
   *[no] { $who } se queda con
} { $what }.
fortuna-log-aside = { $you ->
    [yes] Apartas
   *[no] { $who } aparta
} { $what }.
fortuna-log-looked = Entre las cartas apartadas, { $you ->
    [yes] miras
   *[no] { $who } mira
} { $what }.
fortuna-log-discarded = { $you ->
    [yes] Descartas
   *[no] { $who } descarta
} { $what }.
fortuna-log-reshuffled = { $n ->
    [one] La carta de privilegio descartada es el nuevo mazo.
   *[other] Las { $n } cartas de privilegio descartadas se barajan y forman un nuevo mazo.
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
fortuna-log-tokens = +1 ficha en { $favours }.
fortuna-log-podium = Orden de la próxima ronda: { $order }.
fortuna-log-showed = { $you ->
    [yes] Muestras
   *[no] { $who } muestra
} { $what }.
fortuna-log-ended = La partida ha terminado.

## Why not

fortuna-no-game-over = La partida ha terminado.
fortuna-no-turn = No es tu turno.
fortuna-no-question = Eso no responde a esta pregunta. Elige una respuesta de la lista.
fortuna-no-decline-military = Para no enviar a nadie, tira tus dados.
fortuna-no-decline-end-turn = Para no jugar ninguna carta, acaba tu turno.
fortuna-no-decline = Aquí no puedes rechazar. Elige una respuesta de la lista.
fortuna-no-pool = No puedes tomar { $card-the } aquí. Elige otra carta.
fortuna-no-edge = No tienes { $card-the } en tu lado. Elige una de tus cartas.
fortuna-no-own-edge = Ya tienes { $card-the } en tu lado. Elige una carta de otro lado.
fortuna-no-face-down = No puedes elegir { $card-the }: está boca abajo. Elige una carta boca arriba.
fortuna-no-effect = Usar { $card-the } no serviría de nada. Elige otra cosa.
fortuna-no-bribe = El dinero no te alcanza para el soborno y para { $card-the }.
fortuna-no-too-many = { $most ->
    [0] Solo puedes elegir 0.
   *[other] Puedes elegir hasta { $most }.
}
fortuna-no-too-few = Elige al menos 1.
fortuna-no-supply = No queda { $goods } en la reserva general.
fortuna-no-supply-left = Solo queda esto en la reserva general: { $goods }.
fortuna-no-die-left = No quedan dados en la reserva general.
fortuna-no-pile = No queda { $building-the } en la reserva general. Elige otro edificio.
fortuna-no-twice = Ya tienes { $building-the }. Elige otro edificio.
fortuna-no-room = Ya tienes tres edificios, el máximo.
fortuna-no-price = No te alcanza el dinero para { $building-the }.
fortuna-no-palace-unmarried = Tienes que casarte antes de construir el Palacio.
fortuna-no-centurion = No tienes ningún centurión que enviar.
fortuna-no-second-centurion = Ya has enviado un centurión este turno.
fortuna-no-roll-in-palace = Estás en el Palacio del César y ya no tiras dados.
fortuna-no-roll = No te queda ningún dado por tirar.
fortuna-no-die = Ninguno de tus dados muestra un { $value }.
fortuna-no-favour-closed = No puedes cumplir { $favour-the }: está boca abajo. Elige otro favor.
fortuna-no-die-too-low = Un { $die } no basta para { $favour-the }. Elige otro favor.
fortuna-no-goods = { $most ->
    [0] No tienes nada que entregar para { $favour-the }.
   *[other] Para { $favour-the } puedes entregar hasta { $offering }.
}
fortuna-no-spaces = { $most ->
    [one] El Palacio del César está a 1 casilla: entrega solo 1.
   *[other] El Palacio del César está a { $most } casillas: entrega hasta { $most }.
}
fortuna-no-gift = Para { $favour-the } no se entrega nada.
fortuna-no-marriage = Tienes que casarte antes de cumplir Fortuna (5).
fortuna-no-vestal = Necesitas una sacerdotisa para la Religión (6).
fortuna-no-tax = Este favor es gratis: no puedes rechazarlo.
fortuna-no-flip = No puedes poner boca abajo { $favour-the }: tiene fichas.
fortuna-no-offer = No puedes elegir la carta { $card } aquí.
fortuna-no-hand = No tienes la carta { $card }.
fortuna-no-helper = Ya tienes el máximo: { $helpers }.
fortuna-no-second-advance = Ya has jugado una carta de Avance: solo una por ronda.
fortuna-no-road-left = Estás en el Palacio del César, casilla { $palace }: el camino acaba ahí.

## The table

fortuna-table-round = Ronda { $round }. Orden: { $order }. Ahora: { $active }.
fortuna-table-end = La partida acaba tras la ronda en que un jugador llega al Palacio del César (casilla { $palace }), o tras la ronda { $max }. Más cerca: { $leaders }, a { $left }.
fortuna-table-last-round = { $you ->
    [yes] Has llegado al Palacio del César.
   *[no] { $who } ha llegado al Palacio del César.
} La partida acaba tras esta ronda.
fortuna-table-limit = Es la última ronda.
fortuna-table-player = { $who }: { $place }; { $stock }.
fortuna-place-road = casilla { $road } (la puerta es la { $gate })
fortuna-place-rome = casilla { $road }, en Roma (a { $left } del Palacio)
fortuna-place-palace = en el Palacio del César, casilla { $road }
fortuna-aqueduct-full = 1 de ellas en el Acueducto
fortuna-married = { $married ->
    [yes] casado/a
   *[no] sin casar
}
fortuna-buildings-none = sin edificios
fortuna-advanced = carta de Avance jugada esta ronda
fortuna-table-cards = {"  "}Cartas de acción: { $n ->
    [0] ninguna
   *[other] { $cards }
}.
fortuna-table-card = { $down ->
    [yes] { $card } (boca abajo)
   *[no] { $card }
}
fortuna-table-hand = {"  "}Cartas de privilegio: { $cards }.
fortuna-table-hidden-hand = {"  "}Cartas de privilegio: { $n ->
    [0] ninguna
   *[other] { $n }
}.
fortuna-table-free-edge = Lado libre: { $n ->
    [0] ninguna carta
   *[other] { $cards }
}.
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
    [yes] {" "}Estos precios son provisionales: no conocemos los del juego original.
   *[no] {""}
}
fortuna-table-pile = { $building } ({ $price ->
    [0] gratis
   *[other] { $money }
}), { $n ->
    [0] no queda
    [one] queda { $n }
   *[other] quedan { $n }
}
fortuna-table-supply = Reserva general: { $supply }.
fortuna-cubes-endless = cubos sin límite
fortuna-table-deck = Cartas de privilegio por robar: { $n }. Descartadas: { $n_discards ->
    [0] ninguna
   *[other] { $discards }
}.
fortuna-table-aside = Apartadas en el Palacio del César: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
fortuna-memory-aside = De las apartadas en el Palacio del César se han visto: { $cards }.
fortuna-memory-unseen = En el mazo o en la mano de otros: { $cards }.
fortuna-plan-military = puedes enviar un centurión
fortuna-plan-no-military = no enviar a nadie y tirar
fortuna-plan-roll = tienes que tirar los dados
fortuna-plan-do-roll = tirar enseguida
fortuna-plan-flip = puedes poner otro favor boca abajo
fortuna-plan-no-flip = no poner ninguno boca abajo
fortuna-plan-end = solo puedes acabar tu turno
fortuna-plan-do-end = acabar tu turno

## The end

fortuna-ended-palace = Un jugador llegó al Palacio del César en la ronda { $round }.
fortuna-ended-round-limit = La ronda { $round } era la última.
fortuna-won-score = { $you ->
    [yes] Ganas: en Roma, nadie tiene más puntos.
   *[no] Gana { $who }: en Roma, nadie tiene más puntos.
}
fortuna-won-road = { $you ->
    [yes] Ganas: hay empate a puntos, pero has llegado más lejos.
   *[no] Gana { $who }: hay empate a puntos, pero ha llegado más lejos.
}
fortuna-won-money = { $you ->
    [yes] Ganas: hay empate en puntos y casillas, pero tienes más dinero.
   *[no] Gana { $who }: hay empate en puntos y casillas, pero tiene más dinero.
}
fortuna-won-centurions = { $you ->
    [yes] Ganas: hay empate en puntos, casillas y dinero, pero tienes más centuriones.
   *[no] Gana { $who }: hay empate en puntos, casillas y dinero, pero tiene más centuriones.
}
fortuna-won-vestals = { $you ->
    [yes] Ganas: hay empate en todo lo demás, pero tienes más sacerdotisas.
   *[no] Gana { $who }: hay empate en todo lo demás, pero tiene más sacerdotisas.
}
fortuna-won-shared = Victoria compartida: { $who }.
fortuna-won-gate = { $you ->
    [yes] Ganas: no hay nadie más en Roma.
   *[no] Gana { $who }: no hay nadie más en Roma.
}
fortuna-won-nobody = No hay nadie en Roma: no gana nadie.
fortuna-standing = { $rank }.º { $who }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
fortuna-points-road = {"   "}Camino: { $road }
fortuna-points-card = {"   "}{ $card }: { $points }
fortuna-points-outside = {"   "}Fuera de Roma (antes de la casilla { $gate }): no puede ganar{ $n ->
    [0] {""}
    [one] ; { $n } carta de privilegio no cuenta
   *[other] ; { $n } cartas de privilegio no cuentan
}

## Options

fortuna-players = { $n } jugadores.
fortuna-deal-beginner = Reparto de iniciación: las cartas de acción se reparten al azar.
fortuna-deal-expert = Reparto para expertos: los jugadores eligen sus cartas de acción.
fortuna-unheld-stay = Si ningún jugador tiene la carta Fortuna al acabar una ronda, el jugador inicial no cambia.
fortuna-unheld-money = Si ningún jugador tiene la carta Fortuna al acabar una ronda, el más rico es el jugador inicial.
fortuna-opt-cubes-finite = Hay 15 cubos de agua, 15 de grano y 15 de vino.
fortuna-opt-cubes-infinite = El agua, el grano y el vino no se agotan nunca.
fortuna-max-rounds = La partida acaba como muy tarde tras { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}.
fortuna-prices = Precios: { $prices }.{ $ours ->
    [yes] {" "}Son provisionales: no conocemos los del juego original.
   *[no] {""}
}
fortuna-price = { $building } ({ $money })

## What the cards do

fortuna-help-card-water = toma 2 aguas
fortuna-help-card-harvest = toma 2 granos y luego cambia agua por la misma cantidad de grano
fortuna-help-card-vintage = toma 2 vinos y luego cambia agua por la misma cantidad de vino
fortuna-help-card-wheat-trade = vende grano a 2 monedas cada uno (3 con un Mercado)
fortuna-help-card-wine-trade = vende vino a 3 monedas cada uno (4 con un Mercado)
fortuna-help-card-centurions = recluta centuriones por 1, 2 y 3 monedas
fortuna-help-card-vestals = contrata sacerdotisas por 1, 3 y 5 monedas
fortuna-help-card-ceremony = entrega una sacerdotisa, gana un dado para toda la partida (máximo 3)
fortuna-help-card-family = cásate por 3 monedas. Después, +1 grano, +1 vino o +3 monedas; tirada anticipada
fortuna-help-card-build = construye un edificio
fortuna-help-card-corruption = toma 2 monedas, o paga 1 por usar una carta de otro lado
fortuna-help-card-fortuna = avanza 1 casilla. Si la tienes al acabar la ronda, serás jugador inicial
fortuna-help-favour-water = entrega 1 agua, avanza 1 casilla
fortuna-help-favour-orgy = entrega 1 o 2 vinos, avanza 1 casilla por cada uno
fortuna-help-favour-food = entrega 1 o 2 granos, avanza 1 casilla por cada uno
fortuna-help-favour-battle = entrega de 1 a 3 centuriones, avanza 1 casilla por cada uno
fortuna-help-favour-fortuna = si te has casado, avanza 1 casilla, o 2 con un Palacio
fortuna-help-favour-religion = avanza 1 casilla por cada una de tus sacerdotisas; te las quedas
fortuna-help-building-market = +1 moneda por cada grano o vino que vendes
fortuna-help-building-aqueduct = al empezar tu turno, +1 agua si está vacío
fortuna-help-building-palace = solo si te has casado; el favor Fortuna (5) da +2 casillas
fortuna-help-building-basilica = si robas 2 o 3 cartas de privilegio por un favor, quédate dos
fortuna-help-privilege-recruit = +1 sacerdotisa o +1 centurión
fortuna-help-privilege-water-gift = +1 agua, y +1 agua, grano o vino
fortuna-help-privilege-wheat-gift = +1 grano, y +1 agua, grano o vino
fortuna-help-privilege-wine-gift = +1 vino, y +1 agua, grano o vino
fortuna-help-privilege-advance = +1 casilla; solo un Avance por ronda
fortuna-help-privilege-score-buildings = 2 puntos por cada edificio
fortuna-help-privilege-score-wheat = 1 punto por cada grano
fortuna-help-privilege-score-wine = 1 punto por cada vino
fortuna-help-privilege-score-water = 1 punto por cada agua
fortuna-help-privilege-score-three-money = 1 punto cada 3 monedas
fortuna-help-privilege-score-five-money = 2 puntos cada 5 monedas
fortuna-help-privilege-score-centurions = 2 puntos por cada centurión
fortuna-help-privilege-score-vestals = 2 puntos por cada sacerdotisa
fortuna-help-privilege-score-marriage = 3 puntos si te has casado
