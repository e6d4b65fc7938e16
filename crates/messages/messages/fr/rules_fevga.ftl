### Les règles de Fevga. Un astérisque marque une lecture de notre part.

rules-fevga-goal =
    Ramenez vos 15 pions avant votre adversaire et sortez-les. « Fevga » veut dire « va-t’en ! » : rien n’est frappé ni cloué, on se barre la route.
rules-fevga-setup =
    Le plateau a quatre quarts de six cases : A en haut à droite, B en haut à gauche, C en bas à gauche, D en bas à droite. Les deux joueurs tournent dans
    le même sens, à un demi-plateau l’un de l’autre : Blanc de A par B et C jusqu’à D, Noir de C par D et A jusqu’à B.

    Tous vos pions partent de votre première case : les blancs de A-1, les noirs de C-12.
rules-fevga-blocking =
    Un seul pion suffit pour tenir une case : l’autre camp ne peut pas s’y poser. Six cases tenues à la suite ne se passent pas, et hors de votre quart de
    départ vous pouvez en faire autant que vous voulez.
rules-fevga-runner =
    Au début, un seul pion peut jouer : le coureur. Quand il a atteint le quart d’où l’adversaire est parti, tous les autres peuvent jouer, dans le même
    tour déjà. Un nombre que le coureur ne peut pas jouer est perdu.
rules-fevga-quarter =
    Ne tenez jamais les six cases de votre quart de départ, même au milieu d’un coup : une au moins doit rester libre. Un joueur rusé en tient cinq, et la
    case d’avant.
rules-fevga-bearing-off =
    Quand tous vos pions sont dans le quart final, vous pouvez sortir. Un nombre sort un pion qui est à autant de pas de la fin. Si aucun des vôtres
    n’est là ni plus en arrière, il sort votre pion le plus en arrière. Vous pouvez aussi jouer dans le quart final, si aucun nombre n’est perdu ainsi.*
