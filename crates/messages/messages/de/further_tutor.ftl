### Hints and warnings while one plays the computer. Loaded with the further views.

tutor-switch = Frag mich vor einem groben Fehler
tutor-hint = Tipp
# $play: the play as it is written
tutor-best = Der beste Zug, den ich sehe, ist { $play }. Die Mitschrift vermerkt, dass du gefragt hast.
# $loss: what the play is and what it gives away, such as "Blunder (−0.120)"
# $best: the better play
tutor-warning = { $loss }: { $best } wäre besser. Willst du trotzdem so spielen?
tutor-anyway = Trotzdem spielen
tutor-two-people = Tipps und Warnungen gibt es nur gegen den Computer: Zwischen zwei Menschen hülfen sie dem einen gegen den anderen.
tutor-leave = Ohne Tutor spielen
