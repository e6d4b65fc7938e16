### Das Brett in Worten, für alle, die es hören. Glossar in page.ftl.

board-label = Brett: { $game }

## Orte

place-point = Feld { $name }
place-middle = Mittelreihe, Platz { $name }
place-hand = Hand
place-bar = Bar
place-circle = Kreis
place-off = Draußen

## Wer dort steht

point-empty = Feld { $name }, leer
point-checkers = Feld { $name }, { $side ->
        [white] { $count ->
            [one] 1 weißer Stein
           *[other] { $count } weiße Steine
        }
       *[black] { $count ->
            [one] 1 schwarzer Stein
           *[other] { $count } schwarze Steine
        }
    }
point-pinned = Feld { $name }, { $side ->
        [white] { $count ->
            [one] 1 weißer Stein auf einem festgesetzten schwarzen
           *[other] { $count } weiße Steine auf einem festgesetzten schwarzen
        }
       *[black] { $count ->
            [one] 1 schwarzer Stein auf einem festgesetzten weißen
           *[other] { $count } schwarze Steine auf einem festgesetzten weißen
        }
    }
hand-label = { $side ->
        [white] Hand von Weiß, Steine: { $count }
       *[black] Hand von Schwarz, Steine: { $count }
    }
bar-label = { $side ->
        [white] Auf der Bar, weiße Steine: { $count }
       *[black] Auf der Bar, schwarze Steine: { $count }
    }
circle-label = { $side ->
        [white] Auf dem Kreis, weiße Steine: { $count }
       *[black] Auf dem Kreis, schwarze Steine: { $count }
    }
middle-label = { $side ->
        [white] Mittelreihe, Platz { $name }, wartende weiße Steine: { $count }
       *[black] Mittelreihe, Platz { $name }, wartende schwarze Steine: { $count }
    }
middle-empty = Mittelreihe, Platz { $name }, leer
off-label = { $side ->
        [white] Weiß hat draußen: { $count }
       *[black] Schwarz hat draußen: { $count }
    }

## Was man dort tun kann

may-lift = kann ziehen
reachable-with = erreichbar mit { $numbers }
reachable-several = erreichbar mit { $numbers } über { $stop }
may-bear-off = kann herausgespielt werden
last-moved = zuletzt gezogen

## Würfel

dice-label = Würfel: { $numbers }
dice-ready = Würfel, bereit zum Wurf
die = Würfel mit { $number }

## Was Hände tun

lifted = { $place }: Stein aufgenommen.
dropped = { $place }: Stein abgesetzt.
dropped-back = Der Stein liegt wieder, wo er war.
undone = Ein Schritt zurückgenommen.
keyboard-help =
    Die Pfeiltasten gehen das Brett entlang. Eingabe- oder Leertaste nimmt einen Stein auf und setzt ihn ab, Escape legt ihn zurück.
