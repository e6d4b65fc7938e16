### Una posizione in un indirizzo, e che cosa può esserci di sbagliato. Queste parole arrivano con le viste ulteriori.

position-title = Una posizione
position-over = La partita è finita.
position-in-words = La tavola a parole
position-fault = Qui non c’è una tavola da mostrare
position-unreadable = In questo indirizzo non c’è una posizione che si possa leggere. Una posizione è fatta così: { $example }
position-impossible = Secondo le regole di questo gioco le pedine non possono stare così.
position-wrong-total = { $side ->
        [white] Il Bianco ha qui { $has } pedine e dovrebbe averne { $needs }.
       *[black] Il Nero ha qui { $has } pedine e dovrebbe averne { $needs }.
    }
position-no-such-place = In questo gioco non c’è un posto simile per le pedine.
position-shared = Su questa casella non possono stare entrambi i colori.
position-quarter-full = Tutte le caselle del quarto di partenza sarebbero occupate, e questo gioco non lo permette.
position-both-done = Almeno uno dei due deve avere ancora pedine da portare fuori.
position-hand-first = Prima devono entrare tutte le pedine in mano, poi le altre possono andare così lontano.

## What a position is worth

# $win: such as "51.3 %"
# $equity: with its sign, such as "+0.123"
position-worth = Probabilità di vittoria: { $win }. Valore: { $equity } punti a partita per chi deve lanciare.
rolls-title = Quanto vale ogni lancio
rolls-lead = In punti a partita, per chi lancia: caldo è meglio della media, freddo è peggio.

## Setting up a position

editor-edit = Disponi
editor-lead = Trascina una pedina, oppure sceglila e poi scegli la nuova casella. Ciò che le regole non conoscono è rifiutato.
editor-brush = Pedine da spostare
editor-turn = Al lancio
editor-dice = Dadi
# $number (number): which of the dice, from 1
editor-die = Dado { $number }
editor-start = Posizione iniziale
