### Die Regeln von Plakoto. Ein Stern bezeichnet unsere Lesart.

rules-plakoto-goal =
    Bring deine 15 Steine schneller heim als dein Gegner und spiel sie heraus. Geschlagen wird hier nicht: Ein Stein, der allein steht, wird
    festgesetzt.
rules-plakoto-setup =
    Das Brett hat vier Viertel zu sechs Feldern: A oben rechts, B oben links, C unten links, D unten rechts. Die Spieler laufen gegeneinander:
    Weiß von A über B und C heim nach D, Schwarz von D über C und B heim nach A.

    Alle deine Steine stehen am Anfang auf deinem ersten Feld: die weißen auf A-1, die schwarzen auf D-1.
rules-plakoto-pinning =
    Du darfst auf ein leeres Feld ziehen, auf eigene Steine oder auf einen einzelnen gegnerischen Stein, der damit festgesetzt ist: Er kann
    nicht ziehen, solange einer von deinen auf ihm steht. Das Feld ist für deinen Gegner gesperrt, auch wenn nur ein Stein von dir es hält.
    Du darfst weitere dazustellen und wieder gehen; geht dein letzter, ist der festgesetzte frei. Zwei oder mehr freie gegnerische Steine
    sperren ein Feld.

    Am meisten lohnt es sich, wenn der festgesetzte Stein noch nicht weit gekommen ist. Aber du musst spielen: Ein schlechter Wurf kann dich
    zwingen, ihn laufen zu lassen.
rules-plakoto-mother =
    Die Mutter ist der letzte Stein auf seinem Startfeld. Sie kann festgesetzt werden wie jeder andere, und das allein entscheidet nichts.* In
    vielen Kaffeehäusern verliert eine festgesetzte Mutter die Partie und zwei Punkte; unter den Regelvarianten kannst du das wählen.
rules-plakoto-bearing-off =
    Sind alle deine Steine im Endviertel, so darfst du herausspielen. Eine Zahl nimmt einen Stein heraus, der so viele Schritte vor dem Ende
    steht. Steht dort und weiter hinten keiner von dir, so nimmt sie deinen hintersten heraus. Du darfst stattdessen auch im Endviertel
    ziehen, wenn dadurch keine Zahl verloren geht.*

    Ein festgesetzter Stein zählt dort, wo er steht: Außerhalb des Endviertels hindert er dich am Herausspielen. Im Endviertel nicht,* aber
    größere Zahlen kommen nicht an ihm vorbei.
