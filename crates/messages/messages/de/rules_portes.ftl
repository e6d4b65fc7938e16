### Die Regeln von Portes. Ein Stern bezeichnet unsere Lesart.

rules-portes-goal =
    Bring deine 15 Steine schneller heim als dein Gegner und spiel sie heraus. „Portes“ sind Türen: Zwei deiner Steine auf einem Feld
    schließen es.
rules-portes-setup =
    Das Brett hat vier Viertel zu sechs Feldern: A oben rechts, B oben links, C unten links, D unten rechts. Die Spieler laufen gegeneinander:
    Weiß von D über C und B heim nach A, Schwarz von A über B und C heim nach D.

    Auf deinem eigenen Weg gezählt, stehen am Anfang zwei deiner Steine auf dem 1. Feld, fünf auf dem 12., drei auf dem 17. und fünf auf
    dem 19.
rules-portes-hitting =
    Du darfst auf ein leeres Feld ziehen, auf eigene Steine oder auf einen einzelnen gegnerischen Stein, der dann geschlagen ist. Zwei oder
    mehr gegnerische Steine sind eine geschlossene Tür. Du darfst schlagen und mit demselben Stein weiterziehen, auch im Endviertel.
rules-portes-waiting =
    Ein geschlagener Stein wartet auf der Bar, der erhöhten Mitte des Brettes. Eine Zahl bringt ihn zurück ins Endviertel deines Gegners: eine
    3 auf das dritte Feld deines Weges. Solange einer von deinen Steinen auf der Bar ist, darf kein anderer von dir ziehen. Sind dort alle
    sechs Felder zu, würfelst du gar nicht erst.
rules-portes-bearing-off =
    Sind alle deine Steine im Endviertel, so darfst du herausspielen. Eine Zahl nimmt einen Stein heraus, der so viele Schritte vor dem Ende
    steht. Steht dort und weiter hinten keiner von dir, so nimmt sie deinen hintersten heraus. Du darfst stattdessen auch im Endviertel
    ziehen, wenn dadurch keine Zahl verloren geht.*

    Ein Stein, der jetzt geschlagen wird, muss erst wieder heimkommen.
