# Lo que ayuda: consejos, posiciones para probar.

aid-hint = Prueba esto: «{ $label }»
aid-hint-clearly = En las partidas imaginadas, así ganas claramente más a menudo que con cualquier otra respuesta.
aid-hint-a-little = En las partidas imaginadas, así ganas un poco más a menudo que con cualquier otra respuesta.
aid-hint-as-good = En las partidas imaginadas, así ganas más o menos tan a menudo como con la mejor de las demás.
aid-hint-no-hope = Casi no se gana ninguna de las partidas imaginadas, se responda lo que se responda.
aid-hint-reasons = Respuestas comparadas por { $name } en { $n ->
    [one] { $n } partida imaginada
   *[other] { $n } partidas imaginadas
}:
aid-hint-candidate = { $label } – gana { $chance } de cada 100, analizada { $visits ->
    [one] { $visits } vez
   *[other] { $visits } veces
}
aid-hint-score = { $candidate }, { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
aid-hint-line = { $candidate }; después, quizá: { $line }
site-hint-button = Consejo
site-hint-title = Un consejo
site-hint-mark = (el consejo)
site-hint-thinks = Legatus está pensando…
site-key-hint = pedir consejo al bot más fuerte
site-hint-not-alone = No hay consejos en una partida con otras personas.
site-hint-not-asked = No es tu turno.

site-try-title = { $game }: una posición para probar
site-try-this = Una posición para probar
site-try-player = Jugador
site-try-bots = Jugarla contra bots
site-try-own = Jugar todos los asientos
site-try-example = Lo que hace el ejemplo
site-try-rules = Las reglas
site-try-arranged = Esta partida empezó en una posición preparada. No tiene registro, y su semilla no prueba nada sobre el reparto.
site-judge = Resolver una disputa
site-judge-hint = Escribe la posición y las jugadas como escenario, como explica docs/notation.md. Verás si las reglas hacen lo que dice y, si no, qué cláusula decide.
site-judge-scenario = Escenario (TOML)
site-judge-go = Comprobar
site-judge-holds = El escenario se cumple: las reglas hacen lo que dice.

aid-gtr-still-played = Todavía no hay { $material } en la reserva: las cartas jugadas este turno van allí cuando todos han actuado.
aid-gtr-demand = Un Legionario no elige de la reserva: muestra una carta de tu mano para exigir su material.
aid-gtr-craftsman = Un Artesano construye con cartas de tu mano. Un Arquitecto usa materiales de tu almacén.
aid-gtr-architect = Un Arquitecto usa materiales de tu almacén. Un Artesano construye con cartas de tu mano.
aid-gtr-patron = Un Patrón contrata clientes de la reserva, no de tu mano ni de tu almacén.
aid-gtr-laborer = Un Obrero lleva materiales de la reserva a tu almacén.
aid-gtr-merchant = Un Mercader vende materiales de tu almacén, no cartas de la reserva.

site-open-hands = Manos abiertas: todos en la mesa ven todas las manos
site-open-hands-short = Manos abiertas
site-contract-open-hands = Manos abiertas: todos en la mesa ven todas las manos, menos los bots y los espectadores.
