### Titres des sections de règles.

rules-title-goal = Le but
rules-title-setup = Plateau et départ
rules-title-moving = Jeter et jouer
rules-title-entering = Entrer
rules-title-hitting = Frapper
rules-title-waiting = Revenir
rules-title-pinning = Clouer
rules-title-mother = La mère
rules-title-blocking = Bloquer
rules-title-runner = Le coureur
rules-title-quarter = Votre quart de départ
rules-title-bearing-off = Sortir
rules-title-scoring = Fin et points
rules-title-match = Le match de tavli
