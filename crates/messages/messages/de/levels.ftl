### Wie stark der Computer spielt.

level-beginner = Anfänger
level-beginner-sentence = Kennt die Regeln und überlässt viel dem Glück.
level-casual = Gelegenheitsspieler
level-casual-sentence = Spielt ab und zu und übersieht manches.
level-club = Vereinsspieler
level-club-sentence = Spielt oft und irrt sich selten.
level-expert = Experte
level-expert-sentence = Beurteilt jede Stellung, so gut er kann.
level-champion = Meister
level-champion-sentence = Rechnet auch voraus. Ihn zu schlagen ist ein Ereignis.
