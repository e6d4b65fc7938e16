### Verificare i dadi, guardare i giocatori, la propria pagina.

verify-title = Verifica dei dadi
verify-lead = Tre catene di hash hanno fatto ogni tiro di questo incontro: quella del Bianco, quella del Nero e quella del server, o della pagina se si gioca a uno schermo. Il tuo browser segue ora ogni anello e rifà i dadi. Non chiede a nessuno.
verify-choose = Verifica un verbale
verify-choose-hint = Scegli un file, o trascinalo qui.
verify-good = { $count ->
        [0] Non c’è ancora nessun tiro, e nulla da ridire.
        [one] L’unico tiro è giusto ✓
       *[other] Tutti i { $count } tiri sono giusti ✓
    }
verify-bad = Questi dadi non sono provati: { $fault }
verify-no-record = A questo indirizzo non c’è un verbale da verificare.
verify-game = Partita { $number }
verify-throw = Tiro
verify-dice = Dadi
verify-tips = Pubblicato prima del primo tiro
verify-server = Server o pagina
verify-offline = Senza questa pagina: tavli verify FILE verifica lo stesso.

player-title = Giocatore
player-nobody = Questo giocatore non esiste.
player-program = Questo è un programma.
player-ratings = Classifica
player-no-ratings = Ancora nessun incontro valido per la classifica.
player-rating = { $matches ->
        [one] { $rating } ± { $deviation }, da un incontro
       *[other] { $rating } ± { $deviation }, da { $matches } incontri
    }
player-results = Risultati
player-no-results = Ancora nessun incontro finito.
player-won = vinto
player-lost = perso
player-drawn = patta
player-against = contro
player-look = Vai al tavolo

me-title = La tua pagina
me-lead = Il server ti riconosce da un cookie in questo browser. Non chiede né indirizzo né password.
me-code-title = Su un altro dispositivo
me-code-lead = Con questo codice sei lo stesso giocatore su un altro dispositivo, e i tuoi dadi continuano lì. Chi ce l’ha è te: tienilo per te. Vale una volta, e poi questo browser è un ospite.
me-make-code = Crea un codice
me-code = Il tuo codice
me-copy-code = Copia il codice
me-enter-code = Ho un codice
me-enter = Ritorna
me-came-back = Bentornato!
me-bad-code = Nessuno ha questo codice. È già stato usato?
me-profile = Come ti vedono gli altri

me-passkeys-title = Passkey
me-passkeys-lead = Una passkey sta sul tuo dispositivo o nel tuo gestore di password, e si apre con un dito, il viso o un PIN. Ovunque tu l’abbia sei lo stesso giocatore, anche su più dispositivi insieme. Una partita già iniziata continua dove sono i suoi dadi.
me-passkeys-none = Non hai ancora nessuna passkey.
me-passkey-add = Aggiungi una passkey
me-passkey-added = La passkey è stata aggiunta.
me-passkey-sign-in = Accedi con una passkey
me-passkey-since = dal { $date }
me-passkey-used = usata l’ultima volta il { $date }
me-passkey-unused = mai usata finora
me-passkey-remove = Rimuovi
me-passkey-removed = La passkey qui non apre più nulla, e gli altri dispositivi entrati con essa sono disconnessi. Puoi cancellarla anche dal tuo dispositivo.
me-passkey-declined = Il tuo dispositivo non ha dato nulla: hai rifiutato, o ci è voluto troppo. Niente è cambiato.
me-passkey-known = Su questo dispositivo c’è già una delle tue passkey.
me-passkey-unknown = Qui nessuno ha questa passkey. È stata rimossa?
me-passkey-unable = Questo browser non sa usare le passkey. Usa il codice, o un browser più recente.
me-passkey-broken = Non ha funzionato. Il browser dice: { $reason }
