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
lesson-done = La lección ha terminado, la partida no: sigue por tu cuenta contra Tiro, un bot fácil, que juega solo desde ahora. O mira ya cómo acaba una partida, unos turnos antes del final.
lesson-to-end = Ver el final de la partida
lesson-chapter-game = La partida
lesson-chapter-end = El final de la partida
lesson-after = ¿Y ahora?
lesson-after-hint = Has visto cómo se juega una partida y cómo acaba. Juega la primera contra Tiro, un bot fácil: un botón te da un consejo y tus respuestas se pueden deshacer.
lesson-first-table = Una primera partida
lesson-here = Aprenderlo
lesson-oversight = Se olvida fácilmente
lesson-badge = Lección
lesson-first-game = Para una primera partida elige la forma para principiantes.
