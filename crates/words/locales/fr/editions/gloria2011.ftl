# What tables of the edition of 2011 say in other words: those of its French player aid.

-pool = lot commun
-the-pool = le lot commun
-of-the-pool = du lot commun
-to-the-pool = au lot commun
-stockpile = stock
-the-stockpile = le stock
-of-the-stockpile = du stock
-your-stockpile = ton stock
-their-stockpile = son stock
-in-stock = en stock
-site = chantier
-sites = chantiers
-of-site = de chantier
-the-site = le chantier
-of-the-site = du chantier
-leader = meneur
-jack = Sénateur
-jacks = Sénateurs
-order-card = carte rôle
-order-cards = cartes rôle
-laborer = Ouvrier
-the-laborer = l’Ouvrier
-of-laborer = d’Ouvrier
-wall = Muraille
-the-wall = la Muraille
-a-wall = une Muraille

gtr-building-wall = { -wall }
    .gender = feminine
gtr-log-turn = Tour { $turn } : { $you ->
    [yes] tu mènes.
   *[no] { $who } mène.
}
gtr-table-turn = Tour { $turn }. Meneur : { $leader }. { $led ->
    [yes] Rôle appelé : { $role }.
   *[no] Aucun rôle appelé.
}
gtr-table-pool = Lot commun : { $n ->
    [0] vide
   *[other] { $pool }
}. { -jacks } dans la pile : { $jacks }.
gtr-table-sites = Chantiers urbains + hors ville : { $sites }.
gtr-table-goods = {"  "}Clientèle { $n_clients }/{ $client_limit }{ $n_clients ->
    [0] {""}
   *[other] {"\u00A0"}: { $clients }
}{ $n_fresh ->
    [0] {""}
    [one] {" "}({ $n_fresh } nouveau ce tour-ci)
   *[other] {" "}({ $n_fresh } nouveaux ce tour-ci)
}. Stock : { $n_stockpile ->
    [0] vide
   *[other] { $stockpile }
}. Chambre forte { $n_vault }/{ $vault_limit }{ $vault }.
gtr-points-bonus = {"   "}{ $n } pour le matériau majoritaire : { $material }

gtr-label-pool = Lot commun
gtr-label-sites = Chantiers
gtr-label-stockpile = Stock
gtr-label-leader = Meneur
gtr-board-pile = Lot commun : { $materials }, { $role }
gtr-about-vault = Les cartes de ta chambre forte sont des points, face cachée. Limite : ton influence. Chaque matériau majoritaire rapporte 3 points (rien si égalité).
gtr-ruled-bar = Lot commun, main et pioche dans n’importe quel ordre. Mais après la pioche, cette action n’engage plus personne depuis { -the-pool }.

gtr-help-jack = Un { -jack } remplace n’importe quel rôle. Il n’est jamais un client, un matériau ou un bâtiment. Dans l’édition originale, les { -jacks } s’appellent Jacks.
gtr-help-bonus = Matériau majoritaire
site-stockpile = Stock
site-most-of-a-material = Matériaux majoritaires, { $each } chacun
