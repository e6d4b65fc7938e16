### Parole che più viste ulteriori dicono.

close = Chiudi
copy-link = Copia il link
copied = Copiato
loading = Un momento…
reload = Ricarica
who-friend = L’altro giocatore
waiting-for = { $who } deve ancora giocare. Un momento…
resigned = { $who ->
        [you] Abbandoni.
       *[other] { $who } abbandona.
    }
page-not-found = A questo indirizzo non c’è nulla.
