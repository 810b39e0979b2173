from emporion.games.rhodes.board cimport Printed, Rhodes

cdef object write_position(
    const Rhodes *s, const Printed *e, bytes beginning, dict into, bint secrets)
cdef list ship_names(const Printed *e)
cdef list ship_goods(const Printed *e)
cdef list assignment_names(const Printed *e)
cdef list kind_prices(const Printed *e, int product)
