# What stands on the drawn table.

## Cards, as short as they can be said

fortuna-short-water = Agua
fortuna-short-harvest = Cosecha
fortuna-short-vintage = Vendimia
fortuna-short-wheat-trade = Vender trigo
fortuna-short-wine-trade = Vender vino
fortuna-short-centurions = Centuriones
fortuna-short-vestals = Sacerdotisas
fortuna-short-ceremony = Ceremonia
fortuna-short-family = Familia
fortuna-short-build = Construcción
fortuna-short-corruption = Corrupción
fortuna-short-fortuna = Fortuna

fortuna-text-water = Toma 2 de agua.
fortuna-text-harvest = Toma 2 de trigo; cambia agua por trigo.
fortuna-text-vintage = Toma 2 de vino; cambia agua por vino.
fortuna-text-wheat-trade = Vende trigo a { $price } la unidad.
fortuna-text-wine-trade = Vende vino a { $price } la unidad.
fortuna-text-centurions = Compra centuriones por 1, 2, 3.
fortuna-text-vestals = Compra sacerdotisas por 1, 3, 5.
fortuna-text-ceremony = Entrega una sacerdotisa, gana un dado.
fortuna-text-family = { $married ->
    [yes] 1 trigo, 1 vino o 3 monedas; tira antes.
   *[no] Cásate por 3. Después: un regalo.
}
fortuna-text-build = Levanta un edificio.
fortuna-text-corruption = 2 monedas, o paga 1 por usar una carta ajena.
fortuna-text-fortuna = Una casilla. Quien la tiene empieza.

fortuna-name-favour-water = Agua
fortuna-name-favour-orgy = Orgía
fortuna-name-favour-food = Alimentos
fortuna-name-favour-battle = Batalla
fortuna-name-favour-fortuna = Fortuna
fortuna-name-favour-religion = Religión

fortuna-give-favour-water = Entrega 1 de agua
fortuna-give-favour-orgy = Entrega 1–2 de vino
fortuna-give-favour-food = Entrega 1–2 de trigo
fortuna-give-favour-battle = Entrega 1–3 centuriones
fortuna-give-favour-fortuna = Con matrimonio
fortuna-give-favour-religion = Con sacerdotisas

fortuna-board-asks = { $what }:
fortuna-steps-favour-water = 1 casilla
fortuna-steps-favour-orgy = 1–2 casillas
fortuna-steps-favour-food = 1–2 casillas
fortuna-steps-favour-battle = 1–3 casillas
fortuna-steps-favour-fortuna = 1 casilla, 2 con Palacio
fortuna-steps-favour-religion = 1 casilla cada una

fortuna-band-recruit = Refuerzo
fortuna-band-water-gift = Regalo: agua
fortuna-band-wheat-gift = Regalo: trigo
fortuna-band-wine-gift = Regalo: vino
fortuna-band-advance = Avance
fortuna-band-score-buildings = Edificios
fortuna-band-score-wheat = Trigo
fortuna-band-score-wine = Vino
fortuna-band-score-water = Agua
fortuna-band-score-three-money = Cada 3 monedas
fortuna-band-score-five-money = Cada 5 monedas
fortuna-band-score-centurions = Centuriones
fortuna-band-score-vestals = Sacerdotisas
fortuna-band-score-marriage = Matrimonio

## Zones

fortuna-zone-board = Tablero
fortuna-zone-favours = Los favores del Emperador
fortuna-zone-road = El camino a Roma
fortuna-zone-podium = Podio
fortuna-zone-wealth = Riqueza
fortuna-zone-provinces = Provincias
fortuna-zone-supply = Edificios en venta
fortuna-zone-pool = Cartas por elegir
fortuna-zone-stores = Queda en la reserva general
fortuna-zone-phases = Fases del turno
fortuna-zone-amounts = Cuánto
fortuna-zone-exchange = El cambio
fortuna-zone-choices = Lo que puedes elegir
fortuna-zone-privileges = Tus privilegios · solo los ves tú
fortuna-zone-offer = Las cartas que has robado
fortuna-zone-dice = Dados
fortuna-zone-vestals = Sacerdotisas
fortuna-zone-centurions = Centuriones
fortuna-zone-goods = Mercancía
fortuna-zone-buildings = Edificios

fortuna-board-edge = { $mine ->
    [yes] tu lado
   *[no] lado de { $who }
}
fortuna-board-open-edge = Libre
fortuna-board-nobodys = de nadie
fortuna-board-your-edge = tu lado
fortuna-board-you = tú
fortuna-board-plays = { $mine ->
    [yes] tu turno
   *[no] juega
}
fortuna-board-married = matrimonio
fortuna-board-locked = Bloqueada
fortuna-board-locked-by = { $mine ->
    [yes] bloqueada en tu lado
   *[no] bloqueada por { $who }
}
fortuna-board-card-on = { $mine ->
    [yes] en tu lado
   *[no] en el lado de { $who }
}
fortuna-board-card-open = en un lado abierto
fortuna-board-card-pool = por elegir
fortuna-board-given = Entregas esta
fortuna-board-swap-only = Solo cambiar
fortuna-board-take-place = boca abajo en tu lado

fortuna-board-tokens = { $n ->
    [0] sin fichas
    [one] { $n } ficha
   *[other] { $n } fichas
}
fortuna-board-down = Boca abajo esta ronda
fortuna-board-needs-die = Necesita un { $value }
fortuna-board-lacks-water = Sin agua
fortuna-board-lacks-wine = Sin vino
fortuna-board-lacks-wheat = Sin trigo
fortuna-board-lacks-centurion = Sin centurión
fortuna-board-lacks-marriage = Sin casarte
fortuna-board-lacks-vestal = Sin sacerdotisa
fortuna-board-protected = Protegida
fortuna-board-round = Ronda { $round }

fortuna-board-village = aldea
fortuna-board-rome = Roma
fortuna-board-palace-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
} para quien llegue primero
fortuna-board-aside = { $n ->
    [one] { $n } carta apartada
   *[other] { $n } cartas apartadas
}
fortuna-board-space = Casilla { $space }{ $kind ->
    [village] , la aldea
    [gate] , la puerta de Roma
    [rome] , en Roma
    [palace] , el Palacio del César
   *[road] {""}
}
fortuna-board-no-place = libre
fortuna-board-slot-price = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
fortuna-board-worth = ahora vale
fortuna-board-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
fortuna-board-play-it = jugarla
fortuna-board-unused = ahora no se juega
fortuna-board-copies = ×{ $n }
fortuna-board-if-ended = Si acabara ahora: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $road } por el camino.
fortuna-board-outside = Aún no estás en Roma: { $left ->
    [one] { $left } casilla
   *[other] { $left } casillas
} hasta la puerta.
fortuna-board-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
fortuna-board-dice-of = { $mine ->
    [yes] Tus dados
   *[no] Dados de { $who }
}
fortuna-board-roll-of = { $mine ->
    [yes] Tu tirada
   *[no] Tirada de { $who }
}
fortuna-board-die = Un dado que muestra un { $value }{ $used ->
    [yes] , el que está en uso
   *[no] {""}
}
fortuna-board-die-blank = Un dado por tirar
fortuna-board-deck = cartas de privilegio por robar
fortuna-board-discards = descartadas: { $n ->
    [0] ninguna
   *[other] { $cards }
}
fortuna-board-hand = { $n ->
    [0] ninguna carta de privilegio
    [one] { $n } carta de privilegio
   *[other] { $n } cartas de privilegio
}
fortuna-board-aqueduct-full = con agua

## Phases

fortuna-phase-aqueduct = Acueducto
fortuna-phase-action = Acción
fortuna-phase-military = Poder militar
fortuna-phase-favour = Favor
fortuna-phase-privileges = Privilegios
fortuna-phase-set-up = Antes de la primera ronda

## Questions, short

fortuna-prompt-draft = Toma una carta para tu lado
fortuna-prompt-turn-down = Bloquea una de tus cartas
fortuna-prompt-card = Usa una de tus cartas
fortuna-prompt-convert = ¿Cambias agua por { $into }?
fortuna-prompt-sell = ¿Cuánto { $goods } vendes?
fortuna-prompt-hire-vestals = ¿Cuántas sacerdotisas contratas?
fortuna-prompt-hire-centurions = ¿Cuántos centuriones reclutas?
fortuna-prompt-family = Tu familia te hace un regalo
fortuna-prompt-build = ¿Qué construyes?
fortuna-prompt-corruption = Cobra, o usa una carta ajena
fortuna-prompt-swap = Cambia { $card } por…
fortuna-prompt-military = Envía un centurión o tira
fortuna-prompt-military-no-dice = ¿Envías un centurión?
fortuna-prompt-roll = Tira tus dados
fortuna-prompt-die = Elige un dado
fortuna-prompt-favour = Complace al Emperador con tu { $die }
fortuna-prompt-extra-flip = ¿Cierras un favor más?
fortuna-prompt-keep = Quédate un privilegio
fortuna-prompt-keep-second = ¿Te quedas un segundo?
fortuna-prompt-keep-palace = Quédate un privilegio del Palacio
fortuna-prompt-end-turn = Juega un privilegio o acaba tu turno

fortuna-wait-draft = { $who } toma una carta para su lado
fortuna-wait-turn-down = { $who } bloquea una de sus cartas
fortuna-wait-card = { $who } usa una de sus cartas
fortuna-wait-convert = { $who } puede cambiar agua por { $into }
fortuna-wait-sell = { $who } vende { $goods }
fortuna-wait-hire-vestals = { $who } contrata sacerdotisas
fortuna-wait-hire-centurions = { $who } recluta centuriones
fortuna-wait-family = { $who } elige un regalo de su familia
fortuna-wait-build = { $who } construye un edificio
fortuna-wait-corruption = { $who } cobra o usa una carta ajena
fortuna-wait-swap = { $who } cambia { $card }
fortuna-wait-military = { $who } envía un centurión o tira
fortuna-wait-military-no-dice = { $who } puede enviar un centurión
fortuna-wait-roll = { $who } tira sus dados
fortuna-wait-die = { $who } elige un dado
fortuna-wait-favour = { $who } puede complacer al Emperador con un { $die }
fortuna-wait-extra-flip = { $who } puede cerrar un favor más
fortuna-wait-keep = { $who } se queda un privilegio
fortuna-wait-keep-second = { $who } puede quedarse un segundo privilegio
fortuna-wait-keep-palace = { $who } se queda un privilegio del Palacio
fortuna-wait-end-turn = { $who } juega un privilegio o acaba su turno

## What can end the game

fortuna-end-palace = { $n ->
    [one] { $who }: { $n } casilla
   *[other] { $who }: { $n } casillas
}
fortuna-end-palace-full = La partida acaba con la ronda en que alguien llega al Palacio del César. Más cerca: { $all ->
    [yes] todos
   *[no] { $who }
}, a { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}.
fortuna-end-last = última ronda
fortuna-end-last-full = Alguien ha llegado al Palacio del César. La partida acaba con esta ronda.
fortuna-end-rounds = { $round }/{ $max }
fortuna-end-rounds-full = Esta es la ronda { $round }. La ronda { $max } sería la última.
fortuna-warn-palace = Con esto entras en el Palacio del César: la partida acaba con esta ronda.
fortuna-warn-out-of-rome = No tienes dinero para el impuesto: retrocederías fuera de Roma, y solo puede ganar quien está en Roma.

## What there is to say about a thing

fortuna-about-sentence = { $text }.
fortuna-about-favour = Favor { $favour }
fortuna-about-opens = Está al alcance de dados de { $number } o más. Cuando alguien avanza con ella, queda boca abajo el resto de la ronda.
fortuna-about-swap = Quien la ha usado la cambia por una carta boca arriba de otro lado, y la carta que llega queda bloqueada hasta el próximo turno de su dueño.
fortuna-about-building = { $price ->
    [0] Es gratis
   *[other] Cuesta { $money }
}. Cada cual puede tener tres edificios, todos distintos.
fortuna-about-price-ours = El precio es provisional y nuestro, no el impreso.
fortuna-about-play = Puedes jugarla en cualquier momento de tu propio turno.
fortuna-about-score = Cuenta al final, si tu peón está en Roma.
fortuna-about-tokens-title = Fichas
fortuna-about-tokens = Al final de una ronda, cada carta de favor que siga boca arriba recibe una ficha, tres como máximo. Quien cumple el favor las toma: una ficha es una carta de privilegio; de dos o tres cartas robadas se queda una.
fortuna-about-road-title = El camino
fortuna-about-road = Quince casillas llevan de la aldea al Palacio del César. Cada una es un punto. Solo puede ganar quien haya pasado la puerta, la casilla 10.
fortuna-about-palace-title = Palacio del César
fortuna-about-palace = Quien llega primero roba tres cartas de privilegio, se queda una y aparta dos para quienes lleguen después. La ronda se juega hasta el final y la partida termina.
fortuna-about-podium-title = Podio
fortuna-about-podium = El orden de la ronda. Quien tenga la carta Fortuna al acabar una ronda empieza la siguiente; los demás van después, por orden de riqueza.
fortuna-about-wealth-title = Riqueza
fortuna-about-wealth = Nadie puede tener más de 20 monedas: lo que pasa de ahí se pierde.
fortuna-about-vestals = Cada una cuesta el precio del lugar que ocupa: 1, 3, 5. Se conservan para el favor de Religión; una ceremonia cambia una por un dado.
fortuna-about-centurions = Cada uno cuesta el precio del lugar que ocupa: 1, 2, 3. Puedes enviar uno para ejecutar una carta de tu lado; el favor de Batalla admite hasta tres.
fortuna-about-dice = Tiras todos tus dados y eliges uno. Una ceremonia da otro, hasta tres.
fortuna-about-goods = El agua, el trigo y el vino se pueden guardar sin límite. Hay 15 unidades de cada uno para todos.

fortuna-note-water = Toda el agua, salvo la del Acueducto, va al depósito.
fortuna-note-convert = El agua del Acueducto cuenta, y se gasta la primera.
fortuna-note-supply = Si la reserva general no alcanza, tomas lo que haya.
fortuna-note-prices = El precio depende del lugar que se ocupa, no de cuántos compres.
fortuna-note-nine-dice = El juego tiene nueve dados. Cuando no queda ninguno, no hay ceremonia.
fortuna-note-last-vestal = Puedes entregar tu última sacerdotisa.
fortuna-note-early-roll = La tirada anticipada vale. Un dado ganado después en el turno se tira además.
fortuna-note-marry-later = Quien no se casó en la primera ocasión puede hacerlo en cualquier otra.
fortuna-note-copy = Se puede usar una carta bloqueada, y también una de un lado abierto, donde se paga a la banca. La carta se queda donde está.
fortuna-note-bribe = El soborno se paga antes, y debes tener bastante para ambas cosas.
fortuna-note-copy-fortuna = Usar Fortuna desde otro lado no te hace empezar.
fortuna-note-unheld = Si nadie tiene Fortuna al acabar la ronda, el primer jugador sigue siendo el primero, salvo que se acuerde otra cosa.
fortuna-note-tax = Quien tiene a su alcance una carta del 1 al 4 puede negarse y pagar el impuesto. Los favores 5 y 6 no se pueden rechazar si se pueden cumplir.
fortuna-note-beyond = Las casillas más allá del Palacio se pierden.
fortuna-note-all-vestals = Cuentan todas las sacerdotisas: no se puede elegir avanzar menos.
fortuna-note-aqueduct = La primera agua llega en el turno después de construirlo. Cuenta como tuya y nunca pasa al depósito.
fortuna-note-basilica = No sirve con las cartas del Palacio del César.
fortuna-note-one-advance = Una carta así por ronda, y en el Palacio no hace nada.
fortuna-note-full = Si tienes tres de un tipo, tomas del otro.
fortuna-note-gift-supply = Lo que falta en la reserva general no se sustituye.
fortuna-note-counted-twice = Las mismas cosas pueden contar para varias cartas.
fortuna-note-multiples = Cuenta cada grupo completo.
