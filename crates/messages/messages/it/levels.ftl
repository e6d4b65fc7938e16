### Quanto è forte il computer.

level-beginner = Principiante
level-beginner-sentence = Conosce le regole e lascia molto alla fortuna.
level-casual = Dilettante
level-casual-sentence = Gioca ogni tanto e qualcosa gli sfugge.
level-club = Giocatore di circolo
level-club-sentence = Gioca spesso e sbaglia di rado.
level-expert = Esperto
level-expert-sentence = Valuta ogni posizione meglio che può.
level-champion = Campione
level-champion-sentence = Guarda anche più avanti. Batterlo è un avvenimento.
