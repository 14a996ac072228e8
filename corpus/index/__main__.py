"""Builds an index for the process that started this one, which sends what to build."""

import pickle
import sys

from corpus.garbage import uncollected
from corpus.index import build

with uncollected():
    editions, terminology, folder, default, packed = pickle.load(sys.stdin.buffer)
    build(editions, terminology, folder, default=default, packed=packed)
