"""A Dask cluster of this machine."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def cluster(folder: Path, number: int) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and so many workers: its address, and the workers."""
    about = folder / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    shared = ["--scheduler-file", str(about), "--no-dashboard"]
    scheduler = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", "0", *shared]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--nthreads", "1", *shared]
    running = [subprocess.Popen([*scheduler, "--host", "127.0.0.1"], **quiet)]
    running += [subprocess.Popen([*worker, "--no-nanny"], **quiet) for _ in range(number)]
    try:
        while not about.exists():
            assert running[0].poll() is None
            time.sleep(0.1)
        yield json.loads(about.read_text())["address"], running[1:]
    finally:
        for process in reversed(running):
            process.kill()
            process.wait()
