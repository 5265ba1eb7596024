# How Gloria Mundi is played.

gm-help-goal = Rome is falling. Walk from Rome towards Africa: when the game ends, the Roman farthest from Rome wins.

gm-help-cards-title = Cards and resources
gm-help-cards = Production cards make resources. You keep some in hand and play one each turn.
gm-help-head-makes = It makes
gm-help-glory = One glory stands for any resource in a purchase or a tribute. Printed glory is paid in glory only. Glory can’t pay for the power of a building unless the card says so.

gm-help-turn = Your turn has five phases:
gm-help-phase-forum = A new building: it takes place +5 of the forum.
gm-help-phase-production = A production card: you must play one from your hand.
gm-help-phase-activation = Activation: everyone’s cards of that type produce, or use the building on them.
gm-help-phase-purchase = A purchase: you may buy one building from the forum. Your Roman walks its steps.
gm-help-phase-tribute = Tribute: pay, and the barbarian stays. Otherwise it moves, and cards are lost.
gm-help-activation = From the active player clockwise, everyone activates all their cards of that type. A card with a building on it either makes its resource or uses the building, not both.

gm-help-purchase-title = The forum and buying
gm-help-forum = A new building takes place +5 of the forum and pushes others towards +0. When the forum is full, the card on +0 is discarded.
gm-help-purchase = A building costs the printed resources, plus as many of any kind as its place says. Place it on one of your production cards of its type that has no building; a red one goes on any type. Your Roman walks its steps immediately.

gm-help-tribute-title = Tribute and the barbarian
gm-help-tribute = Tribute goes on the first space without any, ahead of the barbarian: 1 food for a farm, 1 gold for a city, 1 peace for a legion. If you pay, it stays. If you don’t, it moves to the last space with tribute, or 1 space if there’s none.
gm-help-loss = For each icon on the spaces it crosses, a matching production card is lost. From you clockwise, everyone with a matching card loses one, round after round, until no icon is left. A building is lost with its card. Then everyone takes back tribute, 1 resource at a time, from you clockwise.

gm-help-powers-title = Powers of buildings
gm-help-powers = Use a building in a turn of its type, instead of the card under it. Gains come from the stock; steps move your Roman.
gm-help-choice = If a power names several resources, choose again for each unit. X means as often as you like.
gm-help-instead = “Instead of activating” counts all your cards of the type, with or without a building. You activate nothing else of that type this turn.
gm-help-red = Red buildings work outside activation, so the card under them still produces: walls when cards are lost, architects when you buy.

gm-help-end = The game ends immediately when:
gm-help-end-rome = the barbarian enters Rome
gm-help-end-hand = the active player has no production card to play
gm-help-end-africa = a Roman reaches Africa
gm-help-end-deck = there’s no building card to draw
gm-help-winner = However it ends, the Roman farthest from Rome wins. If you’re tied, more glory wins, then more resources.

gm-help-head-cost = Cost
gm-help-head-steps = Steps
gm-help-head-power = Power
gm-help-names = When you type an answer, a building is its number: use 6, buy +3 on farm.
gm-help-kind-farm = Farm buildings
gm-help-kind-city = City buildings
gm-help-kind-legion = Legion buildings
gm-help-kind-red = Red buildings
gm-help-building = { $number } { $name }

# Words that printed rules, other editions or earlier texts have for something, what it's called here, and the clause.
gm-printed =
    Carthage, Carthago: Africa, GLM 8.1
    symbol, symbols: icon, GLM 7.1
    wheat, grain: food, GLM 1.1
    coins, money: gold, GLM 1.1
