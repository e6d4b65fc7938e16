### Spielen mit jemandem in der Ferne: einen Tisch finden, daran sitzen, reden.

## Die Tische

online-lead = Jemand in der Ferne, dasselbe Brett und Würfel, an denen niemand drehen kann. Ein Konto braucht es nicht.
online-name = Dein Name
online-name-hint = Andere sehen ihn. Wer ihn leer lässt, ist Gast.
online-keep-name = Namen behalten
online-name-kept = Gemerkt
online-guest = Gast
online-you-are = Deine Seite
online-new-table = Ein neuer Tisch
online-which-game = Welches Spiel?
online-who-may-come = Wer setzt sich gegenüber?
online-by-link = Jemand, dem ich den Link schicke
online-anybody = Wer mag: Der Tisch steht in der Liste, und man darf zusehen
online-clock = Uhr
clock-none = Keine
clock-fischer = { $minutes } min, und { $seconds } s mehr nach jedem Zug
clock-delay = { $minutes } min, und die ersten { $seconds } s jedes Zuges sind frei
clock-days = { $days ->
        [one] Ein Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }
online-agreed = Vorher abgemacht
online-take-back = Ein Zug darf zurückgenommen werden, wenn das Gegenüber zustimmt
online-no-take-back = Züge können nicht zurückgenommen werden
online-rated = Das Ergebnis zählt für die Wertung beider
online-not-rated = Ohne Wertung
online-leaver = Wer länger als { $minutes } Minuten fort ist, kann deshalb verlieren: Das Gegenüber darf dann den Sieg beanspruchen.
online-leaver-days = Niemand muss dableiben: Wer die Tage für einen Zug verstreichen lässt, verliert.
online-usual-rules = Nur Partien nach den üblichen Regeln können zählen.
online-make-table = Tisch aufstellen
online-open-tables = Offene Tische
online-no-open-tables = Gerade wartet niemand. Stell einen Tisch in die Liste, und vielleicht kommt jemand.
online-playing = Hier wird gespielt
online-nobody-plays = Gerade wird an keinem Tisch der Liste gespielt.
online-my-tables = Deine Tische
online-sit-down = Hinsetzen
online-watch = Zusehen
online-unreachable = Der Server antwortet nicht. Die Seite versucht es von selbst wieder.
online-server-says = Der Server lehnt ab: { $reason }

## Ein Tisch

online-waiting = Der Tisch wartet auf jemanden
online-send-link = Verschick diesen Link. Wer ihn öffnet, setzt sich, und das Spiel beginnt.
online-link = Der Link zu diesem Tisch
online-link-picture = Der Link als Bild für die Kamera eines Telefons
online-no-table = Unter dieser Adresse steht kein Tisch.
online-to-lobby = Alle Tische
online-connecting = Verbindung wird aufgebaut …
online-connected = Verbunden
online-lost = Die Verbindung ist weg. Neuer Versuch …
online-restarting = Der Server startet neu. Neuer Versuch …
online-other-version = Der Server hat eine neuere Fassung. Lade die Seite neu, dann geht es weiter.
online-wrong = Der Server sagt etwas, das nicht wahr sein kann, und die Seite glaubt ihm nicht mehr: { $fault }
online-sending = Dein Zug ist unterwegs …
online-watching = { $count ->
        [0] Du siehst zu.
        [one] Mit dir sieht noch jemand zu.
       *[other] Mit dir sehen { $count } andere zu.
    }
online-watchers = { $count ->
        [0] Niemand sieht zu
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
online-secret-elsewhere = Du hast diese Partie auf einem anderen Gerät begonnen, und dort ist das Geheimnis deiner Würfel. Spiel dort weiter, oder nimm es mit dem Code auf deiner Seite mit.
online-joins-throw = Die Würfel für den Anfang: Du hast geworfen, { $who } noch nicht.
online-away = { $who } ist nicht verbunden. In { $seconds } s darfst du den Sieg beanspruchen.
online-away-long = { $who } ist schon zu lange fort: Du darfst den Sieg beanspruchen oder weiter warten.
online-away-watched = { $who } ist nicht verbunden.
online-claim = Sieg beanspruchen
online-draw-offered = { $who } bietet Remis an.
online-draw-waits = Du hast Remis angeboten.
online-offer-draw = Remis anbieten
online-take-back-asked = { $who } möchte den letzten Zug zurücknehmen.
online-take-back-waits = Du hast gebeten, deinen Zug zurückzunehmen.
online-ask-take-back = Um Zurücknehmen bitten
online-accept = Einverstanden
online-decline = Ablehnen
online-withdraw = Zurückziehen
online-declined = { $who } hat abgelehnt.
online-abort = Abbrechen
online-abort-question = Die Partie abbrechen? Noch hat niemand gezogen, also verliert auch niemand.
online-rematch-offered = { $who } möchte noch einmal spielen.
online-rematch-waits = Du möchtest noch einmal spielen; dein Gegenüber hat noch nicht geantwortet.
online-to-rematch = Zur nächsten Partie
online-time-over = { $who ->
        [you] Deine Zeit ist um: verloren.
       *[other] { $who } hat keine Zeit mehr: Die Partie ist zu Ende.
    }
online-left = { $who ->
        [you] Du warst zu lange fort: verloren.
       *[other] { $who } war zu lange fort: Die Partie ist zu Ende.
    }
online-aborted = Die Partie wurde vor dem ersten Zug abgebrochen.
online-drawn = Niemand gewinnt: Die Partie ist remis.
online-draw-agreed = Remis vereinbart: Niemand gewinnt.

## Warum der Server ablehnt

refused-turn = Das geht gerade nicht.
refused-rules = Die Regeln erlauben diesen Zug nicht.
refused-dice = Das Würfelgeheimnis dieses Browsers gehört nicht zu dieser Partie.
refused-seat = Beide Plätze sind besetzt. Du darfst zusehen.
refused-not-allowed = Das war an diesem Tisch nicht abgemacht.
refused-over = Die Partie ist zu Ende.
refused-too-fast = Zu viel auf einmal. Warte einen Augenblick.
refused-not-kept = Der Server konnte das nicht festhalten. Nichts ist geschehen; versuch es noch einmal.
refused-otherwise = Der Server hat diese Seite nicht verstanden.

## Reden

chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-mute = Nichts hören
chat-unmute = Wieder zuhören
chat-muted = Du hörst nicht, was gesagt wird.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-lucky-me = Glück gehabt!
phrase-unlucky-me = Was für ein Wurf …
phrase-thanks = Danke!
phrase-back-soon = Bin gleich wieder da.
phrase-goodbye = Auf Wiedersehen!
