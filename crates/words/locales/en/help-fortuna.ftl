# How Fortuna is played.

fortuna-help-goal = Bring your pawn from your village, space 0, to Caesar’s Palace, space 15. The most points win: 1 for each space you’ve come, plus your privilege cards. Only pawns in Rome, on space 10 or beyond, can win.

fortuna-help-start-title = Before the first round
fortuna-help-start = You start with 5 money and 1 each of wheat, water, wine, vestals, centurions and dice. Every edge of the board has 3 action cards, with or without a player. Turn one of yours face down: nobody can take it before your turn. Everyone still knows what it is.

fortuna-help-phase-aqueduct = Aqueduct: if yours is empty, it gets 1 water.
fortuna-help-phase-action = Action and swap: choose one of the 3 cards on your edge and use it if you like. Then you must swap it for a face-up card on another edge. The card you take stays face down until your next turn.
fortuna-help-phase-military = Military power: you may give 1 centurion back and use one of your 2 face-up cards. It isn’t swapped.
fortuna-help-phase-favour = The Emperor’s favour: roll your dice and choose one. Fulfil one available favour card and advance. If cards are available and you fulfil none, you pay a tax of 1 money.
fortuna-help-phase-privilege = Privilege cards: draw one for each token on that favour card, and keep 1.

fortuna-help-actions = There’s one of each. Using a card is up to you; swapping it isn’t.
fortuna-help-available = A favour card is available if it’s face up and its number isn’t higher than your die. Once used, it stays face down for the rest of the round.
fortuna-help-extra = With two players, the first player may turn down one more favour card without tokens after phase 4.
fortuna-help-buildings = You can have three, all different.
fortuna-help-price = Price
fortuna-help-playable = Play on your turn, at any time
fortuna-help-scoring = Points at the end

fortuna-help-round-title = The end of a round
fortuna-help-round = If the Fortuna card is on your edge, you go first next round. The others follow by money, richest first. Each favour card that’s still face up gets 1 token, up to 3. Then all favour cards are turned face up.

fortuna-help-money = Money
fortuna-help-limit-money = 20; the rest is lost
fortuna-help-helpers = Vestals, centurions, dice
fortuna-help-limit-helpers = 3 of each
fortuna-help-limit-buildings = 3, all different
fortuna-help-goods = Water, wheat, wine
fortuna-help-limit-goods = none, while the supply lasts

fortuna-help-last = When a pawn reaches Caesar’s Palace, finish the round. Then the game is over.
fortuna-help-palace = The first to arrive draws 3 privilege cards and keeps 1. The second takes one of the other two, the third the last one.

fortuna-help-road = Your space
fortuna-help-score-road = 1 for each space
fortuna-help-privileges = Privilege cards
fortuna-help-score-privileges = what the cards say
fortuna-help-tie = If you’re tied, the pawn farther along wins; then more money, centurions, vestals.

# Words that printed rules, other editions or earlier texts have for something, what it's called here, and the clause.
fortuna-printed =
    step, steps: space, FOR 13.3
    tribute: tax, FOR 7.6
    priestess, priestesses: vestal, FOR 5.7
    grain, corn: wheat, FOR 5.2
    figure, figures: pawn, FOR 13.4
