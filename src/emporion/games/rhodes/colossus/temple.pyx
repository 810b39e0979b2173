"""CO-4 New temple: give products, score the tiles of the estate. Replaces RH-8.2 (CO-1.2)."""
from emporion.games.rhodes.board cimport (
    ALLOWED, BRONZE, BY_TEMPLE, CANNOT_DELIVER, DONATE, E_TEMPLE, END_OF_ACTION, TEMPLE,
    TEMPLE_SCORE, THE_COLOSSUS, Place, Rhodes, Seat, Step, acting, printed,
)
from emporion.games.rhodes.colossus.delivery cimport ask_to_give, can_give
from emporion.games.rhodes.estate cimport farmland_tiles, score
from emporion.games.rhodes.lane cimport receive
from emporion.games.rhodes.round cimport end_action
from emporion.table.kernel cimport Table, tell


cdef int why_temple(Table *t, const Rhodes *s) noexcept nogil:
    """CO-4.4."""
    return ALLOWED if can_give(s, printed(t).temple_products[s.temple_tiles]) else CANNOT_DELIVER


cdef void enter_temple(Table *t, Rhodes *s) noexcept nogil:
    ask_to_give(t, s, printed(t).temple_products[s.temple_tiles], TEMPLE_SCORE)


cdef int _tiles(const Seat *seat) noexcept nogil:
    cdef int tiles = farmland_tiles(seat)
    cdef unsigned int developments = seat.tiles
    while developments:
        developments &= developments - 1
        tiles += 1
    return tiles


cdef void _score(Table *t, Rhodes *s) noexcept nogil:
    """CO-4.1: VP, tile away; CO-4.2: without tiles what is printed on the temple holds."""
    score(t, s, s.turn, min(_tiles(acting(s)), printed(t).temple_vp[s.temple_tiles]), BY_TEMPLE)
    cdef bint first_ever = not s.temple_opened
    s.temple_opened = 1
    s.sequel = END_OF_ACTION
    if s.temple_tiles:
        s.temple_tiles -= 1
        tell(t, E_TEMPLE, s.turn, s.temple_tiles, 0, 0)
    if s.used[TEMPLE] == 1 and not first_ever and s.temple_bronze:  # CO-4.3
        s.temple_bronze -= 1
        receive(t, s, s.turn, BRONZE, BY_TEMPLE)
    else:
        end_action(t, s)


THE_COLOSSUS.steps[DONATE] = Step(NULL, NULL, NULL)  # VP are no longer bought
THE_COLOSSUS.places[TEMPLE] = Place(why_temple, enter_temple)
THE_COLOSSUS.sequels[TEMPLE_SCORE] = _score
