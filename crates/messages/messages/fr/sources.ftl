### Où une règle est écrite : les textes de docs/sources.md et leurs passages.

source-z = Ulrich Schädler, « Zeno’s Tavli »
source-l = Ulrich Schädler, « Ludus XII scriptorum »
source-t = Klaus Eckhardt, « So spielt man Tavli »
source-r = notre livre des règles
source-board = le plateau
source-course = déroulement
source-general = règles générales
source-entering = l’entrée
source-moving = les déplacements
source-bearing-off = la sortie
source-end = fin du jeu
source-portes = Portes
source-portes-figure = Portes, figure
source-plakoto = Plakoto
source-fevga = Fevga
