"""The load program: our server and a boardgame.io server under the same clients, in turns."""
