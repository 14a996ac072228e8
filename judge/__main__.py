"""`python -m judge` is the command `judge`."""

import sys

from judge.cli import main

sys.exit(main())
