# What the program says of itself.

cli-overview = Trivium : trois jeux de société romains, épuisés chez l’éditeur, autour d’une même table.
cli-games = Jeux :
cli-game = {"  "}{ $slug } – { $title }, { $players }. { $tagline }
cli-players = { $least } à { $most } joueurs
cli-commands = Commandes :
cli-command = {"  "}{ $usage }
    {"      "}{ $summary }
cli-more-help = Pour en savoir plus : trivium COMMANDE --help. Pour commencer : trivium, ou trivium play fortuna

cli-summary-serve = Lancer le site, avec ses tables en direct dans le navigateur. C’est la commande par défaut.
cli-summary-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
cli-summary-check = Exécuter des scénarios et dire lesquels réussissent.
cli-summary-replay = Raconter une partie enregistrée.
cli-summary-verify = Vérifier une partie enregistrée : la graine, chaque réponse et le résultat.
cli-summary-random = Jouer une partie au hasard et l’enregistrer.
cli-summary-backup = Copier la base de données du site pendant qu’il tourne.
cli-summary-doctor = Examiner la base de données et les réglages du site, et dire ce qui ne va pas et quoi faire.

cli-usage-serve = trivium serve [OPTIONS]
cli-usage-play = trivium play JEU|--resume [FICHIER] [OPTIONS]
cli-usage-check = trivium check FICHIER|DOSSIER…
cli-usage-replay = trivium replay PARTIE [--json] [--as PLACE|spectator]
cli-usage-verify = trivium verify PARTIE
cli-usage-random = trivium random JEU --players N --seed GRAINE --out PARTIE [OPTIONS]
cli-usage-backup = trivium backup FICHIER [--database FICHIER]
cli-usage-doctor = trivium doctor [--database FICHIER|URL] [--all] [--sample N]

cli-details-serve =
    --listen ADRESSE     où écouter (par défaut : 127.0.0.1:8080)
    --database FICHIER|URL  un fichier SQLite, créé au besoin, ou postgres://… (par défaut :
                         trivium.sqlite)
    --database-patience S  secondes d’attente si la base est verrouillée (par défaut : 5)
    --base-url URL       l’adresse du site pour les navigateurs, par exemple https://example.org ;
                         avec https, les cookies ne passent jamais en clair
    --trust-proxy        se fier au X-Forwarded-For d’un proxy placé devant
    --log text|json      format du journal (par défaut : text) ; TRIVIUM_LOG=debug en dit plus
    --private-webhooks   autoriser les webhooks vers des réseaux privés
    --bots N             nombre de robots qui réfléchissent à la fois (par défaut : 2)
    --table-memory MIB   mémoire pour les tables ; celles que personne ne regarde partent d’abord
                         (par défaut : 96)
    --session-rate N     requêtes par seconde et par utilisateur (par défaut : 20)
    --address-rate N     requêtes par seconde et par adresse (par défaut : 1000)
    --stranger-rate N    requêtes par seconde et par adresse, sans utilisateur connu (par défaut : 50)
    --sign-in-rate N     nouveaux invités et connexions par seconde et par adresse (par défaut : 1)
    --bot-pace N/N       les robots répondent à des multiples de ce nombre de millisecondes : robots
                         rapides, et robots qui réfléchissent (par défaut : 50/250)
    --quota-open N/N     tables pas encore distribuées, par invité et par compte (par défaut : 3/10)
    --quota-running N/N  parties en cours d’un invité, ou d’un compte (par défaut : 15/60)
    --quota-thinking N/N  parmi elles, celles avec des robots qui réfléchissent (par défaut : 3/8)
    --quota-messages N/N  messages par minute (par défaut : 12/30)
    --quota-hints N/N    conseils par heure (par défaut : 60/120)
    --quota-made N/N     tables ouvertes ou importées par jour, par invité et par compte (par défaut :
                         40/200)
    --quota-imports N/N  parties importées par jour (par défaut : 10/50)
    --quota-files N/N    cartes, plateaux et prix gardés, par invité et par compte (par défaut : 3/20)
    --deck FICHIER       cartes de bâtiment des nouvelles tables de Gloria Mundi
    --board FICHIER      plateau des nouvelles tables de Gloria Mundi
    --prices FICHIER     prix des bâtiments des nouvelles tables de Fortuna
    --open-table-days N  jours avant de supprimer une table ouverte que personne ne touche (par
                         défaut : 14)
    --guest-days N       jours avant de supprimer un invité qui ne revient pas (par défaut : 90)
    --address-connections N  connexions ouvertes par adresse (par défaut : 200)
    --address-sockets N  pages en direct à la fois par adresse (par défaut : 100)
    --user-sockets N     pages en direct à la fois par utilisateur (par défaut : 30)
    --metrics-token JETON  le jeton de /metrics ; sans jeton, seule cette machine peut le lire
    --access-log         noter chaque requête dans le journal
    Chaque option se règle aussi dans l’environnement : TRIVIUM_LISTEN, TRIVIUM_BASE_URL…
cli-details-play =
    --players N          nombre de joueurs (par défaut : 3)
    --bot ROBOT          un robot à la dernière place libre, par exemple legatus ; répète l’option ou
                         donne une liste. Les autres places sont pour des personnes : une seule, sans
                         --players. Sans --bot ni --seats, tu joues contre miles
    --seats LISTE        qui est à quelle place, par exemple human,greedy ou human:Anna,human:Ben,random
    --seed GRAINE        64 chiffres hexadécimaux, ou un nombre (par défaut : au hasard)
    --option CLÉ=VALEUR  changer une règle, par exemple deal=expert ou prices.market=2 (Fortuna),
                         preset=english2007, beginner=original ou concession=false (La Gloire de Rome),
                         refill=slide ou screens=open (Gloria Mundi)
    --prices FICHIER     prix des bâtiments, dans un fichier comme data/fortuna/prices.toml
    --deck FICHIER       cartes de bâtiment, dans un fichier comme data/gloria-mundi/deck.toml
    --board FICHIER      les deux chemins, dans un fichier comme data/gloria-mundi/board.toml
                         `earlier` au lieu de FICHIER reprend notre version précédente
    --record FICHIER     où enregistrer la partie à la fin ; n’écrase jamais un fichier
    --resume [FICHIER]   continuer une partie enregistrée ; sans FICHIER, la plus récente. Chaque
                         réponse est enregistrée tout de suite, dans trivium/games sous XDG_DATA_HOME
                         ou ~/.local/share : tu peux continuer après q, Ctrl+C, une fenêtre fermée
                         ou une panne. Le fichier est supprimé à la fin de la partie
    --plain              de simples lignes au lieu du plein écran ; aussi sans terminal, ou si TERM
                         vaut dumb
    --language { $languages }  langue de toute commande (par défaut : celle de LC_ALL ou de LANG)
cli-details-check =
    Cherche *.toml dans les dossiers. Code de sortie 0 : tout réussit ; 1 : un échec
    au moins ; 2 : rien à vérifier.
    Un échec montre la règle, les coups, les faits du tour, la table et les réponses légales.
cli-details-replay =
    --json               une ligne de JSON par étape, avec l’état complet
    --as PLACE           seulement ce que cette place a vu ; on compte à partir de 0
    --as spectator       seulement ce que tout le monde a vu
cli-details-verify =
    Code de sortie 0 : la partie est valable ; 1 : elle ne l’est pas ; 2 : elle est illisible.
cli-details-random =
    --players N          nombre de joueurs
    --seed GRAINE        64 chiffres hexadécimaux, ou un nombre
    --out PARTIE         le fichier à écrire
    --option CLÉ=VALEUR  changer une règle, par exemple deal=expert
    --prices FICHIER     prix des bâtiments, dans un fichier (Fortuna)
    --deck FICHIER       cartes de bâtiment, dans un fichier (Gloria Mundi)
    --board FICHIER      les deux chemins, dans un fichier (Gloria Mundi)
    --force              écraser le fichier
cli-details-backup =
    FICHIER              où écrire la copie ; n’écrase jamais un fichier
    --database FICHIER   la base de données (par défaut : trivium.sqlite)
    Pour PostgreSQL, utilise pg_dump.
cli-details-doctor =
    --database FICHIER|URL  la base de données (par défaut : trivium.sqlite)
    --all                rejouer toutes les tables
    --sample N           rejouer N tables (par défaut : 200)
    Examine aussi les réglages de trivium serve : donne les mêmes options ou le même environnement.
    Le docteur ne fait que lire : tu peux le lancer pendant que le site tourne. Le code de sortie est 1
    si quelque chose ne va pas.

cli-serving = Trivium tourne à l’adresse { $address }
cli-saved-backup = Copie enregistrée : { $path }
cli-no-database = { $path } : base de données introuvable
cli-an-address = une adresse avec un port, par exemple 127.0.0.1:8080
cli-a-url = une URL qui s’arrête au nom d’hôte, par exemple https://example.org
cli-a-switch = yes ou no
cli-a-log-format = text ou json

cli-welcome = { $title }. { $tagline }
cli-seats = Joueurs, dans le sens horaire : { $names }.
cli-seed-hash = Empreinte de la graine (la graine sera montrée à la fin) : { $hash }
cli-keys = Tape le numéro d’une réponse, ou la réponse en notation. « ? » aide (« ? » et un mot : aide sur ce mot), t table, l journal, h conseil, o consignes, u annuler, q quitter. Chaque réponse est enregistrée.
cli-your-turn = { $name }, à toi de jouer.
cli-handover = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
cli-answer = { $sign } – { $label }
cli-prompt = {">"}{" "}
cli-no-such-number = Il n’y a pas de réponse { $text }. Tape un nombre de 1 à { $n }.
cli-not-understood = « { $text } » n’est pas une réponse. Tape un nombre de 1 à { $n }, ou une réponse en notation. « ? » aide, t table, l journal, h conseil, o consignes, u annuler, q quitter.
cli-order = Quand { $when } : { $answer }
cli-orders-keys = Appuie sur sa touche, ou tape o et son numéro, pour activer (✓) ou désactiver une consigne.
cli-taken-back = Ta dernière réponse est annulée.
cli-nothing-to-take-back = Il n’y a rien à annuler.
cli-must-agree = D’autres ont joué depuis, ou quelque chose a été révélé. Si tout le monde est d’accord, tape encore u.
cli-no-help = Aucune aide sur « { $word } ».
cli-empty-log = Il ne s’est encore rien passé.
cli-stopped = La partie s’arrête ici, inachevée.
cli-resumable = Ta partie est enregistrée dans { $path }. Pour continuer : trivium play --resume
cli-called-off = La partie est annulée, car son journal est plein.
cli-saved = La partie est enregistrée dans { $path }
cli-seed = La graine était { $seed }

cli-checked = { $passed } { $passed ->
    [one] réussi
   *[other] réussis
}, { $failed } { $failed ->
    [one] raté
   *[other] ratés
}
cli-hash-holds = Graine : elle correspond à l’empreinte.
cli-hash-fails = Graine : elle ne correspond pas à l’empreinte.
cli-replay-holds = Réponses : { $n ->
    [0] aucune.
    [one] { $n }, légale.
   *[other] { $n }, toutes légales.
}
cli-replay-fails = Réponses : { $problem }
cli-result-holds = Résultat : il découle des réponses.
cli-result-fails = Résultat : il ne découle pas des réponses.
cli-result-open = Résultat : aucun, la partie n’est pas finie.

cli-error = trivium : { $problem }
cli-unknown-command = commande inconnue : « { $text } ». Commandes : { $all }
cli-unknown-game = jeu inconnu : « { $text } ». Jeux : { $all }
cli-unknown-flag = option inconnue : { $text }
cli-unexpected = « { $text } » est de trop
cli-missing-value = { $flag } demande une valeur
cli-unwanted-value = { $flag } ne prend pas de valeur
cli-is-missing = il manque { $what }
cli-bad-value = { $flag } : « { $text } » n’est pas { $expected }
cli-bad-option = --option : « { $text } » n’est pas CLÉ=VALEUR
cli-a-number = un nombre
cli-two-numbers = deux nombres, par exemple 3/10
cli-a-positive-number = un nombre d’au moins 1
cli-a-number-within = un nombre de { $least } à { $most }
cli-two-numbers-within = deux nombres jusqu’à { $most }, par exemple 50/250
cli-a-token = un jeton d’au moins un caractère
cli-a-seed = une graine : 64 chiffres hexadécimaux, ou un nombre
cli-a-seat-list = une liste de places, par exemple human,greedy
cli-an-observer = une place de 0 à { $last }, ni spectator
cli-seats-and-players = --seats nomme { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, mais il y a { $players } joueurs
cli-bots-and-players = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
} et { $players } joueurs : pas assez de places
cli-not-both = utilise { $one } ou { $other }, pas les deux
cli-no-saved-game = { $path } : aucune partie enregistrée ici. Pour en commencer une : trivium play JEU
cli-save-in-use = { $path } : un autre Trivium joue déjà cette partie
cli-save-too-long = { $path } : plus de { $most } octets, ce n’est pas une partie enregistrée
cli-save-damaged = { $place } : la partie est abîmée à cette ligne et ne peut pas continuer
cli-save-newer = { $place } : un Trivium plus récent a enregistré cette partie. Mets celui-ci à jour pour continuer
cli-no-data-file = { $game } n’accepte pas --{ $name }
cli-setup-range = { $at } : { $found } n’est pas entre { $least } et { $most }
cli-setup-too-many = { $at } : { $most } au plus
cli-setup-box = { $at } : il y en a trop ; la boîte ne contient que { $most } « { $what } »
cli-setup-kinds = { $at } : un tel paquet contient au plus { $most } pouvoirs différents avec « { $what } »
cli-setup-no-seat = { $at } : cette place n’existe pas
cli-setup-every-seat = { $at } : indique chaque place concernée une seule fois, et aucune autre
cli-setup-twice = { $at } : { $what } y est deux fois
cli-setup-missing = { $at } : il manque { $what }
cli-file = { $path } : { $problem }
cli-exists = { $path } : le fichier existe déjà ; --force l’écrase
cli-no-scenario = aucun scénario trouvé : pas de *.toml ici
cli-record-format = partie au format { $found } ; ce programme lit le format { $expected }
cli-record-rules = version { $found } des règles, que ce programme ne connaît pas
cli-newer-format = format { $found } ; ce programme lit le format { $known }. Utilise un Trivium plus récent.
cli-newer-rules = version { $found } des règles ; ce programme les connaît jusqu’à la { $newest }. Utilise un Trivium plus récent.
cli-record-game = la partie enregistrée est du jeu « { $found } »
cli-record-unreadable = la réponse { $number }, « { $text } », n’est pas en notation
cli-record-illegal = la réponse { $number }, « { $text } », n’est pas légale. { $reason }
cli-record-leftover = la réponse { $number } vient après la fin de la partie
cli-no-random = le système ne fournit pas de graine au hasard : { $problem }

argument-GAME = JEU
argument-RECORD = PARTIE
argument-FILE = FICHIER
argument-PATH = FICHIER|DOSSIER
