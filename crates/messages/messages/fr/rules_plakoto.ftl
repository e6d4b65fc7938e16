### Les règles de Plakoto. Un astérisque marque une lecture de notre part.

rules-plakoto-goal =
    Ramenez vos 15 pions avant votre adversaire et sortez-les. Ici, on ne frappe pas : un pion seul se fait clouer.
rules-plakoto-setup =
    Le plateau a quatre quarts de six cases : A en haut à droite, B en haut à gauche, C en bas à gauche, D en bas à droite. Les joueurs vont à la
    rencontre l’un de l’autre : Blanc de A par B et C jusqu’à D, Noir de D par C et B jusqu’à A.

    Tous vos pions partent de votre première case : les blancs de A-1, les noirs de D-1.
rules-plakoto-pinning =
    Vous pouvez vous poser sur une case vide, sur vos propres pions ou sur un seul pion adverse, qui est alors cloué : il ne peut pas bouger tant qu’un
    des vôtres est sur lui. La case est fermée à l’adversaire, même si un seul de vos pions la tient. Vous pouvez en ajouter, et vous pouvez repartir ;
    quand le dernier s’en va, le pion cloué est libre. Deux pions adverses libres ou plus bloquent une case.

    Clouer rapporte le plus quand le pion n’a fait que peu de chemin. Mais il faut jouer : un mauvais jet peut vous forcer à le relâcher.
rules-plakoto-mother =
    La mère est le dernier pion resté sur sa case de départ. Elle peut être clouée comme tout autre, et cela seul ne décide de rien.* Dans bien des
    cafés, une mère clouée perd la partie et deux points ; vous pouvez le choisir parmi les variantes des règles.
rules-plakoto-bearing-off =
    Quand tous vos pions sont dans le quart final, vous pouvez sortir. Un nombre sort un pion qui est à autant de pas de la fin. Si aucun des vôtres
    n’est là ni plus en arrière, il sort votre pion le plus en arrière. Vous pouvez aussi jouer dans le quart final, si aucun nombre n’est perdu ainsi.*

    Un pion cloué compte là où il est : hors du quart final, il vous empêche de sortir. Dans le quart final, non,* mais les nombres plus grands ne
    passent pas par-dessus.
