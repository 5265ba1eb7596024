# Learning by playing: the page of the lessons, and the teacher at the table.

lesson-lessons = Aprender jugando
lesson-lead = Una partida de verdad con un maestro a tu lado: te dice qué hacer y por qué, y explica los errores. Para cuando quieras; tu lección te espera aquí y entre tus mesas.
lesson-newcomer = ¿Es tu primera vez? Una lección dura un cuarto de hora y no necesita cuenta.
lesson-length = Unos { $minutes } minutos, { $steps } pasos.
lesson-begin = Empezar
lesson-resume = Continuar
lesson-repeat = Otra vez
lesson-finished = Has terminado esta lección.
lesson-step = Paso { $number } de { $steps }
lesson-teacher = Tu maestro
lesson-answer = Ahora: { $answer }
lesson-not-yet = Está permitido, pero la lección va ahora por otro lado. Haz lo que pide tu maestro o sáltate la lección.
lesson-none = Aquí no hay ninguna lección, o ya no.
lesson-leave = Saltar la lección
lesson-leave-hint = La partida sigue sin el maestro; Tiro, un bot fácil, juega por su cuenta.
lesson-done = La lección ha terminado, la partida no: sigue por tu cuenta. Tiro, un bot fácil, juega solo desde ahora. ¡Suerte!
lesson-first-game = Para una primera partida elige la forma para principiantes.
