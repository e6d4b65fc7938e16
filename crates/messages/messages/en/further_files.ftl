### What is wrong with a file of games, or with the proof of its dice. Loaded with the further views.

## Where

# $line (number): which line of the file
# $what: what is wrong there, a sentence
file-line = Line { $line }: { $what }
# $game (number): which game of the file
# $turn (number): which turn of that game
# $what: what is wrong there, a sentence
file-turn = Game { $game }, turn { $turn }: { $what }

## What

file-unknown = This is no game record that we know. We read our own records, .mat and .sgf.
# $found: what stands in the file
# $example: how it could be written
file-not-understood = “{ $found }” is not understood. Something like “{ $example }” is expected here.
# $found: what stands in the file
# $expected: what should stand there
file-expected = The file says “{ $found }”, but “{ $expected }” belongs here.
# $sign: a closing bracket
file-not-closed = The file breaks off: a closing “{ $sign }” is missing.
# $found: which game the file names
file-other-game = “{ $found }” is another game. Backgammon is GM[6].
file-cube = A doubling cube is used, and our games have none.
file-set-up = The game begins from a position that was set up, and such files cannot be read here.
file-no-rules = The file does not say which game is played. A line such as “Rules: portes” says it.
# $found: the name and options of rules
file-rules = These rules are not known: “{ $found }”.
# $found: a line
file-not-in-game = “{ $found }” belongs to a game, and no game has begun yet.
# $side: white or black
file-wrong-side = { $side ->
        [white] It is White’s turn.
       *[black] It is Black’s turn.
    }
# $side: white or black
file-can-move = { $side ->
        [white] White can move, so the dice must be thrown.
       *[black] Black can move, so the dice must be thrown.
    }
# $play: a play
# $why: a sentence
file-play = “{ $play }” cannot be played. { $why }
# $word: part of a play
file-no-step = “{ $word }” is no step.
file-no-number = It does not fit the numbers that were thrown.
# $step: the step as it should be written
file-mark = This step is written “{ $step }”.
# $ways: plays
file-ambiguous = This can mean several plays: { $ways }.
# $count (number): how many dice
file-dice = This game is played with { $count } dice.
file-out-of-turn = Something else has to come first: a throw, or the play of one.
file-over = The game is over already.
file-end = A game ends otherwise than its rules say.

## The proof of dice

verify-other-kind = This is no record of ours, and only ours hold a proof of their dice.
verify-no-proof = This record holds no proof of its dice. Only games that were played online or on this page do.
# $game: the name of a game
verify-missing-tip = What was to be published before the first throw is missing for the game { $game }.
# $played (number): how many games
# $proven (number): how many games
verify-other-games = The record holds { $played } games, but the proof of { $proven }.
# $line: how a line begins
verify-bad-links = The line “{ $line }” should hold three links of 64 hexadecimal digits each.
# $throw (number): which throw
# $who: whose link
verify-broken-chain = Throw { $throw }: the link does not lead to the one before it ({ $who }).
# $throw (number): which throw
# $proven: dice
# $played: dice
verify-other-dice = Throw { $throw }: the proof is for { $proven }, but { $played } was played.
