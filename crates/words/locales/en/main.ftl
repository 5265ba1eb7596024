# What all games share.

main-none = none
main-comma = { $left }, { $right }
main-and = { $left } and { $right }
main-or = { $left } or { $right }
main-semicolon = { $left }; { $right }

# A line of the log that stands for several equal ones.
main-repeated = { $line } ({ $n } times)

main-you = you
main-you-first = You
main-seat = Seat { $seat }
cli-player = Player { $seat }

# A reason and the clause of the rules that it comes from.
main-refusal = { $reason } [{ $clause }]

# Between the whole and the tenths of a number: "." or ",".
main-decimal-mark = .

# A name in a sentence, for languages whose articles depend on the name.
main-the = the { $name }
main-a = { $elision ->
    [yes] an
   *[no] a
} { $name }
main-of = of { $name }
main-to = to { $name }
