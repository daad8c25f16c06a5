const DAY_MS = 86_400_000;
const UNIX_EPOCH_JD = 2_440_587.5;

/** First and last instant of the ephemeris, 1899-12-15 and 2101-01-15, milliseconds since 1970. */
export const FIRST_MS = Date.UTC(1899, 11, 15);
export const LAST_MS = Date.UTC(2101, 0, 15);

/**
 * Observed TT - UT1 at the beginning of each year from 1899 to 1972, seconds: the historical table of the US Naval
 * Observatory, from astronomia's `deltat`. Linear interpolation between years stays within 0.1 s of that table.
 */
const DELTA_T_SECONDS = Float64Array.of(
  ...[-3.72, -2.7, -1.48, -0.08, 1.26, 2.59, 3.92, 5.2, 6.29, 7.68, 9.13, 10.38, 11.64, 13.23, 14.69],
  ...[16, 17.19, 18.19, 19.13, 20.14, 20.86, 21.41, 22.06, 22.51, 23.01, 23.46, 23.63, 23.95, 24.39],
  ...[24.34, 24.1, 24.02, 23.98, 23.89, 23.93, 23.88, 23.91, 23.76, 23.91, 23.96, 24.04, 24.35, 24.82],
  ...[25.3, 25.77, 26.27, 26.76, 27.27, 27.77, 28.25, 28.7, 29.15, 29.57, 29.97, 30.36, 30.72, 31.07],
  ...[31.35, 31.68, 32.17, 32.67, 33.15, 33.58, 33.99, 34.47, 35.03, 35.74, 36.55, 37.43, 38.29, 39.2],
  ...[40.18, 41.17, 42.184],
);
const FIRST_DELTA_T_YEAR = 1899;
const UTC_BEGIN_MS = Date.UTC(1972, 0, 1);

/** Dates on which TAI - UTC increased by one second, from IERS Bulletin C. Before the first date, TAI - UTC was 10 s. */
const LEAP_SECONDS_MS = Float64Array.from(
  [
    ...['1972-07-01', '1973-01-01', '1974-01-01', '1975-01-01', '1976-01-01', '1977-01-01', '1978-01-01'],
    ...['1979-01-01', '1980-01-01', '1981-07-01', '1982-07-01', '1983-07-01', '1985-07-01', '1988-01-01'],
    ...['1990-01-01', '1991-01-01', '1992-07-01', '1993-07-01', '1994-07-01', '1996-01-01', '1997-07-01'],
    ...['1999-01-01', '2006-01-01', '2009-01-01', '2012-07-01', '2015-07-01', '2017-01-01'],
  ],
  (date) => Date.parse(date),
);

/**
 * Terrestrial Time minus civil UTC, in seconds, at an instant (ms since 1970). Before 1972: observed values,
 * with UTC treated as UT1. From 1972: leap seconds + 32.184 s. From 2017: a constant 69.184 s, like JPL Horizons,
 * since future leap seconds are unpredictable.
 */
export function ttMinusUtcSeconds(ms: number): number {
  if (ms < UTC_BEGIN_MS) return observedDeltaT(ms);
  let taiMinusUtc = 10;
  let i = LEAP_SECONDS_MS.length - 1;
  while (i >= 0 && ms < (LEAP_SECONDS_MS[i] as number)) i--;
  taiMinusUtc += i + 1;
  return taiMinusUtc + 32.184;
}

function observedDeltaT(ms: number): number {
  const years = Math.max(0, 1972 - (UTC_BEGIN_MS - ms) / (365.25 * DAY_MS) - FIRST_DELTA_T_YEAR);
  const i = Math.min(Math.floor(years), DELTA_T_SECONDS.length - 2);
  const before = DELTA_T_SECONDS[i] as number;
  return before + ((DELTA_T_SECONDS[i + 1] as number) - before) * (years - i);
}

/** Julian day (UT) of an instant (ms since 1970 UTC), treating UTC as UT1. */
export function julianDayUt(ms: number): number {
  return UNIX_EPOCH_JD + ms / DAY_MS;
}

/** Julian day (TT) of an instant (a Date, or milliseconds since 1970 UTC). */
export function julianDayTt(instant: Date | number): number {
  const ms = Number(instant);
  return UNIX_EPOCH_JD + (ms + ttMinusUtcSeconds(ms) * 1000) / DAY_MS;
}

/** `julianDayTt` of several instants in milliseconds since 1970. */
export function julianDaysTt(instantsMs: readonly number[]): Float64Array {
  const jdTts = new Float64Array(instantsMs.length);
  // Several times faster than Float64Array.from.
  for (let i = 0; i < jdTts.length; i += 1) jdTts[i] = julianDayTt(instantsMs[i] ?? Number.NaN);
  return jdTts;
}

/** Inverse of `julianDayTt`: the instant of a Julian day (TT), milliseconds since 1970 UTC, not rounded. */
export function instantMs(jdTt: number): number {
  const ttMs = (jdTt - UNIX_EPOCH_JD) * DAY_MS;
  const nearMs = ttMs - ttMinusUtcSeconds(ttMs) * 1000;
  return ttMs - ttMinusUtcSeconds(nearMs) * 1000;
}
