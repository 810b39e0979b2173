"""How threads wait for each other, which is settled when a process begins. No PyTorch is needed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

POLICY = "OMP_WAIT_POLICY"
GPU = Path("/dev/nvidiactl")


def make_room() -> None:
    """Begin the command once more, with threads that sleep while they wait.

    Usually they spin, which is a little faster where nothing else runs. On a machine that does
    something else too they take the cores from those they wait for, and everything is many times
    slower. Beside a GPU, where the cores play and nothing else, they go on spinning.
    """
    if POLICY in os.environ or GPU.exists() or not sys.executable:
        return
    os.environ[POLICY] = "passive"
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
