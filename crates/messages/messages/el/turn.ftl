### Ποιος έχει σειρά, τι πρέπει να γίνει, τι έγινε. Γλωσσάρι στο page.ftl.

## Ποιος παίζει

white = Λευκός
black = Μαύρος
you = Εσύ
computer = Υπολογιστής
friend = Φίλος
who-white = Ο Λευκός
who-black = Ο Μαύρος
who-computer = Ο υπολογιστής
who-friend = Ο συμπαίκτης σου

## Τι πρέπει να γίνει

throw-dice = Ρίξε τα ζάρια
your-turn-throw = Είναι η σειρά σου: ρίξε τα ζάρια.
your-turn-play = Είναι η σειρά σου: παίξε τη ζαριά σου.
your-turn-confirm = Παίχτηκαν όλα. Επιβεβαίωσε ή γύρνα ένα βήμα πίσω.
opponent-turn = { $who } έχει σειρά.
turn-throw = { $who } ρίχνει τα ζάρια.
turn-play = { $who } παίζει.
computer-throws = Ο υπολογιστής ρίχνει…
waiting-for = { $who } παίζει ακόμη. Μια στιγμή…
no-move-possible = Κανένας αριθμός δεν παίζεται.
turn-passes = Καμία ζαριά δεν θα παιζόταν: η σειρά περνά.
only-one-play = Υπάρχει μόνο μία κίνηση.
undo = Πάρ’ το πίσω
confirm = Επιβεβαίωση
pass = Πάσο
opening-throw = Από ένα ζάρι ο καθένας: αρχίζει ο μεγαλύτερος αριθμός.
opening-equal = Ίδιοι αριθμοί: άλλη μια φορά.
begins = { $who ->
        [you] Αρχίζεις εσύ.
       *[other] { $who } αρχίζει.
    }

## Αριθμοί

numbers-left = Μένουν να παιχτούν: { $numbers }
number-unplayable = Το { $number } δεν παίζεται.
number-used = { $number }, παίχτηκε
and = και

## Τι έγινε

thrown = { $who ->
        [you] Έριξες { $numbers }.
       *[other] { $who } έριξε { $numbers }.
    }
played = { $who ->
        [you] Έπαιξες { $play }.
       *[other] { $who } έπαιξε { $play }.
    }
hit-happened = { $who ->
        [you] Χτύπησες στη θέση { $name }.
       *[other] { $who } χτύπησε στη θέση { $name }.
    }
pin-happened = { $who ->
        [you] Πλάκωσες στη θέση { $name }.
       *[other] { $who } πλάκωσε στη θέση { $name }.
    }
freed = Το πούλι στη θέση { $name } ελευθερώθηκε.
borne-off = { $who ->
        [you] { $count ->
                [one] Μάζεψες ένα πούλι.
               *[other] Μάζεψες { $count } πούλια.
            }
       *[other] { $count ->
                [one] { $who } μάζεψε ένα πούλι.
               *[other] { $who } μάζεψε { $count } πούλια.
            }
    }
entered = { $who ->
        [you] Έβαλες ένα πούλι στη θέση { $name }.
       *[other] { $who } έβαλε ένα πούλι στη θέση { $name }.
    }
passed = { $who ->
        [you] Δεν μπορείς να παίξεις.
       *[other] { $who } δεν μπορεί να παίξει.
    }
resigned = { $who ->
        [you] Παραιτήθηκες.
       *[other] { $who } παραιτήθηκε.
    }
last-play = Τελευταία κίνηση: { $play }
turn-number = Κίνηση { $number }

## Σκορ

pips = { $count ->
        [one] 1 βήμα
       *[other] { $count } βήματα
    }
off-count = { $count ->
        [0] κανένα μαζεμένο ακόμη
        [one] { $count } μαζεμένο
       *[other] { $count } μαζεμένα
    }
hand-count = { $count } στο χέρι
bar-count = { $count ->
        [one] { $count } περιμένει να ξαναμπεί
       *[other] { $count } περιμένουν να ξαναμπούν
    }
game-won = { $who ->
        [you] { $points ->
                [one] Κέρδισες αυτή την παρτίδα.
               *[other] Κέρδισες διπλή παρτίδα: { $points } πόντοι.
            }
       *[other] { $points ->
                [one] { $who } κέρδισε αυτή την παρτίδα.
               *[other] { $who } κέρδισε διπλή παρτίδα: { $points } πόντοι.
            }
    }
game-drawn = Κανείς δεν μπορεί πια να παίξει: η παρτίδα είναι ισόπαλη.
match-score = Σκορ { $a } – { $b }
match-won = { $who ->
        [you] Κέρδισες τον αγώνα { $score }.
       *[other] { $who } κέρδισε τον αγώνα { $score }.
    }
next-game = Επόμενη παρτίδα
next-game-is = Τώρα παίζεται: { $game }.
