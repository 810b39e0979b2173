/** A small screen, or a large one looked at from near: the parts of a table lie one below the other. */
export const SMALL = "(max-width: 820px), (max-height: 540px)";
