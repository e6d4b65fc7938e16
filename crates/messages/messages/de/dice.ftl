### Würfel an diesem Bildschirm: aus zwei Anteilen gemacht und geprüft.

dice-verified = { $dice ->
        [0] Würfel geprüft ✓ (noch kein Wurf)
        [one] Würfel geprüft ✓ (1 Wurf)
       *[other] Würfel geprüft ✓ ({ $dice } Würfe)
    }
dice-how = Wie?
dice-check = Würfel prüfen
dice-words = Eigene Worte für die Würfel
dice-words-sentence = Die Seite hat ihren Anteil an den Würfeln festgelegt: { $tip }. Die Würfe ergeben sich aus ihm und deinen Worten zusammen; die Seite kann sie also nicht ausgesucht haben. Ohne Worte lost der Browser deinen Anteil aus.
dice-fixed = Die Seite hat ihren Anteil an den Würfeln festgelegt: { $tip }…
