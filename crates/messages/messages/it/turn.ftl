### A chi tocca, che cosa ci si aspetta, che cosa è successo. Glossario in page.ftl.

## Chi gioca

you = Tu
computer = Computer
who-white = Il Bianco
who-black = Il Nero
who-computer = Il computer

## Che cosa ci si aspetta

throw-dice = Lancia i dadi
your-turn-throw = Tocca a te: lancia i dadi.
your-turn-play = Tocca a te: gioca quello che hai lanciato.
your-turn-confirm = Tutto è giocato. Conferma, o torna indietro di un passo.
opponent-turn = { $who } è di turno.
turn-throw = { $who } lancia i dadi.
turn-play = { $who } muove.
computer-throws = Il computer lancia…
no-move-possible = Nessun numero si può giocare.
undo = Riprendi
confirm = Conferma
pass = Passa
opening-throw = Un dado a testa: comincia chi fa di più.

## Che cosa è successo

thrown = { $who ->
        [you] Lanci { $numbers }.
       *[other] { $who } lancia { $numbers }.
    }
played = { $who ->
        [you] Giochi { $play }.
       *[other] { $who } gioca { $play }.
    }
hit-happened = { $who ->
        [you] Mangi una pedina sulla casella { $name }.
       *[other] { $who } mangia una pedina sulla casella { $name }.
    }
pin-happened = { $who ->
        [you] Imprigioni una pedina sulla casella { $name }.
       *[other] { $who } imprigiona una pedina sulla casella { $name }.
    }
passed = { $who ->
        [you] Non puoi muovere.
       *[other] { $who } non può muovere.
    }
turn-number = Mossa { $number }

## Punteggio

pips = { $count ->
        [one] 1 passo
       *[other] { $count } passi
    }
game-won = { $who ->
        [you] { $points ->
                [one] Vinci questa partita.
               *[other] Vinci questa partita con vittoria doppia: { $points } punti.
            }
       *[other] { $points ->
                [one] { $who } vince questa partita.
               *[other] { $who } vince questa partita con vittoria doppia: { $points } punti.
            }
    }
game-drawn = Nessuno può più muovere: la partita è patta.
match-won = { $who ->
        [you] Vinci l’incontro { $score }.
       *[other] { $who } vince l’incontro { $score }.
    }
next-game = Prossima partita
