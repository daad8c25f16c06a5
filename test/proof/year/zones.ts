import { type DueTime, dueTimes, MAX_LATE_MS, QUARTER_MS } from '#lib/delivery/due-times.ts';
import { addDays, instantsAt, isSkippedDate, utcOffsetMs } from '#lib/time/civil-day.ts';
import { randomFrom } from '../world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What ticks delivered in zones; times in milliseconds. */
export type Sweep = {
  deliveries: number;
  missed: number;
  /** Deliveries that a doubled tick found again, which their claim refuses. */
  refused: number;
  early: number;
  wrongInstant: number;
  /** The largest lateness when the tick before was neither lost nor part of an outage, and otherwise. */
  lateMs: number;
  lateAfterLossMs: number;
  skipped: number;
  lost: number;
  doubled: number;
};

/** A tick: its scheduled time, when it ran, and whether ticks before it were lost. */
type Tick = { nowMs: number; ranMs: number; isDoubled: boolean; isAfterLoss: boolean };

/** The ticks of a period: one in thirty is lost, one in thirty runs twice, all are up to 14 minutes late, and a few outages. */
function ticksOf(fromMs: number, toMs: number, seed: number): { ticks: Tick[]; lost: number } {
  const random = randomFrom(seed);
  const ticks: Tick[] = [];
  let [lost, isAfterLoss, outageUntilMs] = [0, false, 0];
  for (let nowMs = fromMs; nowMs <= toMs; nowMs += QUARTER_MS) {
    if (random() < 1 / 5_000) outageUntilMs = nowMs + (1 + random() * 22) * HOUR_MS;
    // The last tick always runs, so that nothing remains.
    if (nowMs < toMs - 2 * DAY_MS && (nowMs < outageUntilMs || random() < 1 / 30)) {
      lost += 1;
      isAfterLoss = true;
    } else {
      ticks.push({ nowMs, ranMs: nowMs + random() * 14 * 60_000, isDoubled: random() < 1 / 30, isAfterLoss });
      isAfterLoss = false;
    }
  }
  return { ticks, lost };
}

/**
 * Runs the ticks of a year in a zone: which of its quarter hours come due in which tick, compared with the instants at which the
 * clocks show them.
 */
export function sweepZone(timeZone: string, firstDate: string, days: number, seed: number): Sweep {
  const firstMs = Date.parse(firstDate);
  const lastDate = addDays(firstDate, days - 1);
  const { ticks, lost } = ticksOf(firstMs - 2 * DAY_MS, firstMs + (days + 3) * DAY_MS, seed);
  const result: Sweep = {
    ...{ deliveries: 0, missed: 0, refused: 0, early: 0, wrongInstant: 0 },
    ...{ lateMs: 0, lateAfterLossMs: 0, skipped: 0, lost, doubled: 0 },
  };
  const claims = new Set<string>();
  let lastMs = (ticks[0]?.nowMs ?? 0) - QUARTER_MS;
  for (const { nowMs, ranMs, isDoubled, isAfterLoss } of ticks) {
    const due = dueTimes(timeZone, lastMs, nowMs);
    if (isDoubled) result.doubled += 1;
    for (const time of isDoubled ? [...due, ...due] : due) {
      const { date, at, dueMs } = time;
      if (date < firstDate || date > lastDate) continue;
      const claim = `${date} ${at}`;
      if (claims.has(claim)) {
        result.refused += 1;
        continue;
      }
      claims.add(claim);
      result.deliveries += 1;
      if (!isFirstShown(time, timeZone)) result.wrongInstant += 1;
      if (ranMs < dueMs) result.early += 1;
      const lateMs = ranMs - dueMs;
      if (lateMs > MAX_LATE_MS) result.skipped += 1;
      else if (isAfterLoss) result.lateAfterLossMs = Math.max(result.lateAfterLossMs, lateMs);
      else result.lateMs = Math.max(result.lateMs, lateMs);
    }
    lastMs = nowMs;
  }
  const dates = Array.from({ length: days }, (_, day) => addDays(firstDate, day));
  const expected = 96 * dates.filter((date) => !isSkippedDate(date, timeZone)).length;
  result.missed = expected - claims.size;
  return result;
}

/** Whether the clocks show a time at an instant for the first time, or skip it there. */
function isFirstShown({ date, at, dueMs }: DueTime, timeZone: string): boolean {
  const [shownMs] = instantsAt(date, at, timeZone);
  if (shownMs !== undefined && shownMs === dueMs) return true;
  const localMs = Date.parse(`${date}T${at}:00Z`);
  const [before, after] = [dueMs - 1, dueMs].map((ms) => ms + utcOffsetMs(ms, timeZone));
  return (before ?? 0) < localMs && (after ?? 0) > localMs;
}
