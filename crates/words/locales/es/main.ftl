# What all games share.

main-none = nada
main-comma = { $left }, { $right }
main-and = { $left } { $sound ->
    [i] e
   *[other] y
} { $right }
main-or = { $left } { $sound ->
    [o] u
   *[other] o
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

# A name in a sentence. $gender is what the name says of itself, or "none" for the name of a person or a card of
# data; a feminine name that takes "el" can say so by $elision.
main-the = { $gender ->
    [none] { $name }
    [feminine-plural] las { $name }
    [masculine-plural] los { $name }
    [feminine] la { $name }
   *[masculine] el { $name }
}
main-a = { $gender ->
    [none] { $name }
    [feminine-plural] unas { $name }
    [masculine-plural] unos { $name }
    [feminine] una { $name }
   *[masculine] un { $name }
}
main-of = { $gender ->
    [masculine] del { $name }
   *[other] de { main-the }
}
main-to = { $gender ->
    [masculine] al { $name }
   *[other] a { main-the }
}
