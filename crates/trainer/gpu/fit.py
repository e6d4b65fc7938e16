"""Fits a net to labelled positions on a GPU: the quick twin of `trainer train --ahead`.

    trainer labels portes --net portes.net --out portes.labels --minutes 5
    python3 fit.py portes.labels --from portes.checkpoint --out fitted.checkpoint
    trainer train portes --out fitted.net --games 1      # makes the net of fitted.checkpoint

Needs PyTorch. The files are those of `crates/trainer/src/labels.rs` and `crates/trainer/src/checkpoint.rs`.
"""

import argparse
import math
import struct
import time

import numpy
import torch

OUTCOMES = 5


def read_labels(paths):
    """All samples of some files: places of inputs, their values, targets."""
    places, values, targets, scales = [], [], [], None
    for path in paths:
        data = numpy.fromfile(path, dtype=numpy.uint8)
        assert data[:8].tobytes() == b"tavlilab", f"{path} holds no labels"
        inputs, width = struct.unpack("<II", data[8:16].tobytes())
        scales = numpy.frombuffer(data[16 : 16 + 4 * inputs].tobytes(), dtype=numpy.float32)
        size = 4 * width + 4 * OUTCOMES
        body = data[16 + 4 * inputs :]
        body = body[: len(body) // size * size].reshape(-1, size)
        places.append(body[:, : 2 * width].copy().view(numpy.uint16).astype(numpy.int16))
        values.append(body[:, 2 * width : 4 * width].copy().view(numpy.int16))
        targets.append(body[:, 4 * width :].copy().view(numpy.float32))
    together = lambda parts: torch.from_numpy(numpy.concatenate(parts))
    return together(places), together(values), together(targets), torch.from_numpy(scales.copy())


class Net(torch.nn.Module):
    """One hidden layer, as in `crates/trainer/src/weights.rs`."""

    def __init__(self, inputs, hidden):
        super().__init__()
        self.rows = torch.nn.Parameter(0.15 * (2 * torch.rand(inputs, hidden) - 1))
        self.bias = torch.nn.Parameter(torch.zeros(hidden))
        self.outputs = torch.nn.Parameter((2 * torch.rand(OUTCOMES, hidden) - 1) / math.sqrt(hidden))
        self.output_bias = torch.nn.Parameter(torch.zeros(OUTCOMES))

    def layers(self):
        return [self.rows, self.bias, self.outputs, self.output_bias]

    def forward(self, dense):
        return torch.relu(dense @ self.rows + self.bias) @ self.outputs.T + self.output_bias


def read_checkpoint(path, net):
    """Takes over the averaged weights of a checkpoint, and says its counts."""
    data = open(path, "rb").read()
    assert data[:8] == b"tavlifit", f"{path} is no checkpoint"
    words = struct.unpack("<5Qd", data[8:56])
    numbers = numpy.frombuffer(data[56 : 56 + (len(data) - 56) // 4 * 4], dtype=numpy.float32)
    size = sum(layer.numel() for layer in net.layers())
    rest = torch.from_numpy(numbers[3 * size : 4 * size].copy())
    with torch.no_grad():
        for layer in net.layers():
            layer.copy_(rest[: layer.numel()].reshape(layer.shape))
            rest = rest[layer.numel() :]
    return words


def shape_of(path):
    return struct.unpack("<2Q", open(path, "rb").read(24)[8:24])


def write_checkpoint(path, net, words):
    inputs, hidden = net.rows.shape
    _, _, games, rounds, _, seconds = words
    weights = torch.cat([layer.detach().cpu().reshape(-1) for layer in net.layers()]).numpy()
    body = numpy.concatenate([weights, numpy.zeros_like(weights), numpy.zeros_like(weights), weights])
    data = b"tavlifit" + struct.pack("<5Qd", inputs, hidden, games, rounds, 0, seconds) + body.tobytes()
    open(path, "wb").write(data + bytes(-len(data) % 8))


def revive(net, places, values, scales, device):
    """Units that are active nowhere begin anew, without a say at first."""
    sample = dense_of(places[:8192], values[:8192], scales, device)
    with torch.no_grad():
        sums = sample @ net.rows + net.bias
        idle = torch.nonzero((sums > 0).float().mean(0) < 1e-3).flatten()
        if len(idle):
            rows = 0.15 * (2 * torch.rand(net.rows.shape[0], len(idle), device=device) - 1)
            net.rows[:, idle] = rows
            verge = sample[torch.randint(len(sample), (len(idle),), device=device)]
            net.bias[idle] = -(verge * rows.T).sum(1)
            net.outputs[:, idle] = 0
    return len(idle)


def dense_of(places, values, scales, device):
    places = places.to(device, non_blocking=True).long()
    values = values.to(device, non_blocking=True).float()
    dense = torch.zeros(len(places), len(scales) + 1, device=device)
    return dense.scatter_(1, places, values)[:, :-1] * scales


def loss_of(net, dense, target):
    logarithms = torch.log_softmax(net(dense), dim=1)
    return -(target * logarithms).sum(1).mean()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("labels", nargs="+")
    parser.add_argument("--from", dest="start")
    parser.add_argument("--out", required=True)
    parser.add_argument("--hidden", type=int, default=512)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    places, values, targets, scales = read_labels(arguments.labels)
    order = torch.randperm(len(places))
    places, values, targets = places[order], values[order], targets[order]
    if device.type == "cuda":
        places, values = places.to(device), values.to(device)
    targets, scales = targets.to(device), scales.to(device)
    hidden = shape_of(arguments.start)[1] if arguments.start else arguments.hidden
    net = Net(len(scales), hidden)
    words = read_checkpoint(arguments.start, net) if arguments.start else (0, 0, 0, 0, 0, 0.0)
    net.to(device)
    print(f"{len(places)} samples, {len(scales)} inputs, {hidden} hidden units, {device}", flush=True)
    fit(net, places, values, targets, scales, device, arguments)
    write_checkpoint(arguments.out, net, words)


def fit(net, places, values, targets, scales, device, arguments):
    held = min(len(places) // 20, 200_000)
    print(f"{revive(net, places, values, scales, device)} units begin anew", flush=True)
    optimizer = torch.optim.Adam(net.parameters(), lr=arguments.rate, fused=device.type == "cuda")
    began, steps, told = time.time(), 0, 0.0
    while True:
        done = (time.time() - began) / (60 * arguments.minutes)
        if done >= 1:
            break
        warm = min(1.0, (steps + 1) / 1000)
        for group in optimizer.param_groups:
            group["lr"] = arguments.rate * warm * (0.005 + 0.995 * 0.5 * (1 + math.cos(math.pi * done)))
        chosen = torch.randint(held, len(places), (arguments.batch,), device=places.device)
        dense = dense_of(places[chosen], values[chosen], scales, device)
        loss = loss_of(net, dense, targets[chosen.to(targets.device)])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        steps += 1
        if time.time() - told > 15:
            told = time.time()
            print(f"{steps} steps, held out {held_out(net, places, values, targets, scales, device, held):.5f}", flush=True)
    print(f"{steps} steps, held out {held_out(net, places, values, targets, scales, device, held):.5f}", flush=True)


@torch.no_grad()
def held_out(net, places, values, targets, scales, device, held):
    losses = [
        float(loss_of(net, dense_of(places[k : k + 8192], values[k : k + 8192], scales, device), targets[k : k + 8192]))
        for k in range(0, max(held - 8191, 1), 8192)
    ]
    return sum(losses) / len(losses)


if __name__ == "__main__":
    main()
