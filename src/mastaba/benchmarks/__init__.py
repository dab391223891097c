"""The project's own benchmarks: each part measures us and a yardstick by turns, because machines vary."""
