"""All doors of the project are tried with odd inputs, for so many minutes.

    python -m tests.fuzz --minutes 5 [--door NAME] [--seed N]

Prints a table, and exits with 1 where something came out that may not. Its input is kept below
`tests/fuzz/kept`, where it is a test from then on.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time


def main() -> int:
    """Runs the doors one after the other, each for its share of the minutes."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=5, help="for all doors together")
    parser.add_argument("--door", action="append", default=[], help="only this one")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--traces", action="store_true", help="show where each fault was raised")
    arguments = parser.parse_args()
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="judge-fuzz-", dir=memory) as data:
        os.environ["JUDGE_DATA"] = tempfile.tempdir = data
        from tests.fuzz.doors import BY_NAME, DOORS
        from tests.fuzz.running import run

        chosen = [BY_NAME[name] for name in arguments.door] or DOORS
        told = []
        for door in chosen:
            one = run(door, arguments.minutes / len(chosen), arguments.seed)
            told.append(one)
            row = (one.minutes, one.inputs, len(one.kinds), one.slowest, len(one.wrong))
            print(
                f"{door.name:12}"
                + "{:7.1f} min {:8} inputs {:5} kinds {:6.2f} s {:3} wrong".format(*row)
            )
            for key, (wrong, _) in one.wrong.items():
                print(f"  {key}" + (f"\n{wrong}" if arguments.traces else ""), flush=True)
    print(f"seed {arguments.seed}, {sum(one.inputs for one in told)} inputs")
    return int(any(one.wrong for one in told))


if __name__ == "__main__":
    sys.exit(main())
