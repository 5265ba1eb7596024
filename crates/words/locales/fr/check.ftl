# Pourquoi un scénario échoue : `trivium check` et le site. Les mots comme has, then ou seat sont ceux du fichier.

check-at = { $place } : { $problem }
check-at-step = { $place } : étape { $step } : { $problem }

## What is shown of it

check-scenario = Le scénario
check-about = « { $about } »
check-rule = Règle : { $rule }
check-ruling = Décision : { $ruling }
check-source = Source : { $source }
check-agreed = Ce qui est convenu
check-version = Version { $rules } des règles
check-moves = Ce qui a été joué
check-move = { $step }. { $who }, « { $question } » : { $answer } ({ $action })
check-no-move = Rien pour l’instant.
check-rules = Les règles
check-clause = { $clause } : { $text }
check-ruled = { $ruling }, { $title } : { $text }
check-facts = Ce tour
check-table = La table
check-hands = Les mains
check-hand = { $who } : { $cards }
check-question = La question
check-asked = { $who } : « { $question } » [{ $clause }]
check-legal = Les réponses légales
check-answer = { $action } : { $answer }
check-result = Le résultat

## What is wrong

check-unreadable = illisible : { $problem }
check-after-the-end = cette étape vient après la fin de la partie
check-other-seat = c’est à la place { $asked } de répondre, pas à la place { $named }
check-not-notation = « { $text } » n’est pas une réponse en notation
check-illegal = « { $action } » n’est pas légal. { $reason }
check-no-clause = les règles n’ont pas d’article { $clause }
check-no-ruling = il n’y a pas de décision { $ruling }
check-no-mend = aucune règle corrigée ne s’appelle « { $mend } ». Règles corrigées : { $known }
check-not-legal = { $field } : « { $action } » n’est pas légal. { $reason }
check-not-refused = refuse : « { $action } » est légal, { $expected } ne le refuse donc pas
check-is-legal = { $field } : « { $action } » est légal
check-refusal-changes = refuse : « { $action } » a été refusé, mais a changé la table. C’est une erreur du programme
check-other-clause = refuse : « { $action } » est refusé par { $found }, pas par { $expected }. { $reason }
check-no-item = then : { $path } est introuvable : { $key } n’est pas un rang d’une liste de { $n }
check-no-key = then : { $path } est introuvable : { $key } n’est pas parmi { $keys }
check-no-part = then : { $path } est introuvable : { $value } n’a pas de { $key }
check-other-value = then : { $path } vaut { $found }, et non { $expected }
check-dice-left = dés non lancés : { $dice }
check-law = c’est une erreur du programme : { $problem }
