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
cli-doctor-replayed = Mesas reproducidas: { $n } de { $tables }. --all las reproduce todas.
cli-doctor-wrong = ERROR: { $finding }
cli-doctor-better = Se puede mejorar: { $finding }
cli-doctor-healthy = Todo está bien.
cli-doctor-sick = 
    { $n ->
        [one] 1 problema.
       *[other] { $n } problemas.
    }
cli-doctor-corrupt = Según SQLite, el archivo está dañado: { $problem }. Detén el sitio, guarda una copia del archivo y restaura la última copia de seguridad.
cli-doctor-missing = La base de datos no tiene la tabla «{ $table }»: está vacía, dañada o es de otro programa. Restaura la última copia de seguridad. No se ha revisado nada más.
cli-doctor-altered = La migración { $version } de la base de datos no es la que conoce este programa, y trivium serve la rechaza. Usa el programa que creó la base de datos.
cli-doctor-orphan = La mesa { $table } ya no existe, pero quedan entradas de su registro o de sus jugadores. La borró algo distinto de este programa. Restáurala de una copia de seguridad.
cli-doctor-gaps = Faltan entradas en el registro de la mesa { $table }: el sitio no la abre. Restáurala de una copia de seguridad o déjala: las demás mesas funcionan.
cli-doctor-unplayable = La mesa { $table } no se puede reproducir ({ $flaw }). El sitio la muestra como dañada, y sus jugadores pueden descargar lo guardado. Avísanos con esa descarga.
cli-doctor-newer = Un Trivium más nuevo escribió la mesa { $table } ({ $flaw }). No tiene ningún problema. Actualiza este programa y la partida continuará.
cli-doctor-marked = La mesa { $table } está marcada como dañada, pero este programa puede reproducirla. Reinicia el sitio y abre la mesa: la partida continúa.
cli-doctor-stale = Las listas y el registro de la mesa { $table } no coinciden. Las listas se actualizan la próxima vez que abras la mesa.
cli-doctor-old-schema = La base de datos es de una versión anterior. Haz una copia de seguridad y luego inicia este programa para actualizarla. No se ha revisado nada más.
cli-doctor-new-schema = Una versión más reciente ha cambiado la base de datos. Usa esa versión. No se ha revisado nada más.
cli-doctor-readable = Otros usuarios de esta máquina pueden leer { $file }: chmod 600 { $file }
cli-doctor-clock = El reloj de esta máquina difiere en { $seconds } s del de la base de datos. Ponlos en hora por NTP.
cli-doctor-long = El registro de la mesa { $table } es largo. Entradas: { $entries }; tamaño: { $mebibytes } MiB.
cli-doctor-in-the-clear = Otras máquinas llegan al sitio sin TLS. Pon delante un proxy con TLS e indica --base-url https://…
cli-doctor-one-address = Los navegadores llegan por un proxy y falta --trust-proxy: todos los visitantes cuentan como una sola dirección y comparten sus límites.
cli-doctor-no-room = Con { $flag } 0/0 nadie puede jugar.
