"""Requests become numbers in Prometheus's form: the one door to prometheus_client.

With PROMETHEUS_MULTIPROC_DIR set the numbers of all processes that share the folder are summed;
prometheus_client looks for it as it is loaded, which is why that is done late. Labels are a method,
the pattern of an address and a status: never an address itself, which may hold what a reader typed.
"""

from __future__ import annotations

import os

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """How many requests there were, and how long they took."""

    def __init__(self) -> None:
        from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram

        self.content_type = CONTENT_TYPE_LATEST
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "judge_requests",
            "Requests answered; kept is 1 if the answer was there already.",
            ("method", "route", "status", "kept"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "judge_request_seconds",
            "Seconds until the answer was ready.",
            ("route",),
            buckets=_SECONDS,
            registry=self._registry,
        )

    def count(self, method: str, route: str, status: int, seconds: float, *, kept: bool) -> None:
        """Counts one request."""
        self._requests.labels(method, route, status, int(kept)).inc()
        self._seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        """All numbers, in the form that Prometheus reads."""
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        if FOLDER not in os.environ:
            return generate_latest(self._registry)
        everyone = CollectorRegistry()
        MultiProcessCollector(everyone)  # type: ignore[no-untyped-call]
        return generate_latest(everyone)


def process_is_gone(pid: int) -> None:
    """Forgets what only counts while a process runs."""
    if FOLDER not in os.environ:
        return
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(pid)  # type: ignore[no-untyped-call]
