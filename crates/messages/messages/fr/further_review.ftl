### A game looked at again: what each turn cost, and what the dice gave. Loaded with the further views.

review-no-record = Cette partie n’est pas dans la liste.
review-no-turns = Rien n’a été joué dans cette partie.
# $done (number): how many turns have been judged
# $all (number): how many there are
review-first-look = Premier regard : { $done } coups sur { $all }
# $done (number): how many turns have been judged
# $all (number): how many there are
review-deeper-look = Un jet d’avance : { $done } coups sur { $all }
review-done = Chaque coup est jugé, avec un jet d’avance.
review-stop = Arrêter
review-go-on = Continuer
review-chart = Chances de victoire de Blanc, coup par coup
review-turns = Coups
review-try = Déplacez des pions pour essayer un autre coup.
# $points: with their sign, such as "+0.123"
review-luck = Chance du jet : { $points }
# $class: one of the classes below
# $loss: with its sign, such as "−0.051"
review-loss = { $class } ({ $loss })
review-drop = Déposez un fichier ici, ou choisissez-en un : une partie enregistrée par cette page, ou un fichier .mat ou .sgf d’un autre programme.
review-choose-file = Choisir un fichier
# $why: what is wrong, a sentence
review-unreadable = Ce fichier est illisible : { $why }
review-several = Ce fichier contient plusieurs parties. Laquelle ?
# $number (number): which game of the file, from 1
review-game = Partie { $number }

## Both players’ figures

figures-title = Les deux joueurs
figure-average-loss = Perte moyenne par décision
figure-decisions = Décisions
figure-errors = Erreurs
figure-blunders = Erreurs graves
figure-luck = Chance
figure-result = Résultat
figure-adjusted = Résultat sans la chance

## How good a play was

class-forced = Forcé
class-best = Meilleur coup
class-fine = Bon
class-doubtful = Douteux
class-error = Erreur
class-blunder = Erreur grave

## The best plays of a throw

candidates-title = Les meilleurs coups, en points par partie
candidates-play = Coup
candidates-win = Gagne
candidates-equity = Valeur
candidates-loss = Au meilleur
candidates-made = joué

## What speaks for a play

# $play: the play as it is written
reasons-for = En faveur de { $play } :
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-hits = Pions frappés : { $better } au lieu de { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pins = Pions cloués : { $better } au lieu de { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-shots = Ensuite, { $better } jets sur 36 frappent, au lieu de { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-blots = Pions laissés seuls : { $better } au lieu de { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-wall = Le plus long mur compte { $better } cases au lieu de { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-points = Cases tenues : { $better } au lieu de { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-off = Pions sortis : { $better } au lieu de { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pips = Il reste { $better } pas à faire au lieu de { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-opponent-pips = Il reste { $better } pas à faire à l’adversaire au lieu de { $worse }.
