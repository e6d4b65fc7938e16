### Wörter, die mehrere der weiteren Ansichten sagen.

close = Schließen
copy-link = Link kopieren
copied = Kopiert
loading = Einen Augenblick …
reload = Neu laden
who-friend = Dein Gegenüber
waiting-for = { $who } ist noch am Zug. Einen Augenblick …
resigned = { $who ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
page-not-found = Unter dieser Adresse gibt es nichts.
