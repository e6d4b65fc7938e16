### Hints and warnings while one plays the computer. Loaded with the further views.

tutor-switch = Ask me before I blunder
tutor-hint = Hint
# $play: the play as it is written
tutor-best = The best play I see is { $play }. The record notes that you asked.
# $loss: what the play is and what it gives away, such as "Blunder (−0.120)"
# $best: the better play
tutor-warning = { $loss }: { $best } would be better. Do you want to play it all the same?
tutor-anyway = Play it anyway
tutor-two-people = Hints and warnings are for games against the computer only: between two people they would help one against the other.
tutor-leave = Play without the tutor
