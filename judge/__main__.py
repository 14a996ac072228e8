"""`python -m judge` is the command `judge`."""

import sys

from judge.cli import command

sys.exit(command())
