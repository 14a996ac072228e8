"""Builds indexes for the process that started this one, which sends what to build, one by one."""

import pickle
import sys
from contextlib import suppress

from corpus.garbage import uncollected
from corpus.index import build

with suppress(EOFError):  # nothing more is sent
    while True:
        with uncollected():
            editions, terminology, folder, default, packed = pickle.load(sys.stdin.buffer)
            build(editions, terminology, folder, default=default, packed=packed)
        print("built", flush=True)
