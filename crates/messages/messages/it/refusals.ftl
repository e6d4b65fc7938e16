### Perché un passo non è permesso. Glossario in page.ftl.

refusal-nothing-there = { $place }: qui non c’è nessuna tua pedina.
refusal-number-not-left = Non c’è più nessun { $number } da giocare.
refusal-blocked = { $count ->
        [one] { $place }: bloccata da una pedina avversaria.
       *[other] { $place }: bloccata da { $count } pedine avversarie.
    }
refusal-shielded = { $place }: qui una pedina isolata non si mangia finché il suo padrone non è uscito dal primo settore.
refusal-pinned = { $place }: qui la tua pedina è prigioniera.
refusal-waiting-first = Prima devono rientrare le tue pedine mangiate.
refusal-entry-first = Con il { $number } devi far entrare una pedina dalla mano.
refusal-beyond-gate = { $place }: è il limite finché ci sono pedine in mano.
refusal-runner-first = { $place }: il tuo corridore deve prima arrivare fin qui; fino ad allora muove solo lui.
refusal-start-quarter = Così occuperesti tutte e sei le caselle del tuo settore di partenza. Una deve restare libera.
refusal-prime = Così ci sarebbero sei caselle occupate di fila davanti a una pedina avversaria.
refusal-not-home = Non tutte le tue pedine sono già nel settore finale.
refusal-checker-behind = { $place }: qui il numero è troppo grande, perché più indietro c’è ancora una tua pedina.
refusal-exact-only = Solo il numero esatto porta fuori, e il { $number } non lo è.
refusal-pinned-home = Non porti fuori nulla finché una tua pedina è prigioniera nel settore finale.
refusal-loses-number = Così andrebbe perso un numero che si può giocare.
refusal-loses-larger = Si può giocare solo uno dei due numeri, quindi dev’essere il { $number }.
refusal-must-enter = In questo turno devi far entrare una pedina.
refusal-game-won = Tutte le tue pedine sono fuori. Non resta nulla da giocare!
