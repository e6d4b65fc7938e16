### Giocare con qualcuno lontano: trovare un tavolo, sedersi, parlare.

## I tavoli

online-lead = Qualcuno lontano, lo stesso tavoliere e dadi che nessuno può truccare. Non serve un conto.
online-name = Il tuo nome
online-name-hint = Gli altri lo vedono. Chi lo lascia vuoto è ospite.
online-keep-name = Conserva il nome
online-name-kept = Conservato
online-guest = Ospite
online-you-are = La tua pagina
online-new-table = Un nuovo tavolo
online-which-game = Quale gioco?
online-who-may-come = Chi prende l’altro posto?
online-by-link = Un amico, con un link
online-anybody = Chiunque: il tavolo è nell’elenco e si può guardare
online-clock = Orologio
clock-none = Nessuno
clock-fischer = { $minutes } min, e { $seconds } s in più dopo ogni turno
clock-delay = { $minutes } min, e i primi { $seconds } s di ogni turno sono liberi
clock-days = { $days ->
        [one] Un giorno per ogni turno
       *[other] { $days } giorni per ogni turno
    }
online-agreed = Accordi presi prima
online-take-back = Una giocata si può ritirare se l’altro è d’accordo
online-no-take-back = Le giocate non si possono ritirare
online-rated = Il risultato conta per la classifica di entrambi
online-not-rated = Senza classifica
online-leaver = Chi è assente per più di { $minutes } minuti può perdere per questo: l’altro può allora reclamare l’incontro.
online-leaver-days = Nessuno deve restare: chi lascia passare i giorni di un turno perde l’incontro.
online-usual-rules = Contano solo gli incontri con le regole consuete.
online-make-table = Prepara il tavolo
online-open-tables = Tavoli aperti
online-no-open-tables = Ora non aspetta nessuno. Prepara un tavolo nell’elenco, e forse qualcuno verrà.
online-playing = Si gioca
online-nobody-plays = Ora non si gioca a nessun tavolo dell’elenco.
online-my-tables = I tuoi tavoli
online-sit-down = Siediti
online-watch = Guarda
online-unreachable = Il server non risponde. La pagina riprova da sola.
online-server-says = Il server dice di no: { $reason }

## Un tavolo

online-waiting = Il tavolo aspetta qualcuno
online-send-link = Manda questo link. Chi lo apre si siede, e la partita comincia.
online-link = Il link di questo tavolo
online-link-picture = Il link come immagine per la fotocamera di un telefono
online-no-table = A questo indirizzo non c’è nessun tavolo.
online-to-lobby = Tutti i tavoli
online-connecting = Collegamento in corso…
online-connected = Collegato
online-lost = Il collegamento è perso. Nuovo tentativo…
online-restarting = Il server si riavvia. Nuovo tentativo…
online-other-version = Il server ha una versione più nuova. Ricarica la pagina e continua.
online-wrong = Il server dice qualcosa che non può essere vero, e la pagina non gli crede più: { $fault }
online-sending = La tua giocata è in viaggio…
online-watching = { $count ->
        [0] Stai guardando.
        [one] Stai guardando insieme a un’altra persona.
       *[other] Stai guardando insieme ad altre { $count } persone.
    }
online-watchers = { $count ->
        [0] Nessuno guarda
        [one] Uno guarda
       *[other] { $count } guardano
    }
online-secret-elsewhere = Hai cominciato questa partita su un altro dispositivo, e lì si trova il segreto dei tuoi dadi. Continua lì, o portalo qui con il codice della tua pagina.
online-joins-throw = I dadi per l’inizio: tu hai tirato, { $who } non ancora.
online-away = { $who } non è in linea. Fra { $seconds } s puoi reclamare l’incontro.
online-away-long = { $who } manca da troppo tempo: puoi reclamare l’incontro, o aspettare ancora.
online-away-watched = { $who } non è in linea.
online-claim = Reclama l’incontro
online-draw-offered = { $who } propone la patta.
online-draw-waits = Hai proposto la patta.
online-offer-draw = Proponi patta
online-take-back-asked = { $who } vorrebbe ritirare l’ultima giocata.
online-take-back-waits = Hai chiesto di ritirare la tua giocata.
online-ask-take-back = Chiedi di ritirare
online-accept = D’accordo
online-decline = Rifiuta
online-withdraw = Ritira la proposta
online-declined = { $who } ha rifiutato.
online-abort = Interrompi
online-abort-question = Interrompere l’incontro? Nessuno ha ancora giocato, quindi nessuno perde.
online-rematch-offered = { $who } vorrebbe giocare ancora.
online-rematch-waits = Vorresti giocare ancora; l’altro non ha ancora risposto.
online-to-rematch = Al prossimo incontro
online-time-over = { $who ->
        [you] Il tuo tempo è finito: l’incontro è perso.
       *[other] { $who } non ha più tempo: l’incontro è finito.
    }
online-left = { $who ->
        [you] Sei mancato troppo a lungo: l’incontro è perso.
       *[other] { $who } è mancato troppo a lungo: l’incontro è finito.
    }
online-aborted = L’incontro è stato interrotto prima della prima giocata.
online-drawn = Nessuno vince: la partita è patta.
online-draw-agreed = Patta d’accordo: nessuno vince.

## Perché il server rifiuta

refused-turn = Adesso non è possibile.
refused-rules = Le regole non permettono questa giocata.
refused-dice = Il segreto dei dadi di questo browser non appartiene a questa partita.
refused-seat = Entrambi i posti sono occupati. Puoi guardare.
refused-not-allowed = A questo tavolo non era stato concordato.
refused-over = L’incontro è finito.
refused-too-fast = Troppo in una volta. Aspetta un momento.
refused-not-kept = Il server non ha potuto registrarlo. Non è successo nulla; riprova.
refused-otherwise = Il server non ha capito questa pagina.

## Parlare

chat = Conversazione
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
chat-mute = Non sentire nulla
chat-unmute = Ascolta di nuovo
chat-muted = Non senti ciò che si dice.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-lucky-me = Che fortuna!
phrase-unlucky-me = Che tiro…
phrase-thanks = Grazie!
phrase-back-soon = Torno subito.
phrase-goodbye = Arrivederci!
