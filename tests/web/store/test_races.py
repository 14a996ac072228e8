"""Several processes at once: the tables are made once, and a scenario gets one link."""

from __future__ import annotations

import json
import subprocess
import sys

from web.store import ReportKind, Store

PROCESSES = 6
WORKER = """
import json, sys
from web.store import ReportKind, Store
address, name = sys.argv[1:]
print("ready", flush=True)
sys.stdin.readline()
store = Store.open(address)
links = set()
for n in range(10):
    made = store.put(f"title: {n}", edition="2023-11-17", engine=name, rulings=[{"by": name}])
    links.add((made.id, made.engine, made.rulings[0]["by"]))
    store.report(ReportKind.RULING, f"{name} {n}", permalink=made.id)
print(json.dumps(sorted(links)))
"""


def together(address: str) -> list[str]:
    """What the workers print, started and then let loose at one moment."""
    started = [
        subprocess.Popen(
            [sys.executable, "-c", WORKER, address, str(number)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(PROCESSES)
    ]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    done = [process.communicate(timeout=120) for process in started]
    assert [problem for _, problem in done if problem] == []
    return [printed for printed, _ in done]


def test_processes_that_start_at_once_agree_on_every_link(address: str) -> None:
    printed = together(address)
    assert len(set(printed)) == 1
    found = json.loads(printed[0])
    assert len(found) == 10
    assert all(engine == by for _, engine, by in found)
    store = Store.open(address)
    assert len(store.reports()) == PROCESSES * 10
    assert {report.kind for report in store.reports()} == {ReportKind.RULING}
    store.close()
