### Wo eine Regel steht: die Texte aus docs/sources.md und die Stellen darin.

source-z = Ulrich Schädler, „Zenos Tavli“
source-l = Ulrich Schädler, „Ludus XII scriptorum“
source-t = Klaus Eckhardt, „So spielt man Tavli“
source-r = unser Regelbuch
source-board = Spielbrett
source-course = Spielverlauf
source-general = allgemeine Regeln
source-entering = Einspielen
source-moving = Ziehen
source-bearing-off = Abtragen
source-end = Spielende
source-portes = Portes
source-portes-figure = Portes, Abbildung
source-plakoto = Plakoto
source-fevga = Fevga
