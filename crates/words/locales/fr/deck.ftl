# Un paquet ou une route de Gloria Mundi que quelqu’un a écrits. Les mots comme farm ou red sont ceux du fichier.

deck-columns = { $n ->
    [one] { $n } colonne
   *[other] { $n } colonnes
} au lieu de cinq : name | type | cost | steps | power
deck-no-name = la carte n’a pas de nom
deck-kind = type « { $word } » inconnu ; utilise farm, city, legion ou red
deck-steps = « { $word } » n’est pas un nombre de pas de 0 à 9
deck-red-power = wall et => sont réservés aux cartes du type red
deck-no-red-power = le pouvoir d’une carte du type red doit être wall, un => ou none
deck-symbol = symbole « { $word } » inconnu ; utilise food, gold, peace, glory ou step
deck-production = carte de production « { $word } » inconnue ; utilise farm, city ou legion
deck-counted = un pouvoir ne peut pas compter « { $word } » ; il compte farm, city, legion, food, gold, peace, glory, building ou wall
deck-term = « { $term } » n’est pas un nombre suivi d’un symbole
deck-number = un nombre de « { $term } » n’est pas entre 1 et { $most }
deck-cost = « { $cost } » dépasse { $most } ressources
deck-choice = « { $term } » ne peut pas être un choix ici
deck-step-spent = les pas ne se paient pas et ne se remplacent pas
deck-x = un X ne va qu’avec -> ou =>
deck-icon = icône « { $word } » inconnue ; utilise farm, city ou legion
deck-icons = « { $text } » montre plus de { $most } icônes
deck-no-icon = la case ne montre aucune icône ; utilise farm, city ou legion
deck-long = plus de { $most } octets
deck-long-name = un nom compte au plus { $most } caractères : « { $name }… »
deck-hidden = « { $text } » contient des caractères invisibles
