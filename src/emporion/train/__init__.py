"""Players that learn a game by playing themselves: masked PPO over `Batch`.

`emporion train rhodes --out FOLDER` plays thousands of games at once on the cores, with one network
on the device for all seats and player counts, and writes the network that the player `neural`
reads. PyTorch comes with `emporion[train]` and is imported nowhere else.
"""

from __future__ import annotations

from emporion.errors import EmporionError


class TrainingError(EmporionError):
    """A run that cannot begin or go on; its last checkpoint is intact."""
