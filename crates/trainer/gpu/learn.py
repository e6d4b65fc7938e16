"""Fits nets on a GPU while `trainer labels` plays: the quick twin of `trainer train`.

    trainer labels portes --checkpoint portes.checkpoint --out /dev/shm/portes --minutes 10 &
    python3 learn.py portes --labels /dev/shm --minutes 10
    trainer train portes --out portes.net --games 1      # makes the net of portes.checkpoint

Players and learner meet in files alone: the players read the checkpoint before each file of samples, the learner takes the
files up and writes the checkpoint. Several games may learn at once. Stopped, it goes on from the last checkpoint.
The files are those of `crates/trainer/src/labels.rs` and `crates/trainer/src/checkpoint.rs`. Needs PyTorch.
"""

import argparse
import glob
import math
import os
import struct
import threading
import time

import numpy
import torch

OUTCOMES = 5
HEADER = 20
FIRST_WEIGHTS = 0.15
# Whole numbers hold sums of hidden units below 128; other positions may go farther than those seen.
WIDEST = 64.0
# Larger sums count as this where they are squared.
SQUARED = 16.0
# Steps over which the rate grows to its full size.
WARMING = 1000
# Steps over which weights are averaged for the net that plays.
AVERAGED = 20_000
# Games in which a double win counts as one.
WITHOUT_DOUBLES = ["zeno", "scripta"]
# Plays of one roll that are learned from side by side.
COMPARED = 5
# Steps of one game before it is the next one's turn.
TURN = 20


def units(sums):
    """What hidden units say: themselves where they are active, and then their squares."""
    active = torch.relu(sums)
    return torch.cat([active, active.clamp(max=SQUARED) ** 2 / SQUARED], 1)


class Ring:
    """Samples on the device: those of games first, then those that look ahead, each with its own room."""

    def __init__(self, length, rooms, device, oldest):
        # The share of the oldest samples that no longer counts.
        self.oldest = oldest
        self.rows = torch.zeros(sum(rooms), length, dtype=torch.uint8, device=device)
        self.rooms, self.next, self.seen, self.recent = rooms, [0, 0], [0, 0], [0, 0]
        # Where the samples that count begin, and how many they are.
        self.starts = torch.zeros(2, dtype=torch.long, device=device)
        self.counts = torch.zeros(2, dtype=torch.float64, device=device)
        self.lengths = torch.tensor(rooms, device=device)
        self.offsets = torch.tensor([0, rooms[0]], device=device)

    def add(self, rows, kind):
        room, start = self.rooms[kind], sum(self.rooms[:kind])
        rows = rows[-room:]
        first = min(len(rows), room - self.next[kind])
        self.rows[start + self.next[kind] : start + self.next[kind] + first] = rows[:first]
        self.rows[start : start + len(rows) - first] = rows[first:]
        self.next[kind] = (self.next[kind] + len(rows)) % room
        self.seen[kind] += len(rows)
        counting = self.seen[kind] - int(self.oldest * self.seen[kind])
        self.recent[kind] = min(max(counting, len(rows)), room)
        self.starts[kind] = (self.next[kind] - self.recent[kind]) % room
        self.counts[kind] = self.recent[kind]

    def places(self, chance, kind):
        """Where to find samples, from numbers between 0 and 1 and their kinds."""
        places = self.starts[kind] + (chance * self.counts[kind]).long()
        return places % self.lengths[kind] + self.offsets[kind]


class Learner:
    """One game's net of one hidden layer, as in `crates/trainer/src/weights.rs`, and what it learns from."""

    def __init__(self, game, arguments, device, loading):
        self.game, self.arguments, self.device = game, arguments, device
        self.path = os.path.join(arguments.checkpoints, f"{game}.checkpoint")
        self.folder = os.path.join(arguments.labels, game)
        self.steps, self.new_games, self.ring, self.graph = 0, 0, None, None
        # Samples that stay together: all on their own, or the plays of one roll.
        self.together = COMPARED if arguments.compare else 1
        double = 1.0 if game in WITHOUT_DOUBLES else 2.0
        self.worth = torch.tensor([-double, -1.0, 0.0, 1.0, double], device=device)
        # Held while samples move to the device, and while work is recorded: the two must not meet.
        self.loading = loading

    def take_up(self):
        """Moves new files of samples to the device."""
        for path in sorted(glob.glob(os.path.join(self.folder, "*.labels"))):
            data = torch.from_numpy(numpy.fromfile(path, dtype=numpy.uint8))
            os.remove(path)
            assert bytes(data[:8].tolist()) == b"tavlilab", f"{path} holds no labels"
            inputs, width, games = struct.unpack("<3I", bytes(data[8:HEADER].tolist()))
            if self.ring is None:
                scales = data[HEADER : HEADER + 4 * inputs].clone().view(torch.float32)
                with self.loading:
                    self.begin(inputs, width, scales)
            rows = data[HEADER + 4 * inputs :].reshape(-1, self.length)
            with self.loading:
                self.ring.add(rows.to(self.device), int(os.path.basename(path).startswith("ahead")))
            self.new_games += games

    def begin(self, inputs, width, scales):
        data = open(self.path, "rb").read()
        assert data[:8] == b"tavlifit", f"{self.path} is no checkpoint"
        self.words = struct.unpack("<5Qd", data[8:56])
        hidden = self.words[1]
        assert self.words[0] == inputs, f"{self.path} is for other inputs"
        shapes = [(inputs, hidden), (hidden,), (OUTCOMES, 2 * hidden), (OUTCOMES,)]
        numbers = torch.from_numpy(numpy.frombuffer(data[56:], dtype=numpy.float32).copy()).to(self.device)
        self.weights, self.first, self.second, self.average = [], [], [], []
        for part in (self.weights, self.first, self.second, self.average):
            for shape in shapes:
                part.append(numbers[: math.prod(shape)].reshape(shape).clone())
                numbers = numbers[math.prod(shape) :]
        for weight, average in zip(self.weights, self.average):
            weight.copy_(average).requires_grad_()
        self.scales, self.width = scales.to(self.device), width
        number = lambda: torch.zeros((), device=self.device)
        self.rate, self.share, self.pull, self.loss = number(), number(), number(), number()
        self.correction = number()
        self.length = self.together * (4 * width + 4 * OUTCOMES)
        rooms = [room // self.together for room in self.arguments.rooms]
        self.ring = Ring(self.length, rooms, self.device, self.arguments.oldest)

    def batch(self, size):
        """A batch of inputs and targets, a share of it from the samples that look ahead."""
        chance = torch.rand(2, size // self.together, dtype=torch.float64, device=self.device)
        ahead = (chance[0] < self.share).long()
        rows = self.ring.rows[self.ring.places(chance[1], ahead)].reshape(-1, self.length // self.together)
        size = len(rows)
        inputs = rows[:, : 2 * self.width].contiguous().view(torch.int16).long()
        values = rows[:, 2 * self.width : 4 * self.width].contiguous().view(torch.int16).float()
        dense = torch.zeros(size, len(self.scales) + 1, device=self.device).scatter_(1, inputs, values)
        return dense[:, :-1] * self.scales, rows[:, 4 * self.width :].contiguous().view(torch.float32)

    def step(self):
        dense, targets = self.batch(self.arguments.batch)
        rows, bias, outputs, output_bias = self.weights
        logarithms = torch.log_softmax(units(dense @ rows + bias) @ outputs.T + output_bias, dim=1)
        loss = -(targets * logarithms).sum(1).mean()
        if self.arguments.compare:
            # A player need not know what each play is worth, only how far they lie apart.
            errors = ((logarithms.exp() - targets) @ self.worth).reshape(-1, COMPARED)
            loss = loss + self.arguments.compare * errors.var(1, correction=0).mean()
        gradients = torch.autograd.grad(loss, self.weights)
        with torch.no_grad():
            self.loss.lerp_(loss, 0.001)
            for weight, gradient, first, second, average in zip(
                self.weights, gradients, self.first, self.second, self.average
            ):
                first.lerp_(gradient, 0.1)
                second.lerp_(gradient * gradient, 0.001)
                weight.sub_(self.rate * first / (second.sqrt() + 1e-8 / self.correction))
                average.lerp_(weight, self.pull)

    def is_ahead_of_players(self):
        """Whether each sample has been used as often as is allowed: noise that is seen too often is learned by heart."""
        reuse = self.arguments.reuse
        return reuse > 0 and self.steps * self.arguments.batch > reuse * self.together * sum(self.ring.seen)

    def turn(self, done):
        """Some steps, replayed as one recorded piece of work where the device can."""
        games, ahead = self.ring.recent
        share = self.arguments.ahead if ahead >= 100_000 else 0.0
        self.share.fill_(share if games else 1.0)
        self.steps += TURN
        falling = 0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * done))
        correction = math.sqrt(1 - 0.999 ** min(self.steps, 100_000))
        self.rate.fill_(self.arguments.rate * min(1.0, self.steps / WARMING) * falling * correction)
        self.correction.fill_(correction)
        self.pull.fill_(max(10 / (self.steps + 10), 1 / AVERAGED))
        for _ in range(TURN):
            if self.graph:
                self.graph.replay()
            else:
                self.step()
        if self.graph is None and self.device.type == "cuda" and self.steps >= 2 * TURN:
            self.record()

    def record(self):
        with self.loading:
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                self.step()
            self.graph = graph

    @torch.no_grad()
    def revive(self):
        """Units that are active nowhere begin anew, without a say at first. Says how many, and the widest sum of a unit."""
        dense, _ = self.batch(8192)
        rows, bias, outputs, _ = self.weights
        sums = dense @ rows + bias
        idle = torch.nonzero((sums > 0).float().mean(0) < 1e-3).flatten()
        if len(idle):
            fresh = FIRST_WEIGHTS * (2 * torch.rand(rows.shape[0], len(idle), device=self.device) - 1)
            verge = -(dense[torch.randint(len(dense), (len(idle),), device=self.device)] * fresh.T).sum(1)
            for part in (self.weights, self.average):
                part[0][:, idle], part[1][idle] = fresh, verge
            for part in (self.first, self.second):
                part[0][:, idle], part[1][idle] = 0.0, 0.0
            for part in (self.weights, self.average, self.first, self.second):
                part[2].view(OUTCOMES, 2, -1)[:, :, idle] = 0.0
        return len(idle), float(sums.abs().max())

    @torch.no_grad()
    def shrink(self):
        """Units whose sums would not fit into whole numbers become smaller, and count for more afterwards; as `within_range`
        in `crates/trainer/src/weights.rs`. Players would otherwise play with a net that has overflowed."""
        dense, _ = self.batch(16384)
        for part in (self.weights, self.average):
            rows, bias, outputs, _ = part
            sums = dense @ rows + bias
            scale = 1 / (sums.abs().amax(0) / WIDEST).clamp(min=1.0)
            rows.mul_(scale)
            bias.mul_(scale)
            outputs.div_(torch.cat([scale, scale**2]))

    def save(self, seconds):
        inputs, hidden, games, rounds, steps, before = self.words
        head = struct.pack("<5Qd", inputs, hidden, games + self.new_games, rounds, steps + self.steps, before + seconds)
        layers = [layer for part in (self.weights, self.first, self.second, self.average) for layer in part]
        body = torch.cat([layer.detach().reshape(-1) for layer in layers]).cpu().numpy().tobytes()
        data = b"tavlifit" + head + body
        with open(self.path + ".part", "wb") as file:
            file.write(data + bytes(-len(data) % 8))
        os.rename(self.path + ".part", self.path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--labels", required=True, help="the folder with a folder of samples for each game")
    parser.add_argument("--checkpoints", default=".", help="the folder with the games' checkpoints")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3, help="the first rate; it falls by a cosine to a hundredth of it")
    parser.add_argument("--ahead", type=float, default=0.75, help="the share of samples that look ahead, where there are any")
    parser.add_argument("--compare", type=float, default=0.0, help="samples are of `labels --choices`; how much their distances count")
    parser.add_argument("--oldest", type=float, default=0.5, help="the share of the samples that is left out: an early net's games mislead")
    parser.add_argument("--reuse", type=float, default=0.0, help="how often a sample may be used; 0: as often as there is time")
    parser.add_argument("--rooms", type=int, nargs=2, default=[24_000_000, 12_000_000], help="samples kept of games, and of those ahead")
    parser.add_argument("--no-revival", action="store_true", help="idle units stay idle")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    loading = threading.Lock()
    learn([Learner(game, arguments, device, loading) for game in arguments.games], arguments, device)


def learn(learners, arguments, device):
    began, told, stopped = time.time(), time.time(), threading.Event()

    def take_up():
        while not stopped.is_set():
            for learner in learners:
                learner.take_up()
            stopped.wait(0.2)

    loader = threading.Thread(target=take_up, daemon=True)
    loader.start()
    while (seconds := time.time() - began) < 60 * arguments.minutes:
        begun = [learner for learner in learners if learner.ring and learner.together * sum(learner.ring.recent) > 20_000]
        ready = [learner for learner in begun if not learner.is_ahead_of_players()]
        for learner in ready:
            learner.turn(seconds / (60 * arguments.minutes))
        if device.type == "cuda":
            torch.cuda.synchronize()
        if not ready:
            time.sleep(0.1)
        if time.time() - told > 5:
            told = time.time()
            for learner in begun:
                tell(learner, seconds, arguments)
    stopped.set()
    loader.join()
    for learner in learners:
        learner.shrink()
        learner.save(time.time() - began)


def tell(learner, seconds, arguments):
    """Saves, and says on one line how it goes."""
    may_revive = seconds < 0.6 * 60 * arguments.minutes and not arguments.no_revival
    idle, widest = learner.revive() if may_revive else (0, 0.0)
    learner.shrink()
    learner.save(seconds)
    print(
        f"{seconds:.0f} s {learner.game}: {learner.words[2] + learner.new_games} games, samples {learner.ring.recent}, "
        f"{learner.steps} steps, loss {float(learner.loss):.4f}, {idle} units anew, widest {widest:.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
