# What is said of bots.

bots-name-tiro = Tiro
bots-name-miles = Miles
bots-name-centurio = Centurio
bots-name-legatus = Legatus

bots-about-tiro = A recruit. Knows the rules, follows his first idea and often errs: a good first opponent.
bots-about-miles = A soldier. Takes what looks best at a glance and never thinks ahead.
bots-about-centurio = A captain. Thinks ahead in games that he imagines from what he may see.
bots-about-legatus = A general. Thinks like the captain, and longer: the strongest.

bots-time-glance = Answers at once.
bots-time = Thinks for up to { $seconds } s a turn.

bots-unknown = there is no bot “{ $name }”; there are { $all }
bots-zero-budget = “{ $text }”: a bot needs some time to think
bots-bad-setting = “{ $text }” is neither a budget such as 100ms or 2000it nor a setting of this bot
