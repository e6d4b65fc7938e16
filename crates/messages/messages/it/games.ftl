### I cinque giochi: nome e una frase.

game-zeno = Il Tavli di Zenone
game-zeno-sentence = Tre dadi, un solo percorso per tutti: entra, mangia, aspetta nella fila centrale.
game-scripta = Ludus XII scriptorum
game-scripta-sentence = Trentasei caselle con i Romani: entra, corri, mangia.
game-portes = Portes
game-portes-sentence = La sorella greca del backgammon: mangia, chiudi le porte, torna a casa.
game-plakoto = Plakoto
game-plakoto-sentence = Nessuno viene mangiato: imprigiona le pedine isolate dove stanno.
game-fevga = Fevga
game-fevga-sentence = Corri avanti, poi mettiti di traverso; basta una pedina per bloccare.
