### Vérifier les dés, regarder les joueurs, sa propre page.

verify-title = Vérifier les dés
verify-lead = Trois chaînes de hachage ont fait chaque jet de ce match : celle des Blancs, celle des Noirs et celle du serveur, ou de la page quand on joue à un seul écran. Votre navigateur suit maintenant chaque maillon et refait les dés. Il ne demande rien à personne.
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
verify-server = Serveur ou page
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

me-title = Votre page
me-lead = Le serveur vous connaît par un cookie dans ce navigateur. Il ne demande ni adresse ni mot de passe.
me-code-title = Sur un autre appareil
me-code-lead = Avec ce code, vous êtes le même joueur sur un autre appareil, et vos dés y continuent. Qui l’a, c’est vous : gardez-le pour vous. Il sert une fois, et ce navigateur est ensuite un invité.
me-make-code = Créer un code
me-code = Votre code
me-copy-code = Copier le code
me-enter-code = J’ai un code
me-enter = Revenir
me-came-back = Vous revoilà !
me-bad-code = Personne n’a ce code. A-t-il déjà servi ?
me-profile = Comment les autres vous voient

me-passkeys-title = Clés d’accès
me-passkeys-lead = Une clé d’accès (passkey) se trouve sur votre appareil ou dans votre gestionnaire de mots de passe, et s’ouvre avec un doigt, un visage ou un code PIN. Partout où vous l’avez, vous êtes le même joueur, même sur plusieurs appareils à la fois. Une partie commencée continue là où sont ses dés.
me-passkeys-none = Vous n’avez pas encore de clé d’accès.
me-passkey-add = Ajouter une clé d’accès
me-passkey-added = La clé d’accès est ajoutée.
me-passkey-sign-in = Se connecter avec une clé d’accès
me-passkey-since = depuis le { $date }
me-passkey-used = utilisée pour la dernière fois le { $date }
me-passkey-unused = pas encore utilisée
me-passkey-remove = Retirer
me-passkey-removed = La clé d’accès n’ouvre plus rien ici, et les autres appareils venus avec elle sont déconnectés. Vous pouvez aussi la supprimer sur votre appareil.
me-passkey-declined = Votre appareil n’a rien donné : vous avez refusé, ou cela a duré trop longtemps. Rien n’a changé.
me-passkey-known = Cet appareil a déjà l’une de vos clés d’accès.
me-passkey-unknown = Personne ici n’a cette clé d’accès. A-t-elle été retirée ?
me-passkey-unable = Ce navigateur ne sait pas utiliser les clés d’accès. Prenez le code, ou un navigateur plus récent.
me-passkey-broken = Cela n’a pas marché. Le navigateur dit : { $reason }
