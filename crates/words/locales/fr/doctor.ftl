# Ce que dit « trivium doctor ».

cli-doctor-version = Trivium { $version }, règles : { $rules }
cli-doctor-schema = Base de données { $database } : schéma { $found } sur { $known }
cli-doctor-sizes = 
    { $users ->
        [one] 1 personne
       *[other] { $users } personnes
    }, { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $entries ->
        [one] 1 entrée de journal
       *[other] { $entries } entrées de journal
    }, { $mebibytes } Mio
cli-doctor-replayed = Tables rejouées : { $n } sur { $tables }. --all les rejoue toutes.
cli-doctor-wrong = ERREUR : { $finding }
cli-doctor-better = À améliorer : { $finding }
cli-doctor-healthy = Rien d’anormal.
cli-doctor-sick = 
    { $n ->
        [one] 1 problème.
       *[other] { $n } problèmes.
    }
cli-doctor-corrupt = Selon SQLite, le fichier est endommagé : { $problem }. Arrête le site, garde une copie du fichier et restaure la dernière sauvegarde.
cli-doctor-missing = La base de données n’a pas de table « { $table } » : elle est vide, endommagée, ou celle d’un autre programme. Restaure la dernière sauvegarde. Rien d’autre n’a été examiné.
cli-doctor-altered = La migration { $version } de la base de données n’est pas celle que ce programme connaît, et trivium serve la refuse. Utilise le programme qui a créé la base.
cli-doctor-orphan = La table { $table } n’existe plus, mais il reste des entrées de son journal ou de ses joueurs. Autre chose que ce programme l’a supprimée. Restaure-la depuis une sauvegarde.
cli-doctor-gaps = Il manque des entrées au journal de la table { $table } : le site ne l’ouvre pas. Restaure-la depuis une sauvegarde, ou laisse-la : les autres tables fonctionnent.
cli-doctor-unplayable = La table { $table } ne se rejoue pas ({ $flaw }). Le site la montre comme endommagée, et ses joueurs peuvent télécharger ce qui en reste. Signale-le avec ce fichier.
cli-doctor-newer = Un Trivium plus récent a écrit la table { $table } ({ $flaw }). Elle est en bon état. Mets ce programme à jour et la partie continuera.
cli-doctor-marked = La table { $table } est marquée comme endommagée, mais se rejoue avec ce programme. Redémarre le site et ouvre la table : la partie continue.
cli-doctor-stale = Les listes et le journal de la table { $table } ne disent pas la même chose. Les listes seront mises à jour à la prochaine ouverture de la table.
cli-doctor-old-schema = La base de données vient d’une version plus ancienne. Fais une sauvegarde, puis lance ce programme pour la mettre à jour. Rien d’autre n’a été examiné.
cli-doctor-new-schema = Une version plus récente a changé la base de données. Utilise cette version. Rien d’autre n’a été examiné.
cli-doctor-readable = Les autres utilisateurs de cette machine peuvent lire { $file } : chmod 600 { $file }
cli-doctor-clock = L’horloge de cette machine a { $seconds } s d’écart avec celle de la base de données. Règle les deux par NTP.
cli-doctor-long = Le journal de la table { $table } est long. Entrées : { $entries }, taille : { $mebibytes } Mio.
cli-doctor-in-the-clear = D’autres machines accèdent au site sans TLS. Mets un proxy avec TLS devant et indique --base-url https://…
cli-doctor-one-address = Les navigateurs passent par un proxy, et --trust-proxy n’est pas indiqué : tous les visiteurs comptent pour une seule adresse et en partagent les limites.
cli-doctor-no-room = Avec { $flag } 0/0, personne ne peut jouer.
