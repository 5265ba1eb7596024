# What the program says of itself.

cli-overview = Trivium: juegos de mesa romanos, descatalogados, en una sola mesa.
cli-games = Juegos:
cli-game = {"  "}{ $slug } – { $title }, { $players }. { $tagline }
cli-players = de { $least } a { $most } jugadores
cli-commands = Órdenes:
cli-command = {"  "}{ $usage }
    {"      "}{ $summary }
cli-more-help = trivium ORDEN --help dice más. Para empezar: trivium, o trivium play fortuna

cli-summary-serve = Sirve el sitio: mesas en vivo, en el navegador. Es la orden si no se dice nada.
cli-summary-play = Juega en la terminal, contra bots o en un mismo teclado.
cli-summary-check = Juega escenarios y dice cuáles se cumplen.
cli-summary-replay = Vuelve a contar una partida registrada.
cli-summary-verify = Prueba un registro: la semilla, cada acción, el resultado.
cli-summary-random = Escribe el registro de una partida al azar.
cli-summary-backup = Copia la base de datos del sitio mientras funciona.
cli-summary-doctor = Examina la base de datos y los ajustes del sitio, y dice qué está mal y qué hacer.

cli-usage-serve = trivium serve [--listen DIRECCIÓN] [--database ARCHIVO|URL] [--database-patience S] [--base-url URL] [--trust-proxy] [--log text|json] [--private-webhooks] [--bots N] [--table-memory MIB] [--session-rate N] [--address-rate N] [--stranger-rate N] [--sign-in-rate N] [--address-connections N] [--address-sockets N] [--user-sockets N] [--metrics-token TOKEN] [--access-log] [--bot-pace N/N] [--quota-open N/N] [--quota-running N/N] [--quota-thinking N/N] [--quota-messages N/N] [--quota-hints N/N] [--quota-made N/N] [--quota-imports N/N] [--quota-files N/N] [--prices|--deck|--board ARCHIVO]… [--open-table-days N] [--guest-days N]
cli-usage-play = trivium play JUEGO|--resume [ARCHIVO] [--players N] [--bot BOT]… [--seats LISTA] [--seed SEMILLA] [--option CLAVE=VALOR]… [--prices|--deck|--board ARCHIVO]… [--record ARCHIVO] [--plain] [--language { $languages }]
cli-usage-check = trivium check ARCHIVO|CARPETA…
cli-usage-replay = trivium replay REGISTRO [--json] [--as ASIENTO|spectator]
cli-usage-verify = trivium verify REGISTRO
cli-usage-random = trivium random JUEGO --players N --seed SEMILLA --out REGISTRO [--option CLAVE=VALOR]… [--prices|--deck|--board ARCHIVO]… [--force]
cli-usage-backup = trivium backup ARCHIVO [--database ARCHIVO]
cli-usage-doctor = trivium doctor [--database ARCHIVO|URL] [--all] [--sample N]

cli-details-serve =
    --listen DIRECCIÓN   dónde escuchar; 127.0.0.1:8080 si no se dice nada
    --database ARCHIVO|URL  un archivo de SQLite, que se crea si no existe, o postgres://…; trivium.sqlite
    --database-patience S  segundos que una petición espera a una base de datos bloqueada; 5
    --base-url URL       cómo llegan los navegadores al sitio, por ejemplo https://example.org; con https,
                         las cookies nunca se envían sin cifrar
    --trust-proxy        creer el X-Forwarded-For de un proxy que está delante
    --log text|json      cómo se escriben las líneas del registro; TRIVIUM_LOG=debug dice más
    --private-webhooks   permitir webhooks hacia redes privadas
    --bots N             cuántos bots piensan a la vez; 2
    --table-memory MIB   memoria para las mesas; las que nadie mira salen primero; 96
    --session-rate N     peticiones por segundo de un usuario; 20
    --address-rate N     peticiones por segundo de una dirección; 1000
    --stranger-rate N    peticiones por segundo de una dirección sin usuario conocido; 50
    --sign-in-rate N     invitados nuevos y accesos por segundo de una dirección; 1
    --bot-pace N/N       milisegundos a cuyos múltiplos se dan las respuestas de los bots que contestan
                         al momento y de los que piensan; 50/250
    --quota-open N/N     mesas sin repartir de un invitado y de una cuenta; 3/10
    --quota-running N/N  partidas en curso de un invitado, o de una cuenta; 15/60
    --quota-thinking N/N  mesas de un invitado, o de una cuenta, con bots que piensan; 3/8
    --quota-messages N/N  mensajes por minuto; 12/30
    --quota-hints N/N    consejos por hora; 60/120
    --quota-made N/N     mesas al día que abre o importa un invitado, o una cuenta; 40/200
    --quota-imports N/N  partidas importadas al día; 10/50
    --quota-files N/N    cartas, tableros y precios que guarda un invitado, o una cuenta; 3/20
    --deck ARCHIVO       cartas de edificio de las mesas nuevas de Gloria Mundi
    --board ARCHIVO      su tablero
    --prices ARCHIVO     precios de los edificios de las mesas nuevas de Fortuna
    --open-table-days N  días tras los que se va una mesa abierta que nadie toca; 14
    --guest-days N       días tras los que se va un invitado que no vuelve; 90
    --address-connections N  conexiones abiertas de una dirección; 200
    --address-sockets N  páginas en vivo de una dirección a la vez; 100
    --user-sockets N     páginas en vivo de un usuario a la vez; 30
    --metrics-token TOKEN  lo que pide /metrics; sin él, solo esta máquina ve las cifras
    --access-log         escribir una línea por cada petición
    Todo esto puede fijarse también en el entorno: TRIVIUM_LISTEN, TRIVIUM_BASE_URL …
cli-details-play =
    --players N          cuántos juegan; 3 por defecto
    --bot BOT            un bot en el último asiento libre, como legatus; se puede repetir o dar una
                         lista. Los demás asientos son para personas: uno si --players no dice nada.
                         Sin --bot ni --seats, juegas contra miles
    --seats LISTA        quién se sienta dónde, como human,greedy o human:Ana,human:Luis,random
    --seed SEMILLA       64 cifras hexadecimales, o un número; si no, al azar
    --option CLAVE=VALOR  cambia una regla, como deal=expert o prices.market=2 (Fortuna),
                         preset=english2007, beginner=original o concession=false (Gloria a Roma),
                         refill=slide o screens=open (Gloria Mundi)
    --prices ARCHIVO     precios de los edificios, de un archivo como data/fortuna/prices.toml
    --deck ARCHIVO       cartas de edificio, de un archivo como data/gloria-mundi/deck.toml
    --board ARCHIVO      los dos caminos, de un archivo como data/gloria-mundi/board.toml
                         `earlier` en lugar de ARCHIVO toma la versión habitual anterior
    --record ARCHIVO     adónde va el registro al final; nunca se sobrescribe un archivo que existe
    --resume [ARCHIVO]   continúa una partida guardada; sin ARCHIVO, la más reciente. Cada respuesta se
                         guarda al momento, en trivium/games bajo XDG_DATA_HOME o ~/.local/share:
                         una partida continúa después de q, Ctrl+C, una ventana cerrada o un fallo.
                         El archivo desaparece al final
    --plain              líneas sencillas en vez de la pantalla completa, como también sin terminal o
                         si TERM es dumb
    --language { $languages }  el idioma de cualquier orden; si no, el de LC_ALL o LANG
cli-details-check =
    En las carpetas se buscan *.toml. Código de salida 0: todos se cumplen; 1: algunos no; 2: nada que
    comprobar.
    Un fallo muestra la regla, las jugadas, los hechos del turno, la mesa y las acciones legales.
cli-details-replay =
    --json               una línea de JSON por paso, con el estado completo
    --as ASIENTO         solo lo que vio ese asiento; se cuentan desde 0
    --as spectator       solo lo que vieron todos
cli-details-verify =
    Código de salida 0: el registro es válido; 1: no lo es; 2: no se puede leer.
cli-details-random =
    --players N          cuántos juegan
    --seed SEMILLA       64 cifras hexadecimales, o un número
    --out REGISTRO       el archivo que se escribe
    --option CLAVE=VALOR  cambia una regla, como deal=expert
    --prices ARCHIVO     precios de los edificios, de un archivo (Fortuna)
    --deck ARCHIVO       cartas de edificio, de un archivo (Gloria Mundi)
    --board ARCHIVO      los dos caminos, de un archivo (Gloria Mundi)
    --force              sobrescribir el archivo
cli-details-backup =
    ARCHIVO              adónde va la copia; nunca se sobrescribe un archivo que existe
    --database ARCHIVO   la base de datos; trivium.sqlite si no se dice nada
    PostgreSQL se copia con pg_dump.
cli-details-doctor =
    --database ARCHIVO|URL  la base de datos; trivium.sqlite por defecto
    --all                repetir todas las mesas
    --sample N           repetir N mesas; 200 por defecto
    También se examinan los ajustes de trivium serve: da las mismas opciones o el mismo entorno. El doctor
    solo lee, también mientras el sitio funciona. El código de salida es 1 si algo está mal.

cli-serving = Trivium está en { $address }
cli-saved-backup = La copia está en { $path }
cli-no-database = { $path }: no existe esa base de datos
cli-an-address = una dirección con puerto, como 127.0.0.1:8080
cli-a-url = una dirección que empiece por http:// o https:// y termine en el servidor, por ejemplo https://example.org
cli-a-switch = yes ni no
cli-a-log-format = text ni json

cli-welcome = { $title }. { $tagline }
cli-seats = A la mesa, en sentido horario: { $names }.
cli-seed-hash = Resumen (hash) de la semilla, que se muestra al final: { $hash }
cli-keys = Escribe el número de una respuesta, o la acción en notación; ? para la ayuda, ? y una palabra para la ayuda sobre ella, t para la mesa, l para el registro, h para un consejo, o para las órdenes permanentes, u para deshacer tu última respuesta, q para salir. Cada respuesta se guarda al momento.
cli-your-turn = { $name }, te toca responder.
cli-handover = { $name }, pulsa Intro cuando solo tú mires la pantalla.
cli-answer = { $sign } – { $label }
cli-prompt = {">"}{" "}
cli-no-such-number = No hay respuesta { $text }. Escribe un número de 1 a { $n }.
cli-not-understood = «{ $text }» no es una respuesta. Escribe un número de 1 a { $n }, una acción en notación, ? para la ayuda, t para la mesa, l para el registro, h para un consejo, o para las órdenes permanentes, u para deshacer tu última respuesta o q para salir.
cli-order = Cuando { $when }: { $answer }
cli-orders-keys = Pulsa su signo, o escribe o y su número, para dar una orden (✓) para todas las veces, o para anularla.
cli-taken-back = Tu última respuesta queda deshecha.
cli-nothing-to-take-back = No hay nada que deshacer.
cli-must-agree = Otros han jugado desde entonces, o se ha mostrado algo nuevo. Si todos están de acuerdo, otra vez u.
cli-no-help = La ayuda no dice nada sobre «{ $word }».
cli-empty-log = Todavía no ha pasado nada.
cli-stopped = La partida se detiene aquí, antes de su final.
cli-resumable = Tu partida está guardada en { $path }. Para continuar: trivium play --resume
cli-called-off = La partida se ha anulado: su registro está lleno.
cli-saved = El registro está en { $path }
cli-seed = La semilla era { $seed }

cli-checked = { $passed ->
    [one] { $passed } se cumple
   *[other] { $passed } se cumplen
}, { $failed ->
    [one] { $failed } falla
   *[other] { $failed } fallan
}
cli-hash-holds = Semilla: el hash es el de la semilla.
cli-hash-fails = Semilla: el hash no es el de la semilla.
cli-replay-holds = Acciones: { $n ->
    [0] no hay ninguna.
    [one] { $n }, legal.
   *[other] { $n }, todas legales.
}
cli-replay-fails = Acciones: { $problem }
cli-result-holds = Resultado: se deduce de las acciones.
cli-result-fails = Resultado: no se deduce de las acciones.
cli-result-open = Resultado: ninguno, la partida no se terminó.

cli-error = trivium: { $problem }
cli-unknown-command = no hay ninguna orden «{ $text }»; hay { $all }
cli-unknown-game = no hay ningún juego «{ $text }»; hay { $all }
cli-unknown-flag = aquí no hay ninguna opción { $text }
cli-unexpected = «{ $text }» sobra
cli-missing-value = { $flag } necesita un valor
cli-unwanted-value = { $flag } no lleva valor
cli-is-missing = falta { $what }
cli-bad-value = { $flag }: «{ $text }» no es { $expected }
cli-bad-option = --option: «{ $text }» no es CLAVE=VALOR
cli-a-number = un número
cli-two-numbers = dos números, por ejemplo 3/10
cli-a-positive-number = un número desde 1
cli-a-number-within = un número de { $least } a { $most }
cli-two-numbers-within = dos números hasta { $most }, por ejemplo 50/250
cli-a-token = un token: debe tener al menos un carácter
cli-a-seed = una semilla, que tiene 64 cifras hexadecimales o es un número
cli-a-seat-list = una lista de asientos como human,greedy
cli-an-observer = un asiento de 0 a { $last }, ni spectator
cli-seats-and-players = --seats nombra { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, pero juegan { $players }
cli-bots-and-players = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} y { $players } jugadores: no hay asientos suficientes
cli-not-both = { $one } y { $other } se excluyen
cli-no-saved-game = { $path }: aquí no hay ninguna partida guardada. Para empezar una: trivium play JUEGO
cli-save-in-use = { $path }: otro Trivium está jugando esta partida
cli-save-too-long = { $path }: más de { $most } bytes, no es una partida guardada
cli-save-damaged = { $place }: la partida guardada está dañada en esta línea y no puede continuar
cli-save-newer = { $place }: un Trivium más nuevo guardó esta partida. Actualiza este para continuarla
cli-no-data-file = { $game } no tiene tabla de { $name }
cli-setup-range = { $at }: { $found } no está entre { $least } y { $most }
cli-setup-too-many = { $at }: ahí caben { $most } como máximo
cli-setup-box = { $at }: en la caja solo hay { $most } de «{ $what }», y con esto son más
cli-setup-kinds = { $at }: en un mazo así caben como máximo { $most } poderes distintos con «{ $what }»
cli-setup-no-seat = { $at }: no existe ese asiento
cli-setup-every-seat = { $at }: cada asiento que va ahí tiene que estar una vez, y ningún otro
cli-setup-twice = { $at }: { $what } está dos veces
cli-setup-missing = { $at }: { $what } no está
cli-file = { $path }: { $problem }
cli-exists = { $path }: el archivo existe; --force lo sobrescribe
cli-no-scenario = no se encuentra ningún escenario: no hay ningún *.toml
cli-record-format = formato de registro { $found }, y este programa lee el { $expected }
cli-record-rules = versión { $found } de las reglas, que este programa no conoce
cli-newer-format = formato { $found }, y este programa lee el { $known }. Léelo con un Trivium más nuevo.
cli-newer-rules = versión { $found } de las reglas, y este programa las conoce hasta la { $newest }. Léelo con un Trivium más nuevo.
cli-record-game = el registro nombra el juego «{ $found }»
cli-record-unreadable = la acción { $number }, «{ $text }», no está en notación
cli-record-illegal = la acción { $number }, «{ $text }», no es legal. { $reason }
cli-record-leftover = la acción { $number } viene después del final de la partida
cli-no-random = el sistema no da una semilla al azar: { $problem }

argument-GAME = JUEGO
argument-RECORD = REGISTRO
argument-FILE = ARCHIVO
argument-PATH = ARCHIVO|CARPETA
