# Mistakes in what people wrote; the problem itself is quoted from whoever reads the format.

cli-unreadable = { $place }: no se puede leer: { $problem }
cli-options = opciones de { $game }: { $problem }

cli-system-not-found = no existe ese archivo ni esa carpeta
cli-system-denied = el acceso está denegado
cli-system-exists = ese archivo ya existe
cli-system-folder = es una carpeta, no un archivo
cli-system-no-folder = no es una carpeta
cli-system-no-text = no es un texto en UTF-8
cli-system-name = no puede ser el nombre de un archivo
cli-system-full = no queda sitio
cli-system-read-only = ahí no se puede escribir nada
cli-system-taken = otro programa ya escucha en esa dirección
cli-system-no-address = este ordenador no tiene esa dirección
cli-system-other = el sistema dice: { $problem }

cli-cannot-listen = { $address }: el sitio no puede estar ahí: { $problem }
cli-server-stopped = el servidor se ha detenido: { $problem }
cli-database-busy = otro programa usa la base de datos: { $problem }
cli-database-full = no queda sitio para la base de datos: { $problem }
cli-database-read-only = la base de datos solo se puede leer: { $problem }
cli-database-damaged = la base de datos está dañada, o no lo es: { $problem }
cli-database-lost = no se llega a la base de datos: { $problem }
cli-database-denied = la base de datos rechaza la conexión: { $problem }
cli-database-in-use = otro Trivium ya sirve { $file }. Solo uno a la vez puede servir un archivo SQLite: detén el otro, o usa PostgreSQL para tener varios.
cli-database-many-names = { $file } tiene más de un nombre (un enlace físico): otro Trivium podría servirlo con el otro. Quita el otro nombre o haz una copia con trivium backup.
cli-database-no-table = a la base de datos le falta la tabla «{ $table }»: no es una base de Trivium o está dañada
cli-database-address = { $address } no es una base de datos: ni un archivo ni una dirección que empieza por postgres://
cli-database-url = { $address } no es la dirección de una base de datos: { $problem }
cli-database-newer = una versión más reciente del programa ha cambiado la base de datos: tiene la migración { $version }, que aquí no se conoce
cli-database-altered = la migración { $version } no es la que hizo esta base de datos
cli-use-pg-dump = PostgreSQL se copia con pg_dump, no con este programa
cli-no-backup = { $path }: no se puede escribir la copia: { $problem }
cli-database-refused = la base de datos se ha negado: { $problem }
