# What the program says of itself.

cli-overview = Trivium: tres juegos de mesa romanos, descatalogados, en una sola mesa.
cli-games = Juegos:
cli-game = {"  "}{ $slug } – { $title }, { $players }. { $tagline }
cli-players = { $least } a { $most } jugadores
cli-commands = Órdenes:
cli-command = {"  "}{ $usage }
    {"      "}{ $summary }
cli-more-help = Más ayuda: trivium ORDEN --help. Para empezar: trivium, o trivium play fortuna

cli-summary-serve = Inicia el sitio, con mesas en directo en el navegador. Es la orden por defecto.
cli-summary-play = Juega en la terminal, contra bots o compartiendo teclado.
cli-summary-check = Ejecuta escenarios y dice cuáles se cumplen.
cli-summary-replay = Cuenta de nuevo una partida registrada.
cli-summary-verify = Verifica un registro: la semilla, cada acción y el resultado.
cli-summary-random = Juega una partida al azar y escribe su registro.
cli-summary-backup = Copia la base de datos del sitio mientras funciona.
cli-summary-doctor = Revisa la base de datos y los ajustes del sitio, y dice qué está mal y qué hacer.

cli-usage-serve = trivium serve [OPCIÓN]…
cli-usage-play = trivium play JUEGO|--resume [ARCHIVO] [OPCIÓN]…
cli-usage-check = trivium check ARCHIVO|CARPETA…
cli-usage-replay = trivium replay REGISTRO [--json] [--as ASIENTO|spectator]
cli-usage-verify = trivium verify REGISTRO
cli-usage-random = trivium random JUEGO --players N --seed SEMILLA --out REGISTRO [OPCIÓN]…
cli-usage-backup = trivium backup ARCHIVO [--database ARCHIVO]
cli-usage-doctor = trivium doctor [--database ARCHIVO|URL] [--all] [--sample N]

cli-details-serve =
    --listen DIRECCIÓN   dónde escuchar (por defecto: 127.0.0.1:8080)
    --database ARCHIVO|URL  un archivo SQLite, que se crea si hace falta, o postgres://… (por defecto:
                         trivium.sqlite)
    --database-patience S  segundos que espera una petición si la base está bloqueada (por defecto: 5)
    --base-url URL       cómo llegan los navegadores al sitio, por ejemplo https://example.org; con https,
                         las cookies nunca se envían sin cifrar
    --trust-proxy        confiar en el X-Forwarded-For de un proxy que está delante
    --log text|json      formato del registro (por defecto: text); TRIVIUM_LOG=debug dice más
    --private-webhooks   permitir webhooks hacia redes privadas
    --bots N             cuántos bots piensan a la vez (por defecto: 2)
    --table-memory MIB   memoria para las mesas; las que nadie mira salen primero (por defecto: 96)
    --session-rate N     peticiones por segundo y usuario (por defecto: 20)
    --address-rate N     peticiones por segundo y dirección (por defecto: 1000)
    --stranger-rate N    peticiones por segundo y dirección, sin usuario conocido (por defecto: 50)
    --sign-in-rate N     invitados nuevos e inicios de sesión por segundo y dirección (por defecto: 1)
    --bot-pace N/N       los bots responden en múltiplos de estos milisegundos: los rápidos y los que
                         piensan (por defecto: 50/250)
    --quota-open N/N     mesas sin repartir, por invitado y por cuenta (por defecto: 3/10)
    --quota-running N/N  partidas en curso de un invitado, o de una cuenta (por defecto: 15/60)
    --quota-thinking N/N  de ellas, las que tienen bots que piensan (por defecto: 3/8)
    --quota-messages N/N  mensajes por minuto (por defecto: 12/30)
    --quota-hints N/N    consejos por hora (por defecto: 60/120)
    --quota-made N/N     mesas que abre o importa al día un invitado, o una cuenta (por defecto: 40/200)
    --quota-imports N/N  partidas importadas al día (por defecto: 10/50)
    --quota-files N/N    cartas, tableros y precios que guarda un invitado, o una cuenta (por defecto: 3/20)
    --deck ARCHIVO       cartas de edificio de las mesas nuevas de Gloria Mundi
    --board ARCHIVO      tablero de las mesas nuevas de Gloria Mundi
    --prices ARCHIVO     precios de los edificios de las mesas nuevas de Fortuna
    --open-table-days N  días hasta borrar una mesa abierta que nadie toca (por defecto: 14)
    --guest-days N       días hasta borrar a un invitado que no vuelve (por defecto: 90)
    --address-connections N  conexiones abiertas por dirección (por defecto: 200)
    --address-sockets N  páginas en directo a la vez por dirección (por defecto: 100)
    --user-sockets N     páginas en directo a la vez por usuario (por defecto: 30)
    --metrics-token TOKEN  el token de /metrics; sin él, solo esta máquina puede leerlo
    --access-log         anotar cada petición en el registro
    También puedes fijar cada opción en el entorno: TRIVIUM_LISTEN, TRIVIUM_BASE_URL …
cli-details-play =
    --players N          número de jugadores (por defecto: 3)
    --bot BOT            un bot en el último asiento libre, como legatus; repite la opción o da una
                         lista. Los demás asientos son para personas: uno solo, sin --players. Sin
                         --bot ni --seats, juegas contra miles
    --seats LISTA        quién se sienta dónde, como human,greedy o human:Ana,human:Luis,random
    --seed SEMILLA       64 cifras hexadecimales, o un número (por defecto: al azar)
    --option CLAVE=VALOR  cambia una regla, como deal=expert o prices.market=2 (Fortuna),
                         preset=english2007, beginner=original o concession=false (Gloria a Roma),
                         refill=slide o screens=open (Gloria Mundi)
    --prices ARCHIVO     precios de los edificios, de un archivo como data/fortuna/prices.toml
    --deck ARCHIVO       cartas de edificio, de un archivo como data/gloria-mundi/deck.toml
    --board ARCHIVO      los dos caminos, de un archivo como data/gloria-mundi/board.toml
                         `earlier` en lugar de ARCHIVO usa nuestra versión anterior
    --record ARCHIVO     dónde escribir el registro al final; nunca sobrescribe un archivo
    --resume [ARCHIVO]   continúa una partida guardada; sin ARCHIVO, la más reciente. Cada respuesta se
                         guarda al momento, en trivium/games bajo XDG_DATA_HOME o ~/.local/share, así
                         que puedes continuar después de q, Ctrl+C, cerrar la ventana o un fallo.
                         El archivo se borra cuando acaba la partida
    --plain              líneas sencillas en vez de la pantalla completa; también sin terminal, o si
                         TERM es dumb
    --language { $languages }  idioma de cualquier orden (por defecto: el de LC_ALL o LANG)
cli-details-check =
    Busca *.toml en las carpetas. Código de salida 0: todos se cumplen; 1: alguno falla; 2: nada que
    comprobar.
    Un fallo muestra la regla, las jugadas, los hechos del turno, la mesa y las acciones legales.
cli-details-replay =
    --json               una línea de JSON por paso, con el estado completo
    --as ASIENTO         solo lo que vio ese asiento; se cuentan desde 0
    --as spectator       solo lo que vieron todos
cli-details-verify =
    Código de salida 0: el registro es válido; 1: no lo es; 2: no se puede leer.
cli-details-random =
    --players N          número de jugadores
    --seed SEMILLA       64 cifras hexadecimales, o un número
    --out REGISTRO       el archivo que se escribe
    --option CLAVE=VALOR  cambia una regla, como deal=expert
    --prices ARCHIVO     precios de los edificios, de un archivo (Fortuna)
    --deck ARCHIVO       cartas de edificio, de un archivo (Gloria Mundi)
    --board ARCHIVO      los dos caminos, de un archivo (Gloria Mundi)
    --force              sobrescribir el archivo
cli-details-backup =
    ARCHIVO              dónde escribir la copia; nunca sobrescribe un archivo
    --database ARCHIVO   la base de datos (por defecto: trivium.sqlite)
    Para PostgreSQL, usa pg_dump.
cli-details-doctor =
    --database ARCHIVO|URL  la base de datos (por defecto: trivium.sqlite)
    --all                reproducir todas las mesas
    --sample N           reproducir N mesas (por defecto: 200)
    También revisa los ajustes de trivium serve: da las mismas opciones o el mismo entorno. El doctor
    solo lee, así que puedes usarlo mientras el sitio funciona. El código de salida es 1 si algo está mal.

cli-serving = Trivium está funcionando en { $address }
cli-saved-backup = Copia guardada en { $path }
cli-no-database = { $path }: base de datos no encontrada
cli-an-address = una dirección con puerto, como 127.0.0.1:8080
cli-a-url = una URL que termine en el nombre del servidor, por ejemplo https://example.org
cli-a-switch = yes ni no
cli-a-log-format = text ni json

cli-welcome = { $title }. { $tagline }
cli-seats = Jugadores, en sentido horario: { $names }.
cli-seed-hash = Hash de la semilla (verás la semilla al final): { $hash }
cli-keys = Escribe el número de una respuesta, o una acción en notación. ? ayuda (? y una palabra: ayuda sobre ella), t mesa, l historial, h consejo, o respuestas automáticas, u deshacer, q salir. Cada respuesta se guarda.
cli-your-turn = { $name }, te toca.
cli-handover = { $name }, pulsa Intro cuando nadie más vea la pantalla.
cli-answer = { $sign } – { $label }
cli-prompt = {">"}{" "}
cli-no-such-number = No hay ninguna respuesta { $text }. Escribe un número de 1 a { $n }.
cli-not-understood = «{ $text }» no es una respuesta. Escribe un número de 1 a { $n }, o una acción en notación. ? ayuda, t mesa, l historial, h consejo, o respuestas automáticas, u deshacer, q salir.
cli-order = Cuando { $when }: { $answer }
cli-orders-keys = Pulsa su tecla, o escribe o y su número, para activar (✓) o desactivar una respuesta automática.
cli-taken-back = Se ha deshecho tu última respuesta.
cli-nothing-to-take-back = No hay nada que deshacer.
cli-must-agree = Otros han jugado desde entonces, o se ha revelado algo. Si todos están de acuerdo, escribe u otra vez.
cli-no-help = No hay ayuda sobre «{ $word }».
cli-empty-log = Todavía no ha pasado nada.
cli-stopped = La partida se detiene aquí, sin terminar.
cli-resumable = Tu partida está guardada en { $path }. Para continuar: trivium play --resume
cli-called-off = La partida se ha anulado porque su registro está lleno.
cli-saved = Registro guardado en { $path }
cli-seed = La semilla era { $seed }

cli-checked = { $passed ->
    [one] { $passed } se cumple
   *[other] { $passed } se cumplen
}, { $failed ->
    [one] { $failed } falla
   *[other] { $failed } fallan
}
cli-hash-holds = Semilla: coincide con el hash.
cli-hash-fails = Semilla: no coincide con el hash.
cli-replay-holds = Acciones: { $n ->
    [0] ninguna.
    [one] { $n }, legal.
   *[other] { $n }, todas legales.
}
cli-replay-fails = Acciones: { $problem }
cli-result-holds = Resultado: se deduce de las acciones.
cli-result-fails = Resultado: no se deduce de las acciones.
cli-result-open = Resultado: ninguno, la partida no ha terminado.

cli-error = trivium: { $problem }
cli-unknown-command = orden desconocida: «{ $text }». Órdenes: { $all }
cli-unknown-game = juego desconocido: «{ $text }». Juegos: { $all }
cli-unknown-flag = opción desconocida: { $text }
cli-unexpected = «{ $text }» sobra
cli-missing-value = { $flag } necesita un valor
cli-unwanted-value = { $flag } no lleva valor
cli-is-missing = falta { $what }
cli-bad-value = { $flag }: «{ $text }» no es { $expected }
cli-bad-option = --option: «{ $text }» no es CLAVE=VALOR
cli-a-number = un número
cli-two-numbers = dos números, por ejemplo 3/10
cli-a-positive-number = un número de al menos 1
cli-a-number-within = un número de { $least } a { $most }
cli-two-numbers-within = dos números hasta { $most }, por ejemplo 50/250
cli-a-token = un token de al menos un carácter
cli-a-seed = una semilla: 64 cifras hexadecimales, o un número
cli-a-seat-list = una lista de asientos como human,greedy
cli-an-observer = un asiento de 0 a { $last }, ni spectator
cli-seats-and-players = --seats nombra { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, pero hay { $players } jugadores
cli-bots-and-players = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} y { $players } jugadores: no hay asientos suficientes
cli-not-both = usa { $one } o { $other }, no las dos cosas
cli-no-saved-game = { $path }: aquí no hay ninguna partida guardada. Para empezar una: trivium play JUEGO
cli-save-in-use = { $path }: otro Trivium ya está jugando esta partida
cli-save-too-long = { $path }: más de { $most } bytes; no es una partida guardada
cli-save-damaged = { $place }: la partida guardada está dañada en esta línea y no puede continuar
cli-save-newer = { $place }: un Trivium más nuevo guardó esta partida. Actualiza este para continuarla
cli-no-data-file = { $game } no admite --{ $name }
cli-setup-range = { $at }: { $found } no está entre { $least } y { $most }
cli-setup-too-many = { $at }: { $most } como máximo
cli-setup-box = { $at }: son demasiados; en la caja solo hay { $most } «{ $what }»
cli-setup-kinds = { $at }: en un mazo así caben como máximo { $most } poderes distintos con «{ $what }»
cli-setup-no-seat = { $at }: no existe ese asiento
cli-setup-every-seat = { $at }: indica cada asiento que va aquí una sola vez, y ningún otro
cli-setup-twice = { $at }: { $what } está dos veces
cli-setup-missing = { $at }: falta { $what }
cli-file = { $path }: { $problem }
cli-exists = { $path }: el archivo ya existe; --force lo sobrescribe
cli-no-scenario = no se ha encontrado ningún escenario: aquí no hay ningún *.toml
cli-record-format = formato de registro { $found }; este programa lee el { $expected }
cli-record-rules = versión { $found } de las reglas, que este programa no conoce
cli-newer-format = formato { $found }; este programa lee el { $known }. Usa un Trivium más nuevo.
cli-newer-rules = versión { $found } de las reglas; este programa las conoce hasta la { $newest }. Usa un Trivium más nuevo.
cli-record-game = el registro es del juego «{ $found }»
cli-record-unreadable = la acción { $number }, «{ $text }», no está en notación
cli-record-illegal = la acción { $number }, «{ $text }», no es legal. { $reason }
cli-record-leftover = la acción { $number } viene después del final de la partida
cli-no-random = el sistema no proporciona una semilla al azar: { $problem }

argument-GAME = JUEGO
argument-RECORD = REGISTRO
argument-FILE = ARCHIVO
argument-PATH = ARCHIVO|CARPETA
