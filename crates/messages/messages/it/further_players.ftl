### Verificare i dadi, guardare i giocatori, la propria pagina.

verify-title = Verifica dei dadi
verify-lead = Tre catene di hash hanno fatto ogni tiro di questo incontro: quella del Bianco, quella del Nero e quella del server. Il tuo browser segue ora ogni anello e rifà i dadi. Non chiede a nessuno.
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
verify-server = Server
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
player-check = Verifica i dadi

me-title = La tua pagina
me-lead = Il server ti riconosce da un cookie in questo browser, e da nient’altro.
me-code-title = Su un altro dispositivo
me-code-lead = Con questo codice sei lo stesso giocatore su un altro dispositivo, e i tuoi dadi continuano lì. Chi ce l’ha è te: tienilo per te. Vale una volta, e poi questo browser è un ospite.
me-make-code = Crea un codice
me-code = Il tuo codice
me-enter-code = Ho un codice
me-enter = Ritorna
me-came-back = Bentornato!
me-bad-code = Nessuno ha questo codice. È già stato usato?
me-profile = Come ti vedono gli altri
