# Ce qui est décisif dans un tour, pour juger un scénario : `trivium check` et le site.

facts-due = Encore à venir, dans l’ordre : { $things }.
facts-player = { $who } : { $facts }.

## Fortuna

fortuna-fact-played = Ont déjà joué cette manche : { $who }.
fortuna-fact-chosen = carte choisie : { $card }
fortuna-fact-rolled = dés lancés : { $dice }
fortuna-fact-die = dé utilisé : { $die }
fortuna-fact-tokens = { $n ->
    [one] { $n } jeton à échanger contre une carte Privilège
   *[other] { $n } jetons à échanger contre des cartes Privilège
}
fortuna-fact-arrived = vient d’entrer au Palais de César
fortuna-due-draft = le choix des cartes
fortuna-due-turn-down = une carte à retourner
fortuna-due-turn = le tour suivant
fortuna-due-swap = l’échange de cartes
fortuna-due-military = un centurion
fortuna-due-roll = le lancer des dés
fortuna-due-die = le choix d’un dé
fortuna-due-favour = une faveur
fortuna-due-extra-flip = une faveur de plus à retourner
fortuna-due-privileges = les cartes Privilège
fortuna-due-window = des cartes Privilège à jouer
fortuna-due-end-turn = la fin du tour

## Glory to Rome

gtr-fact-acted = Ont déjà agi pendant ce tour : { $who }.
gtr-fact-acts = { $who } agit. Rôle : { $role }. Actions faites : { $used }, restantes : { $left }.
gtr-fact-shown = Exigences déjà montrées pendant ce tour ({ $who }) : { $cards }.
gtr-fact-demand = Exigé en ce moment : { $demand }. Pas encore pris : { $left }.
gtr-fact-units = cartes jouées pour { $actions }
gtr-fact-hired = clients engagés pendant ce tour : { $clients }
gtr-fact-vault = cartes mises dans la chambre forte pendant ce tour : { $cards }
gtr-fact-crafted = une action faite pendant ce tour : { $role }
gtr-fact-proposed = victoire proposée pendant ce tour
gtr-due-start = une carte pour { -the-pool } ({ $who })
gtr-due-turn = le tour suivant
gtr-due-lead = appeler un rôle ou penser ({ $who })
gtr-due-follow = suivre ou penser ({ $who })
gtr-due-palace = d’autres cartes ({ $building }, { $who })
gtr-due-slot = les actions éventuelles ({ $who })
gtr-due-actions = { $n ->
    [one] { $n } action du rôle
   *[other] { $n } actions du rôle
}{ $asked ->
    [yes] {" "}(celle-ci comprise)
   *[no] {""}
}
gtr-due-granted = { $n ->
    [one] { $n } action accordée ({ $building })
   *[other] { $n } actions accordées ({ $building })
}{ $asked ->
    [yes] {" "}(celle-ci comprise)
   *[no] {""}
}
gtr-due-bath = une action d’un nouveau client ({ $role })
gtr-due-rest = le reste d’une action ({ $role })
gtr-due-school = { $n ->
    [one] penser { $n } fois ({ $building })
   *[other] penser { $n } fois ({ $building })
}
gtr-due-prison = un bâtiment à voler ({ $building })
gtr-due-give = donner ce que Rome exige ({ $who })
gtr-due-coliseum = des clients à perdre ({ $building }, { $who })
gtr-due-senate = des { -jacks } à prendre ({ $building }, { $who })
gtr-due-sewer = des cartes jouées à garder ({ $building }, { $who })
gtr-due-clear = les cartes jouées à ranger
gtr-due-academy = penser ({ $building }, { $who })
gtr-due-end-turn = la fin du tour
gtr-due-vote = { $n ->
    [one] encore { $n } vote
   *[other] encore { $n } votes
}

## Gloria Mundi

gm-fact-phase = Phase : { $phase }. À agir : { $who }.
gm-fact-ready = Cartes encore à activer ({ $who }) : { $cards }.
gm-fact-paid = Déjà payé ({ $who }) : { $paid }.
gm-fact-icons = Icônes restantes : { $icons }.
gm-due-turn = le tour suivant
gm-due-play = une carte de production à jouer
gm-due-activate = des cartes à activer ({ $who })
gm-due-ready = les autres bâtiments
gm-due-take = des ressources à choisir
gm-due-buy = l’achat d’un bâtiment
gm-due-replace = un Architecte à utiliser
gm-due-pay = le paiement
gm-due-tribute = le tribut
gm-due-destroy = les pertes
gm-due-recover = le partage du tribut
gm-due-end-turn = la fin du tour
