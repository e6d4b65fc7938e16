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
# Units of the first further layer, and of the second.
FIRST, SECOND = 16, 32
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


def units(active):
    """What active units say: themselves, and then their squares."""
    return torch.cat([active, active.clamp(max=SQUARED) ** 2 / SQUARED], 1)


def logarithms(weights, dense):
    """The logarithms of the outcomes' chances."""
    rows, bias, outputs, output_bias, first, first_bias, second, second_bias, further = weights
    active = torch.relu(dense @ rows + bias)
    thought = torch.relu(active @ first.T + first_bias)
    thought = torch.relu(units(thought) @ second + second_bias)
    return torch.log_softmax(units(active) @ outputs.T + output_bias + units(thought) @ further, dim=1)


class Ring:
    """The last samples of one kind on the device; several that belong together fill one row."""

    def __init__(self, length, room, device, oldest):
        # The share of the oldest samples that no longer counts.
        self.oldest, self.room = oldest, room
        self.rows = torch.zeros(room, length, dtype=torch.uint8, device=device)
        self.next, self.seen, self.recent = 0, 0, 0
        # Where the rows that count begin, and how many they are, for work that is recorded.
        self.start = torch.zeros((), dtype=torch.long, device=device)
        self.count = torch.zeros((), dtype=torch.float64, device=device)

    def add(self, rows):
        rows = rows[-self.room :]
        first = min(len(rows), self.room - self.next)
        self.rows[self.next : self.next + first] = rows[:first]
        self.rows[: len(rows) - first] = rows[first:]
        self.next = (self.next + len(rows)) % self.room
        self.seen += len(rows)
        counting = self.seen - int(self.oldest * self.seen)
        self.recent = min(max(counting, len(rows)), self.room)
        self.start.fill_((self.next - self.recent) % self.room)
        self.count.fill_(self.recent)

    def draw(self, size):
        """So many rows by chance."""
        chance = torch.rand(size, dtype=torch.float64, device=self.rows.device)
        return self.rows[(self.start + (chance * self.count).long()) % self.room]


class Learner:
    """One game's net, as in `crates/trainer/src/weights.rs`, and what it learns from."""

    def __init__(self, game, arguments, device, loading):
        self.game, self.arguments, self.device = game, arguments, device
        self.path = os.path.join(arguments.checkpoints, f"{game}.checkpoint")
        self.folder = os.path.join(arguments.labels, game)
        self.steps, self.new_games, self.rings, self.graph = 0, 0, None, None
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
            if self.rings is None:
                scales = data[HEADER : HEADER + 4 * inputs].clone().view(torch.float32)
                with self.loading:
                    self.begin(inputs, width, scales)
            ring = self.rings[os.path.basename(path).split("-")[0]]
            rows = data[HEADER + 4 * inputs :].reshape(-1, ring.rows.shape[1])
            with self.loading:
                ring.add(rows.to(self.device))
            self.new_games += games

    def begin(self, inputs, width, scales):
        self.read(inputs)
        self.scales, self.width = scales.to(self.device), width
        self.length = 4 * width + 4 * OUTCOMES
        room, device, oldest = self.arguments.rooms, self.device, self.arguments.oldest
        # What was compared comes as groups, and beside it positions of games; or there are positions alone.
        if self.arguments.compare:
            self.rings = {
                "choices": Ring(COMPARED * self.length, room[0] // COMPARED, device, oldest),
                "games": Ring(self.length, room[1], device, oldest),
            }
        else:
            self.rings = {kind: Ring(self.length, room, device, oldest) for kind, room in zip(["games", "ahead"], room)}

    def read(self, inputs):
        """Takes up the weights where the checkpoint left them."""
        data = open(self.path, "rb").read()
        assert data[:8] == b"tavlifi2", f"{self.path} is no checkpoint"
        self.words = struct.unpack("<5Qd", data[8:56])
        hidden = self.words[1]
        assert self.words[0] == inputs, f"{self.path} is for other inputs"
        shapes = [(inputs, hidden), (hidden,), (OUTCOMES, 2 * hidden), (OUTCOMES,), (FIRST, hidden), (FIRST,)]
        shapes += [(2 * FIRST, SECOND), (SECOND,), (2 * SECOND, OUTCOMES)]
        numbers = torch.from_numpy(numpy.frombuffer(data[56:], dtype=numpy.float32).copy()).to(self.device)
        self.weights, self.first, self.second, self.average = [], [], [], []
        for part in (self.weights, self.first, self.second, self.average):
            for shape in shapes:
                part.append(numbers[: math.prod(shape)].reshape(shape).clone())
                numbers = numbers[math.prod(shape) :]
        for weight, average in zip(self.weights, self.average):
            weight.copy_(average).requires_grad_()
        number = lambda: torch.zeros((), device=self.device)
        self.rate, self.share, self.pull, self.loss = number(), number(), number(), number()
        self.correction = number()

    def samples(self):
        """How many samples of the first kind and of the second count."""
        first, second = self.rings.values()
        return first.recent * first.rows.shape[1] // self.length, second.recent

    def batch(self, size):
        """A batch of inputs and targets with how much each counts; groups, where there are any, come first."""
        first, second = self.rings.values()
        if self.arguments.compare:
            groups = first.draw(size // COMPARED).reshape(-1, self.length)
            rows = torch.cat([groups, second.draw(size // 2)])
            counts = torch.ones(len(rows), device=self.device)
            counts[len(groups) :] = self.share
        else:
            is_second = torch.rand(size, 1, device=self.device) < self.share
            rows = torch.where(is_second, second.draw(size), first.draw(size))
            counts = torch.ones(len(rows), device=self.device)
        return *self.unpacked(rows), counts

    def unpacked(self, rows):
        inputs = rows[:, : 2 * self.width].contiguous().view(torch.int16).long()
        values = rows[:, 2 * self.width : 4 * self.width].contiguous().view(torch.int16).float()
        dense = torch.zeros(len(rows), len(self.scales) + 1, device=self.device).scatter_(1, inputs, values)
        return dense[:, :-1] * self.scales, rows[:, 4 * self.width :].contiguous().view(torch.float32)

    def step(self):
        dense, targets, counts = self.batch(self.arguments.batch)
        found = logarithms(self.weights, dense)
        loss = self.loss_of(found, targets, counts)
        # Further layers come last.
        learned = self.weights[:4] if self.arguments.plain else self.weights
        gradients = torch.autograd.grad(loss, learned)
        with torch.no_grad():
            self.loss.lerp_(loss, 0.001)
            for weight, gradient, first, second, average in zip(
                learned, gradients, self.first, self.second, self.average
            ):
                first.lerp_(gradient, 0.1)
                second.lerp_(gradient * gradient, 0.001)
                weight.sub_(self.rate * first / (second.sqrt() + 1e-8 / self.correction))
                average.lerp_(weight, self.pull)

    def loss_of(self, found, targets, counts):
        loss = -((targets * found).sum(1) * counts).sum() / counts.sum()
        if self.arguments.compare:
            # A player need not know what each play is worth, only how far they lie apart.
            loss = loss + self.arguments.compare * self.group_errors(found, targets).var(1, correction=0).mean()
        return loss

    def group_errors(self, found, targets):
        """By how many points each of the plays that are compared is misjudged."""
        errors = ((found.exp() - targets) @ self.worth)[: self.arguments.batch // COMPARED * COMPARED]
        return errors.reshape(-1, COMPARED)

    def is_ahead_of_players(self):
        """Whether each sample has been used as often as is allowed: noise that is seen too often is learned by heart."""
        reuse = self.arguments.reuse
        first, second = self.rings.values()
        seen = first.seen * first.rows.shape[1] // self.length + (0 if self.arguments.compare else second.seen)
        return reuse > 0 and self.steps * self.arguments.batch > reuse * seen

    def turn(self, done):
        """Some steps, replayed as one recorded piece of work where the device can."""
        self.share.fill_(self.share_of_second())
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

    def share_of_second(self):
        """How much samples of the second kind count, once there are enough of them."""
        first, second = self.samples()
        if self.arguments.compare:
            return 1.0 if second >= 20_000 else 0.0
        share = self.arguments.ahead if second >= 100_000 else 0.0
        return share if first else 1.0

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
        dense, _, _ = self.batch(8192)
        rows, bias = self.weights[:2]
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
                part[4][:, idle] = 0.0
        return len(idle), float(sums.abs().max())

    @torch.no_grad()
    def shrink(self):
        """Units whose sums would not fit into whole numbers become smaller, and count for more afterwards; as `within_range`
        in `crates/trainer/src/weights.rs`. Players would otherwise play with a net that has overflowed."""
        dense, _, _ = self.batch(16384)
        for part in (self.weights, self.average):
            rows, bias, outputs, _, further = part[:5]
            sums = dense @ rows + bias
            scale = 1 / (sums.abs().amax(0) / WIDEST).clamp(min=1.0)
            rows.mul_(scale)
            bias.mul_(scale)
            outputs.div_(torch.cat([scale, scale**2]))
            further.div_(scale)

    def save(self, seconds):
        inputs, hidden, games, rounds, steps, before = self.words
        head = struct.pack("<5Qd", inputs, hidden, games + self.new_games, rounds, steps + self.steps, before + seconds)
        layers = [layer for part in (self.weights, self.first, self.second, self.average) for layer in part]
        body = torch.cat([layer.detach().reshape(-1) for layer in layers]).cpu().numpy().tobytes()
        data = b"tavlifi2" + head + body
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
    parser.add_argument("--plain", action="store_true", help="further layers behind the hidden units stay as they are")
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
        begun = [learner for learner in learners if learner.rings and sum(learner.samples()) > 20_000]
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
        f"{seconds:.0f} s {learner.game}: {learner.words[2] + learner.new_games} games, samples {learner.samples()}, "
        f"{learner.steps} steps, loss {float(learner.loss):.4f}, {idle} units anew, widest {widest:.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
