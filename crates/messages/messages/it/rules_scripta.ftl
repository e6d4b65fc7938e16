### Le regole del Ludus XII scriptorum. Un asterisco segna una nostra lettura.

rules-scripta-goal =
    Porta le tue 15 pedine attraverso tutte le 36 caselle prima dell’avversario, radunale nell’ultimo settore e portale fuori.
rules-scripta-setup =
    La tavola ha tre file di dodici, e le lettere mostrano la via: la fila centrale da A1 a A12 da sinistra a destra, poi quella in alto
    indietro per B e C, poi quella in basso per D fino a E, da E6 a E1. I due giocatori vanno nella stessa direzione. In mezzo alla tavola c’è
    il cerchio per le pedine mangiate.

    All’inizio tutte le pedine sono in mano. Comincia il Bianco.
rules-scripta-moving =
    Lanci due dadi. Ogni dado è un numero per una pedina. Una pedina può usarli entrambi, ma dopo il primo deve potersi fermare: 2 e 5 non
    sono mai semplicemente 7. Un doppio si gioca due volte: 4 4 dà quattro 4.

    Devi giocare finché puoi; ciò che non si può giocare va perso. Di tutte le mosse che un lancio permette, sono ammesse solo quelle che usano
    più numeri.* Non devi preferire il numero più grande. Se nessun lancio si potrebbe giocare, il turno passa senza lanciare.*
rules-scripta-entering =
    Un numero porta una pedina dalla mano nella fila A: un 3 su A3. In ogni turno che cominci con pedine in mano devi farne entrare almeno una;
    se non puoi, tutto il lancio va perso. L’altro numero può farne entrare un’altra o muovere una pedina lungo la fila A, prima o dopo. Tra
    le mosse che ne fanno entrare una, sono ammesse quelle che usano più numeri.*

    Nessuna delle tue pedine lascia la fila A prima che siano entrate tutte e 15. Non devi aspettare l’avversario.*
rules-scripta-hitting =
    Puoi fermarti su una casella vuota, sulle tue pedine o su una sola pedina avversaria, che viene mangiata, fin dal primo lancio. Due o più
    pedine avversarie bloccano una casella. Delle tue ne può stare insieme quante vuoi.
rules-scripta-waiting =
    Una pedina mangiata aspetta sul cerchio in mezzo alla tavola e ricomincia da capo: un numero la porta nella fila A, un 3 su A3. Finché una
    delle tue aspetta, nessun’altra delle tue può muovere. Il rientro vale come l’entrata che il turno richiede.*
rules-scripta-bearing-off =
    Quando tutte le tue pedine sono in E puoi portarle fuori. Il numero dice la casella: un 4 porta fuori una pedina da E4. Se lì e più
    indietro non ce n’è nessuna delle tue, porta fuori la più arretrata. Puoi anche muovere dentro E, se così non si perde nessun numero.*

    Una pedina mangiata adesso deve prima rifare tutta la strada.
rules-scripta-scoring =
    Chi porta fuori l’ultima pedina vince subito, anche se resta un numero.* Una vittoria vale un punto. Se nessuno potrà mai più muovere, la
    partita è patta.* In un incontro i giocatori si scambiano i colori dopo ogni partita.*
