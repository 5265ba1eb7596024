# Comment se joue un jeu : les titres et les tableaux de chaque jeu.

help-goal = But du jeu
help-cards = Les cartes
help-turn = Un tour
help-limits = Limites
help-end = Fin de la partie
help-score = Décompte
help-does = Effet
help-card = Carte
help-limited = Quoi
help-limit = Limite
help-from = Pour
help-points = Points
help-table = {"  "}{ $title } :
help-row = {"  "}{ $name } : { $text }.
site-on-this-page = Sur cette page
# Above the question, in the help that was opened from a table.
site-help-now = La question en ce moment
site-help-from-table = Comment jouer, à partir de cette question
