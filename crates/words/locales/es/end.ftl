# The end of a game: where the points come from, the charts, the deal.

# Glory to Rome.
site-influence = Influencia
site-vault-values = Tesoro (valor de las cartas)
site-most-of-a-material = Fichas de Mercader, { $each } cada una
site-statue = Estatua
site-wall = Muralla, la mitad del almacén
site-wall-of = { $stockpile } en el almacén
site-cards-in-hand = Cartas en la mano
site-cards-in-vault = Cartas en el tesoro
site-stockpile = Almacén
site-clients = Clientela
site-buildings = Edificios
site-counts-nothing = Los edificios sin completar, los clientes y las cartas de la mano no dan puntos.

# Fortuna.
site-road = Camino
site-privilege-card = Privilegio: { $card }
site-n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
site-money = Dinero
site-cubes = Agua, grano y vino
site-centurions = Centuriones
site-vestals = Sacerdotisas
site-privileges = Cartas de privilegio
site-outside-rome = { $who }: fuera de Roma (antes de la casilla { $gate }). No puede ganar; las cartas de privilegio no cuentan.

# Gloria Mundi.
site-steps-from-rome = Pasos desde Roma
site-steps-of-buildings = Edificios aún en pie
site-steps-else = Poderes y edificios perdidos
site-all-resources = Todos los recursos

# The page.
site-wins = { $n ->
    [one] Gana { $who }
   *[other] Comparten la victoria { $who }
}
site-you-win = Ganas
site-you-win-with = Compartes la victoria con { $who }
site-nobody-wins = No gana nadie
site-score = Puntuación
site-source = Origen
site-total = Puntos
site-when-equal = En caso de empate: { $what }
site-how-it-went = Cómo fue
site-as-counted = lo que cada jugador podía contar
site-resources = Lo que tenía cada jugador
site-chart = { $what }: { $ends }.
site-had = { $who } { $n }
site-turn = turno
site-round = ronda
site-figures = Cifras
site-fair-deal = El reparto fue limpio
site-seal = Sello (mostrado antes del reparto)
site-seed-open = Semilla (ya pública)
site-seed-check = El sello es el hash SHA-256 de la semilla, que decide todas las cartas y los dados. La partida grabada contiene ambos: impórtala donde quieras, o ejecuta «trivium verify» con ella, para volver a jugar y comparar toda la partida.
site-made-of = { $source }: { $detail }
site-final-table = Mesa final
site-you-win-by = Ganas por { $points } a { $next }
site-wins-by = Gana { $who } por { $points } a { $next }
site-counting = Recuento · { $n } de { $of }
site-skip-to-result = Ir al resultado
site-watch-counting = Ver el recuento
site-watch-replay = Ver la repetición
site-other-towns = Lo que construyeron los demás
site-save-picture = Guardar la imagen
site-send-picture = Enviarla
site-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
} de { $year }
