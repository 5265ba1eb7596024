# Cómo se juega a Gloria Mundi.

gm-help-goal = Roma se derrumba. Camina desde Roma hacia África: al acabar la partida gana el romano que esté más lejos de Roma.

gm-help-cards-title = Cartas y recursos
gm-help-cards = Las cartas de producción dan recursos. Tienes unas cuantas en la mano y juegas una en cada turno.
gm-help-head-makes = Da
gm-help-glory = Una gloria vale por cualquier recurso en una compra o en un tributo. La gloria impresa solo se paga con gloria. Para el poder de un edificio no vale por otros recursos.

gm-help-turn = Tu turno tiene cinco fases:
gm-help-phase-forum = Un edificio nuevo: llega al lugar +5 del foro.
gm-help-phase-production = Una carta de producción: tienes que jugar una de tu mano.
gm-help-phase-activation = Activación: las cartas de ese tipo, de todos, producen o usan su edificio.
gm-help-phase-purchase = Una compra: puedes comprar un edificio del foro. Tu romano camina sus pasos.
gm-help-phase-tribute = Tributo: si pagas, el bárbaro no se mueve. Si no, avanza y se pierden cartas.
gm-help-activation = Desde el jugador activo, en sentido horario, cada uno activa todas sus cartas de ese tipo. Una carta con edificio da su recurso o usa el edificio, no las dos cosas.

gm-help-purchase-title = El foro y la compra
gm-help-forum = Un edificio nuevo llega al lugar +5 del foro y empuja a los demás hacia +0. Si el foro está lleno, la carta de +0 se descarta.
gm-help-purchase = Un edificio cuesta los recursos impresos y tantos más de cualquier tipo como diga su lugar. Ponlo sobre una de tus cartas de producción de su tipo sin edificio; uno rojo va sobre cualquier tipo. Tu romano camina sus pasos inmediatamente.

gm-help-tribute-title = El tributo y el bárbaro
gm-help-tribute = El tributo va en la primera casilla que no tenga, por delante del bárbaro: 1 alimento por una granja, 1 oro por una ciudad, 1 paz por una legión. Si pagas, no se mueve. Si no, avanza hasta la última casilla con tributo o, si no hay, 1 casilla.
gm-help-loss = Por cada icono de las casillas que cruza se pierde una carta de producción que coincida. En sentido horario y empezando por ti, cada jugador que tenga una pierde una, vuelta tras vuelta, hasta que no queden iconos. El edificio se pierde con su carta. Después cada uno recupera tributo, 1 recurso cada vez, empezando por ti.

gm-help-powers-title = Los poderes de los edificios
gm-help-powers = Usa un edificio en un turno de su tipo, en lugar de la carta de debajo. Lo que ganas viene de la reserva; los pasos mueven a tu romano.
gm-help-choice = Si un poder nombra varios recursos, elige de nuevo para cada unidad. X quiere decir: tantas veces como quieras.
gm-help-instead = «En lugar de activar» cuenta todas tus cartas del tipo, con edificio o sin él. En ese turno no activas nada más de ese tipo.
gm-help-red = Los edificios rojos actúan fuera de la activación, y la carta de debajo sigue produciendo: los muros, cuando se pierden cartas; los arquitectos, cuando compras.

gm-help-end = La partida acaba inmediatamente cuando:
gm-help-end-rome = el bárbaro entra en Roma
gm-help-end-hand = el jugador activo no tiene carta de producción que jugar
gm-help-end-africa = un romano llega a África
gm-help-end-deck = no queda carta de edificio que robar
gm-help-winner = Acabe como acabe, gana el romano más alejado de Roma. En caso de empate, más gloria; después, más recursos.

gm-help-head-cost = Coste
gm-help-head-steps = Pasos
gm-help-head-power = Poder
gm-help-names = Al escribir una respuesta, un edificio es su número: use 6, buy +3 on farm.
gm-help-kind-farm = Edificios de granja
gm-help-kind-city = Edificios de ciudad
gm-help-kind-legion = Edificios de legión
gm-help-kind-red = Edificios rojos
gm-help-building = { $number } { $name }

# Words that printed rules, other editions or earlier texts have for something, what it's called here, and the clause.
gm-printed =
    Cartago: África, GLM 8.1
    símbolo, símbolos: icono, GLM 7.1
    comida: alimento, GLM 1.1
    monedas, dinero: oro, GLM 1.1
