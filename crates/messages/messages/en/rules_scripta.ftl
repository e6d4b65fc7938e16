### The rules of Ludus XII scriptorum. A star marks a reading of ours.

rules-scripta-goal =
    Bring your 15 checkers through all 36 points sooner than your opponent, gather them in the last quarter and bear them off.
rules-scripta-setup =
    The board has three rows of twelve, and the letters show the way: the middle row A1 to A12 from left to right, then the top row
    back through B and C, then the bottom row through D to E, from E6 down to E1. Both players go the same way. In the middle of the
    board is the circle, for checkers that were hit.

    All checkers start in hand. White begins.
rules-scripta-moving =
    You throw two dice. Each die is a number for one checker. A checker may use both, but it must be able to land after the first: 2 and
    5 are never simply 7. Equal dice are played twice: 4 4 gives four 4s.

    You must play as long as you can; what cannot be played is lost. Of all ways to play a roll, only those that use the most numbers
    are allowed.* You need not prefer the larger number. Where no throw at all could be played, your turn passes without one.*
rules-scripta-entering =
    A number brings a checker from your hand to row A: a 3 to A3. In each turn that you begin with checkers in hand you must enter at
    least one; if you cannot, the whole roll is lost. The other number may enter another, or move a checker along row A, before or after.
    Among the plays that enter one, those that use the most numbers are allowed.*

    None of your checkers leaves row A before all 15 are in. You need not wait for your opponent.*
rules-scripta-hitting =
    You may land on an empty point, on your own checkers, or on a single opposing checker, which is hit, from the first throw on. Two or
    more opposing checkers block a point. Any number of your own may share one.
rules-scripta-waiting =
    A checker that is hit waits on the circle in the middle of the board and starts anew: a number brings it to row A, a 3 to A3. While
    one of yours waits, nothing else of yours may move. Coming back counts as the entry that a turn owes.*
rules-scripta-bearing-off =
    When all your checkers stand in E you may bear off. The number names the point: a 4 takes a checker off E4. If none of yours stands
    there or farther back, it takes off your rearmost checker. You may also move inside E instead, where that loses no number.*

    A checker that is hit now must first come all the way home again.
rules-scripta-scoring =
    Whoever bears off the last checker wins at once, even with numbers left.* A win is one point. If neither player can ever move
    again, the game is drawn.* In a match the players change colours after each game.*
