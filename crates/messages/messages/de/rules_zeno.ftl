### Die Regeln von Zenos Tavli. Ein Stern bezeichnet unsere Lesart (reading-note in page.ftl). Glossar in page.ftl.

rules-zeno-goal =
    Bring deine 15 Steine schneller um das Brett als dein Gegner: Spiel sie ein, durchlaufe die 24 Felder, versammle sie auf den letzten
    sechs und spiel sie heraus.
rules-zeno-setup =
    Das Brett hat drei Reihen zu zwölf. Gelaufen wird auf den äußeren: oben von rechts nach links über die Felder 1 bis 12, unten von links
    nach rechts über 13 bis 24. Beide Spieler gehen denselben Weg. Die mittlere Reihe ist das Wartezimmer für geschlagene Steine. Sechs
    Felder sind ein Viertel: das erste geht von 1 bis 6, das letzte von 19 bis 24.

    Alle Steine sind am Anfang in der Hand. Weiß beginnt.
rules-zeno-moving =
    Du wirfst drei Würfel. Jeder Würfel ist eine Zahl für einen Stein. Ein Stein darf mehrere Zahlen ziehen, muss aber nach jeder
    stehen bleiben können: 2 und 5 sind nie einfach 7.

    Zwei gleiche Würfel werden zweimal gespielt: 4 4 2 ergibt vier Vieren und eine Zwei. Drei gleiche ergeben ihre Zahl zwölfmal.

    Du musst spielen, solange du kannst; was sich nicht spielen lässt, verfällt. Von allen Zügen, die ein Wurf zulässt, sind nur die
    erlaubt, die die meisten Zahlen nutzen.* Du musst nicht die größere Zahl vorziehen. Wo sich gar kein Wurf spielen ließe, geht der Zug
    ohne Würfeln weiter.*
rules-zeno-entering =
    Eine Zahl bringt einen Stein aus der Hand auf das Feld mit dieser Nummer: eine 3 auf Feld 3. Solange du Steine in der Hand hast, muss
    jede Zahl, die einen einspielen kann, das auch tun. Eine Zahl, die es nicht kann, darf einen Stein innerhalb der Felder 1 bis 6 ziehen,
    nicht weiter, und muss so gespielt werden, wo es geht.*

    Ist dein letzter Stein im Spiel, so ist der Rest des Wurfes frei.* Du brauchst nicht zu warten, bis auch dein Gegner alle eingespielt
    hat.*
rules-zeno-hitting =
    Du darfst auf ein leeres Feld ziehen, auf eigene Steine oder auf einen einzelnen gegnerischen Stein, der dann geschlagen ist. Zwei oder
    mehr gegnerische Steine sperren ein Feld. Von den eigenen dürfen beliebig viele auf einem Feld stehen.

    Auf den Feldern 1 bis 6 sperrt schon ein einzelner Stein und kann nicht geschlagen werden, bis sein Besitzer draußen ist: bis alle 15
    eingespielt sind und einer von ihnen über Feld 6 hinaus ist.* Wer einmal draußen ist, bleibt es.* Ihn kann dort auch schlagen, wer selbst
    noch einspielt.*
rules-zeno-waiting =
    Ein geschlagener Stein wartet in der Mittelreihe, gleich neben seinem Feld. Eine Zahl bringt ihn zurück, von dort gezählt: Von Platz 4
    führt eine 1 auf Feld 4, eine 2 auf Feld 5, eine 6 auf Feld 9. Die Felder 13 bis 24 liegen an denselben Plätzen wie 12 bis 1, also
    wartet auch auf Platz 4, wer auf 21 geschlagen wurde. Je weiter er war, desto mehr verliert er.

    Solange einer von deinen Steinen wartet, darf kein anderer von dir ziehen. Warten mehrere, wählst du, welcher zuerst zurückkommt.* Kann
    keiner zurück, verfällt der Rest des Wurfes. Steine beider Farben dürfen auf demselben Platz warten.*
rules-zeno-bearing-off =
    Stehen alle deine Steine auf den Feldern 19 bis 24, so darfst du herausspielen. Eine Zahl nimmt einen Stein heraus, der so viele
    Schritte vor dem Ende steht: eine 4 den von Feld 21. Steht dort und weiter hinten keiner von dir, so nimmt sie deinen hintersten heraus.
    Du darfst stattdessen auch im letzten Viertel ziehen, wenn dadurch keine Zahl verloren geht.*

    Ein Stein, der jetzt geschlagen wird, muss erst wieder heimkommen.
rules-zeno-scoring =
    Wer den letzten Stein herausspielt, gewinnt sofort, auch wenn noch Zahlen übrig sind.* Ein Sieg zählt einen Punkt. Kann keiner je wieder
    ziehen, ist die Partie unentschieden.* In einem Match tauschen die Spieler nach jeder Partie die Farben.*
