### Un paragraphe ou deux sur l’histoire de chaque jeu ; les sources sont dans docs/sources.md.

history-zeno =
    Au sixième siècle, le poète Agathias de Myrina écrivit sur un jet malheureux de l’empereur Zénon, qui avait régné près de cent ans plus tôt. Son poème
    (Anthologia Graeca IX 482) nomme case après case, et l’on y reconnaît le jeu : 24 cases, 15 pions pour chacun des deux joueurs, qui vont dans le même
    sens, et trois dés. Il appartient à la famille du backgammon.

    Les plateaux romains de ce genre ont presque toujours trois rangées, et celle du milieu est souvent différente. Ulrich Schädler, qui a reconstitué le
    jeu pour le projet Locus Ludi, lui a donné un rôle : c’est là qu’attendent les pions frappés. Pour le reste, il s’est inspiré du Puff, un jeu du Moyen
    Âge allemand. Le poème finit par les mots « tablên pheugete pantes ». Ils peuvent vouloir dire « fuyez tous les jeux de plateau », ou bien seulement
    celui-ci : le tavli.
history-scripta =
    « Duodecim scripta », douze signes : c’est ainsi que les Romains appelaient un jeu à deux dés, dont les points font douze au plus. Beaucoup de leurs
    plateaux à trois rangées de douze cases nous sont parvenus. Certains portent, au lieu de simples cases, six mots de six lettres chacun.

    Un plateau d’Ostie, le port de Rome, révèle comment on marchait : ses cases portent les lettres A à E (CIL XIV 5317). Les douze de la rangée du milieu
    sont toutes des A, c’est donc là que le jeu commençait, et les quarts extérieurs B, C, D et E suivent. Ulrich Schädler en a tiré les règles. Plus tard,
    le jeu s’est accéléré : avec trois dés et sans la troisième rangée, il est devenu celui de Zénon.
history-portes =
    Passez devant un café grec : vous l’entendrez avant de le voir. De petits dés jetés à même le plateau de bois, des pions qui claquent, et des
    spectateurs qui savent mieux. Portes, « les portes » en grec, est le premier des trois jeux du tavli, et presque le même que celui que le monde entier appelle
    backgammon.

    Pour les détails, les Grecs ont leurs habitudes : le vainqueur commence la partie suivante, personne n’est tenu de préférer le plus grand nombre, et
    l’on ne gagne pas plus de deux points. Les jets ont leurs noms : assódhio pour deux et un, dórtia pour le double quatre, exáres pour le double six.
history-plakoto =
    Plakoto tire son nom du mot qui veut dire écraser, plaquer. C’est le deuxième des jeux du tavli, et le plus patient : personne n’est renvoyé en
    arrière, mais qui est pris doit attendre que l’autre le relâche.

    Les vieux joueurs le savent : plus un pion est pris tôt sur son chemin, meilleure est la prise. Et ils savent où est l’épine : il faut jouer ce qu’on a
    jeté, et parfois ce sont les dés eux-mêmes qui ouvrent le piège.
history-fevga =
    « Fevga ! », crie-t-on à celui qui doit disparaître : allez, ouste ! Le troisième des jeux du tavli ne connaît ni frappe ni clou. Les deux tournent
    dans le même sens, comme jadis les Romains, et qui bâtit le plus long mur laisse l’autre courir contre.

    On en raconte une belle ruse : on ne peut pas tenir les six cases de son quart de départ, mais cinq d’entre elles et la dernière case d’avant, si. Pour
    l’adversaire, cela fait six à la suite. Quant à savoir s’il le supportera, c’est une autre histoire.
