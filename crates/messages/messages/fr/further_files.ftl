### Ce qui ne va pas dans un fichier de parties, ou dans la preuve de ses dés.

## Où

file-line = Ligne { $line } : { $what }
file-turn = Partie { $game }, tour { $turn } : { $what }

## Quoi

file-unknown = Ce n’est pas un enregistrement de partie que nous connaissons. Nous lisons nos propres enregistrements, .mat et .sgf.
file-not-understood = « { $found } » n’est pas compris. On attend ici quelque chose comme « { $example } ».
file-expected = Le fichier dit « { $found } », mais c’est « { $expected } » qui doit être ici.
file-not-closed = Le fichier s’interrompt : il manque un « { $sign } » fermant.
file-other-game = « { $found } » est un autre jeu. Le backgammon est GM[6].
file-cube = Un videau est utilisé, et nos jeux n’en ont pas.
file-set-up = La partie commence par une position installée, et de tels fichiers ne peuvent pas être lus ici.
file-no-rules = Le fichier ne dit pas à quel jeu on joue. Une ligne qui commence par « Rules » le dit.
file-rules = Ces règles ne sont pas connues : « { $found } ».
file-not-in-game = « { $found } » fait partie d’une partie, et aucune n’a encore commencé.
file-wrong-side = { $side ->
        [white] C’est aux Blancs de jouer.
       *[black] C’est aux Noirs de jouer.
    }
file-can-move = { $side ->
        [white] Les Blancs peuvent jouer, il faut donc lancer les dés.
       *[black] Les Noirs peuvent jouer, il faut donc lancer les dés.
    }
file-play = « { $play } » ne peut pas être joué. { $why }
file-no-step = « { $word } » n’est pas un pas.
file-no-number = Le coup ne convient pas aux nombres obtenus.
file-mark = Ce pas s’écrit « { $step } ».
file-ambiguous = Cela peut désigner plusieurs coups : { $ways }.
file-dice = Ce jeu se joue avec { $count } dés.
file-out-of-turn = Autre chose doit venir avant : un jet, ou le coup qui le joue.
file-over = La partie est déjà finie.
file-end = Une partie finit autrement que ne le disent ses règles.

## La preuve des dés

verify-other-kind = Ce n’est pas un de nos enregistrements, et seuls les nôtres contiennent une preuve de leurs dés.
verify-no-proof = Cet enregistrement ne contient pas de preuve de ses dés. Seules les parties jouées en ligne ou sur cette page en ont une.
verify-missing-tip = Pour la partie { $game }, il manque ce qui devait être publié avant le premier jet.
verify-other-games = L’enregistrement contient { $played } parties, mais la preuve de { $proven }.
verify-bad-links = La ligne « { $line } » devrait contenir trois maillons de 64 chiffres hexadécimaux chacun.
verify-broken-chain = Jet { $throw } : le maillon ne mène pas au précédent ({ $who }).
verify-other-dice = Jet { $throw } : la preuve est pour { $proven }, mais on a joué { $played }.
