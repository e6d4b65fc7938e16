### Les cinq jeux : le nom et une phrase.

game-zeno = Le Tavli de Zénon
game-zeno-sentence = Trois dés, un seul chemin pour tous : entrez, frappez, attendez au milieu.
game-scripta = Ludus XII scriptorum
game-scripta-sentence = Trente-six cases avec les Romains : entrez, courez, frappez.
game-portes = Portes
game-portes-sentence = La sœur grecque du backgammon : frappez, fermez des portes, rentrez.
game-plakoto = Plakoto
game-plakoto-sentence = Personne n’est frappé : clouez les pions isolés là où ils sont.
game-fevga = Fevga
game-fevga-sentence = Courez devant, puis barrez la route ; un seul pion suffit à bloquer.
