### Was die drei griechischen Spiele gemeinsam haben, und das Tavli-Match. Ein Stern bezeichnet unsere Lesart.

rules-greek-moving =
    Du wirfst zwei Würfel. Jeder Würfel ist eine Zahl für einen Stein. Ein Stein darf beide ziehen, muss aber nach der ersten stehen
    bleiben können: 3 und 5 sind nie einfach 8. Ein Pasch wird zweimal gespielt: 4 4 ergibt vier Vieren.

    Du musst spielen, solange du kannst. Von allen Zügen, die ein Wurf zulässt, sind nur die erlaubt, die die meisten Zahlen nutzen.* Lässt
    sich nur eine der beiden Zahlen spielen, so wählst du, welche, und die andere verfällt. Wo sich gar kein Wurf spielen ließe, geht der
    Zug ohne Würfeln weiter.*
rules-greek-scoring =
    Wer den letzten Stein herausspielt, gewinnt sofort, auch wenn noch Zahlen übrig sind.* Ein Sieg zählt einen Punkt, und zwei, wenn der
    Verlierer noch keinen einzigen Stein herausgespielt hat. Kann keiner je wieder ziehen, ist die Partie unentschieden.*

    Vor der ersten Partie wirft jeder einen Würfel; die höhere Zahl beginnt und wirft beide Würfel neu.* Danach beginnt immer, wer die letzte
    Partie gewonnen hat.
rules-tavli-match =
    Portes, Plakoto und Fevga werden der Reihe nach gespielt, dann wieder Portes, bis jemand das Ziel erreicht hat: 3, 5 oder 7 Punkte.* Würfel,
    Brett und Steine sind in allen dreien gleich. Verschieden ist, was geschieht, wenn Steine sich treffen: Bei Portes wird ein einzelner
    Stein geschlagen, bei Plakoto festgesetzt, bei Fevga hält er sein Feld allein.

    Ein Sieg zählt einen Punkt, und zwei, wenn der Verlierer noch nichts herausgespielt hat. Der Sieger beginnt die nächste Partie; nach einem
    Unentschieden wird neu darum gewürfelt.*
