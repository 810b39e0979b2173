from emporion.bots.appraiser import Appraiser
from emporion.table.kernel import Game

class RotterdamAppraiser(Appraiser):
    def __init__(self, game: Game) -> None: ...
