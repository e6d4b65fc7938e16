### A game looked at again: what each turn cost, and what the dice gave. Loaded with the further views.

review-no-record = Questa partita non è nella lista.
review-no-turns = In questa partita non si è giocato nulla.
# $done (number): how many turns have been judged
# $all (number): how many there are
review-first-look = Primo sguardo: { $done } mosse su { $all }
# $done (number): how many turns have been judged
# $all (number): how many there are
review-deeper-look = Guardando un lancio avanti: { $done } mosse su { $all }
review-done = Ogni mossa è giudicata, guardando un lancio avanti.
review-stop = Ferma
review-go-on = Continua
review-chart = Probabilità di vittoria del Bianco, mossa per mossa
review-turns = Mosse
review-try = Muovi le pedine per provare un’altra giocata.
# $points: with their sign, such as "+0.123"
review-luck = Fortuna del lancio: { $points }
# $class: one of the classes below
# $loss: with its sign, such as "−0.051"
review-loss = { $class } ({ $loss })
review-drop = Trascina qui un file o scegline uno: una partita salvata da questa pagina, oppure un file .mat o .sgf di un altro programma.
review-choose-file = Scegli un file
# $why: what is wrong, a sentence
review-unreadable = Questo file non si può leggere: { $why }
review-several = Questo file contiene più partite. Quale?
# $number (number): which game of the file, from 1
review-game = Partita { $number }

## Both players’ figures

figures-title = I due giocatori
figure-average-loss = Perdita media per decisione
figure-decisions = Decisioni
figure-errors = Errori
figure-blunders = Errori gravi
figure-luck = Fortuna
figure-result = Risultato
figure-adjusted = Risultato senza fortuna

## How good a play was

class-forced = Obbligata
class-best = La migliore
class-fine = Buona
class-doubtful = Dubbia
class-error = Errore
class-blunder = Errore grave

## The best plays of a throw

candidates-title = Le giocate migliori, in punti a partita
candidates-play = Giocata
candidates-win = Vince
candidates-equity = Valore
candidates-loss = Dalla migliore
candidates-made = giocata

## What speaks for a play

# $play: the play as it is written
reasons-for = A favore di { $play }:
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-hits = Pedine mangiate: { $better } invece di { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pins = Pedine imprigionate: { $better } invece di { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-shots = Dopo, { $better } lanci su 36 colpiscono, invece di { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-blots = Pedine lasciate sole: { $better } invece di { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-wall = Il muro più lungo ha { $better } caselle invece di { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-points = Caselle tenute: { $better } invece di { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-off = Pedine fuori: { $better } invece di { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pips = Restano { $better } passi da fare invece di { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-opponent-pips = All’avversario restano { $better } passi da fare invece di { $worse }.
