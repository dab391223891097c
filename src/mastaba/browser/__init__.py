"""Mastaba without a server: tables in a web worker, on CPython in WebAssembly. See docs/static.md."""
