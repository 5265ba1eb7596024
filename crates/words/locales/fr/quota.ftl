# Ce dont un utilisateur a trop, et ce qu’il peut faire.

site-quota-open = Tu as { $most ->
    [one] une table qui n’est pas encore distribuée
   *[other] { $most } tables qui ne sont pas encore distribuées
}, et c’est le maximum. Distribue ou annule une partie, puis ouvre une autre table.
site-quota-running = Tu joues { $most ->
    [one] une partie
   *[other] { $most } parties
} en même temps, et c’est le maximum. Finis-en une ou abandonne-la d’abord.
site-quota-seats = Tu as une place à { $most ->
    [one] une table ouverte ou en cours
   *[other] { $most } tables ouvertes ou en cours
}, et c’est le maximum. Finis d’abord une partie, abandonne-la ou quitte une table.
site-quota-thinking = Des robots qui réfléchissent jouent à { $most ->
    [one] une de tes tables
   *[other] { $most } de tes tables
}, et c’est le maximum. Finis d’abord une partie, ou choisis des robots d’un niveau plus bas.
site-quota-messages = { $most ->
    [one] Un message
   *[other] { $most } messages
} par minute, c’est le maximum. Attends un peu avant d’en dire plus.
site-quota-hints = { $most ->
    [one] Un conseil
   *[other] { $most } conseils
} par heure, c’est le maximum. Redemande plus tard.
site-quota-made = { $most ->
    [one] Une nouvelle table
   *[other] { $most } nouvelles tables
} par jour, c’est le maximum. Ouvres-en une autre plus tard.
site-quota-imports = { $most ->
    [one] Une partie importée
   *[other] { $most } parties importées
} par jour, c’est le maximum. Importe celle-ci plus tard.
site-quota-files = Tu gardes déjà { $most ->
    [one] un fichier
   *[other] { $most } fichiers
}. Supprimes-en un avant d’en garder un autre.
site-quota-of-account = Avec un compte, tu peux en avoir { $most }.
