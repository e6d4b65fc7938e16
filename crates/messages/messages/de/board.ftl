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
off-label = { $side ->
        [white] Weiß hat draußen: { $count }
       *[black] Schwarz hat draußen: { $count }
    }

## Was man dort tun kann

reachable-with = erreichbar mit { $numbers }

## Würfel

dice-label = Würfel: { $numbers }
