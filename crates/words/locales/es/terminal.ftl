# La mesa a pantalla completa.

## La barra

terminal-turn = Turno { $n }
terminal-asked = { $you ->
    [yes] te toca
   *[no] le toca a { $who }
}
terminal-thinks = { $who } está pensando
terminal-over = fin de la partida
terminal-ends = Fin: { $ways }
terminal-end-palace = { $n ->
    [0] última ronda
   *[other] Palacio a { $n }
}
terminal-end-round = ronda { $round } de { $max }
terminal-end-rome = Roma a { $n }
terminal-end-africa = África a { $n }
terminal-end-hand = mano { $n }
terminal-end-deck = mazo { $n }
terminal-end-sites = solares { $n }

## Los paneles

terminal-log = Historial
terminal-question = Tu respuesta
terminal-hint = Consejo
terminal-table = Toda la mesa
terminal-result = El resultado
terminal-help = Ayuda
terminal-cards = Cartas
terminal-face-down = boca abajo
terminal-tokens = fichas

## Lo que se puede pulsar

terminal-key-answer = Intro responder
terminal-key-result = Intro resultado
terminal-key-all-keys = ? ayuda
terminal-key-quit = q salir
terminal-key-hint = h consejo
terminal-key-take-back = u deshacer
terminal-key-orders = o automáticas
terminal-key-explain = i explicar
terminal-key-table = t mesa
terminal-key-log = l historial
terminal-key-type = / escribir
terminal-key-panel = Tab otro panel
terminal-key-back = Esc volver
terminal-key-scroll = ↑ ↓ desplazar
terminal-help-answer = 1–9, luego letras: dar la respuesta de esa tecla
terminal-help-mark = ↑ ↓ Re Pág, Av Pág: ir a otra respuesta; Intro: darla
terminal-help-type = / o : escribir una acción en notación, o un número
terminal-help-explain = i: escribe el nombre de una carta u otra cosa y verás qué hace
terminal-help-hint = h: qué respondería un bot fuerte, y por qué
terminal-help-take-back = u: deshacer tu última respuesta y todo lo que hicieron los bots desde entonces; a veces las demás personas tienen que estar de acuerdo
terminal-help-orders = o: respuestas automáticas, que contestan por ti cada vez
terminal-help-table = t: toda la mesa en palabras
terminal-help-log = l: todo lo que ha pasado
terminal-help-panel = Tab: a la mesa, al historial y de vuelta a las respuestas; ↑ ↓ desplazan
terminal-help-suspend = Ctrl+Z: volver al intérprete de órdenes; fg continúa la partida
terminal-help-quit = q: salir; cada respuesta ya está guardada
terminal-symbols = Símbolos:

## Preguntas y respuestas

terminal-type-in = Acción o número:
terminal-explain = Explicar:
terminal-leave = ¿Salir? Tu partida está guardada.
terminal-leave-keys = Intro: salir. Esc: volver a la mesa.
terminal-sure-keys = Intro: sí. Esc: volver a la mesa.
terminal-hint-comes = { $name } está pensando en tu pregunta…
terminal-small = Esta ventana mide { $width } × { $height }. La mesa necesita { $least } × { $fewest }. Agrándala, o juega con --plain. Ctrl+C para salir.
terminal-a-language = uno de { $languages }
