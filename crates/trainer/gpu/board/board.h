// The rules and inputs of the games with two dice for machines that play very many games at once: the twin of `crates/rules` and of
// `crates/engine/src/features.rs`. `crates/trainer/tests/gpu_twin.rs` compares both.
//
// A side is four sets of places, one for each binary digit of the count; both sides count along their own path.

#ifndef TAVLI_BOARD_H
#define TAVLI_BOARD_H

#include "game.h"

#ifdef __CUDACC__
#define FN static __host__ __device__ __forceinline__
#define LARGE_FN static __host__ __device__ __noinline__
#else
#define FN static inline
#define LARGE_FN static
#endif

#define BIT(place) ((Set)1 << (place))
#define BELOW(place) (BIT(place) - 1)
#define POINTS (BELOW(LENGTH + 1) & ~(Set)1)
#define OUTSIDE_HOME (IN_PLAY & ~(BELOW(LENGTH + 1) & ~BELOW(HOME)))
#define WAITING (HAS_BAR ? BIT(BAR) : (Set)0)
#define IN_PLAY (POINTS | WAITING | (HAS_HAND ? (Set)1 : (Set)0))

FN int count_bits(Set set) {
#ifdef __CUDA_ARCH__
  return sizeof(Set) == 8 ? __popcll(set) : __popc((uint32_t)set);
#else
  return __builtin_popcountll(set);
#endif
}

FN int lowest(Set set) {
#ifdef __CUDA_ARCH__
  return sizeof(Set) == 8 ? __ffsll(set) - 1 : __ffs((uint32_t)set) - 1;
#else
  return __builtin_ctzll(set);
#endif
}

// The side to throw, and the other.
typedef struct {
  Set own[4], other[4];
#if HAS_PINS
  Set own_pinned, other_pinned;
#endif
} Position;

#if HAS_PINS
#define OWN_PINNED(position) ((position)->own_pinned)
#define OTHER_PINNED(position) ((position)->other_pinned)
#else
#define OWN_PINNED(position) ((Set)0)
#define OTHER_PINNED(position) ((Set)0)
#endif

FN Set occupied(const Set *side) { return side[0] | side[1] | side[2] | side[3]; }
FN Set many(const Set *side) { return side[1] | side[2] | side[3]; }
FN Set single(const Set *side) { return side[0] & ~many(side); }

FN int count_at(const Set *side, int place) {
  return (int)((side[0] >> place & 1) + 2 * (side[1] >> place & 1) + 4 * (side[2] >> place & 1) + 8 * (side[3] >> place & 1));
}

FN int count_in(const Set *side, Set set) {
  return count_bits(side[0] & set) + 2 * count_bits(side[1] & set) + 4 * count_bits(side[2] & set) + 8 * count_bits(side[3] & set);
}

// How far the checkers in these places have come together.
FN int progress_in(const Set *side, Set set) {
  int sum = count_in(side, set & (Set)0xAAAAAAAAAAAAAAAAull) + 2 * count_in(side, set & (Set)0xCCCCCCCCCCCCCCCCull) +
            4 * count_in(side, set & (Set)0xF0F0F0F0F0F0F0F0ull) + 8 * count_in(side, set & (Set)0xFF00FF00FF00FF00ull) +
            16 * count_in(side, set & (Set)0xFFFF0000FFFF0000ull);
  return sizeof(Set) == 8 ? sum + 32 * count_in(side, set & (Set)0xFFFFFFFF00000000ull) : sum;
}

// A point, and a set of points, as the other side counts them.
FN int facing_point(int point) {
  if (FACING == SAME) return point;
  return FACING == OPPOSED ? LENGTH + 1 - point : (point - 1 + LENGTH / 2) % LENGTH + 1;
}

FN Set facing(Set set) {
  set &= POINTS;
#if FACING == SAME
  return set;
#elif FACING == HALF
  return (set << LENGTH / 2 | set >> LENGTH / 2) & POINTS;
#elif defined(__CUDA_ARCH__)
  return __brev(set) >> (30 - LENGTH);
#else
  Set result = 0;
  for (; set; set &= set - 1) result |= BIT(facing_point(lowest(set)));
  return result;
#endif
}

FN void put(Set *side, Set place) {
  for (int digit = 0; digit < 4; digit++) {
    Set before = side[digit];
    side[digit] = before ^ place;
    place &= before;
  }
}

FN void take(Set *side, Set place) {
  for (int digit = 0; digit < 4; digit++) {
    Set before = side[digit];
    side[digit] = before ^ place;
    place &= ~before;
  }
}

FN Position exchanged(Position position) {
  Position result;
  for (int digit = 0; digit < 4; digit++) {
    result.own[digit] = position.other[digit];
    result.other[digit] = position.own[digit];
  }
#if HAS_PINS
  result.own_pinned = position.other_pinned;
  result.other_pinned = position.own_pinned;
#endif
  return result;
}

FN int is_same(const Position *one, const Position *other) {
  for (int digit = 0; digit < 4; digit++)
    if (one->own[digit] != other->own[digit] || one->other[digit] != other->other[digit]) return 0;
  return OWN_PINNED(one) == OWN_PINNED(other) && OTHER_PINNED(one) == OTHER_PINNED(other);
}

// Where counting begins: from hand and bar at the first point.
FN int origin(int place) { return place > LENGTH ? 0 : place; }

// The checkers that may move where none waits.
FN Set movers(const Position *position, Set standing) {
#if HAS_RUNNER
  Set arrived = (BELOW(LENGTH + 1) & ~BELOW(LENGTH / 2 + 1)) | BIT(OFF);
  if (!(occupied(position->own) & arrived)) {
    Set foremost = standing;
    while (foremost & (foremost - 1)) foremost &= foremost - 1;
    return foremost;
  }
#endif
  return standing & ~OWN_PINNED(position);
}

// From where this number would fill the own start quarter.
FN Set filling(const Position *position, int number) {
#if HAS_RUNNER
  Set quarter = BELOW(7) & ~(Set)1, missing = quarter & ~occupied(position->own);
  if (missing & (missing - 1)) return 0;
  // A lone checker of the quarter that fills the gap opens another.
  return missing >> number & ~(quarter & single(position->own));
#else
  return 0;
#endif
}

// Where a number may be played from.
FN Set sources(const Position *position, int number) {
  Set standing = occupied(position->own) & IN_PLAY;
  Set closed = CONTACT == BLOCK ? occupied(position->other) : many(position->other);
  Set open = POINTS & ~facing(closed) & ~OWN_PINNED(position);
#if HAS_HAND
  if (standing & BIT(HAND)) open &= BELOW(GATE + 1);
#endif
  if (standing & WAITING) return open >> number & 1 ? WAITING : 0;
  Set moving = movers(position, standing), from = moving & (open >> number);
  if (standing && !(standing & OUTSIDE_HOME)) {
    Set exact = BIT(OFF - number), rear = standing & (0 - standing);
    from |= moving & (rear > exact ? rear : exact);
  }
  return from & ~filling(position, number);
}

FN Position stepped(Position position, int from, int number) {
  int reached = origin(from) + number, to = reached > LENGTH ? OFF : reached;
  take(position.own, BIT(from));
  put(position.own, BIT(to));
#if HAS_PINS
  if (!(occupied(position.own) >> from & 1)) position.other_pinned &= ~BIT(facing_point(from));
  if (to != OFF) position.other_pinned |= occupied(position.other) & BIT(facing_point(to));
#elif HAS_BAR
  Set met = to != OFF ? single(position.other) & BIT(facing_point(to)) : 0;
  if (met) {
    take(position.other, met);
    put(position.other, BIT(BAR));
  }
#endif
  return position;
}

FN int has_won(const Position *position) { return !(occupied(position->own) & IN_PLAY); }

// How many checkers have still to enter, where a turn must enter one.
FN int outside(const Position *position) {
#if HAS_HAND
  return count_in(position->own, BIT(HAND) | WAITING);
#else
  return 0;
#endif
}

// The results of a roll, as the opponent sees them; some may stand there twice. Only counted where there is no room for them.
typedef struct {
  Position *room;
  int count, longest, most_outside;
} Results;

FN Results results_from(const Position *position, Position *room) {
  Results results = {room, 0, 0, CHECKERS};
#if HAS_HAND
  if (occupied(position->own) & BIT(HAND)) results.most_outside = outside(position) - 1;
#endif
  return results;
}

FN void emit(Results *results, Position position, int length) {
  if (length < results->longest || outside(&position) > results->most_outside) return;
  if (length > results->longest) {
    results->longest = length;
    results->count = 0;
  }
  if (results->room) results->room[results->count] = exchanged(position);
  results->count++;
}

// Whether two steps lead to the same with the larger number first, and were listed so.
FN int reached_before(const Position *position, const Position *result, int start, int next, int low, int high) {
  Set first = sources(position, high);
  if (first >> next & 1) {
    Position between = stepped(*position, next, high);
    if (sources(&between, low) >> start & 1) {
      between = stepped(between, start, low);
      if (is_same(&between, result)) return 1;
    }
  }
  int on = origin(start) + high;
  if (next != origin(start) + low || !(first >> start & 1) || on > LENGTH) return 0;
  Position between = stepped(*position, start, high);
  if (!(sources(&between, low) >> on & 1)) return 0;
  between = stepped(between, on, low);
  return is_same(&between, result);
}

LARGE_FN void plays_of_two(const Position *position, int high, int low, Results *results) {
  for (int order = 0; order < 2; order++) {
    int first = order ? low : high, second = order ? high : low;
    for (Set from = sources(position, first); from; from &= from - 1) {
      int start = lowest(from);
      Position between = stepped(*position, start, first);
      Set on = has_won(&between) ? 0 : sources(&between, second);
      if (!on) emit(results, between, has_won(&between) ? 2 : 1);
      for (; on; on &= on - 1) {
        int next = lowest(on);
        Position result = stepped(between, next, second);
        if (!order || !reached_before(position, &result, start, next, low, high)) emit(results, result, 2);
      }
    }
  }
}

// Of all orders of the same steps one: what was tried before, and can be played after another step as well as before it, need not be
// tried after it.
FN Set asleep_after(const Position *position, Set passed, Set on, int from, int number) {
  Set asleep = 0;
  for (Set before = passed & on; before; before &= before - 1) {
    Position other = stepped(*position, lowest(before), number);
    if (sources(&other, number) >> from & 1) asleep |= before & (0 - before);
  }
  return asleep;
}

LARGE_FN void plays_of_doubles(const Position *position, int number, Results *results) {
  Position stack[5];
  Set left[4], passed[4];
  int depth = 0;
  stack[0] = *position;
  left[0] = sources(position, number);
  passed[0] = 0;
  while (depth >= 0) {
    if (!left[depth]) {
      depth--;
      continue;
    }
    int from = lowest(left[depth]), length = depth + 1;
    left[depth] &= left[depth] - 1;
    stack[length] = stepped(stack[depth], from, number);
    int won = has_won(&stack[length]);
    Set on = won || length == 4 ? 0 : sources(&stack[length], number);
    if (!on) emit(results, stack[length], won ? 4 : length);
    Set asleep = on ? asleep_after(&stack[depth], passed[depth], on, from, number) : 0;
    passed[depth] |= BIT(from);
    if (on & ~asleep) {
      depth = length;
      left[depth] = on & ~asleep;
      passed[depth] = asleep;
    }
  }
}

FN int plays(const Position *position, int one, int other, Position *room) {
  Results results = results_from(position, room);
  if (one == other) plays_of_doubles(position, one, &results);
  else plays_of_two(position, one > other ? one : other, one > other ? other : one, &results);
  if (!results.count) {
    if (room) room[0] = exchanged(*position);
    results.count = 1;
  }
  return results.count;
}

#include "inputs.h"

// Where a home lies in the table of races, as in `crates/engine/src/bear_off/index.rs`.
FN int binomial(int n, int k) {
  int result = 1;
  for (int factor = 0; factor < k; factor++) result = result * (n - factor) / (factor + 1);
  return k > n ? 0 : result;
}

FN int home_index(const Set *side) {
  int so_far = 0, rank = 0;
  for (int point = 0; point < 6; point++) {
    so_far += count_at(side, HOME + point);
    rank += binomial(so_far + point, point + 1);
  }
  return rank;
}

// Whether all checkers of both sides are home or off and none is pinned, so that the table knows how it ends.
FN int is_known(const Position *position) {
  return HAS_TABLE && !((occupied(position->own) | occupied(position->other)) & OUTSIDE_HOME) &&
         !(OWN_PINNED(position) | OTHER_PINNED(position));
}

#endif
