# What is said of bots.

bots-name-tiro = Tiro
bots-name-miles = Miles
bots-name-centurio = Centurio
bots-name-legatus = Legatus

bots-about-tiro = Un recluta. Conoce las reglas, sigue su primera idea y se equivoca a menudo: un buen primer rival.
bots-about-miles = Un soldado. Toma lo que parece mejor a primera vista y nunca piensa más allá.
bots-about-centurio = Un capitán. Piensa por adelantado en partidas que imagina a partir de lo que puede ver.
bots-about-legatus = Un general. Piensa como el capitán, pero más tiempo: es el más fuerte.

bots-time-glance = Responde al instante.
bots-time = Piensa hasta { $seconds } s por turno.

bots-unknown = no hay ningún bot «{ $name }»; hay { $all }
bots-zero-budget = «{ $text }»: un bot necesita algo de tiempo para pensar
bots-bad-setting = «{ $text }» no es ni un presupuesto como 100ms o 2000it ni un ajuste de este bot
