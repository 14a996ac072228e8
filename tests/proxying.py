"""An nginx of its own with the settings that `docs/deploy` shows, for tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

DEPLOY = Path(__file__).parents[1] / "docs" / "deploy"


def program() -> str | None:
    """The nginx of this machine, which Debian keeps off the usual path; None without one."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as held:
        return int(held.getsockname()[1])


@contextmanager
def nginx(name: str, folder: Path, instead: Mapping[str, str], port: int) -> Iterator[None]:
    """Runs with the settings of a file, where other words stand `instead` of some that it has.

    `folder` holds what it writes. It listens on `port` once this begins.
    """
    shown = (DEPLOY / name).read_text(encoding="utf-8")
    for old, new in instead.items():
        assert old in shown
        shown = shown.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\n{temporary}access_log off;\n{shown}}}\n",
        encoding="utf-8",
    )
    found = program()
    assert found is not None
    words = [found, "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    subprocess.run([*words, "-t", "-q"], check=True)
    running = subprocess.Popen(words)
    for _ in range(100):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.05)
    try:
        yield
    finally:
        running.terminate()
        running.wait(30)
