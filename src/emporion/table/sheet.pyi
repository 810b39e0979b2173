# Nothing here is for Python: sheets are written by the games.
