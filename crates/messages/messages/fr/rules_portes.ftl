### Les règles de Portes. Un astérisque marque une lecture de notre part.

rules-portes-goal =
    Ramenez vos 15 pions avant votre adversaire et sortez-les. « Portes », ce sont des portes : deux de vos pions sur une case la ferment.
rules-portes-setup =
    Le plateau a quatre quarts de six cases : A en haut à droite, B en haut à gauche, C en bas à gauche, D en bas à droite. Les joueurs vont à la
    rencontre l’un de l’autre : Blanc de D par C et B jusqu’à A, Noir de A par B et C jusqu’à D.

    En comptant sur votre propre chemin, deux de vos pions partent de la 1re case, cinq de la 12e, trois de la 17e et cinq de la 19e.
rules-portes-hitting =
    Vous pouvez vous poser sur une case vide, sur vos propres pions ou sur un seul pion adverse, qui est alors frappé. Deux pions adverses ou plus sont
    une porte fermée. Vous pouvez frapper et continuer avec le même pion, même dans le quart final.
rules-portes-waiting =
    Un pion frappé attend sur la barre, le milieu surélevé du plateau. Un nombre le ramène dans le quart final de l’adversaire : un 3 sur la troisième
    case de votre chemin. Tant qu’un des vôtres est sur la barre, aucun autre des vôtres ne peut jouer. Si les six cases y sont fermées, vous ne lancez
    même pas.
rules-portes-bearing-off =
    Quand tous vos pions sont dans le quart final, vous pouvez sortir. Un nombre sort un pion qui est à autant de pas de la fin. Si aucun des vôtres
    n’est là ni plus en arrière, il sort votre pion le plus en arrière. Vous pouvez aussi jouer dans le quart final, si aucun nombre n’est perdu ainsi.*

    Un pion frappé maintenant doit d’abord revenir jusque-là.
