# The end of a game: where the points come from, the charts, the deal.

# Glory to Rome.
site-influence = Influence
site-vault-values = Vault (card values)
site-most-of-a-material = Merchant bonuses, { $each } each
site-statue = Statue
site-wall = Wall, half the stockpile
site-wall-of = { $stockpile } in the stockpile
site-cards-in-hand = Cards in hand
site-cards-in-vault = Cards in the vault
site-stockpile = Stockpile
site-clients = Clients
site-buildings = Buildings
site-counts-nothing = Unfinished buildings, clients and cards in hand score nothing.

# Fortuna.
site-road = Road
site-privilege-card = Privilege: { $card }
site-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
site-money = Money
site-cubes = Water, wheat and wine
site-centurions = Centurions
site-vestals = Vestals
site-privileges = Privilege cards
site-outside-rome = { $who }: outside Rome (before space { $gate }). Can’t win; privilege cards don’t count.

# Gloria Mundi.
site-steps-from-rome = Steps from Rome
site-steps-of-buildings = Buildings still standing
site-steps-else = Powers and lost buildings
site-all-resources = All resources

# The page.
site-wins = { $n ->
    [one] { $who } wins
   *[other] { $who } win together
}
site-you-win = You win
site-you-win-with = You win together with { $who }
site-nobody-wins = Nobody wins
site-score = Score
site-source = Source
site-total = Points
site-when-equal = Tie-break: { $what }
site-how-it-went = How it went
site-as-counted = as each player could count
site-resources = What each player had
site-chart = { $what }: { $ends }.
site-had = { $who } { $n }
site-turn = turn
site-round = round
site-figures = Figures
site-fair-deal = The deal was fair
site-seal = Seal (shown before the deal)
site-seed-open = Seed (now public)
site-seed-check = The seal is the SHA-256 hash of the seed, and the seed decides all cards and dice. The record has both. Import it anywhere, or run “trivium verify” on it, to replay and compare the whole game.
site-made-of = { $source }: { $detail }
site-final-table = Final table
site-you-win-by = You win, { $points } to { $next }
site-wins-by = { $who } wins, { $points } to { $next }
site-counting = Counting · { $n } of { $of }
site-skip-to-result = Skip to the result
site-watch-counting = Watch the counting
site-watch-replay = Watch the replay
site-other-towns = What the others built
site-save-picture = Save the picture
site-send-picture = Send it
site-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
