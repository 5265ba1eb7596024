# Ce qui appartient à une personne.

site-webhook-unreachable = rien ne répond à cette adresse
site-webhook-status = la réponse était { $status }
site-webhook-off = Depuis un jour, rien n’arrive à cette adresse : nous n’y envoyons plus rien. Pour reprendre, envoie un essai qui arrive ou donne une autre adresse.
site-webhook-test = Envoyer un essai
site-webhook-test-arrived = L’essai est arrivé.
site-webhook-test-text = Ceci est un essai. Trivium t’avertira ici quand ce sera ton tour.
site-no-webhook = Tu n’as pas encore donné d’adresse.
site-your-turn-at-one-of = C’est ton tour ({ $game }) : { $link } ({ $n } parties t’attendent)
