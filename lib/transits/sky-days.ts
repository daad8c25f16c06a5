import { type DayMotions, type Days, dayMotions } from './day-motions.ts';
import { type DaySky, daySkies } from './day-sky.ts';

/** All of a civil day that is the same for everybody. */
export type SkyDay = DayMotions & { sky: DaySky };

/** A year takes about 500 kB. */
const SKIES_KEPT = 4;

type Kept = { days: Days; skyDays: readonly SkyDay[] };
let recent: readonly Kept[] = [];

/**
 * The sky of each of some civil days, which are ascending. The last few lists are kept, as the profiles of one user are
 * mostly asked for the same days. Throws a RangeError for what is no date, no zone or outside the ephemeris.
 */
export function skyDays(days: Days): readonly SkyDay[] {
  const known = recent.find((kept) => isSame(kept.days, days));
  if (known) return known.skyDays;
  const moved = dayMotions(days);
  const skies = daySkies(moved);
  const computed = moved.flatMap((day, i) => {
    const sky = skies[i];
    return sky ? [{ ...day, sky }] : [];
  });
  recent = [{ days, skyDays: computed }, ...recent].slice(0, SKIES_KEPT);
  return computed;
}

function isSame(a: Days, b: Days): boolean {
  return (
    a.timeZone === b.timeZone &&
    a.dates.length === b.dates.length &&
    a.dates.every((date, i) => date === b.dates[i])
  );
}
