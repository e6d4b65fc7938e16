### Titles of the sections of rules.

rules-title-goal = The aim
rules-title-setup = Board and start
rules-title-moving = Throwing and moving
rules-title-entering = Entering
rules-title-hitting = Hitting
rules-title-waiting = Coming back
rules-title-pinning = Pinning
rules-title-mother = The mother
rules-title-blocking = Blocking
rules-title-runner = The runner
rules-title-quarter = Your start quarter
rules-title-bearing-off = Bearing off
rules-title-scoring = End and score
rules-title-match = The tavli match
