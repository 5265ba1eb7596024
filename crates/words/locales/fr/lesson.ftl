# Learning by playing: the page of the lessons, and the teacher at the table.

site-lessons = Apprendre en jouant
site-lessons-lead = Une vraie partie avec un maître à tes côtés : il dit quoi faire et pourquoi, et explique les erreurs. Arrête-toi quand tu veux ; ta leçon t’attend ici et parmi tes tables.
site-newcomer = Tu débutes ? Une leçon dure un quart d’heure, sans compte à créer.
site-lesson-length = Environ { $minutes } minutes, { $steps } étapes.
site-begin-lesson = Commencer
site-resume-lesson = Continuer
site-repeat-lesson = Encore une fois
site-lesson-finished = Tu as terminé cette leçon.
site-lesson-step = Étape { $number } sur { $steps }
site-teacher = Ton maître
site-lesson-answer = À toi : { $answer }
site-refused-not-taught = C’est permis, mais la leçon prend ici un autre chemin. Fais ce que demande ton maître, ou quitte la leçon.
site-refused-no-lesson = Il n’y a pas de leçon ici, ou plus.
site-leave-lesson = Quitter la leçon
site-leave-lesson-hint = La partie continue sans le maître ; Tiro, un robot facile, joue par lui-même.
site-lesson-done = La leçon est finie, la partie non : continue par toi-même contre Tiro, un robot facile, qui joue désormais tout seul. Ou vois tout de suite comment finit une partie, quelques tours avant sa fin.
site-to-the-end = Voir la fin de la partie
site-chapter-game = La partie
site-chapter-end = La fin de la partie
site-after-lessons = Et maintenant ?
site-after-lessons-hint = Tu as vu comment se joue une partie et comment elle finit. Joue ta première contre Tiro, un robot facile : un bouton donne un conseil, et tes réponses peuvent être reprises.
site-first-table = Une première partie
site-lesson-here = L’apprendre
site-oversight = Vite oublié
site-lesson-badge = Leçon
site-first-game-hint = Pour une première partie, choisis la forme pour débutants.
