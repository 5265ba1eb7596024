# The end of a game: where the points come from, the charts, the deal.

# Glory to Rome.
site-influence = Influence
site-vault-values = Vault, by value
site-most-of-a-material = Most of a material, { $each } each
site-statue = Statue
site-wall = Wall, half the stockpile
site-wall-of = { $stockpile } in the stockpile
site-cards-in-hand = Cards in hand
site-cards-in-vault = Cards in the vault
site-stockpile = Stockpile
site-clients = Clients
site-buildings = Buildings
site-counts-nothing = Unfinished buildings, clients and cards in hand bring no points.

# Fortuna.
site-road = Road
site-privilege-card = Privilege: { $card }
site-n-cards = { $n } cards
site-money = Money
site-cubes = Water, wheat and wine
site-centurions = Centurions
site-vestals = Vestals
site-privileges = Privilege cards
site-outside-rome = { $who }: outside Rome, which begins on space { $gate }. Nobody wins from there, and privilege cards do not count.

# Gloria Mundi.
site-steps-from-rome = Steps from Rome
site-steps-of-buildings = Buildings that stand
site-steps-else = Powers, and buildings that are gone
site-all-resources = All resources

# The page.
site-wins = { $n ->
    [one] { $who } wins
   *[other] { $who } win together
}
site-you-win = You win
site-nobody-wins = Nobody wins
site-score = Score
site-source = Source
site-total = Points
site-when-equal = If equal: { $what }
site-how-it-went = How it went
site-as-counted = as each could count it
site-resources = What they had
site-chart = { $what }: { $ends }.
site-had = { $who } { $n }
site-turn = turn
site-round = round
site-figures = Figures
site-fair-deal = The deal was fair
site-seal = Seal, shown before the deal
site-seed-open = Seed, open now
site-seed-check = The seal is the SHA-256 hash of the seed, and all cards and dice follow from the seed. The record holds both: import it anywhere, or run “trivium verify” on it, and the whole game is played again and compared.
site-final-table = The table at the end
