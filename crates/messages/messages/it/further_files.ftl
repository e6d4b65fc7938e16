### Che cosa non va in un file di partite, o nella prova dei suoi dadi.

## Dove

file-line = Riga { $line }: { $what }
file-turn = Partita { $game }, turno { $turn }: { $what }

## Che cosa

file-unknown = Questo non è un verbale di partita che conosciamo. Leggiamo i nostri verbali, .mat e .sgf.
file-not-understood = «{ $found }» non si capisce. Qui ci vuole qualcosa come «{ $example }».
file-expected = Il file dice «{ $found }», ma qui ci vuole «{ $expected }».
file-not-closed = Il file si interrompe: manca una «{ $sign }» di chiusura.
file-other-game = «{ $found }» è un altro gioco. Il backgammon è GM[6].
file-cube = Si usa un dado del raddoppio, e i nostri giochi non ne hanno.
file-set-up = La partita comincia da una posizione preparata, e qui file simili non si possono leggere.
file-no-rules = Il file non dice a quale gioco si gioca. Lo dice una riga come «Rules: portes».
file-rules = Queste regole non sono note: «{ $found }».
file-not-in-game = «{ $found }» appartiene a una partita, e nessuna è ancora cominciata.
file-wrong-side = { $side ->
        [white] Tocca al Bianco.
       *[black] Tocca al Nero.
    }
file-can-move = { $side ->
        [white] Il Bianco può muovere, quindi i dadi vanno tirati.
       *[black] Il Nero può muovere, quindi i dadi vanno tirati.
    }
file-play = «{ $play }» non si può giocare. { $why }
file-no-step = «{ $word }» non è un passo.
file-no-number = La giocata non corrisponde ai numeri tirati.
file-mark = Questo passo si scrive «{ $step }».
file-ambiguous = Può voler dire più giocate: { $ways }.
file-dice = Questo gioco si gioca con { $count } dadi.
file-out-of-turn = Prima ci vuole altro: un tiro, o la sua giocata.
file-over = La partita è già finita.
file-end = Una partita finisce diversamente da come dicono le sue regole.

## La prova dei dadi

verify-other-kind = Questo non è un nostro verbale, e solo i nostri contengono una prova dei loro dadi.
verify-no-proof = Questo verbale non contiene una prova dei suoi dadi. Ce l’hanno solo le partite giocate online o su questa pagina.
verify-missing-tip = Per la partita { $game } manca ciò che andava pubblicato prima del primo tiro.
verify-other-games = Il verbale contiene { $played } partite, ma la prova di { $proven }.
verify-bad-links = La riga «{ $line }» dovrebbe contenere tre anelli di 64 cifre esadecimali ciascuno.
verify-broken-chain = Tiro { $throw }: l’anello non porta a quello precedente ({ $who }).
verify-other-dice = Tiro { $throw }: la prova è per { $proven }, ma si è giocato { $played }.
