### Whose turn it is, what is expected, what has happened.

## Who plays

you = You
computer = Computer
# Begins a sentence: "White throws 3 and 5."
who-white = White
who-black = Black
who-computer = The computer

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
no-move-possible = No number can be played.
undo = Take back
confirm = Confirm
pass = Pass
opening-throw = One die each: who throws higher begins.

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
passed = { $who ->
        [you] You cannot play.
       *[other] { $who } cannot play.
    }
# $number (number): which turn of the game, from 1
turn-number = Turn { $number }

## Score

# $count (number): how far all checkers of a side have still to go
pips = { $count ->
        [one] 1 pip
       *[other] { $count } pips
    }
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
# $who: you, or who
# $score: such as "5 : 3"
match-won = { $who ->
        [you] You win the match { $score }.
       *[other] { $who } wins the match { $score }.
    }
next-game = Next game
