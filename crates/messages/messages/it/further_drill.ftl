### Problems to be solved again and again. Loaded with the further views.

drill-lead = Posizioni in cui la giocata ovvia è sbagliata: venti per ogni gioco, e i tuoi errori nelle partite che hai analizzato. Ciò che risolvi torna sempre più tardi; ciò che sbagli torna subito.
drill-set = Problemi
drill-own = I miei errori
# $number (number): which problem, from 1
# $all (number): how many there are today
drill-at = Problema { $number } di { $all }
drill-question = Che cosa giochi?
drill-answer = Questa è la mia giocata
drill-next = Prossimo problema
# $play: the play as it is written
drill-right = Giusto: { $play }.
# $play: the play that was made
# $loss: what it is and what it gives away
# $best: the better play
drill-wrong = Giochi { $play }: { $loss }. Meglio { $best }.
drill-done = Qui ora non c’è nulla da ripetere. Torna domani.
drill-all = Tutti i problemi
