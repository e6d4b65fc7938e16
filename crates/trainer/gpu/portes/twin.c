// Says first what each input counts for, then for each line (26 counts of the side to throw, 26 of the other, two numbers) which inputs the position has and what the
// roll can lead to: `crates/trainer/tests/gpu_twin.rs` asks, and compares.

#include <stdio.h>

#include "portes.h"

static int read_side(uint32_t *side) {
  for (int place = 0; place <= OFF; place++) {
    int count;
    if (scanf("%d", &count) != 1) return 0;
    for (; count > 0; count--) put(side, 1u << place);
  }
  return 1;
}

static void write_side(const uint32_t *side) {
  for (int place = 0; place <= OFF; place++) printf("%d ", count_at(side, place));
}

int main(void) {
  static Position room[20000];
  for (int input = 0; input < INPUTS; input++) printf("%.9g ", scale_of(input));
  printf("\n");
  for (;;) {
    Position position = {{0}, {0}};
    int one, other;
    if (!read_side(position.own) || !read_side(position.other) || scanf("%d %d", &one, &other) != 2) return 0;
    signed char signs[2 * SIDE_SIGNS + 1];
    all_signs(&position, signs);
    for (int input = 0; input < INPUTS; input++) printf("%d ", input_of(&position, signs, input));
    printf("; %d ; ", is_known(&position) ? home_index(position.own) : -1);
    int count = plays(&position, one, other, room);
    for (int result = 0; result < count; result++) {
      write_side(room[result].own);
      write_side(room[result].other);
      printf(", ");
    }
    printf("\n");
  }
}
