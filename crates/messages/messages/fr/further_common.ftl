### Des mots que disent plusieurs des vues suivantes.

close = Fermer
copy-link = Copier le lien
copied = Copié
loading = Un instant…
reload = Recharger
who-friend = Votre partenaire
waiting-for = { $who } doit encore jouer. Un instant…
resigned = { $who ->
        [you] Vous abandonnez.
       *[other] { $who } abandonne.
    }
page-not-found = Il n’y a rien à cette adresse.
