# Por qué falla un escenario: `trivium check`. Las palabras como has, then o seat son las del archivo.

check-at = { $place }: { $problem }
check-at-step = { $place }: paso { $step }: { $problem }
check-table = la mesa:
check-question = la pregunta: asiento { $seat }: { $question }
check-no-question = la pregunta: ninguna, la partida ha terminado
check-legal = las acciones legales: { $actions }

check-unreadable = no se puede leer: { $problem }
check-after-the-end = hay un paso después del final de la partida
check-other-seat = se pregunta al asiento { $asked }, no al asiento { $named }
check-not-notation = «{ $text }» no es una acción en notación
check-illegal = «{ $action }» no es legal. { $reason }
check-not-legal = { $field }: «{ $action }» no es legal
check-is-legal = { $field }: «{ $action }» es legal
check-refusal-changes = refuse: «{ $action }» se rechazó y aun así cambió la mesa; el fallo es del programa
check-other-clause = refuse: «{ $action }» se rechaza por { $found }, no por { $expected }
check-no-item = then: { $path } no lleva a ninguna parte: { $key } no es un puesto de una lista de { $n }
check-no-key = then: { $path } no lleva a ninguna parte: { $key } no está entre { $keys }
check-no-part = then: { $path } no lleva a ninguna parte: { $value } no tiene { $key }
check-other-value = then: { $path } es { $found }, no { $expected }
check-dice-left = dados que no se han tirado: { $dice }
check-law = el fallo es del programa: { $problem }
