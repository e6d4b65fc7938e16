### Die Regeln des Ludus XII scriptorum. Ein Stern bezeichnet unsere Lesart.

rules-scripta-goal =
    Bring deine 15 Steine schneller durch alle 36 Felder als dein Gegner, versammle sie im letzten Viertel und spiel sie heraus.
rules-scripta-setup =
    Das Brett hat drei Reihen zu zwölf, und die Buchstaben zeigen den Weg: die mittlere Reihe A1 bis A12 von links nach rechts, dann oben
    zurück durch B und C, dann unten durch D nach E, von E6 bis E1. Beide Spieler gehen denselben Weg. In der Mitte des Brettes liegt der
    Kreis für geschlagene Steine.

    Alle Steine sind am Anfang in der Hand. Weiß beginnt.
rules-scripta-moving =
    Du wirfst zwei Würfel. Jeder Würfel ist eine Zahl für einen Stein. Ein Stein darf beide ziehen, muss aber nach der ersten stehen
    bleiben können: 2 und 5 sind nie einfach 7. Ein Pasch wird zweimal gespielt: 4 4 ergibt vier Vieren.

    Du musst spielen, solange du kannst; was sich nicht spielen lässt, verfällt. Von allen Zügen, die ein Wurf zulässt, sind nur die
    erlaubt, die die meisten Zahlen nutzen.* Du musst nicht die größere Zahl vorziehen. Wo sich gar kein Wurf spielen ließe, geht der Zug
    ohne Würfeln weiter.*
rules-scripta-entering =
    Eine Zahl bringt einen Stein aus der Hand in die Reihe A: eine 3 auf A3. In jedem Zug, den du mit Steinen in der Hand beginnst, musst
    du wenigstens einen einspielen; geht das nicht, verfällt der ganze Wurf. Die andere Zahl darf noch einen einspielen oder einen Stein in
    der Reihe A ziehen, vorher oder nachher. Unter den Zügen, die einen einspielen, sind die erlaubt, die die meisten Zahlen nutzen.*

    Keiner deiner Steine verlässt die Reihe A, bevor alle 15 im Spiel sind. Auf deinen Gegner brauchst du nicht zu warten.*
rules-scripta-hitting =
    Du darfst auf ein leeres Feld ziehen, auf eigene Steine oder auf einen einzelnen gegnerischen Stein, der dann geschlagen ist, und das vom
    ersten Wurf an. Zwei oder mehr gegnerische Steine sperren ein Feld. Von den eigenen dürfen beliebig viele auf einem Feld stehen.
rules-scripta-waiting =
    Ein geschlagener Stein wartet auf dem Kreis in der Mitte des Brettes und fängt von vorn an: Eine Zahl bringt ihn in die Reihe A, eine 3
    auf A3. Solange einer von deinen Steinen wartet, darf kein anderer von dir ziehen. Die Rückkehr gilt als der Stein, den du im Zug
    einspielen musst.*
rules-scripta-bearing-off =
    Stehen alle deine Steine in E, so darfst du herausspielen. Die Zahl nennt das Feld: Eine 4 nimmt einen Stein von E4. Steht dort und
    weiter hinten keiner von dir, so nimmt sie deinen hintersten heraus. Du darfst stattdessen auch in E ziehen, wenn dadurch keine Zahl
    verloren geht.*

    Ein Stein, der jetzt geschlagen wird, muss erst den ganzen Weg wieder heimkommen.
rules-scripta-scoring =
    Wer den letzten Stein herausspielt, gewinnt sofort, auch wenn noch eine Zahl übrig ist.* Ein Sieg zählt einen Punkt. Kann keiner je
    wieder ziehen, ist die Partie unentschieden.* In einem Match tauschen die Spieler nach jeder Partie die Farben.*
