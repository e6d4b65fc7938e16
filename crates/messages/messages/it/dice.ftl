### I dadi a questo schermo: fatti di due parti, e verificati.

dice-verified = { $dice ->
        [0] Dadi verificati ✓ (ancora nessun tiro)
        [one] Dadi verificati ✓ (1 tiro)
       *[other] Dadi verificati ✓ ({ $dice } tiri)
    }
dice-how = Come?
dice-check = Verifica i dadi
dice-words = Parole tue per i dadi
dice-words-sentence = La pagina ha fissato la sua parte dei dadi: { $tip }. I tiri nascono da questa e dalle tue parole insieme: la pagina non può averli scelti. Senza parole, il browser estrae a sorte la tua parte.
dice-fixed = La pagina ha fissato la sua parte dei dadi: { $tip }…
