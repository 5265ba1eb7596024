# Gloria a Roma. The names of the buildings are in glory-to-rome-names.ftl.
#
# The terms are those of the Spanish edition of 2011.
# Zones come with "de", as they are only said of what comes from there.

gtr-title = Gloria a Roma
gtr-tagline = Roma ha ardido: reconstrúyela y saca provecho.

## Names

gtr-material-rubble = escombros
gtr-material-wood = madera
gtr-material-concrete = cemento
gtr-material-brick = ladrillo
gtr-material-stone = piedra
gtr-material-marble = mármol

gtr-n-material-rubble = { $n ->
    [one] { $n } escombro
   *[other] { $n } escombros
}
gtr-n-material-wood = { $n ->
    [one] { $n } madera
   *[other] { $n } maderas
}
gtr-n-material-concrete = { $n ->
    [one] { $n } cemento
   *[other] { $n } cementos
}
gtr-n-material-brick = { $n ->
    [one] { $n } ladrillo
   *[other] { $n } ladrillos
}
gtr-n-material-stone = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}
gtr-n-material-marble = { $n ->
    [one] { $n } mármol
   *[other] { $n } mármoles
}

gtr-thinker = Pensar
gtr-role-laborer = Obrero
    .gender = masculine
gtr-role-craftsman = Artesano
    .gender = masculine
gtr-role-architect = Arquitecto
    .gender = masculine
gtr-role-legionary = Legionario
    .gender = masculine
gtr-role-merchant = Mercader
    .gender = masculine
gtr-role-patron = Patrón
    .gender = masculine

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
    [0] ninguna acción
    [one] { $n } acción
   *[other] { $n } acciones
}
gtr-jack = un Senador
gtr-a-card = una carta
gtr-nobody = nadie

# A card within a sentence, and with what it can be used for.
gtr-the-card = { $card-the }
gtr-the-order = { $card-the } ({ $role }, { $material })
gtr-order = { $name } ({ $role }, { $material })
gtr-as-material = { $card-the } ({ $material })
gtr-copies = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
gtr-from-hand = { $card } de tu mano
gtr-from-stockpile = { $material } de tu almacén
gtr-from-pool = { $material } de la reserva
gtr-from-deck = la carta superior del mazo
gtr-zone-hand = { $own ->
    [yes] de tu mano
   *[no] de su mano
}
gtr-zone-stockpile = { $own ->
    [yes] de tu almacén
   *[no] de su almacén
}
gtr-zone-pool = de la reserva
gtr-zone-deck = del mazo

## Questions

gtr-left = { $n ->
    [0] {""}
    [one] {" "}Queda { $n } acción.
   *[other] {" "}Quedan { $n } acciones.
}
gtr-left-by = { $n ->
    [0] {""}
    [one] {" "}Última acción { $by-of }.
   *[other] {" "}{ $n } acciones { $by-of }.
}
gtr-left-after = { $n ->
    [0] {""}
    [one] {" "}Después queda { $n } acción.
   *[other] {" "}Después quedan { $n } acciones.
}
gtr-left-joined = {" "}Con la acción guardada puedes construir en las afueras.
gtr-ask-start = Elige una carta para la reserva. El primer nombre por orden alfabético lidera.
gtr-ask-lead = ¿Qué personaje lideras, y con qué? ¿O prefieres pensar?
gtr-ask-follow = { $leader } lidera { $role-to }. ¿Sigues o piensas?{ $n ->
    [0] {""}
   *[other] {" "}En ambos casos, tus clientes dan { $clients }.
}
gtr-ask-palace = Palacio: ¿juegas algo más para { $role-the }? Llevas { $actions }.
gtr-ask-petition = { $begun ->
    [yes] { $n ->
        [one] Elige una carta más de { $role } para la petición.
       *[other] Elige { $n } cartas más de { $role } para la petición.
    }
   *[no] Elige { $n } cartas de un mismo personaje para la petición.
}
gtr-ask-thinker = Pensar: ¿un Senador o cartas?
gtr-ask-school = Escuela: ¿piensas?{ $n ->
    [0] {""}
    [one] {" "}(última vez)
   *[other] {" "}(hasta { $n } veces)
}
gtr-ask-academy = Academia: has usado un Artesano este turno. ¿Piensas?
gtr-ask-patron = Patrón: { $more ->
    [yes] ¿a quién más contratas?
   *[no] ¿a quién contratas?
} Clientes: { $clients } de { $limit }.{ $left }
gtr-ask-laborer = Obrero: { $more ->
    [yes] ¿qué más tomas?
   *[no] ¿qué tomas?
}{ $left }
gtr-ask-craftsman = Artesano: ¿qué construyes desde tu mano?{ $left }
gtr-ask-fountain = Fuente: { $card }. ¿Qué haces con esta carta?{ $more ->
    [yes] {" "}Afueras: 2 acciones.
   *[no] {""}
}
gtr-ask-architect = Arquitecto: { $more ->
    [yes] ¿qué más haces con esta acción?
   *[no] ¿qué construyes desde tu almacén?
}{ $left }
gtr-ask-merchant = Mercader: { $more ->
    [yes] ¿qué más vendes?
   *[no] ¿qué vendes?
} Tesoro: { $vault } de { $limit }.{ $left }
gtr-ask-legionary = Legionario: { $begun ->
    [yes] ¿qué otra carta muestras? Exiges { $demand }. { $n ->
        [one] Te queda { $n } exigencia.
       *[other] Te quedan { $n } exigencias.
    }
   *[no] ¿qué carta muestras para exigir su material?{ $n ->
        [one] {""}
       *[other] {" "}Puedes exigir { $n } veces.
    }
}
gtr-ask-plunder = Puedes tomar { $quota } de la reserva.
gtr-ask-give = { $who } exige { $demand }. ¿Qué carta entregas?{ $protected ->
    [yes] {" "}Tienes protección: puedes no entregar nada.
   *[no] {""}
}
gtr-ask-coliseum = Coliseo: ¿qué cliente de { $victim } te llevas? Sitio en tu tesoro: { $room }.
gtr-ask-bath = Termas: tu nuevo { $client } actúa ahora. ¿Como qué personaje?
gtr-ask-prison = Prisión: ¿qué edificio te llevas? Su dueño recibe 3 de influencia.
gtr-ask-senate = Senado: ¿de quién es el Senador que tomas?
gtr-ask-sewer = Alcantarillado: ¿qué carta jugada va a tu almacén?
gtr-ask-grant = ¿Concedes la victoria a { $winner }? Los demás también deben aceptar.

# Another player is asked: what they have to decide, as the board says it.
gtr-asked = { $what }.

## Answers

gtr-do-ends = { $label } – con esto acaba la partida: { $reason }
gtr-do-start = Poner { $card } en la reserva
gtr-unit-jack = un Senador
gtr-unit-petition = una petición ({ $n } de un personaje)
gtr-unit-pair = una pareja (Circo)
gtr-do-lead = Liderar { $role-to } con { $unit }: { $actions }
gtr-do-follow = Seguir con { $unit }: { $actions }
gtr-do-also = Jugar también { $unit }: +1 acción
gtr-do-pay = Añadir { $card } a la petición
gtr-do-latrine = Letrinas: descartar { $card } y pensar
gtr-do-vomitorium = Vomitorium: descartar toda tu mano ({ $cards }) y pensar
gtr-do-think-jack = Pensar: tomar un Senador ({ $jacks ->
    [one] queda { $jacks }
   *[other] quedan { $jacks }
})
gtr-do-think-draw = Pensar: robar { $cards } (mano: { $hand })
gtr-acts-at-once = , que actúa ahora
gtr-do-hire = Contratar a { $role-a } ({ $material }){ $pool ->
    [yes] {" "}de la reserva
   *[no] {""}
}{ $bath }
gtr-do-hire-hand = Contratar { $card } de tu mano{ $bath }
gtr-do-hire-deck = Contratar la carta superior del mazo, sin verla{ $bath }
gtr-do-act = Actuar como { $role }
gtr-do-take = Tomar { $what }
gtr-do-found = Empezar { $building-the } { $outside ->
    [yes] en las afueras ({ $needs }{ $cost ->
        [one] {""}
       *[other] , { $cost } acciones
    })
   *[no] (ciudad, { $needs }; { $left ->
        [0] último solar
        [one] quedará { $left } solar
       *[other] quedarán { $left } solares
    })
}: +{ $value } de influencia{ $function }
gtr-found-function = ; { $function }
gtr-found-gate = ; ya activo (Portón): { $function }
gtr-do-add = Añadir { $what } { $building-to }: { $n } de { $of }
gtr-do-add-last = Completar { $building-the } con { $what }: { $completion }
gtr-do-complete = Biblioteca: completar { $building-the } con { $what }: { $completion }
gtr-completion = +{ $gain } de influencia ({ $influence }); { $function }
gtr-completion-plain = +{ $gain } de influencia ({ $influence })
gtr-do-publish = Escalinata: añadir { $what } { $building-to } de { $owner }. Para todos: { $function }
gtr-do-fountain = Fuente: robar la carta superior del mazo y usarla o quedártela
gtr-do-keep = Quedarte con { $card } en la mano
gtr-do-sell = Vender { $what }{ $unseen ->
    [yes] {" "}boca abajo
   *[no] {""}
}: { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
} (tesoro: { $place }/{ $limit })
gtr-do-sell-deck = Vender la carta superior del mazo, sin verla (tesoro: { $place }/{ $limit })
gtr-do-demand = Mostrar { $card-the } para exigir { $material }
gtr-do-give = Entregar { $card } a { $to }
gtr-do-glory = Decir «¡Gloria a Roma!»: no tienes { $material }
gtr-do-give-nothing = No entregar nada
gtr-do-seize = Llevarte a { $role-a } de { $victim } a tu tesoro: { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
gtr-do-steal = Llevarte { $building-the } de { $victim }: { $function }
gtr-do-take-jack = Tomar un Senador que ha jugado { $from }
gtr-do-drain = Guardar { $material } en tu almacén
gtr-do-grant = { $yours ->
    [yes] Pedir la victoria
   *[no] { $duel ->
        [yes] Rendirse: gana { $winner }
       *[no] Proponer que gane { $winner }
    }
}
gtr-do-agree = Aceptar
gtr-do-refuse = Rechazar
gtr-do-done = { $n ->
    [0] No hacer nada
    [one] Renunciar a esta acción
   *[other] Renunciar a tus { $n } acciones restantes
}
gtr-do-done-rest = No hacer nada más con esta acción
gtr-do-hold = Guardar esta acción y unirla a la de tu próximo cliente (afueras)
gtr-do-done-bath = No actuar con este cliente
gtr-do-done-palace = No jugar nada más
gtr-do-done-thinker = No pensar
gtr-do-done-demands = No exigir nada más
gtr-do-done-no-demand = No exigir nada
gtr-do-done-plunder = { $begun ->
    [yes] No tomar nada más
   *[no] No tomar nada
}
gtr-do-done-coliseum = { $begun ->
    [yes] No llevarte a nadie más
   *[no] No llevarte a nadie
}
gtr-do-done-prison = No llevarte ningún edificio
gtr-do-done-senate = Dejar los Senadores
gtr-do-done-sewer = Dejar estas cartas para la reserva

gtr-hint-lead = Te da { $actions }; { $n ->
    [0] nadie más tiene clientes de este personaje
    [one] { $others } también actúa con sus clientes
   *[other] { $others } también actúan con sus clientes
}.
gtr-hint-follow = Te da { $actions } (pensando: { $fewer }), mientras { $leader } { $yours ->
    [yes] actúas
   *[no] actúa
} de todos modos.
gtr-hint-think-lead = Robas { $cards }, y nadie más puede actuar en este turno.
gtr-hint-jack-lead = Un Senador valdrá después por cualquier personaje, y nadie más puede actuar en este turno.
gtr-hint-think-follow = Robas { $cards }{ $n ->
    [0] {""}
   *[other] , y tus clientes actúan igualmente: { $actions }
}.
gtr-hint-jack-follow = Un Senador valdrá después por cualquier personaje{ $n ->
    [0] {""}
   *[other] , y tus clientes actúan igualmente: { $actions }
}.
gtr-hint-hire = A partir del próximo turno tienes una acción más cada vez que se lidera { $role-to } (clientes: { $clients }/{ $limit }).
gtr-hint-take = Tendrás { $what } en tu almacén; { $n ->
    [0] no queda nada
    [one] queda { $n }
   *[other] quedan { $n }
} en la reserva para los demás.
gtr-hint-found = Una vez completo, da +{ $gain } de influencia; { $n ->
    [0] no queda ningún solar de ese material
    [one] queda { $n } solar de ese material
   *[other] quedan { $n } solares de ese material
} para los demás.
gtr-hint-add = Aún necesitará { $what } para dar +{ $gain } de influencia.
gtr-hint-complete = Tu influencia sube a { $influence }: puntos, y +{ $gain } al límite de tu clientela y de tu tesoro.
gtr-hint-sell = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} que nadie te puede quitar; sitio libre en tu tesoro: { $n }.
gtr-hint-demand = Exiges { $material }: { $n ->
    [0] solo puede darlo la reserva
   *[other] te lo dan, si pueden, la reserva y { $others }
}.

## Log

gtr-log-chose = { $you ->
    [yes] Eliges
   *[no] { $who } elige
} { $what } en secreto.
gtr-log-drawn = { $you ->
    [yes] Tu carta para la reserva
   *[no] Carta de { $who } para la reserva
}: { $what }.
gtr-log-turn = Turno { $turn }: { $you ->
    [yes] lideras tú.
   *[no] lidera { $who }.
}
gtr-log-led = { $you ->
    [yes] Lideras
   *[no] { $who } lidera
} { $role-to }.
gtr-log-followed = { $you ->
    [yes] Sigues
   *[no] { $who } sigue
} { $role-to }.
gtr-log-declined-follow = { $you ->
    [yes] Piensas
   *[no] { $who } piensa
} en lugar de seguir { $role-to }.
gtr-log-declined-act = { $you ->
    [yes] Renuncias
   *[no] { $who } renuncia
} a actuar como { $role }.
gtr-log-declined-bath = { $you ->
    [yes] No actúas
   *[no] { $who } no actúa
} con el nuevo { $role }.
gtr-log-declined-coliseum = { $yours ->
    [yes] { $who } perdona a tus clientes.
   *[no] { $you ->
        [yes] Perdonas a los clientes de { $other }.
       *[no] { $who } perdona a los clientes de { $other }.
    }
}
gtr-log-declined-palace = { $you ->
    [yes] No juegas
   *[no] { $who } no juega
} más cartas.
gtr-log-declined-plunder = { $you ->
    [yes] Dejas
   *[no] { $who } deja
} el resto en la reserva.
gtr-log-declined-prison = { $you ->
    [yes] No robas
   *[no] { $who } no roba
} ningún edificio.
gtr-log-declined-senate = { $you ->
    [yes] Dejas
   *[no] { $who } deja
} los Senadores.
gtr-log-declined-sewer = { $you ->
    [yes] Dejas tus cartas jugadas
   *[no] { $who } deja sus cartas jugadas
} para la reserva.
gtr-log-declined-thinker = { $you ->
    [yes] Renuncias
   *[no] { $who } renuncia
} a pensar.
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
} a { $role-a } { $from }.
gtr-log-turned = { $you ->
    [yes] Revelas
   *[no] { $who } revela
} { $what }.
gtr-log-bathed = { $you ->
    [yes] Tu nuevo { $client } actúa
   *[no] El nuevo { $client } de { $who } actúa
} como { $role }.
gtr-log-took = { $you ->
    [yes] Tomas
   *[no] { $who } toma
} { $what } de la reserva.
gtr-log-stored = { $you ->
    [yes] Pasas { $what } de tu mano a tu almacén.
   *[no] { $who } pasa { $what } de su mano a su almacén.
}
gtr-log-founded = { $you ->
    [yes] Pones
   *[no] { $who } pone
} los cimientos { $building-of } ({ $site }, { $outside ->
    [yes] en las afueras
   *[no] en la ciudad
}).
gtr-log-added = { $you ->
    [yes] Añades
   *[no] { $who } añade
} { $what } { $from } { $building-to }.
gtr-log-completed = { $you ->
    [yes] Completas
   *[no] { $who } completa
} { $building-the }: +{ $gain } de influencia ({ $influence }).
gtr-log-published = { $you ->
    [yes] Añades
   *[no] { $who } añade
} { $what } { $building-to }: su función sirve ahora a todos.
gtr-log-kept = { $you ->
    [yes] Te quedas con la carta.
   *[no] { $who } se queda con la carta.
}
gtr-log-sold = { $you ->
    [yes] Vendes
   *[no] { $who } vende
} { $what }.
gtr-log-sold-unseen = { $you ->
    [yes] Vendes
   *[no] { $who } vende
} { $card } { $from }, boca abajo.
gtr-log-demanded = { $you ->
    [yes] Muestras
   *[no] { $who } muestra
} { $card-the } para exigir { $material }.
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
    [yes] Dices «¡Gloria a Roma!»: { $protected ->
        [yes] tienes protección.
       *[no] { $gave ->
            [yes] ya no tienes { $what }.
           *[no] no tienes { $what }.
        }
    }
   *[no] { $who } dice «¡Gloria a Roma!»: { $protected ->
        [yes] tiene protección.
       *[no] { $gave ->
            [yes] ya no tiene { $what }.
           *[no] no tiene { $what }.
        }
    }
}
gtr-log-seized = { $yours ->
    [yes] { $who } te quita { $role-a } para su tesoro.
   *[no] { $you ->
        [yes] Te llevas a { $role-a } de { $other } a tu tesoro.
       *[no] { $who } se lleva a { $role-a } de { $other } a su tesoro.
    }
}
gtr-log-stole = { $yours ->
    [yes] { $who } te quita { $building-the }. Ganas +3 de influencia.
   *[no] { $you ->
        [yes] Te llevas { $building-the } de { $other }, que gana +3 de influencia.
       *[no] { $who } se lleva { $building-the } de { $other }, que gana +3 de influencia.
    }
}
gtr-log-took-played-jack = { $yours ->
    [yes] { $who } toma un Senador que habías jugado.
   *[no] { $you ->
        [yes] Tomas un Senador que había jugado { $other }.
       *[no] { $who } toma un Senador que había jugado { $other }.
    }
}
gtr-log-drained = { $you ->
    [yes] Guardas en tu almacén la carta jugada: { $what }.
   *[no] { $who } guarda en su almacén la carta jugada: { $what }.
}
gtr-log-cleared = { $n_orders ->
    [0] { $n_jacks ->
        [one] { $jacks } vuelve al montón.
       *[other] { $jacks } vuelven al montón.
    }
   *[other] A la reserva: { $orders }{ $n_jacks ->
        [0] {""}
       *[other] {"; "}al montón: { $jacks }
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
    [yes] Rechazas la propuesta.
   *[no] { $who } rechaza la propuesta.
}
gtr-log-vault = Cartas ocultas { $you ->
    [yes] de tu tesoro
   *[no] del tesoro de { $who }
}: { $what }.
gtr-log-ended = La partida ha terminado: { $reason }.
gtr-ended-forum = victoria por el Foro
gtr-ended-catacomb = se han completado las Catacumbas
gtr-ended-sites = se ha ocupado el último solar de la ciudad
gtr-ended-deck = se ha agotado el mazo
gtr-ended-granted = victoria por acuerdo
gtr-ended-turn-limit = se ha jugado el último turno

## Why not

gtr-no-game-over = La partida ha terminado.
gtr-no-turn = No es tu turno.
gtr-no-question = Eso no responde a la pregunta. Elige una de las respuestas.
gtr-no-decline = Aquí no puedes renunciar. Elige una respuesta.
gtr-no-card = No tienes { $building-the } en la mano.
gtr-no-jack = No tienes ningún Senador.
gtr-no-jack-in-pile = No quedan Senadores. Roba cartas.
gtr-no-latrine-jack = Las Letrinas admiten cartas de acción, no Senadores.
gtr-no-drawn = La carta de la Fuente no es { $building-the }.
gtr-no-role = { $card } no es una carta de { $role }.
gtr-no-petition = No tienes { $n } cartas de un mismo personaje.
gtr-no-pairs = En esta mesa, el Circo convierte cualquier carta en Arquitecto. Una pareja no es un Senador.
gtr-no-petition-card = { $building } no vale: una petición son { $n } cartas del mismo personaje.
gtr-no-function = No tienes la función { $building-of }.
gtr-no-again = Ya has hecho eso con esta acción.
gtr-no-pool = No hay { $material } en la reserva.
gtr-no-pool-after-deck = Ya has contratado del mazo: esta acción no puede contratar de la reserva.
gtr-no-stockpile = No hay { $material } en tu almacén.
gtr-no-stockpile-or-deck = Una acción vende del almacén o del mazo, no de ambos.
gtr-no-deck = El mazo está vacío.
gtr-no-source = Este personaje no toma cartas de ahí.
gtr-no-twice = Ya tienes { $building-the }: de cada edificio, solo uno.
gtr-no-site = No queda ningún solar de { $material } en la ciudad.
gtr-no-site-outside = No queda ningún solar de { $material } en las afueras.
gtr-no-town-first = Queda un solar de { $material } en la ciudad: úsalo primero.
gtr-no-outside-two = Un solar de las afueras cuesta dos acciones seguidas.
gtr-no-outside-bath = Un cliente de las Termas tiene una acción; un solar de las afueras cuesta dos.
gtr-no-wrong-site = No puedes construir { $building-the } en un solar de { $material }.
gtr-no-outside-stairway = Tras la Escalinata, esta acción no puede construir en las afueras.
gtr-no-foundation = No estás construyendo { $building-the }.
gtr-no-fit = No puedes añadir { $material } { $building-to }.
gtr-no-completion = Eso no basta para completar { $building-the }.
gtr-no-owner = Ningún oponente ha completado { $building-the }.
gtr-no-public = La función { $building-of } ya sirve a todos.
gtr-no-shown = Ya has mostrado { $building-the } este turno.
gtr-no-demand = Ya no se exige { $material }.
gtr-no-give-first = Responde primero a la exigencia de { $material }.
gtr-no-glory = Tienes { $material }: debes entregar una carta.
gtr-no-client = No hay ningún { $role } que llevarte, o no cabe en tu tesoro.
gtr-no-acting = Este cliente no puede actuar como { $role }.
gtr-no-theft = De ahí no puedes llevarte { $building-the }.
gtr-no-played-jack = { $you ->
    [yes] No puedes tomar tu propio Senador.
   *[no] { $who } no ha jugado ningún Senador que puedas tomar.
}
gtr-no-camp = Este turno no has jugado { $material }.
gtr-no-hand = Tu mano está vacía.
gtr-no-grant = En esta mesa no se puede acordar quién gana.
gtr-no-second-offer = Ya has propuesto un ganador este turno.

## The table

gtr-table-turn = Turno { $turn }. Líder: { $leader }. { $led ->
    [yes] Personaje: { $role }.
   *[no] Aún no hay personaje.
}
gtr-end = La partida acaba: { $ways }.
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
    [yes] tu Foro está en construcción
   *[no] el Foro de { $who } está en construcción
} ({ $n } de { $of })
gtr-end-turns = después del turno { $n }
gtr-table-pool = Reserva: { $n ->
    [0] vacía
   *[other] { $pool }
}. Senadores en el montón: { $jacks }.
gtr-table-sites = Solares de la ciudad + de las afueras: { $sites }.
gtr-table-site = { $material } { $town } + { $outside }
gtr-table-public = Activos para todos: { $buildings }.
gtr-table-player = { $who }{ $leads ->
    [yes] {" "}(líder)
   *[no] {""}
}: { $influence } de influencia.
gtr-table-own-hand = {"  "}Tu mano ({ $n }): { $cards }.
gtr-table-hand = {"  "}Mano: { $cards }{ $n_jacks ->
    [0] {""}
   *[other] {" "}({ $jacks })
}.
gtr-table-camp = {"  "}Jugado este turno: { $cards }.
gtr-table-goods = {"  "}Clientela { $n_clients }/{ $client_limit }{ $n_clients ->
    [0] {""}
   *[other] : { $clients }
}{ $n_fresh ->
    [0] {""}
    [one] {" "}({ $n_fresh } nuevo este turno)
   *[other] {" "}({ $n_fresh } nuevos este turno)
}. Almacén: { $n_stockpile ->
    [0] vacío
   *[other] { $stockpile }
}. Tesoro { $n_vault }/{ $vault_limit }{ $vault }.
gtr-memory-shown = { $you ->
    [yes] Aún tienes
   *[no] { $who } aún tiene
} en la mano: { $cards }.
gtr-memory-lacks = { $you ->
    [yes] No tienes
   *[no] { $who } no tiene
} { $materials } en la mano.
gtr-memory-vault = { $you ->
    [yes] En tu tesoro
   *[no] En el tesoro de { $who }
}: { $cards }{ $n ->
    [0] {""}
    [one] , más { $n } carta nunca vista
   *[other] , más { $n } cartas nunca vistas
}.
gtr-plan-when = se lidera { $role-to }
gtr-plan-follow = seguir con { $card-the }
gtr-plan-jack = seguir con un Senador
gtr-plan-draw = pensar y robar cartas
gtr-plan-think-jack = pensar y tomar un Senador
gtr-vault-turn = , este turno { $cards }
gtr-vault-open = : { $cards }
gtr-table-built = {"  "}Edificios completos: { $buildings }.
gtr-table-building = { $building }{ $public ->
    [yes] {" "}(para todos)
   *[no] {""}
}
gtr-table-unfinished = {"  "}En construcción: { $buildings }.
gtr-table-work = { $building }: { $n_needs ->
    [one] falta { $needs }
   *[other] faltan { $needs }
}{ $n ->
    [0] {""}
   *[other] {" "}(ya hay { $has })
}
gtr-table-borrowed = {"  "}También activos: { $buildings }.

## The end

gtr-result = La partida ha terminado en el turno { $turn }: { $reason }.
gtr-won-score = { $you ->
    [yes] Ganas con más puntos que nadie.
   *[no] Gana { $who } con más puntos que nadie.
}
gtr-won-hand = { $you ->
    [yes] Ganas: empate a puntos, pero más cartas en la mano.
   *[no] Gana { $who }: empate a puntos, pero más cartas en la mano.
}
gtr-won-shared = Victoria compartida: { $who }.
gtr-won-alone = { $you ->
    [yes] Ganas, sin contar los puntos.
   *[no] Gana { $who }, sin contar los puntos.
}
gtr-standing = { $rank }.º { $who }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
gtr-points-influence = {"   "}{ $n } por la influencia
gtr-points-vault = {"   "}{ $n ->
    [0] { $n } por el tesoro
   *[other] { $n } por el tesoro: { $vault }
}
gtr-points-bonus = {"   "}{ $n } por la ficha de Mercader: { $material }
gtr-points-statue = {"   "}{ $n } por la Estatua
gtr-points-wall = {"   "}{ $n } por la Muralla: { $stockpile } materiales en el almacén

## Options

gtr-players = { $n } jugadores.
gtr-edition-original = La edición original. Sus comodines (Jacks) se llaman aquí Senadores.
gtr-edition-gloria2011 = La edición de 2011, Gloria a Roma.
gtr-edition-gloria2011-original-variant = La edición de 2011, Gloria a Roma, con la petición, el Circo y el Foro del juego original.
gtr-edition-english2007 = La edición inglesa de 2007. Sus comodines (Jacks) se llaman aquí Senadores.
gtr-opt-petition = Una petición ({ $n } cartas de un mismo personaje) vale como un Senador.
gtr-opt-sites = En la ciudad hay { $n } solares de cada material.
gtr-opt-outside-always = Los solares de las afueras están siempre abiertos y cuestan dos acciones.
gtr-opt-outside-exhausted = Los solares de las afueras (dos acciones) se abren cuando se agotan los de su material en la ciudad.
gtr-opt-circus-pair = Circo: dos cartas de un mismo personaje valen como un Senador.
gtr-opt-circus-architect = Circo: cualquier carta de acción sirve para liderar el Arquitecto o seguirlo.
gtr-opt-forum-clients = Foro: ganas con un cliente de cada personaje.
gtr-opt-forum-clients-materials = Foro: ganas con un cliente de cada personaje y cada material en tu almacén.
gtr-opt-beginner-original = Partida de iniciación: los edificios no tienen funciones y se retira la mitad del mazo.
gtr-opt-beginner-2011 = Partida de iniciación: los edificios no tienen funciones.
gtr-opt-start-chosen = Los jugadores eligen las cartas que deciden quién lidera primero.
gtr-opt-vault-turn = Las cartas vendidas a la vista se ven hasta el final del turno.
gtr-opt-vault-placement = Las cartas vendidas a la vista solo se ven al colocarlas.
gtr-opt-alphabet-english = El primer líder se decide por los nombres ingleses.
gtr-opt-alphabet-spanish = El primer líder se decide por los nombres españoles.
gtr-opt-latrine-jack = Las Letrinas admiten también Senadores.
gtr-opt-scriptorium = Biblioteca: el mármol vale en cualquier edificio, pero no lo completa por sí solo.
gtr-opt-maximus = Un Circo Máximo completado en mitad de tus acciones solo duplica a los clientes que aún no han actuado.
gtr-opt-gate-statue = Una Estatua sin completar no da puntos, ni siquiera con un Portón.
gtr-opt-stairway = Escalinata: usarla no cuesta acción, una vez por acción de Arquitecto.
gtr-opt-bath-join = Termas: dos Artesanos o dos Arquitectos seguidos pueden construir juntos en las afueras.
gtr-opt-gate-road = Portón: un edificio de piedra sin completar que contiene mármol también está activo.
gtr-opt-voluntary = Aunque te proteja una Empalizada o una Muralla, se te pregunta si quieres entregar.
gtr-opt-concession = Los jugadores pueden acordar quién gana.
gtr-opt-no-concession = Sin victoria por acuerdo.
gtr-opt-max-turns = La partida dura como máximo { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}.

## What the buildings do

gtr-does-bar = tu Patrón puede contratar también del mazo; después, a nadie más de la reserva
gtr-does-insula = límite de clientela +2
gtr-does-latrine = antes de pensar, puedes descartar una carta de acción a la reserva
gtr-does-road = tus edificios de piedra admiten cualquier material
gtr-does-circus = dos cartas de un mismo personaje valen como un Senador
gtr-instead-circus = cualquier carta de acción sirve para liderar el Arquitecto o seguirlo
gtr-does-dock = tu Obrero puede pasar también una carta de tu mano a tu almacén
gtr-does-market = límite del tesoro +2
gtr-does-palisade = protege tu mano y tu clientela de los Legionarios, salvo si tienen un Puente
gtr-does-amphitheatre = al completarse, una acción de Artesano por punto de influencia
gtr-does-aqueduct = límite de clientela ×2; tu Patrón puede contratar también de tu mano
gtr-does-bridge = tu Legionario exige a todos, también de sus almacenes, aunque tengan Empalizada
gtr-does-senate = al final de cada turno puedes tomar Senadores jugados por tus oponentes
gtr-does-storeroom = todos tus clientes actúan cuando se lidera al Obrero
gtr-does-tower = los escombros valen en todos tus edificios; las afueras cuestan una sola acción
gtr-does-vomitorium = antes de pensar, puedes descartar toda tu mano
gtr-does-wall = te protege de todo Legionario; al final, 1 punto por cada 2 materiales del almacén
gtr-does-academy = tras un turno en el que uses un Artesano, puedes pensar una vez
gtr-does-archway = tu Arquitecto puede usar materiales de la reserva
gtr-does-atrium = tu Mercader puede vender del mazo, sin ver la carta, en vez de tu almacén
gtr-does-bath = cada cliente que contratas actúa una vez de inmediato
gtr-instead-bath = los clientes nuevos actúan; dos Artesanos o dos Arquitectos seguidos construyen juntos en las afueras
gtr-does-foundry = al completarse, una acción de Obrero por punto de influencia
gtr-does-gate = tus edificios de mármol funcionan desde los cimientos
gtr-instead-gate = tus edificios de mármol funcionan desde los cimientos; los de piedra, si contienen mármol
gtr-does-school = al completarse, puedes pensar una vez por punto de influencia
gtr-does-shrine = tamaño de mano +2
gtr-does-catacomb = al completarse, la partida acaba de inmediato
gtr-does-circus-maximus = si lideras o sigues, cada cliente de ese personaje actúa dos veces
gtr-does-coliseum = tu Legionario lleva además a tu tesoro un cliente de ese material de cada oponente
gtr-does-garden = al completarse, una acción de Patrón por punto de influencia
gtr-does-prison = al completarse, puedes llevarte un edificio completo; su dueño recibe la influencia de la Prisión
gtr-does-scriptorium = un solo mármol completa cualquiera de tus edificios
gtr-instead-scriptorium = el mármol vale en todos tus edificios
gtr-does-sewer = al final de cada turno puedes guardar en tu almacén las cartas jugadas
gtr-does-villa = un solo material añadido por el Arquitecto la completa
gtr-does-basilica = tu Mercader puede vender también una carta de tu mano, sin mostrarla
gtr-does-forum = ganas en cuanto tienes un cliente de cada personaje
gtr-instead-forum = ganas con un cliente de cada personaje y cada material en tu almacén
gtr-does-fountain = tu Artesano puede robar del mazo y construir con esa carta o quedársela
gtr-does-ludus-magna = cada uno de tus Mercaderes cuenta como cliente de todos los personajes
gtr-does-palace = lideras o sigues con las cartas que quieras, una acción por cada una
gtr-does-stairway = tu Arquitecto puede abrir a todos, con un material, un edificio completo de un oponente
gtr-instead-stairway = tu Arquitecto puede además abrir a todos, con un material, un edificio de un oponente
gtr-does-statue = va en cualquier solar; admite su material o mármol; 3 puntos al final
gtr-does-temple = tamaño de mano +4

## Lo que se olvida fácilmente

gtr-oversight-clients = Tus clientes actúan aunque pienses (GTR 2.5). Has renunciado a una acción que no cuesta ninguna carta: úsala la próxima vez.
gtr-oversight-protected = Tu edificio te protege (GTR 7.8, GTR 7.16): no tienes que entregar nada a un Legionario, y lo entregado no vuelve. La próxima vez di «¡Gloria a Roma!».

## Términos de los reglamentos impresos: los suyos, los suyos: el nuestro, cláusula

gtr-printed =
    structure, structures: edificio, GTR 5.1
    draw pile, draw deck: mazo, GTR 9.1
    pass, passing, pasar: pensar, GTR 4.1
    maximum hand size, hand size: completas tu mano, GTR 1.7
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
    papel, papeles: personaje, GTR 2.2
    clientes: clientela, GTR 1.7
    rival, contrario: oponente, GTR 4.8
    jack, jacks: Senador, GTR 3.2
    bonificación, mayoría: ficha de Mercader, GTR 10.2
