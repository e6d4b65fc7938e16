### Whose turn it is, what is expected, what has happened.

## Who plays

white = White
black = Black
you = You
computer = Computer
friend = Friend
# Begins a sentence: "White throws 3 and 5."
who-white = White
who-black = Black
who-computer = The computer
who-friend = Your friend

## What is expected

throw-dice = Throw the dice
your-turn-throw = It’s your turn: throw the dice.
your-turn-play = It’s your turn: play what you have thrown.
your-turn-confirm = Everything is played. Confirm, or take a step back.
opponent-turn = { $who } is to play.
# At one screen: the side that is to throw or to play.
turn-throw = { $who } throws the dice.
turn-play = { $who } plays.
computer-throws = The computer throws…
waiting-for = { $who } still has to play. One moment…
no-move-possible = No number can be played.
turn-passes = Nothing could be played, whatever is thrown: the turn passes.
only-one-play = There is only one play.
undo = Take back
confirm = Confirm
pass = Pass
opening-throw = One die each: who throws higher begins.
opening-equal = Equal numbers: once more.
begins = { $who ->
        [you] You begin.
       *[other] { $who } begins.
    }

## Numbers

# $numbers: the numbers left, such as "3, 5"
numbers-left = Still to play: { $numbers }
# $number (number): a die's number
number-unplayable = The { $number } cannot be played.
# $number (number): a die’s number
number-used = { $number }, played
and = and

## What has happened

# $who: you, or who
# $numbers: the dice, such as "3, 5"
thrown = { $who ->
        [you] You throw { $numbers }.
       *[other] { $who } throws { $numbers }.
    }
# $who: you, or who
# $play: the play as it is written, such as "8/5 6/5"
played = { $who ->
        [you] You play { $play }.
       *[other] { $who } plays { $play }.
    }
# $who: you, or who
# $name: the point's name
hit-happened = { $who ->
        [you] You hit on point { $name }.
       *[other] { $who } hits on point { $name }.
    }
pin-happened = { $who ->
        [you] You pin on point { $name }.
       *[other] { $who } pins on point { $name }.
    }
freed = The checker on point { $name } is free again.
# $who: you, or who
# $count (number): how many checkers
borne-off = { $who ->
        [you] { $count ->
                [one] You bear off a checker.
               *[other] You bear off { $count } checkers.
            }
       *[other] { $count ->
                [one] { $who } bears off a checker.
               *[other] { $who } bears off { $count } checkers.
            }
    }
# $who: you, or who
# $name: the point's name
entered = { $who ->
        [you] You enter a checker on point { $name }.
       *[other] { $who } enters a checker on point { $name }.
    }
passed = { $who ->
        [you] You cannot play.
       *[other] { $who } cannot play.
    }
resigned = { $who ->
        [you] You give up.
       *[other] { $who } gives up.
    }
last-play = Last play: { $play }
# $number (number): which turn of the game, from 1
turn-number = Turn { $number }

## Score

# $count (number): how far all checkers of a side have still to go
pips = { $count ->
        [one] 1 pip
       *[other] { $count } pips
    }
# $count (number): how many checkers
off-count = { $count ->
        [0] none off yet
       *[other] { $count } off
    }
# $count (number): how many checkers
hand-count = { $count } in hand
# $count (number): how many checkers
bar-count = { $count } waiting to come back
# $who: you, or who
# $points (number): 1, or 2 for a double win
game-won = { $who ->
        [you] { $points ->
                [one] You win this game.
               *[other] You win this game doubly: { $points } points.
            }
       *[other] { $points ->
                [one] { $who } wins this game.
               *[other] { $who } wins this game doubly: { $points } points.
            }
    }
game-drawn = Nobody can move any more: the game is drawn.
# $a (number): points of the one
# $b (number): points of the other
match-score = Score { $a } to { $b }
# $who: you, or who
# $score: such as "5 : 3"
match-won = { $who ->
        [you] You win the match { $score }.
       *[other] { $who } wins the match { $score }.
    }
next-game = Next game
# $game: its name
next-game-is = Now comes { $game }.
