### What the three Greek games share, and the tavli match. A star marks a reading of ours.

rules-greek-moving =
    You throw two dice. Each die is a number for one checker. A checker may use both, but it must be able to land after the first: 3 and
    5 are never simply 8. Equal dice are played twice: 4 4 gives four 4s.

    You must play as long as you can. Of all ways to play a roll, only those that use the most numbers are allowed.* If only one of the
    two numbers can be played, you choose which, and the other is lost. Where no throw at all could be played, your turn passes without
    one.*
rules-greek-scoring =
    Whoever bears off the last checker wins at once, even with numbers left.* A win is one point, and two if the loser has not borne off
    a single checker. If neither player can ever move again, the game is drawn.*

    For the first game each throws one die; the higher begins and throws both dice anew.* After that the winner begins the next game.
rules-tavli-match =
    Portes, Plakoto and Fevga are played in turn, and then Portes again, until somebody has reached the target: 3, 5 or 7 points.* The
    dice, the board and the checkers are the same in all three. What differs is what happens when checkers meet: in Portes a lone checker
    is hit, in Plakoto it is pinned, in Fevga it holds its point alone.

    A win is one point; it is two if the loser has not borne off anything. The winner begins the next game; after a draw it is thrown for
    again.*
