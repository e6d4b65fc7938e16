### Les règles du Tavli de Zénon. Un astérisque marque une lecture de notre part (reading-note dans page.ftl). Glossaire dans page.ftl.

rules-zeno-goal =
    Menez vos 15 pions autour du plateau avant votre adversaire : faites-les entrer, parcourez les 24 cases, rassemblez-les sur les six
    dernières et sortez-les.
rules-zeno-setup =
    Le plateau a trois rangées de douze. On marche sur celles de l’extérieur : en haut, de droite à gauche, les cases 1 à 12, en bas, de gauche
    à droite, les cases 13 à 24. Les deux joueurs vont dans le même sens. La rangée du milieu est la salle d’attente des pions frappés. Six
    cases font un quart : le premier va de 1 à 6, le dernier de 19 à 24.

    Au départ, tous les pions sont en main. Blanc commence.
rules-zeno-moving =
    Vous jetez trois dés. Chaque dé est un nombre pour un pion. Un pion peut en jouer plusieurs, mais il doit pouvoir se poser après chacun : 2
    et 5 ne font jamais simplement 7.

    Deux dés égaux se jouent deux fois : 4 4 2 donne quatre 4 et un 2. Trois dés égaux donnent leur nombre douze fois.

    Il faut jouer tant qu’on peut ; ce qui n’est pas jouable est perdu. De tous les coups qu’un jet permet, seuls sont admis ceux qui utilisent le
    plus de nombres.* Rien n’oblige à préférer le plus grand. Si aucun jet ne serait jouable, le tour passe sans lancer.*
rules-zeno-entering =
    Un nombre amène un pion de la main sur la case qui porte ce nombre : un 3 sur la case 3. Tant que vous avez des pions en main, tout nombre qui
    peut en faire entrer un doit le faire. Un nombre qui ne le peut pas déplace un pion à l’intérieur des cases 1 à 6, pas au-delà, et doit être
    joué ainsi quand c’est possible.*

    Une fois le dernier pion entré, le reste du jet est libre.* Vous n’avez pas à attendre que l’adversaire ait tout fait entrer.*
rules-zeno-hitting =
    Vous pouvez vous poser sur une case vide, sur vos propres pions ou sur un seul pion adverse, qui est alors frappé. Deux pions adverses ou plus
    bloquent une case. Les vôtres peuvent y être aussi nombreux que vous voulez.

    Sur les cases 1 à 6, même un pion isolé bloque et ne peut être frappé tant que son camp n’est pas sorti : tant que les 15 ne sont pas entrés et
    que l’un d’eux n’a pas dépassé la case 6.* Qui est sorti l’est pour de bon.* Là, il peut être frappé même par qui fait encore entrer ses pions.*
rules-zeno-waiting =
    Un pion frappé attend dans la rangée du milieu, juste à côté de sa case. Un nombre le ramène, compté de là : depuis la place 4, un 1 mène à la
    case 4, un 2 à la case 5, un 6 à la case 9. Les cases 13 à 24 sont à côté des mêmes places que 12 à 1 : un pion frappé en 21 attend donc aussi
    à la place 4. Plus il était loin, plus il perd.

    Tant qu’un des vôtres attend, aucun autre des vôtres ne peut jouer. S’ils sont plusieurs, vous choisissez lequel revient d’abord.* Si aucun ne
    peut revenir, le reste du jet est perdu. Des pions des deux couleurs peuvent attendre à la même place.*
rules-zeno-bearing-off =
    Quand tous vos pions sont sur les cases 19 à 24, vous pouvez sortir. Un nombre sort un pion qui est à autant de pas de la fin : un 4 depuis la
    case 21. Si aucun des vôtres n’est là ni plus en arrière, il sort votre pion le plus en arrière. Vous pouvez aussi jouer dans le dernier quart,
    si aucun nombre n’est perdu ainsi.*

    Un pion frappé maintenant doit d’abord revenir jusque-là.
rules-zeno-scoring =
    Qui sort son dernier pion gagne aussitôt, même s’il reste des nombres.* Une victoire vaut un point. Si plus personne ne pourra jamais jouer, la
    partie est nulle.* Dans un match, les joueurs changent de couleur après chaque partie.*
