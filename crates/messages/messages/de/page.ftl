### Die Seite selbst: Knöpfe, Einstellungen, Ansichten.
###
### Glossar: Stein, Feld (Punkt des Brettes), Wurf, Zahl, Zug (alles, was man mit einem Wurf spielt), einzelner Stein, schlagen,
### festsetzen, sperren, einspielen, Hand, Bar, Mittelreihe, Kreis, herausspielen (draußen), Endviertel, Startviertel, Augen (noch zu
### laufen), Punkte (des Spielstands), Pasch, Mutter, Läufer. „Spiel“ ist eines der fünf, „Partie“ eine davon. Anrede: du.

app-title = Tavli
tagline = Fünf Brettspiele aus zweitausend Jahren
choose-a-game = Such dir ein Spiel aus
no-such-page = Diese Seite gibt es nicht. Vielleicht suchst du eine von diesen.
play = Spielen
play-online = Im Netz spielen
new-game = Neue Partie
rematch = Noch einmal
resign = Aufgeben
resign-question = Willst du diese Partie wirklich aufgeben?
cancel = Abbrechen
next = Weiter
previous = Zurück
first = Zum Anfang
last = Zum Ende
delete = Löschen
delete-question = Diese Partie endgültig löschen?
continue-game = Weiterspielen

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Aussehen
theme-light = Hell
theme-dark = Dunkel
theme-auto = Wie das Gerät
sound = Ton
speed = Tempo der Bewegungen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-none = Ohne Bewegung
show-point-names = Namen der Felder zeigen
auto-throw = Für mich würfeln
auto-confirm = Zug beenden, sobald alles gespielt ist
auto-forced = Erzwungenes von selbst spielen
quick-move = Doppelklick spielt die naheliegende Zahl
skin-inscription = Antike Inschrift

## Ansichten

rules = Regeln
lesson = Erste Schritte
lesson-missed = Das war es noch nicht. Nimm zurück, oder versuch es noch einmal.
history = Geschichte
about-text =
    Alles geschieht in deinem Browser, auch der Computer spielt dort. Nichts wird verschickt, und wenn die Seite einmal geladen
    ist, läuft sie ohne Netz.
replay = Noch einmal ansehen
review = Analyse
tutor = Tipps und Tutor
drill = Übung
download-record = Mitschrift herunterladen
finished-games = Beendete Partien
no-finished-games = Noch ist keine Partie zu Ende. Such dir ein Spiel aus!

## Womit die Seite beschäftigt ist

loading-engine = Der Computerspieler wird geholt: { $percent } %
thinking = Der Computer überlegt …
error-engine = Der Computerspieler ließ sich nicht laden. Versuch es noch einmal, oder spiel zu zweit.
error-record = Diese Mitschrift lässt sich nicht lesen.
try-again = Noch einmal versuchen

## Warum etwas nicht geht

no-number-leads-there = Keine deiner Zahlen führt dorthin.
rule-source = Quelle: { $source }
type-a-play = Zug eintippen
type-play-hint = Zum Beispiel { $play }
type-play-unclear = Dieser Zug ist nicht zu verstehen: { $text }
reading-note = * Die Quellen lassen das offen; so lesen wir sie.

## Der Wurf des Kaisers

emperor-title = Der Wurf des Kaisers
emperor-story =
    Um das Jahr 480, so heißt es, saß Kaiser Zeno am Brett und stand gut: sichere Paare, kaum ein Stein allein. Da warf er Zwei,
    Fünf und Sechs. Alle anderen Wege waren gesperrt, und der einzige Zug, der ihm blieb, riss seine Paare auseinander: Acht Steine
    standen einzeln da.

    Knapp hundert Jahre später beschrieb der Dichter Agathias die Stellung so genau, dass wir sie heute wieder aufbauen können. Er
    schloss mit einem Rat: Lasst alle die Finger von diesem Spiel! Wir sagen: Probier es aus.
emperor-try = Sieh selbst: Weiß hat Zwei, Fünf und Sechs geworfen. Welcher Zug bleibt?
emperor-solved = Das war der einzige. Acht einzelne Steine, und der Gegner würfelt als Nächster.
