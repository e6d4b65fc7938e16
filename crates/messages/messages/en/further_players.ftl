### Checking dice, looking at players, and one's own page.

verify-title = Checking the dice
verify-lead = Three hash chains made every throw of this match: White’s, Black’s and the server’s, or the page’s at one screen. Your browser now follows every link and makes the dice anew. It asks nobody.
verify-choose = Check a record
verify-choose-hint = Choose a file, or drop it here.
# $count (number): how many throws
verify-good = { $count ->
        [0] There is no throw yet, and nothing to complain about.
        [one] The one throw is right ✓
       *[other] All { $count } throws are right ✓
    }
# $fault: what is wrong, a sentence
verify-bad = These dice are not proven: { $fault }
verify-no-record = There is no record to be checked at this address.
# $number (number): which game of the match
verify-game = Game { $number }
verify-throw = Throw
verify-dice = Dice
verify-tips = Published before the first throw
verify-server = Server or page
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

me-title = Your page
me-lead = The server knows you by a cookie in this browser. It asks for no address and no password.
me-code-title = On another device
me-code-lead = With this code you are the same player on another device, and your dice go on there. Whoever has it is you: keep it to yourself. It works once, and this browser is a guest afterwards.
me-make-code = Make a code
me-code = Your code
me-copy-code = Copy the code
me-enter-code = I have a code
me-enter = Come back
me-came-back = Welcome back!
me-bad-code = Nobody has this code. Was it used before?
me-profile = How others see you

me-passkeys-title = Passkeys
me-passkeys-lead = A passkey lies on your device or in your password manager, and opens with a finger, a face or a PIN. Wherever you have it, you are the same player, on several devices at once. A game that has begun goes on where its dice are.
me-passkeys-none = You have no passkey yet.
me-passkey-add = Add a passkey
me-passkey-added = The passkey is added.
me-passkey-sign-in = Sign in with a passkey
# $date: the day, such as "2026-03-01"
me-passkey-since = since { $date }
# $date: the day, such as "2026-03-01"
me-passkey-used = last used on { $date }
me-passkey-unused = not used yet
me-passkey-remove = Remove
me-passkey-removed = The passkey opens nothing here any more, and other devices that came in with it are signed off. You can delete it on your device, too.
me-passkey-declined = Your device has given nothing: you have said no, or it took too long. Nothing has changed.
me-passkey-known = This device has one of your passkeys already.
me-passkey-unknown = Nobody here has this passkey. Was it removed?
me-passkey-unable = This browser cannot use passkeys. Take the code, or a newer browser.
# $reason: what the browser says, in its own language
me-passkey-broken = That did not work. The browser says: { $reason }
