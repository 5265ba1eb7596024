# What belongs to a person.

site-webhook-unreachable = nothing answers at this address
site-webhook-status = the answer was { $status }
site-webhook-off = Nothing has arrived at this address for a day, so nothing is sent there any more. Send a test that arrives, or give another address, to switch it on.
site-webhook-test = Send a test
site-webhook-test-arrived = The test arrived.
site-webhook-test-text = This is a test. Trivium tells you here when it is your turn.
site-no-webhook = You have not given an address yet.
site-your-turn-at-one-of = It is your turn in { $game }: { $link } ({ $n } games wait for you)
