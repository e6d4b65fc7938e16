### Words that several of the further views say.

close = Close
copy-link = Copy link
copied = Copied
loading = One moment…
reload = Reload
who-friend = Your friend
waiting-for = { $who } still has to play. One moment…
resigned = { $who ->
        [you] You give up.
       *[other] { $who } gives up.
    }
page-not-found = There is nothing at this address.
