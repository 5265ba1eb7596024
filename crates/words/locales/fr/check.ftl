# Pourquoi un scénario échoue : `trivium check`. Les mots comme has, then ou seat sont ceux du fichier.

check-at = { $place } : { $problem }
check-at-step = { $place } : étape { $step } : { $problem }
check-table = la table :
check-question = la question : place { $seat } : { $question }
check-no-question = la question : aucune, la partie est finie
check-legal = les réponses légales : { $actions }

check-unreadable = illisible : { $problem }
check-after-the-end = une étape vient après la fin de la partie
check-other-seat = la question est posée à la place { $asked }, pas à la place { $named }
check-not-notation = « { $text } » n’est pas une réponse en notation
check-illegal = « { $action } » n’est pas légal. { $reason }
check-not-legal = { $field } : « { $action } » n’est pas légal
check-is-legal = { $field } : « { $action } » est légal
check-refusal-changes = refuse : « { $action } » a été refusé et a pourtant changé la table ; c’est une faute du programme
check-other-clause = refuse : « { $action } » est refusé par { $found }, pas par { $expected }
check-no-item = then : { $path } ne mène nulle part : { $key } n’est pas un rang d’une liste de { $n }
check-no-key = then : { $path } ne mène nulle part : { $key } n’est pas parmi { $keys }
check-no-part = then : { $path } ne mène nulle part : { $value } n’a pas de { $key }
check-other-value = then : { $path } vaut { $found }, et non { $expected }
check-dice-left = des dés n’ont pas été lancés : { $dice }
check-law = c’est une faute du programme : { $problem }
