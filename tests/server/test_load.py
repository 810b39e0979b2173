"""The load program runs, and its players miss nothing."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_quick_run_of_the_load_program() -> None:
    command = [sys.executable, "-m", "bench.load", "--quick"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "Emporion, 30 tables of 3, SQLite" in run.stdout
    assert "memory for a table" in run.stdout
