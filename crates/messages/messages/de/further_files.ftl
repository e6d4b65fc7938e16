### Was an einer Datei mit Partien oder am Beweis ihrer Würfel nicht stimmt.

## Wo

file-line = Zeile { $line }: { $what }
file-turn = Partie { $game }, Zug { $turn }: { $what }

## Was

file-unknown = Das ist keine Partie, die wir lesen können. Wir lesen unsere eigenen Mitschriften, .mat und .sgf.
file-not-understood = „{ $found }“ ist nicht zu verstehen. Hier sollte etwas wie „{ $example }“ stehen.
file-expected = In der Datei steht „{ $found }“, hierher gehört aber „{ $expected }“.
file-not-closed = Die Datei bricht ab: Es fehlt ein schließendes „{ $sign }“.
file-other-game = „{ $found }“ ist ein anderes Spiel. Backgammon ist GM[6].
file-cube = Hier wird ein Dopplerwürfel benutzt, und unsere Spiele haben keinen.
file-set-up = Die Partie beginnt mit einer aufgestellten Stellung; solche Dateien lassen sich hier nicht lesen.
file-no-rules = Die Datei sagt nicht, welches Spiel gespielt wird. Eine Zeile wie „Rules: portes“ sagt es.
file-rules = Diese Regeln sind nicht bekannt: „{ $found }“.
file-not-in-game = „{ $found }“ gehört in eine Partie, und noch hat keine begonnen.
file-wrong-side = { $side ->
        [white] Weiß ist am Zug.
       *[black] Schwarz ist am Zug.
    }
file-can-move = { $side ->
        [white] Weiß kann ziehen, also muss gewürfelt werden.
       *[black] Schwarz kann ziehen, also muss gewürfelt werden.
    }
file-play = „{ $play }“ lässt sich nicht spielen. { $why }
file-no-step = „{ $word }“ ist kein Schritt.
file-no-number = Der Zug passt nicht zu den gewürfelten Zahlen.
file-mark = Dieser Schritt wird „{ $step }“ geschrieben.
file-ambiguous = Das kann mehrere Züge bedeuten: { $ways }.
file-dice = Dieses Spiel wird mit { $count } Würfeln gespielt.
file-out-of-turn = Vorher muss etwas anderes kommen: ein Wurf, oder der Zug dazu.
file-over = Die Partie ist schon zu Ende.
file-end = Eine Partie endet anders, als ihre Regeln sagen.

## Der Beweis der Würfel

verify-other-kind = Das ist keine unserer Mitschriften, und nur die enthalten einen Beweis ihrer Würfel.
verify-no-proof = Diese Mitschrift enthält keinen Beweis ihrer Würfel. Den haben nur Partien, die online oder auf dieser Seite gespielt wurden.
verify-missing-tip = Für die Partie { $game } fehlt, was vor dem ersten Wurf zu veröffentlichen war.
verify-other-games = Die Mitschrift enthält { $played } Partien, aber den Beweis von { $proven }.
verify-bad-links = In der Zeile „{ $line }“ sollten drei Glieder aus je 64 hexadezimalen Ziffern stehen.
verify-broken-chain = Wurf { $throw }: Das Glied führt nicht zum vorigen ({ $who }).
verify-other-dice = Wurf { $throw }: Bewiesen ist { $proven }, gespielt wurde aber { $played }.
