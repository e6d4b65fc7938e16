### Prima della partita: avversario, forza, colore, durata, regole. Glossario in page.ftl.

choose-opponent = Contro chi?
opponent-computer = Il computer
opponent-friend = In due su questo schermo
choose-level = Quanto forte?
choose-colour = Il tuo colore
colour-white = Bianco
colour-black = Nero
colour-random = Decida il caso
match-length = Quanto a lungo?
single-game = Una partita
to-points = { $count ->
        [one] A 1 punto
       *[other] Ai { $count } punti
    }
tavli-match = Incontro di tavli
tavli-match-sentence = Portes, Plakoto e Fevga a turno, finché qualcuno ha abbastanza punti.
rule-options = Varianti delle regole
rule-options-sentence = Dove le fonti tacciono o si gioca in altro modo, scegli tu. La prima risposta è la nostra.
checkers-each = { $count ->
        [one] Ogni parte ha una pedina.
       *[other] Ogni parte ha { $count } pedine.
    }
start = Via
start-lesson = È la mia prima volta: fammi vedere
