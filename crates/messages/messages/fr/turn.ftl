### À qui de jouer, ce qu’on attend, ce qui est arrivé. Glossaire dans page.ftl.

## Qui joue

you = Vous
computer = Ordinateur
who-white = Blanc
who-black = Noir
who-computer = L’ordinateur

## Ce qu’on attend

throw-dice = Lancer les dés
your-turn-throw = À vous : lancez les dés.
your-turn-play = À vous : jouez votre jet.
your-turn-confirm = Tout est joué. Confirmez, ou revenez d’un pas.
opponent-turn = { $who } doit jouer.
turn-throw = { $who } lance les dés.
turn-play = { $who } joue.
computer-throws = L’ordinateur lance…
no-move-possible = Aucun nombre n’est jouable.
undo = Reprendre
confirm = Confirmer
pass = Passer
opening-throw = Un dé chacun : le plus grand nombre commence.

## Ce qui est arrivé

thrown = { $who ->
        [you] Vous jetez { $numbers }.
       *[other] { $who } jette { $numbers }.
    }
played = { $who ->
        [you] Vous jouez { $play }.
       *[other] { $who } joue { $play }.
    }
hit-happened = { $who ->
        [you] Vous frappez sur la case { $name }.
       *[other] { $who } frappe sur la case { $name }.
    }
pin-happened = { $who ->
        [you] Vous clouez un pion sur la case { $name }.
       *[other] { $who } cloue un pion sur la case { $name }.
    }
passed = { $who ->
        [you] Vous ne pouvez pas jouer.
       *[other] { $who } ne peut pas jouer.
    }
turn-number = Coup { $number }

## Score

pips = { $count } pas
game-won = { $who ->
        [you] { $points ->
                [one] Vous gagnez cette partie.
               *[other] Vous gagnez double : { $points } points.
            }
       *[other] { $points ->
                [one] { $who } gagne cette partie.
               *[other] { $who } gagne double : { $points } points.
            }
    }
game-drawn = Plus personne ne peut jouer : la partie est nulle.
match-won = { $who ->
        [you] Vous gagnez le match { $score }.
       *[other] { $who } gagne le match { $score }.
    }
next-game = Partie suivante
