// The inputs of a net: units of each place, as in `crates/engine/src/features.rs`, and signs of the whole, as in
// `crates/engine/src/signs.rs`.

#ifndef TAVLI_INPUTS_H
#define TAVLI_INPUTS_H

enum { POINT_UNITS = 4 + HAS_PINS, HEAP_UNITS = 4, SIDE_SIGNS = 14, SIGNS = 2 * SIDE_SIGNS + 1 };
enum { SIDE_INPUTS = LENGTH * POINT_UNITS + HEAPS * HEAP_UNITS, INPUTS = 2 * SIDE_INPUTS + SIGNS };

// Of 36 throws how many move a checker at all, by which of the twelve points ahead are closed.
FN int steps_ahead(Set closed) {
  int open = 6 - count_bits(closed & 63);
  return open * (12 - open);
}

// How many move it by the whole throw.
FN int strides_ahead(Set closed) {
  int count = 0;
  for (int first = 1; first <= 6; first++)
    for (int second = 1; second <= 6; second++) {
      int one = !(closed >> (first - 1) & 1), other = !(closed >> (second - 1) & 1);
      count += (one || other) && !(closed >> (first + second - 1) & 1);
    }
  return count;
}

typedef struct {
  const Set *checkers;
  Set pinned, points, first, closing, blots;
  int waits;
} Standing;

FN Standing standing_of(const Set *checkers, Set pinned) {
  Standing standing;
  standing.checkers = checkers;
  standing.pinned = pinned;
  standing.points = occupied(checkers) & POINTS & ~pinned;
  standing.waits = (occupied(checkers) & WAITING) != 0;
  standing.first = standing.waits ? 1 : standing.points | (HAS_HAND ? occupied(checkers) & 1 : 0);
  standing.closing = CONTACT == BLOCK ? standing.points : many(checkers) & POINTS;
  standing.blots = CONTACT == BLOCK ? 0 : single(checkers) & POINTS & ~pinned;
  return standing;
}

FN void hit_signs(const Standing *own, const Standing *other, Set open, uint8_t *signs) {
  int any = 0, advanced = 0, two = 0, first_point = 0;
  Set all = facing(other->blots) & open;
  if (all) {
    Set far = facing(other->blots & ~BELOW(LENGTH / 2 + 1)), others = own->waits ? 0 : own->points, reach[7];
    for (int die = 1; die <= 6; die++) reach[die] = own->first << die & open;
    for (int low = 1; low <= 6; low++)
      for (int high = low; high <= 6; high++) {
        Set hit;
        if (low == high) {
          Set second = reach[low] << low & open, third = second << low & open;
          hit = (reach[low] | second | third | (third << low & open)) & all;
        } else {
          Set on = (reach[low] | (reach[low] ? others : 0)) << high | (reach[high] | (reach[high] ? others : 0)) << low;
          hit = (reach[low] | reach[high] | on) & all;
        }
        int weight = low == high ? 1 : 2;
        any += hit ? weight : 0;
        advanced += hit & far ? weight : 0;
        two += hit & (hit - 1) ? weight : 0;
        first_point += hit >> facing_point(1) & 1 ? weight : 0;
      }
  }
  signs[0] = any;
  signs[1] = any > 0;
  signs[2] = advanced;
  signs[3] = two;
  signs[4] = first_point;
}

FN void wall_signs(const Standing *own, const Standing *other, uint8_t *signs) {
  Set row = facing(own->closing), last = 0;
  int length = 0, behind = 0;
  for (; row; row &= row >> 1) {
    last = row;
    length++;
  }
  if (length >= 2) {
    int start = 0;
    for (; last >> 1; last >>= 1) start++;
    behind = count_in(other->checkers, BELOW(start) | WAITING);
  }
  signs[9] = length;
  signs[10] = behind;
}

FN void contact_signs(const Standing *own, const Standing *other, uint8_t *signs) {
  Set rear = other->waits ? 1 : occupied(other->checkers) & (POINTS | 1);
  int count = 0, to_go = 0;
  if (FACING == OPPOSED) {
    int front = LENGTH + 1 - (rear ? lowest(rear) : LENGTH + 1);
    Set behind = BELOW(front) | WAITING;
    count = count_in(own->checkers, behind);
    to_go = count * front - progress_in(own->checkers, behind & POINTS);
  } else if (FACING == SAME) {
    // On one path the opponent hits from behind.
    int from = rear && lowest(rear) < LENGTH ? lowest(rear) : LENGTH;
    count = count_in(own->checkers, POINTS & ~BELOW(from));
  }
  signs[11] = count;
  signs[12] = to_go > 0 ? to_go / 4 : 0;
}

FN void side_signs(const Standing *own, const Standing *other, uint8_t *signs) {
  // Whoever pins a checker holds its point, even alone.
  Set closed = facing(other->closing) | own->pinned;
  hit_signs(own, other, POINTS & ~closed, signs);
  int rear = own->first ? lowest(own->first) : LENGTH, freedom = 0;
  for (Set points = own->points; points; points &= points - 1) freedom += steps_ahead(closed >> (lowest(points) + 1));
  signs[5] = steps_ahead(closed >> (rear + 1));
  signs[6] = strides_ahead(closed >> (rear + 1));
  signs[7] = rear;
  signs[8] = freedom / 12;
  wall_signs(own, other, signs);
  contact_signs(own, other, signs);
  signs[13] = ((LENGTH + 1) * count_in(own->checkers, IN_PLAY) - progress_in(own->checkers, POINTS)) / 4;
}

FN int rear_of(const Standing *side) {
  Set points = occupied(side->checkers) & POINTS;
  return points ? lowest(points) : LENGTH;
}

FN void all_signs(const Position *position, uint8_t *signs) {
  Standing own = standing_of(position->own, OWN_PINNED(position)), other = standing_of(position->other, OTHER_PINNED(position));
  side_signs(&own, &other, signs);
  side_signs(&other, &own, signs + SIDE_SIGNS);
  signs[2 * SIDE_SIGNS] = (own.first & 1) || (other.first & 1) || rear_of(&own) <= facing_point(rear_of(&other));
}

// One input of a side: the points first, then those who are off, in hand, on the bar.
FN int unit_of(const Set *side, Set pinned, int input) {
  if (input < LENGTH * POINT_UNITS) {
    int place = 1 + input / POINT_UNITS, unit = input % POINT_UNITS, count = count_at(side, place);
    if (unit == 0) return CONTACT == BLOCK ? count >= 1 : count == 1;
    if (unit < 3) return count >= unit + 1;
    return unit == 3 ? (count > 3 ? count - 3 : 0) : (int)(pinned >> place & 1);
  }
  int heap = (input - LENGTH * POINT_UNITS) / HEAP_UNITS, unit = (input - LENGTH * POINT_UNITS) % HEAP_UNITS;
  int count = count_at(side, heap == 0 ? OFF : HAS_HAND && heap == 1 ? 0 : BAR);
  return unit < 3 ? count >= unit + 1 : count;
}

FN int input_of(const Position *position, const uint8_t *signs, int input) {
  if (input < SIDE_INPUTS) return unit_of(position->own, OWN_PINNED(position), input);
  if (input < 2 * SIDE_INPUTS) return unit_of(position->other, OTHER_PINNED(position), input - SIDE_INPUTS);
  return signs[input - 2 * SIDE_INPUTS];
}

// What one of an input counts for in training.
FN float scale_of(int input) {
  const float signs[SIDE_SIGNS] = {1 / 12.0f, 1, 1 / 12.0f, 1 / 6.0f, 1 / 12.0f, 1 / 12.0f, 1 / 12.0f,
                                   1 / 8.0f, 1 / 16.0f, 1 / 3.0f, 1 / 5.0f, 1 / 5.0f, 1 / 12.0f, 1 / 24.0f};
  if (input >= 2 * SIDE_INPUTS + 2 * SIDE_SIGNS) return 1;
  if (input >= 2 * SIDE_INPUTS) return signs[(input - 2 * SIDE_INPUTS) % SIDE_SIGNS];
  int own = input % SIDE_INPUTS, points = LENGTH * POINT_UNITS;
  if (own < points) return own % POINT_UNITS == 3 ? 0.5f : 1;
  return (own - points) % HEAP_UNITS == 3 ? 1 / 15.0f : 1;
}

#endif
