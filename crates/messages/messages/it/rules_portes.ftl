### Le regole di Portes. Un asterisco segna una nostra lettura.

rules-portes-goal =
    Porta a casa le tue 15 pedine prima dell’avversario e portale fuori. «Portes» sono porte: due tue pedine su una casella la chiudono.
rules-portes-setup =
    La tavola ha quattro settori di sei caselle: A in alto a destra, B in alto a sinistra, C in basso a sinistra, D in basso a destra. I
    giocatori si vengono incontro: il Bianco da D per C e B fino ad A, il Nero da A per B e C fino a D.

    Contando lungo la tua strada, all’inizio due delle tue pedine stanno sulla 1ª casella, cinque sulla 12ª, tre sulla 17ª e cinque sulla 19ª.
rules-portes-hitting =
    Puoi fermarti su una casella vuota, sulle tue pedine o su una sola pedina avversaria, che viene mangiata. Due o più pedine avversarie sono
    una porta chiusa. Puoi mangiare e proseguire con la stessa pedina, anche nel settore finale.
rules-portes-waiting =
    Una pedina mangiata aspetta sulla barra, il mezzo rialzato della tavola. Un numero la riporta nel settore finale dell’avversario: un 3 sulla
    terza casella della tua strada. Finché una delle tue è sulla barra, nessun’altra delle tue può muovere. Se lì tutte e sei le caselle sono
    chiuse, non lanci nemmeno.
rules-portes-bearing-off =
    Quando tutte le tue pedine sono nel settore finale puoi portarle fuori. Un numero porta fuori una pedina che sta a tanti passi dalla fine.
    Se lì e più indietro non ce n’è nessuna delle tue, porta fuori la più arretrata. Puoi anche muovere nel settore finale, se così non si
    perde nessun numero.*

    Una pedina mangiata adesso deve prima tornare a casa.
