### Dice at this screen: made of two shares, and checked.

# $dice (number): how many throws
dice-verified = { $dice ->
        [0] Dice verified ✓ (no throw yet)
        [one] Dice verified ✓ (1 throw)
       *[other] Dice verified ✓ ({ $dice } throws)
    }
dice-how = How?
dice-check = Check the dice
dice-words = Words of your own for the dice
# $tip: the end of the page's hash chain
dice-words-sentence = The page has fixed its share of the dice: { $tip }. The throws follow from it and from your words together, so the page could not have chosen them. Without words the browser draws your share.
# $tip: how it begins
dice-fixed = The page has fixed its share of the dice: { $tip }…
