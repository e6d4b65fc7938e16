### Des mots que disent plusieurs des vues suivantes.

close = Fermer
copy-link = Copier le lien
copied = Copié
copy-by-hand = Sélectionné : copiez-le maintenant comme d’habitude sur votre appareil.
loading = Un instant…
reload = Recharger
who-friend = Votre partenaire
waiting-for = { $who } doit encore jouer. Un instant…
resigned = { $who ->
        [you] Vous avez abandonné.
       *[other] { $who } a abandonné.
    }
page-not-found = Il n’y a rien à cette adresse.
titled = { $title } : { $name }
