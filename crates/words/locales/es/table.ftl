# What stands around a drawn table.
table-skip-to-question = Ir a la pregunta
table-ends = El final llega con
table-tools = Mesa
table-to-side = Registro y charla
table-side = Registro, charla y contrato
table-all-answers = { $n ->
    [one] La única respuesta
   *[other] Las { $n } respuestas
}
table-why-not = Ahora no
table-rulings = Aclaraciones
table-see-rules = Reglas: { $clauses }
table-other-answers = Otras respuestas
table-close = Cerrar
table-sure = ¿Seguro?
table-not-yet = Todavía no
table-log-turn = Turno { $n }
table-log-round = Ronda { $n }
table-order-how-often = Cuántas veces
table-order-once = Una vez
table-order-brief = Hasta que se me pregunte otra cosa
table-keys = Teclas y toques
table-key-answer = dar la respuesta que lleva este signo
table-key-list = mostrar todas las respuestas
table-key-take-back = deshacer
table-key-help = explicar lo que está enfocado, o mostrar esta ayuda
table-key-escape = cerrar, o retirar los toques
table-key-tab = pasar de una cosa iluminada a la siguiente
table-touch-help = Lo dorado se puede tocar. Deja el ratón sobre una carta, o mantenla pulsada, para leer lo que hace; toca una carta que no esté iluminada para saber por qué no se puede usar ahora.
table-settings = Preferencias
table-since = Desde tu turno
table-since-summary = { $n ->
    [one] Una acción: { $names }.
   *[other] { $n } acciones: { $names }.
}
table-since-nothing = Nada por ahora.
table-show-since = Mostrar
table-play = Reproducir
table-notes = Notas para ti
table-notes-hint = Solo tú puedes leerlas.
table-language = Idioma
table-language-browser = El de mi navegador
table-language-own = Español
table-rules-of = { $game }: las reglas
table-in-short = En breve
table-all-rulings = Aclaraciones
