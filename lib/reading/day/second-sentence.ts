import { GOOD_DAY, GREAT_DAY, HARD_DAY, STRAINED_DAY, transitsThat } from '../brief/brief.ts';
import type { Links } from '../brief/links.ts';
import type { Locale } from '../locale.ts';
import type { DayKind, Holiday } from '../scenes.ts';
import type { ChosenScene } from './choose-scene.ts';
import type { Context } from './context.ts';
import { daysSince } from './log.ts';
import { pick, type Told } from './told.ts';

/**
 * What else there is to say of the day, in one sentence: about a holiday; that the day is otherwise better or worse than its lead;
 * or how it is as a whole. Undefined if there is nothing.
 */
export function secondSentence(
  context: Context,
  { area }: ChosenScene,
  links: Links,
  locale: Locale,
): Told | undefined {
  const { occasion } = context;
  return (
    (occasion.isValentinesDay && area !== 'love' ? valentine(context, locale) : undefined) ??
    (occasion.holiday && aboutHoliday(occasion.holiday, context, locale)) ??
    otherwise(context, locale) ??
    // When a hard day eases says enough of it.
    (links.easesOn === undefined ? aboutWholeDay(context, locale) : undefined)
  );
}

function valentine(context: Context, { lines }: Locale): Told | undefined {
  const { metrics, overallRating } = context.brief.day;
  const tone = metrics.romance === 'Low' || overallRating < HARD_DAY ? 'hard' : 'easy';
  const text = pick(lines.valentine[tone], context);
  return text === undefined ? undefined : { text, rule: 'valentines-day', transits: () => [] };
}

function aboutHoliday(holiday: Holiday, context: Context, { lines }: Locale): Told | undefined {
  const text = pick(lines.holidays[holiday], context);
  return text === undefined ? undefined : { text, rule: 'holiday', transits: () => [] };
}

/** That a good day has a hard lead, or that a strained one has an easy lead. */
function otherwise(context: Context, { lines }: Locale): Told | undefined {
  const { lead, day } = context.brief;
  const isBetter = lead.tone === 'hard' && day.overallRating >= GOOD_DAY;
  const isWorse = lead.tone === 'easy' && day.overallRating < STRAINED_DAY;
  if (!isBetter && !isWorse) return undefined;
  const text = pick(lines.otherwise[isBetter ? 'better' : 'worse'], context);
  return text === undefined
    ? undefined
    : { text, rule: 'otherwise', transits: () => transitsThat(isBetter ? 'help' : 'strain', day) };
}

function dayKindOf(rating: number): DayKind | undefined {
  if (rating < HARD_DAY) return 'heavy';
  return rating >= GREAT_DAY ? 'great' : undefined;
}

/** Least number of days between two sentences about a day as a whole, by kind. */
const WHOLE_DAY_GAP: Readonly<Record<DayKind, number>> = { great: 3, heavy: 1 };

function aboutWholeDay(context: Context, { lines }: Locale): Told | undefined {
  const { brief, log, today } = context;
  const kind = dayKindOf(brief.day.overallRating);
  if (kind === undefined || daysSince(log, kind, today) < WHOLE_DAY_GAP[kind]) return undefined;
  const text = pick(lines.wholeDay[kind], context);
  if (text === undefined) return undefined;
  log.set(kind, today);
  return {
    text,
    rule: 'whole-day',
    transits: () => transitsThat(kind === 'great' ? 'help' : 'strain', brief.day),
  };
}
