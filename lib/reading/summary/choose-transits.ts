import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import type { ListedThemes } from '../lists/activity.ts';
import type { Locale } from '../locale.ts';
import { rotationOf } from '../rotation.ts';
import { type Tone, toneOf, toneOfRating } from '../tones.ts';
import { type Line, lineFor } from './lines.ts';
import { GREATEST_SHARE, type Place, prominence } from './prominence.ts';

/**
 * A transit with the line that holds for it on the day, and the tone in which it is told: that of its points, but
 * relief from a transit that hurts is told as help.
 */
export type Said = { transit: ScoredTransit; line: Line; rotation: number; tone: Tone };

/**
 * What a summary speaks of: the transit that leads, and up to three in all, in the order of their importance.
 */
export type Choice = { lead: Said | undefined; others: readonly Said[] };

/** A day, and those of its transits that have been said or cannot be. */
type Search = {
  day: ScoredDay;
  listed: ListedThemes;
  today: number;
  lines: Locale['lines'];
  spent: ScoredTransit[];
};

const MOST = 3;

/**
 * The transits that a day's summary speaks of. The lead is one of the strongest that agrees with the rating
 * (helping from 6 on, hurting below 5, either between), and is not told as a relief. The others are the strongest of
 * all, if that is another, and then the greatest news, of the other tone if those two agree and there is one. `today`
 * is the day's number.
 */
export function chooseTransits(
  day: ScoredDay,
  listed: ListedThemes,
  today: number,
  lines: Locale['lines'],
): Choice {
  const search: Search = { day, listed, today, lines, spent: [] };
  const { transits } = day;
  const lead = best(search, 'leading', toneOfRating(day.overallRating));
  const others: Said[] = [];
  const most = lead === undefined ? MOST : MOST - 1;
  const [strongest] = transits;
  if (strongest !== undefined && !search.spent.includes(strongest))
    add(others, say(search, strongest, false));
  const tone = (lead ?? others[0])?.tone;
  if (others.every((said) => said.tone === tone)) add(others, best(search, 'news', opposite(tone)));
  while (others.length < most && search.spent.length < transits.length)
    add(others, best(search, 'news', undefined));
  return { lead, others };
}

function add(others: Said[], said: Said | undefined): void {
  if (said !== undefined) others.push(said);
}

/**
 * The most prominent transit of a tone, or of any, that can be said in a place; all that are tried are spent.
 */
function best(search: Search, place: Place, tone: Tone | undefined): Said | undefined {
  for (;;) {
    const transit = mostProminent(search, place, tone);
    if (transit === undefined) return undefined;
    const said = say(search, transit, place === 'leading');
    if (said !== undefined) return said;
  }
}

function say(search: Search, transit: ScoredTransit, leads: boolean): Said | undefined {
  const { day, listed, today, lines, spent } = search;
  spent.push(transit);
  const rotation = rotationOf(transit, today);
  const line = lineFor(transit, day, listed, { rotation, leads, lines });
  return line && { transit, line, rotation, tone: line.relieves ? 'helps' : toneOf(transit) };
}

function mostProminent(
  { day, spent }: Search,
  place: Place,
  tone: Tone | undefined,
): ScoredTransit | undefined {
  let found: ScoredTransit | undefined;
  let foundWeight = -1;
  const greatest = GREATEST_SHARE[place];
  for (const transit of day.transits) {
    // The largest come first: none of the rest can weigh more.
    if (Math.abs(transit.points.rating) * greatest <= foundWeight) break;
    const weight = prominence(transit, place);
    if (weight <= foundWeight) continue;
    if ((tone !== undefined && toneOf(transit) !== tone) || spent.includes(transit)) continue;
    found = transit;
    foundWeight = weight;
  }
  return found;
}

function opposite(tone: Tone | undefined): Tone | undefined {
  return tone === 'helps' ? 'hurts' : tone === 'hurts' ? 'helps' : undefined;
}
