### The rules of Zeno's Tavli. A star marks a reading of ours (reading-note in page.ftl).

rules-zeno-goal =
    Bring your 15 checkers around the board sooner than your opponent: enter them, walk the 24 points, gather them on the last six
    and bear them off.
rules-zeno-setup =
    The board has three rows of twelve. You walk on the outer ones: points 1 to 12 along the top from right to left, 13 to 24 along
    the bottom from left to right. Both players go the same way. The middle row is the waiting room for checkers that were hit. Six
    points are a quarter: the first is 1 to 6, the last 19 to 24.

    All checkers start in hand. White begins.
rules-zeno-moving =
    You throw three dice. Each die is a number for one checker. A checker may use several numbers, but it must be able to land after
    each: 2 and 5 are never simply 7.

    Two equal dice are played twice: 4 4 2 gives four 4s and a 2. Three equal dice give their number twelve times.

    You must play as long as you can; what cannot be played is lost. Of all ways to play a roll, only those that use the most numbers
    are allowed.* You need not prefer the larger number. Where no throw at all could be played, your turn passes without one.*
rules-zeno-entering =
    A number brings a checker from your hand to the point with that number: a 3 to point 3. As long as you have checkers in hand,
    every number that can enter one must do so. A number that cannot may move a checker within points 1 to 6, not beyond, and must be
    played that way where it can.*

    Once your last checker is in, the rest of the roll is free.* You need not wait until your opponent has entered everything.*
rules-zeno-hitting =
    You may land on an empty point, on your own checkers, or on a single opposing checker, which is hit. Two or more opposing checkers
    block a point. Any number of your own may share one.

    On points 1 to 6 even a single checker blocks, and cannot be hit, until its owner is out: until all 15 are in and one of them has
    gone beyond point 6.* Who is out stays out.* Such a player can be hit there even by someone who is still entering.*
rules-zeno-waiting =
    A checker that is hit waits in the middle row, right beside its point. A number brings it back, counted from there: from place 4
    a 1 leads to point 4, a 2 to point 5, a 6 to point 9. Points 13 to 24 lie beside the same places as 12 to 1, so a checker hit on 21
    waits at place 4 as well. The farther it had come, the more it loses.

    While one of yours waits, nothing else of yours may move. Of several you choose which comes back first.* If none can come back,
    the rest of the roll is lost. Checkers of both colours may wait at the same place.*
rules-zeno-bearing-off =
    When all your checkers stand on points 19 to 24 you may bear off. A number takes off a checker that stands so many steps from the
    end: a 4 from point 21. If none of yours stands there or farther back, it takes off your rearmost checker. You may also move inside
    the last quarter instead, where that loses no number.*

    A checker that is hit now must first come home again.
rules-zeno-scoring =
    Whoever bears off the last checker wins at once, even with numbers left.* A win is one point. If neither player can ever move
    again, the game is drawn.* In a match the players change colours after each game.*
