# Lo que un usuario tiene de más, y lo que puede hacer.

site-quota-open = Tienes { $most ->
    [one] una mesa sin repartir
   *[other] { $most } mesas sin repartir
}, y ese es el máximo. Reparte o cancela una partida y abre otra después.
site-quota-running = Juegas { $most ->
    [one] una partida
   *[other] { $most } partidas
} a la vez, y ese es el máximo. Termina o abandona una primero.
site-quota-seats = Tienes sitio en { $most ->
    [one] una mesa abierta o en curso
   *[other] { $most } mesas abiertas o en curso
}, y ese es el máximo. Termina, abandona o deja una primero.
site-quota-thinking = Hay bots que piensan en { $most ->
    [one] una de tus mesas
   *[other] { $most } de tus mesas
}, y ese es el máximo. Termina una partida primero o elige bots de un nivel más bajo.
site-quota-messages = { $most ->
    [one] Un mensaje
   *[other] { $most } mensajes
} por minuto es el máximo. Espera un poco antes de decir más.
site-quota-hints = { $most ->
    [one] Un consejo
   *[other] { $most } consejos
} por hora es el máximo. Vuelve a pedir uno más tarde.
site-quota-made = { $most ->
    [one] Una mesa nueva
   *[other] { $most } mesas nuevas
} al día es el máximo. Abre otra más tarde.
site-quota-imports = { $most ->
    [one] Una partida importada
   *[other] { $most } partidas importadas
} al día es el máximo. Importa esta más tarde.
site-quota-files = Ya guardas { $most ->
    [one] un archivo
   *[other] { $most } archivos
}. Borra uno antes de guardar otro.
site-quota-of-account = Con una cuenta puedes tener { $most }.
