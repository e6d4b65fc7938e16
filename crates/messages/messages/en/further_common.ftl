### Words that several of the further views say.

close = Close
copy-link = Copy link
copied = Copied
copy-by-hand = Selected: now copy it as usual on your device.
loading = One moment…
reload = Reload
who-friend = Your friend
waiting-for = { $who } still has to play. One moment…
resigned = { $who ->
        [you] You have resigned.
       *[other] { $who } has resigned.
    }
page-not-found = There is nothing at this address.
titled = { $title }: { $name }
