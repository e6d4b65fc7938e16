### Les règles du Ludus XII scriptorum. Un astérisque marque une lecture de notre part.

rules-scripta-goal =
    Menez vos 15 pions à travers les 36 cases avant votre adversaire, rassemblez-les dans le dernier quart et sortez-les.
rules-scripta-setup =
    Le plateau a trois rangées de douze, et les lettres montrent le chemin : la rangée du milieu de A1 à A12, de gauche à droite, puis celle du haut
    en revenant par B et C, puis celle du bas par D jusqu’à E, de E6 à E1. Les deux joueurs vont dans le même sens. Au milieu du plateau se trouve le
    cercle, pour les pions frappés.

    Au départ, tous les pions sont en main. Blanc commence.
rules-scripta-moving =
    Vous jetez deux dés. Chaque dé est un nombre pour un pion. Un pion peut jouer les deux, mais il doit pouvoir se poser après le premier : 2 et 5 ne
    font jamais simplement 7. Un double se joue deux fois : 4 4 donne quatre 4.

    Il faut jouer tant qu’on peut ; ce qui n’est pas jouable est perdu. De tous les coups qu’un jet permet, seuls sont admis ceux qui utilisent le
    plus de nombres.* Rien n’oblige à préférer le plus grand. Si aucun jet ne serait jouable, le tour passe sans lancer.*
rules-scripta-entering =
    Un nombre amène un pion de la main dans la rangée A : un 3 en A3. À chaque tour que vous commencez avec des pions en main, il faut en faire entrer
    au moins un ; si c’est impossible, tout le jet est perdu. L’autre nombre peut en faire entrer un second ou déplacer un pion le long de la rangée A,
    avant ou après. Parmi les coups qui en font entrer un, sont admis ceux qui utilisent le plus de nombres.*

    Aucun de vos pions ne quitte la rangée A avant que les 15 soient entrés. Vous n’avez pas à attendre l’adversaire.*
rules-scripta-hitting =
    Vous pouvez vous poser sur une case vide, sur vos propres pions ou sur un seul pion adverse, qui est alors frappé, dès le premier jet. Deux pions
    adverses ou plus bloquent une case. Les vôtres peuvent y être aussi nombreux que vous voulez.
rules-scripta-waiting =
    Un pion frappé attend sur le cercle, au milieu du plateau, et recommence à zéro : un nombre l’amène dans la rangée A, un 3 en A3. Tant qu’un des
    vôtres attend, aucun autre des vôtres ne peut jouer. Ce retour compte comme l’entrée que le tour exige.*
rules-scripta-bearing-off =
    Quand tous vos pions sont en E, vous pouvez sortir. Le nombre dit la case : un 4 sort un pion de E4. Si aucun des vôtres n’est là ni plus en
    arrière, il sort votre pion le plus en arrière. Vous pouvez aussi jouer à l’intérieur de E, si aucun nombre n’est perdu ainsi.*

    Un pion frappé maintenant doit d’abord refaire tout le chemin.
rules-scripta-scoring =
    Qui sort son dernier pion gagne aussitôt, même s’il reste un nombre.* Une victoire vaut un point. Si plus personne ne pourra jamais jouer, la
    partie est nulle.* Dans un match, les joueurs changent de couleur après chaque partie.*
