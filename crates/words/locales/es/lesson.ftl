# Learning by playing: the page of the lessons, and the teacher at the table.

site-lessons = Aprender jugando
site-lessons-lead = Una partida de verdad con un maestro a tu lado: te dice qué hacer y por qué, y explica los errores. Para cuando quieras; tu lección te espera aquí y entre tus mesas.
site-newcomer = ¿Es tu primera vez? Una lección dura un cuarto de hora y no necesita cuenta.
site-lesson-length = Unos { $minutes } minutos, { $steps } pasos.
site-begin-lesson = Empezar
site-resume-lesson = Continuar
site-repeat-lesson = Otra vez
site-lesson-finished = Has terminado esta lección.
site-lesson-step = Paso { $number } de { $steps }
site-teacher = Tu maestro
site-lesson-answer = Ahora: { $answer }
site-refused-not-taught = Está permitido, pero la lección va ahora por otro lado. Haz lo que pide tu maestro o sáltate la lección.
site-refused-no-lesson = Aquí no hay ninguna lección, o ya no.
site-leave-lesson = Saltar la lección
site-leave-lesson-hint = La partida sigue sin el maestro; Tiro, un bot fácil, juega por su cuenta.
site-lesson-done = La lección ha terminado, la partida no: sigue por tu cuenta contra Tiro, un bot fácil, que juega solo desde ahora. O mira ya cómo acaba una partida, unos turnos antes del final.
site-to-the-end = Ver el final de la partida
site-chapter-game = La partida
site-chapter-end = El final de la partida
site-after-lessons = ¿Y ahora?
site-after-lessons-hint = Has visto cómo se juega una partida y cómo acaba. Juega la primera contra Tiro, un bot fácil: un botón te da un consejo y tus respuestas se pueden deshacer.
site-first-table = Una primera partida
site-lesson-here = Aprenderlo
site-oversight = Se olvida fácilmente
site-lesson-badge = Lección
site-first-game-hint = Para una primera partida elige la forma para principiantes.
