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
check-move = { $step }. { $who }, question « { $question } » : { $answer } ({ $action })
check-no-move = Rien encore.
check-rules = Les règles
check-clause = { $clause } : { $text }
check-ruled = { $ruling }, { $title } : { $text }
check-facts = Ce tour
check-table = La table
check-hands = Les mains
check-hand = { $who } : { $cards }
check-question = La question
check-asked = À { $who } de répondre : « { $question } » [{ $clause }]
check-legal = Les réponses légales
check-answer = { $action } : { $answer }
check-result = Le résultat

## What is wrong

check-unreadable = illisible : { $problem }
check-after-the-end = une étape vient après la fin de la partie
check-other-seat = la question est posée à la place { $asked }, pas à la place { $named }
check-not-notation = « { $text } » n’est pas une réponse en notation
check-illegal = « { $action } » n’est pas légal. { $reason }
check-no-clause = il n’y a pas d’article { $clause } dans les règles
check-no-ruling = il n’y a pas de décision { $ruling }
check-no-mend = aucune règle corrigée ne s’appelle « { $mend } » ; il y a : { $known }
check-not-legal = { $field } : « { $action } » n’est pas légal. { $reason }
check-not-refused = refuse : « { $action } » est légal, { $expected } ne le refuse donc pas
check-is-legal = { $field } : « { $action } » est légal
check-refusal-changes = refuse : « { $action } » a été refusé et a pourtant changé la table ; c’est une faute du programme
check-other-clause = refuse : « { $action } » est refusé par { $found }, pas par { $expected }. { $reason }
check-no-item = then : { $path } ne mène nulle part : { $key } n’est pas un rang d’une liste de { $n }
check-no-key = then : { $path } ne mène nulle part : { $key } n’est pas parmi { $keys }
check-no-part = then : { $path } ne mène nulle part : { $value } n’a pas de { $key }
check-other-value = then : { $path } vaut { $found }, et non { $expected }
check-dice-left = des dés n’ont pas été lancés : { $dice }
check-law = c’est une faute du programme : { $problem }
