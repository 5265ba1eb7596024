# What the program says of itself.

cli-overview = Trivium : des jeux de société romains, épuisés chez l’éditeur, autour d’une table.
cli-games = Jeux :
cli-game = {"  "}{ $slug } – { $title }, { $players }. { $tagline }
cli-players = { $least } à { $most } joueurs
cli-commands = Commandes :
cli-command = {"  "}{ $usage }
    {"      "}{ $summary }
cli-more-help = trivium COMMANDE --help en dit plus. Pour commencer : trivium, ou trivium play fortuna

cli-summary-serve = Servir le site : des tables, en direct dans le navigateur. La commande par défaut.
cli-summary-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
cli-summary-check = Jouer des scénarios et dire lesquels tiennent.
cli-summary-replay = Raconter de nouveau une partie enregistrée.
cli-summary-verify = Prouver une partie enregistrée : la graine, chaque réponse, le résultat.
cli-summary-random = Écrire une partie jouée au hasard.
cli-summary-backup = Copier la base de données du site pendant qu’il tourne.
cli-summary-doctor = Examiner la base de données et les réglages du site, et dire ce qui ne va pas et que faire.

cli-usage-serve = trivium serve [--listen ADRESSE] [--database FICHIER|URL] [--database-patience S] [--base-url URL] [--trust-proxy] [--log text|json] [--private-webhooks] [--bots N] [--table-memory MIB] [--session-rate N] [--address-rate N] [--stranger-rate N] [--sign-in-rate N] [--address-connections N] [--address-sockets N] [--user-sockets N] [--metrics-token JETON] [--access-log] [--bot-pace N/N] [--quota-open N/N] [--quota-running N/N] [--quota-thinking N/N] [--quota-messages N/N] [--quota-hints N/N] [--quota-made N/N] [--quota-imports N/N] [--quota-files N/N] [--prices|--deck|--board FICHIER]… [--open-table-days N] [--guest-days N]
cli-usage-play = trivium play JEU|--resume [FICHIER] [--players N] [--bot ROBOT]… [--seats LISTE] [--seed GRAINE] [--option CLÉ=VALEUR]… [--prices|--deck|--board FICHIER]… [--record FICHIER] [--plain] [--language { $languages }]
cli-usage-check = trivium check FICHIER|DOSSIER…
cli-usage-replay = trivium replay PARTIE [--json] [--as PLACE|spectator]
cli-usage-verify = trivium verify PARTIE
cli-usage-random = trivium random JEU --players N --seed GRAINE --out PARTIE [--option CLÉ=VALEUR]… [--prices|--deck|--board FICHIER]… [--force]
cli-usage-backup = trivium backup FICHIER [--database FICHIER]
cli-usage-doctor = trivium doctor [--database FICHIER|URL] [--all] [--sample N]

cli-details-serve =
    --listen ADRESSE     où écouter ; 127.0.0.1:8080 si rien n’est dit
    --database FICHIER|URL  un fichier SQLite, créé s’il n’existe pas, ou postgres://… ; trivium.sqlite
    --database-patience S  secondes qu’une demande attend une base verrouillée ; 5
    --base-url URL       comment les navigateurs atteignent le site, par exemple https://example.org ;
                         avec https, les cookies ne passent jamais en clair
    --trust-proxy        croire le X-Forwarded-For d’un serveur mandataire placé devant
    --log text|json      la forme des lignes du journal ; TRIVIUM_LOG=debug en dit plus
    --private-webhooks   laisser les webhooks aller vers des réseaux privés
    --bots N             combien de robots réfléchissent à la fois ; 2
    --table-memory MIB   mémoire pour les tables ; celles que personne ne regarde partent d’abord ; 96
    --session-rate N     demandes par seconde d’un utilisateur ; 20
    --address-rate N     demandes par seconde d’une adresse ; 1000
    --stranger-rate N    demandes par seconde d’une adresse sans utilisateur connu ; 50
    --sign-in-rate N     nouveaux noms et connexions par seconde d’une adresse ; 1
    --bot-pace N/N       millisecondes aux multiples desquelles sont données les réponses des robots qui
                         répondent aussitôt et de ceux qui réfléchissent ; 50/250
    --quota-open N/N     tables non distribuées, d’un invité et d’un compte ; 3/10
    --quota-running N/N  parties en cours où joue un invité, ou un compte ; 15/60
    --quota-thinking N/N  tables d’un invité, ou d’un compte, où des robots réfléchissent ; 3/8
    --quota-messages N/N  messages par minute ; 12/30
    --quota-hints N/N    conseils par heure ; 60/120
    --quota-made N/N     tables par jour qu’un invité, ou un compte, ouvre ou importe ; 40/200
    --quota-imports N/N  parties importées par jour ; 10/50
    --quota-files N/N    cartes, plateaux et prix que garde un invité, ou un compte ; 3/20
    --deck FICHIER       cartes de bâtiment des nouvelles tables de Gloria Mundi
    --board FICHIER      leur plateau
    --prices FICHIER     prix des bâtiments des nouvelles tables de Fortuna
    --open-table-days N  jours après lesquels disparaît une table ouverte que personne ne touche ; 14
    --guest-days N       jours après lesquels disparaît un invité qui ne revient pas ; 90
    --address-connections N  connexions ouvertes d’une adresse ; 200
    --address-sockets N  pages en direct d’une adresse à la fois ; 100
    --user-sockets N     pages en direct d’un utilisateur à la fois ; 30
    --metrics-token JETON  ce que /metrics demande ; sans lui, seule cette machine voit les chiffres
    --access-log         écrire une ligne pour chaque demande
    Chacun se règle aussi dans l’environnement : TRIVIUM_LISTEN, TRIVIUM_BASE_URL…
cli-details-play =
    --players N          combien jouent ; 3 par défaut
    --bot ROBOT          un robot à la dernière place libre, par exemple legatus ; à répéter, ou une
                         liste. Les autres places sont pour des personnes : une, si --players ne dit rien.
                         Sans --bot ni --seats, tu joues contre miles
    --seats LISTE        qui est à quelle place, par exemple human,greedy ou human:Anna,human:Ben,random
    --seed GRAINE        64 chiffres hexadécimaux, ou un nombre ; sinon au hasard
    --option CLÉ=VALEUR  changer une règle, par exemple deal=expert ou prices.market=2 (Fortuna),
                         preset=english2007, beginner=original ou concession=false (La Gloire de Rome),
                         refill=slide ou screens=open (Gloria Mundi)
    --prices FICHIER     les prix des bâtiments, d’un fichier comme data/fortuna/prices.toml
    --deck FICHIER       les cartes de bâtiment, d’un fichier comme data/gloria-mundi/deck.toml
    --board FICHIER      les deux chemins, d’un fichier comme data/gloria-mundi/board.toml
                         `earlier` au lieu de FICHIER prend l’ancienne version standard
    --record FICHIER     où va la partie à la fin ; un fichier qui existe n’est jamais écrasé
    --resume [FICHIER]   continuer une partie en cours ; sans FICHIER, la plus récente. Chaque réponse
                         est enregistrée aussitôt, dans trivium/games sous XDG_DATA_HOME ou
                         ~/.local/share : une partie continue après q, Ctrl+C, une fenêtre fermée
                         ou une panne. Le fichier disparaît à la fin
    --plain              de simples lignes au lieu du plein écran, comme aussi sans terminal ou si
                         TERM vaut dumb
    --language { $languages }  la langue de toute commande ; sinon celle de LC_ALL ou de LANG
cli-details-check =
    On cherche *.toml dans les dossiers. Code de sortie 0 : tout tient ; 1 : pas tout ; 2 : rien à vérifier.
    Un échec montre la règle, les coups, les faits du tour, la table et les réponses légales.
cli-details-replay =
    --json               une ligne de JSON par étape, avec tout l’état
    --as PLACE           seulement ce que cette place a vu ; les places comptent à partir de 0
    --as spectator       seulement ce que tout le monde a vu
cli-details-verify =
    Code de sortie 0 : la partie tient ; 1 : elle ne tient pas ; 2 : elle est illisible.
cli-details-random =
    --players N          combien jouent
    --seed GRAINE        64 chiffres hexadécimaux, ou un nombre
    --out PARTIE         le fichier à écrire
    --option CLÉ=VALEUR  changer une règle, par exemple deal=expert
    --prices FICHIER     les prix des bâtiments, d’un fichier (Fortuna)
    --deck FICHIER       les cartes de bâtiment, d’un fichier (Gloria Mundi)
    --board FICHIER      les deux chemins, d’un fichier (Gloria Mundi)
    --force              écraser le fichier
cli-details-backup =
    FICHIER              où va la copie ; un fichier qui existe n’est jamais écrasé
    --database FICHIER   la base de données ; trivium.sqlite si rien n’est dit
    PostgreSQL se copie avec pg_dump.
cli-details-doctor =
    --database FICHIER|URL  la base de données ; trivium.sqlite par défaut
    --all                rejouer toutes les tables
    --sample N           rejouer N tables ; 200 par défaut
    Les réglages de trivium serve sont examinés aussi : donne les mêmes options ou le même environnement.
    Le docteur ne fait que lire, même pendant que le site tourne. Le code de sortie est 1 si quelque chose ne va pas.

cli-serving = Trivium est à l’adresse { $address }
cli-saved-backup = La copie est dans { $path }
cli-no-database = { $path } : cette base de données n’existe pas
cli-an-address = une adresse avec un port, par exemple 127.0.0.1:8080
cli-a-url = une adresse qui commence par http:// ou https:// et finit par l’hôte, par exemple https://example.org
cli-a-switch = yes ou no
cli-a-log-format = text ou json

cli-welcome = { $title }. { $tagline }
cli-seats = À la table, dans le sens des aiguilles d’une montre : { $names }.
cli-seed-hash = Empreinte de la graine, qui est montrée à la fin : { $hash }
cli-keys = Tape le numéro d’une réponse, ou la réponse en notation ; « ? » pour l’aide, « ? » et un mot pour l’aide sur ce mot, t pour la table, l pour le journal, h pour un conseil, o pour les ordres permanents, u pour reprendre ta dernière réponse, q pour quitter. Chaque réponse est enregistrée aussitôt.
cli-your-turn = { $name }, à toi de répondre.
cli-handover = { $name }, appuie sur Entrée quand tu regardes l’écran, et personne d’autre.
cli-answer = { $sign } – { $label }
cli-prompt = {">"}{" "}
cli-no-such-number = Il n’y a pas de réponse { $text }. Tape un nombre de 1 à { $n }.
cli-not-understood = « { $text } » n’est pas une réponse. Tape un nombre de 1 à { $n }, une réponse en notation, « ? » pour l’aide, t pour la table, l pour le journal, h pour un conseil, o pour les ordres permanents, u pour reprendre ta dernière réponse, ou q pour quitter.
cli-order = Quand { $when } : { $answer }
cli-orders-keys = Appuie sur son signe, ou tape o et son numéro, pour donner un ordre (✓) pour toutes les fois, ou pour l’annuler.
cli-taken-back = Ta dernière réponse est reprise.
cli-nothing-to-take-back = Il n’y a rien à reprendre.
cli-must-agree = D’autres ont joué depuis, ou quelque chose a été montré. Si tout le monde est d’accord, encore une fois u.
cli-no-help = L’aide ne dit rien sur « { $word } ».
cli-empty-log = Il ne s’est encore rien passé.
cli-stopped = La partie s’arrête ici, avant sa fin.
cli-resumable = Ta partie est enregistrée dans { $path }. Pour continuer : trivium play --resume
cli-called-off = La partie a été annulée : son journal est plein.
cli-saved = La partie est enregistrée dans { $path }
cli-seed = La graine était { $seed }

cli-checked = { $passed } { $passed ->
    [one] réussi
   *[other] réussis
}, { $failed } { $failed ->
    [one] raté
   *[other] ratés
}
cli-hash-holds = Graine : l’empreinte est bien la sienne.
cli-hash-fails = Graine : l’empreinte n’est pas la sienne.
cli-replay-holds = Réponses : { $n ->
    [0] il n’y en a pas.
    [one] { $n }, légale.
   *[other] { $n }, toutes légales.
}
cli-replay-fails = Réponses : { $problem }
cli-result-holds = Résultat : il découle des réponses.
cli-result-fails = Résultat : il ne découle pas des réponses.
cli-result-open = Résultat : aucun, la partie n’est pas finie.

cli-error = trivium : { $problem }
cli-unknown-command = la commande « { $text } » n’existe pas ; il y a { $all }
cli-unknown-game = le jeu « { $text } » n’existe pas ; il y a { $all }
cli-unknown-flag = l’option { $text } n’existe pas ici
cli-unexpected = « { $text } » est un mot de trop
cli-missing-value = { $flag } demande une valeur
cli-unwanted-value = { $flag } ne prend pas de valeur
cli-is-missing = il manque { $what }
cli-bad-value = { $flag } : « { $text } » n’est pas { $expected }
cli-bad-option = --option : « { $text } » n’est pas CLÉ=VALEUR
cli-a-number = un nombre
cli-two-numbers = deux nombres, par exemple 3/10
cli-a-positive-number = un nombre à partir de 1
cli-a-number-within = un nombre de { $least } à { $most }
cli-two-numbers-within = deux nombres jusqu’à { $most }, par exemple 50/250
cli-a-token = un jeton : il lui faut au moins un caractère
cli-a-seed = une graine, faite de 64 chiffres hexadécimaux ou d’un nombre
cli-a-seat-list = une liste de places, par exemple human,greedy
cli-an-observer = une place de 0 à { $last }, ni spectator
cli-seats-and-players = --seats nomme { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, mais { $players } jouent
cli-bots-and-players = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
} et { $players } joueurs : il n’y a pas assez de places
cli-not-both = { $one } et { $other } s’excluent
cli-no-saved-game = { $path } : aucune partie en cours ici. Pour en commencer une : trivium play JEU
cli-save-in-use = { $path } : un autre Trivium joue cette partie
cli-save-too-long = { $path } : plus de { $most } octets, ce n’est pas une partie en cours
cli-save-damaged = { $place } : la partie est abîmée à cette ligne et ne peut pas continuer
cli-save-newer = { $place } : un Trivium plus récent a enregistré cette partie. Mets celui-ci à jour pour continuer
cli-no-data-file = { $game } n’a pas de table { $name }
cli-setup-range = { $at } : { $found } n’est pas entre { $least } et { $most }
cli-setup-too-many = { $at } : il y a place pour { $most } au plus
cli-setup-box = { $at } : la boîte ne contient que { $most } de « { $what } », et cela en fait plus
cli-setup-kinds = { $at } : un tel paquet contient au plus { $most } pouvoirs différents avec « { $what } »
cli-setup-no-seat = { $at } : cette place n’existe pas
cli-setup-every-seat = { $at } : chaque place concernée doit y être une fois, et aucune autre
cli-setup-twice = { $at } : { $what } y est deux fois
cli-setup-missing = { $at } : { $what } n’y est pas
cli-file = { $path } : { $problem }
cli-exists = { $path } : le fichier existe ; --force l’écrase
cli-no-scenario = aucun scénario trouvé : pas de *.toml à cet endroit
cli-record-format = partie au format { $found }, et ce programme lit le format { $expected }
cli-record-rules = version { $found } des règles, que ce programme ne connaît pas
cli-newer-format = format { $found }, et ce programme lit le format { $known }. Lis-le avec un Trivium plus récent.
cli-newer-rules = version { $found } des règles, et ce programme les connaît jusqu’à la { $newest }. Lis-le avec un Trivium plus récent.
cli-record-game = la partie enregistrée nomme le jeu « { $found } »
cli-record-unreadable = la réponse { $number }, « { $text } », n’est pas en notation
cli-record-illegal = la réponse { $number }, « { $text } », n’est pas légale. { $reason }
cli-record-leftover = la réponse { $number } vient après la fin de la partie
cli-no-random = le système ne donne pas de graine au hasard : { $problem }

argument-GAME = JEU
argument-RECORD = PARTIE
argument-FILE = FICHIER
argument-PATH = FICHIER|DOSSIER
