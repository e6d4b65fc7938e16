### Πόσο δυνατά παίζει ο υπολογιστής.

level-beginner = Αρχάριος
level-beginner-sentence = Ξέρει τους κανόνες και αφήνει πολλά στην τύχη.
level-casual = Ερασιτέχνης
level-casual-sentence = Παίζει πού και πού, και κάτι του ξεφεύγει.
level-club = Θαμώνας του καφενείου
level-club-sentence = Παίζει συχνά και σπάνια κάνει λάθος.
level-expert = Έμπειρος
level-expert-sentence = Κρίνει κάθε θέση όσο καλύτερα μπορεί.
level-champion = Πρωταθλητής
level-champion-sentence = Κοιτάζει και μπροστά. Αν τον νικήσεις, το γιορτάζεις.
