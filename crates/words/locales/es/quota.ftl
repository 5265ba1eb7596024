# Lo que un usuario tiene de más, y lo que puede hacer.

site-quota-open = Ya tienes { $most ->
    [one] una mesa sin empezar
   *[other] { $most } mesas sin empezar
}. Empieza o cancela una partida antes de abrir otra.
site-quota-running = Ya juegas { $most ->
    [one] una partida
   *[other] { $most } partidas
}. Termina una o ríndete primero.
site-quota-seats = Ya tienes asiento en { $most ->
    [one] una mesa abierta o en curso
   *[other] { $most } mesas abiertas o en curso
}. Termina una partida, ríndete o deja una mesa primero.
site-quota-thinking = Ya hay bots que piensan en { $most ->
    [one] una de tus mesas
   *[other] { $most } de tus mesas
}. Termina una partida primero o elige un nivel más bajo.
site-quota-messages = Puedes enviar { $most ->
    [one] un mensaje
   *[other] { $most } mensajes
} por minuto. Espera un poco.
site-quota-hints = Puedes pedir { $most ->
    [one] un consejo
   *[other] { $most } consejos
} por hora. Vuelve a pedirlo más tarde.
site-quota-made = Puedes abrir { $most ->
    [one] una mesa
   *[other] { $most } mesas
} al día. Inténtalo más tarde.
site-quota-imports = Puedes importar { $most ->
    [one] una partida
   *[other] { $most } partidas
} al día. Inténtalo más tarde.
site-quota-files = Ya guardas { $most ->
    [one] un archivo
   *[other] { $most } archivos
}. Borra uno antes de guardar otro.
site-quota-of-account = Con una cuenta puedes tener { $most }.
