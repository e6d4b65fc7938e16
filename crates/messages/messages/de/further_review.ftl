### A game looked at again: what each turn cost, and what the dice gave. Loaded with the further views.

review-no-record = Diese Partie gibt es in der Liste nicht.
review-no-turns = In dieser Partie wurde nichts gespielt.
# $done (number): how many turns have been judged
# $all (number): how many there are
review-first-look = Erster Blick: { $done } von { $all } Zügen
# $done (number): how many turns have been judged
# $all (number): how many there are
review-deeper-look = Einen Wurf vorausgeschaut: { $done } von { $all } Zügen
review-done = Jeder Zug ist beurteilt, einen Wurf vorausgeschaut.
review-stop = Anhalten
review-go-on = Weiter
review-chart = Gewinnchance von Weiß, Zug um Zug
review-turns = Züge
review-try = Bewege Steine, um einen anderen Zug auszuprobieren.
# $points: with their sign, such as "+0.123"
review-luck = Würfelglück: { $points }
# $class: one of the classes below
# $loss: with its sign, such as "−0.051"
review-loss = { $class } ({ $loss })
review-drop = Lege eine Datei hier ab oder wähle eine aus: eine Mitschrift dieser Seite oder eine .mat- oder .sgf-Datei eines anderen Programms.
review-choose-file = Datei wählen
# $why: what is wrong, a sentence
review-unreadable = Diese Datei lässt sich nicht lesen: { $why }
review-several = Diese Datei enthält mehrere Partien. Welche?
# $number (number): which game of the file, from 1
review-game = Partie { $number }

## Both players’ figures

figures-title = Beide Spieler
figure-average-loss = Mittlerer Verlust je Entscheidung
figure-decisions = Entscheidungen
figure-errors = Fehler
figure-blunders = Grobe Fehler
figure-luck = Glück
figure-result = Ergebnis
figure-adjusted = Ergebnis ohne Glück

## How good a play was

class-forced = Erzwungen
class-best = Bester Zug
class-fine = Gut
class-doubtful = Zweifelhaft
class-error = Fehler
class-blunder = Grober Fehler

## The best plays of a throw

candidates-title = Die besten Züge, in Punkten je Partie
candidates-play = Zug
candidates-win = Gewinnt
candidates-equity = Wert
candidates-loss = Zum besten
candidates-made = gespielt

## What speaks for a play

# $play: the play as it is written
reasons-for = Für { $play } spricht:
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-hits = Geschlagene Steine: { $better } statt { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pins = Festgesetzte Steine: { $better } statt { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-shots = Danach treffen { $better } von 36 Würfen statt { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-blots = Allein stehende Steine: { $better } statt { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-wall = Die längste Mauer hat { $better } Felder statt { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-points = Gehaltene Felder: { $better } statt { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-off = Steine draußen: { $better } statt { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pips = Es bleiben { $better } Augen zu gehen statt { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-opponent-pips = Dem Gegner bleiben { $better } Augen zu gehen statt { $worse }.
