### Wer am Zug ist, was erwartet wird, was geschehen ist. Glossar in page.ftl.

## Wer spielt

you = Du
computer = Computer
who-white = Weiß
who-black = Schwarz
who-computer = Der Computer

## Was erwartet wird

throw-dice = Würfeln
your-turn-throw = Du bist am Zug: Wirf die Würfel.
your-turn-play = Du bist am Zug: Spiel, was du geworfen hast.
your-turn-confirm = Alles ist gespielt. Bestätige, oder nimm einen Schritt zurück.
opponent-turn = { $who } ist am Zug.
turn-throw = { $who } würfelt.
turn-play = { $who } zieht.
computer-throws = Der Computer würfelt …
no-move-possible = Keine Zahl lässt sich spielen.
undo = Zurücknehmen
confirm = Bestätigen
pass = Passen
opening-throw = Jeder ein Würfel: Die höhere Zahl beginnt.

## Was geschehen ist

thrown = { $who ->
        [you] Du wirfst { $numbers }.
       *[other] { $who } wirft { $numbers }.
    }
played = { $who ->
        [you] Du spielst { $play }.
       *[other] { $who } spielt { $play }.
    }
hit-happened = { $who ->
        [you] Du schlägst auf Feld { $name }.
       *[other] { $who } schlägt auf Feld { $name }.
    }
pin-happened = { $who ->
        [you] Du setzt auf Feld { $name } einen Stein fest.
       *[other] { $who } setzt auf Feld { $name } einen Stein fest.
    }
passed = { $who ->
        [you] Du kannst nicht ziehen.
       *[other] { $who } kann nicht ziehen.
    }
turn-number = Zug { $number }

## Spielstand

pips = { $count ->
        [one] 1 Auge
       *[other] { $count } Augen
    }
game-won = { $who ->
        [you] { $points ->
                [one] Du gewinnst diese Partie.
               *[other] Du gewinnst diese Partie doppelt: { $points } Punkte.
            }
       *[other] { $points ->
                [one] { $who } gewinnt diese Partie.
               *[other] { $who } gewinnt diese Partie doppelt: { $points } Punkte.
            }
    }
game-drawn = Niemand kann mehr ziehen: Die Partie endet unentschieden.
match-won = { $who ->
        [you] Du gewinnst das Match { $score }.
       *[other] { $who } gewinnt das Match { $score }.
    }
next-game = Nächste Partie
