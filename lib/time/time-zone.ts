import { ZONE_HISTORY } from './zone-history-table.ts';

const SECOND_MS = 1000;
/**
 * A cell of three days contains at most one offset change. Changes in a zone are at least 3.9 days apart
 * (Freetown, September 1939, tz database 2026f).
 */
const CELL_MS = 3 * 86_400_000;
const MAX_CACHED_ZONES = 64;

/** A cell's UTC offsets before and after `changeMs`: equal if nothing changes. `changeMs` may be the end of the cell. */
type Cell = { beforeMs: number; afterMs: number; changeMs: number };
/** Returns the UTC offset at an instant, both in milliseconds. */
type ReadOffset = (ms: number) => number;
/** The UTC offset from an instant on, both in milliseconds, and whether it is summer time. */
type OffsetChange = { fromMs: number; offsetMs: number; isSummer: boolean };
/** A zone's history before 1970 if ICU has another, its cached cells, and cached offsets at the start of each cell. */
type Zone = {
  history: readonly OffsetChange[] | undefined;
  readOffset: ReadOffset;
  cells: Map<number, Cell>;
  offsets: Map<number, number>;
};

const zones = new Map<string, Zone>();

/** UTC offset of a zone at an instant, both in milliseconds. Throws a RangeError for an unknown zone. */
export function utcOffsetMs(ms: number, timeZone: string): number {
  const { changeMs, beforeMs, afterMs } = cellAt(getZone(timeZone), Math.floor(ms / CELL_MS));
  return ms < changeMs ? beforeMs : afterMs;
}

/** Formats a UTC offset (ms) as `+01:00`, or as `+00:19:32` if it has seconds. */
export function formatUtcOffset(offsetMs: number): string {
  const time = new Date(Math.abs(offsetMs)).toISOString().slice(11, 19);
  return (offsetMs < 0 ? '-' : '+') + (time.endsWith(':00') ? time.slice(0, 5) : time);
}

const MONTH_MS = 30 * 86_400_000;
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

/**
 * Whether the clocks of a zone are set to summer time at an instant (ms): by the table before 1970, otherwise by ICU's name of
 * the time. If ICU has no name, as in Tomsk, the zone must have a smaller UTC offset in at least three of the twelve months
 * before and in three of those after.
 */
export function isSummerTime(ms: number, timeZone: string): boolean {
  const recorded = changeBefore1970(getZone(timeZone).history, ms);
  if (recorded) return recorded.isSummer;
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' }).format(ms);
  if (!/GMT([+-]|$)/.test(name)) return /Summer|Daylight|Irish Standard/.test(name);
  const offsetMs = utcOffsetMs(ms, timeZone);
  const monthsWithLess = (side: -1 | 1) =>
    MONTHS.filter((month) => utcOffsetMs(ms + side * month * MONTH_MS, timeZone) < offsetMs).length;
  return monthsWithLess(-1) >= 3 && monthsWithLess(1) >= 3;
}

/** The first instant at which a zone's local time (read as UTC, ms since 1970) reaches or skips `localMs`. */
export function firstInstantMs(localMs: number, timeZone: string): number {
  const zone = getZone(timeZone);
  // Every zone is within 24 hours of UTC.
  const last = Math.floor((localMs + 86_400_000) / CELL_MS);
  for (let i = Math.floor((localMs - 86_400_000) / CELL_MS); i <= last; i++) {
    const { beforeMs, afterMs, changeMs } = cellAt(zone, i);
    if (localMs - beforeMs < changeMs) {
      const atMs = Math.max(localMs - beforeMs, i * CELL_MS);
      if (atMs < Math.min(changeMs, (i + 1) * CELL_MS)) return atMs;
    }
    const atMs = Math.max(localMs - afterMs, changeMs);
    if (atMs < (i + 1) * CELL_MS) return atMs;
  }
  throw new RangeError(`Local time does not exist in ${timeZone}`);
}

function getZone(timeZone: string): Zone {
  const cached = zones.get(timeZone);
  if (cached) return cached;
  if (zones.size >= MAX_CACHED_ZONES) zones.clear();
  const history = offsetHistory(timeZone);
  const fromIcu = icuOffsets(timeZone);
  const readOffset: ReadOffset = history
    ? (ms) => changeBefore1970(history, ms)?.offsetMs ?? fromIcu(ms)
    : fromIcu;
  const zone: Zone = { history, readOffset, cells: new Map(), offsets: new Map() };
  zones.set(timeZone, zone);
  return zone;
}

function cellAt(zone: Zone, index: number): Cell {
  let cell = zone.cells.get(index);
  if (!cell) {
    cell = readCell(zone, index);
    zone.cells.set(index, cell);
  }
  return cell;
}

/** The UTC offset at the beginning of a cell, which is also the end of the previous one. */
function offsetAt(zone: Zone, index: number): number {
  let offsetMs = zone.offsets.get(index);
  if (offsetMs === undefined) {
    offsetMs = zone.readOffset(index * CELL_MS);
    zone.offsets.set(index, offsetMs);
  }
  return offsetMs;
}

function readCell(zone: Zone, index: number): Cell {
  const fromMs = index * CELL_MS;
  const beforeMs = offsetAt(zone, index);
  const afterMs = offsetAt(zone, index + 1);
  if (beforeMs === afterMs) return { beforeMs, afterMs, changeMs: fromMs };
  let unchanged = fromMs;
  let changed = fromMs + CELL_MS;
  while (changed - unchanged > SECOND_MS) {
    const middle = unchanged + Math.floor((changed - unchanged) / SECOND_MS / 2) * SECOND_MS;
    if (zone.readOffset(middle) === beforeMs) unchanged = middle;
    else changed = middle;
  }
  return { beforeMs, afterMs, changeMs: changed };
}

/** Reads a zone's UTC offsets at instants (both in ms) from ICU alone, which merges the histories of some zones before 1970. */
export function icuOffsets(timeZone: string): ReadOffset {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (ms) => parseOffset(format.format(ms));
}

/** The change of a zone's history that an instant before 1970 follows. */
function changeBefore1970(
  history: readonly OffsetChange[] | undefined,
  ms: number,
): OffsetChange | undefined {
  return ms < 0 ? history?.find(({ fromMs }) => fromMs <= ms) : undefined;
}

/** Offsets before 1970, latest first; the last also applies to earlier instants. Undefined if ICU has them. */
function offsetHistory(timeZone: string): OffsetChange[] | undefined {
  const packed = ZONE_HISTORY.find(([names]) => names.split(' ').includes(timeZone))?.[1];
  if (packed === undefined) return undefined;
  const secondsIn = (digits = '') => Number.parseInt(digits, 36) * SECOND_MS;
  const changeAt = (fromMs: number, offset = '') => ({
    fromMs,
    offsetMs: secondsIn(offset),
    isSummer: offset.endsWith('*'),
  });
  const [first, ...rest] = packed.split(' ');
  const changes = [changeAt(Number.NEGATIVE_INFINITY, first)];
  let fromMs = Date.UTC(1900);
  for (let i = 0; i + 1 < rest.length; i += 2) {
    fromMs += secondsIn(rest[i]);
    changes.push(changeAt(fromMs, rest[i + 1]));
  }
  return changes.reverse();
}

/** Parses an offset such as GMT, GMT+05:30 or GMT-00:44:30 into milliseconds. */
function parseOffset(text: string): number {
  const at = text.indexOf('GMT') + 3;
  if (at === text.length) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = text
    .slice(at + 1)
    .split(':')
    .map(Number);
  const sign = text[at] === '-' ? -1 : 1;
  return sign * ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS;
}

/** tz database names without an area, such as countries and aliases of UTC. */
const ZONES_WITHOUT_AREA = new Set(
  (
    'UTC GMT GMT+0 GMT-0 GMT0 Cuba Egypt Eire GB GB-Eire Greenwich Hongkong Iceland Iran Israel Jamaica Japan Kwajalein ' +
    'Libya Navajo NZ NZ-CHAT Poland Portugal PRC ROC ROK Singapore Turkey UCT Universal W-SU Zulu'
  )
    .toLowerCase()
    .split(' '),
);

/**
 * Abbreviations that the tz database accepts as zone names, with the zones they link to since 2024b. Some
 * versions of `Intl` still treat them as separate zones.
 */
const ABBREVIATED_ZONES = new Map(
  Object.entries({
    cet: 'Europe/Brussels',
    cst6cdt: 'America/Chicago',
    eet: 'Europe/Athens',
    est: 'America/Panama',
    est5edt: 'America/New_York',
    hst: 'Pacific/Honolulu',
    met: 'Europe/Brussels',
    mst: 'America/Phoenix',
    mst7mdt: 'America/Denver',
    pst8pdt: 'America/Los_Angeles',
    wet: 'Europe/Lisbon',
  }),
);

/** Outdated zone names that `Intl` still returns, mapped to the current ones. */
const RENAMED_ZONES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/**
 * Resolves a zone name, including old names and links, to its current tz database name; case-insensitive. `US/Pacific`
 * becomes `America/Los_Angeles`. Returns undefined for offsets, unlisted abbreviations and unknown names.
 */
export function canonicalTimeZone(text: string): string | undefined {
  const name = text.toLowerCase();
  const zone = ABBREVIATED_ZONES.get(name);
  if (zone) return zone;
  const isListed = text.includes('/') ? !name.startsWith('systemv/') : ZONES_WITHOUT_AREA.has(name);
  if (!isListed) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions();
    return RENAMED_ZONES[timeZone] ?? timeZone;
  } catch {
    return undefined;
  }
}
