### A position in an address, and what can be wrong with it. These words are loaded with the further views.

position-title = A position
position-in-words = The board in words
position-fault = There is no board to show
# $example: a position
position-unreadable = This address holds no position that can be read. A position looks like this: { $example }
position-impossible = Under the rules of this game, checkers cannot stand like this.
# $side: white or black
# $has (number): how many checkers the position has
# $needs (number): how many there should be
position-wrong-total = { $side ->
        [white] White has { $has } checkers here, and should have { $needs }.
       *[black] Black has { $has } checkers here, and should have { $needs }.
    }
