# Mistakes in what people wrote; the problem itself is quoted from whoever reads the format.

cli-unreadable = { $place } : illisible : { $problem }
cli-options = options de { $game } : { $problem }

cli-system-not-found = ce fichier ou dossier n’existe pas
cli-system-denied = l’accès est refusé
cli-system-exists = ce fichier existe déjà
cli-system-folder = c’est un dossier, pas un fichier
cli-system-no-folder = ce n’est pas un dossier
cli-system-no-text = ce n’est pas un texte en UTF-8
cli-system-name = ce ne peut pas être le nom d’un fichier
cli-system-full = il n’y a plus de place
cli-system-read-only = on ne peut rien y écrire
cli-system-taken = un autre programme écoute déjà à cette adresse
cli-system-no-address = cet ordinateur n’a pas cette adresse
cli-system-other = le système dit : { $problem }

cli-cannot-listen = { $address } : le site ne peut pas y être : { $problem }
cli-server-stopped = le serveur s’est arrêté : { $problem }
cli-database-busy = un autre programme se sert de la base de données : { $problem }
cli-database-full = il n’y a plus de place pour la base de données : { $problem }
cli-database-read-only = la base de données ne peut qu’être lue : { $problem }
cli-database-damaged = la base de données est abîmée, ou n’en est pas une : { $problem }
cli-database-lost = la base de données est hors d’atteinte : { $problem }
cli-database-denied = la base de données refuse la connexion : { $problem }
cli-database-in-use = un autre Trivium sert déjà { $file }. Un seul à la fois peut servir un fichier SQLite : arrête l’autre, ou utilise PostgreSQL pour en avoir plusieurs.
cli-database-many-names = { $file } a plus d’un nom (un lien physique) : un autre Trivium pourrait le servir sous l’autre. Supprime l’autre nom, ou fais une copie avec trivium backup.
cli-database-no-table = il manque à la base de données la table « { $table } » : ce n’est pas une base de Trivium, ou elle est endommagée
cli-database-address = { $address } n’est pas une base de données : ni un fichier, ni une adresse qui commence par postgres://
cli-database-url = { $address } n’est pas l’adresse d’une base de données : { $problem }
cli-database-newer = une version plus récente du programme a changé la base de données : elle a la migration { $version }, inconnue ici
cli-database-altered = la migration { $version } n’est pas celle qui a fait cette base de données
cli-use-pg-dump = PostgreSQL se copie avec pg_dump, pas avec ce programme
cli-no-backup = { $path } : la copie ne peut pas être écrite : { $problem }
cli-database-refused = la base de données a refusé : { $problem }
