"""The games in a terminal: the board, the choices, and every command of `emporion`."""
