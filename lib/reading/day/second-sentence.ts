import { GOOD_DAY, GREAT_DAY, HARD_DAY, STRAINED_DAY, transitsThat } from '../brief/brief.ts';
import type { Locale } from '../locale.ts';
import type { Holiday } from '../scenes.ts';
import type { ChosenScene } from './choose-scene.ts';
import type { Context } from './context.ts';
import { daysSince } from './log.ts';
import { pick, type Told } from './told.ts';

/**
 * What else there is to say of the day, in one sentence: about a holiday; that the day is otherwise better or worse than its lead;
 * or that it's great as a whole. Undefined if there is nothing.
 */
export function secondSentence(context: Context, { area }: ChosenScene, locale: Locale): Told | undefined {
  const { occasion } = context;
  return (
    (occasion.isValentinesDay && area !== 'love' ? valentine(context, locale) : undefined) ??
    (occasion.holiday && aboutHoliday(occasion.holiday, context, locale)) ??
    otherwise(context, locale) ??
    aboutGreatDay(context, locale)
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

/** That a good day has a hard lead, or that a strained one has an easy lead. A hard day has said so first. */
function otherwise(context: Context, { lines }: Locale): Told | undefined {
  const { lead, day } = context.brief;
  const isBetter = lead.tone === 'hard' && day.overallRating >= GOOD_DAY;
  const isWorse = lead.tone === 'easy' && day.overallRating < STRAINED_DAY && day.overallRating >= HARD_DAY;
  if (!isBetter && !isWorse) return undefined;
  const text = pick(lines.otherwise[isBetter ? 'better' : 'worse'], context);
  return text === undefined
    ? undefined
    : { text, rule: 'otherwise', transits: () => transitsThat(isBetter ? 'help' : 'strain', day) };
}

/** Least number of days between two sentences that a day is great. */
const GREAT_GAP = 3;

function aboutGreatDay(context: Context, { lines }: Locale): Told | undefined {
  const { brief, log, today } = context;
  if (brief.day.overallRating < GREAT_DAY || daysSince(log, 'great', today) < GREAT_GAP) return undefined;
  const text = pick(lines.wholeDay.great, context);
  if (text === undefined) return undefined;
  log.set('great', today);
  return { text, rule: 'whole-day', transits: () => transitsThat('help', brief.day) };
}
