### Parole che più viste ulteriori dicono.

close = Chiudi
copy-link = Copia il link
copied = Copiato
copy-by-hand = Selezionato: ora copialo come fai di solito sul tuo dispositivo.
loading = Un momento…
reload = Ricarica
who-friend = L’altro giocatore
waiting-for = { $who } deve ancora giocare. Un momento…
resigned = { $who ->
        [you] Hai abbandonato.
       *[other] { $who } ha abbandonato.
    }
page-not-found = A questo indirizzo non c’è nulla.
titled = { $title }: { $name }
