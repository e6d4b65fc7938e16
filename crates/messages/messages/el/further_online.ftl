### Παιχνίδι με κάποιον μακριά: πώς βρίσκεις τραπέζι, πώς κάθεσαι, πώς μιλάς.

## Τα τραπέζια

online-lead = Κάποιος μακριά, το ίδιο τάβλι και ζάρια που κανείς δεν μπορεί να πειράξει. Λογαριασμός δεν χρειάζεται.
online-name = Το όνομά σου
online-name-hint = Το βλέπουν οι άλλοι. Όποιος το αφήσει κενό είναι επισκέπτης.
online-keep-name = Κράτα το όνομα
online-name-kept = Κρατήθηκε
online-guest = Επισκέπτης
online-you-are = Η σελίδα σου
online-new-table = Νέο τραπέζι
online-which-game = Ποιο παιχνίδι;
online-who-may-come = Ποιος κάθεται απέναντι;
online-by-link = Ένας φίλος, με σύνδεσμο
online-anybody = Όποιος θέλει: το τραπέζι είναι στον κατάλογο και φαίνεται σε όλους
online-clock = Ρολόι
clock-none = Κανένα
clock-fischer = { $minutes } λεπτά, και { $seconds } δ. επιπλέον μετά από κάθε γύρο
clock-delay = { $minutes } λεπτά, και τα πρώτα { $seconds } δ. κάθε γύρου δεν μετρούν
clock-days = { $days ->
        [one] Μία μέρα για κάθε γύρο
       *[other] { $days } μέρες για κάθε γύρο
    }
online-agreed = Συμφωνημένα από πριν
online-take-back = Μια παιξιά παίρνεται πίσω αν συμφωνεί ο άλλος
online-no-take-back = Οι παιξιές δεν παίρνονται πίσω
online-rated = Το αποτέλεσμα μετράει στην κατάταξη και των δύο
online-not-rated = Χωρίς κατάταξη
online-leaver = Όποιος λείψει πάνω από { $minutes } λεπτά μπορεί να χάσει γι’ αυτό: ο άλλος δικαιούται τότε να ζητήσει τη νίκη.
online-leaver-days = Κανείς δεν χρειάζεται να μένει: όποιος αφήσει να περάσουν οι μέρες ενός γύρου χάνει.
online-usual-rules = Μετρούν μόνο αγώνες με τους συνηθισμένους κανόνες.
online-make-table = Στήσε το τραπέζι
online-open-tables = Ανοιχτά τραπέζια
online-no-open-tables = Τώρα δεν περιμένει κανείς. Στήσε ένα τραπέζι στον κατάλογο, και ίσως έρθει κάποιος.
online-playing = Παίζουν τώρα
online-nobody-plays = Τώρα δεν παίζεται κανένα τραπέζι του καταλόγου.
online-my-tables = Τα τραπέζια σου
online-sit-down = Κάθισε
online-watch = Δες
online-unreachable = Ο διακομιστής δεν απαντά. Η σελίδα ξαναδοκιμάζει μόνη της.
online-server-says = Ο διακομιστής αρνείται: { $reason }

## Ένα τραπέζι

online-waiting = Το τραπέζι περιμένει κάποιον
online-send-link = Στείλε αυτόν τον σύνδεσμο. Όποιος τον ανοίξει κάθεται, και το παιχνίδι αρχίζει.
online-link = Ο σύνδεσμος αυτού του τραπεζιού
online-link-picture = Ο σύνδεσμος ως εικόνα για την κάμερα του τηλεφώνου
online-no-table = Σε αυτή τη διεύθυνση δεν υπάρχει τραπέζι.
online-to-lobby = Όλα τα τραπέζια
online-connecting = Γίνεται σύνδεση…
online-connected = Συνδεδεμένος
online-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια…
online-restarting = Ο διακομιστής ξεκινά πάλι. Νέα προσπάθεια…
online-other-version = Ο διακομιστής έχει νεότερη έκδοση. Φόρτωσε ξανά τη σελίδα και συνέχισε.
online-wrong = Ο διακομιστής λέει κάτι που δεν μπορεί να αληθεύει, και η σελίδα δεν τον πιστεύει πια: { $fault }
online-sending = Η παιξιά σου είναι καθ’ οδόν…
online-watching = { $count ->
        [0] Παρακολουθείς.
        [one] Παρακολουθείς μαζί με ένα ακόμη άτομο.
       *[other] Παρακολουθείς μαζί με { $count } ακόμη άτομα.
    }
online-watchers = { $count ->
        [0] Δεν παρακολουθεί κανείς
        [one] Ένας παρακολουθεί
       *[other] { $count } παρακολουθούν
    }
online-secret-elsewhere = Άρχισες αυτή την παρτίδα σε άλλη συσκευή, και εκεί είναι το μυστικό των ζαριών σου. Συνέχισε εκεί, ή πάρ’ το μαζί με τον κωδικό της σελίδας σου.
online-joins-throw = Τα ζάρια για την αρχή: εσύ έριξες, { $who } όχι ακόμη.
online-away = { $who }: εκτός σύνδεσης. Σε { $seconds } δ. μπορείς να ζητήσεις τη νίκη.
online-away-long = { $who }: πολλή ώρα εκτός σύνδεσης. Μπορείς να ζητήσεις τη νίκη ή να περιμένεις κι άλλο.
online-away-watched = { $who }: εκτός σύνδεσης.
online-claim = Ζήτησε τη νίκη
online-draw-offered = { $who } προτείνει ισοπαλία.
online-draw-waits = Πρότεινες ισοπαλία.
online-offer-draw = Πρότεινε ισοπαλία
online-take-back-asked = { $who } θέλει να πάρει πίσω την τελευταία παιξιά.
online-take-back-waits = Ζήτησες να πάρεις πίσω την παιξιά σου.
online-ask-take-back = Ζήτησε να την πάρεις πίσω
online-accept = Σύμφωνοι
online-decline = Όχι
online-withdraw = Άσ’ το
online-declined = { $who } αρνήθηκε.
online-abort = Διακοπή
online-abort-question = Να διακοπεί ο αγώνας; Δεν έχει παίξει κανείς ακόμη, άρα κανείς δεν χάνει.
online-rematch-offered = { $who } θέλει να ξαναπαίξετε.
online-rematch-waits = Θέλεις να ξαναπαίξετε· ο άλλος δεν απάντησε ακόμη.
online-to-rematch = Στον επόμενο αγώνα
online-time-over = { $who ->
        [you] Ο χρόνος σου τελείωσε: ο αγώνας χάθηκε.
       *[other] { $who }: ο χρόνος τελείωσε, και μαζί ο αγώνας.
    }
online-left = { $who ->
        [you] Έλειψες πολλή ώρα: ο αγώνας χάθηκε.
       *[other] { $who } έλειψε πολλή ώρα: ο αγώνας τελείωσε.
    }
online-aborted = Ο αγώνας διακόπηκε πριν από την πρώτη παιξιά.
online-drawn = Δεν κερδίζει κανείς: ισοπαλία.
online-draw-agreed = Συμφωνήθηκε ισοπαλία: δεν κερδίζει κανείς.

## Γιατί αρνείται ο διακομιστής

refused-turn = Αυτό δεν γίνεται τώρα.
refused-rules = Οι κανόνες δεν επιτρέπουν αυτή την παιξιά.
refused-dice = Το μυστικό των ζαριών αυτού του περιηγητή δεν ανήκει σε αυτή την παρτίδα.
refused-seat = Και οι δύο θέσεις είναι πιασμένες. Μπορείς να παρακολουθήσεις.
refused-not-allowed = Αυτό δεν είχε συμφωνηθεί σε αυτό το τραπέζι.
refused-over = Ο αγώνας τελείωσε.
refused-too-fast = Πάρα πολλά μαζί. Περίμενε μια στιγμή.
refused-not-kept = Ο διακομιστής δεν μπόρεσε να το κρατήσει. Δεν έγινε τίποτα· δοκίμασε ξανά.
refused-otherwise = Ο διακομιστής δεν κατάλαβε αυτή τη σελίδα.

## Κουβέντα

chat = Κουβέντα
chat-empty = Κανείς δεν είπε τίποτα ακόμη.
chat-say = Πες κάτι
chat-send = Στείλε
chat-mute = Μην ακούς τίποτα
chat-unmute = Άκου ξανά
chat-muted = Δεν ακούς ό,τι λέγεται.
phrase-hello = Γεια σου!
phrase-good-luck = Καλή τύχη!
phrase-well-played = Ωραία έπαιξες!
phrase-lucky-me = Τι τύχη!
phrase-unlucky-me = Τι ζαριά κι αυτή…
phrase-thanks = Ευχαριστώ!
phrase-back-soon = Έρχομαι αμέσως.
phrase-goodbye = Αντίο!
