# What stands on the drawn table. $you is "yes" if the reader is asked.

## Prompts

gm-prompt-play = { $you ->
    [yes] Juega una carta de producción
   *[no] { $who } juega una carta de producción
}
gm-prompt-instead = { $you ->
    [yes] ¿Usas un solo edificio en vez de todos?
   *[no] { $who } puede usar un solo edificio en vez de todos
}
gm-prompt-activate = { $you ->
    [yes] Usa un edificio o produce
   *[no] { $who } activa cartas
}
gm-prompt-times = { $you ->
    [yes] ¿Cuántas veces usas { $card }?
   *[no] { $who } usa { $card }
}
gm-prompt-take = { $you ->
    [yes] De { $left }, ¿cuánto en { $kind }?
   *[no] { $who } elige lo que da { $card }
}
gm-prompt-pull-down = { $you ->
    [yes] { $more ->
        [yes] ¿Derribas otro edificio?
       *[no] Derriba un edificio
    }
   *[no] { $who } derriba edificios
}
gm-prompt-buy = { $you ->
    [yes] { $last ->
        [yes] Compra un edificio o pasa: después cae Roma
       *[no] Compra un edificio o pasa
    }
   *[no] { $who } puede comprar un edificio
}
gm-prompt-replace = { $you ->
    [yes] ¿Usas un arquitecto para pagar { $card }?
   *[no] { $who } puede usar un arquitecto para pagar { $card }
}
gm-prompt-architect = { $you ->
    [yes] ¿Qué arquitecto cambia { $wanted } por { $from }?
   *[no] { $who } elige un arquitecto: { $from } en vez de { $wanted }
}
gm-prompt-pay = { $you ->
    [yes] ¿Con qué pagas { $thing }?
   *[no] { $who } paga { $thing }
}
gm-the-tribute = el tributo
gm-prompt-tribute = { $you ->
    [yes] ¿Pagas un tributo de { $price }?
   *[no] { $who } puede pagar tributo
}
gm-prompt-lose = { $you ->
    [yes] Pierde una carta. Iconos pendientes: { $icons }
   *[no] { $who } pierde una carta
}
gm-prompt-recover = { $you ->
    [yes] Toma un recurso del tributo
   *[no] { $who } toma del tributo
}

## Phases

gm-phase-forum = Foro
gm-phase-play = Jugar
gm-phase-activate = Activar
gm-phase-buy = Comprar
gm-phase-tribute = Tributo

## Headings and labels

gm-title-production-farm = Granja
gm-title-production-city = Ciudad
gm-title-production-legion = Legión
gm-title-resource-food = Alimento
gm-title-resource-gold = Oro
gm-title-resource-peace = Paz
gm-title-resource-glory = Gloria
gm-label-forum = Foro
gm-label-forum-note = coste impreso + recargo en cualquier recurso
gm-label-empty-place = vacío
gm-label-ahead = Por delante
gm-label-barbarian = El bárbaro
gm-label-lying = Tributo
gm-label-others = Los demás jugadores
gm-label-you = tú
gm-label-screen = Tras tu biombo
gm-label-hand = Aún en la mano
gm-label-choose = Cuánto
gm-label-replace = Pagar en su lugar
gm-label-pay = Toca lo que pagas
gm-board-no-fit = No puedes añadir otro: debes { $n } en total, y el coste impreso se paga tal cual. Quita antes uno.
gm-label-stays = El bárbaro espera
gm-label-rome = Roma
gm-label-africa = África
gm-label-road = camino del bárbaro
gm-board-total = { $may ->
    [yes] paga { $n }
   *[no] cuesta { $n }
}
gm-board-no-card = sin carta libre
gm-board-no-place = sin { $kind } libre
gm-board-short = { $n ->
    [one] te falta { $what }
   *[other] te faltan { $what }
}
gm-board-short-any = { $n ->
    [one] te falta { $n }
   *[other] te faltan { $n }
}
gm-board-offer = Lugar +{ $slot } del foro; cuesta { $cost }; +{ $steps } al comprarlo
gm-board-free = { $gain }, libre para construir
gm-board-under = La { $production } bajo { $card }
gm-board-tableau = { $you ->
    [yes] Tus cartas
   *[no] Las cartas de { $who }
}
gm-board-turn = en su turno
gm-board-turn-of = turno: { $kind }
gm-board-walked = casilla { $n } de { $africa }
gm-board-held = { $n ->
    [0] ninguna carta de producción en la mano
    [one] { $n } carta de producción en la mano
   *[other] { $n } cartas de producción en la mano
}
gm-label-screened = recursos tras un biombo
gm-board-map = Mapa de Italia. El bárbaro está { $place }; { $covered ->
    [0] no hay tributo por delante
    [one] hay tributo en { $covered } casilla por delante
   *[other] hay tributo en { $covered } casillas por delante
}. Camino de África: { $romans }.
gm-board-roman = { $who } en la casilla { $n }
gm-board-space = { $icons }, { $place }{ $state ->
    [paid] : tributo pagado
    [next] : el próximo tributo
   *[later] {""}
}
gm-board-to-rome = { $n } hasta Roma
gm-board-lies = { $what } del tributo

## Powers in few words

gm-short-spend = { $often ->
    [yes] { $price } por { $gain }, cuantas veces quieras
   *[no] { $price } por { $gain }
}
gm-short-swap = { $often ->
    [yes] Cambia { $what }, cuantas veces quieras
   *[no] Cambia { $what }
}
gm-short-pull-down = { $often ->
    [yes] Derriba otros edificios por sus costes
   *[no] Derriba otro edificio por su coste
}
gm-short-count = { $gain } por cada { $card }
gm-short-condition = { $gain } por cada { $card }, en vez de activar tus { $cards }
gm-short-barbarian = { $gain } si el bárbaro está en una { $icon }
gm-short-replace = Cuando compras, { $from } { $n ->
    [one] vale
   *[other] valen
} por { $wanted }
gm-short-wall = Descártalo para conservar la carta de debajo
gm-short-none = Sin poder

## Ends

gm-end-rome = { $n ->
    [one] El bárbaro está a { $n } casilla de Roma.
   *[other] El bárbaro está a { $n } casillas de Roma.
}
gm-end-africa = Más cerca de África: { $who }, a { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}.
gm-end-hand = La mano con menos cartas de producción: { $n }.
gm-end-deck = Edificios por robar: { $n }.
gm-warn-africa = Llegas a África y acaba la partida.
gm-warn-rome = El bárbaro entra en Roma y acaba la partida.
gm-warn-hand = El siguiente jugador no tiene cartas que jugar y acaba la partida.
gm-warn-deck = No quedan edificios que robar y acaba la partida.

## What a thing is

gm-about-building = Edificio ({ $kind }). Cuesta { $cost } más el recargo de su lugar; +{ $steps } al comprarlo.
gm-about-power = Poder: { $power }.
gm-about-production = Una carta de producción: { $gain } cuando se activan las { $cards }.
gm-about-resource = Paga edificios, tributo y poderes. Una gloria puede valer por este recurso en una compra o un tributo.
gm-ruling-spend = La gloria no vale por otros recursos cuando pagas un poder.
gm-ruling-times = Di antes cuántas veces; lo que ganas no paga la misma activación.
gm-ruling-pull-down = No puede derribarse. La carta de producción queda y puedes volver a construir sobre ella.
gm-ruling-count = La carta de debajo también cuenta.
gm-ruling-count-counters = Cuenta lo que tienes al usarlo, una sola vez. Da como mucho 60 de cada símbolo.
gm-ruling-count-buildings = Se cuenta a sí mismo, y también tus edificios rojos.
gm-ruling-count-walls = Cuentan los muros de todas tus cartas, sea cual sea el turno.
gm-ruling-instead = En ese turno no activas nada más de ese tipo, ni edificios ni cartas de producción.
gm-ruling-barbarian = Importa su casilla cuando activas, antes del tributo del turno. Si tiene dos iconos, basta con uno.
gm-ruling-architect = Sirve mientras pagas un edificio. Lo que pagas a cambio sale enseguida de tus recursos.
gm-ruling-several = Solo vale por recursos impresos, no por el recargo; lo que pasa del coste impreso se pierde.
gm-ruling-wall = Usarlo no es obligatorio; un muro por cada pérdida. La carta de producción queda y puedes volver a construir sobre ella.
gm-ruling-none = La carta de producción de debajo produce en cada turno de su tipo.
gm-ruling-glory = La gloria impresa solo se paga con gloria.
gm-ruling-free = Una carta que ha perdido su edificio vuelve a producir y puedes volver a construir sobre ella.
gm-ruling-two-icons = En una casilla con dos iconos se pagan los dos, o nada.
gm-ruling-rome = Si la próxima casilla sin tributo es Roma, nadie puede pagar. Cuando el bárbaro entra en Roma no se pierde nada.

## Una acción puede acabar la partida

gm-threat-africa = { $you ->
    [yes] Puedes
   *[no] { $who } puede
} llegar a África con una acción.
gm-threat-rome = El bárbaro puede entrar en Roma en su próximo movimiento.
gm-threat-hand = { $you ->
    [yes] No te quedan
   *[no] A { $who } no le quedan
} cartas de producción: el próximo turno acaba la partida.
gm-threat-deck = No quedan edificios que robar: el próximo turno acaba la partida.
