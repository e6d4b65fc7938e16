### The page itself: controls, settings, views.
###
### Glossary: checker, point, roll, number, play (a whole turn), single checker, hit, pin, block, enter, hand, bar, middle row,
### circle, bear off, home, start quarter, pips (left to walk), points (of the score), doubles, mother, runner.
###
### This language is the one the others are checked against: a comment "# $name (number): ..." declares an argument.
### An argument $who is either the word you or a name that can begin a sentence (who-white, who-computer, a player's name).

app-title = Tavli
tagline = Five board games, two thousand years of throwing dice
choose-a-game = Choose a game
no-such-page = There is no such page. Perhaps you were looking for one of these.
play = Play
play-online = Play online
new-game = New game
rematch = Play again
resign = Resign
resign-question = Do you really want to give up this game?
cancel = Cancel
next = Next
previous = Previous
first = To the beginning
last = To the end
delete = Delete
delete-question = Delete this game for good?
continue-game = Go on playing

## Settings

settings = Settings
language = Language
theme = Appearance
theme-light = Light
theme-dark = Dark
theme-auto = As the device
sound = Sound
speed = Speed of motion
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = No motion
show-point-names = Show the names of the points
auto-throw = Throw the dice for me
auto-confirm = End my turn when everything is played
auto-forced = Play by itself what is forced
quick-move = A double click plays the obvious number
skin-inscription = Ancient inscription

## Views

rules = Rules
lesson = First steps
lesson-missed = That was not it. Take it back, or try again.
history = History
about-text =
    Everything happens in your browser, the computer player too. Nothing is sent anywhere, and once the page has loaded it
    works without a network.
replay = Watch again
review = Review
tutor = Hints and tutor
drill = Drill
download-record = Download the record
finished-games = Finished games
no-finished-games = No game is finished yet. Choose one and play!

## What the page is busy with

# $percent (number): how much is loaded, 0 to 100
loading-engine = The computer player is being fetched: { $percent }%
thinking = The computer is thinking…
error-engine = The computer player could not be loaded. You can try again, or play with a friend.
error-record = This record cannot be read.
try-again = Try again

## Why a play is refused

no-number-leads-there = None of your numbers leads there.
# $source: where the rule stands, such as "Z general 5"
rule-source = Source: { $source }
type-a-play = Type a play
# $play: a play as it is written, such as "8/5 6/5"
type-play-hint = For example { $play }
# $text: what was typed
type-play-unclear = This play is not understood: { $text }
reading-note = * The sources leave this open; this is how we read them.

## The emperor's throw

emperor-title = The emperor’s throw
emperor-story =
    About the year 480, the story goes, the emperor Zeno sat at the board, and his position was a fine one: safe pairs, hardly a
    checker alone. Then he threw two, five and six. Every other way was blocked, and the only play there was tore his pairs
    apart: eight checkers stood alone.

    Nearly a century later the poet Agathias described the position so exactly that we can set it up again today. He ended with
    a piece of advice: keep away from this game! We say: try it.
emperor-try = See for yourself: White has thrown two, five and six. Which play is left?
emperor-solved = That was the only one. Eight single checkers, and the opponent throws next.
