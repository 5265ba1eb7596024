# What is said of bots.

bots-name-tiro = Tiro
bots-name-miles = Miles
bots-name-centurio = Centurio
bots-name-legatus = Legatus

bots-about-tiro = Une recrue. Connaît les règles, joue d’instinct et se trompe souvent : pour une première partie.
bots-about-miles = Un soldat. Prend ce qui paraît le mieux au premier coup d’œil, sans jamais anticiper.
bots-about-centurio = Un capitaine. Anticipe en imaginant des parties, sans voir les cartes cachées.
bots-about-legatus = Un général. Réfléchit comme le capitaine, mais plus longtemps : le plus fort.

bots-time-glance = Répond tout de suite.
bots-time = Réfléchit jusqu’à { $seconds } s par tour.

bots-unknown = le robot « { $name } » n’existe pas ; choisis { $all }
bots-zero-budget = « { $text } » : il faut au robot un peu de temps pour réfléchir
bots-bad-setting = « { $text } » n’est ni un budget, comme 100ms ou 2000it, ni un réglage de ce robot
