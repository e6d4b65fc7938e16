### Ein, zwei Absätze zur Geschichte jedes Spiels; die Quellen stehen in docs/sources.md.

history-zeno =
    Im sechsten Jahrhundert schrieb der Dichter Agathias von Myrina über einen unglücklichen Wurf des Kaisers Zeno, der knapp hundert Jahre
    vorher regiert hatte. Sein Gedicht (Anthologia Graeca IX 482) nennt Feld um Feld, und man erkennt daraus das Spiel: 24 Felder, je 15
    Steine für zwei Spieler, die denselben Weg gehen, und drei Würfel. Es gehört zur Familie des Backgammon.

    Römische Bretter dieser Art haben fast immer drei Reihen, und die mittlere sieht oft anders aus. Ulrich Schädler, der das Spiel für das
    Projekt Locus Ludi rekonstruiert hat, gab ihr eine Aufgabe: Dort warten die geschlagenen Steine. Im Übrigen hielt er sich an das Puff, ein
    Spiel des deutschen Mittelalters. Das Gedicht endet mit den Worten „tablên pheugete pantes“. Sie können heißen „Meidet alle das Brettspiel“
    oder nur dieses eine: Tavli.
history-scripta =
    „Duodecim scripta“, zwölf Zeichen: So nannten die Römer ein Spiel mit zwei Würfeln, deren Augen höchstens zwölf ergeben. Viele ihrer Bretter
    mit drei Reihen zu zwölf Feldern haben sich erhalten. Manche tragen statt schlichter Felder sechs Wörter zu je sechs Buchstaben.

    Ein Brett aus Ostia, dem Hafen Roms, verrät, wie man lief: Seine Felder tragen die Buchstaben A bis E (CIL XIV 5317). Die zwölf der
    mittleren Reihe heißen alle A, dort begann also das Spiel, und die äußeren Viertel B, C, D und E folgen. Daraus hat Ulrich Schädler die
    Regeln rekonstruiert. Später wurde das Spiel schneller: Mit drei Würfeln und ohne die dritte Reihe wurde daraus, was Zeno spielte.
history-portes =
    Wer an einem griechischen Kafenio vorbeigeht, hört es, bevor er es sieht: kleine Würfel, mitten ins hölzerne Brett geworfen, Steine, die
    auf die Felder knallen, und Zuschauer, die es besser wissen. Portes, „Türen“, ist das erste der drei Tavli-Spiele und fast genau das, was
    alle Welt als Backgammon kennt.

    In Kleinigkeiten bleiben die Griechen bei ihrer Art: Der Sieger beginnt die nächste Partie, niemand muss die größere Zahl vorziehen, und mehr
    als zwei Punkte gibt es nicht. Die Würfe haben eigene Namen: assódhio für Zwei und Eins, dórtia für den Viererpasch, exáres für den
    Sechserpasch.
history-plakoto =
    Plakoto hat seinen Namen von dem Wort dafür, dass man etwas niederdrückt. Es ist das zweite der Tavli-Spiele und das geduldigste: Niemand
    wird zurückgeschickt, aber wer erwischt wird, muss warten, bis der andere ihn loslässt.

    Alte Hasen wissen: Je früher ein Stein auf seinem Weg erwischt wird, desto besser. Und sie wissen, wo der Haken ist: Man muss spielen, was
    man geworfen hat, und manchmal öffnen die Würfel selbst die Falle.
history-fevga =
    „Fevga!“ ruft man jemandem zu, der verschwinden soll. Das dritte der Tavli-Spiele kennt weder Schlagen noch Festsetzen. Beide laufen in
    dieselbe Richtung, wie einst die Römer, und wer die längere Mauer baut, lässt den anderen dagegen rennen.

    Ein schöner Kniff gehört dazu: Alle sechs Felder des eigenen Startviertels darf man nicht besetzen, wohl aber fünf davon und das letzte Feld
    davor. Für den Gegner sind das sechs hintereinander. Ob er sich das gefallen lässt, ist eine andere Frage.
