"""`python -m mastaba` is the same as `mastaba`."""

import sys

from mastaba.cli import main

if __name__ == "__main__":
    sys.exit(main())
