### Die Regeln von Fevga. Ein Stern bezeichnet unsere Lesart.

rules-fevga-goal =
    Bring deine 15 Steine schneller heim als dein Gegner und spiel sie heraus. „Fevga“ heißt „Hau ab!“: Nichts wird geschlagen oder
    festgesetzt, man steht einander im Weg.
rules-fevga-setup =
    Das Brett hat vier Viertel zu sechs Feldern: A oben rechts, B oben links, C unten links, D unten rechts. Beide laufen in dieselbe Richtung,
    ein halbes Brett auseinander: Weiß von A über B und C heim nach D, Schwarz von C über D und A heim nach B.

    Alle deine Steine stehen am Anfang auf deinem ersten Feld: die weißen auf A-1, die schwarzen auf C-12.
rules-fevga-blocking =
    Ein Stein genügt, um ein Feld zu halten: Die andere Seite kann dort nicht landen. An sechs gehaltenen Feldern hintereinander kommt niemand
    vorbei, und außerhalb deines Startviertels darfst du davon so viele bauen, wie du willst.
rules-fevga-runner =
    Zuerst darf nur ein Stein ziehen: der Läufer. Hat er das Viertel erreicht, in dem dein Gegner begonnen hat, dürfen alle anderen ziehen, und
    zwar schon im selben Zug. Eine Zahl, die der Läufer nicht spielen kann, verfällt.
rules-fevga-quarter =
    Du darfst nie alle sechs Felder deines Startviertels halten, auch nicht mitten im Zug: Wenigstens eines muss frei bleiben. Ein schlauer
    Spieler hält fünf davon und das Feld davor.
rules-fevga-bearing-off =
    Sind alle deine Steine im Endviertel, so darfst du herausspielen. Eine Zahl nimmt einen Stein heraus, der so viele Schritte vor dem Ende
    steht. Steht dort und weiter hinten keiner von dir, so nimmt sie deinen hintersten heraus. Du darfst stattdessen auch im Endviertel
    ziehen, wenn dadurch keine Zahl verloren geht.*
