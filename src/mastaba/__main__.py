"""`python -m mastaba` is the same as `mastaba`."""

from mastaba.cli import main

if __name__ == "__main__":
    main()
