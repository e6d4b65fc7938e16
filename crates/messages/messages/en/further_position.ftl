### A position in an address, and what can be wrong with it. These words are loaded with the further views.

position-title = A position
position-over = The game is over.
position-in-words = The board in words
position-fault = There is no board to show
# $example: a position
position-unreadable = This address holds no position that can be read. A position looks like this: { $example }
position-impossible = Under the rules of this game, checkers cannot stand like this.
# $side: white or black
# $has (number): how many checkers the position has
# $needs (number): how many there should be
position-wrong-total = { $side ->
        [white] White has { $has } checkers here, and should have { $needs }.
       *[black] Black has { $has } checkers here, and should have { $needs }.
    }
position-no-such-place = This game has no such place for checkers.
position-shared = Both sides cannot stand on this point.
position-quarter-full = All points of the start quarter would be taken, and this game does not allow that.
position-both-done = One side at least must still have checkers to bear off.
position-hand-first = Checkers in hand must all enter before others go so far.

## What a position is worth

# $win: such as "51.3 %"
# $equity: with its sign, such as "+0.123"
position-worth = Chance to win: { $win }. Worth: { $equity } points a game for who is to throw.
rolls-title = What each roll is worth
rolls-lead = In points a game, for who throws it: warm is better than the mean, cold is worse.

## Setting up a position

editor-edit = Set up
editor-lead = Drag a checker, or choose it and then its new place. Whatever the rules do not know is refused.
editor-brush = Checkers to move
editor-turn = To throw
editor-dice = Dice
# $number (number): which of the dice, from 1
editor-die = Die { $number }
editor-start = Starting position
