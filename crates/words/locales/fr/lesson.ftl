# Learning by playing: the page of the lessons, and the teacher at the table.

lesson-lessons = Apprendre en jouant
lesson-lead = Une vraie partie avec un maître à tes côtés : il dit quoi faire et pourquoi, et explique les erreurs. Arrête-toi quand tu veux ; ta leçon t’attend ici et parmi tes tables.
lesson-newcomer = Tu débutes ? Une leçon dure un quart d’heure, sans compte à créer.
lesson-length = Environ { $minutes } minutes, { $steps } étapes.
lesson-begin = Commencer
lesson-resume = Continuer
lesson-repeat = Encore une fois
lesson-finished = Tu as terminé cette leçon.
lesson-step = Étape { $number } sur { $steps }
lesson-teacher = Ton maître
lesson-answer = À toi : { $answer }
lesson-not-yet = C’est permis, mais la leçon prend ici un autre chemin. Fais ce que demande ton maître, ou quitte la leçon.
lesson-none = Il n’y a pas de leçon ici, ou plus.
lesson-leave = Quitter la leçon
lesson-leave-hint = La partie continue sans le maître ; Tiro, un robot facile, joue par lui-même.
lesson-done = La leçon est finie, la partie non : continue par toi-même contre Tiro, un robot facile, qui joue désormais tout seul. Ou vois tout de suite comment finit une partie, quelques tours avant sa fin.
lesson-to-end = Voir la fin de la partie
lesson-chapter-game = La partie
lesson-chapter-end = La fin de la partie
lesson-after = Et maintenant ?
lesson-after-hint = Tu as vu comment se joue une partie et comment elle finit. Joue ta première contre Tiro, un robot facile : un bouton donne un conseil, et tes réponses peuvent être reprises.
lesson-first-table = Une première partie
lesson-here = L’apprendre
lesson-oversight = Vite oublié
lesson-badge = Leçon
lesson-first-game = Pour une première partie, choisis la forme pour débutants.
