### Una posizione in un indirizzo, e che cosa può esserci di sbagliato. Queste parole arrivano con le viste ulteriori.

position-title = Una posizione
position-in-words = La tavola a parole
position-fault = Qui non c’è una tavola da mostrare
position-unreadable = In questo indirizzo non c’è una posizione che si possa leggere. Una posizione è fatta così: { $example }
position-impossible = Secondo le regole di questo gioco le pedine non possono stare così.
position-wrong-total = { $side ->
        [white] Il Bianco ha qui { $has } pedine e dovrebbe averne { $needs }.
       *[black] Il Nero ha qui { $has } pedine e dovrebbe averne { $needs }.
    }
