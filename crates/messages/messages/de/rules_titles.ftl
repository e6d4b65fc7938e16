### Überschriften der Regelabschnitte.

rules-title-goal = Das Ziel
rules-title-setup = Brett und Beginn
rules-title-moving = Würfeln und Ziehen
rules-title-entering = Einspielen
rules-title-hitting = Schlagen
rules-title-waiting = Zurückkommen
rules-title-pinning = Festsetzen
rules-title-mother = Die Mutter
rules-title-blocking = Sperren
rules-title-runner = Der Läufer
rules-title-quarter = Dein Startviertel
rules-title-bearing-off = Herausspielen
rules-title-scoring = Ende und Punkte
rules-title-match = Das Tavli-Match
