# Lo que dice «trivium doctor».

cli-doctor-version = Trivium { $version }, reglas: { $rules }
cli-doctor-schema = Base de datos { $database }: esquema { $found } de { $known }
cli-doctor-sizes = 
    { $users ->
        [one] 1 persona
       *[other] { $users } personas
    }, { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }, { $entries ->
        [one] 1 entrada de registro
       *[other] { $entries } entradas de registro
    }, { $mebibytes } MiB
cli-doctor-replayed = { $n } mesas repetidas de { $tables }. --all las repite todas.
cli-doctor-wrong = MAL: { $finding }
cli-doctor-better = Se puede mejorar: { $finding }
cli-doctor-healthy = Todo está bien.
cli-doctor-sick = 
    { $n ->
        [one] 1 problema.
       *[other] { $n } problemas.
    }
cli-doctor-corrupt = SQLite encuentra dañado su archivo: { $problem }. Detén el sitio, guarda una copia del archivo y restaura la última copia de seguridad.
cli-doctor-missing = A la base de datos le falta la tabla «{ $table }»: está vacía, dañada o es de otro programa. Restaura la última copia de seguridad. No se ha examinado nada más.
cli-doctor-altered = La migración { $version } de la base de datos no es la que conoce este programa, y trivium serve la rechaza. Usa el programa que hizo la base de datos.
cli-doctor-orphan = La mesa { $table } ya no existe, pero siguen ahí entradas de su registro o sus personas. La borró algo distinto de este programa; restáurala de una copia de seguridad.
cli-doctor-gaps = El registro de la mesa { $table } tiene huecos. No se sirve; restáurala de una copia de seguridad o déjala: las demás siguen.
cli-doctor-unplayable = La mesa { $table } no se puede repetir ({ $flaw }). Se muestra como dañada, y sus jugadores pueden descargar lo guardado. Comunícalo con esa descarga.
cli-doctor-newer = Un Trivium más nuevo escribió la mesa { $table } ({ $flaw }). Está bien y se queda como está. Actualiza este programa: entonces seguirá.
cli-doctor-marked = La mesa { $table } está marcada como dañada, pero se repite con este programa. Reinicia el sitio y abre la mesa: sigue.
cli-doctor-stale = Lo que dicen las listas de la mesa { $table } no es lo que dice su registro. Se renueva la próxima vez que se abra la mesa.
cli-doctor-old-schema = La base de datos es de una versión anterior. Haz una copia de seguridad y luego inicia este programa: la pone al día. No se ha examinado nada más.
cli-doctor-new-schema = Una versión más reciente ha cambiado la base de datos. Usa esa versión. No se ha examinado nada más.
cli-doctor-readable = Otros usuarios de esta máquina pueden leer { $file }: chmod 600 { $file }
cli-doctor-clock = El reloj de esta máquina difiere en { $seconds } s del de la base de datos. Ponlos en hora por NTP.
cli-doctor-long = El registro de la mesa { $table } tiene { $entries } entradas y { $mebibytes } MiB.
cli-doctor-in-the-clear = El sitio escucha para otros sin TLS. Pon delante un proxy con TLS e indica --base-url https://…
cli-doctor-one-address = Los navegadores llegan por un proxy y falta --trust-proxy: todos los visitantes cuentan como una sola dirección y comparten sus límites.
cli-doctor-no-room = { $flag } 0/0 impide jugar a todo el mundo.
