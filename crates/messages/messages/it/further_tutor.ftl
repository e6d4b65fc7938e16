### Hints and warnings while one plays the computer. Loaded with the further views.

tutor-switch = Chiedimi prima di un errore grave
tutor-hint = Aiuto
# $play: the play as it is written
tutor-best = La giocata migliore che vedo è { $play }. La trascrizione annota che hai chiesto.
# $loss: what the play is and what it gives away, such as "Blunder (−0.120)"
# $best: the better play
tutor-warning = { $loss }: { $best } sarebbe meglio. Vuoi giocarla lo stesso?
tutor-anyway = Gioca lo stesso
tutor-two-people = Aiuti e avvisi ci sono solo contro il computer: tra due persone aiuterebbero l’una contro l’altra.
tutor-leave = Gioca senza tutor
