import type { ScoredTransit } from '#lib/scoring/day.ts';
import { mayBeOutOfOrb } from '#lib/transits/transit-windows.ts';
import { IS_SLOW } from '../locale.ts';
import { modulo } from '../rotation.ts';

/** The next perfection is not before the day after tomorrow's, or the last one not after that before yesterday. */
const WELL_APART_DAYS = 2.6;

/** So far from a perfection no transit makes news, nor does it on the days next to that. */
const FAR_DAYS = 3.1;

/**
 * Whether a transit of a week or more can stand behind a day that no news explains: every other day, one on even and another
 * on odd days, and apart from the days on which it makes news itself, so that it is not told on more than three days running.
 * `today` is the day's number.
 */
export function isBackdrop(
  { transiting, kind, stage, daysToExact, window }: ScoredTransit,
  today: number,
): boolean {
  if (transiting === 'Moon' || modulo(today + kind.place, 2) === 1) return false;
  if ((stage !== 'building' && stage !== 'easing') || mayBeOutOfOrb(window)) return false;
  return daysToExact === undefined || Math.abs(daysToExact) > FAR_DAYS;
}

/**
 * Whether a transit makes news on a day, so that no day's text tells what goes on for weeks: around its one perfection
 * (three days at most), on the days of several perfections, and as one of a slow body begins and ends, where that is days from them; of
 * the Moon, who makes some every day, on the day of perfection. What is so uncertain without a time of birth that it might
 * not even be within orb at that moment makes none.
 */
export function isNews({ transiting, stage, daysToExact, window }: ScoredTransit): boolean {
  if (stage === 'building' || stage === 'easing') return false;
  if (mayBeOutOfOrb(window)) return false;
  if (stage === 'exact') return true;
  if (transiting === 'Moon') return false;
  if (stage === 'day-before' || stage === 'day-after') return window.perfectionsMs.length === 1;
  if (!IS_SLOW[transiting]) return false;
  return daysToExact === undefined || Math.abs(daysToExact) >= WELL_APART_DAYS;
}
