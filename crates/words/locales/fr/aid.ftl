# Ce qui aide : conseils, positions à essayer.

aid-hint = Essaie ceci : « { $label } »
aid-hint-clearly = Dans les parties imaginées, tu gagnes ainsi nettement plus souvent qu’avec toute autre réponse.
aid-hint-a-little = Dans les parties imaginées, tu gagnes ainsi un peu plus souvent qu’avec toute autre réponse.
aid-hint-as-good = Dans les parties imaginées, tu gagnes ainsi à peu près aussi souvent qu’avec la meilleure des autres réponses.
aid-hint-no-hope = Presque aucune partie imaginée n’est gagnée, quelle que soit la réponse.
aid-hint-reasons = Réponses comparées par { $name } en { $n ->
    [one] { $n } partie imaginée
   *[other] { $n } parties imaginées
} :
aid-hint-candidate = { $label } – gagne { $chance } fois sur 100, examinée { $visits } fois
aid-hint-score = { $candidate }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
aid-hint-line = { $candidate } ; puis peut-être : { $line }
site-hint-button = Conseil
site-hint-title = Un conseil
site-hint-mark = (le conseil)
site-hint-thinks = Legatus réfléchit…
site-key-hint = demander conseil au robot le plus fort
site-hint-not-alone = Pas de conseil dans une partie avec d’autres personnes.
site-hint-not-asked = Ce n’est pas ton tour.

site-try-title = { $game } : une position à essayer
site-try-this = Une position à essayer
site-try-player = Joueur
site-try-bots = La jouer contre des robots
site-try-own = Jouer toutes les places
site-try-example = Ce que fait l’exemple
site-try-rules = Les règles
site-try-arranged = Cette partie a commencé dans une position préparée. Elle n’est pas enregistrée, et sa graine ne prouve rien sur la donne.
site-judge = Trancher un litige
site-judge-hint = Écris la position et les coups sous forme de scénario, comme l’explique docs/notation.md. Tu verras si les règles font ce qu’il dit et, sinon, quel article décide.
site-judge-scenario = Scénario (TOML)
site-judge-go = Vérifier
site-judge-holds = Le scénario tient : les règles font ce qu’il dit.

aid-gtr-still-played = Il n’y a pas encore de { $material } dans { -the-pool } : les cartes jouées ce tour-ci y vont quand tout le monde a agi.
aid-gtr-demand = Un Légionnaire ne choisit pas dans { -the-pool } : montre une carte de ta main pour exiger son matériau.
aid-gtr-craftsman = Un Artisan construit avec les cartes de ta main. Un Architecte utilise les matériaux de { -your-stockpile }.
aid-gtr-architect = Un Architecte utilise les matériaux de { -your-stockpile }. Un Artisan construit avec les cartes de ta main.
aid-gtr-patron = Un Patron engage des clients { -of-the-pool }, pas de ta main ni de { -your-stockpile }.
aid-gtr-laborer = Un { -laborer } prend des matériaux { -of-the-pool } pour { -your-stockpile }.
aid-gtr-merchant = Un Marchand vend des matériaux de { -your-stockpile }, pas des cartes { -of-the-pool }.

site-open-hands = Mains ouvertes : tout le monde à la table voit toutes les mains
site-open-hands-short = Mains ouvertes
site-contract-open-hands = Mains ouvertes : tout le monde à la table voit toutes les mains, sauf les robots et les spectateurs.
