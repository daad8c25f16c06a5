/** Noon UTC of each of the 366 days from 2026-01-01, in Unix milliseconds. */
export const NOONS_MS = Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 0, 1 + day, 12));

/** Start and end of the 366 days from 2026-01-01, in Unix milliseconds. */
export const SPAN_MS = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 2)] as const;

export const BIRTH = { birthDate: '1990-06-15', timeZone: 'Europe/Madrid' };

export const TIMED_BIRTH = { ...BIRTH, birthTime: '14:20', latitude: 40.41678, longitude: -3.70379 };
