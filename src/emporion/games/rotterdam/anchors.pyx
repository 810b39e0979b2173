"""RO-5 Phase 3: transport cards for ships on anchors."""
from libc.string cimport memset

from emporion.games.rotterdam.board cimport (
    CARDS, E_CARD, NONE, Rotterdam, cards_held, printed, tell_only,
)
from emporion.table.kernel cimport EVERYBODY, Table, shuffle

cdef enum:
    TRANSPORT_PILE = 0


cdef void count_anchors(Table *t, Rotterdam *s) noexcept nogil:
    """RO-5.1: when the phase begins; later moves change nothing."""
    cdef int i
    for i in range(printed(t).positions):
        if printed(t).anchors >> i & 1 and s.ship[i] != NONE:
            s.seats[s.ship[i]].owed += 1


cdef void draw_owed(Table *t, Rotterdam *s) noexcept nogil:
    """While the hand has room, cards face up not counted (RO-5.2); the rest is lost."""
    while s.seats[s.turn].owed and cards_held(&s.seats[s.turn]) < printed(t).cards_in_hand:
        s.seats[s.turn].owed -= 1
        if not _draw(t, s):
            break
    s.seats[s.turn].owed = 0


cdef bint _draw(Table *t, Rotterdam *s) noexcept nogil:
    """RO-5.3: with the deck empty the played pile becomes the deck."""
    cdef int card, _
    cdef int only_owner = 1 << s.turn
    if s.deck_count == 0:
        for card in range(CARDS):
            for _ in range(s.played[card]):
                s.deck[s.deck_count] = card
                s.deck_count += 1
        if s.deck_count == 0:
            return False
        memset(s.played, 0, CARDS)
        shuffle(t, &s.head, s.deck, s.deck_count, TRANSPORT_PILE, printed(t).card_kind)
    s.deck_count -= 1
    card = s.deck[s.deck_count]
    s.deck[s.deck_count] = NONE
    s.seats[s.turn].cards[card] += 1
    tell_only(t, only_owner, E_CARD, s.turn, card, 0, 0)
    tell_only(t, EVERYBODY & ~only_owner, E_CARD, s.turn, NONE, 0, 0)
    return True
