### Un paragrafo o due sulla storia di ogni gioco; le fonti sono in docs/sources.md.

history-zeno =
    Nel sesto secolo il poeta Agatia di Mirina scrisse di un lancio sfortunato dell’imperatore Zenone, che aveva regnato quasi cent’anni prima.
    La sua poesia (Anthologia Graeca IX 482) nomina casella dopo casella, e da essa si riconosce il gioco: 24 caselle, 15 pedine per ciascuno
    dei due giocatori, che vanno nella stessa direzione, e tre dadi. Appartiene alla famiglia del backgammon.

    Le tavole romane di questo tipo hanno quasi sempre tre file, e quella centrale è spesso diversa. Ulrich Schädler, che ha ricostruito il
    gioco per il progetto Locus Ludi, le ha dato un compito: lì aspettano le pedine mangiate. Per il resto si è lasciato guidare dal Puff, un
    gioco del medioevo tedesco. La poesia finisce con le parole «tablên pheugete pantes». Possono voler dire «fuggite tutti i giochi da tavola»,
    oppure solo questo: il tavli.
history-scripta =
    «Duodecim scripta», dodici segni: così i Romani chiamavano un gioco con due dadi, i cui punti fanno al massimo dodici. Molte delle loro
    tavole con tre file di dodici caselle si sono conservate. Alcune portano, invece di semplici caselle, sei parole di sei lettere ciascuna.

    Una tavola di Ostia, il porto di Roma, rivela come si camminava: le sue caselle portano le lettere da A a E (CIL XIV 5317). Le dodici della
    fila centrale sono tutte A, dunque il gioco cominciava lì, e seguono i settori esterni B, C, D ed E. Da questo Ulrich Schädler ha
    ricostruito le regole. Più tardi il gioco si fece più veloce: con tre dadi e senza la terza fila diventò quello che giocava Zenone.
history-portes =
    Chi passa davanti a un caffè greco lo sente prima di vederlo: piccoli dadi gettati dritti sulla tavola di legno, pedine che schioccano, e
    spettatori che la sanno più lunga. Portes, «porte», è il primo dei tre giochi del tavli, ed è quasi uguale a ciò che tutto il mondo chiama
    backgammon.

    Nelle piccole cose i Greci fanno a modo loro: chi vince comincia la partita dopo, nessuno deve preferire il numero più grande, e più di due
    punti non si vincono. I lanci hanno nomi propri: assódhio per due e uno, dórtia per il doppio quattro, exáres per il doppio sei.
history-plakoto =
    Plakoto prende il nome dalla parola per schiacciare qualcosa. È il secondo dei giochi del tavli, e il più paziente: nessuno viene rimandato
    indietro, ma chi è preso deve aspettare che l’altro lo lasci.

    I vecchi giocatori lo sanno: prima una pedina è presa lungo la sua strada, meglio è. E sanno anche dov’è il guaio: quello che si lancia si
    deve giocare, e a volte sono i dadi stessi ad aprire la trappola.
history-fevga =
    «Fevga!» si grida a chi deve sparire: via di qui! Il terzo dei giochi del tavli non conosce né il mangiare né l’imprigionare. Tutti e due
    girano nella stessa direzione, come facevano i Romani, e chi costruisce il muro più lungo ci fa correre contro l’altro.

    C’è un bel trucco: non si possono tenere tutte e sei le caselle del proprio settore di partenza, ma cinque e l’ultima casella prima sì. Per
    l’avversario sono sei di fila. Se poi lo sopporterà, è un’altra questione.
