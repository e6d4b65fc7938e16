### Why a step is not allowed: one message for each refusal of the rules.
### $place is a whole name that begins a sentence, such as "Point 4" (see place-point in board.ftl).

# $place: where
refusal-nothing-there = { $place }: no checker of yours is here.
# $number (number): a die's number
refusal-number-not-left = There is no { $number } left to play.
# $place: the point
# $count (number): how many opposing checkers
refusal-blocked = { $count ->
        [one] { $place } is blocked by an opposing checker.
       *[other] { $place } is blocked by { $count } opposing checkers.
    }
refusal-shielded = { $place }: a single checker cannot be hit here before its owner has moved out.
refusal-pinned = { $place }: your checker is pinned here.
refusal-waiting-first = Your checkers that were hit must come back first.
# $number (number): a die's number
refusal-entry-first = The { $number } must be used to enter a checker from your hand.
# $place: the last point that is open
refusal-beyond-gate = { $place } is the limit as long as there are checkers in hand.
# $place: the point to reach
refusal-runner-first = { $place } must be reached by your runner first; until then only the runner may move.
refusal-start-quarter = That would fill all six points of your start quarter. One has to stay free.
refusal-prime = That would leave six points in a row before an opposing checker.
refusal-not-home = Not all of your checkers are home yet.
# $place: where the checker stands
refusal-checker-behind = { $place }: the number is too large here, because one of your checkers stands farther back.
# $number (number): a die's number
refusal-exact-only = Only the exact number bears off, and the { $number } is not.
refusal-pinned-home = You bear nothing off while one of your checkers is pinned at home.
refusal-loses-number = That would lose a number which can be played.
# $number (number): the larger of the two
refusal-loses-larger = Only one of the two numbers can be played, so it must be the { $number }.
refusal-must-enter = In this turn you must enter a checker.
refusal-game-won = All your checkers are off. Nothing is left to play!
