import { FIRST_MS, LAST_MS, type Station, stations } from '#lib/ephemeris/index.ts';
import type { DaySky } from './day.ts';
import { type DayPaths, dayPaths } from './day-paths.ts';
import { daySkies } from './day-skies.ts';
import { STATIONS_REACH_DAYS } from './perfections.ts';

/** Civil days of a zone, by their dates (YYYY-MM-DD). */
export type Days = { dates: readonly string[]; timeZone: string };

/** All of some days that is the same for everybody. */
export type SkyOfDays = {
  paths: DayPaths;
  skies: readonly DaySky[];
  /** The stations that can matter to a transit on one of the days. */
  stations: readonly Station[];
};

/** A year takes about 300 kB. */
const SKIES_KEPT = 4;
const DAY_MS = 86_400_000;

const recent: SkyOfDays[] = [];

/**
 * The sky over civil days of a zone, at least one and ascending. The last few are kept, as the profiles of one user are
 * mostly asked for the same days.
 */
export function skyOfDays(days: Days): SkyOfDays {
  const known = recent.find(({ paths }) => isSame(paths, days));
  if (known) return known;
  const sky = computed(days);
  recent.unshift(sky);
  recent.length = Math.min(recent.length, SKIES_KEPT);
  return sky;
}

function isSame(a: Days, b: Days): boolean {
  return (
    a.timeZone === b.timeZone &&
    a.dates.length === b.dates.length &&
    a.dates.every((date, i) => date === b.dates[i])
  );
}

function computed({ dates, timeZone }: Days): SkyOfDays {
  const paths = dayPaths(dates, timeZone);
  const reachMs = STATIONS_REACH_DAYS * DAY_MS;
  const fromMs = Math.max(FIRST_MS, (paths.fromMs[0] as number) - reachMs);
  const toMs = Math.min(LAST_MS, (paths.toMs.at(-1) as number) + reachMs);
  return { paths, skies: daySkies(paths), stations: stations(fromMs, toMs) };
}
