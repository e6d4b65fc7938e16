### Το ταμπλό με λόγια, για όσους το ακούν. Γλωσσάρι στο page.ftl.

board-label = Ταμπλό: { $game }

## Τόποι

place-point = Θέση { $name }
place-middle = Μεσαία σειρά, θέση { $name }
place-hand = Χέρι
place-bar = Μπάρα
place-circle = Κύκλος
place-off = Μαζεμένα

## Ποιος στέκεται εκεί

point-empty = Θέση { $name }, άδεια
point-checkers = Θέση { $name }, { $side ->
        [white] { $count ->
            [one] 1 λευκό πούλι
           *[other] { $count } λευκά πούλια
        }
       *[black] { $count ->
            [one] 1 μαύρο πούλι
           *[other] { $count } μαύρα πούλια
        }
    }
point-pinned = Θέση { $name }, { $side ->
        [white] { $count ->
            [one] 1 λευκό πούλι πάνω σε ένα πλακωμένο μαύρο
           *[other] { $count } λευκά πούλια πάνω σε ένα πλακωμένο μαύρο
        }
       *[black] { $count ->
            [one] 1 μαύρο πούλι πάνω σε ένα πλακωμένο λευκό
           *[other] { $count } μαύρα πούλια πάνω σε ένα πλακωμένο λευκό
        }
    }
hand-label = { $side ->
        [white] Χέρι του Λευκού, πούλια: { $count }
       *[black] Χέρι του Μαύρου, πούλια: { $count }
    }
bar-label = { $side ->
        [white] Στην μπάρα, λευκά πούλια: { $count }
       *[black] Στην μπάρα, μαύρα πούλια: { $count }
    }
circle-label = { $side ->
        [white] Στον κύκλο, λευκά πούλια: { $count }
       *[black] Στον κύκλο, μαύρα πούλια: { $count }
    }
middle-label = { $side ->
        [white] Μεσαία σειρά, θέση { $name }, λευκά πούλια που περιμένουν: { $count }
       *[black] Μεσαία σειρά, θέση { $name }, μαύρα πούλια που περιμένουν: { $count }
    }
off-label = { $side ->
        [white] Μαζεμένα λευκά: { $count }
       *[black] Μαζεμένα μαύρα: { $count }
    }

## Τι μπορεί να γίνει εκεί

reachable-with = φτάνεις με { $numbers }

## Ζάρια

dice-label = Ζάρια: { $numbers }
