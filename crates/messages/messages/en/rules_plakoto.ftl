### The rules of Plakoto. A star marks a reading of ours.

rules-plakoto-goal =
    Bring your 15 checkers home sooner than your opponent and bear them off. Nothing is hit here: a checker that stands alone is pinned.
rules-plakoto-setup =
    The board has four quarters of six points: A top right, B top left, C bottom left, D bottom right. The players walk against each
    other: White from A through B and C home to D, Black from D through C and B home to A.

    All your checkers start on your first point: White’s on A-1, Black’s on D-1.
rules-plakoto-pinning =
    You may land on an empty point, on your own checkers, or on a single opposing checker, which is then pinned: it cannot move while one
    of yours stands on it. The point is closed to your opponent, even if only one checker of yours holds it. You may add more, and you may
    leave again; when your last one leaves, the pinned checker is free. Two or more free opposing checkers block a point.

    A pin is worth most when the pinned checker has come only a little way. But you must play: a bad throw can force you to let it go.
rules-plakoto-mother =
    The mother is the last checker on her starting point. She can be pinned like any other, and that alone decides nothing.* In many cafés
    a pinned mother loses the game and two points; you can choose that among the rule options.
rules-plakoto-bearing-off =
    When all your checkers are home you may bear off. A number takes off a checker that stands so many steps from the end. If none of
    yours stands there or farther back, it takes off your rearmost checker. You may also move inside home instead, where that loses no
    number.*

    A pinned checker counts where it stands: outside home it keeps you from bearing off. At home it does not,* but larger numbers
    cannot pass over it.
