"""A process that kills itself at a chosen step, to try what it leaves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
# Kills itself right before (or after) the n-th time that files are moved, removed or finished.
KILLER = """
import os, shutil, signal, sys
from pathlib import Path
left = int(sys.argv[1])
def counted(call):
    def counting(*given, **named):
        global left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        done = call(*given, **named)
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return done
    return counting
for place, name in [(os, "rename"), (shutil, "rmtree"), (Path, "touch"), (Path, "replace"),
                    (Path, "unlink"), (Path, "write_bytes"), (Path, "chmod")]:
    setattr(place, name, counted(getattr(place, name)))
"""


def killed(code: str, step: int, *given: Path) -> bool:
    """Runs the code, killed at a step; False if it was done before."""
    words = [sys.executable, "-c", KILLER + code, str(step), *map(str, given)]
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, check=False)
    assert done.returncode in (0, -signal.SIGKILL)
    return done.returncode != 0
