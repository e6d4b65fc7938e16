### La force de l’ordinateur.

level-beginner = Débutant
level-beginner-sentence = Connaît les règles et s’en remet beaucoup à la chance.
level-casual = Amateur
level-casual-sentence = Joue de temps en temps, et des choses lui échappent.
level-club = Joueur de club
level-club-sentence = Joue souvent et se trompe rarement.
level-expert = Expert
level-expert-sentence = Juge chaque position du mieux qu’il peut.
level-champion = Champion
level-champion-sentence = Regarde aussi plus loin. Le battre est un événement.
