### A chi tocca, che cosa ci si aspetta, che cosa è successo. Glossario in page.ftl.

## Chi gioca

white = Bianco
black = Nero
you = Tu
computer = Computer
friend = Amico
who-white = Il Bianco
who-black = Il Nero
who-computer = Il computer
who-friend = L’altro giocatore

## Che cosa ci si aspetta

throw-dice = Lancia i dadi
your-turn-throw = Tocca a te: lancia i dadi.
your-turn-play = Tocca a te: gioca quello che hai lanciato.
your-turn-confirm = Tutto è giocato. Conferma, o torna indietro di un passo.
opponent-turn = { $who } è di turno.
turn-throw = { $who } lancia i dadi.
turn-play = { $who } muove.
computer-throws = Il computer lancia…
waiting-for = { $who } deve ancora giocare. Un momento…
no-move-possible = Nessun numero si può giocare.
turn-passes = Nessun lancio si potrebbe giocare: il turno passa.
only-one-play = C’è una sola mossa.
undo = Riprendi
confirm = Conferma
pass = Passa
opening-throw = Un dado a testa: comincia chi fa di più.
opening-equal = Numeri uguali: ancora una volta.
begins = { $who ->
        [you] Cominci tu.
       *[other] { $who } comincia.
    }

## Numeri

numbers-left = Ancora da giocare: { $numbers }
number-unplayable = Il { $number } non si può giocare.
number-used = { $number }, giocato
and = e

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
freed = La pedina sulla casella { $name } è di nuovo libera.
borne-off = { $who ->
        [you] { $count ->
                [one] Porti fuori una pedina.
               *[other] Porti fuori { $count } pedine.
            }
       *[other] { $count ->
                [one] { $who } porta fuori una pedina.
               *[other] { $who } porta fuori { $count } pedine.
            }
    }
entered = { $who ->
        [you] Fai entrare una pedina sulla casella { $name }.
       *[other] { $who } fa entrare una pedina sulla casella { $name }.
    }
passed = { $who ->
        [you] Non puoi muovere.
       *[other] { $who } non può muovere.
    }
resigned = { $who ->
        [you] Abbandoni.
       *[other] { $who } abbandona.
    }
last-play = Ultima mossa: { $play }
turn-number = Mossa { $number }

## Punteggio

pips = { $count ->
        [one] 1 passo
       *[other] { $count } passi
    }
off-count = { $count ->
        [0] ancora nessuna fuori
       *[other] { $count } fuori
    }
hand-count = { $count } in mano
bar-count = { $count ->
        [one] { $count } aspetta di rientrare
       *[other] { $count } aspettano di rientrare
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
match-score = { $a } a { $b }
match-won = { $who ->
        [you] Vinci l’incontro { $score }.
       *[other] { $who } vince l’incontro { $score }.
    }
next-game = Prossima partita
next-game-is = Adesso tocca a { $game }.
