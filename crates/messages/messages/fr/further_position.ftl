### Une position dans une adresse, et ce qui peut y être faux. Ces mots viennent avec les vues suivantes.

position-title = Une position
position-in-words = Le plateau en mots
position-fault = Il n’y a pas de plateau à montrer
position-unreadable = Cette adresse ne contient pas de position lisible. Une position s’écrit ainsi : { $example }
position-impossible = Selon les règles de ce jeu, les pions ne peuvent pas se tenir ainsi.
position-wrong-total = { $side ->
        [white] Blanc a ici { $has } pions et devrait en avoir { $needs }.
       *[black] Noir a ici { $has } pions et devrait en avoir { $needs }.
    }
