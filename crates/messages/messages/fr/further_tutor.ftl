### Hints and warnings while one plays the computer. Loaded with the further views.

tutor-switch = Me demander avant une erreur grave
tutor-hint = Aide
# $play: the play as it is written
tutor-best = Le meilleur coup que je vois est { $play }. La feuille de partie note que vous avez demandé.
# $loss: what the play is and what it gives away, such as "Blunder (−0.120)"
# $best: the better play
tutor-warning = { $loss } : { $best } serait meilleur. Voulez-vous jouer ainsi quand même ?
tutor-anyway = Jouer quand même
tutor-two-people = Les aides et les avertissements n’existent que contre l’ordinateur : entre deux personnes, ils aideraient l’une contre l’autre.
tutor-leave = Jouer sans tuteur
