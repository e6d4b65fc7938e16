### The rules of Fevga. A star marks a reading of ours.

rules-fevga-goal =
    Bring your 15 checkers home sooner than your opponent and bear them off. “Fevga” means “go away!”: nothing is hit or pinned, you stand
    in each other’s way.
rules-fevga-setup =
    The board has four quarters of six points: A top right, B top left, C bottom left, D bottom right. Both players walk the same way round,
    half a board apart: White from A through B and C home to D, Black from C through D and A home to B.

    All your checkers start on your first point: White’s on A-1, Black’s on C-12.
rules-fevga-blocking =
    One checker is enough to hold a point: the other side cannot land there. Six held points in a row cannot be passed, and outside your
    start quarter you may build as many as you like.
rules-fevga-runner =
    At first only one checker may move: the runner. When it has reached the quarter in which your opponent started, all others may move,
    in the same turn already. A number that the runner cannot play is lost.
rules-fevga-quarter =
    You must never hold all six points of your own start quarter, not even in the middle of a play: at least one has to stay free. A sly
    player holds five of them and the point before.
rules-fevga-bearing-off =
    When all your checkers are home you may bear off. A number takes off a checker that stands so many steps from the end. If none of
    yours stands there or farther back, it takes off your rearmost checker. You may also move inside home instead, where that loses no
    number.*
