### Le regole di Fevga. Un asterisco segna una nostra lettura.

rules-fevga-goal =
    Porta a casa le tue 15 pedine prima dell’avversario e portale fuori. «Fevga» vuol dire «vattene!»: nulla viene mangiato o imprigionato, ci
    si mette di traverso.
rules-fevga-setup =
    La tavola ha quattro settori di sei caselle: A in alto a destra, B in alto a sinistra, C in basso a sinistra, D in basso a destra. I due
    giocatori girano nella stessa direzione, a mezza tavola di distanza: il Bianco da A per B e C fino a D, il Nero da C per D e A fino a B.

    All’inizio tutte le tue pedine stanno sulla tua prima casella: le bianche su A-1, le nere su C-12.
rules-fevga-blocking =
    Basta una pedina per tenere una casella: l’altra parte non può fermarsi lì. Sei caselle tenute di fila non si possono passare, e fuori dal
    tuo settore di partenza puoi farne quante vuoi.
rules-fevga-runner =
    All’inizio può muovere una sola pedina: il corridore. Quando è arrivato nel settore da cui è partito l’avversario possono muovere tutte le
    altre, già nello stesso turno. Un numero che il corridore non può giocare va perso.
rules-fevga-quarter =
    Non devi mai tenere tutte e sei le caselle del tuo settore di partenza, nemmeno a metà mossa: almeno una deve restare libera. Un giocatore
    astuto ne tiene cinque e la casella che viene prima.
rules-fevga-bearing-off =
    Quando tutte le tue pedine sono nel settore finale puoi portarle fuori. Un numero porta fuori una pedina che sta a tanti passi dalla fine.
    Se lì e più indietro non ce n’è nessuna delle tue, porta fuori la più arretrata. Puoi anche muovere nel settore finale, se così non si
    perde nessun numero.*
