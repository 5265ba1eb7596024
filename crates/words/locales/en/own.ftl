# What belongs to a person.

site-webhook-unreachable = nothing answers at this address
site-webhook-status = the answer was { $status }
site-webhook-off = Nothing has arrived at this address for a day, so we’ve stopped sending. To start again, send a test that arrives, or enter another address.
site-webhook-test = Send a test
site-webhook-test-arrived = The test arrived.
site-webhook-test-text = This is a test. Trivium will tell you here when it’s your turn.
site-no-webhook = You haven’t entered an address yet.
site-your-turn-at-one-of = It’s your turn in { $game }: { $link } ({ $n } games are waiting for you)
