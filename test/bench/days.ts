/** The days of the comparison, at noon UTC, milliseconds since 1970: 366 from 2026-01-01 on. */
export const NOONS_MS = Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 0, 1 + day, 12));

/** The span of the transits: a year from 2026-01-01 on. */
export const SPAN_MS = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 2)] as const;

/** Whose transits: somebody born in Madrid. */
export const BIRTH = { birthDate: '1990-06-15', timeZone: 'Europe/Madrid' };

/** The same person with the time and the place of birth. */
export const TIMED_BIRTH = { ...BIRTH, birthTime: '14:20', latitude: 40.41678, longitude: -3.70379 };
