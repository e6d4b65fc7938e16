### Würfel prüfen, Spieler ansehen, die eigene Seite.

verify-title = Die Würfel prüfen
verify-lead = Drei Hashketten haben jeden Wurf dieser Partie gemacht: die von Weiß, die von Schwarz und die des Servers, an einem Bildschirm die der Seite. Dein Browser geht jetzt jedem Glied nach und macht die Würfel noch einmal. Er fragt dabei niemanden.
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
verify-server = Server oder Seite
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

me-title = Deine Seite
me-lead = Der Server kennt dich an einem Cookie in diesem Browser. Er fragt nach keiner Adresse und keinem Passwort.
me-code-title = Auf einem anderen Gerät
me-code-lead = Mit diesem Code bist du auf einem anderen Gerät dieselbe Person, und deine Würfel gehen dort weiter. Wer ihn hat, ist du: Behalt ihn für dich. Er gilt einmal, und danach ist dieser Browser Gast.
me-make-code = Code erzeugen
me-code = Dein Code
me-copy-code = Code kopieren
me-enter-code = Ich habe einen Code
me-enter = Wiederkommen
me-came-back = Willkommen zurück!
me-bad-code = Diesen Code hat niemand. Wurde er schon benutzt?
me-profile = Wie andere dich sehen

me-passkeys-title = Passkeys
me-passkeys-lead = Ein Passkey liegt auf deinem Gerät oder in deinem Passwortmanager und öffnet sich mit Finger, Gesicht oder PIN. Wo immer du ihn hast, bist du dieselbe Person, auch auf mehreren Geräten zugleich. Eine begonnene Partie geht dort weiter, wo ihre Würfel sind.
me-passkeys-none = Du hast noch keinen Passkey.
me-passkey-add = Passkey hinzufügen
me-passkey-added = Der Passkey ist hinzugefügt.
me-passkey-sign-in = Mit Passkey anmelden
me-passkey-since = seit { $date }
me-passkey-used = zuletzt benutzt am { $date }
me-passkey-unused = noch nicht benutzt
me-passkey-remove = Entfernen
me-passkey-removed = Der Passkey öffnet hier nichts mehr, und andere Geräte, die mit ihm kamen, sind abgemeldet. Auf deinem Gerät kannst du ihn ebenfalls löschen.
me-passkey-declined = Von deinem Gerät kam nichts: Du hast abgelehnt, oder es hat zu lange gedauert. Nichts hat sich geändert.
me-passkey-known = Auf diesem Gerät ist schon einer deiner Passkeys.
me-passkey-unknown = Diesen Passkey hat hier niemand. Wurde er entfernt?
me-passkey-unable = Dieser Browser kann mit Passkeys nicht umgehen. Nimm den Code oder einen neueren Browser.
me-passkey-broken = Das hat nicht geklappt. Der Browser sagt: { $reason }
