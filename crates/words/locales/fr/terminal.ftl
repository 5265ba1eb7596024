# La table en plein écran.

## La barre

terminal-turn = Tour { $n }
terminal-asked = { $you ->
    [yes] à toi de jouer
   *[no] à { $who } de jouer
}
terminal-thinks = { $who } réfléchit
terminal-over = partie finie
terminal-ends = Fin : { $ways }
terminal-end-palace = { $n ->
    [0] dernière manche
   *[other] Palais à { $n }
}
terminal-end-round = manche { $round } sur { $max }
terminal-end-rome = Rome à { $n }
terminal-end-africa = Afrique à { $n }
terminal-end-hand = main { $n }
terminal-end-deck = pioche { $n }
terminal-end-sites = { -sites } { $n }

## Les volets

terminal-log = Journal
terminal-question = Ta réponse
terminal-hint = Conseil
terminal-table = Toute la table
terminal-result = Le résultat
terminal-help = Aide
terminal-cards = Cartes
terminal-face-down = face cachée
terminal-tokens = jetons

## Ce que l’on peut taper

terminal-key-answer = Entrée répondre
terminal-key-result = Entrée résultat
terminal-key-all-keys = {"\u003F"} aide
terminal-key-quit = q quitter
terminal-key-hint = h conseil
terminal-key-take-back = u annuler
terminal-key-orders = o ordres
terminal-key-explain = i expliquer
terminal-key-table = t la table
terminal-key-log = l journal
terminal-key-type = / écrire
terminal-key-panel = Tab volet
terminal-key-back = Échap retour
terminal-key-scroll = ↑ ↓ défiler
terminal-help-answer = 1–9, puis des lettres : donner la réponse de cette touche
terminal-help-mark = ↑ ↓ Page préc., Page suiv. : aller à une autre réponse ; Entrée : la donner
terminal-help-type = / ou {":"} : écrire une réponse en notation, ou un numéro
terminal-help-explain = i : tape le nom d’une carte ou d’autre chose pour voir ce que cela fait
terminal-help-hint = h : ce que répondrait un robot fort, et pourquoi
terminal-help-take-back = u : annuler ta dernière réponse, et tout ce que les robots ont fait depuis ; les autres personnes doivent parfois être d’accord
terminal-help-orders = o : les ordres permanents, qui répondent chaque fois pour toi
terminal-help-table = t : toute la table en mots
terminal-help-log = l : tout ce qui s’est passé
terminal-help-panel = Tab : vers la table, vers le journal, puis retour aux réponses ; ↑ ↓ font défiler
terminal-help-suspend = Ctrl+Z : retour au shell ; fg reprend la partie
terminal-help-quit = q : quitter ; chaque réponse est déjà enregistrée
terminal-symbols = Symboles :

## Questions et réponses

terminal-type-in = Réponse ou numéro :
terminal-explain = Expliquer :
terminal-leave = Quitter ? Ta partie est enregistrée.
terminal-leave-keys = Entrée : quitter. Échap : retour à la table.
terminal-sure-keys = Entrée : oui. Échap : retour à la table.
terminal-hint-comes = { $name } réfléchit à ta question…
terminal-small = Cette fenêtre fait { $width } × { $height }. La table a besoin de { $least } × { $fewest }. Agrandis-la, ou joue avec --plain. Ctrl+C pour quitter.
terminal-a-language = parmi { $languages }
