import { daysBetween } from '#lib/time/calendar-date.ts';
import { HARD_DAY, transitsThat } from '../brief/brief.ts';
import type { Links } from '../brief/links.ts';
import type { Locale } from '../locale.ts';
import type { Context } from './context.ts';
import { pick, type Told } from './told.ts';

/** The first sentence of a hard day: that it's hard, and when it eases, if that is known. Other days begin with their scene. */
export function firstSentence(
  context: Context,
  { easesOn }: Links,
  { lines, atTime }: Locale,
): Told | undefined {
  const { day } = context.brief;
  if (day.overallRating >= HARD_DAY) return undefined;
  const line = pick(easesOn === undefined ? lines.wholeDay.heavy : lines.eases, context);
  if (line === undefined) return undefined;
  const transits = () => transitsThat('strain', day);
  return easesOn === undefined
    ? { text: line, rule: 'whole-day', transits }
    : {
        text: atTime(line, { days: daysBetween(day.date, easesOn), date: easesOn }),
        rule: 'eases',
        transits,
      };
}
