### Würfel prüfen, Spieler ansehen, die eigene Seite.

verify-title = Die Würfel prüfen
verify-lead = Drei Hashketten haben jeden Wurf dieser Partie gemacht: die von Weiß, die von Schwarz und die des Servers. Dein Browser geht jetzt jedem Glied nach und macht die Würfel noch einmal. Er fragt dabei niemanden.
verify-choose = Eine Aufzeichnung prüfen
verify-choose-hint = Wähl eine Datei, oder zieh sie hierher.
verify-good = { $count ->
        [0] Noch gibt es keinen Wurf und nichts zu beanstanden.
        [one] Der eine Wurf stimmt ✓
       *[other] Alle { $count } Würfe stimmen ✓
    }
verify-bad = Diese Würfel sind nicht bewiesen: { $fault }
verify-no-record = Unter dieser Adresse gibt es keine Aufzeichnung zu prüfen.
verify-game = Partie { $number }
verify-throw = Wurf
verify-dice = Würfel
verify-tips = Vor dem ersten Wurf veröffentlicht
verify-server = Server
verify-offline = Ohne diese Seite: tavli verify DATEI prüft dasselbe.

player-title = Spieler
player-nobody = Diesen Spieler gibt es nicht.
player-program = Das ist ein Programm.
player-ratings = Wertungen
player-no-ratings = Noch keine gewertete Partie.
player-rating = { $matches ->
        [one] { $rating } ± { $deviation }, aus einer Partie
       *[other] { $rating } ± { $deviation }, aus { $matches } Partien
    }
player-results = Ergebnisse
player-no-results = Noch keine Partie ist zu Ende.
player-won = gewonnen
player-lost = verloren
player-drawn = remis
player-against = gegen
player-look = Zum Tisch
player-check = Würfel prüfen

me-title = Deine Seite
me-lead = Der Server kennt dich an einem Cookie in diesem Browser und an nichts sonst.
me-code-title = Auf einem anderen Gerät
me-code-lead = Mit diesem Code bist du auf einem anderen Gerät dieselbe Person, und deine Würfel gehen dort weiter. Wer ihn hat, ist du: Behalt ihn für dich. Er gilt einmal, und danach ist dieser Browser Gast.
me-make-code = Code erzeugen
me-code = Dein Code
me-enter-code = Ich habe einen Code
me-enter = Wiederkommen
me-came-back = Willkommen zurück!
me-bad-code = Diesen Code hat niemand. Wurde er schon benutzt?
me-profile = Wie andere dich sehen
