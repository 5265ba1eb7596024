# What stands on the drawn table.

## Cards, as short as they can be said

fortuna-short-water = Agua
fortuna-short-harvest = Cosecha
fortuna-short-vintage = Vendimia
fortuna-short-wheat-trade = Comercio de grano
fortuna-short-wine-trade = Comercio de vino
fortuna-short-centurions = Centuriones
fortuna-short-vestals = Sacerdotisas
fortuna-short-ceremony = Ceremonia
fortuna-short-family = Familia
fortuna-short-build = Construcción
fortuna-short-corruption = Corrupción
fortuna-short-fortuna = Fortuna

fortuna-text-water = Toma 2 aguas.
fortuna-text-harvest = Toma 2 granos; cambia agua por grano.
fortuna-text-vintage = Toma 2 vinos; cambia agua por vino.
fortuna-text-wheat-trade = Vende grano a { $price } cada uno.
fortuna-text-wine-trade = Vende vino a { $price } cada uno.
fortuna-text-centurions = Recluta centuriones por 1, 2, 3.
fortuna-text-vestals = Contrata sacerdotisas por 1, 3, 5.
fortuna-text-ceremony = Entrega una sacerdotisa: +1 dado.
fortuna-text-family = { $married ->
    [yes] 1 grano, 1 vino o 3 monedas; tirada anticipada.
   *[no] Cásate por 3 monedas. Después: un regalo.
}
fortuna-text-build = Construye un edificio.
fortuna-text-corruption = 2 monedas, o paga 1 por usar otra carta.
fortuna-text-fortuna = +1 casilla. Al acabar la ronda: jugador inicial.

fortuna-name-favour-water = Agua
fortuna-name-favour-orgy = Orgía
fortuna-name-favour-food = Alimentos
fortuna-name-favour-battle = Batalla
fortuna-name-favour-fortuna = Fortuna
fortuna-name-favour-religion = Religión

fortuna-give-favour-water = Entrega 1 agua
fortuna-give-favour-orgy = Entrega 1–2 vinos
fortuna-give-favour-food = Entrega 1–2 granos
fortuna-give-favour-battle = Entrega 1–3 centuriones
fortuna-give-favour-fortuna = Estar casado/a
fortuna-give-favour-religion = Tener sacerdotisas

fortuna-board-asks = { $what }:
fortuna-steps-favour-water = 1 casilla
fortuna-steps-favour-orgy = 1–2 casillas
fortuna-steps-favour-food = 1–2 casillas
fortuna-steps-favour-battle = 1–3 casillas
fortuna-steps-favour-fortuna = 1 casilla, 2 con Palacio
fortuna-steps-favour-religion = 1 casilla cada una

fortuna-band-recruit = Refuerzo
fortuna-band-water-gift = Regalo de agua
fortuna-band-wheat-gift = Regalo de grano
fortuna-band-wine-gift = Regalo de vino
fortuna-band-advance = Avance
fortuna-band-score-buildings = Edificios
fortuna-band-score-wheat = Grano
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
fortuna-zone-podium = Orden de turno
fortuna-zone-wealth = Riqueza
fortuna-zone-provinces = Provincias
fortuna-zone-supply = Edificios por construir
fortuna-zone-pool = Cartas por elegir
fortuna-zone-stores = Queda en la reserva general
fortuna-zone-phases = Fases del turno
fortuna-zone-amounts = Cuánto
fortuna-zone-exchange = Cambio
fortuna-zone-choices = Tus opciones
fortuna-zone-privileges = Tus privilegios · solo los ves tú
fortuna-zone-offer = Cartas que has robado
fortuna-zone-dice = Dados
fortuna-zone-vestals = Sacerdotisas
fortuna-zone-centurions = Centuriones
fortuna-zone-goods = Mercancía
fortuna-zone-buildings = Edificios

fortuna-board-edge = { $mine ->
    [yes] tu lado
   *[no] lado de { $who }
}
fortuna-board-open-edge = Lado libre
fortuna-board-nobodys = de nadie
fortuna-board-your-edge = tu lado
fortuna-board-you = tú
fortuna-board-plays = { $mine ->
    [yes] tu turno
   *[no] juega
}
fortuna-board-married = casado/a
fortuna-board-locked = Boca abajo
fortuna-board-locked-by = { $mine ->
    [yes] boca abajo en tu lado
   *[no] boca abajo en el lado de { $who }
}
fortuna-board-card-on = { $mine ->
    [yes] en tu lado
   *[no] en el lado de { $who }
}
fortuna-board-card-open = en un lado libre
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
fortuna-board-lacks-wheat = Sin grano
fortuna-board-lacks-centurion = Sin centurión
fortuna-board-lacks-marriage = Sin matrimonio
fortuna-board-lacks-vestal = Sin sacerdotisa
fortuna-board-protected = Tiene fichas
fortuna-board-round = Ronda { $round }

fortuna-board-village = aldea
fortuna-board-rome = Roma
fortuna-board-palace-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
} al primero en llegar
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
fortuna-board-play-it = jugar
fortuna-board-unused = ahora no se puede jugar
fortuna-board-copies = ×{ $n }
fortuna-board-if-ended = Si la partida acabara ahora: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (camino: { $road }).
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
fortuna-board-die = Dado con un { $value }{ $used ->
    [yes] , en uso
   *[no] {""}
}
fortuna-board-die-blank = Dado por tirar
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
fortuna-prompt-turn-down = Pon una de tus cartas boca abajo
fortuna-prompt-card = Elige una de tus cartas
fortuna-prompt-convert = ¿Cambias agua por { $into }?
fortuna-prompt-sell = ¿Cuánto { $goods } vendes?
fortuna-prompt-hire-vestals = ¿Cuántas sacerdotisas contratas?
fortuna-prompt-hire-centurions = ¿Cuántos centuriones reclutas?
fortuna-prompt-family = Elige un regalo de tu familia
fortuna-prompt-build = ¿Qué construyes?
fortuna-prompt-corruption = Toma dinero o usa otra carta
fortuna-prompt-swap = Cambia { $card-the } por…
fortuna-prompt-military = Envía un centurión o tira
fortuna-prompt-military-no-dice = ¿Envías un centurión?
fortuna-prompt-roll = Tira tus dados
fortuna-prompt-die = Elige un dado
fortuna-prompt-favour = Elige un favor (dado: { $die })
fortuna-prompt-extra-flip = ¿Pones otro favor boca abajo?
fortuna-prompt-keep = Quédate una carta de privilegio
fortuna-prompt-keep-second = ¿Te quedas una segunda?
fortuna-prompt-keep-palace = Quédate una carta de privilegio del Palacio
fortuna-prompt-end-turn = Juega una carta de privilegio o acaba tu turno

fortuna-wait-draft = { $who } toma una carta para su lado
fortuna-wait-turn-down = { $who } pone una carta boca abajo
fortuna-wait-card = { $who } elige una carta
fortuna-wait-convert = { $who } puede cambiar agua por { $into }
fortuna-wait-sell = { $who } vende { $goods }
fortuna-wait-hire-vestals = { $who } contrata sacerdotisas
fortuna-wait-hire-centurions = { $who } recluta centuriones
fortuna-wait-family = { $who } elige un regalo de su familia
fortuna-wait-build = { $who } construye un edificio
fortuna-wait-corruption = { $who } toma dinero o usa otra carta
fortuna-wait-swap = { $who } cambia { $card-the }
fortuna-wait-military = { $who } envía un centurión o tira
fortuna-wait-military-no-dice = { $who } puede enviar un centurión
fortuna-wait-roll = { $who } tira sus dados
fortuna-wait-die = { $who } elige un dado
fortuna-wait-favour = { $who } elige un favor (dado: { $die })
fortuna-wait-extra-flip = { $who } puede poner otro favor boca abajo
fortuna-wait-keep = { $who } se queda una carta de privilegio
fortuna-wait-keep-second = { $who } puede quedarse una segunda carta de privilegio
fortuna-wait-keep-palace = { $who } se queda una carta de privilegio del Palacio
fortuna-wait-end-turn = { $who } juega una carta de privilegio o acaba su turno

## What can end the game

fortuna-end-palace = { $n ->
    [one] { $who }: { $n } casilla
   *[other] { $who }: { $n } casillas
}
fortuna-end-palace-full = La partida acaba tras la ronda en que un jugador llega al Palacio del César. Más cerca: { $all ->
    [yes] todos
   *[no] { $who }
}, a { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}.
fortuna-end-last = última ronda
fortuna-end-last-full = Un jugador ha llegado al Palacio del César. La partida acaba tras esta ronda.
fortuna-end-rounds = { $round }/{ $max }
fortuna-end-rounds-full = Ronda { $round } de { $max } como máximo.
fortuna-warn-palace = Entras en el Palacio del César: la partida acaba tras esta ronda.
fortuna-warn-out-of-rome = No puedes pagar el impuesto: retrocedes fuera de Roma, donde no puedes ganar.

## What there is to say about a thing

fortuna-about-sentence = { $text }.
fortuna-about-favour = Favor: { $favour }
fortuna-about-opens = Necesita un dado de { $number } o más. Una vez cumplido, el favor queda boca abajo el resto de la ronda.
fortuna-about-swap = Después de usarla, la cambias por una carta boca arriba de otro lado. Esa carta queda boca abajo hasta tu próximo turno.
fortuna-about-building = { $price ->
    [0] Es gratis.
   *[other] Cuesta { $money }.
} Puedes tener tres edificios, todos distintos.
fortuna-about-price-ours = Este precio es provisional: no conocemos el impreso.
fortuna-about-play = Juégala en cualquier momento de tu turno.
fortuna-about-score = Cuenta al final si estás en Roma.
fortuna-about-tokens-title = Fichas
fortuna-about-tokens = Al acabar una ronda, cada carta de favor boca arriba recibe una ficha (máximo 3). Cumple el favor para llevártelas: con 1 ficha robas una carta de privilegio; con 2 o 3, robas tantas y te quedas una.
fortuna-about-road-title = El camino
fortuna-about-road = Hay quince casillas de la aldea al Palacio del César. Cada casilla es un punto. Para ganar tienes que haber pasado la puerta de Roma, la casilla 10.
fortuna-about-palace-title = Palacio del César
fortuna-about-palace = El primero en llegar roba tres cartas de privilegio, se queda una y aparta dos para los siguientes. La partida acaba tras esta ronda.
fortuna-about-podium-title = Marcador del orden de turno
fortuna-about-podium = El orden de la ronda. La carta Fortuna te hace jugador inicial de la siguiente; los demás van después, por orden de riqueza.
fortuna-about-wealth-title = Riqueza
fortuna-about-wealth = Puedes tener hasta 20 monedas. Lo que pase de ahí se pierde.
fortuna-about-vestals = Cuestan 1, 3 y 5 monedas, según el lugar que ocupan. Las conservas para la Religión (6); una Ceremonia religiosa cambia una por un dado.
fortuna-about-centurions = Cuestan 1, 2 y 3 monedas, según el lugar que ocupan. Envía uno a usar una carta boca arriba de tu lado; la Batalla (4) admite hasta tres.
fortuna-about-dice = Tiras todos tus dados y usas uno. Una Ceremonia religiosa te da otro (máximo 3).
fortuna-about-goods = Puedes guardar agua, grano y vino sin límite. El juego tiene 15 cubos de cada uno.

fortuna-note-water = Toda el agua, salvo la del Acueducto, va a la reserva de agua.
fortuna-note-convert = El agua del Acueducto cuenta, y la gastas primero.
fortuna-note-supply = Si la reserva general no alcanza, tomas lo que haya.
fortuna-note-prices = El precio depende del lugar que ocupan, no de cuántos compres.
fortuna-note-nine-dice = El juego tiene nueve dados. Si no queda ninguno, no puedes usar esta carta.
fortuna-note-last-vestal = Puedes entregar tu última sacerdotisa.
fortuna-note-early-roll = La tirada anticipada vale. Un dado ganado después en el turno también se tira.
fortuna-note-marry-later = Puedes casarte más tarde.
fortuna-note-copy = Puedes usar una carta boca abajo, o una de un lado libre (pagas a la banca). La carta se queda donde está.
fortuna-note-bribe = Pagas antes el soborno, y el dinero debe alcanzarte para ambas cosas.
fortuna-note-copy-fortuna = Copiar Fortuna no te hace jugador inicial.
fortuna-note-unheld = Si ningún jugador tiene Fortuna al acabar la ronda, el jugador inicial no cambia (por defecto).
fortuna-note-tax = Si hay disponible una carta del 1 al 4, puedes negarte y pagar el impuesto. No puedes rechazar los favores 5 y 6 si puedes cumplirlos.
fortuna-note-beyond = Las casillas más allá del Palacio del César se pierden.
fortuna-note-all-vestals = Cuentan todas tus sacerdotisas: no puedes avanzar menos.
fortuna-note-aqueduct = La primera agua llega el turno después de construirlo. Es tuya, pero nunca pasa a la reserva de agua.
fortuna-note-basilica = No sirve con las cartas del Palacio del César.
fortuna-note-one-advance = Solo una por ronda; en el Palacio del César no hace nada.
fortuna-note-full = Si tienes tres de un tipo, tomas del otro.
fortuna-note-gift-supply = Si falta un cubo en la reserva general, no recibes otro.
fortuna-note-counted-twice = Las mismas cosas pueden contar para varias cartas.
fortuna-note-multiples = Cuenta cada grupo completo.

fortuna-threat-palace = { $you ->
    [yes] Puedes
   *[no] { $who } puede
} llegar al Palacio del César con una acción: esa ronda sería la última.
