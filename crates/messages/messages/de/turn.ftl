### Wer am Zug ist, was erwartet wird, was geschehen ist. Glossar in page.ftl.

## Wer spielt

white = Weiß
black = Schwarz
you = Du
computer = Computer
friend = Mitspieler
who-white = Weiß
who-black = Schwarz
who-computer = Der Computer
who-friend = Dein Gegenüber

## Was erwartet wird

throw-dice = Würfeln
your-turn-throw = Du bist am Zug: Wirf die Würfel.
your-turn-play = Du bist am Zug: Spiel, was du geworfen hast.
your-turn-confirm = Alles ist gespielt. Bestätige, oder nimm einen Schritt zurück.
opponent-turn = { $who } ist am Zug.
turn-throw = { $who } würfelt.
turn-play = { $who } zieht.
computer-throws = Der Computer würfelt …
waiting-for = { $who } ist noch am Zug. Einen Augenblick …
no-move-possible = Keine Zahl lässt sich spielen.
turn-passes = Kein Wurf ließe sich spielen: Der Zug geht weiter.
only-one-play = Es gibt nur einen Zug.
undo = Zurücknehmen
confirm = Bestätigen
pass = Passen
opening-throw = Jeder ein Würfel: Die höhere Zahl beginnt.
opening-equal = Gleiche Zahlen: noch einmal.
begins = { $who ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }

## Zahlen

numbers-left = Noch zu spielen: { $numbers }
number-unplayable = Die { $number } lässt sich nicht spielen.
number-used = { $number }, gespielt
and = und

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
freed = Der Stein auf Feld { $name } ist wieder frei.
borne-off = { $who ->
        [you] { $count ->
                [one] Du spielst einen Stein heraus.
               *[other] Du spielst { $count } Steine heraus.
            }
       *[other] { $count ->
                [one] { $who } spielt einen Stein heraus.
               *[other] { $who } spielt { $count } Steine heraus.
            }
    }
entered = { $who ->
        [you] Du spielst einen Stein auf Feld { $name } ein.
       *[other] { $who } spielt einen Stein auf Feld { $name } ein.
    }
passed = { $who ->
        [you] Du kannst nicht ziehen.
       *[other] { $who } kann nicht ziehen.
    }
resigned = { $who ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
last-play = Letzter Zug: { $play }
turn-number = Zug { $number }

## Spielstand

pips = { $count ->
        [one] 1 Auge
       *[other] { $count } Augen
    }
off-count = { $count ->
        [0] noch keiner draußen
       *[other] { $count } draußen
    }
hand-count = { $count } in der Hand
bar-count = { $count ->
        [one] { $count } wartet auf die Rückkehr
       *[other] { $count } warten auf die Rückkehr
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
match-score = Es steht { $a } zu { $b }
match-won = { $who ->
        [you] Du gewinnst das Match { $score }.
       *[other] { $who } gewinnt das Match { $score }.
    }
next-game = Nächste Partie
next-game-is = Jetzt kommt { $game }.
