### Le regole del Tavli di Zenone. Un asterisco segna una nostra lettura (reading-note in page.ftl). Glossario in page.ftl.

rules-zeno-goal =
    Porta le tue 15 pedine intorno alla tavola prima dell’avversario: falle entrare, percorri le 24 caselle, radunale sulle ultime sei e
    portale fuori.
rules-zeno-setup =
    La tavola ha tre file di dodici. Si cammina su quelle esterne: in alto da destra a sinistra sulle caselle da 1 a 12, in basso da sinistra
    a destra da 13 a 24. I due giocatori vanno nella stessa direzione. La fila centrale è la sala d’attesa delle pedine mangiate. Sei caselle
    fanno un settore: il primo va da 1 a 6, l’ultimo da 19 a 24.

    All’inizio tutte le pedine sono in mano. Comincia il Bianco.
rules-zeno-moving =
    Lanci tre dadi. Ogni dado è un numero per una pedina. Una pedina può usarne più d’uno, ma dopo ciascuno deve potersi fermare: 2 e 5 non
    sono mai semplicemente 7.

    Due dadi uguali si giocano due volte: 4 4 2 dà quattro 4 e un 2. Tre dadi uguali danno il loro numero dodici volte.

    Devi giocare finché puoi; ciò che non si può giocare va perso. Di tutte le mosse che un lancio permette, sono ammesse solo quelle che usano
    più numeri.* Non devi preferire il numero più grande. Se nessun lancio si potrebbe giocare, il turno passa senza lanciare.*
rules-zeno-entering =
    Un numero porta una pedina dalla mano sulla casella con quel numero: un 3 sulla casella 3. Finché hai pedine in mano, ogni numero che può
    farne entrare una deve farlo. Un numero che non può muove una pedina tra le caselle da 1 a 6, non oltre, e va giocato così dove è
    possibile.*

    Entrata l’ultima pedina, il resto del lancio è libero.* Non devi aspettare che l’avversario abbia fatto entrare tutte le sue.*
rules-zeno-hitting =
    Puoi fermarti su una casella vuota, sulle tue pedine o su una sola pedina avversaria, che viene mangiata. Due o più pedine avversarie
    bloccano una casella. Delle tue ne può stare insieme quante vuoi.

    Sulle caselle da 1 a 6 anche una pedina isolata blocca e non si può mangiare finché il suo padrone non è uscito: finché non sono entrate
    tutte e 15 e una di loro non ha passato la casella 6.* Chi è uscito lo resta per sempre.* Lì può mangiarlo anche chi sta ancora entrando.*
rules-zeno-waiting =
    Una pedina mangiata aspetta nella fila centrale, proprio accanto alla sua casella. Un numero la riporta in gioco, contando da lì: dal posto
    4 un 1 porta alla casella 4, un 2 alla 5, un 6 alla 9. Le caselle da 13 a 24 stanno accanto agli stessi posti di quelle da 12 a 1: anche
    chi è mangiato sulla 21 aspetta al posto 4. Più era avanti, più strada perde.

    Finché una delle tue aspetta, nessun’altra delle tue può muovere. Se sono più d’una, scegli quale rientra per prima.* Se nessuna può
    rientrare, il resto del lancio va perso. Pedine dei due colori possono aspettare allo stesso posto.*
rules-zeno-bearing-off =
    Quando tutte le tue pedine sono sulle caselle da 19 a 24 puoi portarle fuori. Un numero porta fuori una pedina che sta a tanti passi dalla
    fine: un 4 dalla casella 21. Se lì e più indietro non ce n’è nessuna delle tue, porta fuori la più arretrata. Puoi anche muovere
    nell’ultimo settore, se così non si perde nessun numero.*

    Una pedina mangiata adesso deve prima tornare fin qui.
rules-zeno-scoring =
    Chi porta fuori l’ultima pedina vince subito, anche se restano numeri.* Una vittoria vale un punto. Se nessuno potrà mai più muovere, la
    partita è patta.* In un incontro i giocatori si scambiano i colori dopo ogni partita.*
