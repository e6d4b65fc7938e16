### Dove è scritta una regola: i testi di docs/sources.md e i luoghi al loro interno.

source-z = Ulrich Schädler, «Il “Tavli” di Zenone»
source-l = Ulrich Schädler, «Ludus XII scriptorum»
source-t = Klaus Eckhardt, «So spielt man Tavli»
source-r = il nostro libro delle regole
source-board = la tavola
source-course = svolgimento della partita
source-general = regole generali
source-entering = l’entrata
source-moving = le mosse
source-bearing-off = l’uscita delle pedine
source-end = fine del gioco
source-portes = Portes
source-portes-figure = Portes, figura
source-plakoto = Plakoto
source-fevga = Fevga
