### Pourquoi un pas n’est pas permis. Glossaire dans page.ftl.

refusal-nothing-there = { $place } : aucun de vos pions n’est ici.
refusal-number-not-left = Il ne reste plus de { $number } à jouer.
refusal-blocked = { $count ->
        [one] { $place } : bloquée par un pion adverse.
       *[other] { $place } : bloquée par { $count } pions adverses.
    }
refusal-shielded = { $place } : un pion isolé ne peut être frappé ici tant que son camp n’est pas sorti du premier quart.
refusal-pinned = { $place } : votre pion est cloué ici.
refusal-waiting-first = Vos pions frappés doivent d’abord rentrer.
refusal-entry-first = Avec le { $number }, vous devez faire entrer un pion de la main.
refusal-beyond-gate = { $place } : c’est la limite tant qu’il reste des pions en main.
refusal-runner-first = { $place } : votre coureur doit d’abord arriver jusqu’ici ; d’ici là, lui seul joue.
refusal-start-quarter = Vous occuperiez les six cases de votre quart de départ. Une doit rester libre.
refusal-prime = Il y aurait six cases occupées à la suite devant un pion adverse.
refusal-not-home = Vos pions ne sont pas encore tous dans le quart final.
refusal-checker-behind = { $place } : le nombre est trop grand ici, car un de vos pions se trouve plus en arrière.
refusal-exact-only = Seul le nombre exact fait sortir, et le { $number } ne l’est pas.
refusal-pinned-home = Vous ne sortez rien tant qu’un de vos pions est cloué dans le quart final.
refusal-loses-number = Un nombre jouable serait perdu.
refusal-loses-larger = Un seul des deux nombres est jouable, ce doit donc être le { $number }.
refusal-must-enter = Pendant ce tour, vous devez faire entrer un pion.
refusal-game-won = Tous vos pions sont sortis. Il n’y a plus rien à jouer !
