### The rules of Portes. A star marks a reading of ours.

rules-portes-goal =
    Bring your 15 checkers home sooner than your opponent and bear them off. “Portes” are doors: two of your checkers on a point close it.
rules-portes-setup =
    The board has four quarters of six points: A top right, B top left, C bottom left, D bottom right. The players walk against each
    other: White from D through C and B home to A, Black from A through B and C home to D.

    Counted along your own way, two of your checkers start on the 1st point, five on the 12th, three on the 17th and five on the 19th.
rules-portes-hitting =
    You may land on an empty point, on your own checkers, or on a single opposing checker, which is hit. Two or more opposing checkers are
    a closed door. You may hit and run on with the same checker, at home too.
rules-portes-waiting =
    A checker that is hit waits on the bar, the raised middle of the board. A number brings it back into your opponent’s home: a 3 to the
    third point of your way. While one of yours is on the bar, nothing else of yours may move. If all six points there are closed, you do
    not even throw.
rules-portes-bearing-off =
    When all your checkers are home you may bear off. A number takes off a checker that stands so many steps from the end. If none of
    yours stands there or farther back, it takes off your rearmost checker. You may also move inside home instead, where that loses no
    number.*

    A checker that is hit now must first come home again.
