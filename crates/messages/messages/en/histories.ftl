### A paragraph or two on the history of each game; the sources are in docs/sources.md.

history-zeno =
    In the sixth century the poet Agathias of Myrina wrote about an unlucky throw of the emperor Zeno, who had reigned nearly a century
    before. His poem (Anthologia Graeca IX 482) names point after point, and from it one can tell the game: 24 points, 15 checkers for
    each of two players who walk the same way, and three dice. It belongs to the family of backgammon.

    Roman boards of this kind nearly always have three rows, and the middle one often looks different. Ulrich Schädler, who reconstructed
    the game for the project Locus Ludi, gave it a task: there the hit checkers wait. For the rest he was guided by Puff, a game of medieval
    Germany. The poem ends with the words “tablên pheugete pantes”. They may mean “all of you, shun board games”, or just this one: tavli.
history-scripta =
    “Duodecim scripta”, twelve marks: that is what the Romans called a game for two dice, whose pips make twelve at most. Many of their
    boards with three rows of twelve squares have survived. Some carry six words of six letters each instead of plain squares.

    A board from Ostia, the harbour of Rome, shows how one walked: its squares bear the letters A to E (CIL XIV 5317). The twelve of the
    middle row are all A, so the game began there, and the outer quarters B, C, D and E follow. From this Ulrich Schädler has reconstructed
    the rules. Later the game became faster: with three dice and without the third row it turned into what Zeno played.
history-portes =
    Go past a Greek café and you will hear it before you see it: small dice thrown right onto the wooden board, checkers slapped down, and
    onlookers who know better. Portes, “doors”, comes first of the three games of tavli, and is all but the same as what the world
    plays as backgammon.

    In small things the Greeks keep to their own way: the winner begins the next game, nobody has to prefer the larger number, and more than two
    points are not to be won. The throws have names of their own: assódhio for two and one, dórtia for double four, exáres for double six.
history-plakoto =
    Plakoto takes its name from the word for pressing something down. It is the second game of tavli, and the most patient one: nobody is
    sent back, but whoever is caught has to wait until the other lets go.

    Old hands know that the earlier a checker is caught on its way, the better the catch. And they know the sting in it: one has to play
    what one has thrown, and sometimes the dice themselves open the trap.
history-fevga =
    “Fevga!” is what you call out to somebody who should be gone: off with you! The third game of tavli knows neither hitting nor pinning. Both
    walk the same way round, as the Romans did, and whoever builds the longest wall lets the other run against it.

    A fine trick is told of it: one may not hold all six points of one’s own start quarter, but five of them and the last point before. To the
    opponent that is six in a row. Whether they will put up with it is another question.
