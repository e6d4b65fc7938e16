### À qui de jouer, ce qu’on attend, ce qui est arrivé. Glossaire dans page.ftl.

## Qui joue

white = Blanc
black = Noir
you = Vous
computer = Ordinateur
friend = Partenaire
who-white = Blanc
who-black = Noir
who-computer = L’ordinateur
who-friend = Votre partenaire

## Ce qu’on attend

throw-dice = Lancer les dés
your-turn-throw = À vous : lancez les dés.
your-turn-play = À vous : jouez votre jet.
your-turn-confirm = Tout est joué. Confirmez, ou revenez d’un pas.
opponent-turn = { $who } doit jouer.
turn-throw = { $who } lance les dés.
turn-play = { $who } joue.
computer-throws = L’ordinateur lance…
waiting-for = { $who } doit encore jouer. Un instant…
no-move-possible = Aucun nombre n’est jouable.
turn-passes = Aucun jet ne serait jouable : le tour passe.
only-one-play = Il n’y a qu’un seul coup.
undo = Reprendre
confirm = Confirmer
pass = Passer
opening-throw = Un dé chacun : le plus grand nombre commence.
opening-equal = Nombres égaux : encore une fois.
begins = { $who ->
        [you] Vous commencez.
       *[other] { $who } commence.
    }

## Nombres

numbers-left = Encore à jouer : { $numbers }
number-unplayable = Le { $number } n’est pas jouable.
number-used = { $number }, joué
and = et

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
freed = Le pion sur la case { $name } est de nouveau libre.
borne-off = { $who ->
        [you] { $count ->
                [one] Vous sortez un pion.
               *[other] Vous sortez { $count } pions.
            }
       *[other] { $count ->
                [one] { $who } sort un pion.
               *[other] { $who } sort { $count } pions.
            }
    }
entered = { $who ->
        [you] Vous faites entrer un pion sur la case { $name }.
       *[other] { $who } fait entrer un pion sur la case { $name }.
    }
passed = { $who ->
        [you] Vous ne pouvez pas jouer.
       *[other] { $who } ne peut pas jouer.
    }
resigned = { $who ->
        [you] Vous abandonnez.
       *[other] { $who } abandonne.
    }
last-play = Dernier coup : { $play }
turn-number = Coup { $number }

## Score

pips = { $count } pas
off-count = { $count ->
        [0] aucun pion sorti
        [one] { $count } sorti
       *[other] { $count } sortis
    }
hand-count = { $count } en main
bar-count = { $count ->
        [one] { $count } attend de rentrer
       *[other] { $count } attendent de rentrer
    }
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
match-score = Score { $a } à { $b }
match-won = { $who ->
        [you] Vous gagnez le match { $score }.
       *[other] { $who } gagne le match { $score }.
    }
next-game = Partie suivante
next-game-is = Voici maintenant { $game }.
