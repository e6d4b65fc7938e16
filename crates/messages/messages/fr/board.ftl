### Le plateau en mots, pour ceux qui l’écoutent. Glossaire dans page.ftl.

board-label = Plateau : { $game }

## Lieux

place-point = Case { $name }
place-middle = Rangée du milieu, place { $name }
place-hand = Main
place-bar = Barre
place-circle = Cercle
place-off = Sortis

## Qui s’y trouve

point-empty = Case { $name }, vide
point-checkers = Case { $name }, { $side ->
        [white] { $count ->
            [one] 1 pion blanc
           *[other] { $count } pions blancs
        }
       *[black] { $count ->
            [one] 1 pion noir
           *[other] { $count } pions noirs
        }
    }
point-pinned = Case { $name }, { $side ->
        [white] { $count ->
            [one] 1 pion blanc sur un noir cloué
           *[other] { $count } pions blancs sur un noir cloué
        }
       *[black] { $count ->
            [one] 1 pion noir sur un blanc cloué
           *[other] { $count } pions noirs sur un blanc cloué
        }
    }
hand-label = { $side ->
        [white] Main de Blanc, pions : { $count }
       *[black] Main de Noir, pions : { $count }
    }
bar-label = { $side ->
        [white] Sur la barre, pions blancs : { $count }
       *[black] Sur la barre, pions noirs : { $count }
    }
circle-label = { $side ->
        [white] Sur le cercle, pions blancs : { $count }
       *[black] Sur le cercle, pions noirs : { $count }
    }
middle-label = { $side ->
        [white] Rangée du milieu, place { $name }, pions blancs en attente : { $count }
       *[black] Rangée du milieu, place { $name }, pions noirs en attente : { $count }
    }
off-label = { $side ->
        [white] Pions blancs sortis : { $count }
       *[black] Pions noirs sortis : { $count }
    }

## Ce qu’on peut y faire

reachable-with = accessible avec { $numbers }

## Dés

dice-label = Dés : { $numbers }
