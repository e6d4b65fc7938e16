### How strong the computer plays; the keys come from the engine's levels.

level-beginner = Beginner
level-beginner-sentence = Knows the rules and leaves a lot to luck.
level-casual = Casual
level-casual-sentence = Plays now and then, and overlooks things.
level-club = Club
level-club-sentence = Plays often and seldom goes wrong.
level-expert = Expert
level-expert-sentence = Judges every position as well as it can.
level-champion = Champion
level-champion-sentence = Looks ahead as well. Beating it is an occasion.
