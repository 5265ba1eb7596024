# Lo que ayuda: consejos, posiciones para probar.

aid-hint = { $name } respondería: { $label }
aid-hint-clearly = En las partidas que ha imaginado, esta respuesta gana { $chance } de cada 100: claramente más que la siguiente, que gana { $next }.
aid-hint-a-little = En las partidas que ha imaginado, esta respuesta gana { $chance } de cada 100: un poco más que la siguiente, que gana { $next }.
aid-hint-as-good = En las partidas que ha imaginado, esta respuesta gana { $chance } de cada 100; la siguiente es casi igual de buena, con { $next }.
aid-hint-no-hope = Respondiera lo que respondiera, casi no ha ganado ninguna de las partidas que ha imaginado.
aid-hint-reasons = Lo que ha comparado, en { $n ->
    [one] { $n } partida imaginada
   *[other] { $n } partidas imaginadas
}:
aid-hint-candidate = { $label } – gana { $chance } de cada 100, mirada { $visits ->
    [one] { $visits } vez
   *[other] { $visits } veces
}
aid-hint-score = { $candidate }, { $score } puntos
aid-hint-line = { $candidate }; después, quizá: { $line }
site-hint-button = Consejo
site-hint-title = Un consejo
site-hint-thinks = Legatus está pensando…
site-key-hint = pide consejo al bot más fuerte
site-hint-not-alone = Solo hay consejos donde no juega ninguna otra persona.
site-hint-not-asked = Ahora no se te pregunta nada.

site-try-title = { $game }: una posición para probar
site-try-this = Una posición para probar
site-try-player = Jugador
site-try-bots = Jugarla contra bots
site-try-own = Jugar todos los asientos
site-try-example = Lo que hace el ejemplo
site-try-rules = Las reglas
site-try-arranged = Esta partida empezó en una posición dispuesta a mano. No tiene registro, y su semilla no prueba nada de un reparto.
site-judge = Resolver una disputa
site-judge-hint = Escribe la posición y las jugadas como escenario, como explica docs/notation.md. Verás si las reglas hacen lo que dice y, si no, qué cláusula decide.
site-judge-scenario = Escenario (TOML)
site-judge-go = Comprobarlo
site-judge-holds = El escenario se cumple: las reglas hacen lo que dice.

aid-gtr-still-played = Todavía no hay { $material } en la reserva: las cartas jugadas en este turno llegan a ella cuando todos han actuado.
aid-gtr-demand = Un Legionario no elige de la reserva: muestra una carta de tu mano, y se exige su material.
aid-gtr-craftsman = Un Artesano construye con cartas de tu mano. Es el Arquitecto quien toma materiales de tu almacén.
aid-gtr-architect = Un Arquitecto toma materiales de tu almacén. Es el Artesano quien construye con cartas de tu mano.
aid-gtr-patron = Un Patrón contrata clientes de la reserva, no de tu mano ni de tu almacén.
aid-gtr-laborer = Un Obrero lleva materiales de la reserva a tu almacén.
aid-gtr-merchant = Un Mercader vende materiales de tu almacén, no cartas de la reserva.

site-open-hands = Manos abiertas: todos en la mesa ven lo que tienen los demás
site-open-hands-short = Manos abiertas
site-contract-open-hands = Manos abiertas: todos en la mesa ven lo que tienen los demás. Los bots y los espectadores no.
