### Where a rule is written: the texts of docs/sources.md and the places in them.

source-z = Ulrich Schädler, “Zeno’s Tavli”
source-l = Ulrich Schädler, “Ludus XII scriptorum”
source-t = Klaus Eckhardt, “So spielt man Tavli”
source-r = our rule book
source-board = the board
source-course = course of the game
source-general = general rules
source-entering = entering
source-moving = moving
source-bearing-off = bearing off
source-end = end of the game
source-portes = Portes
source-portes-figure = Portes, figure
source-plakoto = Plakoto
source-fevga = Fevga
