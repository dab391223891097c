"""The games as PettingZoo environments.

`from mastaba.research.adapters.pettingzoo import babel_v0`, then `babel_v0.env()`."""
