### The five games: name and one sentence.

game-zeno = Zeno’s Tavli
game-zeno-sentence = Three dice, one path for both: enter, hit, and wait in the middle row.
game-scripta = Ludus XII scriptorum
game-scripta-sentence = Thirty-six points with the Romans: enter, run and hit.
game-portes = Portes
game-portes-sentence = The Greek sister of backgammon: hit, close doors, get home.
game-plakoto = Plakoto
game-plakoto-sentence = Nobody is hit: pin a lone checker down where it stands.
game-fevga = Fevga
game-fevga-sentence = Run ahead, then stand in the way; a single checker blocks.
