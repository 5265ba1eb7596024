# What all games share.

main-none = rien
main-comma = { $left }, { $right }
main-and = { $left } et { $right }
main-semicolon = { $left } ; { $right }

# A line of the log that stands for several equal ones.
main-repeated = { $line } ({ $n } fois)

main-you = toi

# What somebody did begins with the auxiliary: "Tu as" or "Livia a".
main-you-first = Toi
    .has = { $you ->
        [yes] Tu as
       *[no] { $who } a
    }
main-seat = Place { $seat }
cli-player = Joueur { $seat }

# A reason and the clause of the rules that it comes from.
main-refusal = { $reason } [{ $clause }]

# Between the whole and the tenths of a number: "." or ",".
main-decimal-mark = ,
