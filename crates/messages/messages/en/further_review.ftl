### A game looked at again: what each turn cost, and what the dice gave. Loaded with the further views.

review-no-record = There is no such game in the list.
review-no-turns = Nothing was played in this game.
# $done (number): how many turns have been judged
# $all (number): how many there are
review-first-look = First look: { $done } of { $all } turns
# $done (number): how many turns have been judged
# $all (number): how many there are
review-deeper-look = Looking one throw ahead: { $done } of { $all } turns
review-done = Every turn has been judged, looking one throw ahead.
review-stop = Stop
review-go-on = Go on
review-chart = White’s chance to win, turn by turn
review-turns = Turns
review-try = Move checkers to try another play.
# $points: with their sign, such as "+0.123"
review-luck = Luck of the throw: { $points }
# $class: one of the classes below
# $loss: with its sign, such as "−0.051"
review-loss = { $class } ({ $loss })
review-drop = Drop a file here, or choose one: a record saved by this page, or a .mat or .sgf file of another program.
review-choose-file = Choose a file
# $why: what is wrong, a sentence
review-unreadable = This file cannot be read: { $why }
review-several = This file holds several games. Which one?
# $number (number): which game of the file, from 1
review-game = Game { $number }

## Both players’ figures

figures-title = Both players
figure-average-loss = Average loss a decision
figure-decisions = Decisions
figure-errors = Errors
figure-blunders = Blunders
figure-luck = Luck
figure-result = Result
figure-adjusted = Result without luck

## How good a play was

class-forced = Forced
class-best = Best play
class-fine = Fine
class-doubtful = Doubtful
class-error = Error
class-blunder = Blunder

## The best plays of a throw

candidates-title = The best plays, in points a game
candidates-play = Play
candidates-win = Wins
candidates-equity = Worth
candidates-loss = Against the best
candidates-made = played

## What speaks for a play

# $play: the play as it is written
reasons-for = What speaks for { $play }:
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-hits = Checkers hit: { $better } instead of { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pins = Checkers pinned: { $better } instead of { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-shots = Throws of 36 that hit afterwards: { $better } instead of { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-blots = Checkers left alone: { $better } instead of { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-wall = Length of the longest wall: { $better } instead of { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-points = Points held: { $better } instead of { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-off = Checkers borne off: { $better } instead of { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-pips = Pips left to go: { $better } instead of { $worse }.
# $better (number): how many after the better play
# $worse (number): how many after the other
reason-opponent-pips = Pips left for the opponent: { $better } instead of { $worse }.
