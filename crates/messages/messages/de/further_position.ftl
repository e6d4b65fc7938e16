### Eine Stellung in einer Adresse, und was daran falsch sein kann. Diese Wörter kommen mit den weiteren Ansichten.

position-title = Eine Stellung
position-in-words = Das Brett in Worten
position-fault = Hier ist kein Brett zu zeigen
position-unreadable = In dieser Adresse steht keine Stellung, die sich lesen lässt. Eine Stellung sieht so aus: { $example }
position-impossible = Nach den Regeln dieses Spiels können die Steine so nicht stehen.
position-wrong-total = { $side ->
        [white] Weiß hat hier { $has } Steine und sollte { $needs } haben.
       *[black] Schwarz hat hier { $has } Steine und sollte { $needs } haben.
    }
