### La tavola in parole, per chi la ascolta. Glossario in page.ftl.

board-label = Tavola: { $game }

## Luoghi

place-point = Casella { $name }
place-middle = Fila centrale, posto { $name }
place-hand = Mano
place-bar = Barra
place-circle = Cerchio
place-off = Fuori

## Chi c’è

point-empty = Casella { $name }, vuota
point-checkers = Casella { $name }, { $side ->
        [white] { $count ->
            [one] 1 pedina bianca
           *[other] { $count } pedine bianche
        }
       *[black] { $count ->
            [one] 1 pedina nera
           *[other] { $count } pedine nere
        }
    }
point-pinned = Casella { $name }, { $side ->
        [white] { $count ->
            [one] 1 pedina bianca sopra una nera prigioniera
           *[other] { $count } pedine bianche sopra una nera prigioniera
        }
       *[black] { $count ->
            [one] 1 pedina nera sopra una bianca prigioniera
           *[other] { $count } pedine nere sopra una bianca prigioniera
        }
    }
hand-label = { $side ->
        [white] Mano del Bianco, pedine: { $count }
       *[black] Mano del Nero, pedine: { $count }
    }
bar-label = { $side ->
        [white] Sulla barra, pedine bianche: { $count }
       *[black] Sulla barra, pedine nere: { $count }
    }
circle-label = { $side ->
        [white] Sul cerchio, pedine bianche: { $count }
       *[black] Sul cerchio, pedine nere: { $count }
    }
middle-label = { $side ->
        [white] Fila centrale, posto { $name }, pedine bianche in attesa: { $count }
       *[black] Fila centrale, posto { $name }, pedine nere in attesa: { $count }
    }
off-label = { $side ->
        [white] Pedine bianche fuori: { $count }
       *[black] Pedine nere fuori: { $count }
    }

## Che cosa si può fare lì

reachable-with = raggiungibile con { $numbers }

## Dadi

dice-label = Dadi: { $numbers }
