from emporion.bots.appraiser import Appraiser
from emporion.table.kernel import Game

class RhodesAppraiser(Appraiser):
    def __init__(self, game: Game) -> None: ...
