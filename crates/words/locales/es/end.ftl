# The end of a game: where the points come from, the charts, the deal.

# Glory to Rome.
end-influence = Influencia
end-vault-values = Tesoro, por su valor
end-most-of-a-material = Mayoría de un material, { $each } cada una
end-statue = Estatua
end-wall = Muralla, la mitad del almacén
end-wall-of = { $stockpile } en el almacén
end-cards-in-hand = Cartas en la mano
end-cards-in-vault = Cartas en el tesoro
end-stockpile = Almacén
end-clients = Clientes
end-buildings = Edificios
end-counts-nothing = Los edificios sin completar, los clientes y las cartas de la mano no dan puntos.

# Fortuna.
end-road = Camino
end-privilege-card = Privilegio: { $card }
end-n-cards = { $n } cartas
end-money = Dinero
end-cubes = Agua, trigo y vino
end-centurions = Centuriones
end-vestals = Sacerdotisas
end-privileges = Cartas de privilegio
end-outside-rome = { $who }: fuera de Roma, que empieza en la casilla { $gate }. Desde ahí no gana nadie, y las cartas de privilegio no cuentan.

# Gloria Mundi.
end-steps-from-rome = Pasos desde Roma
end-steps-of-buildings = Edificios en pie
end-steps-else = Poderes, y edificios que ya no están
end-all-resources = Todos los recursos

# The page.
end-wins = { $n ->
    [one] Gana { $who }
   *[other] Comparten la victoria { $who }
}
end-you-win = Ganas
end-nobody-wins = No gana nadie
end-score = Puntuación
end-source = Origen
end-total = Puntos
end-when-equal = En caso de empate: { $what }
end-how-it-went = Cómo fue
end-as-counted = como cada cual podía contarlo
end-resources = Lo que tenían
end-chart = { $what }: { $ends }.
end-had = { $who } { $n }
end-turn = turno
end-round = ronda
end-figures = Cifras
end-fair-deal = El reparto fue limpio
end-seal = Sello, mostrado antes del reparto
end-seed-open = Semilla, ahora a la vista
end-seed-check = El sello es el hash SHA-256 de la semilla, y todas las cartas y dados salen de la semilla. El registro contiene ambos: impórtalo donde quieras, o ejecuta «trivium verify» con él, y toda la partida se vuelve a jugar y se compara.
end-final-table = La mesa al final
