### Wörter, die mehrere der weiteren Ansichten sagen.

close = Schließen
copy-link = Link kopieren
copied = Kopiert
copy-by-hand = Ausgewählt: Kopiere es jetzt, wie es auf deinem Gerät üblich ist.
loading = Einen Augenblick …
reload = Neu laden
who-friend = Dein Gegenüber
waiting-for = { $who } ist noch am Zug. Einen Augenblick …
resigned = { $who ->
        [you] Du hast aufgegeben.
       *[other] { $who } hat aufgegeben.
    }
page-not-found = Unter dieser Adresse gibt es nichts.
titled = { $title }: { $name }
