# What stands around a drawn table.
site-skip-to-question = Ir a la pregunta
site-ends = El final llega con
site-tools = Mesa
site-to-side = Registro y charla
site-side = Registro, charla y contrato
site-all-answers = { $n ->
    [one] La única respuesta
   *[other] Las { $n } respuestas
}
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
site-order-brief = Hasta que se me pregunte otra cosa
site-keys = Teclas y toques
site-key-answer = dar la respuesta que lleva este signo
site-key-list = mostrar todas las respuestas
site-key-take-back = deshacer
site-key-help = explicar lo que está enfocado, o mostrar esta ayuda
site-key-escape = cerrar, o retirar los toques
site-key-tab = pasar de una cosa iluminada a la siguiente
site-touch-help = Lo dorado se puede tocar. Deja el ratón sobre una carta, o mantenla pulsada, para leer lo que hace; toca una carta que no esté iluminada para saber por qué no se puede usar ahora.
site-settings = Preferencias
site-since = Desde tu turno
site-since-summary = { $n ->
    [one] Una acción: { $names }.
   *[other] { $n } acciones: { $names }.
}
site-since-nothing = Nada por ahora.
site-show-since = Mostrar
site-play-moments = Reproducir
site-notes = Notas para ti
site-notes-hint = Solo tú puedes leerlas.
site-language = Idioma
site-language-browser = El de mi navegador
site-own-name = Español
site-rules-of = { $game }: las reglas
site-in-short = En breve
site-all-rulings = Aclaraciones
