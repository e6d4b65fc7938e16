### La page elle-même : boutons, réglages, vues.
###
### Glossaire : pion, case, jet, nombre, coup (tout ce qu’on joue avec un jet), pion isolé, frapper, clouer, bloquer, faire entrer, main,
### barre, rangée du milieu, cercle, sortir, quart final, quart de départ, pas (encore à faire), points (du score), double, mère, coureur.
### On vouvoie. Les espaces avant « ; : ! ? » sont tapées simples : la compilation les rend insécables.

app-title = Tavli
tagline = Cinq jeux de plateau, deux mille ans de dés
choose-a-game = Choisissez un jeu
no-such-page = Cette page n’existe pas. Peut-être cherchiez-vous l’une de celles-ci.
play = Jouer
play-online = Jouer en ligne
new-game = Nouvelle partie
rematch = Rejouer
resign = Abandonner
resign-question = Voulez-vous vraiment abandonner cette partie ?
cancel = Annuler
next = Suivant
previous = Précédent
first = Au début
last = À la fin
delete = Supprimer
delete-question = Supprimer définitivement cette partie ?
continue-game = Continuer la partie

## Réglages

settings = Réglages
language = Langue
theme = Apparence
theme-light = Claire
theme-dark = Sombre
theme-auto = Comme l’appareil
sound = Son
speed = Vitesse des mouvements
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-none = Sans mouvement
show-point-names = Afficher les noms des cases
auto-throw = Lancer les dés pour moi
auto-confirm = Finir mon coup quand tout est joué
auto-forced = Jouer tout seul ce qui est forcé
quick-move = Un double clic joue le nombre évident
skin-inscription = Inscription antique

## Vues

rules = Règles
lesson = Premiers pas
lesson-missed = Ce n’est pas encore cela. Reprenez le coup ou réessayez.
history = Histoire
about-text =
    Tout se passe dans votre navigateur, même le jeu de l’ordinateur. Rien n’est envoyé, et une fois chargée la page fonctionne
    sans réseau.
replay = Revoir
review = Analyse
tutor = Aide et tuteur
drill = Exercices
download-record = Télécharger la feuille de partie
finished-games = Parties terminées
no-finished-games = Aucune partie n’est encore terminée. Choisissez un jeu !

## Ce qui occupe la page

loading-engine = Le joueur ordinateur arrive : { $percent } %
thinking = L’ordinateur réfléchit…
error-engine = Impossible de charger le joueur ordinateur. Réessayez, ou jouez à deux.
error-record = Cette feuille de partie est illisible.
try-again = Réessayer

## Pourquoi un coup est refusé

no-number-leads-there = Aucun de vos nombres n’y mène.
rule-source = Source : { $source }
type-a-play = Taper un coup
type-play-hint = Par exemple { $play }
type-play-unclear = Ce coup est incompréhensible : { $text }
reading-note = * Les sources laissent la question ouverte ; voici notre lecture.

## Le jet de l’empereur

emperor-title = Le jet de l’empereur
emperor-story =
    Vers l’an 480, dit-on, l’empereur Zénon était assis devant le plateau, en bonne position : des paires sûres, presque
    aucun pion isolé. Puis il jeta deux, cinq et six. Tous les autres chemins étaient bloqués, et le seul coup possible défit ses
    paires : huit pions se retrouvèrent seuls.

    Près d’un siècle plus tard, le poète Agathias décrivit la position avec tant de précision qu’on peut la remettre en place
    aujourd’hui. Il conclut par un conseil : fuyez tous ce jeu ! Nous disons plutôt : essayez-le.
emperor-try = Voyez vous-même : Blanc a jeté deux, cinq et six. Quel coup reste-t-il ?
emperor-solved = C’était le seul. Huit pions isolés, et c’est à l’adversaire de jeter les dés.
