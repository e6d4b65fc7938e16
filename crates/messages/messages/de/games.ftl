### Die fünf Spiele: Name und ein Satz.

game-zeno = Zenos Tavli
game-zeno-sentence = Drei Würfel, ein Weg für beide: einspielen, schlagen, in der Mittelreihe warten.
game-scripta = Ludus XII scriptorum
game-scripta-sentence = Sechsunddreißig Felder mit den Römern: einspielen, laufen, schlagen.
game-portes = Portes
game-portes-sentence = Die griechische Schwester des Backgammon: schlagen, Türen schließen, heimkommen.
game-plakoto = Plakoto
game-plakoto-sentence = Niemand wird geschlagen: Setz einzelne Steine fest, wo sie stehen.
game-fevga = Fevga
game-fevga-sentence = Lauf voraus, dann steh im Weg; schon ein einzelner Stein sperrt.
