# What the site says of itself.

# The frame of every page.
site-name = Trivium
site-page-title = { $page } · Trivium
site-skip = Ir al contenido
site-navigation = Navegación principal
site-new-table = Nueva mesa
site-finished-games = Partidas terminadas
site-import = Importar una partida
site-sign-in = Entrar
site-your-name = Tu nombre
site-go-on = Continuar
site-guest-hint = Puedes jugar enseguida; este navegador te recuerda.
site-have-account = Tengo una cuenta
site-to-lobby = A la sala

# The lobby.
site-lobby = Sala
site-lobby-waiting = ({ $n }) Sala
site-welcome = Tres caminos se encuentran
site-games = Juegos
site-rules = Cómo se juega
site-my-tables = Mis mesas
site-no-tables = Todavía no estás en ninguna mesa.
site-open-tables = Mesas abiertas
site-no-open-tables = Ninguna mesa pública tiene un asiento libre. Abre una.
site-running-games = Partidas para mirar
site-no-running-games = No se está jugando ninguna partida pública.
site-my-finished-games = Mis partidas
site-public-games = Partidas públicas
site-no-finished-games = Todavía no ha terminado ninguna partida pública.
site-no-own-finished-games = Todavía no ha terminado ninguna de tus partidas.
site-more = Más
site-your-turn = te toca
site-damaged-badge = dañada
site-open-seats = { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
}
site-n-actions = { $n ->
    [0] sin empezar
    [one] una acción
   *[other] { $n } acciones
}

# A new table.
site-new-table-of = Nueva mesa: { $game }
site-n-players = Jugadores
site-own-seats = Asientos en esta pantalla
site-n-bots = De ellos, bots
site-bot-level = Los bots juegan como
site-own-seats-hint = Varias personas pueden jugar en una pantalla: la página muestra el asiento al que se pregunta.
site-bots-hint = Si no queda ningún asiento libre, la partida empieza enseguida. Si no, recibes un enlace para enviar a tus amigos.
site-open-table = Abrir la mesa
site-contract = Contrato
site-options = Opciones del juego
site-as-edition = como en la edición
site-yes = sí
site-no = no
site-visibility = Quién encuentra la mesa
site-visibility-private = quien tenga el enlace
site-visibility-public = todos, en la sala
site-pace = Tiempo
site-pace-untimed = sin reloj
site-pace-live = en vivo, con reloj
site-pace-days = por días
site-bank-minutes = Minutos para toda la partida
site-increment-seconds = Segundos más por turno
site-days = Días por turno
site-take-back-mode = Deshacer
site-take-back-computed = libre mientras no se haya mostrado nada y nadie haya actuado; si no, pidiéndolo
site-take-back-ask = siempre pidiéndolo
site-take-back-never = nunca
site-absentee = Quien agota su tiempo
site-absentee-caretaker = deja su sitio a un bot hasta que vuelva
site-absentee-forfeit = pierde la partida
site-caretaker = Bot para ausentes
site-spectators = Otros pueden mirar
site-memory-aid = Ayuda a la memoria: mostrar lo que alguna vez estuvo a la vista

# The contract as it is agreed.
site-contract-rules = Versión { $rules } de las reglas, con la que se abrió esta mesa. Las mesas nuevas juegan con la versión { $newest }.
site-contract-untimed = Sin reloj.
site-contract-live = { $bank ->
    [one] { $bank } minuto
   *[other] { $bank } minutos
} para toda la partida, y { $increment ->
    [one] { $increment } segundo
   *[other] { $increment } segundos
} más por cada turno.
site-contract-days = { $days ->
    [one] Un día por turno.
   *[other] { $days } días por turno.
}
site-contract-take-back-computed = Una respuesta puede deshacerse mientras nadie más haya actuado ni se haya mostrado nada oculto; después se pregunta a las demás personas, si las hay.
site-contract-take-back-ask = Una respuesta puede deshacerse si los demás están de acuerdo.
site-contract-take-back-never = No se deshace nada.
site-contract-caretaker = Quien agota su tiempo deja su sitio a un bot ({ $level }) hasta que vuelva.
site-contract-forfeit = Quien agota su tiempo pierde; un bot ({ $level }) sigue jugando.
site-contract-spectators = Otros pueden mirar. Ven lo que está a la vista.
site-contract-no-spectators = Nadie más puede mirar.
site-contract-memory = Ayuda a la memoria: las páginas muestran lo que alguna vez estuvo a la vista.
site-contract-no-memory = Sin ayuda a la memoria: lo que se mostró y volvió a ocultarse hay que recordarlo, y el registro llega hasta el final de tu turno anterior.
site-contract-public = La mesa está en la sala, para todos.
site-contract-private = La mesa solo se encuentra por su enlace.
site-amend = Cambiar el contrato
site-amend-hint = Todos tienen que aceptar de nuevo el contrato cambiado. Un asiento solo puede quitarse si está libre.
site-contract-changed = El contrato ha cambiado entretanto. Vuelve a leerlo antes de aceptarlo.

# Seats and players.
site-seats = Asientos
site-players = Jugadores
site-open-seat = Asiento libre { $n }
site-bot-name = Bot { $n } ({ $level })
site-bot-label = Bot { $n }
site-numbered = { $name } ({ $n })
site-gone = alguien
site-host = anfitrión
site-accepted = ha aceptado
site-not-accepted = aún no ha aceptado
site-sit = Sentarme aquí
site-add-bot = Añadir un bot
site-vacate = Dejar libre este asiento
site-invite = Envía la dirección de esta página a tus amigos. Puedes ocupar varios asientos y jugarlos en una pantalla.
site-link = Enlace a esta mesa
site-copy = Copiar
site-accept = Aceptar el contrato
site-start = Repartir las cartas
site-seats-open-hint = La partida puede empezar cuando no quede ningún asiento libre.
site-abort = Cancelar la partida
site-abort-warning = La mesa se cerrará para todos.
site-is-asked = le toca
site-points = { $n ->
    [one] un punto
   *[other] { $n } puntos
}
site-won = ha ganado
site-away = fuera; juega un bot
site-resigned = se ha rendido; juega un bot
site-forfeited = sin tiempo; juega un bot
site-come-back = He vuelto
site-bank-left = { $minutes } min { $seconds } s
site-until = hasta
site-leave-title = Dejar la partida
site-resign = Rendirse
site-resign-warning = No podrás volver. Un bot sigue por ti, o ganan los demás.

# The game.
site-you-play = Juegas como { $name }.
site-board = Mesa
site-memory = Ayuda a la memoria
site-orders = Órdenes permanentes
site-orders-given = Órdenes permanentes ({ $n })
site-orders-hint = Lo que elijas aquí se responde por ti cuando te toque, sin esperarte. Una orden se anula cuando ninguna de sus respuestas es posible, cuando te pasa algo y cuando alguien deshace. Nadie más la ve.
site-order-when = Si { $when }
site-order-first = Responder
site-order-else = Si eso no es posible
site-order-none = preguntarme
site-order-repeat = Todas las veces
site-order-other = Dada por un programa: { $when }: { $play }
site-orders-save = Dar estas órdenes
site-orders-clear = Anular todas
site-log = Lo que ha pasado
site-from-start = Desde el principio
site-log-short = No hay ayuda a la memoria: el registro llega hasta el final de tu turno anterior.
site-look-again = Mirar otra vez
site-forced = { $line } (no había elección)
site-take-back = Deshacer
site-ask-take-back = Pedir deshacer
site-take-back-waits = Has pedido deshacer. Los demás tienen que estar de acuerdo.
site-take-back-asked = { $name } pide deshacer.
site-agree = De acuerdo
site-disagree = No estoy de acuerdo
site-turn-title = Te toca: { $game }
site-offline = El servidor no responde. Puede que tu última respuesta no haya llegado; inténtalo otra vez.
site-lost = Se ha perdido la conexión. Esta página lo intenta de nuevo por sí sola.
site-chat = Charla
site-room-players = Jugadores
site-room-spectators = Espectadores
site-say = Decir
site-send = Enviar

# The end, and replays.
site-game-over = La partida ha terminado
site-aborted = La partida se canceló.
site-deserted = Los demás se fueron. Victoria: { $names }.
site-deserted-by-all = Todos abandonaron la partida.
site-replay = Repetición
site-download-record = Descargar el registro
site-rematch = Jugar otra vez
site-moment = Después de { $n } de { $of } acciones
site-steps = Pasos de la repetición
site-first = Principio
site-previous = Atrás
site-next = Adelante
site-last = Final
site-through-eyes = Vista de:
site-to-table = A la mesa
site-damaged-title = Mesa dañada
site-newer-title = Mesa de un Trivium más nuevo
site-export = Descargar lo que está guardado
site-import-hint = Pega el registro de una partida. Todos sus asientos serán tuyos; una partida sin terminar puede continuarse.
site-record = Registro

# Accounts.
site-account = Cuenta
site-is-guest = Estás de invitado: solo este navegador te conoce.
site-is-account = Tienes una cuenta.
site-register = Crear una cuenta
site-change-password = Cambiar la contraseña
site-password = Contraseña
site-old-password = Contraseña anterior
site-keep-tokens = Mantener válidas mis claves
site-save = Guardar
site-log-in = Entrar
site-log-out = Salir
site-guest-logout-warning = Sin una cuenta no podrás volver a tus mesas después de esto.
site-own-data-title = Tus datos
site-download-own = Descargar lo que hay guardado de ti
site-delete-account = Borrar esta cuenta
site-delete-warning = Dejas tus asientos en las partidas en curso: un bot sigue jugando, o gana la última persona que quede. Tus mesas que no hayan empezado se cierran. Las partidas terminadas quedan sin tu nombre, y lo que dijiste queda. El nombre queda libre para otros. Esto no se puede deshacer.
site-delete-name = Escribe tu nombre ({ $name }) para confirmar
site-rename = Cambiar el nombre
site-preferences = Preferencias
site-theme = Colores
site-theme-system = como diga el sistema
site-theme-light = claros
site-theme-dark = oscuros
site-speed = Movimientos
site-speed-slow = lentos
site-speed-normal = normales
site-speed-fast = rápidos
site-speed-none = nada se mueve; lo que cambia se marca
site-confirm = Preguntar otra vez
site-confirm-always = antes de cada respuesta
site-confirm-endings = donde hay un aviso
site-confirm-never = nunca
site-card-size = Cartas
site-cards-small = pequeñas
site-cards-normal = normales
site-cards-large = grandes
site-sound = Sonidos
site-sound-off = apagados
site-sound-on = encendidos
site-webhook = Avisarme cuando me toque
site-webhook-hint = Se envía un mensaje en JSON a esta dirección, tal como lo aceptan los servicios de chat. Déjala vacía si no quieres avisos.
site-webhook-failed = El último mensaje no llegó: { $error }
site-address = Dirección
site-tokens = Claves para programas
site-tokens-hint = Una clave permite que un programa juegue en tu nombre.
site-api-document = Descripción de la interfaz
site-token-once = Copia la clave ahora. No se volverá a mostrar.
site-token-label = Para qué sirve
site-new-token = Crear una clave
site-delete = Borrar
site-your-turn-at = Te toca en { $game }: { $link }

# What goes wrong.
site-problem-title = No ha funcionado
site-not-understood = No se entiende la petición: { $what }
malformed-form = no es un formulario
malformed-address = su dirección está mal
malformed-websocket = no es un WebSocket
site-wrong-field = Falta o está mal: { $name }
field-language = el idioma
field-url = la dirección
field-players = el número de jugadores
field-label = para qué sirve la clave
field-level = el nivel del bot
field-game = el juego
field-pace = el ritmo
site-not-found = Aquí no hay nada.
site-not-signed-in = Elige primero un nombre.
site-forged = Esta petición no viene de una página de este sitio. Vuelve a cargar la página y repítela.
site-too-often = Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
site-too-slow = Ha tardado demasiado. Repítelo; lo que ya se guardó no se hará dos veces.
site-internal = Algo ha fallado por nuestra parte. No se ha cambiado nada.
site-too-many-sockets = Tienes demasiadas páginas abiertas a la vez. Cierra una o inténtalo dentro de un momento.
site-busy = La base de datos está ocupada. No se ha cambiado nada; inténtalo dentro de un momento.
site-crowded = Demasiada gente está entrando en este momento. No se ha cambiado nada; inténtalo dentro de un momento.
site-overloaded = El servidor tiene demasiado que hacer en este momento. No se ha cambiado nada; inténtalo dentro de un momento.
site-database-lost = El servidor ha perdido su base de datos. No se sabe si esto llegó a hacerse; inténtalo dentro de un momento: nada se hace dos veces.
site-disk-full = El servidor no tiene sitio para guardar nada. No se ha cambiado nada.
site-damaged = Esta mesa no se puede reproducir, así que no puede seguir: { $flaw }
site-newer = Un Trivium más nuevo escribió esta mesa, así que este servidor aún no puede mostrarla: { $flaw }. No se pierde nada: la mesa sigue en cuanto se actualice el servidor.
site-flaw = entrada { $number }: { $problem }
site-flaw-game = es de otro juego
site-flaw-number = dice que es la número { $found }
site-flaw-time = es más antigua que la anterior
site-flaw-missing = falta
site-flaw-unreadable = no se puede leer: { $problem }
site-too-large = Es demasiado grande.
site-too-many-tokens = Tienes { $most } tokens, y no puede haber más. Quita uno que ya no uses.
site-record-not-over = La partida aún no ha terminado. Su registro estará ahí cuando termine.
site-media-type = No está en una forma que aquí se entienda.
site-wrong-method = Esta dirección no admite una petición así.
site-name-taken = El nombre { $name } ya está ocupado.
site-bad-name = Un nombre tiene como máximo { $most } letras de un mismo alfabeto, cifras, espacios, puntos, guiones o apóstrofos, y nada invisible.
site-bad-password = Una contraseña tiene al menos { $least } caracteres.
site-wrong-password = El nombre o la contraseña no son correctos.
site-wrong-name = Ese no es tu nombre.
site-bad-options = Opciones: { $problem }
site-bad-record = El registro no es válido: { $problem }
site-newer-record = Este registro no se puede leer aquí. { $problem }

# What a table refuses.
site-refused-not-in-lobby = La partida ya ha empezado.
site-refused-not-playing = La partida no está en juego.
site-refused-moves-played = Ya se ha hecho una jugada.
site-refused-no-such-seat = No existe el asiento { $seat }.
site-refused-seat-taken = El asiento { $seat } está ocupado.
site-refused-not-your-seat = El asiento { $seat } no es tuyo.
site-refused-not-host = Solo el anfitrión de la mesa puede hacer esto.
site-refused-not-player = Solo quien tiene un asiento puede hacer esto.
site-refused-wrong-author = Esto no te corresponde a ti.
site-refused-pace = El reloj está fuera de los límites: como máximo un día de reserva, y de 1 a 60 días por turno.
site-refused-request-denied = Los demás no estuvieron de acuerdo. Puedes volver a pedirlo después de la próxima jugada.
site-refused-seats-open = Todavía queda un asiento libre.
site-refused-no-person = Tiene que jugar al menos una persona.
site-refused-not-accepted = No todos han aceptado el contrato.
site-refused-not-asked = Ahora le toca a otra persona.
site-refused-stale = La mesa ha seguido entretanto. Vuelve a mirarla.
site-refused-unreadable = «{ $action }» no es una respuesta de este juego.
site-refused-illegal = «{ $action }» no está permitido ahora.
site-refused-take-back-never = En esta mesa no se deshace nada.
site-refused-nothing-to-take-back = No tienes nada que deshacer.
site-refused-others-must-agree = Los demás tienen que estar de acuerdo.
site-refused-request-pending = Ya se está respondiendo a una petición.
site-refused-no-request = No hay ninguna petición que responder.
site-refused-length = Vacío o demasiado largo: { $what } (como máximo { $most }).
site-refused-bad-order = Una orden permanente nombra una pregunta por sus campos.
site-refused-no-spectators = Nadie puede mirar esta mesa.
site-refused-out-of-time = El tiempo se ha acabado.
site-refused-time-left = Todavía queda tiempo.
site-refused-asleep = Todas las personas están fuera.
site-refused-not-away = No estás fuera.
site-refused-not-forced = Hay otras respuestas.
site-refused-no-room = En el registro de esta mesa no queda sitio para { $purpose ->
    [lobby] tus cambios antes del reparto
    [orders] tus órdenes permanentes
    [take-backs] tus jugadas deshechas
    [players-chat] tus mensajes
    [spectators-chat] tus mensajes
    [presence] que vuelvas otra vez
   *[other] más jugadas
}.

# Options of the games.
option-deal = Cómo se reparten las cartas de acción
value-deal-beginner = al azar
value-deal-expert = por elección
option-fortuna-unheld = Primer jugador si nadie tiene la carta Fortuna
value-fortuna-unheld-stay = el mismo que antes
value-fortuna-unheld-money = quien tenga más dinero
option-cubes = Cubos
value-cubes-finite = quince de cada tipo
value-cubes-infinite = cuantos hagan falta
option-max-rounds = Rondas como máximo
option-edition = Edición
value-edition-original = primera edición
value-edition-gloria2011 = Gloria a Roma, edición de 2011
value-edition-gloria2011-original-variant = Gloria a Roma con las reglas de la primera edición
value-edition-english2007 = edición inglesa, 2007
option-beginner = Partida de iniciación, sin funciones
value-beginner-off = no, el juego completo
value-beginner-original = como en la primera edición
value-beginner-gloria2011 = como en 2011
option-concession = Victoria por acuerdo
option-petition = Cartas para una petición
option-circus = Circo
value-circus-pair = dos cartas de un papel son un Senador
value-circus-architect = cualquier carta lidera o sigue como Arquitecto
option-forum = Foro
value-forum-clients = un cliente de cada papel
value-forum-clients-materials = y además cada material en el almacén
option-sites-2p = Solares de la ciudad con dos jugadores
option-start = Primer jugador
value-start-dealt = por cartas del mazo
value-start-chosen = por cartas que eligen los jugadores
option-out-of-town = Cimientos en las afueras
value-out-of-town-always = en cualquier momento
value-out-of-town-exhausted = cuando no queden solares en la ciudad
option-vault-view = Una carta puesta a la vista en un tesoro se muestra
value-vault-view-turn = hasta el final del turno
value-vault-view-placement = mientras se coloca
option-collation = Alfabeto que decide el primer jugador
value-collation-english = inglés
value-collation-spanish = español
option-latrine-jack = Las Letrinas admiten Senadores
option-scriptorium = El mármol con la Biblioteca
value-scriptorium-completes = uno completa
value-scriptorium-wildcard = vale en todas partes
option-circus-maximus = Un Circo Máximo nuevo duplica
value-circus-maximus-all = a todos los clientes
value-circus-maximus-rest = a los que aún no han actuado
option-gate-statue = Una Estatua que funciona por un Portón da sus puntos
option-stairway = La Escalinata cuesta
value-stairway-action = la acción de Arquitecto
value-stairway-extra = nada
option-bath-out-of-town = Los clientes de las Termas ponen cimientos en las afueras
value-bath-out-of-town-alone = solo con una Torre
value-bath-out-of-town-join = dos seguidos del mismo papel, o con una Torre
option-gate-road = Con un Portón, los edificios de piedra funcionan en cuanto contienen mármol
option-ask-voluntary-give = Preguntar por entregas voluntarias tras una Empalizada o una Muralla
option-max-turns = Turnos como máximo
option-refill = El foro
value-refill-literal = un hueco absorbe el empuje
value-refill-slide = todas las cartas se mueven cada turno
option-screens = Recursos y manos de los demás
value-screens-hidden = tras las pantallas
value-screens-open = a la vista

# Levels of bots.
site-level-other = { $level }

# The first page, and a game on one screen.
site-frieze = Mosaico: tres caminos se encuentran ante un templo y un acueducto
site-lead = Tres juegos de mesa romanos en una sola mesa. Juega con personas o con bots, en vivo o por días.
site-play-now = Jugar ya con bots
site-guest-named = Invitado { $n }
site-n-waiting = { $n ->
    [one] una te espera
   *[other] { $n } te esperan
}
site-play = Jugar
site-watch = Mirar
site-sit-down = Sentarse
site-look = Ver
site-with-friends = Una mesa con amigos
site-with-friends-hint = Elige asientos, reloj y opciones, y envía el enlace.
site-who-are-you = ¿Quién eres?
site-utc = { $time } UTC
site-who-plays = Quién juega
site-record-file = Un archivo con un registro
site-pass-to = Pasa la pantalla a { $name }
site-pass-hint = Lo que tiene este jugador no se muestra a nadie más.
site-pass-show = Yo juego como { $name }: mostrar mi sitio
site-pass-off = Una sola persona juega estos asientos. No volver a preguntar.
site-log-in-hint = Tus mesas te siguen desde otro navegador.
