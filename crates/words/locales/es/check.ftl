# Por qué falla un escenario: `trivium check` y el sitio. Las palabras como has, then o seat son las del archivo.

check-at = { $place }: { $problem }
check-at-step = { $place }: paso { $step }: { $problem }

## What is shown of it

check-scenario = El escenario
check-about = «{ $about }»
check-rule = Regla: { $rule }
check-ruling = Aclaración: { $ruling }
check-source = Fuente: { $source }
check-agreed = Lo acordado
check-version = Versión { $rules } de las reglas
check-moves = Lo que se ha jugado
check-move = { $step }. { $who }, «{ $question }»: { $answer } ({ $action })
check-no-move = Nada todavía.
check-rules = Las reglas
check-clause = { $clause }: { $text }
check-ruled = { $ruling }, { $title }: { $text }
check-facts = Este turno
check-table = La mesa
check-hands = Las manos
check-hand = { $who }: { $cards }
check-question = La pregunta
check-asked = { $who }: «{ $question }» [{ $clause }]
check-legal = Las acciones legales
check-answer = { $action }: { $answer }
check-result = El resultado

## What is wrong

check-unreadable = no se puede leer: { $problem }
check-after-the-end = este paso viene después del final de la partida
check-other-seat = le toca responder al asiento { $asked }, no al asiento { $named }
check-not-notation = «{ $text }» no es una acción en notación
check-illegal = «{ $action }» no es legal. { $reason }
check-no-clause = las reglas no tienen ninguna cláusula { $clause }
check-no-ruling = no hay ninguna aclaración { $ruling }
check-no-mend = ninguna regla corregida se llama «{ $mend }». Reglas corregidas: { $known }
check-not-legal = { $field }: «{ $action }» no es legal. { $reason }
check-not-refused = refuse: «{ $action }» es legal, así que { $expected } no la rechaza
check-is-legal = { $field }: «{ $action }» es legal
check-refusal-changes = refuse: «{ $action }» se rechazó, pero cambió la mesa. Es un error del programa
check-other-clause = refuse: «{ $action }» se rechaza por { $found }, no por { $expected }. { $reason }
check-no-item = then: { $path } no existe: { $key } no es un puesto de una lista de { $n }
check-no-key = then: { $path } no existe: { $key } no está entre { $keys }
check-no-part = then: { $path } no existe: { $value } no tiene { $key }
check-other-value = then: { $path } es { $found }, no { $expected }
check-dice-left = dados sin tirar: { $dice }
check-law = es un error del programa: { $problem }
