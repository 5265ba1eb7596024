# What stands around a drawn table.
site-skip-to-question = Ir a la pregunta
site-ends = La partida acaba con
site-tools = Mesa
site-to-side = Jugadores, ajustes, salir
site-side = Historial, chat y contrato
site-all-answers = { $n ->
    [one] La única respuesta
   *[other] Las { $n } respuestas
}
site-n-answers = { $n ->
    [one] 1 respuesta.
   *[other] { $n } respuestas.
}
site-news = Lo que acaba de pasar
site-summed = { $who }, { $count } novedades. La última: { $line }
site-over-title = { $result } ({ $game })
site-why-not = Ahora no
site-rulings = Aclaraciones
site-see-rules = Reglas: { $clauses }
site-other-answers = Otras respuestas
site-close = Cerrar
site-sure = ¿Seguro?
site-not-yet = Todavía no
site-log-turn = Turno { $n }
site-log-round = Ronda { $n }
site-order-how-often = Cuántas veces
site-order-once = Una vez
site-order-brief = Hasta que me pregunten otra cosa
site-keys = Teclas y toques
site-key-answer = elegir la respuesta de esta tecla
site-key-list = mostrar todas las respuestas
site-key-take-back = deshacer
site-key-help = explicar lo seleccionado, o mostrar esta ayuda
site-key-escape = cerrar o cancelar la selección
site-key-tab = siguiente elemento resaltado
site-key-moves = una jugada atrás o adelante
site-key-turns = un turno atrás o adelante
site-key-ends = al principio o al final
site-key-play = reproducir o pausar
site-touch-help = Puedes tocar todo lo dorado. Deja el ratón sobre una carta, o mantenla pulsada, para leer lo que hace. Toca una carta que no esté dorada para saber por qué no puedes usarla ahora.
site-settings = Preferencias
site-since = Desde tu último turno
site-since-summary = { $n ->
    [one] 1 jugada: { $names }.
   *[other] { $n } jugadas: { $names }.
}
site-since-nothing = Nada por ahora.
site-show-since = Mostrar
site-stage-skip = Saltar
site-stage-progress = { $who } · { $step } de { $count }
site-key-space = espacio
site-stage-pause = Pausar
site-play-moments = Reproducir
site-turn-of = Turno { $n } de { $of }
site-round-of = Ronda { $n } de { $of }
site-place-in-turn = { $turn }, jugada { $n } de { $of }
site-begins = Empieza la partida.
site-quiet-move = { $who } juega.
site-previous-turn = Turno anterior
site-next-turn = Turno siguiente
site-previous-round = Ronda anterior
site-next-round = Ronda siguiente
site-previous-move = Jugada anterior
site-next-move = Jugada siguiente
site-step-turn = Turno
site-step-round = Ronda
site-step-move = Jugada
site-space-key = espacio
site-empty-hand = Sin cartas en la mano.
site-touch-line = Toca una línea para ir allí.
site-earlier = Antes
site-later = Después
site-copy-moment = Copiar el enlace a este momento
site-copied = Enlace copiado.
site-copy-by-hand = Enlace para copiar:
site-to-result = Volver al resultado
site-notes = Tus notas
site-notes-hint = Solo tú puedes leerlas.
site-language = Idioma
site-language-browser = El de mi navegador
site-own-name = Español
site-rules-of = { $game }: las reglas
site-in-short = En resumen
site-all-rulings = Aclaraciones

# La clasificación bajo la barra.
site-standing = Clasificación: lo que todos pueden contar
site-countable = { $points } que todos pueden contar
site-rank = { $n }.º
site-to-place = Ir a la zona de este jugador
site-decides = decide
site-waits = espera
site-nothing-else = no hay otra opción
