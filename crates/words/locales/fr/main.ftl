# What all games share.

main-none = rien
main-comma = { $left }, { $right }
main-and = { $left } et { $right }
main-or = { $left } ou { $right }
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

# A name in a sentence. $gender is what the name says of itself, or "none" for the name of a person or a card of
# data; $elision says whether it begins with a vowel.
main-the = { $gender ->
    [none] { $name }
    [feminine-plural] les { $name }
    [masculine-plural] les { $name }
    [feminine] { $elision ->
        [yes] l’{ $name }
       *[no] la { $name }
    }
   *[masculine] { $elision ->
        [yes] l’{ $name }
       *[no] le { $name }
    }
}
main-a = { $gender ->
    [none] { $name }
    [feminine-plural] des { $name }
    [masculine-plural] des { $name }
    [feminine] une { $name }
   *[masculine] un { $name }
}
main-of = { $gender ->
    [none] { $elision ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
    [feminine-plural] des { $name }
    [masculine-plural] des { $name }
    [feminine] de { main-the }
   *[masculine] { $elision ->
        [yes] de l’{ $name }
       *[no] du { $name }
    }
}
main-to = { $gender ->
    [none] à { $name }
    [feminine-plural] aux { $name }
    [masculine-plural] aux { $name }
    [feminine] à { main-the }
   *[masculine] { $elision ->
        [yes] à l’{ $name }
       *[no] au { $name }
    }
}
