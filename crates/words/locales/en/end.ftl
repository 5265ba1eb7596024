# The end of a game: where the points come from, the charts, the deal.

# Glory to Rome.
end-influence = Influence
end-vault-values = Vault, by value
end-most-of-a-material = Most of a material, { $each } each
end-statue = Statue
end-wall = Wall, half the stockpile
end-wall-of = { $stockpile } in the stockpile
end-cards-in-hand = Cards in hand
end-cards-in-vault = Cards in the vault
end-stockpile = Stockpile
end-clients = Clients
end-buildings = Buildings
end-counts-nothing = Unfinished buildings, clients and cards in hand bring no points.

# Fortuna.
end-road = Road
end-privilege-card = Privilege: { $card }
end-n-cards = { $n } cards
end-money = Money
end-cubes = Water, wheat and wine
end-centurions = Centurions
end-vestals = Vestals
end-privileges = Privilege cards
end-outside-rome = { $who }: outside Rome, which begins on space { $gate }. Nobody wins from there, and privilege cards do not count.

# Gloria Mundi.
end-steps-from-rome = Steps from Rome
end-steps-of-buildings = Buildings that stand
end-steps-else = Powers, and buildings that are gone
end-all-resources = All resources

# The page.
end-wins = { $n ->
    [one] { $who } wins
   *[other] { $who } win together
}
end-you-win = You win
end-nobody-wins = Nobody wins
end-score = Score
end-source = Source
end-total = Points
end-when-equal = If equal: { $what }
end-how-it-went = How it went
end-as-counted = as each could count it
end-resources = What they had
end-chart = { $what }: { $ends }.
end-had = { $who } { $n }
end-turn = turn
end-round = round
end-figures = Figures
end-fair-deal = The deal was fair
end-seal = Seal, shown before the deal
end-seed-open = Seed, open now
end-seed-check = The seal is the SHA-256 hash of the seed, and all cards and dice follow from the seed. The record holds both: import it anywhere, or run “trivium verify” on it, and the whole game is played again and compared.
end-final-table = The table at the end
