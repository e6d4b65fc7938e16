// A game on a GPU: very many positions at once. `crates/trainer/gpu/deep.py` calls what stands under `extern "C"`, with addresses
// of tensors on the device.

#include <cuda_fp16.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

enum { THREADS = 128, OUTCOMES = 5, HOMES = 54264, ROW = 32, COMPARED = 5, ROOM_OF_SIGNS = 32 };

static int blocks(long count) { return (int)((count + THREADS - 1) / THREADS); }

// Whether nothing is to be played any more: the game is over, or the table knows how it ends.
FN int is_settled(const Position *position) {
  return is_known(position) || !(occupied(position->other) & IN_PLAY);
}

__global__ void find_settled(const Position *positions, long count, uint8_t *settled) {
  long index = (long)blockIdx.x * THREADS + threadIdx.x;
  if (index < count) settled[index] = is_settled(&positions[index]);
}

// Which position is whose turn: `order` puts those together that take about as long.
__global__ void count_plays(const Position *positions, const uint8_t *dice, const long *order, long count, int *counts) {
  long turn = (long)blockIdx.x * THREADS + threadIdx.x;
  if (turn >= count) return;
  long index = order[turn];
  Position position = positions[index];
  counts[index] = is_settled(&position) ? 0 : plays(&position, dice[2 * index], dice[2 * index + 1], 0);
}

__global__ void list_plays(const Position *positions, const uint8_t *dice, const long *order, long count, const long *ends, Position *results) {
  long turn = (long)blockIdx.x * THREADS + threadIdx.x;
  if (turn >= count) return;
  long index = order[turn];
  Position position = positions[index];
  if (is_settled(&position)) return;
  plays(&position, dice[2 * index], dice[2 * index + 1], results + (index ? ends[index - 1] : 0));
}

__device__ void store(float *place, float value) { *place = value; }
__device__ void store(__half *place, float value) { *place = __float2half(value); }

// The inputs of positions, a row for each. Signs are worked out by a thread a position, the rows written by threads side by side.
template <typename Number>
__global__ void write_inputs(const Position *positions, long count, Number *rows, int width) {
  __shared__ uint8_t signs[THREADS][ROOM_OF_SIGNS];
  __shared__ Position shared[THREADS];
  long first = (long)blockIdx.x * THREADS;
  if (first + threadIdx.x < count) {
    shared[threadIdx.x] = positions[first + threadIdx.x];
    all_signs(&shared[threadIdx.x], signs[threadIdx.x]);
  }
  __syncthreads();
  int here = count - first < THREADS ? (int)(count - first) : THREADS;
  // Each thread keeps to its inputs, so that it finds out once where they lie.
  for (int input = threadIdx.x; input < width; input += THREADS) {
    float scale = input < INPUTS ? scale_of(input) : 0.0f;
    for (int row = 0; row < here; row++) {
      int value = input < INPUTS ? input_of(&shared[row], signs[row], input) : 0;
      store(rows + (first + row) * width + input, scale * value);
    }
  }
}

// How many throws until all are off, and until the first is: the side to throw wins if it needs no more than the other.
FN float wins_first(const float *own, const float *other) {
  float after = 0, sum = 0;
  for (int throws = ROW - 1; throws >= 0; throws--) {
    after += other[throws];
    sum += own[throws] * after;
  }
  return sum;
}

// The chance that the other, who throws second, is there before.
FN float wins_second(const float *other, const float *own) {
  float after = 0, sum = 0;
  for (int throws = ROW - 1; throws >= 0; throws--) {
    sum += other[throws] * after;
    after += own[throws];
  }
  return sum;
}

// Puts what is known for certain in place of what the net says.
__global__ void write_known(const Position *positions, long count, const float *all_off, const float *first_off, float *outcomes) {
  long index = (long)blockIdx.x * THREADS + threadIdx.x;
  if (index >= count) return;
  Position position = positions[index];
  if (!is_settled(&position)) return;
  float *found = outcomes + OUTCOMES * index;
  int has_none_off = !(occupied(position.own) >> OFF & 1), others_have_none_off = !(occupied(position.other) >> OFF & 1);
  for (int outcome = 0; outcome < OUTCOMES; outcome++) found[outcome] = 0;
  if (!(occupied(position.other) & IN_PLAY)) {
    found[has_none_off && DOUBLE > 1 ? 0 : 1] = 1;
    return;
  }
  int own = ROW * home_index(position.own), other = ROW * home_index(position.other);
  float win = wins_first(all_off + own, all_off + other);
  float win_double = others_have_none_off ? wins_first(all_off + own, first_off + other) : 0;
  float lose_double = has_none_off ? wins_second(all_off + other, first_off + own) : 0;
  found[0] = lose_double;
  found[1] = 1 - win - lose_double;
  found[3] = win - win_double;
  found[4] = win_double;
}

FN float worth(const float *outcomes) { return outcomes[3] - outcomes[1] + DOUBLE * (outcomes[4] - outcomes[0]); }

// The best results of each roll, no more than so much worse than the best; the last of few stands there several times. None where
// nothing was to be played.
__global__ void find_best(const float *outcomes, const long *ends, long count, float within, int most, long *best) {
  long index = (long)blockIdx.x * THREADS + threadIdx.x;
  if (index >= count) return;
  long start = index ? ends[index - 1] : 0, end = ends[index], found[COMPARED];
  float values[COMPARED];
  int kept = 0;
  for (long result = start; result < end; result++) {
    float value = worth(outcomes + OUTCOMES * result);
    // Equal ones are mostly the same result, listed twice.
    int place = 0;
    while (place < kept && values[place] < value) place++;
    if (place >= most || (place < kept && values[place] == value)) continue;
    if (kept < most) kept++;
    for (int later = kept - 1; later > place; later--) {
      values[later] = values[later - 1];
      found[later] = found[later - 1];
    }
    values[place] = value;
    found[place] = result;
  }
  int near = 0;
  for (int place = 0; place < most; place++) {
    if (place < kept && values[place] <= values[0] + within) near = place;
    best[most * index + place] = kept ? found[near] : -1;
  }
}

// A game that goes on, and what was thought in it.
typedef struct {
  Position positions[LONGEST_STORY];
  float thought[LONGEST_STORY][OUTCOMES];
  unsigned char astray[LONGEST_STORY];
  int length;
} Story;

FN Position beginning(void) {
  Position position;
  memset(&position, 0, sizeof position);
#if defined(PORTES)
  const int places[] = {1, 12, 17, 19}, counts[] = {2, 5, 3, 5};
#elif HAS_HAND
  const int places[] = {HAND}, counts[] = {CHECKERS};
#else
  const int places[] = {1}, counts[] = {CHECKERS};
#endif
  for (unsigned stack = 0; stack < sizeof places / sizeof *places; stack++)
    for (int checker = 0; checker < counts[stack]; checker++) {
      put(position.own, BIT(places[stack]));
      put(position.other, BIT(places[stack]));
    }
  return position;
}

__global__ void begin(Position *positions, Story *stories, long count) {
  long index = (long)blockIdx.x * THREADS + threadIdx.x;
  if (index >= count) return;
  positions[index] = beginning();
  stories[index].length = 0;
}

FN void reverse(float *outcomes) {
  for (int outcome = 0; outcome < OUTCOMES / 2; outcome++) {
    float kept = outcomes[outcome];
    outcomes[outcome] = outcomes[OUTCOMES - 1 - outcome];
    outcomes[OUTCOMES - 1 - outcome] = kept;
  }
}

// What a game's positions should have been judged by, from its end backwards, as `followed` in `crates/trainer/src/targets.rs`.
FN void tell(const Story *story, const float *last, float lambda, Position *kept, float *targets, long room, long first) {
  float target[OUTCOMES];
  for (int outcome = 0; outcome < OUTCOMES; outcome++) target[outcome] = last[outcome];
  for (int turn = story->length - 1; turn >= 0; turn--) {
    const float *next = story->thought[turn];
    float share = story->astray[turn] ? 0 : lambda;
    if (story->astray[turn] || turn + 1 < story->length) {
      for (int outcome = 0; outcome < OUTCOMES; outcome++) target[outcome] = (1 - share) * next[outcome] + share * target[outcome];
      reverse(target);
    }
    long place = (first + turn) % room;
    kept[place] = story->positions[turn];
    for (int outcome = 0; outcome < OUTCOMES; outcome++) targets[OUTCOMES * place + outcome] = target[outcome];
  }
}

// Plays the best result of each game, or another of the best ones where chance says so; games that end are told and begin anew.
__global__ void go_on(Position *positions, Story *stories, long count, const Position *results, const float *outcomes, const long *best,
                      const float *chance, float astray, float lambda, Position *kept, float *targets, long room,
                      unsigned long long *told, unsigned long long *games) {
  long index = (long)blockIdx.x * THREADS + threadIdx.x;
  if (index >= count) return;
  Story *story = stories + index;
  const long *choices = best + COMPARED * index;
  // Every second game nowhere goes astray.
  int strays = index % 2 && chance[index] < astray;
  long chosen = choices[strays ? 1 + (int)(chance[index] / astray * (COMPARED - 1)) % (COMPARED - 1) : 0];
  story->positions[story->length] = positions[index];
  story->astray[story->length] = chosen != choices[0];
  for (int outcome = 0; outcome < OUTCOMES; outcome++)
    story->thought[story->length][outcome] = outcomes[OUTCOMES * choices[0] + outcome];
  story->length++;
  Position after = results[chosen];
  positions[index] = after;
  if (!is_settled(&after) && story->length < LONGEST_STORY) return;
  float last[OUTCOMES];
  for (int outcome = 0; outcome < OUTCOMES; outcome++) last[outcome] = outcomes[OUTCOMES * chosen + outcome];
  reverse(last);
  tell(story, last, lambda, kept, targets, room, (long)atomicAdd(told, (unsigned long long)story->length));
  atomicAdd(games, 1ull);
  positions[index] = beginning();
  story->length = 0;
}

// The table of races at home: every side plays to finish soonest, as `crates/engine/src/bear_off/one_sided.rs`.
static void fill_home(int index, const signed char (*homes)[6], float *all_off, float *first_off, double *expected) {
  Position position, room[4096];
  memset(&position, 0, sizeof position);
  int total = 0;
  for (int point = 0; point < 6; point++)
    for (int checker = 0; checker < homes[index][point]; checker++, total++) put(position.own, BIT(HOME + point));
  for (int checker = 0; checker < CHECKERS; checker++) put(position.other, BIT(OFF));
  for (int checker = total; checker < CHECKERS; checker++) put(position.own, BIT(OFF));
  float *row = all_off + ROW * index, *first = first_off + ROW * index;
  for (int low = 1; low <= 6; low++)
    for (int high = low; high <= 6; high++) {
      float weight = (low == high ? 1.0f : 2.0f) / 36.0f;
      int count = plays(&position, low, high, room), best = -1;
      for (int result = 0; result < count; result++) {
        int next = home_index(room[result].other);
        if (best < 0 || expected[next] < expected[best]) best = next;
      }
      int left = 0;
      for (int point = 0; point < 6; point++) left += homes[best][point];
      for (int throws = 0; throws + 1 < ROW; throws++) row[throws + 1] += weight * all_off[ROW * best + throws];
      if (left < total) first[1] += weight;
      else
        for (int throws = 0; throws + 1 < ROW; throws++) first[throws + 1] += weight * first_off[ROW * best + throws];
    }
  for (int throws = 0; throws < ROW; throws++) expected[index] += throws * (double)row[throws];
}

extern "C" {

// Both tables, in the machine's own memory.
void tavli_tables(float *all_off, float *first_off) {
  signed char(*homes)[6] = (signed char(*)[6])calloc(HOMES, 6);
  double *expected = (double *)calloc(HOMES, sizeof(double));
  memset(all_off, 0, HOMES * ROW * sizeof(float));
  memset(first_off, 0, HOMES * ROW * sizeof(float));
  signed char home[6] = {0};
  for (;;) {
    int total = 0;
    Set side[4] = {0};
    for (int point = 0; point < 6; point++)
      for (int checker = 0; checker < home[point]; checker++, total++) put(side, BIT(HOME + point));
    if (total <= CHECKERS) memcpy(homes[home_index(side)], home, 6);
    int point = 0;
    while (point < 6 && (++home[point] > CHECKERS || total >= CHECKERS)) {
      total -= home[point] - 1;
      home[point++] = 0;
    }
    if (point == 6) break;
  }
  all_off[0] = 1;
  for (int index = 1; index < HOMES; index++) fill_home(index, homes, all_off, first_off, expected);
  free(homes);
  free(expected);
}

long tavli_story_size(void) { return sizeof(Story); }

// How many whole numbers of 32 bits a position has, and how many inputs.
long tavli_words(void) { return sizeof(Position) / sizeof(int32_t); }
long tavli_inputs_of_position(void) { return INPUTS; }

void tavli_settled(const Position *positions, long count, uint8_t *settled, cudaStream_t stream) {
  if (count) find_settled<<<blocks(count), THREADS, 0, stream>>>(positions, count, settled);
}

void tavli_count(const Position *positions, const uint8_t *dice, const long *order, long count, int *counts, cudaStream_t stream) {
  if (count) count_plays<<<blocks(count), THREADS, 0, stream>>>(positions, dice, order, count, counts);
}

void tavli_list(const Position *positions, const uint8_t *dice, const long *order, long count, const long *ends, Position *results, cudaStream_t stream) {
  if (count) list_plays<<<blocks(count), THREADS, 0, stream>>>(positions, dice, order, count, ends, results);
}

void tavli_inputs(const Position *positions, long count, void *rows, int width, int is_half, cudaStream_t stream) {
  if (!count) return;
  if (is_half) write_inputs<<<blocks(count), THREADS, 0, stream>>>(positions, count, (__half *)rows, width);
  else write_inputs<<<blocks(count), THREADS, 0, stream>>>(positions, count, (float *)rows, width);
}

void tavli_known(const Position *positions, long count, const float *all_off, const float *first_off, float *outcomes, cudaStream_t stream) {
  if (count) write_known<<<blocks(count), THREADS, 0, stream>>>(positions, count, all_off, first_off, outcomes);
}

void tavli_best(const float *outcomes, const long *ends, long count, float within, int most, long *best, cudaStream_t stream) {
  if (count) find_best<<<blocks(count), THREADS, 0, stream>>>(outcomes, ends, count, within, most, best);
}

void tavli_begin(Position *positions, void *stories, long count, cudaStream_t stream) {
  begin<<<blocks(count), THREADS, 0, stream>>>(positions, (Story *)stories, count);
}

void tavli_go_on(Position *positions, void *stories, long count, const Position *results, const float *outcomes, const long *best,
                 const float *chance, float astray, float lambda, Position *kept, float *targets, long room, unsigned long long *told,
                 unsigned long long *games, cudaStream_t stream) {
  go_on<<<blocks(count), THREADS, 0, stream>>>(positions, (Story *)stories, count, results, outcomes, best, chance, astray, lambda, kept,
                                               targets, room, told, games);
}

const char *tavli_fault(void) { return cudaGetErrorString(cudaGetLastError()); }
}
