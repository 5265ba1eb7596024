# How a game is played: what the sections and tables of every game are called.

help-goal = Goal
help-cards = Cards
help-turn = A turn
help-limits = Limits
help-end = The end
help-score = Points
help-does = What it does
help-card = Card
help-limited = What
help-limit = Limit
help-from = For
help-points = Points
help-table = {"  "}{ $title }:
help-row = {"  "}{ $name }: { $text }.
site-on-this-page = On this page
# Above the question, in the help that was opened from a table.
site-help-now = What’s asked now
site-help-from-table = How to play, from this question on
