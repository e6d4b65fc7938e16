### Ce que les trois jeux grecs ont en commun, et le match de tavli. Un astérisque marque une lecture de notre part.

rules-greek-moving =
    Vous jetez deux dés. Chaque dé est un nombre pour un pion. Un pion peut jouer les deux, mais il doit pouvoir se poser après le premier : 3 et 5 ne
    font jamais simplement 8. Un double se joue deux fois : 4 4 donne quatre 4.

    Il faut jouer tant qu’on peut. De tous les coups qu’un jet permet, seuls sont admis ceux qui utilisent le plus de nombres.* Si un seul des deux
    nombres est jouable, vous choisissez lequel, et l’autre est perdu. Si aucun jet ne serait jouable, le tour passe sans lancer.*
rules-greek-scoring =
    Qui sort son dernier pion gagne aussitôt, même s’il reste des nombres.* Une victoire vaut un point, et deux si le perdant n’a pas sorti un seul
    pion. Si plus personne ne pourra jamais jouer, la partie est nulle.*

    Pour la première partie, chacun jette un dé ; le plus grand nombre commence et relance les deux dés.* Ensuite, c’est toujours le vainqueur de la
    partie précédente qui commence.
rules-tavli-match =
    Portes, Plakoto et Fevga se jouent tour à tour, puis de nouveau Portes, jusqu’à ce que quelqu’un atteigne le but : 3, 5 ou 7 points.* Dés, plateau et
    pions sont les mêmes. Ce qui change, c’est ce qui arrive quand des pions se rencontrent : à Portes un pion isolé est frappé, à Plakoto il est cloué,
    à Fevga il tient sa case tout seul.

    Une victoire vaut un point, et deux si le perdant n’a rien sorti. Le vainqueur commence la partie suivante ; après une partie nulle, on tire de
    nouveau aux dés.*
