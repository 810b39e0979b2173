"""Former selves, so that what is learnt also beats what was learnt before."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from emporion.bots.network import PARTS
from emporion.errors import extra
from emporion.train.network import Policy, Selves, Slim, parts_of

with extra("train"):
    from torch import Tensor

RECENT = 3


class League:
    """Who plays beside the learner: former selves and, where there are any, partners."""

    def __init__(
        self,
        policy: Policy,
        playing: int,
        kept: int,
        seed: int,
        partners: Sequence[dict[str, Tensor]] = (),
        is_open: bool = True,
    ) -> None:
        """Partners are the weights of other players, who stay for good; unless the league is open
        they are the whole of it."""
        known = [parts_of(one) for one in (*partners, policy.state_dict())]
        widest = {name: max(getattr(one, name) for one in known) for name in ("entrance", *PARTS)}
        self.selves = Selves(policy, playing, Slim(**widest))
        self.kept = kept
        self.chance = random.Random(seed)
        self.is_open = is_open
        self.partners = [self.selves.kept(one) for one in partners]
        self.members: list[dict[str, Tensor]] = []
        self.join(policy)

    def join(self, policy: Policy) -> None:
        """Keep the player as it is now; when there is no room, one of the older ones goes."""
        if not self.is_open:
            return
        if len(self.members) == self.kept:
            del self.members[self.chance.randrange(max(1, self.kept - RECENT))]
        own = self.selves.kept(policy.state_dict())
        self.members.append({name: weights.half().clone() for name, weights in own.items()})

    def draw(self) -> None:
        """Who plays next: every other one is a partner, or one of all members; the rest are of the
        latest members."""
        for slot in range(self.selves.count):
            among = self.partners or self.members
            if slot % 2 and self.is_open:
                among = self.members[-RECENT:]
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
