### Avant la partie : adversaire, force, couleur, durée, règles. Glossaire dans page.ftl.

choose-opponent = Contre qui ?
opponent-computer = L’ordinateur
opponent-friend = À deux sur cet écran
choose-level = De quelle force ?
choose-colour = Votre couleur
colour-white = Blanc
colour-black = Noir
colour-random = Laisser faire le hasard
match-length = Combien de temps ?
single-game = Une partie
to-points = { $count ->
        [one] En { $count } point
       *[other] En { $count } points
    }
tavli-match = Match de tavli
tavli-match-sentence = Portes, Plakoto et Fevga tour à tour, jusqu’à ce que quelqu’un ait assez de points.
rule-options = Variantes des règles
rule-options-sentence = Là où les sources se taisent ou que l’usage varie, à vous de choisir. La première réponse est la nôtre.
checkers-each = { $count ->
        [one] Chaque camp a un pion.
       *[other] Chaque camp a { $count } pions.
    }
start = C’est parti
start-lesson = Je débute : montrez-moi
