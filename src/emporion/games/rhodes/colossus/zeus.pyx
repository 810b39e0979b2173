"""CO-5.3 Zeus: a space of one's own that uses the farm's development tiles."""
from emporion.games.rhodes.board cimport (
    ABUNDANCE, ALLOWED, HERMES, NO_ZEUS_TILE, NONE, NOT_OWNED, PLUTUS, POSEIDON, THE_COLOSSUS,
    TRADER, WAGON, ZEUS, ZEUS_SPACE, Place, Rhodes, Seat, demeter, looking, owns,
)
from emporion.games.rhodes.farm cimport enter_develop
from emporion.table.kernel cimport Table

cdef unsigned int FARM_TILES = (
    1 << POSEIDON | 1 << WAGON | 1 << ABUNDANCE | 1 << TRADER | 1 << PLUTUS | 1 << HERMES
)


cdef int why_zeus(Table *t, const Rhodes *s) noexcept nogil:
    cdef const Seat *seat = looking(s)
    if not owns(seat, ZEUS):
        return NOT_OWNED
    if seat.tiles & FARM_TILES or demeter(seat) != NONE:
        return ALLOWED
    return NO_ZEUS_TILE


THE_COLOSSUS.places[ZEUS_SPACE] = Place(why_zeus, enter_develop)
