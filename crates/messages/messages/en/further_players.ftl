### Checking dice, looking at players, and one's own page.

verify-title = Checking the dice
verify-lead = Three hash chains made every throw of this match: White’s, Black’s and the server’s. Your browser now follows every link and makes the dice anew. It asks nobody.
verify-choose = Check a record
verify-choose-hint = Choose a file, or drop it here.
# $count (number): how many throws
verify-good = { $count ->
        [0] There is no throw yet, and nothing to complain about.
        [one] The one throw is right ✓
       *[other] All { $count } throws are right ✓
    }
# $fault: what is wrong, in English
verify-bad = These dice are not proven: { $fault }
verify-no-record = There is no record to be checked at this address.
# $number (number): which game of the match
verify-game = Game { $number }
verify-throw = Throw
verify-dice = Dice
verify-tips = Published before the first throw
verify-server = Server
verify-offline = Without this page: tavli verify FILE checks the same.

player-title = Player
player-nobody = There is no such player.
player-program = This is a program.
player-ratings = Ratings
player-no-ratings = No rated match yet.
# $rating (number): the rating
# $deviation (number): how uncertain it is
# $matches (number): how many matches it comes from
player-rating = { $matches ->
        [one] { $rating } ± { $deviation }, from one match
       *[other] { $rating } ± { $deviation }, from { $matches } matches
    }
player-results = Results
player-no-results = No finished match yet.
player-won = won
player-lost = lost
player-drawn = drawn
player-against = against
player-look = Look at the table
player-check = Check the dice

me-title = Your page
me-lead = The server knows you by a cookie in this browser, and by nothing else.
me-code-title = On another device
me-code-lead = With this code you are the same player on another device, and your dice go on there. Whoever has it is you: keep it to yourself. It works once, and this browser is a guest afterwards.
me-make-code = Make a code
me-code = Your code
me-enter-code = I have a code
me-enter = Come back
me-came-back = Welcome back!
me-bad-code = Nobody has this code. Was it used before?
me-profile = How others see you
