# Learning by playing: the page of the lessons, and the teacher at the table.

site-lessons = Learn by playing
site-lessons-lead = A real game with a teacher beside you: he says what to do and why, and explains mistakes. Stop whenever you like; you find your lesson again here and among your tables.
site-newcomer = New here? A lesson takes a quarter of an hour and needs no account.
site-lesson-length = About { $minutes } minutes, { $steps } steps.
site-begin-lesson = Begin
site-resume-lesson = Go on
site-repeat-lesson = Once more
site-lesson-finished = You have finished this lesson.
site-lesson-step = Step { $number } of { $steps }
site-teacher = Your teacher
site-lesson-answer = Now: { $answer }
site-refused-not-taught = That is allowed, but the lesson goes another way just now. Do what your teacher asks, or skip the lesson.
site-refused-no-lesson = There is no lesson here, or not any more.
site-leave-lesson = Skip the lesson
site-leave-lesson-hint = The game goes on without the teacher; Tiro, an easy bot, plays by himself.
site-lesson-done = The lesson is over, the game is not: play on by yourself against Tiro, an easy bot, who plays by himself from now on. Or see at once how such a game ends, a few turns before its end.
site-to-the-end = On to the end of the game
site-chapter-game = The game
site-chapter-end = The end of the game
site-after-lessons = What now?
site-after-lessons-hint = You have seen how a game goes and how it ends. Play your first one against Tiro, an easy bot: a hint is a button away, and answers can be taken back.
site-first-table = A first game
site-lesson-here = Learn it
site-oversight = Easily forgotten
site-lesson-badge = Lesson
site-first-game-hint = For a first game choose the form for beginners.
