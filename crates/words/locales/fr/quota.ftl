# Ce dont un utilisateur a trop, et ce qu’il peut faire.

site-quota-open = Tu as déjà { $most ->
    [one] une table qui n’a pas
   *[other] { $most } tables qui n’ont pas
} commencé. Commence ou annule une partie avant d’en ouvrir une autre.
site-quota-running = Tu joues déjà { $most ->
    [one] une partie
   *[other] { $most } parties
}. Finis-en ou abandonnes-en une d’abord.
site-quota-seats = Tu as déjà une place à { $most ->
    [one] une table ouverte ou en cours
   *[other] { $most } tables ouvertes ou en cours
}. Finis ou abandonne une partie, ou quitte une table.
site-quota-thinking = Des robots qui réfléchissent jouent déjà à { $most ->
    [one] une de tes tables
   *[other] { $most } de tes tables
}. Finis d’abord une partie, ou choisis un niveau plus bas.
site-quota-messages = Tu peux envoyer { $most ->
    [one] un message
   *[other] { $most } messages
} par minute. Attends un peu.
site-quota-hints = Tu peux demander { $most ->
    [one] un conseil
   *[other] { $most } conseils
} par heure. Redemande plus tard.
site-quota-made = Tu peux ouvrir { $most ->
    [one] une table
   *[other] { $most } tables
} par jour. Réessaie plus tard.
site-quota-imports = Tu peux importer { $most ->
    [one] une partie
   *[other] { $most } parties
} par jour. Réessaie plus tard.
site-quota-files = Tu gardes déjà { $most ->
    [one] un fichier
   *[other] { $most } fichiers
}. Supprimes-en un avant d’en garder un autre.
site-quota-of-account = Avec un compte, tu peux en avoir { $most }.
