# What the site says of itself.

# The frame of every page.
site-name = Trivium
site-page-title = { $page } · Trivium
site-home-link = Trivium, inicio
site-skip = Ir al contenido
site-navigation = Navegación principal
site-new-table = Nueva mesa
site-finished-games = Partidas terminadas
site-import = Importar una partida
site-sign-in = Iniciar sesión
site-your-name = Tu nombre
site-go-on = Continuar
site-guest-hint = Puedes jugar ya; este navegador te recuerda.
site-have-account = Tengo una cuenta
site-to-lobby = Ir a la sala

# The lobby.
site-lobby = Sala
site-lobby-waiting = ({ $n }) Sala
site-welcome = Tres caminos se encuentran
site-games = Juegos
site-rules = Cómo se juega
site-no-tables = Todavía no estás en ninguna mesa.
site-open-tables = Mesas abiertas
site-no-open-tables = Ninguna mesa pública tiene asientos libres. Abre una tú.
site-running-games = Partidas para mirar
site-no-running-games = No hay ninguna partida pública en curso.
site-my-finished-games = Mis partidas
site-public-games = Partidas públicas
site-no-finished-games = Todavía no ha terminado ninguna partida pública.
site-no-own-finished-games = Todavía no ha terminado ninguna de tus partidas.
site-more = Más
site-your-turn = te toca
site-damaged-badge = dañada
site-open-seats = { $n ->
    [one] 1 asiento libre
   *[other] { $n } asientos libres
}
site-n-actions = { $n ->
    [0] sin empezar
    [one] 1 jugada
   *[other] { $n } jugadas
}

# A new table.
site-new-table-of = Nueva mesa: { $game }
site-n-players = Jugadores
site-own-seats = Asientos en esta pantalla
site-n-bots = Asientos con bots
site-all-free-seats = Todos los asientos libres
site-no-bots = Ninguno: invito a otras personas
site-bot-level = Nivel de los bots
site-own-seats-hint = Varias personas pueden jugar en una pantalla: la página muestra el asiento al que le toca.
site-bots-hint = Si no queda ningún asiento libre, la partida empieza ya. Si no, recibes un enlace para enviar a tus amigos.
site-open-table = Abrir la mesa
site-contract = Contrato
site-options = Opciones del juego
site-as-edition = según la edición (por defecto)
site-yes = sí
site-no = no
site-visibility = Quién puede encontrar la mesa
site-visibility-private = solo con el enlace
site-visibility-public = todos, en la sala
site-pace = Ritmo
site-pace-untimed = sin reloj
site-pace-live = en directo, con reloj
site-pace-days = por correspondencia
site-bank-minutes = Minutos para toda la partida
site-increment-seconds = Segundos extra por turno
site-days = Días por turno
site-take-back-mode = Deshacer
site-take-back-computed = libre hasta que se revele algo o alguien juegue; después, pidiéndolo
site-take-back-ask = siempre pidiéndolo
site-take-back-never = nunca
site-absentee = Cuando un jugador agota su tiempo
site-absentee-caretaker = un bot juega hasta que vuelva
site-absentee-forfeit = pierde
site-caretaker = Bot sustituto
site-spectators = Se admiten espectadores
site-memory-aid = Ayuda a la memoria: seguir mostrando las cartas reveladas

# The contract as it is agreed.
site-contract-rules = Esta mesa sigue la versión { $rules } de las reglas, con la que se abrió. Las mesas nuevas siguen la versión { $newest }.
site-contract-untimed = Sin reloj.
site-contract-live = { $bank } para toda la partida, más { $increment } por turno.
site-contract-bank = { $bank } para toda la partida.
site-n-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
site-n-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
site-contract-days = { $days ->
    [one] 1 día por turno.
   *[other] { $days } días por turno.
}
site-contract-take-back-computed = Puedes deshacer hasta que alguien juegue o se revele algo oculto. Después hay que pedirlo.
site-contract-take-back-ask = Puedes deshacer si los demás están de acuerdo.
site-contract-take-back-never = No se deshace nada.
site-contract-caretaker = Si agotas tu tiempo, un bot ({ $level }) juega por ti hasta que vuelvas.
site-contract-forfeit = Si agotas tu tiempo, pierdes; un bot ({ $level }) termina por ti.
site-contract-spectators = Se admiten espectadores. Solo ven las cartas públicas.
site-contract-no-spectators = Sin espectadores.
site-contract-memory = Ayuda a la memoria: se sigue mostrando lo que ya se ha visto.
site-contract-no-memory = Sin ayuda a la memoria: recuerda lo que se ha mostrado. El historial empieza al final de tu turno anterior.
site-contract-public = Cualquiera puede encontrar esta mesa en la sala.
site-contract-private = Esta mesa solo se encuentra con el enlace.
site-amend = Cambiar el contrato
site-amend-hint = Tras un cambio, todos tienen que volver a aceptar el contrato. Solo se pueden quitar asientos libres.
site-contract-changed = El contrato ha cambiado. Léelo otra vez antes de aceptarlo.

# Seats and players.
site-seats = Asientos
site-players = Jugadores
site-open-seat = Asiento libre { $n }
site-bot-name = { $name } ({ $level })
site-bot-badge = bot · { $level }
site-numbered = { $name } ({ $n })
site-gone = Cuenta borrada
site-host = anfitrión
site-accepted = ha aceptado
site-not-accepted = aún no ha aceptado
site-sit = Sentarme aquí
site-add-bot = Añadir un bot
site-vacate = Dejar libre este asiento
site-invite = Envía la dirección de esta página a tus amigos. Puedes ocupar varios asientos y jugarlos en una sola pantalla.
site-link = Enlace a esta mesa
site-copy = Copiar
site-accept = Aceptar el contrato
site-start = Repartir las cartas
site-abort = Cancelar la partida
site-abort-warning = La mesa se cerrará para todos.
site-is-asked = le toca
site-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
site-won = ha ganado
site-away = fuera; juega un bot
site-resigned = se ha rendido; juega un bot
site-forfeited = sin tiempo; juega un bot
site-come-back = He vuelto
site-kept-for-you = Un bot juega por ti.
site-bank-left = { $minutes } min { $seconds } s
site-until = hasta
site-leave-title = Dejar la partida
site-resign = Rendirse
site-resign-warning = No podrás volver. Un bot sigue por ti, o ganan los demás.

# The game.
site-you-play = Juegas como { $name }.
site-watching = Estás mirando la partida.
site-board = Mesa
site-memory = Ayuda a la memoria
site-orders = Respuestas automáticas
site-orders-given = Respuestas automáticas ({ $n })
site-orders-hint = Elige aquí respuestas por adelantado. Se dan por ti cuando te toque, sin esperarte. Una respuesta se anula cuando ya no es posible, cuando te pasa algo o cuando alguien deshace una jugada. Nadie más las ve.
site-order-when = Si { $when }
site-order-first = Responder
site-order-else = Si eso no es posible
site-order-none = preguntarme
site-order-repeat = Todas las veces
site-order-other = De un programa: { $when }: { $play }
site-orders-save = Guardar estas respuestas
site-orders-clear = Anular todas
site-log = Lo que ha pasado
site-log-link = Historial
site-from-start = Desde el principio
site-log-short = Sin ayuda a la memoria: el historial empieza al final de tu turno anterior.
site-look-again = Actualizar
site-forced = { $line } (no había otra opción)
site-take-back = Deshacer
site-ask-take-back = Pedir deshacer
site-take-back-waits = Has pedido deshacer. Los demás tienen que estar de acuerdo.
site-take-back-asked = { $name } pide deshacer.
site-agree = De acuerdo
site-disagree = No estoy de acuerdo
site-turn-title = Te toca: { $game }
site-offline = El servidor no responde. Puede que tu última respuesta no haya llegado; inténtalo otra vez.
site-lost = Se ha perdido la conexión. Esta página se reconecta sola.
site-kept-title = Sin conexión. Guardamos tu respuesta.
site-kept-why = «{ $answer }» saldrá una sola vez, en cuanto vuelva la conexión.
site-change-answer = Cambiar mi respuesta
site-first-arrived = Tu primera respuesta ya había llegado, así que cuenta.
site-chat = Chat
site-room-players = Jugadores
site-room-spectators = Espectadores
site-say = Tu mensaje
site-send = Enviar

# The end, and replays.
site-game-over = La partida ha terminado
site-aborted = La partida se canceló.
site-deserted = Los demás se fueron. Victoria: { $names }.
site-deserted-by-all = Todos abandonaron la partida.
site-download-record = Descargar el registro
site-rematch = Jugar otra vez
site-moment = Jugada { $n } de { $of }
site-steps = Pasos de la repetición
site-previous = Anterior
site-next = Siguiente
site-through-eyes = Vista de
site-to-table = Ir a la mesa
site-damaged-title = Mesa dañada
site-newer-title = Mesa de un Trivium más nuevo
site-export = Descargar los datos guardados
site-import-hint = Pega el registro de una partida. Todos sus asientos serán tuyos; si no ha terminado, puedes seguir jugando.
site-record = Registro

# Accounts.
site-account = Cuenta
site-is-guest = Juegas sin cuenta: solo este navegador te conoce.
site-is-account = Tienes una cuenta.
site-register = Crear una cuenta
site-change-password = Cambiar la contraseña
site-password = Contraseña
site-old-password = Contraseña anterior
site-keep-tokens = Mantener válidas mis claves
site-save = Guardar
site-log-in = Iniciar sesión
site-log-out = Cerrar sesión
site-guest-logout-warning = Sin una cuenta no podrás volver a tus mesas.
site-own-data-title = Tus datos
site-download-own = Descargar mis datos
site-delete-account = Borrar esta cuenta
site-delete-warning = Dejas tus asientos en las partidas en curso: un bot sigue por ti, o gana la última persona que quede. Tus mesas que no han empezado se cierran. Las partidas terminadas quedan sin tu nombre, y tus mensajes también. Tu nombre queda libre para otros. Esto no se puede deshacer.
site-delete-name = Escribe tu nombre ({ $name }) para confirmar
site-rename = Cambiar el nombre
site-preferences = Preferencias
site-theme = Colores
site-theme-system = los del sistema
site-theme-light = claros
site-theme-dark = oscuros
site-text-size = Tamaño del texto
site-text-normal = normal
site-text-large = grande
site-text-larger = muy grande
site-speed = Animación
site-speed-slow = lenta
site-speed-normal = normal
site-speed-fast = rápida
site-speed-none = sin animación; se resaltan los cambios
site-confirm = Pedir confirmación
site-confirm-always = antes de cada respuesta
site-confirm-endings = si hay un aviso
site-confirm-never = nunca
site-only = Si solo hay una respuesta
site-only-ask = preguntarme
site-only-play = jugarla por mí, también tiradas y robos
site-card-size = Tamaño de las cartas
site-cards-small = pequeño
site-cards-normal = normal
site-cards-large = grande
site-sound = Sonidos
site-sound-off = apagados
site-sound-quiet = suaves
site-sound-on = normales
site-sound-loud = fuertes
site-sound-try = Escuchar
site-single-keys = Atajos de una sola tecla
site-keys-on = activados
site-keys-off = desactivados
site-webhook = Avisarme cuando me toque
site-webhook-hint = Enviamos un mensaje JSON a esta dirección, en un formato que aceptan los servicios de chat. Déjala vacía si no quieres avisos.
site-webhook-failed = El último mensaje no llegó: { $error }
site-address = Dirección
site-tokens = Claves para programas
site-tokens-hint = Una clave permite que un programa juegue en tu nombre.
site-api-document = Documentación de la API
site-token-once = Copia la clave ahora. No la verás otra vez.
site-token-label = Para qué sirve
site-new-token = Crear una clave
site-delete = Borrar
site-your-turn-at = Te toca en { $game }: { $link }

# What goes wrong.
site-problem-title = No ha funcionado
site-not-understood = No se puede leer la petición: { $what }
malformed-form = no es un formulario
malformed-address = su dirección es incorrecta
malformed-websocket = no es un WebSocket
site-wrong-field = Falta o es incorrecto: { $name }
field-language = idioma
field-url = dirección
field-players = número de jugadores
field-label = uso de la clave
field-level = nivel del bot
field-game = juego
field-pace = ritmo
site-not-found = No encontrado.
site-not-signed-in = Elige primero un nombre.
site-forged = Esta petición no viene de este sitio. Recarga la página e inténtalo de nuevo.
site-too-often = Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
site-too-slow = Ha tardado demasiado. Inténtalo de nuevo; nada se hace dos veces.
site-internal = Algo ha fallado por nuestra parte. No ha cambiado nada.
site-too-many-sockets = Tienes demasiadas páginas abiertas. Cierra una o inténtalo dentro de un momento.
site-busy = La base de datos está ocupada. No ha cambiado nada; inténtalo dentro de un momento.
site-crowded = Demasiada gente está iniciando sesión. No ha cambiado nada; inténtalo dentro de un momento.
site-overloaded = El servidor está saturado. No ha cambiado nada; inténtalo dentro de un momento.
site-database-lost = El servidor ha perdido su base de datos. No sabemos si esto se guardó. Inténtalo dentro de un momento; nada se hace dos veces.
site-disk-full = El disco del servidor está lleno. No ha cambiado nada.
site-damaged = Esta mesa no se puede reproducir ni continuar: { $flaw }
site-newer = Un Trivium más nuevo escribió esta mesa, y este servidor aún no puede mostrarla: { $flaw }. No se pierde nada: la partida sigue en cuanto se actualice el servidor.
site-flaw = entrada { $number }: { $problem }
site-flaw-game = es de otro juego
site-flaw-number = dice que es la número { $found }
site-flaw-time = es más antigua que la anterior
site-flaw-missing = falta
site-flaw-unreadable = no se puede leer: { $problem }
site-too-large = Es demasiado grande.
site-too-many-tokens = Ya tienes { $most } claves, el máximo. Borra una que no uses.
site-record-not-over = La partida aún no ha terminado. Podrás descargar su registro al final.
site-media-type = Formato no admitido.
site-wrong-method = Esta dirección no admite ese tipo de petición.
site-name-taken = El nombre { $name } ya está ocupado. Elige otro.
site-bad-name = Usa hasta { $most } letras de un mismo alfabeto, cifras, espacios, puntos, guiones o apóstrofos, y nada invisible.
site-bad-password = Usa al menos { $least } caracteres en la contraseña.
site-wrong-password = Nombre o contraseña incorrectos.
site-wrong-name = Ese no es tu nombre.
site-bad-options = Opciones: { $problem }
site-bad-record = El registro no es válido: { $problem }
site-newer-record = Este registro no se puede leer aquí. { $problem }

# What a table refuses.
site-refused-not-in-lobby = La partida ya ha empezado.
site-refused-not-playing = La partida no está en curso.
site-refused-moves-played = Ya se ha hecho una jugada.
site-refused-no-such-seat = No existe el asiento { $seat }.
site-refused-seat-taken = El asiento { $seat } está ocupado.
site-refused-not-your-seat = El asiento { $seat } no es tuyo.
site-refused-not-host = Solo el anfitrión puede hacer eso.
site-refused-not-player = Necesitas un asiento para hacer eso.
site-refused-wrong-author = No puedes hacer eso.
site-refused-pace = El reloj está fuera de los límites: 1 día de reserva como máximo, o de 1 a 60 días por turno.
site-refused-request-denied = Los demás no están de acuerdo. Puedes volver a pedirlo después de la próxima jugada.
site-refused-seats-open = Todavía queda un asiento libre. Ocúpalo o quítalo primero.
site-refused-no-person = Tiene que jugar al menos una persona.
site-refused-not-accepted = No todos han aceptado aún el contrato.
site-refused-not-asked = No es tu turno.
site-refused-stale = La mesa ha cambiado. Actualiza.
site-refused-unreadable = «{ $action }» no es una respuesta de este juego.
site-refused-illegal = «{ $action }» no es posible ahora.
site-refused-take-back-never = En esta mesa no se deshace nada.
site-refused-nothing-to-take-back = No tienes nada que deshacer.
site-refused-others-must-agree = Los demás tienen que estar de acuerdo.
site-refused-request-pending = Otra petición espera todavía respuesta.
site-refused-no-request = No hay ninguna petición pendiente.
site-refused-length = Vacío o demasiado largo: { $what ->
    [answer] respuesta
    [answers] respuestas
    [field] campo
    [key] clave
    [level] nivel
    [message] mensaje
    [messages] mensajes
    [orders] respuestas automáticas
   *[other] { $what }
} (como máximo { $most }).
site-refused-bad-order = Una respuesta automática tiene que nombrar los campos de su pregunta.
site-refused-no-spectators = Esta mesa no admite espectadores.
site-refused-out-of-time = Se acabó el tiempo.
site-refused-time-left = Todavía queda tiempo.
site-refused-asleep = No queda nadie.
site-refused-not-away = No estás fuera.
site-refused-not-forced = Hay otras respuestas.
site-refused-no-room = En el historial de esta mesa no queda sitio para { $purpose ->
    [lobby] más cambios tuyos antes del reparto
    [orders] más respuestas automáticas tuyas
    [take-backs] más jugadas deshechas tuyas
    [players-chat] más mensajes tuyos
    [spectators-chat] más mensajes tuyos
    [presence] que vuelvas otra vez
   *[other] más jugadas
}.

# Options of the games.
option-deal = Cómo se reparten las cartas de acción
value-deal-beginner = partida de iniciación: al azar
value-deal-expert = por elección
option-fortuna-unheld = Jugador inicial si nadie tiene la carta Fortuna
value-fortuna-unheld-stay = el mismo que antes
value-fortuna-unheld-money = quien tenga más dinero
option-cubes = Cubos
value-cubes-finite = 15 de cada tipo
value-cubes-infinite = sin límite
option-max-rounds = Máximo de rondas
option-edition = Edición
value-edition-original = edición original
value-edition-gloria2011 = Gloria a Roma, edición de 2011
value-edition-gloria2011-original-variant = Gloria a Roma con las reglas de la edición original
value-edition-english2007 = edición inglesa, 2007
option-beginner = Partida de iniciación, sin funciones
value-beginner-off = no, el juego completo
value-beginner-original = como en la edición original
value-beginner-gloria2011 = como en 2011
option-concession = Victoria por acuerdo
option-petition = Cartas para una petición
option-circus = Circo
value-circus-pair = dos cartas de un mismo personaje valen como un Senador
value-circus-architect = cualquier carta lidera o sigue al Arquitecto
option-forum = Foro
value-forum-clients = un cliente de cada personaje
value-forum-clients-materials = un cliente de cada personaje y cada material en el almacén
option-sites-2p = Solares de la ciudad con dos jugadores
option-start = Jugador inicial
value-start-dealt = por cartas del mazo
value-start-chosen = por cartas que eligen los jugadores
option-out-of-town = Cimientos en las afueras
value-out-of-town-always = en cualquier momento
value-out-of-town-exhausted = cuando no queden solares en la ciudad
option-vault-view = Una carta puesta boca arriba en un tesoro sigue a la vista
value-vault-view-turn = hasta el final del turno
value-vault-view-placement = solo mientras se coloca
option-collation = Jugador inicial según el alfabeto
value-collation-english = inglés
value-collation-spanish = español
option-latrine-jack = Las Letrinas admiten Senadores
option-scriptorium = El mármol con la Biblioteca
value-scriptorium-completes = uno completa un edificio
value-scriptorium-wildcard = vale en cualquier edificio
option-circus-maximus = Un Circo Máximo nuevo duplica
value-circus-maximus-all = a todos los clientes
value-circus-maximus-rest = a los que aún no han actuado
option-gate-statue = Una Estatua activa por un Portón da sus puntos
option-stairway = La Escalinata cuesta
value-stairway-action = la acción de Arquitecto
value-stairway-extra = nada
option-bath-out-of-town = Los clientes de las Termas ponen cimientos en las afueras
value-bath-out-of-town-alone = solo con una Torre
value-bath-out-of-town-join = dos seguidos del mismo personaje, o con una Torre
option-gate-road = Con un Portón, los edificios de piedra están activos en cuanto contienen mármol
option-ask-voluntary-give = Preguntar a los jugadores protegidos si quieren entregar
option-max-turns = Máximo de turnos
option-refill = El foro
value-refill-literal = las cartas solo se mueven para hacer sitio
value-refill-slide = todas las cartas se mueven cada turno
option-screens = Recursos y manos de los demás
value-screens-hidden = tras los biombos
value-screens-open = a la vista

# Levels of bots.
site-level-other = { $level }

# The first page, and a game on one screen.
site-frieze = Mosaico: tres caminos se encuentran ante un templo y un acueducto
site-lead = Tres juegos de mesa romanos. Juega con personas o con bots, en directo o por correspondencia.
site-guest-named = Invitado { $n }
site-n-waiting = { $n ->
    [one] 1 partida te espera
   *[other] { $n } partidas te esperan
}
site-play = Jugar
site-watch = Mirar
site-sit-down = Sentarse
site-look = Ver
site-with-friends = Jugar con amigos
site-who-are-you = ¿Quién eres?
site-utc = { $time } UTC
site-who-plays = Quién juega
site-record-file = Archivo del registro
site-pass-to = Pasa la pantalla a { $name }
site-pass-hint = Nadie más debe ver las cartas de este jugador.
site-pass-show = Soy { $name }: mostrar mi asiento
site-pass-off = Una sola persona juega todos estos asientos. No preguntar más.
site-log-in-hint = Tus mesas te siguen a este navegador.
