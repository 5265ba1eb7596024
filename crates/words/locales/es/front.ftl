# The front page.
site-your-games = Tus partidas
site-against-bots = Contra bots
site-they-wait = te esperan
site-just-finished = Recién terminadas
site-all-your-games = Todas tus partidas
site-their-turn = Le toca a { $name }
site-minutes-left = { $n ->
    [one] Queda 1 minuto
   *[other] Quedan { $n } minutos
}
site-hours-left = { $n ->
    [one] Queda 1 hora
   *[other] Quedan { $n } horas
}
site-days-left = { $n ->
    [one] Queda 1 día
   *[other] Quedan { $n } días
}
site-won-by = { $n ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
site-won-by-you = Ganaste
site-won-with = { $result } por { $first } a { $second }
site-you-came = quedaste en el puesto { $n }
site-ended-early = Terminó antes de tiempo
site-leave-or-hide = Dejar u ocultar { $game }
site-hide = Ocultar aquí
site-hide-hint = Seguirá en «Partidas terminadas».
site-show-again = Mostrar de nuevo
site-hidden-games = Partidas ocultas
site-no-hidden-games = No has ocultado ninguna partida.
site-play-bots = Jugar ya con bots
site-learn-it = Aprender
site-minutes-long = { $n } min
site-weight = Dificultad
site-weight-of = { $n ->
    [1] muy fácil
    [2] fácil
    [3] media
    [4] difícil
   *[other] muy difícil
}

# An invitation.
site-invites = { $name } te invita
site-play-with = Juega a { $game } con { $names }
site-play-alone = Juega a { $game }
site-you = Tú
site-open-place = Libre
site-call-you = ¿Cómo te llamamos?
site-name-limits = Hasta { $most } letras, cifras, espacios, puntos, guiones o apóstrofos.
site-no-account-needed = No hace falta cuenta: este navegador te recordará.
site-take-seat = Ocupar el asiento
site-take-seat-start = Ocupar el asiento y empezar
site-by-sitting = Al sentarte aceptas el contrato de esta página.
site-starts-at-once = Solo faltas tú: la partida empieza enseguida.
site-starts-when-full = La partida empieza en cuanto no queden asientos libres.
site-no-seat-free = Todos los asientos están ocupados. Pide otro enlace.
site-all-options = Todas las opciones
site-look-first = Ver antes la mesa
site-never-played = ¿No has jugado nunca?
site-learn-first = Aprender antes
site-preview-invited = Una invitación: { $game }
site-preview-invites = { $name } te invita: { $game }
site-preview-seats = { $n ->
    [one] { $pace } Queda 1 asiento libre.
   *[other] { $pace } Quedan { $n } asientos libres.
}

# What a form says before, and what was wrong.
site-password-limits = Al menos { $least } caracteres.
site-text-limits = Hasta { $most } caracteres.
site-number-limits = de { $least } a { $most }
site-bad-number = Elige un número de { $least } a { $most }.
site-bad-choice = Elige una de las respuestas.
site-left-empty = Rellena este campo.
site-url-limits = Empieza por https:// o http://. Hasta { $most } caracteres.
site-bad-url = Esto no es una dirección: empieza por https:// o http:// y no lleva espacios.
site-record-limits = Hasta { $most } MB.
