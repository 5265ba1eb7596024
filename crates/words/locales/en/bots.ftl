# What is said of bots.

bots-name-tiro = Tiro
bots-name-miles = Miles
bots-name-centurio = Centurio
bots-name-legatus = Legatus

bots-about-tiro = A recruit. Knows the rules, plays on instinct, often wrong: a good first opponent.
bots-about-miles = A soldier. Takes what looks best at a glance and never thinks ahead.
bots-about-centurio = A captain. Thinks ahead by imagining games, without seeing hidden cards.
bots-about-legatus = A general. Thinks like the captain, but longer: the strongest.

bots-time-glance = Answers immediately.
bots-time = Thinks for up to { $seconds } s a turn.

bots-unknown = there’s no bot “{ $name }”; choose { $all }
bots-zero-budget = “{ $text }”: a bot needs some time to think
bots-bad-setting = “{ $text }” isn’t a budget such as 100ms or 2000it, nor a setting of this bot
