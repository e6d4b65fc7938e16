### Une position dans une adresse, et ce qui peut y être faux. Ces mots viennent avec les vues suivantes.

position-title = Une position
position-over = La partie est finie.
position-in-words = Le plateau en mots
position-fault = Il n’y a pas de plateau à montrer
position-unreadable = Cette adresse ne contient pas de position lisible. Une position s’écrit ainsi : { $example }
position-impossible = Selon les règles de ce jeu, les pions ne peuvent pas se tenir ainsi.
position-wrong-total = { $side ->
        [white] Blanc a ici { $has } pions et devrait en avoir { $needs }.
       *[black] Noir a ici { $has } pions et devrait en avoir { $needs }.
    }
position-no-such-place = Ce jeu n’a pas de telle place pour les pions.
position-shared = Les deux camps ne peuvent pas se trouver sur cette case.
position-quarter-full = Toutes les cases du quartier de départ seraient prises, et ce jeu ne le permet pas.
position-both-done = Un camp au moins doit avoir encore des pions à sortir.
position-hand-first = Tous les pions en main doivent entrer avant que d’autres aillent si loin.

## What a position is worth

# $win: such as "51.3 %"
# $equity: with its sign, such as "+0.123"
position-worth = Chances de victoire : { $win }. Valeur : { $equity } points par partie pour qui doit lancer.
rolls-title = Ce que vaut chaque jet
rolls-lead = En points par partie, pour qui le lance : chaud vaut mieux que la moyenne, froid moins.

## Setting up a position

editor-edit = Disposer
editor-lead = Faites glisser un pion, ou choisissez-le puis sa nouvelle place. Ce que les règles ignorent est refusé.
editor-brush = Pions à déplacer
editor-turn = Au jet
editor-dice = Dés
# $number (number): which of the dice, from 1
editor-die = Dé { $number }
editor-start = Position de départ
