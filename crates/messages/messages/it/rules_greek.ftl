### Ciò che i tre giochi greci hanno in comune, e l’incontro di tavli. Un asterisco segna una nostra lettura.

rules-greek-moving =
    Lanci due dadi. Ogni dado è un numero per una pedina. Una pedina può usarli entrambi, ma dopo il primo deve potersi fermare: 3 e 5 non
    sono mai semplicemente 8. Un doppio si gioca due volte: 4 4 dà quattro 4.

    Devi giocare finché puoi. Di tutte le mosse che un lancio permette, sono ammesse solo quelle che usano più numeri.* Se si può giocare solo
    uno dei due numeri, scegli quale, e l’altro va perso. Se nessun lancio si potrebbe giocare, il turno passa senza lanciare.*
rules-greek-scoring =
    Chi porta fuori l’ultima pedina vince subito, anche se restano numeri.* Una vittoria vale un punto, e due se chi perde non ha portato fuori
    nemmeno una pedina. Se nessuno potrà mai più muovere, la partita è patta.*

    Per la prima partita ognuno lancia un dado; comincia il numero più alto, rilanciando entrambi i dadi.* Poi comincia sempre chi ha vinto la
    partita precedente.
rules-tavli-match =
    Portes, Plakoto e Fevga si giocano a turno, e poi di nuovo Portes, finché qualcuno raggiunge il traguardo: 3, 5 o 7 punti.* Dadi, tavola e
    pedine sono gli stessi. Cambia quello che succede quando le pedine s’incontrano: a Portes una pedina isolata viene mangiata, a Plakoto
    imprigionata, a Fevga tiene la casella da sola.

    Una vittoria vale un punto, e due se chi perde non ha portato fuori nulla. Chi vince comincia la partita seguente; dopo una patta si lancia
    di nuovo per decidere.*
