/** The first and the last instant of the ephemeris, 1899-12-15 and 2101-01-15, milliseconds since 1970. */
export const FIRST_MS = Date.UTC(1899, 11, 15);
export const LAST_MS = Date.UTC(2101, 0, 15);
