# How Glory to Rome is played.

gtr-help-goal = Rome has burned. Rebuild it, and have the most points when the game ends: 1 for each influence, plus the value of every card in your vault, plus 3 for each material you alone have the most of there.

gtr-help-cards = An order card can be five things, one at a time:
gtr-help-as-order = An order: play it to lead or follow its role.
gtr-help-as-client = A client: it acts every time its role is led.
gtr-help-as-material = A material: it goes to your stockpile or into a building.
gtr-help-as-building = A building: place it on a site as a foundation.
gtr-help-as-goods = Goods: in your vault it’s worth points.
gtr-help-colours = Colour, role and material always go together. The value counts three times: how many materials the building needs, how much influence it gives, and the points of the card in a vault.
gtr-help-jack = A Jack stands for any role. It’s never a client, a material or a building. In the 2011 edition Jacks are called Senators.
gtr-help-head-role = Role
gtr-help-head-material = Material
gtr-help-head-value = Value
gtr-help-head-building = Building

gtr-help-lead = The leader plays a card and leads its role, or thinks. Thinking ends the turn.
gtr-help-follow = Clockwise, each other player follows with a card of that role, or thinks instead.
gtr-help-act = From the leader on, everyone acts: once for the card they played, and once for each of their clients of that role. Clients act even if you thought.
gtr-help-clear = The cards played go to the pool, Jacks to their pile. The player to the leader’s left leads next.
gtr-help-units = Instead of a card of the role, you can play a Jack, or a petition: { $petition } cards of any one role.
gtr-help-fresh = A client you’ve just hired starts acting next turn. You can skip any action.

gtr-help-roles = Roles
gtr-help-thinker = take a Jack; or fill your hand up to 5; or draw 1 card if you have 5 or more
gtr-help-role-laborer = take a card from the pool into your stockpile
gtr-help-role-craftsman = start a building or add a material, from your hand
gtr-help-role-architect = start a building from your hand, or add a material from your stockpile
gtr-help-role-legionary = show cards from your hand, one per action; for each, take that material from the pool and from each neighbour’s hand
gtr-help-role-merchant = move a material from your stockpile to your vault
gtr-help-role-patron = hire a card from the pool as a client

gtr-help-build = Building
gtr-help-building = Start a building: place its card on a free site of its material. Then add that material, as many cards as the site’s value. When it’s complete, the site becomes influence and the function works. You can’t have two buildings of the same name.
gtr-help-outside = A site out of town takes two actions in a row.

gtr-help-influence = You start with 2 influence. Each building you complete adds the value of its site.
gtr-help-vault = Vault
gtr-help-limit-clients = as many as your influence
gtr-help-limit-vault = as many cards as your influence
gtr-help-limit-stockpile = none
gtr-help-limit-hand = none; thinking fills it up to 5

gtr-help-end = The game ends immediately when:
gtr-help-end-deck = the deck is empty
gtr-help-end-sites = the last site in town is taken
gtr-help-end-catacomb = a Catacomb is completed
gtr-help-end-forum = a Forum’s condition is met: its owner wins
gtr-help-end-agreement = { $agreed ->
    [yes] all the others agree that one player wins
   *[no] all the others agree that one player wins (only if your table plays with this option)
}

gtr-help-score-influence = 1 for each
gtr-help-score-vault = the value of each card: rubble and wood 1, concrete and brick 2, stone and marble 3
gtr-help-bonus = Merchant bonus
gtr-help-score-bonus = 3 for each material you alone have the most of in your vault
gtr-help-tie = The Statue and the Wall add points of their own. If you’re tied, the larger hand wins.

gtr-help-buildings = { $functions ->
    [yes] What a building does for you once it’s complete:
   *[no] In the beginner game buildings have no functions. In the full game they do this:
}
gtr-help-of-material = { $role }: { $material }, value { $value }
