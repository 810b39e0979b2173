"""The two titles: tables that the modules of each place on the board fill."""


def begin_expansion():
    """The Colossus begins as Rhodes; its own modules then add and replace."""
    global THE_COLOSSUS
    THE_COLOSSUS = RHODES
