"""Builds indexes for the process that started this one, which sends what to build, one by one."""

import pickle
import sys
from contextlib import suppress

from corpus.garbage import uncollected
from corpus.index import BUILT, build

with suppress(EOFError, BrokenPipeError):  # nothing more is sent, or nobody waits any more
    while True:
        with uncollected():
            editions, terminology, folder, default, packed = pickle.load(sys.stdin.buffer)
            told = BUILT
            try:
                build(editions, terminology, folder, default=default, packed=packed)
            except OSError as error:  # a folder that can't be written, a full disk
                told = error.strerror or str(error)
        print(told, flush=True)
