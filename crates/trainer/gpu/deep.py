"""Learns a game with two dice on a GPU alone: games, looks far ahead and fitting, all of them there, some hundred times as many as
cores play.

    nvcc -O3 -arch=native -shared -Xcompiler -fPIC -DPORTES board/board.cu -o portes.so
    trainer labels portes --checkpoint portes.checkpoint --from portes.net --out S --minutes 0.01
    python3 deep.py portes --library ./portes.so --minutes 10
    trainer train portes --out portes.net --games 1      # makes the net of portes.checkpoint

Two kinds of samples are learned from together. Positions of games, by how these went on; and the best plays of a roll side by side,
each played on for several throws in 36 ways. The throws are the same for all plays that are compared, and each throw comes up once
at every depth, so that little luck is left. What a play comes to is the mean of the last two depths: a look ends after a play of the
one side or of the other, and is too hopeful for it. Stopped, it goes on from the last checkpoint.
"""

import argparse
import ctypes
import math
import os
import threading
import time

import numpy
import torch

from answer import Answers
from learn import COMPARED, OUTCOMES, Learner, logarithms

HOMES, ROW = 54264, 32
# Throws of two dice, and rolls that are told apart.
THROWS, ROLLS = 36, 21
# Rolls whose results are judged at once.
AT_ONCE = 1 << 17


class Board:
    """The rules of a game on the device: `board/board.cu`."""

    def __init__(self, library, device):
        self.library, self.device = ctypes.CDLL(library), device
        for name in ("story_size", "words", "inputs_of_position"):
            getattr(self.library, f"tavli_{name}").restype = ctypes.c_long
        self.words, self.input_count = self.library.tavli_words(), self.library.tavli_inputs_of_position()
        # Some room behind the inputs, so that rows fill whole blocks of memory.
        self.width = -(-self.input_count // 8) * 8
        self.library.tavli_fault.restype = ctypes.c_char_p
        tables = [numpy.zeros((HOMES, ROW), dtype=numpy.float32) for _ in range(2)]
        self.library.tavli_tables(*[ctypes.c_void_p(table.ctypes.data) for table in tables])
        self.tables = [torch.from_numpy(table).to(device) for table in tables]

    def call(self, name, *arguments):
        """Tensors are given by their address, whole numbers as such, real ones as floats."""
        kinds = {torch.Tensor: lambda tensor: ctypes.c_void_p(tensor.data_ptr()), int: ctypes.c_long, float: ctypes.c_float}
        given = [kinds[type(argument)](argument) for argument in arguments]
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
        getattr(self.library, f"tavli_{name}")(*given, stream)

    def check(self):
        fault = self.library.tavli_fault().decode()
        assert fault == "no error", fault

    def results(self, positions, dice):
        """All results of each roll, and where those of each end; none where nothing is left to be played."""
        counts = torch.empty(len(positions), dtype=torch.int32, device=self.device)
        # Equal rolls side by side: threads that work together wait for the slowest of them, and equal numbers have the most plays.
        order = (dice[:, 0] * 8 + dice[:, 1] + 128 * (dice[:, 0] == dice[:, 1])).argsort()
        self.call("count", positions, dice, order, len(positions), counts)
        ends = counts.cumsum(0)
        results = torch.empty(int(ends[-1]), self.words, dtype=torch.int32, device=self.device)
        self.call("list", positions, dice, order, len(positions), ends, results)
        return results, ends

    def inputs(self, positions, width, kind):
        rows = torch.empty(len(positions), width, dtype=kind, device=self.device)
        self.call("inputs", positions, len(positions), rows, width, int(kind == torch.float16))
        return rows

    def is_settled(self, positions):
        settled = torch.empty(len(positions), dtype=torch.uint8, device=self.device)
        self.call("settled", positions, len(positions), settled)
        return settled.bool()

    def put_known(self, positions, outcomes):
        self.call("known", positions, len(positions), *self.tables, outcomes)

    def best(self, outcomes, ends, within, most):
        best = torch.empty(len(ends), most, dtype=torch.long, device=self.device)
        self.call("best", outcomes, ends, len(ends), within, most, best)
        return best


class Judge:
    """A net that plays: the weights in half the digits, as many positions at once as there are."""

    def __init__(self, board, weights):
        self.board = board
        weights = [weight.detach().float() for weight in weights]
        rows, bias = weights[:2]
        self.rows = torch.zeros(board.width, len(bias), dtype=torch.float16, device=board.device)
        self.rows[: board.input_count] = rows
        self.bias, self.answers = bias.half(), Answers(weights)

    def outcomes(self, positions):
        sums = torch.addmm(self.bias, self.board.inputs(positions, self.board.width, torch.float16), self.rows)
        outcomes = self.answers.outcomes(sums)
        self.board.put_known(positions, outcomes)
        return outcomes


class Looks:
    """Plays on from positions that are compared."""

    def __init__(self, board):
        self.board, device = board, board.device
        faces = range(1, 7)
        rolls = [(low, high) for low in faces for high in faces if low <= high]
        throws = [rolls.index((min(one, other), max(one, other))) for one in faces for other in faces]
        self.rolls = torch.tensor(rolls, dtype=torch.uint8, device=device)
        self.roll_of_throw = torch.tensor(throws, device=device)
        self.throws = self.rolls[self.roll_of_throw]

    def replies(self, judge, positions, dice, before):
        """The best result of each roll with its outcomes; where nothing is left to be played, all stays as it was before."""
        after, outcomes = positions.clone(), before.flip(1)
        for start in range(0, len(positions), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            results, ends = self.board.results(positions[part], dice[part])
            if not len(results):
                continue
            judged = judge.outcomes(results)
            best = self.board.best(judged, ends, 0.0, 1).flatten()
            goes_on = (best >= 0)[:, None]
            best = best.clamp(min=0)
            after[part] = torch.where(goes_on, results[best], after[part])
            outcomes[part] = torch.where(goes_on, judged[best], outcomes[part])
        return after, outcomes

    def seen_exactly(self, judge, positions):
        """What positions are worth by looks none, one and two throws ahead, over all throws."""
        found = [judge.outcomes(positions)]
        weights = torch.bincount(self.roll_of_throw).float() / THROWS
        after, seen = positions, found[0]
        for ahead in (1, 2):
            dice = self.rolls.repeat(len(after), 1)
            after, seen = self.replies(judge, after.repeat_interleave(ROLLS, 0), dice, seen.repeat_interleave(ROLLS, 0))
            mean = seen if ahead % 2 == 0 else seen.flip(1)
            for _ in range(ahead):
                mean = (mean.reshape(-1, ROLLS, OUTCOMES) * weights[:, None]).sum(1)
            found.append(mean)
        return found

    def labels(self, judge, groups, outcomes, depth):
        """What each of the compared positions comes to, for the side to throw there."""
        count, device = len(groups), self.board.device
        flat = groups.reshape(-1, self.board.words)
        # The last of few plays stands there several times.
        is_new = torch.ones(count, COMPARED, dtype=torch.bool, device=device)
        is_new[:, 1:] = (groups[:, 1:] != groups[:, :-1]).any(2)
        chosen = is_new.flatten().nonzero().flatten()
        group = chosen // COMPARED
        number = len(chosen)
        first = flat[chosen].repeat_interleave(ROLLS, 0)
        before = outcomes.reshape(-1, OUTCOMES)[chosen].repeat_interleave(ROLLS, 0)
        after, seen = self.replies(judge, first, self.rolls.repeat(number, 1), before)
        after = after.reshape(number, ROLLS, -1)[:, self.roll_of_throw].reshape(-1, self.board.words)
        seen = seen.reshape(number, ROLLS, OUTCOMES)[:, self.roll_of_throw].reshape(-1, OUTCOMES)
        means = [seen.flip(1).reshape(number, THROWS, OUTCOMES).mean(1)]
        for ahead in range(2, depth + 1):
            order = torch.rand(count, THROWS, device=device).argsort(1)
            after, seen = self.replies(judge, after, self.throws[order[group]].reshape(-1, 2).contiguous(), seen)
            own = seen if ahead % 2 == 0 else seen.flip(1)
            means.append(own.reshape(number, THROWS, OUTCOMES).mean(1))
        label = (means[-1] + means[-2]) / 2 if depth > 1 else means[0]
        return label[is_new.flatten().cumsum(0) - 1].reshape(count, COMPARED, OUTCOMES)


def chosen_of(count, size):
    """So many places by chance, of a count that lies on the device."""
    return (torch.rand(size, dtype=torch.float64, device=count.device) * count).long()


class Games:
    """Games that the net plays against itself, told when they have ended."""

    def __init__(self, board, looks, arguments):
        self.board, self.looks, self.arguments, device = board, looks, arguments, board.device
        self.count, self.room = arguments.games, arguments.rooms[1]
        self.positions = torch.empty(self.count, board.words, dtype=torch.int32, device=device)
        self.stories = torch.empty(self.count * board.library.tavli_story_size(), dtype=torch.uint8, device=device)
        self.kept = torch.empty(self.room, board.words, dtype=torch.int32, device=device)
        self.targets = torch.empty(self.room, OUTCOMES, device=device)
        self.told, self.ended = [torch.zeros(1, dtype=torch.long, device=device) for _ in range(2)]
        board.call("begin", self.positions, self.stories, self.count)

    def turn(self, judge, groups):
        """A turn of all games; says the best plays of so many of their rolls."""
        arguments, device = self.arguments, self.board.device
        dice = self.looks.throws[torch.randint(THROWS, (self.count,), device=device)].contiguous()
        results, ends = self.board.results(self.positions, dice)
        judged = judge.outcomes(results)
        best = self.board.best(judged, ends, arguments.within, COMPARED)
        chance = torch.rand(self.count, device=device)
        self.board.call(
            "go_on", self.positions, self.stories, self.count, results, judged, best, chance, arguments.astray,
            arguments.grounding, self.kept, self.targets, self.room, self.told, self.ended,
        )
        if not groups:
            return None
        # Rolls with one good play teach little, and games know what it is worth.
        has_choice = (best[:, 1] != best[:, 0]).nonzero().flatten()
        chosen = best[has_choice[torch.randperm(len(has_choice), device=device)[:groups]]]
        # Races at home are the table's, and are not learned.
        chosen = chosen[~self.board.is_settled(results[chosen[:, 0]])]
        return results[chosen], judged[chosen]

    def draw(self, size):
        places = chosen_of(self.told.clamp(max=self.room), size)
        return self.kept[places], self.targets[places]


class Deep(Learner):
    """A game's net, learning from games and looks that are made as it learns."""

    def __init__(self, arguments, device):
        super().__init__(arguments.game, arguments, device, threading.Lock())
        self.board = Board(arguments.library, device)
        self.read(self.board.input_count)
        self.looks = Looks(self.board)
        self.games = Games(self.board, self.looks, arguments)
        room = arguments.rooms[0]
        self.groups = torch.empty(room, COMPARED, self.board.words, dtype=torch.int32, device=device)
        self.labels = torch.empty(room, COMPARED, OUTCOMES, device=device)
        self.seen, self.filled = 0, torch.zeros((), dtype=torch.long, device=device)

    def judge(self):
        return Judge(self.board, self.average)

    def collect(self, judge):
        """Some turns of all games, and looks at some of their rolls."""
        for left in reversed(range(self.arguments.turns)):
            chosen = self.games.turn(judge, 0 if left else self.arguments.rolls)
        groups, outcomes = chosen
        labels = self.looks.labels(judge, groups, outcomes, self.arguments.depth)
        places = (self.seen + torch.arange(len(groups), device=self.device)) % len(self.groups)
        self.groups[places], self.labels[places] = groups, labels
        self.seen += len(groups)
        self.filled.fill_(min(self.seen, len(self.groups)))
        self.new_games = int(self.games.ended)

    def batch(self, size):
        places = chosen_of(self.filled, size // COMPARED)
        positions, targets = self.games.draw(self.arguments.grounds)
        positions = torch.cat([self.groups[places].reshape(-1, self.board.words), positions])
        targets = torch.cat([self.labels[places].reshape(-1, OUTCOMES), targets])
        counts = torch.ones(len(positions), device=self.device)
        return self.board.inputs(positions, self.board.input_count, torch.float32), targets, counts

    def loss_of(self, found, targets, counts):
        # Who looks ahead compares positions that are not siblings: what each is worth counts as well.
        level = self.group_errors(found, targets).mean(1).square().mean()
        return super().loss_of(found, targets, counts) + self.arguments.level * level

    def fit(self, steps, done):
        for _ in range(steps):
            self.steps += 1
            falling = 0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * done))
            correction = math.sqrt(1 - 0.999 ** min(self.steps, 100_000))
            self.rate.fill_(self.arguments.rate * min(1.0, self.steps / 300) * falling * correction)
            self.correction.fill_(correction)
            self.pull.fill_(10 / (self.steps + 10))
            if self.graph:
                self.graph.replay()
            else:
                self.step()
        if self.graph is None:
            self.record()


class Truth:
    """Rolls whose best plays were looked into deeply by the first net, to see how far later ones come."""

    def __init__(self, deep, path):
        self.deep = deep
        if not os.path.exists(path):
            torch.save(self.made(), path)
        self.groups, self.labels = [part.to(deep.device) for part in torch.load(path)]

    def made(self):
        judge, arguments = self.deep.judge(), self.deep.arguments
        groups, outcomes = self.deep.games.turn(judge, arguments.truth_rolls)
        labels = [self.deep.looks.labels(judge, groups, outcomes, 12) for _ in range(arguments.truth_ways)]
        return groups.cpu(), torch.stack(labels).mean(0).cpu()

    def given_away(self, values):
        """How many points a choice by such values gives away."""
        truth = self.labels @ self.deep.worth
        return float((truth.gather(1, values.argmin(1, keepdim=True)).squeeze(1) - truth.amin(1)).mean())

    def told(self):
        judge, worth = self.deep.judge(), self.deep.worth
        judged = judge.outcomes(self.groups.reshape(-1, self.deep.board.words)).reshape(-1, COMPARED, OUTCOMES) @ worth
        apart = judged - self.labels @ worth
        errors, level = apart.var(1, correction=0).mean().sqrt(), apart.mean(1).square().mean().sqrt()
        return f"gives away {self.given_away(judged):.5f}, distances off by {float(errors):.4f}, levels by {float(level):.4f}"

    def told_deeply(self):
        """The same for choices that look one or two throws ahead, by this look alone and by its mean with the one before."""
        looks = self.deep.looks.seen_exactly(self.deep.judge(), self.groups.reshape(-1, self.deep.board.words))
        values = [look.reshape(-1, COMPARED, OUTCOMES) @ self.deep.worth for look in looks]
        shares = (0.3, 0.5, 0.75, 1.0, 1.25)
        words = []
        for before, after in zip(values, values[1:]):
            found = [f"{self.given_away((1 - share) * before + share * after):.5f}" for share in shares]
            words.append(" ".join(found))
        return f"looking ahead, by shares {shares} of the deeper look: one throw {words[0]}, two throws {words[1]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["portes", "plakoto", "fevga", "scripta"])
    parser.add_argument("--library", required=True, help="board/board.cu, compiled for this game")
    parser.add_argument("--checkpoints", default=".", help="the folder with the game's checkpoint")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--done", type=float, nargs=2, default=[0.0, 1.0], help="which part of the whole training this is; the rate falls over all of it")
    parser.add_argument("--rate", type=float, default=8e-4, help="the first rate; it falls by a cosine to a hundredth of it")
    parser.add_argument("--depth", type=int, default=6, help="throws that looks go ahead")
    parser.add_argument("--games", type=int, default=32768, help="games at a time")
    parser.add_argument("--turns", type=int, default=8, help="turns of all games between two looks")
    parser.add_argument("--rolls", type=int, default=4096, help="rolls that are looked into then")
    parser.add_argument("--steps", type=int, default=4, help="steps of learning then")
    parser.add_argument("--batch", type=int, default=20480, help="compared positions in a step")
    parser.add_argument("--grounds", type=int, default=32768, help="positions of games in a step")
    parser.add_argument("--compare", type=float, default=150.0, help="how much distances between plays count")
    parser.add_argument("--level", type=float, default=20.0, help="how much counts what plays are worth together")
    parser.add_argument("--grounding", type=float, default=0.9, help="how much of a game's end counts, by each turn before it")
    parser.add_argument("--astray", type=float, default=0.06, help="how often another of the best plays is played, in every second game")
    parser.add_argument("--within", type=float, default=0.12, help="how much worse than the best a play may be to be compared")
    parser.add_argument("--rooms", type=int, nargs=2, default=[1_000_000, 20_000_000], help="rolls, and positions of games, that are kept")
    parser.add_argument("--truth", help="a file of rolls to judge by; made where it is not there")
    parser.add_argument("--truth-rolls", type=int, default=8000, help="how many rolls such a file holds when it is made")
    parser.add_argument("--truth-ways", type=int, default=16, help="how often each play of them is played on, in 36 ways")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.labels, arguments.plain = ".", False
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision("high")
    learn(Deep(arguments, torch.device("cuda")), arguments)


def learn(deep, arguments):
    # Games begin together: until as many have ended as are played at a time, they are all of like age.
    judge = deep.judge()
    while int(deep.games.ended) < arguments.games:
        deep.games.turn(judge, 0)
    compare(deep, judge)
    truth = Truth(deep, arguments.truth) if arguments.truth else None
    if truth:
        print(f"before: {truth.told()}\n{truth.told_deeply()}", flush=True)
    began = told = time.time()
    begin, end = arguments.done
    while (share := (time.time() - began) / (60 * arguments.minutes)) < 1:
        deep.collect(deep.judge())
        if deep.seen >= 40_000:
            deep.fit(arguments.steps, begin + share * (end - begin))
        if time.time() - told > 15:
            told = time.time()
            tell(deep, truth, told - began)
    tell(deep, truth, time.time() - began)
    if truth:
        print(truth.told_deeply(), flush=True)


def compare(deep, judge):
    """Whoever plays has to hear of a net what the learner hears."""
    positions = deep.games.positions[:4096]
    learned = logarithms(deep.average, deep.board.inputs(positions, deep.board.input_count, torch.float32)).exp()
    apart = (judge.outcomes(positions) - learned).abs().amax(1)[~deep.board.is_settled(positions)]
    assert float(apart.max()) < 0.02, f"players and learner are {float(apart.max()):.4f} apart"


def tell(deep, truth, seconds):
    """Saves, and says on one line how it goes."""
    deep.board.check()
    deep.shrink()
    deep.save(seconds)
    print(
        f"{seconds:.0f} s: {deep.words[2] + deep.new_games} games, {deep.seen} rolls, {deep.steps} steps, "
        f"loss {float(deep.loss):.4f}; {truth.told() if truth else ''}",
        flush=True,
    )


if __name__ == "__main__":
    main()
