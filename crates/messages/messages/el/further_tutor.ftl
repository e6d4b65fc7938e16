### Hints and warnings while one plays the computer. Loaded with the further views.

tutor-switch = Ρώτα με πριν από σοβαρό λάθος
tutor-hint = Βοήθεια
# $play: the play as it is written
tutor-best = Η καλύτερη κίνηση που βλέπω είναι { $play }. Η καταγραφή σημειώνει ότι ρώτησες.
# $loss: what the play is and what it gives away, such as "Blunder (−0.120)"
# $best: the better play
tutor-warning = { $loss }: η { $best } θα ήταν καλύτερη. Θέλεις να παίξεις έτσι παρ’ όλα αυτά;
tutor-anyway = Παίξε έτσι
tutor-two-people = Βοήθεια και προειδοποιήσεις υπάρχουν μόνο απέναντι στον υπολογιστή: ανάμεσα σε δύο ανθρώπους θα βοηθούσαν τον έναν εναντίον του άλλου.
tutor-leave = Παίξε χωρίς τον δάσκαλο
