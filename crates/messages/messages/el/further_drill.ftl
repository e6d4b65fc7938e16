### Problems to be solved again and again. Loaded with the further views.

drill-lead = Θέσεις όπου η προφανής κίνηση είναι λάθος: είκοσι από κάθε παιχνίδι, και τα δικά σου λάθη από παρτίδες που ανέλυσες. Ό,τι λύνεις ξανάρχεται όλο και αργότερα· ό,τι χάνεις ξανάρχεται αμέσως.
drill-set = Προβλήματα
drill-own = Τα λάθη μου
# $number (number): which problem, from 1
# $all (number): how many there are today
drill-at = Πρόβλημα { $number } από { $all }
drill-question = Τι παίζεις;
drill-answer = Αυτή είναι η κίνησή μου
drill-next = Επόμενο πρόβλημα
# $play: the play as it is written
drill-right = Σωστά: { $play }.
# $play: the play that was made
# $loss: what it is and what it gives away
# $best: the better play
drill-wrong = Παίζεις { $play }: { $loss }. Καλύτερη είναι η { $best }.
drill-done = Εδώ δεν έχει τίποτα για τώρα. Έλα πάλι αύριο.
drill-all = Όλα τα προβλήματα
