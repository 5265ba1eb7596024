# The front page.
site-your-games = Tes parties
site-against-bots = Contre des robots
site-they-wait = ils t’attendent
site-just-finished = Tout juste terminées
site-all-your-games = Toutes tes parties
site-their-turn = À { $name } de jouer
site-minutes-left = { $n ->
    [one] Encore { $n } minute
   *[other] Encore { $n } minutes
}
site-hours-left = { $n ->
    [one] Encore { $n } heure
   *[other] Encore { $n } heures
}
site-days-left = { $n ->
    [one] Encore { $n } jour
   *[other] Encore { $n } jours
}
site-won-by = { $n ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
site-won-by-you = Tu as gagné
site-won-with = { $result }, { $first } à { $second }
site-you-came = { $n ->
    [1] tu finis à la 1re place
   *[other] tu finis à la { $n }e place
}
site-ended-early = Arrêtée avant la fin
site-leave-or-hide = Quitter ou masquer { $game }
site-hide = Masquer ici
site-hide-hint = Elle reste dans « Parties terminées ».
site-show-again = Afficher de nouveau
site-hidden-games = Parties masquées
site-no-hidden-games = Tu n’as masqué aucune partie.
site-play-bots = Défier des robots
site-learn-it = Apprendre
site-minutes-long = { $n } min
site-weight = Difficulté
site-weight-of = { $n ->
    [1] très facile
    [2] facile
    [3] moyenne
    [4] difficile
   *[other] très difficile
}

# An invitation.
site-invites = { $name } t’invite
site-play-with = Joue à { $game } avec { $names }
site-play-alone = Joue à { $game }
site-you = Toi
site-open-place = Libre
site-call-you = Comment t’appelles-tu ?
site-name-limits = { $most } caractères au plus : lettres, chiffres, espaces, points, traits d’union, apostrophes.
site-no-account-needed = Pas besoin de compte : ce navigateur te reconnaîtra.
site-take-seat = Prendre la place
site-take-seat-start = Prendre la place et commencer
site-by-sitting = En t’asseyant, tu acceptes le contrat de cette page.
site-starts-at-once = Il ne manque que toi : la partie commence tout de suite.
site-starts-when-full = La partie commence dès que toutes les places sont prises.
site-no-seat-free = Toutes les places sont prises. Demande un autre lien.
site-all-options = Toutes les options
site-look-first = Voir d’abord la table
site-never-played = Tu n’y as jamais joué ?
site-learn-first = Apprendre d’abord
site-preview-invited = Une invitation : { $game }
site-preview-invites = { $name } t’invite : { $game }
site-preview-seats = { $n ->
    [one] { $pace } { $n } place libre.
   *[other] { $pace } { $n } places libres.
}

# What a form says before, and what was wrong.
site-password-limits = { $least } caractères au moins.
site-text-limits = { $most } caractères au plus.
site-number-limits = de { $least } à { $most }
site-bad-number = Choisis un nombre de { $least } à { $most }.
site-bad-choice = Choisis l’une des réponses.
site-left-empty = Remplis ce champ.
site-url-limits = Elle commence par https:// ou http://. { $most } caractères au plus.
site-bad-url = Ce n’est pas une adresse : elle commence par https:// ou http://, sans espaces.
site-record-limits = { $most } Mo au plus.
