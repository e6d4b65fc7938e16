### Problems to be solved again and again. Loaded with the further views.

drill-lead = Des positions où le coup évident est faux : vingt de chaque jeu, et vos propres erreurs dans les parties que vous avez analysées. Ce que vous trouvez revient de plus en plus tard ; ce que vous manquez revient aussitôt.
drill-set = Problèmes
drill-own = Mes erreurs
# $number (number): which problem, from 1
# $all (number): how many there are today
drill-at = Problème { $number } sur { $all }
drill-question = Que jouez-vous ?
drill-answer = C’est mon coup
drill-next = Problème suivant
# $play: the play as it is written
drill-right = Juste : { $play }.
# $play: the play that was made
# $loss: what it is and what it gives away
# $best: the better play
drill-wrong = Vous jouez { $play } : { $loss }. Mieux vaut { $best }.
drill-done = Rien n’est à revoir ici pour l’instant. Revenez demain.
drill-all = Tous les problèmes
