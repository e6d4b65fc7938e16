### Vor der Partie: Gegner, Stärke, Farbe, Länge, Regeln. Glossar in page.ftl.

choose-opponent = Gegen wen?
opponent-computer = Den Computer
opponent-friend = Zu zweit an diesem Bildschirm
choose-level = Wie stark?
choose-colour = Deine Farbe
colour-white = Weiß
colour-black = Schwarz
colour-random = Dem Zufall überlassen
match-length = Wie lange?
single-game = Eine Partie
to-points = Bis { $count } Punkte
tavli-match = Tavli-Match
tavli-match-sentence = Portes, Plakoto und Fevga im Wechsel, bis jemand genug Punkte hat.
rule-options = Regelvarianten
rule-options-sentence = Wo die Quellen schweigen oder anders gespielt wird, entscheidest du. Die erste Antwort ist unsere.
checkers-each = { $count ->
        [one] Jede Seite hat einen Stein.
       *[other] Jede Seite hat { $count } Steine.
    }
start = Los
start-lesson = Ich bin neu hier: Zeig es mir
