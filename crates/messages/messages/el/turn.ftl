### Ποιος έχει σειρά, τι πρέπει να γίνει, τι έγινε. Γλωσσάρι στο page.ftl.

## Ποιος παίζει

you = Εσύ
computer = Υπολογιστής
who-white = Ο Λευκός
who-black = Ο Μαύρος
who-computer = Ο υπολογιστής

## Τι πρέπει να γίνει

throw-dice = Ρίξε τα ζάρια
your-turn-throw = Είναι η σειρά σου: ρίξε τα ζάρια.
your-turn-play = Είναι η σειρά σου: παίξε τη ζαριά σου.
your-turn-confirm = Παίχτηκαν όλα. Επιβεβαίωσε ή γύρνα ένα βήμα πίσω.
opponent-turn = { $who } έχει σειρά.
turn-throw = { $who } ρίχνει τα ζάρια.
turn-play = { $who } παίζει.
computer-throws = Ο υπολογιστής ρίχνει…
no-move-possible = Κανένας αριθμός δεν παίζεται.
undo = Πάρ’ το πίσω
confirm = Επιβεβαίωση
pass = Πάσο
opening-throw = Από ένα ζάρι ο καθένας: αρχίζει ο μεγαλύτερος αριθμός.

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
passed = { $who ->
        [you] Δεν μπορείς να παίξεις.
       *[other] { $who } δεν μπορεί να παίξει.
    }
turn-number = Κίνηση { $number }

## Σκορ

pips = { $count ->
        [one] 1 βήμα
       *[other] { $count } βήματα
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
match-won = { $who ->
        [you] Κέρδισες τον αγώνα { $score }.
       *[other] { $who } κέρδισε τον αγώνα { $score }.
    }
next-game = Επόμενη παρτίδα
