### Τίτλοι των ενοτήτων των κανόνων.

rules-title-goal = Ο σκοπός
rules-title-setup = Ταμπλό και αρχή
rules-title-moving = Ζαριά και κίνηση
rules-title-entering = Το μπάσιμο
rules-title-hitting = Το χτύπημα
rules-title-waiting = Η επιστροφή
rules-title-pinning = Το πλάκωμα
rules-title-mother = Η μάνα
rules-title-blocking = Το κλείσιμο
rules-title-runner = Ο δρομέας
rules-title-quarter = Η αρχική σου περιοχή
rules-title-bearing-off = Το μάζεμα
rules-title-scoring = Τέλος και πόντοι
rules-title-match = Ο αγώνας τάβλι
