### Le regole di Plakoto. Un asterisco segna una nostra lettura.

rules-plakoto-goal =
    Porta a casa le tue 15 pedine prima dell’avversario e portale fuori. Qui non si mangia: una pedina che sta sola viene imprigionata.
rules-plakoto-setup =
    La tavola ha quattro settori di sei caselle: A in alto a destra, B in alto a sinistra, C in basso a sinistra, D in basso a destra. I
    giocatori si vengono incontro: il Bianco da A per B e C fino a D, il Nero da D per C e B fino ad A.

    All’inizio tutte le tue pedine stanno sulla tua prima casella: le bianche su A-1, le nere su D-1.
rules-plakoto-pinning =
    Puoi fermarti su una casella vuota, sulle tue pedine o su una sola pedina avversaria, che così è prigioniera: non può muovere finché una
    delle tue le sta sopra. La casella è chiusa per l’avversario, anche se la tiene una sola tua pedina. Puoi aggiungerne altre e puoi
    andartene; quando se ne va l’ultima, la prigioniera è libera. Due o più pedine avversarie libere bloccano una casella.

    La prigionia rende di più quando la pedina ha fatto ancora poca strada. Ma devi giocare: un brutto lancio può costringerti a lasciarla
    andare.
rules-plakoto-mother =
    La madre è l’ultima pedina rimasta alla sua partenza. Può essere imprigionata come le altre, e questo da solo non decide nulla.* In molti
    caffè una madre prigioniera perde la partita e due punti; lo puoi scegliere tra le varianti delle regole.
rules-plakoto-bearing-off =
    Quando tutte le tue pedine sono nel settore finale puoi portarle fuori. Un numero porta fuori una pedina che sta a tanti passi dalla fine.
    Se lì e più indietro non ce n’è nessuna delle tue, porta fuori la più arretrata. Puoi anche muovere nel settore finale, se così non si
    perde nessun numero.*

    Una prigioniera conta dove sta: fuori dal settore finale ti impedisce di portare fuori. Nel settore finale no,* ma i numeri più grandi non
    la possono scavalcare.
