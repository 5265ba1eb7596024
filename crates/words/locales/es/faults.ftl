# Mistakes in what people wrote; the problem itself is quoted from the reader of the format.

cli-unreadable = { $place }: no se puede leer: { $problem }
cli-options = opciones de { $game }: { $problem }
cli-option-unknown = { $game } no tiene la opción «{ $key }». Opciones: { $known }
cli-option-value = { $key } no puede ser «{ $found }». Elige entre: { $choices }
cli-option-number = { $key } no puede ser «{ $found }». Elige un número de { $least } a { $most }

cli-system-not-found = archivo o carpeta no encontrados
cli-system-denied = acceso denegado
cli-system-exists = el archivo ya existe
cli-system-folder = es una carpeta, no un archivo
cli-system-no-folder = no es una carpeta
cli-system-no-text = no es texto en UTF-8
cli-system-name = no puede ser un nombre de archivo
cli-system-full = no queda espacio
cli-system-read-only = es un lugar de solo lectura
cli-system-taken = otro programa ya escucha en esa dirección
cli-system-no-address = este ordenador no tiene esa dirección
cli-system-other = el sistema dice: { $problem }

cli-cannot-listen = { $address }: no se puede iniciar el sitio ahí: { $problem }
cli-server-stopped = el servidor se ha detenido: { $problem }
cli-database-busy = otro programa está usando la base de datos: { $problem }
cli-database-full = no queda espacio para la base de datos: { $problem }
cli-database-read-only = la base de datos es de solo lectura: { $problem }
cli-database-damaged = la base de datos está dañada, o no es una base de datos: { $problem }
cli-database-lost = no se puede acceder a la base de datos: { $problem }
cli-database-denied = la base de datos rechaza la conexión: { $problem }
cli-database-in-use = otro Trivium ya sirve { $file }. Solo uno a la vez puede servir un archivo SQLite: detén el otro, o usa PostgreSQL para tener varios.
cli-database-many-names = { $file } tiene más de un nombre (un enlace físico): otro Trivium podría servirlo con el otro. Quita el otro nombre o haz una copia con trivium backup.
cli-database-no-table = la base de datos no tiene la tabla «{ $table }»: no es de Trivium o está dañada
cli-database-address = { $address } no es una base de datos: da un archivo o una dirección que empiece por postgres://
cli-database-url = { $address } no es la dirección de una base de datos: { $problem }
cli-database-newer = un Trivium más nuevo ha cambiado la base de datos: este programa no conoce la migración { $version }
cli-database-altered = la migración { $version } no es la que creó esta base de datos
cli-use-pg-dump = para PostgreSQL, usa pg_dump
cli-no-backup = { $path }: no se puede escribir la copia: { $problem }
cli-database-refused = la base de datos ha rechazado la operación: { $problem }
