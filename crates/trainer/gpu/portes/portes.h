// The rules and inputs of portes for machines that play very many games at once: the twin of `crates/rules` and of
// `crates/engine/src/features.rs` for this one game. `crates/trainer/tests/gpu_twin.rs` compares both.
//
// A side is four sets of places, one for each binary digit of the count; both sides count along their own path.

#ifndef TAVLI_PORTES_H
#define TAVLI_PORTES_H

#include <stdint.h>

#ifdef __CUDACC__
#define FN static __host__ __device__ __forceinline__
#define LARGE_FN static __host__ __device__ __noinline__
#define COUNT_BITS(set) tavli_count(set)
#define LOWEST(set) tavli_lowest(set)
#else
#define FN static inline
#define LARGE_FN static
#define COUNT_BITS(set) __builtin_popcount(set)
#define LOWEST(set) __builtin_ctz(set)
#endif

#ifdef __CUDACC__
FN int tavli_count(uint32_t set) {
#ifdef __CUDA_ARCH__
  return __popc(set);
#else
  return __builtin_popcount(set);
#endif
}
FN int tavli_lowest(uint32_t set) {
#ifdef __CUDA_ARCH__
  return __ffs(set) - 1;
#else
  return __builtin_ctz(set);
#endif
}
#endif

enum { BAR = 0, OFF = 25, CHECKERS = 15, SIDE_INPUTS = 104, SIDE_SIGNS = 14, INPUTS = 2 * SIDE_INPUTS + 2 * SIDE_SIGNS + 1 };

#define POINTS 0x1FFFFFEu
#define OUTSIDE_HOME 0x7FFFFu

// The side to throw, and the other.
typedef struct {
  uint32_t own[4], other[4];
} Position;

FN uint32_t occupied(const uint32_t *side) { return side[0] | side[1] | side[2] | side[3]; }
FN uint32_t many(const uint32_t *side) { return side[1] | side[2] | side[3]; }
FN uint32_t single(const uint32_t *side) { return side[0] & ~many(side); }

FN int count_at(const uint32_t *side, int place) {
  return (side[0] >> place & 1) + 2 * (side[1] >> place & 1) + 4 * (side[2] >> place & 1) + 8 * (side[3] >> place & 1);
}

FN int count_in(const uint32_t *side, uint32_t set) {
  return COUNT_BITS(side[0] & set) + 2 * COUNT_BITS(side[1] & set) + 4 * COUNT_BITS(side[2] & set) + 8 * COUNT_BITS(side[3] & set);
}

// How far the checkers in these places have come together.
FN int progress_in(const uint32_t *side, uint32_t set) {
  return count_in(side, set & 0xAAAAAAAAu) + 2 * count_in(side, set & 0xCCCCCCCCu) + 4 * count_in(side, set & 0xF0F0F0F0u) +
         8 * count_in(side, set & 0xFF00FF00u) + 16 * count_in(side, set & 0xFFFF0000u);
}

// A set of points as the other side counts them.
FN uint32_t facing(uint32_t set) {
#ifdef __CUDA_ARCH__
  return __brev(set & POINTS) >> 6;
#else
  uint32_t result = 0;
  for (set &= POINTS; set; set &= set - 1) result |= 1u << (25 - LOWEST(set));
  return result;
#endif
}

FN void put(uint32_t *side, uint32_t place) {
  for (int digit = 0; digit < 4; digit++) {
    uint32_t before = side[digit];
    side[digit] = before ^ place;
    place &= before;
  }
}

FN void take(uint32_t *side, uint32_t place) {
  for (int digit = 0; digit < 4; digit++) {
    uint32_t before = side[digit];
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
  return result;
}

// Where a number may be played from.
FN uint32_t sources(const Position *position, int number) {
  uint32_t standing = occupied(position->own) & (POINTS | 1);
  uint32_t open = POINTS & ~facing(many(position->other));
  uint32_t from = (standing & 1 ? 1 : standing) & (open >> number);
  if (standing && !(standing & OUTSIDE_HOME)) {
    uint32_t exact = 1u << (OFF - number), rear = standing & (0 - standing);
    from |= standing & exact;
    if (rear > exact) from |= rear;
  }
  return from;
}

FN Position stepped(Position position, int from, int number) {
  int to = from + number > OFF ? OFF : from + number;
  take(position.own, 1u << from);
  put(position.own, 1u << to);
  uint32_t met = to < OFF ? 1u << (25 - to) : 0;
  if (single(position.other) & met) {
    take(position.other, met);
    put(position.other, 1u << BAR);
  }
  return position;
}

FN int has_won(const Position *position) { return !(occupied(position->own) & (POINTS | 1)); }

// The results of a roll, as the opponent sees them; some may stand there twice. Only counted where there is no room for them.
typedef struct {
  Position *room;
  int count, longest;
} Results;

FN void emit(Results *results, Position position, int length) {
  if (length < results->longest) return;
  if (length > results->longest) {
    results->longest = length;
    results->count = 0;
  }
  if (results->room) results->room[results->count] = exchanged(position);
  results->count++;
}

FN int reached_before(const Position *position, int from, int next, int low, int high) {
  // The same two steps were listed with the larger number first, unless somebody waits or is borne off.
  uint32_t standing = occupied(position->own);
  if (standing & 1 || next + high >= OFF) return 0;
  if (standing >> next & 1) return 1;
  uint32_t open = POINTS & ~facing(many(position->other)), blots = facing(single(position->other));
  return (open >> (from + high) & 1) && !((blots >> (from + high) | blots >> (from + low)) & 1);
}

LARGE_FN void plays_of_two(const Position *position, int high, int low, Results *results) {
  for (int order = 0; order < 2; order++) {
    int first = order ? low : high, second = order ? high : low;
    for (uint32_t from = sources(position, first); from; from &= from - 1) {
      int start = LOWEST(from);
      Position between = stepped(*position, start, first);
      uint32_t on = has_won(&between) ? 0 : sources(&between, second);
      if (!on) emit(results, between, has_won(&between) ? 2 : 1);
      for (; on; on &= on - 1) {
        int next = LOWEST(on);
        if (order && reached_before(position, start, next, low, high)) continue;
        emit(results, stepped(between, next, second), 2);
      }
    }
  }
}

// Each set of steps once, from the rear to the front.
LARGE_FN void plays_of_doubles(const Position *position, int number, Results *results) {
  Position stack[5];
  uint32_t left[4];
  int depth = 0;
  stack[0] = *position;
  left[0] = sources(position, number);
  while (depth >= 0) {
    if (!left[depth]) {
      depth--;
      continue;
    }
    int from = LOWEST(left[depth]), length = depth + 1;
    left[depth] &= left[depth] - 1;
    stack[length] = stepped(stack[depth], from, number);
    int won = has_won(&stack[length]);
    uint32_t on = won || length == 4 ? 0 : sources(&stack[length], number) & (0 - (1u << from));
    if (on) {
      depth = length;
      left[depth] = on;
    } else {
      emit(results, stack[length], won ? 4 : length);
    }
  }
}

FN int plays(const Position *position, int one, int other, Position *room) {
  Results results = {room, 0, 0};
  if (one == other) plays_of_doubles(position, one, &results);
  else plays_of_two(position, one > other ? one : other, one > other ? other : one, &results);
  if (!results.count) emit(&results, *position, 0);
  return results.count;
}

// Signs of the whole, as in `crates/engine/src/signs.rs`.

// Of 36 throws how many move a checker at all, by which of the twelve points ahead are closed.
FN int steps_ahead(uint32_t closed) {
  int open = 6 - COUNT_BITS(closed & 63);
  return open * (12 - open);
}

// How many move it by the whole throw.
FN int strides_ahead(uint32_t closed) {
  int count = 0;
  for (int first = 1; first <= 6; first++)
    for (int second = 1; second <= 6; second++) {
      int one = !(closed >> (first - 1) & 1), other = !(closed >> (second - 1) & 1);
      count += (one || other) && !(closed >> (first + second - 1) & 1);
    }
  return count;
}

typedef struct {
  const uint32_t *checkers;
  uint32_t points, first, closing, blots;
  int waits;
} Standing;

FN Standing standing_of(const uint32_t *checkers) {
  Standing standing;
  standing.checkers = checkers;
  standing.points = occupied(checkers) & POINTS;
  standing.waits = occupied(checkers) & 1;
  standing.first = standing.waits ? 1 : standing.points;
  standing.closing = many(checkers) & POINTS;
  standing.blots = single(checkers) & POINTS;
  return standing;
}

FN void hit_signs(const Standing *own, const Standing *other, uint32_t open, signed char *signs) {
  int any = 0, advanced = 0, two = 0, first_point = 0;
  uint32_t all = facing(other->blots) & open;
  if (all) {
    uint32_t far = facing(other->blots & 0x1FFE000u), others = own->waits ? 0 : own->points, reach[7];
    for (int die = 1; die <= 6; die++) reach[die] = own->first << die & open;
    for (int low = 1; low <= 6; low++)
      for (int high = low; high <= 6; high++) {
        uint32_t hit;
        if (low == high) {
          uint32_t second = reach[low] << low & open, third = second << low & open;
          hit = (reach[low] | second | third | (third << low & open)) & all;
        } else {
          uint32_t on = (reach[low] | (reach[low] ? others : 0)) << high | (reach[high] | (reach[high] ? others : 0)) << low;
          hit = (reach[low] | reach[high] | on) & all;
        }
        int weight = low == high ? 1 : 2;
        any += hit ? weight : 0;
        advanced += hit & far ? weight : 0;
        two += hit & (hit - 1) ? weight : 0;
        first_point += hit >> 24 & 1 ? weight : 0;
      }
  }
  signs[0] = any;
  signs[1] = any > 0;
  signs[2] = advanced;
  signs[3] = two;
  signs[4] = first_point;
}

FN void wall_signs(const Standing *own, const Standing *other, signed char *signs) {
  uint32_t row = facing(own->closing), last = 0;
  int length = 0, behind = 0;
  for (; row; row &= row >> 1) {
    last = row;
    length++;
  }
  if (length >= 2) {
    int start = 0;
    for (; last >> 1; last >>= 1) start++;
    behind = count_in(other->checkers, (1u << start) - 1);
  }
  signs[9] = length;
  signs[10] = behind;
}

FN void contact_signs(const Standing *own, const Standing *other, signed char *signs) {
  uint32_t rear = other->waits ? 1 : other->points;
  int front = 25 - (rear ? LOWEST(rear) : 25);
  uint32_t behind = (1u << front) - 1;
  int count = count_in(own->checkers, behind), to_go = count * front - progress_in(own->checkers, behind & POINTS);
  signs[11] = count;
  signs[12] = to_go > 0 ? to_go / 4 : 0;
}

FN void side_signs(const Standing *own, const Standing *other, signed char *signs) {
  uint32_t closed = facing(other->closing);
  hit_signs(own, other, POINTS & ~closed, signs);
  int rear = own->first ? LOWEST(own->first) : 24, freedom = 0;
  for (uint32_t points = own->points; points; points &= points - 1) freedom += steps_ahead(closed >> (LOWEST(points) + 1));
  signs[5] = steps_ahead(closed >> (rear + 1));
  signs[6] = strides_ahead(closed >> (rear + 1));
  signs[7] = rear;
  signs[8] = freedom / 12;
  wall_signs(own, other, signs);
  contact_signs(own, other, signs);
  signs[13] = (25 * count_in(own->checkers, POINTS | 1) - progress_in(own->checkers, POINTS)) / 4;
}

FN void all_signs(const Position *position, signed char *signs) {
  Standing own = standing_of(position->own), other = standing_of(position->other);
  side_signs(&own, &other, signs);
  side_signs(&other, &own, signs + SIDE_SIGNS);
  int own_rear = own.points ? LOWEST(own.points) : 24, other_rear = other.points ? LOWEST(other.points) : 24;
  signs[2 * SIDE_SIGNS] = own.waits || other.waits || own_rear <= 25 - other_rear;
}

// One input of a place: the points first, then those who are off, then the bar.
FN int unit_of(const uint32_t *side, int input) {
  int place = input / 4, unit = input % 4;
  place = place < 24 ? place + 1 : place == 24 ? OFF : BAR;
  int count = count_at(side, place), is_point = place != OFF && place != BAR;
  if (unit == 0) return is_point ? count == 1 : count >= 1;
  if (unit < 3) return count >= unit + 1;
  return is_point ? (count > 3 ? count - 3 : 0) : count;
}

FN int input_of(const Position *position, const signed char *signs, int input) {
  if (input < SIDE_INPUTS) return unit_of(position->own, input);
  if (input < 2 * SIDE_INPUTS) return unit_of(position->other, input - SIDE_INPUTS);
  return signs[input - 2 * SIDE_INPUTS];
}

// What one of an input counts for in training.
FN float scale_of(int input) {
  const float signs[SIDE_SIGNS] = {1 / 12.0f, 1, 1 / 12.0f, 1 / 6.0f, 1 / 12.0f, 1 / 12.0f, 1 / 12.0f,
                                   1 / 8.0f, 1 / 16.0f, 1 / 3.0f, 1 / 5.0f, 1 / 5.0f, 1 / 12.0f, 1 / 24.0f};
  if (input >= 2 * SIDE_INPUTS + 2 * SIDE_SIGNS) return 1;
  if (input >= 2 * SIDE_INPUTS) return signs[(input - 2 * SIDE_INPUTS) % SIDE_SIGNS];
  if (input % 4 < 3) return 1;
  return input % SIDE_INPUTS / 4 < 24 ? 0.5f : 1 / 15.0f;
}

// Where a home lies in the table of races, as in `crates/engine/src/bear_off/index.rs`.
FN int binomial(int n, int k) {
  int result = 1;
  for (int factor = 0; factor < k; factor++) result = result * (n - factor) / (factor + 1);
  return k > n ? 0 : result;
}

FN int home_index(const uint32_t *side) {
  int so_far = 0, rank = 0;
  for (int point = 0; point < 6; point++) {
    so_far += count_at(side, 19 + point);
    rank += binomial(so_far + point, point + 1);
  }
  return rank;
}

// Whether all checkers of both sides are home or off, so that the table knows how it ends.
FN int is_known(const Position *position) {
  return !((occupied(position->own) | occupied(position->other)) & OUTSIDE_HOME);
}

#endif
