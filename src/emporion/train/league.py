"""Former selves, so that what is learnt also beats what was learnt before."""

from __future__ import annotations

import random
from typing import Any

from emporion.errors import extra
from emporion.train.network import Policy, Selves

with extra("train"):
    from torch import Tensor

RECENT = 3


class League:
    """The former selves that are kept, and those who play at the moment."""

    def __init__(
        self,
        policy: Policy,
        playing: int,
        kept: int,
        seed: int,
        frozen: dict[str, Tensor] | None = None,
    ) -> None:
        """With `frozen`, the weights of some other player, it alone is the league, for good."""
        self.selves = Selves(policy, playing)
        self.kept = kept
        self.chance = random.Random(seed)
        self.members: list[dict[str, Tensor]] = []
        self.is_open = frozen is None
        if frozen is None:
            self.join(policy)
        else:
            self.members = [{name: frozen[name] for name in self.selves.names}]

    def join(self, policy: Policy) -> None:
        """Keep the player as it is now; when there is no room, one of the older ones goes."""
        if not self.is_open:
            return
        if len(self.members) == self.kept:
            del self.members[self.chance.randrange(max(1, self.kept - RECENT))]
        own = policy.state_dict()
        self.members.append({name: own[name].half().clone() for name in self.selves.names})

    def draw(self) -> None:
        """Who plays next: every other one of the latest, the rest from all."""
        for slot in range(self.selves.count):
            among = self.members[-RECENT:] if slot % 2 else self.members
            self.selves.become(slot, self.chance.choice(among))

    def state(self) -> dict[str, Any]:
        return {"members": self.members, "chance": self.chance.getstate()}

    def restore(self, state: dict[str, Any], device: Any) -> None:
        self.members = [
            {name: weights.to(device) for name, weights in member.items()}
            for member in state["members"]
        ]
        version, words, rest = state["chance"]
        self.chance.setstate((version, tuple(words), rest))
