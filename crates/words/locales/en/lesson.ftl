# Learning by playing: the page of the lessons, and the teacher at the table.

lesson-lessons = Learn by playing
lesson-lead = A real game with a teacher beside you: he says what to do and why, and explains mistakes. Stop whenever you like; you find your lesson again here and among your tables.
lesson-newcomer = New here? A lesson takes a quarter of an hour and needs no account.
lesson-length = About { $minutes } minutes, { $steps } steps.
lesson-begin = Begin
lesson-resume = Go on
lesson-repeat = Once more
lesson-finished = You have finished this lesson.
lesson-step = Step { $number } of { $steps }
lesson-teacher = Your teacher
lesson-answer = Now: { $answer }
lesson-not-yet = That is allowed, but the lesson goes another way just now. Do what your teacher asks, or skip the lesson.
lesson-none = There is no lesson here, or not any more.
lesson-leave = Skip the lesson
lesson-leave-hint = The game goes on without the teacher; Tiro, an easy bot, plays by himself.
lesson-done = The lesson is over, the game is not: play on by yourself against Tiro, an easy bot, who plays by himself from now on. Or see at once how such a game ends, a few turns before its end.
lesson-to-end = On to the end of the game
lesson-chapter-game = The game
lesson-chapter-end = The end of the game
lesson-after = What now?
lesson-after-hint = You have seen how a game goes and how it ends. Play your first one against Tiro, an easy bot: a hint is a button away, and answers can be taken back.
lesson-first-table = A first game
lesson-here = Learn it
lesson-oversight = Easily forgotten
lesson-badge = Lesson
lesson-first-game = For a first game choose the form for beginners.
