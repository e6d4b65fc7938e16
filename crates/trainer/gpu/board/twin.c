// Says first what each input counts for, then for each line (26 or 39 counts of the side to throw and of the other, as `Set` has the
// places, where each has pinned checkers, and two numbers) which inputs the position has and what the roll can lead to:
// `crates/trainer/tests/gpu_twin.rs` asks, and compares.

#include <stdio.h>
#include <string.h>

#include "board.h"

enum { PLACES = OFF + 1 + HAS_HAND };

static int read_side(Set *side, Set *pinned) {
  unsigned long long set;
  for (int place = 0; place < PLACES; place++) {
    int count;
    if (scanf("%d", &count) != 1) return 0;
    for (; count > 0; count--) put(side, BIT(place));
  }
  if (scanf("%llu", &set) != 1) return 0;
  *pinned = (Set)set;
  return 1;
}

static void write_side(const Set *side, Set pinned) {
  for (int place = 0; place < PLACES; place++) printf("%d ", count_at(side, place));
  printf("%llu ", (unsigned long long)pinned);
}

static int read_position(Position *position) {
  Set own, other;
  if (!read_side(position->own, &own) || !read_side(position->other, &other)) return 0;
#if HAS_PINS
  position->own_pinned = own;
  position->other_pinned = other;
#endif
  return 1;
}

int main(void) {
  static Position room[200000];
  for (int input = 0; input < INPUTS; input++) printf("%.9g ", scale_of(input));
  printf("\n");
  for (;;) {
    Position position;
    memset(&position, 0, sizeof position);
    int one, other;
    if (!read_position(&position) || scanf("%d %d", &one, &other) != 2) return 0;
    uint8_t signs[SIGNS];
    all_signs(&position, signs);
    for (int input = 0; input < INPUTS; input++) printf("%d ", input_of(&position, signs, input));
    printf("; %d ; ", is_known(&position) ? home_index(position.own) : -1);
    int count = plays(&position, one, other, room);
    for (int result = 0; result < count; result++) {
      write_side(room[result].own, OWN_PINNED(&room[result]));
      write_side(room[result].other, OTHER_PINNED(&room[result]));
      printf(", ");
    }
    printf("\n");
  }
}
