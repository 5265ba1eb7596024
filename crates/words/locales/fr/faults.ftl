# Mistakes in what people wrote; the problem itself is quoted from the reader of the format.

cli-unreadable = { $place } : illisible : { $problem }
cli-options = options de { $game } : { $problem }
cli-option-unknown = { $game } n’a pas d’option « { $key } ». Options : { $known }
cli-option-value = { $key } ne peut pas valoir « { $found } ». Choisis parmi : { $choices }
cli-option-number = { $key } ne peut pas valoir « { $found } ». Choisis un nombre de { $least } à { $most }

cli-system-not-found = fichier ou dossier introuvable
cli-system-denied = accès refusé
cli-system-exists = le fichier existe déjà
cli-system-folder = c’est un dossier, pas un fichier
cli-system-no-folder = ce n’est pas un dossier
cli-system-no-text = ce n’est pas du texte en UTF-8
cli-system-name = ce n’est pas un nom de fichier possible
cli-system-full = il n’y a plus de place
cli-system-read-only = cet endroit est en lecture seule
cli-system-taken = un autre programme écoute déjà à cette adresse
cli-system-no-address = cet ordinateur n’a pas cette adresse
cli-system-other = le système dit : { $problem }

cli-cannot-listen = { $address } : impossible d’y lancer le site : { $problem }
cli-server-stopped = le serveur s’est arrêté : { $problem }
cli-database-busy = un autre programme utilise la base de données : { $problem }
cli-database-full = il n’y a plus de place pour la base de données : { $problem }
cli-database-read-only = la base de données est en lecture seule : { $problem }
cli-database-damaged = la base de données est endommagée, ou n’en est pas une : { $problem }
cli-database-lost = impossible de joindre la base de données : { $problem }
cli-database-denied = la base de données refuse la connexion : { $problem }
cli-database-in-use = un autre Trivium sert déjà { $file }. Un seul à la fois peut servir un fichier SQLite : arrête l’autre, ou utilise PostgreSQL pour en avoir plusieurs.
cli-database-many-names = { $file } a plus d’un nom (un lien physique) : un autre Trivium pourrait le servir sous l’autre. Supprime l’autre nom, ou fais une copie avec trivium backup.
cli-database-no-table = la base de données n’a pas de table « { $table } » : ce n’est pas une base de Trivium, ou elle est endommagée
cli-database-address = { $address } n’est pas une base de données : donne un fichier ou une adresse qui commence par postgres://
cli-database-url = { $address } n’est pas l’adresse d’une base de données : { $problem }
cli-database-newer = un Trivium plus récent a changé la base de données : ce programme ne connaît pas la migration { $version }
cli-database-altered = la migration { $version } ne correspond pas à cette base de données
cli-use-pg-dump = pour PostgreSQL, utilise pg_dump
cli-no-backup = { $path } : impossible d’écrire la copie : { $problem }
cli-database-refused = la base de données a refusé : { $problem }
