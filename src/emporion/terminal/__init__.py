"""The games in a terminal: the board, the choices, and every command of `emporion`."""

STOPPED = 130  # what a shell expects after Ctrl-C
