# Lo que pertenece a una persona.

site-webhook-unreachable = nada responde en esta dirección
site-webhook-status = la respuesta fue { $status }
site-webhook-off = Desde hace un día no llega nada a esta dirección, así que ya no enviamos nada. Para reanudarlo, envía una prueba que llegue o pon otra dirección.
site-webhook-test = Enviar una prueba
site-webhook-test-arrived = La prueba ha llegado.
site-webhook-test-text = Esto es una prueba. Trivium te avisará aquí cuando te toque.
site-no-webhook = Todavía no has puesto ninguna dirección.
site-your-turn-at-one-of = Te toca en { $game }: { $link } ({ $n } partidas te esperan)
