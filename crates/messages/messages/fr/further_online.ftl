### Jouer avec quelqu’un au loin : trouver une table, s’y asseoir, parler.

## Les tables

online-lead = Quelqu’un au loin, le même tablier, et des dés que personne ne peut truquer. Pas besoin de compte.
online-name = Votre nom
online-name-hint = Les autres le voient. Qui le laisse vide est invité.
online-keep-name = Garder le nom
online-name-kept = Gardé
online-guest = Invité
online-you-are = Votre page
online-new-table = Une nouvelle table
online-which-game = Quel jeu ?
online-who-may-come = Qui prend l’autre place ?
online-by-link = Un ami, par un lien
online-anybody = N’importe qui : la table est dans la liste, et l’on peut regarder
online-clock = Pendule
clock-none = Aucune
clock-fischer = { $minutes } min, et { $seconds } s de plus après chaque tour
clock-delay = { $minutes } min, et les { $seconds } premières s de chaque tour sont libres
clock-days = { $days ->
        [one] Un jour pour chaque tour
       *[other] { $days } jours pour chaque tour
    }
online-agreed = Convenu d’avance
online-take-back = Un coup peut être repris si l’autre est d’accord
online-no-take-back = Les coups ne se reprennent pas
online-rated = Le résultat compte pour le classement des deux
online-not-rated = Hors classement
online-leaver = Qui s’absente plus de { $minutes } minutes peut perdre pour cela : l’autre peut alors réclamer le match.
online-leaver-days = Personne n’a besoin de rester : qui laisse passer les jours d’un tour perd le match.
online-usual-rules = Seuls comptent les matchs selon les règles habituelles.
online-make-table = Dresser la table
online-open-tables = Tables ouvertes
online-no-open-tables = Personne n’attend pour l’instant. Dressez une table dans la liste, et quelqu’un viendra peut-être.
online-playing = On joue
online-nobody-plays = On ne joue à aucune table de la liste pour l’instant.
online-my-tables = Vos tables
online-sit-down = S’asseoir
online-watch = Regarder
online-unreachable = Le serveur ne répond pas. La page réessaie d’elle-même.
online-server-says = Le serveur refuse : { $reason }

## Une table

online-waiting = La table attend quelqu’un
online-send-link = Envoyez ce lien. Qui l’ouvre s’assied, et la partie commence.
online-link = Le lien de cette table
online-link-picture = Le lien en image pour l’appareil photo d’un téléphone
online-no-table = Il n’y a pas de table à cette adresse.
online-to-lobby = Toutes les tables
online-connecting = Connexion en cours…
online-connected = Connecté
online-lost = La connexion est perdue. Nouvel essai…
online-restarting = Le serveur redémarre. Nouvel essai…
online-other-version = Le serveur a une version plus récente. Rechargez la page, et continuez.
online-wrong = Le serveur dit quelque chose qui ne peut pas être vrai, et la page ne le croit plus : { $fault }
online-sending = Votre coup est en route…
online-watching = { $count ->
        [0] Vous regardez.
        [one] Vous regardez, avec une autre personne.
       *[other] Vous regardez, avec { $count } autres personnes.
    }
online-watchers = { $count ->
        [0] Personne ne regarde
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
online-secret-elsewhere = Vous avez commencé cette partie sur un autre appareil, et le secret de vos dés y est. Continuez là-bas, ou emportez-le avec le code de votre page.
online-joins-throw = Les dés du début : vous avez lancé, { $who } pas encore.
online-away = { $who } n’est pas connecté. Dans { $seconds } s, vous pourrez réclamer le match.
online-away-long = { $who } est absent depuis trop longtemps : vous pouvez réclamer le match, ou attendre encore.
online-away-watched = { $who } n’est pas connecté.
online-claim = Réclamer le match
online-draw-offered = { $who } propose la nulle.
online-draw-waits = Vous avez proposé la nulle.
online-offer-draw = Proposer la nulle
online-take-back-asked = { $who } voudrait reprendre son dernier coup.
online-take-back-waits = Vous avez demandé à reprendre votre coup.
online-ask-take-back = Demander à reprendre
online-accept = D’accord
online-decline = Refuser
online-withdraw = Retirer
online-declined = { $who } a refusé.
online-abort = Interrompre
online-abort-question = Interrompre le match ? Personne n’a encore joué, donc personne ne perd.
online-rematch-offered = { $who } voudrait rejouer.
online-rematch-waits = Vous voudriez rejouer ; l’autre n’a pas encore répondu.
online-to-rematch = Au match suivant
online-time-over = { $who ->
        [you] Votre temps est écoulé : le match est perdu.
       *[other] { $who } n’a plus de temps : le match est fini.
    }
online-left = { $who ->
        [you] Vous avez été absent trop longtemps : le match est perdu.
       *[other] { $who } a été absent trop longtemps : le match est fini.
    }
online-aborted = Le match a été interrompu avant le premier coup.
online-drawn = Personne ne gagne : la partie est nulle.
online-draw-agreed = Nulle par accord : personne ne gagne.

## Pourquoi le serveur refuse

refused-turn = Ce n’est pas possible en ce moment.
refused-rules = Les règles ne permettent pas ce coup.
refused-dice = Le secret des dés de ce navigateur n’appartient pas à cette partie.
refused-seat = Les deux places sont prises. Vous pouvez regarder.
refused-not-allowed = Ce n’était pas convenu à cette table.
refused-over = Le match est fini.
refused-too-fast = Trop à la fois. Attendez un instant.
refused-not-kept = Le serveur n’a pas pu le garder. Rien n’a été fait ; réessayez.
refused-otherwise = Le serveur n’a pas compris cette page.

## Parler

chat = Conversation
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-mute = Ne rien entendre
chat-unmute = Écouter de nouveau
chat-muted = Vous n’entendez pas ce qui se dit.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-lucky-me = Quelle chance !
phrase-unlucky-me = Quel jet…
phrase-thanks = Merci !
phrase-back-soon = Je reviens tout de suite.
phrase-goodbye = Au revoir !
