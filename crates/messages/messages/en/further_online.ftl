### Playing somebody far away: finding a table, sitting at it, talking.

## The lobby

online-lead = Somebody far away, the same board, and dice that nobody can bend. No account is needed.
online-name = Your name
online-name-hint = Others see it. Who leaves it empty is a guest.
online-keep-name = Keep the name
online-name-kept = Kept
online-guest = Guest
online-you-are = Your page
online-new-table = A new table
online-which-game = Which game?
online-who-may-come = Who takes the other seat?
online-by-link = A friend, by a link
online-anybody = Anybody: the table is listed, and may be watched
online-clock = Clock
clock-none = None
# $minutes (number): at the start
# $seconds (number): added after each turn
clock-fischer = { $minutes } min, and { $seconds } s more after each turn
# $minutes (number): at the start
# $seconds (number): of each turn that do not count
clock-delay = { $minutes } min, and the first { $seconds } s of each turn are free
# $days (number): for each turn
clock-days = { $days ->
        [one] One day for each turn
       *[other] { $days } days for each turn
    }
online-agreed = Agreed beforehand
online-take-back = A play may be taken back if the other agrees
online-no-take-back = Plays may not be taken back
online-rated = The result counts for both ratings
online-not-rated = Unrated
# $minutes (number): how long somebody may be away
online-leaver = Whoever is away for more than { $minutes } minutes can lose for it: the other may then claim the match.
online-leaver-days = Nobody has to stay: whoever lets the days of a turn go by loses the match.
online-usual-rules = Only matches under the usual rules can count.
online-make-table = Make the table
online-open-tables = Open tables
online-no-open-tables = Nobody is waiting just now. Make a table that is listed, and somebody may come.
online-playing = Being played
online-nobody-plays = No listed table is being played just now.
online-my-tables = Your tables
online-sit-down = Sit down
online-watch = Watch
online-unreachable = The server does not answer. The page tries again by itself.
# $reason: what the server says, in English
online-server-says = The server says no: { $reason }

## A table

online-waiting = The table waits for somebody
online-send-link = Send this link. Whoever opens it sits down, and the game begins.
online-link = The link to this table
online-link-picture = The link as a picture for a phone’s camera
online-no-table = There is no table at this address.
online-to-lobby = All tables
online-connecting = Connecting…
online-connected = Connected
online-lost = The connection is lost. Trying again…
online-restarting = The server is starting anew. Trying again…
online-other-version = The server has a newer version. Load the page again, and go on.
# $fault: what is wrong, in English
online-wrong = The server says something that cannot be true, so the page has stopped believing it: { $fault }
online-sending = Your play is on its way…
# $count (number): how many others watch
online-watching = { $count ->
        [0] You are watching.
        [one] You and one other are watching.
       *[other] You and { $count } others are watching.
    }
# $count (number): how many watch
online-watchers = { $count ->
        [0] Nobody watches
        [one] One watches
       *[other] { $count } watch
    }
online-secret-elsewhere = You have begun this game on another device, and the secret of your dice is there. Go on there, or take it along with the code on your page.

# $who: somebody
online-joins-throw = The dice for the start: you have thrown, { $who } has not yet.
# $who: somebody
# $seconds (number): how long the other has to wait
online-away = { $who } is not connected. In { $seconds } s you may claim the match.
online-away-long = { $who } has been away too long: you may claim the match, or go on waiting.
# $who: somebody
online-away-watched = { $who } is not connected.
online-claim = Claim the match
# $who: somebody
online-draw-offered = { $who } offers a draw.
online-draw-waits = You have offered a draw.
online-offer-draw = Offer a draw
# $who: somebody
online-take-back-asked = { $who } would like to take the last play back.
online-take-back-waits = You have asked to take your play back.
online-ask-take-back = Ask to take back
online-accept = Agree
online-decline = Decline
online-withdraw = Withdraw
# $who: somebody
online-declined = { $who } has declined.
online-abort = Break off
online-abort-question = Break the match off? Nobody has played yet, so nobody loses.
# $who: somebody
online-rematch-offered = { $who } would like to play again.
online-rematch-waits = You would like to play again; the other has not answered yet.
online-to-rematch = To the next match
# $who: you, or who
online-time-over = { $who ->
        [you] Your time is over: the match is lost.
       *[other] { $who } has no time left: the match is over.
    }
# $who: you, or who
online-left = { $who ->
        [you] You were away too long: the match is lost.
       *[other] { $who } was away too long: the match is over.
    }
online-aborted = The match was broken off before the first play.
online-drawn = Nobody wins: the game is drawn.
online-draw-agreed = A draw was agreed on: nobody wins.

## Why the server refuses

refused-turn = That is not possible just now.
refused-rules = The rules do not allow this play.
refused-dice = The dice secret of this browser does not belong to this game.
refused-seat = Both seats are taken. You may watch.
refused-not-allowed = This was not agreed on at this table.
refused-over = The match is over.
refused-too-fast = Too much at once. Wait a moment.
refused-not-kept = The server could not keep this. Nothing was done; try again.
refused-otherwise = The server did not understand this page.

## Talking

chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Hear nothing
chat-unmute = Listen again
chat-muted = You do not hear what is said.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-lucky-me = Lucky me!
phrase-unlucky-me = What a throw…
phrase-thanks = Thank you!
phrase-back-soon = I’ll be right back.
phrase-goodbye = Goodbye!
