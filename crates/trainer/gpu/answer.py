"""What a net says once its hidden units are summed up: all that follows in one go, so that the units are read a single time.

Step by step PyTorch does the same in ten passes over them, which took as long as everything else together.
"""

import torch
import triton
import triton.language as tl

from learn import FIRST, OUTCOMES, SECOND, SQUARED

# Positions that one block answers for, and hidden units that it reads at a time.
ROWS, PART = 128, 64
# Outcomes, with room for the smallest product of matrices.
WIDTH = 16


@triton.jit
def squared(active, largest: tl.constexpr):
    capped = tl.minimum(active, largest)
    return (capped * capped * (1.0 / largest)).to(active.dtype)


@triton.jit
def matrix(address, rows: tl.constexpr, columns: tl.constexpr):
    return tl.load(address + tl.arange(0, rows)[:, None] * columns + tl.arange(0, columns)[None, :])


@triton.jit
def answer(
    sums, outcomes, count, plain, squares, first, output_bias, first_bias, second, second_squares, second_bias, further, further_squares,
    hidden: tl.constexpr, rows: tl.constexpr, part: tl.constexpr, width: tl.constexpr, outcome_count: tl.constexpr,
    first_units: tl.constexpr, second_units: tl.constexpr, largest: tl.constexpr,
):  # fmt: skip
    row = tl.program_id(0).to(tl.int64) * rows + tl.arange(0, rows)
    exists = (row < count)[:, None]
    said = tl.zeros((rows, width), tl.float32)
    thought = tl.zeros((rows, first_units), tl.float32)
    for start in range(0, hidden, part):
        units = start + tl.arange(0, part)[None, :]
        active = tl.maximum(tl.load(sums + row[:, None] * hidden + units, mask=exists, other=0.0), 0.0).to(tl.float16)
        said = tl.dot(active, matrix(plain + start * width, part, width), said)
        said = tl.dot(squared(active, largest), matrix(squares + start * width, part, width), said)
        thought = tl.dot(active, matrix(first + start * first_units, part, first_units), thought)
    thought = tl.maximum(thought + tl.load(first_bias + tl.arange(0, first_units))[None, :], 0.0)
    deeper = tl.dot(thought, matrix(second, first_units, second_units))
    deeper = tl.dot(squared(thought, largest), matrix(second_squares, first_units, second_units), deeper)
    deeper = tl.maximum(deeper + tl.load(second_bias + tl.arange(0, second_units))[None, :], 0.0)
    said = tl.dot(deeper, matrix(further, second_units, width), said)
    said = tl.dot(squared(deeper, largest), matrix(further_squares, second_units, width), said)
    outcome = tl.arange(0, width)[None, :]
    said = tl.where(outcome < outcome_count, said + tl.load(output_bias + outcome), float("-inf"))
    raised = tl.exp(said - tl.max(said, 1)[:, None])
    chances = raised / tl.sum(raised, 1)[:, None]
    tl.store(outcomes + row[:, None] * outcome_count + outcome, chances, mask=exists & (outcome < outcome_count))


def widened(matrix):
    """With as many columns as the kernel has room for."""
    return torch.nn.functional.pad(matrix, (0, WIDTH - matrix.shape[-1])).contiguous()


class Answers:
    """A net's weights behind the sums of its hidden units, as the kernel reads them."""

    def __init__(self, weights):
        _, bias, outputs, output_bias, first, first_bias, second, second_bias, further = weights
        self.hidden = len(bias)
        self.weights = (
            widened(outputs[:, : self.hidden].T).half(),
            widened(outputs[:, self.hidden :].T).half(),
            first.T.contiguous().half(),
            widened(output_bias),
            first_bias.contiguous(),
            second[:FIRST].contiguous(),
            second[FIRST:].contiguous(),
            second_bias.contiguous(),
            widened(further[:SECOND]),
            widened(further[SECOND:]),
        )

    def outcomes(self, sums):
        """The chances of the outcomes, from the sums of the hidden units."""
        outcomes = torch.empty(len(sums), OUTCOMES, device=sums.device)
        if len(sums):
            blocks = (triton.cdiv(len(sums), ROWS),)
            shape = self.hidden, ROWS, PART, WIDTH, OUTCOMES, FIRST, SECOND, SQUARED
            answer[blocks](sums, outcomes, len(sums), *self.weights, *shape)
        return outcomes
