### Eine Stellung in einer Adresse, und was daran falsch sein kann. Diese Wörter kommen mit den weiteren Ansichten.

position-title = Eine Stellung
position-over = Die Partie ist zu Ende.
position-in-words = Das Brett in Worten
position-fault = Hier ist kein Brett zu zeigen
position-unreadable = In dieser Adresse steht keine Stellung, die sich lesen lässt. Eine Stellung sieht so aus: { $example }
position-impossible = Nach den Regeln dieses Spiels können die Steine so nicht stehen.
position-wrong-total = { $side ->
        [white] Weiß hat hier { $has } Steine und sollte { $needs } haben.
       *[black] Schwarz hat hier { $has } Steine und sollte { $needs } haben.
    }
position-no-such-place = Einen solchen Platz für Steine gibt es in diesem Spiel nicht.
position-shared = Auf diesem Feld können nicht beide Seiten stehen.
position-quarter-full = Alle Felder des Startviertels wären besetzt, und das erlaubt dieses Spiel nicht.
position-both-done = Wenigstens eine Seite muss noch Steine auszuwürfeln haben.
position-hand-first = Erst müssen alle Steine aus der Hand eingesetzt sein, ehe andere so weit gehen.

## What a position is worth

# $win: such as "51.3 %"
# $equity: with its sign, such as "+0.123"
position-worth = Gewinnchance: { $win }. Wert: { $equity } Punkte je Partie für den, der am Wurf ist.
rolls-title = Was jeder Wurf wert ist
rolls-lead = In Punkten je Partie für den, der ihn wirft: warm ist besser als das Mittel, kalt ist schlechter.

## Setting up a position

editor-edit = Aufstellen
editor-lead = Ziehe einen Stein, oder wähle ihn und dann seinen neuen Platz. Was die Regeln nicht kennen, wird abgelehnt.
editor-brush = Steine bewegen von
editor-turn = Am Wurf
editor-dice = Würfel
# $number (number): which of the dice, from 1
editor-die = Würfel { $number }
editor-start = Anfangsstellung
