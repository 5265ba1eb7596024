# Ce qui aide : conseils, positions à essayer.

aid-hint = { $name } répondrait : { $label }
aid-hint-clearly = Dans les parties qu’il a imaginées, cette réponse gagne { $chance } fois sur 100 : nettement plus que la suivante, qui en gagne { $next }.
aid-hint-a-little = Dans les parties qu’il a imaginées, cette réponse gagne { $chance } fois sur 100 : un peu plus que la suivante, qui en gagne { $next }.
aid-hint-as-good = Dans les parties qu’il a imaginées, cette réponse gagne { $chance } fois sur 100 ; la suivante est à peu près aussi bonne, avec { $next }.
aid-hint-no-hope = Quoi qu’il réponde, il n’a presque gagné aucune des parties qu’il a imaginées.
aid-hint-reasons = Ce qu’il a comparé, en { $n ->
    [one] { $n } partie imaginée
   *[other] { $n } parties imaginées
} :
aid-hint-candidate = { $label } – gagne { $chance } fois sur 100, essayé { $visits } fois
aid-hint-score = { $candidate }, { $score } points
aid-hint-line = { $candidate } ; puis peut-être : { $line }
site-hint-button = Conseil
site-hint-title = Un conseil
site-hint-thinks = Legatus réfléchit…
site-key-hint = demande conseil au bot le plus fort
site-hint-not-alone = Il n’y a de conseils que là où ne joue aucune autre personne.
site-hint-not-asked = On ne te demande rien en ce moment.

site-try-title = { $game } : une position à essayer
site-try-this = Une position à essayer
site-try-player = Joueur
site-try-bots = La jouer contre des bots
site-try-own = Jouer toutes les places
site-try-example = Ce que fait l’exemple
site-try-rules = Les règles
site-try-arranged = Cette partie a commencé dans une position disposée à la main. Elle n’a pas d’enregistrement, et sa graine ne prouve rien d’une donne.
site-judge = Trancher un litige
site-judge-hint = Écris la position et les coups sous forme de scénario, comme l’explique docs/notation.md. Tu verras si les règles font ce qu’il dit et, sinon, quel article décide.
site-judge-scenario = Scénario (TOML)
site-judge-go = Le vérifier
site-judge-holds = Le scénario tient : les règles font ce qu’il dit.

aid-gtr-still-played = Il n’y a pas encore de { $material } dans le lot commun : les cartes jouées pendant ce tour n’y arrivent que lorsque tous ont agi.
aid-gtr-demand = Un Légionnaire ne choisit pas dans le lot commun : montre une carte de ta main, et son matériau est exigé.
aid-gtr-craftsman = Un Artisan construit avec les cartes de ta main. C’est l’Architecte qui prend les matériaux dans ton stock.
aid-gtr-architect = Un Architecte prend les matériaux dans ton stock. C’est l’Artisan qui construit avec les cartes de ta main.
aid-gtr-patron = Un Patron engage des clients du lot commun, et non de ta main ou de ton stock.
aid-gtr-laborer = Un Ouvrier prend des matériaux du lot commun pour ton stock.
aid-gtr-merchant = Un Marchand vend des matériaux de ton stock, et non des cartes du lot commun.

site-open-hands = Mains ouvertes : chacun à la table voit ce que les autres ont en main
site-open-hands-short = Mains ouvertes
site-contract-open-hands = Mains ouvertes : chacun à la table voit ce que les autres ont en main. Les bots et les spectateurs ne le voient pas.
