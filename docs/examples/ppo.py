"""Masked PPO in the style of CleanRL: a network learns to beat a random player at Rhodes."""

import numpy as np
import torch
from torch.distributions import Categorical
from torch.nn import Linear, Sequential, Tanh

from emporion import envs

torch.manual_seed(1)
torch.set_num_threads(1)
env = envs.vector("rhodes", players=2, num_envs=128, seat=np.arange(128) % 2, reward="score")
net = Sequential(Linear(880, 128), Tanh(), Linear(128, 278 + 1))  # actions, and the margin expected
optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)


def policy(observation, mask):
    out = net(observation)
    return Categorical(logits=out[..., :-1].masked_fill(~mask, -1e9)), out[..., -1]


won, (seen, info) = [], env.reset(seed=1)
for _ in range(20):
    steps = []
    for _ in range(64):
        asked = torch.tensor(seen), torch.tensor(info["action_mask"])
        with torch.no_grad():
            choice, value = policy(*asked)
        action = choice.sample()
        seen, margin, ended, _, info = env.step(action.numpy())
        paid = torch.tensor(margin) / 20, torch.tensor(ended)
        steps.append((*asked, action, choice.log_prob(action), value, *paid))
    *played, value, reward, ended = map(torch.stack, zip(*steps, strict=True))
    won += (reward[ended] > 0).tolist()
    gain = torch.zeros_like(value)  # advantage; the last step only lends its value
    for t in reversed(range(len(steps) - 1)):
        gain[t] = reward[t] - value[t] + ~ended[t] * (value[t + 1] + 0.95 * gain[t + 1])
    data = [part[:-1].flatten(0, 1) for part in (*played, gain, value + gain)]
    for rows in torch.cat([torch.randperm(len(data[0])) for _ in range(3)]).split(1024):
        *asked, action, before, gain, goal = (part[rows] for part in data)
        choice, value = policy(*asked)
        ratio = (choice.log_prob(action) - before).exp()
        gain = (gain - gain.mean()) / gain.std()
        better = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain)
        loss = (value - goal).square() / 2 - better - 0.01 * choice.entropy()
        optimizer.zero_grad()
        loss.mean().backward()
        optimizer.step()
print(f"won {np.mean(won[:100]):.0%} of the first 100 games, {np.mean(won[-100:]):.0%} of the last")
