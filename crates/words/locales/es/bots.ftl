# What is said of bots.

bots-name-tiro = Tiro
bots-name-miles = Miles
bots-name-centurio = Centurio
bots-name-legatus = Legatus

bots-about-tiro = Un recluta. Conoce las reglas, juega por instinto y falla a menudo: un buen primer rival.
bots-about-miles = Un soldado. Toma lo que parece mejor a primera vista y nunca piensa por adelantado.
bots-about-centurio = Un capitán. Piensa por adelantado imaginando partidas, sin ver las cartas ocultas.
bots-about-legatus = Un general. Piensa como el capitán, pero más tiempo: es el más fuerte.

bots-time-glance = Responde enseguida.
bots-time = Piensa hasta { $seconds } s por turno.

bots-unknown = no hay ningún bot «{ $name }»; elige { $all }
bots-zero-budget = «{ $text }»: un bot necesita algo de tiempo para pensar
bots-bad-setting = «{ $text }» no es un presupuesto como 100ms o 2000it, ni un ajuste de este bot
