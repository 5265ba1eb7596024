# What the site says of itself.

# The frame of every page.
site-name = Trivium
site-page-title = { $page } · Trivium
site-home-link = Trivium, accueil
site-skip = Aller au contenu
site-navigation = Navigation principale
site-new-table = Nouvelle table
site-finished-games = Parties terminées
site-import = Importer une partie
site-sign-in = Se connecter
site-your-name = Ton nom
site-go-on = Continuer
site-guest-hint = Tu peux jouer tout de suite ; ce navigateur se souvient de toi.
site-have-account = J’ai un compte
site-to-lobby = Aller à l’accueil

# The lobby.
site-lobby = Accueil
site-lobby-waiting = ({ $n }) Accueil
site-welcome = Trois chemins se croisent
site-games = Jeux
site-rules = Comment jouer
site-no-tables = Tu n’es à aucune table pour l’instant.
site-open-tables = Tables ouvertes
site-no-open-tables = Aucune table publique n’a de place libre. Ouvre la tienne.
site-running-games = Parties à regarder
site-no-running-games = Aucune partie publique en cours.
site-my-finished-games = Mes parties
site-public-games = Parties publiques
site-no-finished-games = Aucune partie publique terminée pour l’instant.
site-no-own-finished-games = Tu n’as encore terminé aucune partie.
site-more = Suite
site-your-turn = à toi de jouer
site-damaged-badge = endommagée
site-open-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
site-n-actions = { $n ->
    [0] pas commencée
    [one] { $n } coup
   *[other] { $n } coups
}

# A new table.
site-new-table-of = Nouvelle table : { $game }
site-n-players = Joueurs
site-own-seats = Places sur cet écran
site-n-bots = Robots
site-all-free-seats = Toutes les places libres
site-no-bots = Aucun : j’invite des gens
site-bot-level = Niveau des robots
site-own-seats-hint = On peut jouer à plusieurs sur un écran : la page montre la place dont c’est le tour.
site-bots-hint = Si aucune place ne reste libre, la partie commence tout de suite. Sinon, tu reçois un lien à envoyer à tes amis.
site-open-table = Ouvrir la table
site-contract = Contrat
site-options = Options du jeu
site-as-edition = par défaut dans l’édition
site-yes = oui
site-no = non
site-visibility = Qui peut trouver la table
site-visibility-private = avec le lien
site-visibility-public = tout le monde, à l’accueil
site-pace = Rythme
site-pace-untimed = sans pendule
site-pace-live = en direct, avec pendule
site-pace-days = par correspondance
site-bank-minutes = Minutes pour toute la partie
site-increment-seconds = Secondes en plus par tour
site-days = Jours par tour
site-take-back-mode = Annuler un coup
site-take-back-computed = libre tant que rien n’est révélé ni joué ; puis sur demande
site-take-back-ask = toujours sur demande
site-take-back-never = jamais
site-absentee = Quand un joueur n’a plus de temps
site-absentee-caretaker = un robot joue jusqu’à son retour
site-absentee-forfeit = la partie est perdue
site-caretaker = Robot remplaçant
site-spectators = Spectateurs admis
site-memory-aid = Aide-mémoire : continuer d’afficher les cartes révélées

# The contract as it is agreed.
site-contract-rules = Cette table suit la version { $rules } des règles, celle de son ouverture. Les nouvelles tables suivent la version { $newest }.
site-contract-untimed = Sans pendule.
site-contract-live = { $bank } pour toute la partie, plus { $increment } par tour.
site-contract-bank = { $bank } pour toute la partie.
site-n-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
site-n-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
site-contract-days = { $days ->
    [one] { $days } jour par tour.
   *[other] { $days } jours par tour.
}
site-contract-take-back-computed = Tu peux annuler un coup tant que personne d’autre n’a joué et que rien de caché n’a été révélé. Ensuite, il faut demander.
site-contract-take-back-ask = Tu peux annuler un coup si les autres sont d’accord.
site-contract-take-back-never = Un coup joué ne s’annule pas.
site-contract-caretaker = Si tu n’as plus de temps, un robot ({ $level }) joue à ta place jusqu’à ton retour.
site-contract-forfeit = Si tu n’as plus de temps, tu perds ; un robot ({ $level }) finit la partie à ta place.
site-contract-spectators = Les spectateurs sont les bienvenus. Ils ne voient que les cartes publiques.
site-contract-no-spectators = Pas de spectateurs.
site-contract-memory = Aide-mémoire : les cartes révélées restent affichées.
site-contract-no-memory = Pas d’aide-mémoire : retiens ce qui a été montré. Le journal commence à la fin de ton tour précédent.
site-contract-public = Tout le monde peut trouver cette table, à l’accueil.
site-contract-private = Il faut le lien pour trouver cette table.
site-amend = Modifier le contrat
site-amend-hint = Après un changement, tout le monde doit accepter de nouveau le contrat. Seule une place libre peut être retirée.
site-contract-changed = Le contrat a changé. Relis-le avant de l’accepter.

# Seats and players.
site-seats = Places
site-players = Joueurs
site-open-seat = Place libre { $n }
site-bot-name = { $name } ({ $level })
site-bot-badge = robot · { $level }
site-numbered = { $name } ({ $n })
site-gone = Compte supprimé
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
site-abort = Annuler la partie
site-abort-warning = La table sera fermée pour tout le monde.
site-is-asked = doit jouer
site-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
site-won = a gagné
site-away = n’est plus là ; un robot joue
site-resigned = a abandonné ; un robot joue
site-forfeited = n’a plus de temps ; un robot joue
site-come-back = Me revoilà
site-kept-for-you = Un robot joue à ta place.
site-bank-left = { $minutes } min { $seconds } s
site-until = échéance :
site-leave-title = Quitter la partie
site-resign = Abandonner
site-resign-warning = Tu ne pourras pas revenir. Un robot joue à ta place, ou les autres gagnent.

# The game.
site-you-play = Tu joues pour { $name }.
site-watching = Tu regardes la partie.
site-board = Table
site-memory = Aide-mémoire
site-orders = Consignes
site-orders-given = Consignes ({ $n })
site-orders-hint = Choisis ici des réponses à l’avance. Elles sont données pour toi quand vient ton tour, sans t’attendre. Une consigne est annulée quand aucune de ses réponses n’est possible, quand il t’arrive quelque chose ou quand quelqu’un annule un coup. Personne d’autre ne la voit.
site-order-when = Quand { $when }
site-order-first = Réponse
site-order-else = Si c’est impossible
site-order-none = me demander
site-order-repeat = Chaque fois
site-order-other = Donnée par un programme : { $when } : { $play }
site-orders-save = Enregistrer ces consignes
site-orders-clear = Tout annuler
site-log = Ce qui s’est passé
site-log-link = Journal
site-from-start = Depuis le début
site-log-short = Pas d’aide-mémoire : le journal commence à la fin de ton tour précédent.
site-look-again = Actualiser
site-forced = { $line } (pas d’autre choix)
site-take-back = Annuler le coup
site-ask-take-back = Demander à annuler
site-take-back-waits = Tu as demandé à annuler ton coup. Les autres doivent être d’accord.
site-take-back-asked = { $name } demande à annuler son coup.
site-agree = D’accord
site-disagree = Pas d’accord
site-turn-title = À toi de jouer : { $game }
site-offline = Le serveur ne répond pas. Ta dernière réponse n’est peut-être pas arrivée ; réessaie.
site-lost = Connexion perdue. Cette page se reconnecte toute seule.
site-kept-title = Plus de réseau. Ta réponse est gardée.
site-kept-why = « { $answer } » partira une seule fois, dès que le réseau reviendra.
site-change-answer = Changer ma réponse
site-first-arrived = Ta première réponse était déjà arrivée : elle compte.
site-chat = Discussion
site-room-players = Joueurs
site-room-spectators = Spectateurs
site-say = Ton message
site-send = Envoyer

# The end, and replays.
site-game-over = La partie est terminée
site-aborted = La partie a été annulée.
site-deserted = Les autres sont partis. Victoire : { $names }.
site-deserted-by-all = Tout le monde a quitté la partie.
site-download-record = Télécharger la partie enregistrée
site-rematch = Rejouer
site-moment = Coup { $n } sur { $of }
site-steps = Étapes de la partie revue
site-previous = Précédent
site-next = Suivant
site-through-eyes = Vu par
site-to-table = Aller à la table
site-damaged-title = Table endommagée
site-newer-title = Table d’un Trivium plus récent
site-export = Télécharger les données enregistrées
site-import-hint = Colle ici une partie enregistrée. Toutes ses places seront à toi ; tu peux continuer une partie qui n’est pas terminée.
site-record = Partie enregistrée

# Accounts.
site-account = Compte
site-is-guest = Tu joues sans compte : seul ce navigateur te connaît.
site-is-account = Tu as un compte.
site-register = Créer un compte
site-change-password = Changer le mot de passe
site-password = Mot de passe
site-old-password = Ancien mot de passe
site-keep-tokens = Garder mes jetons valides
site-save = Enregistrer
site-log-in = Se connecter
site-log-out = Se déconnecter
site-guest-logout-warning = Sans compte, tu ne pourras plus revenir à tes tables.
site-own-data-title = Tes données
site-download-own = Télécharger mes données
site-delete-account = Supprimer ce compte
site-delete-warning = Tu abandonnes tes places dans les parties en cours : un robot continue, ou la dernière personne qui reste gagne. Tes tables qui n’ont pas commencé sont fermées. Les parties terminées restent sans ton nom, et tes messages aussi. Ton nom redevient libre. C’est définitif.
site-delete-name = Écris ton nom ({ $name }) pour confirmer
site-rename = Changer de nom
site-preferences = Préférences
site-theme = Couleurs
site-theme-system = celles du système
site-theme-light = claires
site-theme-dark = sombres
site-text-size = Taille du texte
site-text-normal = normale
site-text-large = grande
site-text-larger = très grande
site-speed = Animations
site-speed-slow = lentes
site-speed-normal = normales
site-speed-fast = rapides
site-speed-none = sans animation ; les changements sont marqués
site-confirm = Demander confirmation
site-confirm-always = avant chaque réponse
site-confirm-endings = s’il y a un avertissement
site-confirm-never = jamais
site-only = S’il n’y a qu’une réponse
site-only-ask = me la demander
site-only-play = la jouer pour moi, même un jet ou une pioche
site-card-size = Taille des cartes
site-cards-small = petite
site-cards-normal = normale
site-cards-large = grande
site-sound = Sons
site-sound-off = aucun
site-sound-quiet = discrets
site-sound-on = moyens
site-sound-loud = forts
site-sound-try = Écouter
site-single-keys = Raccourcis d’une seule touche
site-keys-on = oui
site-keys-off = non
site-webhook = M’avertir quand c’est mon tour
site-webhook-hint = Un message JSON est envoyé à cette adresse, dans un format que les messageries acceptent. Laisse vide pour ne rien recevoir.
site-webhook-failed = Le dernier message n’est pas arrivé : { $error }
site-address = Adresse
site-tokens = Jetons pour programmes
site-tokens-hint = Un jeton permet à un programme de jouer en ton nom.
site-api-document = Documentation de l’API
site-token-once = Copie le jeton maintenant : tu ne le reverras plus.
site-token-label = À quoi il sert
site-new-token = Créer un jeton
site-delete = Supprimer
site-your-turn-at = C’est ton tour ({ $game }) : { $link }

# What goes wrong.
site-problem-title = Ça n’a pas marché
site-not-understood = Demande illisible : { $what }
malformed-form = ce n’est pas un formulaire
malformed-address = son adresse est incorrecte
malformed-websocket = ce n’est pas un WebSocket
site-wrong-field = Manquant ou incorrect : { $name }
field-language = langue
field-url = adresse
field-players = nombre de joueurs
field-label = but du jeton
field-level = niveau du robot
field-game = jeu
field-pace = rythme
site-not-found = Introuvable.
site-not-signed-in = Choisis d’abord un nom.
site-forged = Cette demande ne vient pas de ce site. Recharge la page et réessaie.
site-too-often = Trop de demandes. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
site-too-slow = C’était trop long. Réessaie ; rien n’est fait deux fois.
site-internal = Un problème est survenu de notre côté. Rien n’a changé.
site-too-many-sockets = Tu as trop de pages ouvertes. Fermes-en une, ou réessaie dans un instant.
site-busy = La base de données est occupée. Rien n’a changé ; réessaie dans un instant.
site-crowded = Trop de monde se connecte en ce moment. Rien n’a changé ; réessaie dans un instant.
site-overloaded = Le serveur est surchargé. Rien n’a changé ; réessaie dans un instant.
site-database-lost = Le serveur a perdu sa base de données. Impossible de savoir si c’est enregistré. Réessaie dans un instant ; rien n’est fait deux fois.
site-disk-full = Le disque du serveur est plein. Rien n’a changé.
site-damaged = Cette table ne peut être ni rejouée ni continuée : { $flaw }
site-newer = Un Trivium plus récent a écrit cette table ; ce serveur ne peut pas encore la montrer : { $flaw }. Rien n’est perdu : la partie continue dès que le serveur est à jour.
site-flaw = entrée { $number } : { $problem }
site-flaw-game = elle appartient à un autre jeu
site-flaw-number = elle dit porter le numéro { $found }
site-flaw-time = elle est plus ancienne que la précédente
site-flaw-missing = elle manque
site-flaw-unreadable = elle est illisible : { $problem }
site-too-large = C’est trop grand.
site-too-many-tokens = Tu as déjà { $most } jetons, le maximum. Supprimes-en un qui ne sert plus.
site-record-not-over = La partie n’est pas terminée. Tu pourras la télécharger à la fin.
site-media-type = Ce format n’est pas accepté.
site-wrong-method = Cette adresse n’accepte pas ce genre de demande.
site-name-taken = Le nom { $name } est pris. Choisis-en un autre.
site-bad-name = Utilise au plus { $most } lettres d’un même alphabet, chiffres, espaces, points, traits d’union ou apostrophes, et rien d’invisible.
site-bad-password = Utilise au moins { $least } caractères pour un mot de passe.
site-wrong-password = Nom ou mot de passe incorrect.
site-wrong-name = Ce n’est pas ton nom.
site-bad-options = Options : { $problem }
site-bad-record = La partie enregistrée n’est pas valable : { $problem }
site-newer-record = Impossible de lire ici cette partie enregistrée. { $problem }

# What a table refuses.
site-refused-not-in-lobby = La partie a déjà commencé.
site-refused-not-playing = La partie n’est pas en cours.
site-refused-moves-played = Un coup a déjà été joué.
site-refused-no-such-seat = Il n’y a pas de place { $seat }.
site-refused-seat-taken = La place { $seat } est prise.
site-refused-not-your-seat = La place { $seat } n’est pas à toi.
site-refused-not-host = Seul l’hôte peut faire cela.
site-refused-not-player = Il te faut une place pour faire cela.
site-refused-wrong-author = Tu ne peux pas faire cela.
site-refused-pace = La pendule sort des limites : 1 jour de réserve au plus, ou de 1 à 60 jours par tour.
site-refused-request-denied = Les autres ne sont pas d’accord. Tu pourras redemander après le prochain coup.
site-refused-seats-open = Une place est encore libre. Remplis-la ou retire-la d’abord.
site-refused-no-person = Au moins une personne doit jouer.
site-refused-not-accepted = Tout le monde n’a pas encore accepté le contrat.
site-refused-not-asked = Ce n’est pas ton tour.
site-refused-stale = La table a changé. Actualise et réessaie.
site-refused-unreadable = « { $action } » n’est pas une réponse de ce jeu.
site-refused-illegal = « { $action } » n’est pas possible maintenant.
site-refused-take-back-never = On n’annule pas de coup à cette table.
site-refused-nothing-to-take-back = Tu n’as rien à annuler.
site-refused-others-must-agree = Les autres doivent être d’accord.
site-refused-request-pending = Une autre demande attend encore des réponses.
site-refused-no-request = Il n’y a aucune demande en attente.
site-refused-length = Vide ou trop long : { $what ->
    [answer] réponse
    [answers] réponses
    [field] champ
    [key] clé
    [level] niveau
    [message] message
    [messages] messages
    [orders] consignes
   *[other] { $what }
} ({ $most } au plus).
site-refused-bad-order = Une consigne doit nommer les champs de sa question.
site-refused-no-spectators = Cette table n’a pas de spectateurs.
site-refused-out-of-time = Temps écoulé.
site-refused-time-left = Il reste encore du temps.
site-refused-asleep = Plus personne n’est là.
site-refused-not-away = Tu es déjà là.
site-refused-not-forced = Il y a d’autres réponses.
site-refused-no-room = Le journal de cette table n’a plus de place pour { $purpose ->
    [lobby] tes changements avant la donne
    [orders] tes consignes
    [take-backs] tes coups annulés
    [players-chat] tes messages
    [spectators-chat] tes messages
    [presence] un autre de tes retours
   *[other] d’autres coups
}.

# Options of the games.
option-deal = Distribution des cartes Action
value-deal-beginner = partie pour débutants : au hasard
value-deal-expert = au choix des joueurs
option-fortuna-unheld = Premier joueur quand personne n’a la carte Fortuna
value-fortuna-unheld-stay = le même qu’avant
value-fortuna-unheld-money = le plus riche
option-cubes = Cubes
value-cubes-finite = 15 de chaque sorte
value-cubes-infinite = sans limite
option-max-rounds = Nombre maximal de manches
option-edition = Édition
value-edition-original = édition originale
value-edition-gloria2011 = Gloria a Roma, 2011
value-edition-gloria2011-original-variant = Gloria a Roma avec les règles de l’édition originale
value-edition-english2007 = édition anglaise, 2007
option-beginner = Partie pour débutants, sans fonctions
value-beginner-off = non, le jeu complet
value-beginner-original = comme dans l’édition originale
value-beginner-gloria2011 = comme en 2011
option-concession = Victoire d’un commun accord
option-petition = Cartes pour une pétition
option-circus = Cirque
value-circus-pair = deux cartes d’un même rôle valent un { -jack }
value-circus-architect = toute carte permet d’appeler ou de suivre l’Architecte
option-forum = Forum
value-forum-clients = un client de chaque rôle
value-forum-clients-materials = et chaque matériau dans { -the-stockpile }
option-sites-2p = Emplacements en ville à deux joueurs
option-start = Premier joueur
value-start-dealt = par des cartes de la pioche
value-start-chosen = par des cartes au choix des joueurs
option-out-of-town = Fondations hors de la ville
value-out-of-town-always = à tout moment
value-out-of-town-exhausted = quand il ne reste plus { -of-site } en ville
option-vault-view = Une carte mise face visible en chambre forte reste visible
value-vault-view-turn = jusqu’à la fin du tour
value-vault-view-placement = seulement quand on la pose
option-collation = Premier joueur selon l’alphabet
value-collation-english = anglais
value-collation-spanish = espagnol
option-latrine-jack = La Latrine prend les { -jacks }
option-scriptorium = Le marbre avec le Scriptorium
value-scriptorium-completes = un seul achève un bâtiment
value-scriptorium-wildcard = va dans tout bâtiment
option-circus-maximus = Un nouveau Cirque Maxime double
value-circus-maximus-all = tous les clients
value-circus-maximus-rest = ceux qui n’ont pas encore agi
option-gate-statue = Une Statue active par une Porte donne ses points
option-stairway = L’Escalier coûte
value-stairway-action = l’action d’Architecte
value-stairway-extra = rien
option-bath-out-of-town = Les clients des Bains posent des fondations hors de la ville
value-bath-out-of-town-alone = seulement avec une Tour
value-bath-out-of-town-join = deux du même rôle de suite, ou avec une Tour
option-gate-road = Avec une Porte, les bâtiments en pierre sont actifs dès qu’ils contiennent du marbre
option-ask-voluntary-give = Demander aux joueurs protégés s’ils veulent donner
option-max-turns = Nombre maximal de tours
option-refill = Le forum
value-refill-literal = une carte ne bouge que pour faire place
value-refill-slide = toutes les cartes avancent à chaque tour
option-screens = Ressources et mains des autres
value-screens-hidden = derrière des paravents
value-screens-open = visibles

# Levels of bots.
site-level-other = { $level }

# The first page, and a game on one screen.
site-frieze = Mosaïque : trois chemins se croisent devant un temple et un aqueduc
site-lead = Trois jeux de société romains. Joue avec d’autres personnes ou contre des robots, en direct ou par correspondance.
site-guest-named = Invité { $n }
site-n-waiting = { $n ->
    [one] { $n } partie t’attend
   *[other] { $n } parties t’attendent
}
site-play = Jouer
site-watch = Regarder
site-sit-down = S’asseoir
site-look = Voir
site-with-friends = Jouer entre amis
site-who-are-you = Qui es-tu ?
site-utc = { $time } UTC
site-who-plays = Qui joue
site-record-file = Fichier de la partie
site-pass-to = Passe l’écran à { $name }
site-pass-hint = Personne d’autre ne doit voir les cartes de ce joueur.
site-pass-show = C’est moi, { $name } : montrer ma place
site-pass-off = Une seule personne joue toutes ces places. Ne plus demander.
site-log-in-hint = Tes tables te suivent dans ce navigateur.
