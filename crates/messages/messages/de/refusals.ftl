### Warum ein Schritt nicht erlaubt ist. Glossar in page.ftl.

refusal-nothing-there = { $place }: Hier ist kein Stein von dir.
refusal-number-not-left = Eine { $number } ist nicht mehr zu spielen.
refusal-blocked = { $count ->
        [one] { $place } ist durch einen gegnerischen Stein gesperrt.
       *[other] { $place } ist durch { $count } gegnerische Steine gesperrt.
    }
refusal-shielded = { $place }: Ein einzelner Stein kann hier nicht geschlagen werden, solange sein Besitzer noch nicht hinausgezogen ist.
refusal-pinned = { $place }: Dein Stein ist hier festgesetzt.
refusal-waiting-first = Zuerst müssen deine geschlagenen Steine zurück ins Spiel.
refusal-entry-first = Mit der { $number } musst du einen Stein aus der Hand einspielen.
refusal-beyond-gate = { $place } ist die Grenze, solange noch Steine in der Hand sind.
refusal-runner-first = { $place } muss dein Läufer erst erreichen; bis dahin zieht nur er.
refusal-start-quarter = Damit wären alle sechs Felder deines Startviertels besetzt. Eines muss frei bleiben.
refusal-prime = Damit stünden sechs besetzte Felder hintereinander vor einem gegnerischen Stein.
refusal-not-home = Noch sind nicht alle deine Steine im Endviertel.
refusal-checker-behind = { $place }: Die Zahl ist hier zu groß, denn weiter hinten steht noch ein Stein von dir.
refusal-exact-only = Nur die genaue Zahl spielt heraus, und die { $number } passt nicht.
refusal-pinned-home = Du spielst nichts heraus, solange einer deiner Steine im Endviertel festgesetzt ist.
refusal-loses-number = Damit ginge eine Zahl verloren, die sich spielen lässt.
refusal-loses-larger = Nur eine der beiden Zahlen lässt sich spielen, also muss es die { $number } sein.
refusal-must-enter = In diesem Zug musst du einen Stein einspielen.
refusal-game-won = Alle deine Steine sind draußen. Es ist nichts mehr zu spielen!
