# Lo que decide en un turno, para juzgar un escenario: `trivium check` y el sitio.

facts-due = Falta, en este orden: { $things }.
facts-player = { $who }: { $facts }.

## Fortuna

fortuna-fact-played = Ya han jugado en esta ronda: { $who }.
fortuna-fact-chosen = carta elegida: { $card }
fortuna-fact-rolled = dados tirados: { $dice }
fortuna-fact-die = dado usado: { $die }
fortuna-fact-tokens = { $n ->
    [one] { $n } ficha por cambiar por una carta de privilegio
   *[other] { $n } fichas por cambiar por cartas de privilegio
}
fortuna-fact-arrived = acaba de llegar al Palacio del César
fortuna-due-draft = la elección de cartas
fortuna-due-turn-down = una carta por poner boca abajo
fortuna-due-turn = el turno siguiente
fortuna-due-swap = el cambio de cartas
fortuna-due-military = un centurión
fortuna-due-roll = la tirada
fortuna-due-die = la elección de un dado
fortuna-due-favour = un favor
fortuna-due-extra-flip = un favor más por poner boca abajo
fortuna-due-privileges = las cartas de privilegio
fortuna-due-window = cartas de privilegio por jugar
fortuna-due-end-turn = el final del turno

## Glory to Rome

gtr-fact-acted = Ya han actuado en este turno: { $who }.
gtr-fact-acts = { $who } actúa. Personaje: { $role }. Acciones hechas: { $used }, restantes: { $left }.
gtr-fact-shown = Exigencias ya mostradas en este turno ({ $who }): { $cards }.
gtr-fact-demand = Se exige ahora: { $demand }. Aún por tomar: { $left }.
gtr-fact-units = cartas jugadas para { $actions }
gtr-fact-hired = clientes contratados en este turno: { $clients }
gtr-fact-vault = cartas puestas en el tesoro en este turno: { $cards }
gtr-fact-crafted = una acción hecha en este turno: { $role }
gtr-fact-proposed = victoria propuesta en este turno
gtr-due-start = una carta para la reserva ({ $who })
gtr-due-turn = el turno siguiente
gtr-due-lead = liderar un personaje o pensar ({ $who })
gtr-due-follow = seguir o pensar ({ $who })
gtr-due-palace = más cartas ({ $building }, { $who })
gtr-due-slot = las acciones posibles ({ $who })
gtr-due-actions = { $n ->
    [one] { $n } acción del personaje
   *[other] { $n } acciones del personaje
}{ $asked ->
    [yes] {" "}(incluida esta)
   *[no] {""}
}
gtr-due-granted = { $n ->
    [one] { $n } acción concedida ({ $building })
   *[other] { $n } acciones concedidas ({ $building })
}{ $asked ->
    [yes] {" "}(incluida esta)
   *[no] {""}
}
gtr-due-bath = una acción de un cliente nuevo ({ $role })
gtr-due-rest = el resto de una acción ({ $role })
gtr-due-school = { $n ->
    [one] pensar { $n } vez ({ $building })
   *[other] pensar { $n } veces ({ $building })
}
gtr-due-prison = un edificio por robar ({ $building })
gtr-due-give = entregar lo que Roma exige ({ $who })
gtr-due-coliseum = clientes por perder ({ $building }, { $who })
gtr-due-senate = Senadores por tomar ({ $building }, { $who })
gtr-due-sewer = cartas jugadas por guardar ({ $building }, { $who })
gtr-due-clear = las cartas jugadas por retirar
gtr-due-academy = pensar ({ $building }, { $who })
gtr-due-end-turn = el final del turno
gtr-due-vote = { $n ->
    [one] { $n } voto más
   *[other] { $n } votos más
}

## Gloria Mundi

gm-fact-phase = Fase: { $phase }. Debe actuar: { $who }.
gm-fact-ready = Cartas aún por activar ({ $who }): { $cards }.
gm-fact-paid = Ya pagado ({ $who }): { $paid }.
gm-fact-icons = Iconos pendientes: { $icons }.
gm-due-turn = el turno siguiente
gm-due-play = una carta de producción por jugar
gm-due-activate = cartas por activar ({ $who })
gm-due-ready = los demás edificios
gm-due-take = recursos por elegir
gm-due-buy = la compra de un edificio
gm-due-replace = un arquitecto por usar
gm-due-pay = el pago
gm-due-tribute = el tributo
gm-due-destroy = las pérdidas
gm-due-recover = el reparto del tributo
gm-due-end-turn = el final del turno
