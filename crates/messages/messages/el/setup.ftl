### Πριν από την παρτίδα: αντίπαλος, δύναμη, χρώμα, διάρκεια, κανόνες. Γλωσσάρι στο page.ftl.

choose-opponent = Με ποιον;
opponent-computer = Με τον υπολογιστή
opponent-friend = Δύο παίκτες σε αυτή την οθόνη
choose-level = Πόσο δυνατός;
choose-colour = Το χρώμα σου
colour-white = Λευκά
colour-black = Μαύρα
colour-random = Ας αποφασίσει η τύχη
match-length = Πόσο θα κρατήσει;
single-game = Μία παρτίδα
to-points = { $count ->
        [one] Στον 1 πόντο
       *[other] Στους { $count } πόντους
    }
tavli-match = Αγώνας τάβλι
tavli-match-sentence = Πόρτες, Πλακωτό και Φεύγα με τη σειρά, ώσπου κάποιος να φτάσει τους πόντους.
rule-options = Παραλλαγές κανόνων
rule-options-sentence = Όπου οι πηγές σωπαίνουν ή παίζεται αλλιώς, διαλέγεις εσύ. Η πρώτη απάντηση είναι η δική μας.
checkers-each = { $count ->
        [one] Κάθε παίκτης έχει ένα πούλι.
       *[other] Κάθε παίκτης έχει { $count } πούλια.
    }
start = Πάμε
start-lesson = Πρώτη φορά εδώ: δείξε μου
