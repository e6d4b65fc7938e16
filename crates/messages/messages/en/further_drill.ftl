### Problems to be solved again and again. Loaded with the further views.

drill-lead = Positions where the plausible play is wrong: twenty of each game, and your own errors from games that you have reviewed. What you solve comes again later and later; what you miss comes again at once.
drill-set = Problems
drill-own = My errors
# $number (number): which problem, from 1
# $all (number): how many there are today
drill-at = Problem { $number } of { $all }
drill-question = What do you play?
drill-answer = This is my play
drill-next = Next problem
# $play: the play as it is written
drill-right = Right: { $play }.
# $play: the play that was made
# $loss: what it is and what it gives away
# $best: the better play
drill-wrong = You play { $play }: { $loss }. Better is { $best }.
drill-done = Nothing is due here now. Come back tomorrow.
drill-all = All problems
