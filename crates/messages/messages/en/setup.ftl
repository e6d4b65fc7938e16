### Before a game: opponent, level, colour, length, rules.

choose-opponent = Against whom?
opponent-computer = The computer
opponent-friend = A friend at this screen
choose-level = How strong?
choose-colour = Your colour
colour-white = White
colour-black = Black
colour-random = Leave it to chance
match-length = How long?
single-game = One game
# $count (number): points to reach
to-points = First to { $count } points
tavli-match = Tavli match
tavli-match-sentence = Portes, Plakoto and Fevga in turn, until somebody has enough points.
rule-options = Rule options
rule-options-sentence = Where the sources are silent or players differ, you choose. The first answer is ours.
# $count (number): how many checkers each side has
checkers-each = { $count ->
        [one] Each side has one checker.
       *[other] Each side has { $count } checkers.
    }
start = Start
start-lesson = I am new here: show me
