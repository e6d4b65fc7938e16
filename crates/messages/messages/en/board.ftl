### The board in words, for those who hear it.

# $game: its name
board-label = Board: { $game }

## Places. Each can begin a sentence, and stand alone.

# $name: the point's name, such as 4 or A-4
place-point = Point { $name }
# $name: the place's number
place-middle = Middle row, place { $name }
place-hand = Hand
place-bar = Bar
place-circle = Circle
place-off = Borne off

## Who stands there

# $name: the point's name
point-empty = Point { $name }, empty
# $name: the point's name
# $count (number): how many checkers
# $side: white or black
point-checkers = Point { $name }, { $side ->
        [white] { $count } white
       *[black] { $count } black
    }
# $name: the point's name
# $count (number): how many checkers stand on the pinned one
# $side: white or black, who pins
point-pinned = Point { $name }, { $side ->
        [white] { $count } white on a pinned black checker
       *[black] { $count } black on a pinned white checker
    }
# $side: white or black
# $count (number): how many checkers
hand-label = { $side ->
        [white] White’s hand: { $count }
       *[black] Black’s hand: { $count }
    }
# $side: white or black
# $count (number): how many checkers
bar-label = { $side ->
        [white] On the bar, { $count } white
       *[black] On the bar, { $count } black
    }
# $side: white or black
# $count (number): how many checkers
circle-label = { $side ->
        [white] On the circle, { $count } white
       *[black] On the circle, { $count } black
    }
# $name: the place's number, 1 to 12
# $side: white or black
# $count (number): how many checkers
middle-label = { $side ->
        [white] Middle row, place { $name }, { $count } white waiting
       *[black] Middle row, place { $name }, { $count } black waiting
    }
# $side: white or black
# $count (number): how many checkers
off-label = { $side ->
        [white] White has borne off { $count }
       *[black] Black has borne off { $count }
    }

## What can be done there. These follow the words above after a comma.

# $numbers: one number, or several to choose from
reachable-with = reachable with { $numbers }

## Dice

# $numbers: what lies there, such as "3, 5"
dice-label = Dice: { $numbers }
