# Cómo se juega: los títulos y las tablas de cada juego.

help-goal = Objetivo
help-cards = Las cartas
help-turn = Un turno
help-limits = Límites
help-end = Fin de la partida
help-score = Puntuación
help-does = Efecto
help-card = Carta
help-limited = Qué
help-limit = Límite
help-from = Por
help-points = Puntos
help-table = {"  "}{ $title }:
help-row = {"  "}{ $name }: { $text }.
site-on-this-page = En esta página
# Above the question, in the help that was opened from a table.
site-help-now = Lo que se pregunta ahora
site-help-from-table = Cómo se juega, desde esta pregunta
