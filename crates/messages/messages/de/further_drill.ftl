### Problems to be solved again and again. Loaded with the further views.

drill-lead = Stellungen, in denen der naheliegende Zug falsch ist: zwanzig von jedem Spiel, und deine eigenen Fehler aus Partien, die du analysiert hast. Was du löst, kommt immer später wieder; was du verfehlst, kommt gleich noch einmal.
drill-set = Aufgaben
drill-own = Meine Fehler
# $number (number): which problem, from 1
# $all (number): how many there are today
drill-at = Aufgabe { $number } von { $all }
drill-question = Was spielst du?
drill-answer = Das ist mein Zug
drill-next = Nächste Aufgabe
# $play: the play as it is written
drill-right = Richtig: { $play }.
# $play: the play that was made
# $loss: what it is and what it gives away
# $best: the better play
drill-wrong = Du spielst { $play }: { $loss }. Besser ist { $best }.
drill-done = Hier ist gerade nichts fällig. Komm morgen wieder.
drill-all = Alle Aufgaben
