// What tells the games apart, for machines that play very many games at once: one of them is chosen when this is compiled (`-DPORTES`).

#ifndef TAVLI_GAME_H
#define TAVLI_GAME_H

#include <stdint.h>

// How the two paths lie over each other, and what a single opposing checker means.
#define SAME 1
#define OPPOSED 2
#define HALF 3
#define HIT 4
#define PIN 5
#define BLOCK 6

#if defined(PORTES)
#define FACING OPPOSED
#define CONTACT HIT
#elif defined(PLAKOTO)
#define FACING OPPOSED
#define CONTACT PIN
#elif defined(FEVGA)
#define FACING HALF
#define CONTACT BLOCK
#elif defined(SCRIPTA)
#define FACING SAME
#define CONTACT HIT
#else
#error "say which game: -DPORTES, -DPLAKOTO, -DFEVGA or -DSCRIPTA"
#endif

#define HAS_BAR (CONTACT == HIT)
#define HAS_PINS (CONTACT == PIN)
// Fevga: one checker alone until it has come half round; never all six points of the own start quarter.
#define HAS_RUNNER (CONTACT == BLOCK)
// On one path homes are the same points, and nothing is known before the end.
#define HAS_TABLE (FACING != SAME)

// A set of places: the hand or the bar, the points by their owner's progress, those who are off.
#ifdef SCRIPTA
typedef uint64_t Set;
#define HAS_HAND 1
enum { LENGTH = 36, DOUBLE = 1, LONGEST_STORY = 1024, HAND = 0, OFF = LENGTH + 1, BAR = LENGTH + 2, GATE = 12 };
#else
typedef uint32_t Set;
#define HAS_HAND 0
enum { LENGTH = 24, DOUBLE = 2, LONGEST_STORY = 256, BAR = 0, OFF = LENGTH + 1 };
#endif

enum { CHECKERS = 15, HOME = LENGTH - 5, HEAPS = 1 + HAS_HAND + HAS_BAR };

#endif
