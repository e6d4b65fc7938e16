### Vor der Partie: Gegner, Stärke, Farbe, Länge, Regeln. Glossar in page.ftl.

setup-title = Neue Partie
choose-opponent = Gegen wen?
opponent-computer = Den Computer
opponent-friend = Zu zweit an diesem Bildschirm
choose-level = Wie stark?
choose-colour = Deine Farbe
colour-white = Weiß
colour-black = Schwarz
colour-random = Dem Zufall überlassen
white-begins = Weiß beginnt.
higher-begins = Jeder wirft einen Würfel; die höhere Zahl beginnt.
match-length = Wie lange?
single-game = Eine Partie
to-points = Bis { $count } Punkte
tavli-match = Tavli-Match
tavli-match-sentence = Portes, Plakoto und Fevga im Wechsel, bis jemand genug Punkte hat.
rule-options = Regelvarianten
rule-options-sentence = Wo die Quellen schweigen oder anders gespielt wird, entscheidest du. Die erste Antwort ist unsere.
option-default = { $name } (üblich)
options-changed = Geänderte Regeln
options-reset = Zurück zu den üblichen Regeln
checkers-each = { $count ->
        [one] Jede Seite hat einen Stein.
       *[other] Jede Seite hat { $count } Steine.
    }
start = Los
start-lesson = Ich bin neu hier: Zeig es mir
