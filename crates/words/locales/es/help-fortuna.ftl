# Cómo se juega a Fortuna.

fortuna-help-goal = Lleva tu peón desde tu aldea, casilla 0, hasta el Palacio del César, casilla 15. Gana la mayor puntuación: 1 punto por casilla recorrida, más tus cartas de privilegio. Solo pueden ganar los peones que están en Roma, desde la casilla 10.

fortuna-help-start-title = Antes de la primera ronda
fortuna-help-start = Empiezas con 5 monedas, 1 grano, 1 agua, 1 vino, 1 sacerdotisa, 1 centurión y 1 dado. Cada lado del tablero tiene 3 cartas de acción, con jugador o sin él. Pon boca abajo una de las tuyas: nadie puede llevársela antes de tu turno. Aun así, todos saben cuál es.

fortuna-help-phase-aqueduct = Acueducto: si el tuyo está vacío, recibe 1 agua.
fortuna-help-phase-action = Acción y cambio: elige una de las 3 cartas de tu lado y úsala si quieres. Después cámbiala por una carta boca arriba de otro lado: es obligatorio. La carta que tomas queda boca abajo hasta tu próximo turno.
fortuna-help-phase-military = Poder militar: puedes entregar 1 centurión y usar una de tus 2 cartas boca arriba. Esa carta no se cambia.
fortuna-help-phase-favour = Favor del Emperador: tira tus dados y elige uno. Cumple un favor disponible y avanza. Si hay alguno y no cumples ninguno, pagas 1 moneda de impuesto.
fortuna-help-phase-privilege = Cartas de privilegio: roba una por cada ficha de ese favor y quédate una.

fortuna-help-actions = Hay una de cada. Usar la carta es opcional; cambiarla, obligatorio.
fortuna-help-available = Un favor está disponible si está boca arriba y su número no supera tu dado. Una vez usado, queda boca abajo el resto de la ronda.
fortuna-help-extra = Con dos jugadores, el jugador inicial puede poner boca abajo otro favor sin fichas tras la fase 4.
fortuna-help-buildings = Puedes tener tres, todos distintos.
fortuna-help-price = Precio
fortuna-help-playable = Se juegan en tu turno, cuando quieras
fortuna-help-scoring = Puntos al final

fortuna-help-round-title = Fin de la ronda
fortuna-help-round = Si la carta Fortuna está en tu lado, empiezas la ronda siguiente. Los demás van por dinero, de más a menos. Cada favor que sigue boca arriba recibe 1 ficha, hasta 3. Después todos los favores se ponen boca arriba.

fortuna-help-money = Dinero
fortuna-help-limit-money = 20; el resto se pierde
fortuna-help-helpers = Sacerdotisas, centuriones, dados
fortuna-help-limit-helpers = 3 de cada
fortuna-help-limit-buildings = 3, todos distintos
fortuna-help-goods = Agua, grano, vino
fortuna-help-limit-goods = ninguno, mientras queden

fortuna-help-last = Cuando un peón llega al Palacio del César, se termina la ronda y acaba la partida.
fortuna-help-palace = El primero en llegar roba 3 cartas de privilegio y se queda 1. El segundo toma una de las otras dos; el tercero, la última.

fortuna-help-road = Tu casilla
fortuna-help-score-road = 1 por casilla
fortuna-help-privileges = Cartas de privilegio
fortuna-help-score-privileges = lo que digan las cartas
fortuna-help-tie = En caso de empate gana el peón más avanzado; después, más dinero, centuriones y sacerdotisas.

# Words that printed rules, other editions or earlier texts have for something, what it's called here, and the clause.
fortuna-printed =
    trigo: grano, FOR 5.2
    vestal, vestales: sacerdotisa, FOR 5.7
    abastecimiento de agua: Suministro de agua, FOR 5.1
    comercio de trigo: Comercio de grano, FOR 5.4
    reclutamiento de centuriones: Reclutar Centuriones, FOR 5.6
    contratación de sacerdotisas: Contratar Sacerdotisas, FOR 5.7
