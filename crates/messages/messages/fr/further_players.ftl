### Vérifier les dés, regarder les joueurs, sa propre page.

verify-title = Vérifier les dés
verify-lead = Trois chaînes de hachage ont fait chaque jet de ce match : celle des Blancs, celle des Noirs et celle du serveur. Votre navigateur suit maintenant chaque maillon et refait les dés. Il ne demande rien à personne.
verify-choose = Vérifier un enregistrement
verify-choose-hint = Choisissez un fichier, ou déposez-le ici.
verify-good = { $count ->
        [0] Il n’y a encore aucun jet, et rien à redire.
        [one] L’unique jet est juste ✓
       *[other] Tous les { $count } jets sont justes ✓
    }
verify-bad = Ces dés ne sont pas prouvés : { $fault }
verify-no-record = Il n’y a pas d’enregistrement à vérifier à cette adresse.
verify-game = Partie { $number }
verify-throw = Jet
verify-dice = Dés
verify-tips = Publié avant le premier jet
verify-server = Serveur
verify-offline = Sans cette page : tavli verify FICHIER vérifie la même chose.

player-title = Joueur
player-nobody = Ce joueur n’existe pas.
player-program = C’est un programme.
player-ratings = Classement
player-no-ratings = Encore aucun match classé.
player-rating = { $matches ->
        [one] { $rating } ± { $deviation }, d’après un match
       *[other] { $rating } ± { $deviation }, d’après { $matches } matchs
    }
player-results = Résultats
player-no-results = Encore aucun match fini.
player-won = gagné
player-lost = perdu
player-drawn = nul
player-against = contre
player-look = Voir la table
player-check = Vérifier les dés

me-title = Votre page
me-lead = Le serveur vous connaît par un cookie dans ce navigateur, et par rien d’autre.
me-code-title = Sur un autre appareil
me-code-lead = Avec ce code, vous êtes le même joueur sur un autre appareil, et vos dés y continuent. Qui l’a, c’est vous : gardez-le pour vous. Il sert une fois, et ce navigateur est ensuite un invité.
me-make-code = Créer un code
me-code = Votre code
me-enter-code = J’ai un code
me-enter = Revenir
me-came-back = Vous revoilà !
me-bad-code = Personne n’a ce code. A-t-il déjà servi ?
me-profile = Comment les autres vous voient
