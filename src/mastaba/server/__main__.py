"""`python -m mastaba.server` is `mastaba serve`."""

from __future__ import annotations

import argparse
import sys

from mastaba import BadInput
from mastaba.commands import serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="mastaba serve", description=serve.HELP)
    serve.arguments(parser)
    try:
        sys.exit(serve.run(parser.parse_args()))
    except BadInput as error:
        print(f"mastaba: {error}", file=sys.stderr)
        sys.exit(2)
