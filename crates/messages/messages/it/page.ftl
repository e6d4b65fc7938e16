### La pagina stessa: pulsanti, impostazioni, viste.
###
### Glossario: pedina, casella, lancio, numero, mossa (tutto ciò che si gioca con un lancio), pedina isolata, mangiare, imprigionare
### (prigioniera), bloccare, far entrare, mano, barra, fila centrale, cerchio, portare fuori, settore finale, settore di partenza,
### passi (ancora da fare), punti (del punteggio), doppio, madre, corridore. Si dà del tu.

app-title = Tavli
tagline = Cinque giochi da tavola, duemila anni di dadi
choose-a-game = Scegli un gioco
no-such-page = Questa pagina non esiste. Forse cercavi una di queste.
play = Gioca
play-online = Gioca in rete
new-game = Nuova partita
rematch = Gioca ancora
resign = Abbandona
resign-question = Vuoi davvero abbandonare questa partita?
cancel = Annulla
next = Avanti
previous = Indietro
first = All’inizio
last = Alla fine
delete = Elimina
delete-question = Eliminare per sempre questa partita?
continue-game = Continua a giocare

## Impostazioni

settings = Impostazioni
language = Lingua
theme = Aspetto
theme-light = Chiaro
theme-dark = Scuro
theme-auto = Come il dispositivo
sound = Suono
speed = Velocità dei movimenti
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-none = Senza movimento
show-point-names = Mostra i nomi delle caselle
auto-throw = Lancia i dadi per me
auto-confirm = Chiudi la mossa quando tutto è giocato
auto-forced = Gioca da sé ciò che è obbligato
quick-move = Il doppio clic gioca il numero più ovvio
skin-inscription = Iscrizione antica

## Viste

rules = Regole
lesson = Primi passi
lesson-missed = Non era questa. Riprendi o riprova.
history = Storia
about-text =
    Tutto avviene nel tuo browser, anche il gioco del computer. Nulla viene spedito, e una volta caricata la pagina funziona senza
    rete.
replay = Rivedi
review = Analisi
tutor = Aiuti e tutor
drill = Esercizi
download-record = Scarica la trascrizione
finished-games = Partite finite
no-finished-games = Nessuna partita è ancora finita. Scegli un gioco!

## Che cosa sta facendo la pagina

loading-engine = Arriva il giocatore computer: { $percent }%
thinking = Il computer ci pensa…
error-engine = Non è stato possibile caricare il giocatore computer. Riprova, oppure gioca in due.
error-record = Questa trascrizione non si può leggere.
try-again = Riprova

## Perché qualcosa non si può fare

no-number-leads-there = Nessuno dei tuoi numeri porta lì.
rule-source = Fonte: { $source }
type-a-play = Scrivi una mossa
type-play-hint = Per esempio { $play }
type-play-unclear = Questa mossa non si capisce: { $text }
reading-note = * Le fonti lasciano la cosa aperta; noi le leggiamo così.

## Il lancio dell’imperatore

emperor-title = Il lancio dell’imperatore
emperor-story =
    Verso l’anno 480, si racconta, l’imperatore Zenone sedeva alla tavola e stava bene: coppie sicure, quasi nessuna pedina
    isolata. Poi lanciò due, cinque e sei. Ogni altra via era bloccata, e l’unica mossa rimasta gli sciolse le coppie: otto pedine
    restarono sole.

    Quasi un secolo più tardi il poeta Agatia descrisse la posizione con tanta precisione che oggi possiamo ricostruirla. Chiuse
    con un consiglio: state tutti alla larga da questo gioco! Noi diciamo: provalo.
emperor-try = Prova tu: il Bianco ha lanciato due, cinque e sei. Quale mossa resta?
emperor-solved = Era l’unica. Otto pedine isolate, e ora lancia l’avversario.
