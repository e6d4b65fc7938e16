### A game looked at again: what each turn cost, and what the dice gave. Loaded with the further views.

review-no-record = Αυτή η παρτίδα δεν υπάρχει στη λίστα.
review-no-turns = Σε αυτή την παρτίδα δεν παίχτηκε τίποτα.
# $done (number): how many turns have been judged
# $all (number): how many there are
review-first-look = Πρώτη ματιά: { $done } από { $all } κινήσεις
# $done (number): how many turns have been judged
# $all (number): how many there are
review-deeper-look = Μία ζαριά μπροστά: { $done } από { $all } κινήσεις
review-done = Όλες οι κινήσεις έχουν κριθεί, κοιτώντας μία ζαριά μπροστά.
review-stop = Διακοπή
review-go-on = Συνέχεια
review-chart = Πιθανότητα νίκης του Λευκού, κίνηση με την κίνηση
review-turns = Κινήσεις
review-try = Μετακίνησε πούλια για να δοκιμάσεις άλλη κίνηση.
# $points: with their sign, such as "+0.123"
review-luck = Τύχη της ζαριάς: { $points }
# $class: one of the classes below
# $loss: with its sign, such as "−0.051"
review-loss = { $class } ({ $loss })
review-drop = Άφησε εδώ ένα αρχείο ή διάλεξε ένα: μια παρτίδα που αποθήκευσε αυτή η σελίδα, ή ένα αρχείο .mat ή .sgf άλλου προγράμματος.
review-choose-file = Διάλεξε αρχείο
# $why: what is wrong, a sentence
review-unreadable = Αυτό το αρχείο δεν διαβάζεται: { $why }
review-several = Το αρχείο έχει πολλές παρτίδες. Ποια;
# $number (number): which game of the file, from 1
review-game = Παρτίδα { $number }

## Both players’ figures

figures-title = Οι δύο παίκτες
figure-average-loss = Μέση απώλεια ανά απόφαση
figure-decisions = Αποφάσεις
figure-errors = Λάθη
figure-blunders = Σοβαρά λάθη
figure-luck = Τύχη
figure-result = Αποτέλεσμα
figure-adjusted = Αποτέλεσμα χωρίς τύχη

## How good a play was

class-forced = Υποχρεωτική
class-best = Η καλύτερη κίνηση
class-fine = Καλή
class-doubtful = Αμφίβολη
class-error = Λάθος
class-blunder = Σοβαρό λάθος

## The best plays of a throw

candidates-title = Οι καλύτερες κινήσεις, σε πόντους ανά παρτίδα
candidates-play = Κίνηση
candidates-win = Νίκες
candidates-equity = Αξία
candidates-loss = Από την καλύτερη
candidates-made = παίχτηκε

## What speaks for a play

# $play: the play as it is written
reasons-for = Υπέρ της κίνησης { $play }:
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-hits = Χτυπημένα πούλια: { $better } αντί για { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pins = Πλακωμένα πούλια: { $better } αντί για { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-shots = Μετά χτυπούν { $better } από τις 36 ζαριές αντί για { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-blots = Πούλια που μένουν μόνα: { $better } αντί για { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-wall = Το μακρύτερο τείχος έχει { $better } θέσεις αντί για { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-points = Θέσεις που κρατά: { $better } αντί για { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-off = Μαζεμένα πούλια: { $better } αντί για { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pips = Μένουν { $better } βήματα αντί για { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-opponent-pips = Στον αντίπαλο μένουν { $better } βήματα αντί για { $worse }.
