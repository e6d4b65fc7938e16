### Titoli delle sezioni delle regole.

rules-title-goal = Lo scopo
rules-title-setup = Tavola e inizio
rules-title-moving = Lanciare e muovere
rules-title-entering = Entrare
rules-title-hitting = Mangiare
rules-title-waiting = Rientrare
rules-title-pinning = Imprigionare
rules-title-mother = La madre
rules-title-blocking = Bloccare
rules-title-runner = Il corridore
rules-title-quarter = Il tuo settore di partenza
rules-title-bearing-off = Portare fuori
rules-title-scoring = Fine e punti
rules-title-match = L’incontro di tavli
