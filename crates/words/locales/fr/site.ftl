# What the site says of itself.

# The frame of every page.
site-name = Trivium
site-page-title = { $page } · Trivium
site-skip = Aller au contenu
site-navigation = Navigation principale
site-new-table = Nouvelle table
site-finished-games = Parties terminées
site-import = Importer une partie
site-sign-in = Entrer
site-your-name = Ton nom
site-go-on = Continuer
site-guest-hint = Tu peux jouer tout de suite ; ce navigateur se souvient de toi.
site-have-account = J’ai un compte
site-to-lobby = Vers l’accueil

# The lobby.
site-lobby = Accueil
site-lobby-waiting = ({ $n }) Accueil
site-welcome = Trois chemins se croisent
site-games = Jeux
site-rules = Comment jouer
site-my-tables = Mes tables
site-no-tables = Tu n’es encore à aucune table.
site-open-tables = Tables ouvertes
site-no-open-tables = Aucune table publique n’a de place libre. Ouvres-en une.
site-running-games = Parties à regarder
site-no-running-games = Aucune partie publique n’est en cours.
site-my-finished-games = Mes parties
site-public-games = Parties publiques
site-no-finished-games = Aucune partie publique n’est encore terminée.
site-no-own-finished-games = Aucune de tes parties n’est encore terminée.
site-more = Suite
site-your-turn = à toi de jouer
site-damaged-badge = endommagée
site-open-seats = { $n ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $n } places libres
}
site-n-actions = { $n ->
    [0] pas commencée
    [one] une réponse
   *[other] { $n } réponses
}

# A new table.
site-new-table-of = Nouvelle table : { $game }
site-n-players = Joueurs
site-own-seats = Places sur cet écran
site-n-bots = Dont robots
site-bot-level = Niveau des robots
site-own-seats-hint = Plusieurs personnes peuvent jouer sur un écran : la page montre la place qui doit répondre.
site-bots-hint = Si aucune place ne reste libre, la partie commence aussitôt. Sinon, tu reçois un lien à envoyer à tes amis.
site-open-table = Ouvrir la table
site-contract = Contrat
site-options = Options du jeu
site-as-edition = comme dans l’édition
site-yes = oui
site-no = non
site-visibility = Qui trouve la table
site-visibility-private = qui a le lien
site-visibility-public = tout le monde, à l’accueil
site-pace = Temps
site-pace-untimed = sans pendule
site-pace-live = en direct, à la pendule
site-pace-days = au fil des jours
site-bank-minutes = Minutes pour toute la partie
site-increment-seconds = Secondes de plus à chaque tour
site-days = Jours pour chaque tour
site-take-back-mode = Reprendre une réponse
site-take-back-computed = librement tant que rien n’a été montré et que personne n’a agi, sinon sur demande
site-take-back-ask = toujours sur demande
site-take-back-never = jamais
site-absentee = Quand le temps d’un joueur est écoulé
site-absentee-caretaker = un robot le remplace jusqu’à son retour
site-absentee-forfeit = il a perdu
site-caretaker = Robot remplaçant
site-spectators = D’autres peuvent regarder
site-memory-aid = Aide-mémoire : montrer ce qui a déjà été visible

# The contract as it is agreed.
site-contract-rules = Version { $rules } des règles, celle de l’ouverture de cette table. Les nouvelles tables jouent selon la version { $newest }.
site-contract-untimed = Sans pendule.
site-contract-live = { $bank ->
    [one] { $bank } minute
   *[other] { $bank } minutes
} pour toute la partie, et { $increment ->
    [one] { $increment } seconde
   *[other] { $increment } secondes
} de plus à chaque tour.
site-contract-days = { $days ->
    [one] Un jour pour chaque tour.
   *[other] { $days } jours pour chaque tour.
}
site-contract-take-back-computed = Une réponse peut être reprise tant que personne d’autre n’a agi et que rien de caché n’a été montré ; après, on demande aux autres personnes, s’il y en a.
site-contract-take-back-ask = Une réponse peut être reprise si les autres sont d’accord.
site-contract-take-back-never = Rien ne se reprend.
site-contract-caretaker = Un robot ({ $level }) remplace le joueur dont le temps est écoulé, jusqu’à son retour.
site-contract-forfeit = Le joueur dont le temps est écoulé a perdu ; un robot ({ $level }) continue à sa place.
site-contract-spectators = D’autres peuvent regarder. Ils voient ce qui est visible de tous.
site-contract-no-spectators = Personne d’autre ne peut regarder.
site-contract-memory = Aide-mémoire : les pages montrent ce qui a déjà été visible.
site-contract-no-memory = Pas d’aide-mémoire : il faut retenir ce qui a été montré puis caché, et le journal remonte à la fin de ton tour précédent.
site-contract-public = La table est à l’accueil, pour tout le monde.
site-contract-private = On ne trouve la table que par son lien.
site-amend = Modifier le contrat
site-amend-hint = Tout le monde doit accepter de nouveau le contrat modifié. On ne peut retirer qu’une place libre.
site-contract-changed = Le contrat a été modifié entre-temps. Relis-le avant de l’accepter.

# Seats and players.
site-seats = Places
site-players = Joueurs
site-open-seat = Place libre { $n }
site-bot-name = Robot { $n } ({ $level })
site-bot-label = Robot { $n }
site-numbered = { $name } ({ $n })
site-gone = quelqu’un
site-host = hôte
site-accepted = a accepté
site-not-accepted = n’a pas encore accepté
site-sit = S’asseoir ici
site-add-bot = Ajouter un robot
site-vacate = Libérer cette place
site-invite = Envoie l’adresse de cette page à tes amis. Tu peux prendre plusieurs places et les jouer sur un seul écran.
site-link = Lien vers cette table
site-copy = Copier
site-accept = Accepter le contrat
site-start = Distribuer les cartes
site-seats-open-hint = La partie peut commencer quand aucune place n’est libre.
site-abort = Annuler la partie
site-abort-warning = La table sera fermée pour tout le monde.
site-is-asked = doit répondre
site-points = { $n ->
    [0] aucun point
    [one] un point
   *[other] { $n } points
}
site-won = a gagné
site-away = absent ; un robot joue
site-resigned = a abandonné ; un robot joue
site-forfeited = temps écoulé ; un robot joue
site-come-back = Me revoilà
site-bank-left = { $minutes } min { $seconds } s
site-until = échéance :
site-leave-title = Quitter la partie
site-resign = Abandonner
site-resign-warning = Tu ne pourras pas revenir. Un robot continue à ta place, ou les autres ont gagné.

# The game.
site-you-play = Tu joues { $name }.
site-board = Table
site-memory = Aide-mémoire
site-orders = Consignes
site-orders-given = Consignes ({ $n })
site-orders-hint = Ce que tu choisis ici sert de réponse quand la question t’est posée, sans t’attendre. Une consigne tombe quand aucune de ses réponses n’est possible, quand il t’arrive quelque chose et quand quelqu’un reprend une réponse. Personne d’autre ne la voit.
site-order-when = Quand { $when }
site-order-first = Réponse
site-order-else = Si c’est impossible
site-order-none = me demander
site-order-repeat = Chaque fois
site-order-other = Donnée par un programme : { $when } : { $play }
site-orders-save = Donner ces consignes
site-orders-clear = Tout annuler
site-log = Ce qui s’est passé
site-from-start = Depuis le début
site-log-short = Il n’y a pas d’aide-mémoire : le journal remonte à la fin de ton tour précédent.
site-look-again = Regarder de nouveau
site-forced = { $line } (il n’y avait pas le choix)
site-take-back = Reprendre
site-ask-take-back = Demander à reprendre
site-take-back-waits = Tu as demandé à reprendre. Les autres doivent être d’accord.
site-take-back-asked = { $name } demande à reprendre.
site-agree = D’accord
site-disagree = Pas d’accord
site-turn-title = À toi de jouer : { $game }
site-offline = Le serveur ne répond pas. Ta dernière réponse n’est peut-être pas arrivée ; essaie de nouveau.
site-lost = La connexion est perdue. Cette page réessaie d’elle-même.
site-chat = Discussion
site-room-players = Joueurs
site-room-spectators = Spectateurs
site-say = Ton message
site-send = Envoyer

# The end, and replays.
site-game-over = La partie est terminée
site-aborted = La partie a été annulée.
site-deserted = Les autres ont quitté la partie. Victoire : { $names }.
site-deserted-by-all = Tout le monde a quitté la partie.
site-replay = Revoir
site-download-record = Télécharger la partie enregistrée
site-rematch = Rejouer
site-moment = Après { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
} sur { $of }
site-steps = Étapes de la partie revue
site-first = Début
site-previous = Retour
site-next = Suite
site-last = Fin
site-through-eyes = Vu par :
site-to-table = Vers la table
site-damaged-title = Table endommagée
site-newer-title = Table d’un Trivium plus récent
site-export = Télécharger ce qui est enregistré
site-import-hint = Colle ici une partie enregistrée. Toutes ses places seront à toi ; une partie qui n’est pas terminée peut continuer.
site-record = Partie enregistrée

# Accounts.
site-account = Compte
site-is-guest = Tu joues sans compte : seul ce navigateur te connaît.
site-is-account = Tu as un compte.
site-register = Créer un compte
site-change-password = Changer le mot de passe
site-password = Mot de passe
site-old-password = Ancien mot de passe
site-keep-tokens = Garder mes jetons valables
site-save = Enregistrer
site-log-in = Se connecter
site-log-out = Se déconnecter
site-guest-logout-warning = Sans compte, tu ne pourras plus revenir à tes tables après cela.
site-own-data-title = Tes données
site-download-own = Télécharger ce qui est enregistré de toi
site-delete-account = Supprimer ce compte
site-delete-warning = Tu abandonnes tes places dans les parties en cours : un robot continue, ou la dernière personne qui reste a gagné. Tes tables qui n’ont pas commencé sont fermées. Les parties terminées restent, sans ton nom, et ce que tu as dit reste. Le nom redevient libre. Cela ne peut pas s’annuler.
site-delete-name = Écris ton nom ({ $name }) pour confirmer
site-rename = Changer de nom
site-preferences = Préférences
site-theme = Couleurs
site-theme-system = comme le système
site-theme-light = claires
site-theme-dark = sombres
site-speed = Mouvements
site-speed-slow = lents
site-speed-normal = normaux
site-speed-fast = rapides
site-speed-none = rien ne bouge ; ce qui a changé est marqué
site-confirm = Demander confirmation
site-confirm-always = avant chaque réponse
site-confirm-endings = s’il y a un avertissement
site-confirm-never = jamais
site-card-size = Cartes
site-cards-small = petites
site-cards-normal = normales
site-cards-large = grandes
site-sound = Sons
site-sound-off = non
site-sound-on = oui
site-webhook = M’avertir quand c’est à moi de jouer
site-webhook-hint = Un message en JSON est envoyé à cette adresse, tel que les services de discussion l’acceptent. Laisse vide pour n’en avoir aucun.
site-webhook-failed = Le dernier message n’est pas arrivé : { $error }
site-address = Adresse
site-tokens = Jetons pour programmes
site-tokens-hint = Un jeton permet à un programme de jouer en ton nom.
site-api-document = Description de l’interface
site-token-once = Copie le jeton maintenant. Il ne sera plus montré.
site-token-label = À quoi il sert
site-new-token = Créer un jeton
site-delete = Supprimer
site-your-turn-at = C’est à toi de jouer à { $game } : { $link }

# What goes wrong.
site-problem-title = Cela n’a pas marché
site-not-understood = La demande est incompréhensible : { $what }
malformed-form = ce n’est pas un formulaire
malformed-address = son adresse est fausse
malformed-websocket = ce n’est pas un WebSocket
site-wrong-field = Ceci manque ou est faux : { $name }
field-language = la langue
field-url = l’adresse
field-players = le nombre de joueurs
field-label = le but du jeton
field-level = le niveau du robot
field-game = le jeu
field-pace = le rythme
site-not-found = Il n’y a rien ici.
site-not-signed-in = Prends d’abord un nom.
site-forged = Cette demande ne vient pas d’une page de ce site. Recharge la page et recommence.
site-too-often = Trop de demandes. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
site-too-slow = C’était trop long. Recommence ; ce qui a été enregistré ne sera pas fait deux fois.
site-internal = Quelque chose n’a pas marché de notre côté. Rien n’a changé.
site-too-many-sockets = Trop de tes pages sont ouvertes à la fois. Ferme-en une, ou réessaie dans un instant.
site-busy = La base de données est occupée. Rien n’a changé ; réessaie dans un instant.
site-crowded = Trop de monde se connecte en ce moment. Rien n’a changé ; réessaie dans un instant.
site-overloaded = Le serveur a trop à faire en ce moment. Rien n’a changé ; réessaie dans un instant.
site-database-lost = Le serveur a perdu sa base de données. On ne sait pas si c’est fait ; réessaie dans un instant : rien n’est fait deux fois.
site-disk-full = Le serveur n’a plus de place pour enregistrer. Rien n’a changé.
site-damaged = Cette table ne peut pas être rejouée, donc pas continuer : { $flaw }
site-newer = Un Trivium plus récent a écrit cette table, donc ce serveur ne peut pas encore la montrer : { $flaw }. Rien n’est perdu : la table continuera dès que le serveur sera à jour.
site-flaw = entrée { $number } : { $problem }
site-flaw-game = elle est d’un autre jeu
site-flaw-number = elle dit qu’elle porte le numéro { $found }
site-flaw-time = elle est plus ancienne que la précédente
site-flaw-missing = elle manque
site-flaw-unreadable = elle est illisible : { $problem }
site-too-large = C’est trop grand.
site-too-many-tokens = Tu as { $most } jetons, et c’est le maximum. Supprime-en un dont tu ne te sers plus.
site-record-not-over = La partie n’est pas encore finie. La partie enregistrée sera là ensuite.
site-media-type = Cette forme n’est pas comprise ici.
site-wrong-method = Cette adresse n’accepte pas une telle demande.
site-name-taken = Le nom { $name } est pris.
site-bad-name = Un nom compte au plus { $most } lettres d’un même alphabet, chiffres, espaces, points, traits d’union ou apostrophes, et rien d’invisible.
site-bad-password = Un mot de passe compte au moins { $least } caractères.
site-wrong-password = Le nom ou le mot de passe est faux.
site-wrong-name = Ce n’est pas ton nom.
site-bad-options = Options : { $problem }
site-bad-record = La partie enregistrée n’est pas valable : { $problem }
site-newer-record = Cette partie enregistrée ne peut pas être lue ici. { $problem }

# What a table refuses.
site-refused-not-in-lobby = La partie a commencé.
site-refused-not-playing = La partie n’est pas en cours.
site-refused-moves-played = On a déjà joué.
site-refused-no-such-seat = Il n’y a pas de place { $seat }.
site-refused-seat-taken = La place { $seat } est prise.
site-refused-not-your-seat = La place { $seat } n’est pas à toi.
site-refused-not-host = Seul l’hôte de la table peut faire cela.
site-refused-not-player = Il faut avoir une place pour faire cela.
site-refused-wrong-author = Ce n’est pas à toi de le faire.
site-refused-pace = La pendule sort des limites : un jour de réserve au plus, et de 1 à 60 jours par tour.
site-refused-request-denied = Les autres n’étaient pas d’accord. Tu pourras demander de nouveau après la prochaine réponse.
site-refused-seats-open = Une place est encore libre.
site-refused-no-person = Il faut au moins une personne.
site-refused-not-accepted = Tout le monde n’a pas accepté le contrat.
site-refused-not-asked = La question est posée à quelqu’un d’autre.
site-refused-stale = La table a changé entre-temps. Regarde de nouveau.
site-refused-unreadable = « { $action } » n’est pas une réponse de ce jeu.
site-refused-illegal = « { $action } » n’est pas permis maintenant.
site-refused-take-back-never = Rien ne se reprend à cette table.
site-refused-nothing-to-take-back = Tu n’as rien à reprendre.
site-refused-others-must-agree = Les autres doivent être d’accord.
site-refused-request-pending = Une demande attend déjà sa réponse.
site-refused-no-request = Il n’y a pas de demande à laquelle répondre.
site-refused-length = Trop long ou vide : { $what ->
    [level] niveau
    [key] clé
    [message] message
    [messages] messages
   *[other] { $what }
} ({ $most } au plus).
site-refused-bad-order = Une consigne nomme une question par ses champs.
site-refused-no-spectators = Personne ne peut regarder cette table.
site-refused-out-of-time = Le temps est écoulé.
site-refused-time-left = Il reste du temps.
site-refused-asleep = Tout le monde s’est absenté.
site-refused-not-away = Tu ne t’es pas absenté.
site-refused-not-forced = Il y a d’autres réponses.
site-refused-no-room = Le journal de cette table n’a plus de place pour { $purpose ->
    [lobby] tes changements avant la donne
    [orders] tes consignes
    [take-backs] tes reprises
    [players-chat] tes messages
    [spectators-chat] tes messages
    [presence] un autre de tes retours
   *[other] d’autres coups
}.

# Options of the games.
option-deal = Distribution des cartes Action
value-deal-beginner = au hasard
value-deal-expert = au choix des joueurs
option-fortuna-unheld = Premier joueur quand personne n’a la carte Fortuna
value-fortuna-unheld-stay = le même qu’avant
value-fortuna-unheld-money = le plus riche
option-cubes = Cubes
value-cubes-finite = quinze de chaque sorte
value-cubes-infinite = autant qu’il en faut
option-max-rounds = Manches au plus
option-edition = Édition
value-edition-original = première édition
value-edition-gloria2011 = Gloria a Roma, 2011
value-edition-gloria2011-original-variant = Gloria a Roma avec les règles de la première édition
value-edition-english2007 = édition anglaise, 2007
option-beginner = Partie pour débutants, sans fonctions
value-beginner-off = non, le jeu complet
value-beginner-original = comme dans la première édition
value-beginner-gloria2011 = comme en 2011
option-concession = Victoire d’un commun accord
option-petition = Cartes pour une pétition
option-circus = Cirque
value-circus-pair = deux cartes d’un même rôle valent un Jack
value-circus-architect = toute carte permet d’appeler ou de suivre Architecte
option-forum = Forum
value-forum-clients = un client de chaque rôle
value-forum-clients-materials = et chaque matériau au stock
option-sites-2p = Chantiers dans la ville à deux joueurs
option-start = Premier joueur
value-start-dealt = par des cartes de la pioche
value-start-chosen = par des cartes que les joueurs choisissent
option-out-of-town = Fondations hors de la ville
value-out-of-town-always = à tout moment
value-out-of-town-exhausted = quand il ne reste plus de chantier dans la ville
option-vault-view = Une carte mise ouvertement en chambre forte est visible
value-vault-view-turn = jusqu’à la fin du tour
value-vault-view-placement = au moment où elle y entre
option-collation = Alphabet qui désigne le premier joueur
value-collation-english = anglais
value-collation-spanish = espagnol
option-latrine-jack = La Latrine prend les Jacks
option-scriptorium = Le marbre avec le Scriptorium
value-scriptorium-completes = un seul achève
value-scriptorium-wildcard = va partout
option-circus-maximus = Un nouveau Cirque Maxime double
value-circus-maximus-all = tous les clients
value-circus-maximus-rest = ceux qui n’ont pas encore agi
option-gate-statue = Une Statue qui fonctionne par une Porte donne ses points
option-stairway = L’Escalier coûte
value-stairway-action = l’action d’Architecte
value-stairway-extra = rien
option-bath-out-of-town = Les clients des Bains posent des fondations hors de la ville
value-bath-out-of-town-alone = seulement avec une Tour
value-bath-out-of-town-join = deux du même rôle de suite, ou avec une Tour
option-gate-road = Avec une Porte, les bâtiments de pierre fonctionnent dès qu’ils contiennent du marbre
option-ask-voluntary-give = Demander un don derrière une Palissade ou un Mur
option-max-turns = Tours au plus
option-refill = Le forum
value-refill-literal = un vide absorbe la poussée
value-refill-slide = toutes les cartes avancent à chaque tour
option-screens = Compteurs et mains des autres
value-screens-hidden = derrière des paravents
value-screens-open = visibles

# Levels of bots.
site-level-other = { $level }

# The first page, and a game on one screen.
site-frieze = Mosaïque : trois chemins se croisent devant un temple et un aqueduc
site-lead = Trois jeux de société romains autour d’une table. Joue avec des gens ou contre des robots, en direct ou au fil des jours.
site-play-now = Jouer contre des robots
site-guest-named = Anonyme { $n }
site-n-waiting = { $n ->
    [0] aucune ne t’attend
    [one] une t’attend
   *[other] { $n } t’attendent
}
site-play = Jouer
site-watch = Regarder
site-sit-down = S’asseoir
site-look = Voir
site-with-friends = Une table entre amis
site-with-friends-hint = Choisis les places, la pendule et les options, puis envoie le lien.
site-who-are-you = Qui es-tu ?
site-utc = { $time } UTC
site-who-plays = Qui joue
site-record-file = Un fichier de partie enregistrée
site-pass-to = Passe l’écran à { $name }
site-pass-hint = Ce que ce joueur a en main n’est montré à personne d’autre.
site-pass-show = Je suis { $name } : montrer ma place
site-pass-off = Une seule personne joue ces places. Ne plus demander.
site-log-in-hint = Tes tables te suivent depuis un autre navigateur.
