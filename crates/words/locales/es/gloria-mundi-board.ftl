# What stands on the drawn table. $you is "yes" if the reader is asked himself.

## Prompts

gm-prompt-play = { $you ->
    [yes] Juega una carta de producción
   *[no] { $who } juega una carta de producción
}
gm-prompt-instead = { $you ->
    [yes] ¿Usas un edificio en lugar de todo lo demás?
   *[no] { $who } puede usar un edificio en lugar de todo lo demás
}
gm-prompt-activate = { $you ->
    [yes] Usa un edificio o su carta
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
    [yes] ¿Cambia un arquitecto el precio de { $card }?
   *[no] { $who } cambia el precio de { $card }
}
gm-prompt-architect = { $you ->
    [yes] ¿Qué arquitecto cambia { $wanted } por { $from }?
   *[no] { $who } elige un arquitecto: { $from } en lugar de { $wanted }
}
gm-prompt-pay = { $you ->
    [yes] ¿Con qué pagas { $thing }?
   *[no] { $who } paga por { $thing }
}
gm-the-tribute = el tributo
gm-prompt-tribute = { $you ->
    [yes] ¿Pagas { $price } de tributo?
   *[no] { $who } puede pagar tributo
}
gm-prompt-lose = { $you ->
    [yes] Pierde una carta: el bárbaro aún quiere { $icons }
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
gm-title-resource-food = Comida
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
gm-label-screen = Tras tu pantalla
gm-label-hand = Aún en la mano
gm-label-choose = Cuánto
gm-label-replace = Pagar en su lugar
gm-label-pay = Toca lo que pagas
gm-board-no-fit = Un recurso más de este tipo no encaja en ningún pago: se deben { $n } en total, y lo impreso se paga tal cual. Recoge antes otro recurso.
gm-label-stays = El bárbaro no se mueve
gm-label-rome = Roma
gm-label-africa = Cartago
gm-label-road = camino del bárbaro
gm-board-total = { $may ->
    [yes] paga { $n }
   *[no] cuesta { $n }
}
gm-board-no-card = sin carta libre
gm-board-no-place = sin { $kind } libre
gm-board-short = te falta { $what }
gm-board-short-any = { $n ->
    [one] te falta { $n }
   *[other] te faltan { $n }
}
gm-board-offer = Lugar +{ $slot } del foro; cuesta { $cost }; { $steps } al comprarlo
gm-board-free = { $gain }, libre para construir
gm-board-under = La { $production } que hay debajo de { $card }
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
gm-label-screened = recursos tras una pantalla
gm-board-map = Mapa de Italia. El bárbaro está { $place }; { $covered ->
    [0] no hay tributo por delante de él
    [one] hay tributo en { $covered } casilla por delante de él
   *[other] hay tributo en { $covered } casillas por delante de él
}. Camino de Cartago: { $romans }.
gm-board-roman = { $who } en la { $n }
gm-board-space = { $n_icons ->
    [0] sin iconos
   *[other] { $icons }
}, { $place }{ $state ->
    [paid] : aquí hay tributo
    [next] : el próximo tributo
   *[later] {""}
}
gm-board-to-rome = { $n } hasta Roma
gm-board-lies = { $what } del tributo

## Powers in few words

gm-short-spend = { $often ->
    [yes] { $price } por { $gain }, tantas veces como quieras
   *[no] { $price } por { $gain }
}
gm-short-swap = { $often ->
    [yes] Cambia { $what }, tantas veces como quieras
   *[no] Cambia { $what }
}
gm-short-pull-down = { $often ->
    [yes] Derriba otros edificios por sus costes
   *[no] Derriba un edificio por su coste
}
gm-short-count = { $gain } por cada { $card }
gm-short-condition = { $gain } por cada { $card }; las { $cards } no hacen nada más
gm-short-barbarian = { $gain } si el bárbaro está en una { $icon }
gm-short-replace = Al comprar, { $from } vale por 1 de { $wanted }
gm-short-replace-several = Al comprar, { $from } vale por { $wanted }
gm-short-wall = Arde en lugar de la carta de debajo
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
gm-warn-africa = Con esto llegas a África y la partida acaba.
gm-warn-rome = Entonces el bárbaro entra en Roma y la partida acaba.
gm-warn-hand = Entonces la partida acaba: el siguiente jugador no tiene carta que jugar.
gm-warn-deck = Entonces la partida acaba: no queda ningún edificio que robar.

## What a thing is

gm-about-building = Edificio, tipo { $kind }. Cuesta { $cost } y el recargo de su lugar; { $steps } al comprarlo.
gm-about-power = Poder: { $power }.
gm-about-production = Una carta de producción: { $gain } en un turno de { $cards }.
gm-about-resource = Paga edificios, tributo y poderes. Una gloria puede valer por él en una compra o en un tributo.
gm-ruling-spend = La gloria no vale por otros recursos cuando se paga un poder.
gm-ruling-times = Dices de antemano cuántas veces; lo que ganas no paga la misma activación.
gm-ruling-pull-down = No se derriba a sí mismo. La carta de producción queda y se puede volver a construir sobre ella.
gm-ruling-count = La carta sobre la que está cuenta también.
gm-ruling-count-counters = Cuenta lo que tienes cuando lo usas, una sola vez. Da como mucho 60 de cada símbolo.
gm-ruling-count-buildings = Se cuenta a sí mismo, y también tus edificios rojos.
gm-ruling-count-walls = Cuentan los muros de todas tus cartas, sea cual sea el turno.
gm-ruling-instead = En ese turno no activas nada más de ese tipo, ni edificios ni cartas de producción.
gm-ruling-barbarian = Cuenta la casilla en la que está cuando activas, antes del tributo del turno. Basta uno de dos iconos.
gm-ruling-architect = Sirve mientras pagas un edificio. Lo que sustituye sale enseguida de tus recursos.
gm-ruling-several = Solo vale por recursos impresos, no por el recargo; lo que pasa del coste impreso se pierde.
gm-ruling-wall = Puedes usarlo, pero no es obligatorio; un muro por cada pérdida. La carta de producción queda y se puede volver a construir sobre ella.
gm-ruling-none = La carta de producción de debajo produce en cada turno de su tipo.
gm-ruling-glory = La gloria impresa solo se paga con gloria.
gm-ruling-free = Una carta que ha perdido su edificio vuelve a producir y se puede volver a construir sobre ella.
gm-ruling-two-icons = Una casilla con dos iconos exige ambos, o no se paga nada.
gm-ruling-rome = Si Roma es la próxima casilla sin tributo, nadie puede pagar. No se pierde nada cuando entra en Roma.
