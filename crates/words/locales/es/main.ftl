# What all games share.

main-none = nada
main-comma = { $left }, { $right }
main-and = { $left } { $sound ->
    [i] e
   *[other] y
} { $right }
main-semicolon = { $left }; { $right }

# A line of the log that stands for several equal ones.
main-repeated = { $line } ({ $n } veces)

main-you = tú
main-you-first = Tú
main-seat = Asiento { $seat }
cli-player = Jugador { $seat }

# A reason and the clause of the rules that it comes from.
main-refusal = { $reason } [{ $clause }]

# Between the whole and the tenths of a number: "." or ",".
main-decimal-mark = ,
