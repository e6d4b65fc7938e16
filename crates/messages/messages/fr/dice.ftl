### Les dés à cet écran : faits de deux parts, et vérifiés.

dice-verified = { $dice ->
        [0] Dés vérifiés ✓ (aucun jet encore)
        [one] Dés vérifiés ✓ (1 jet)
       *[other] Dés vérifiés ✓ ({ $dice } jets)
    }
dice-how = Comment ?
dice-check = Vérifier les dés
dice-words = Des mots à vous pour les dés
dice-words-sentence = La page a fixé sa part des dés : { $tip }. Les jets naissent de cette part et de vos mots réunis : la page ne peut donc pas les avoir choisis. Sans mots, le navigateur tire votre part au sort.
dice-fixed = La page a fixé sa part des dés : { $tip }…
