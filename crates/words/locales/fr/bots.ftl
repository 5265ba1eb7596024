# What is said of bots.

bots-name-tiro = Tiro
bots-name-miles = Miles
bots-name-centurio = Centurio
bots-name-legatus = Legatus

bots-about-tiro = Une recrue. Connaît les règles, suit sa première idée et se trompe souvent : un bon premier adversaire.
bots-about-miles = Un soldat. Prend ce qui paraît le mieux au premier coup d’œil, sans jamais prévoir.
bots-about-centurio = Un capitaine. Prévoit, dans des parties qu’il imagine d’après ce qu’il a le droit de voir.
bots-about-legatus = Un général. Réfléchit comme le capitaine, mais plus longtemps : le plus fort.

bots-time-glance = Répond tout de suite.
bots-time = Réfléchit jusqu’à { $seconds } s par tour.

bots-unknown = le robot « { $name } » n’existe pas ; il y a { $all }
bots-zero-budget = « { $text } » : il faut au robot un peu de temps pour réfléchir
bots-bad-setting = « { $text } » n’est ni un budget, comme 100ms ou 2000it, ni un réglage de ce robot
