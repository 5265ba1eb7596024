# What stands around a drawn table.
site-skip-to-question = Aller à la question
site-ends = Fin de la partie
site-tools = Table
site-to-side = Joueurs, réglages, quitter
site-side = Journal, discussion et contrat
site-all-answers = { $n ->
    [one] La seule réponse
   *[other] Les { $n } réponses
}
site-n-answers = { $n ->
    [one] { $n } réponse.
   *[other] { $n } réponses.
}
site-news = Ce qui vient de se passer
site-summed = { $who }, { $count } événements. Le dernier : { $line }
site-over-title = { $result } : { $game }
site-why-not = Pas maintenant
site-rulings = Décisions
site-see-rules = Règles : { $clauses }
site-other-answers = Autres réponses
site-close = Fermer
site-sure = Vraiment ?
site-not-yet = Pas encore
site-log-turn = Tour { $n }
site-log-round = Manche { $n }
site-order-how-often = Combien de fois
site-order-once = Une fois
site-order-brief = Jusqu’à ce qu’on me demande autre chose
site-keys = Touches et gestes
site-key-answer = choisir la réponse de cette touche
site-key-list = montrer toutes les réponses
site-key-take-back = annuler le coup
site-key-help = expliquer l’élément choisi, ou montrer cette aide
site-key-escape = fermer, ou effacer ta sélection
site-key-tab = élément actif suivant
site-key-moves = un coup en arrière ou en avant
site-key-turns = un tour en arrière ou en avant
site-key-ends = au début ou à la fin
site-key-play = lecture ou pause
site-touch-help = Tu peux toucher tout ce qui est doré. Laisse la souris sur une carte, ou appuie longtemps dessus, pour lire ce qu’elle fait. Touche une carte qui n’est pas dorée pour savoir pourquoi tu ne peux pas l’utiliser maintenant.
site-settings = Préférences
site-since = Depuis ton dernier tour
site-since-summary = { $n ->
    [one] { $n } coup : { $names }.
   *[other] { $n } coups : { $names }.
}
site-since-nothing = Rien pour l’instant.
site-show-since = Montrer
site-stage-skip = Passer
site-stage-progress = { $who } · { $step } sur { $count }
site-key-space = espace
site-stage-pause = Mettre en pause
site-play-moments = Lecture
site-turn-of = Tour { $n } sur { $of }
site-round-of = Manche { $n } sur { $of }
site-place-in-turn = { $turn }, coup { $n } sur { $of }
site-begins = La partie commence.
site-quiet-move = { $who } joue.
site-previous-turn = Tour précédent
site-next-turn = Tour suivant
site-previous-round = Manche précédente
site-next-round = Manche suivante
site-previous-move = Coup précédent
site-next-move = Coup suivant
site-step-turn = Tour
site-step-round = Manche
site-step-move = Coup
site-space-key = espace
site-empty-hand = Main vide.
site-touch-line = Touche une ligne pour y aller.
site-earlier = Plus tôt
site-later = Plus tard
site-copy-moment = Copier le lien vers ce moment
site-copied = Lien copié.
site-copy-by-hand = Lien à copier :
site-to-result = Retour au résultat
site-notes = Tes notes
site-notes-hint = Personne d’autre ne peut les lire.
site-language = Langue
site-language-browser = Celle de mon navigateur
site-own-name = Français
site-rules-of = { $game } : les règles
site-in-short = En bref
site-all-rulings = Décisions

# Le classement sous la barre.
site-standing = Classement : ce que chacun peut compter
site-countable = { $points } que chacun peut compter
site-rank = { $n ->
    [1] 1er
   *[other] { $n }e
}
site-to-place = Aller chez ce joueur
site-decides = réfléchit
site-waits = attend
site-nothing-else = rien d’autre n’est possible
