import { harmony } from '#lib/scoring/tables/weights.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import type { TransitKind } from '#lib/transits/transit-kinds.ts';
import { areaAt } from '../brief/area-of.ts';
import { meets } from '../day/occasion.ts';
import type { Locale } from '../locale.ts';
import type { Reader } from '../reader.ts';
import { dayNumber, elementAt } from '../rotation.ts';
import type { Condition } from '../scenes.ts';
import type { ThemeStory, Tone } from './stories.ts';
import type { Theme } from './themes.ts';
import { type UncertainDate, uncertainDate, whenOf } from './when.ts';

/** A range of consecutive days in a time zone, both ends included. */
export type Period = { startDate: string; endDate: string; timeZone: string };

/** A theme with its dates and content. */
export type DatedTheme = {
  tone: Tone;
  weight: number;
  from: UncertainDate;
  peaks: readonly UncertainDate[];
  to: UncertainDate;
  /** A sentence about the theme that stays the same while it lasts. */
  line: string;
  /** Sentences about the theme, of which a period's summary takes one. */
  lines: readonly string[];
  story: ThemeStory;
};

/** Dates a theme and chooses its texts for a reader. */
export function datedTheme(theme: Theme, period: Period, reader: Reader, locale: Locale): DatedTheme {
  const { kind, target } = theme.window;
  const dates = {
    from: uncertainDate(theme.from, period.timeZone),
    peaks: theme.peaks.map((peak) => uncertainDate(peak, period.timeZone)),
    to: uncertainDate(theme.to, period.timeZone),
  };
  const tone = toneOf(kind);
  const manner = tone === 'hurts' ? 'hard' : 'easy';
  const rotation = kind.index + dayNumber(dates.from.date);
  const area = areaAt(target.targetDeg - target.aheadDeg, reader, ageOn(reader.birthDate, period.startDate));
  const scenes = locale.scenes.transits[kind.transiting][manner];
  const rows = scenes[area].map(([, , text, , , ...conditions]) => [text, ...conditions] as const);
  const lines = locale.meanings.transits[kind.transiting][manner][kind.natal].map(([text]) => text);
  const line = elementAt(lines, rotation);
  const [scene] = timeless(rows, reader, period, locale, rotation);
  const story = {
    transit: kind,
    begins: whenOf(dates.from),
    peaks: mergePeaks(dates.peaks).flatMap((peak) => whenOf(peak) ?? []),
    ends: whenOf(dates.to),
    plainYear: plainYear(period),
    scene: scene ?? line,
  };
  return { tone, weight: theme.weight, ...dates, line, lines, story };
}

/** The year omitted from dates: the period's year, or undefined if the period spans two years. */
export function plainYear({ startDate, endDate }: Period): string | undefined {
  const year = startDate.slice(0, 4);
  return endDate.startsWith(year) ? year : undefined;
}

/** Least harmony, positive or negative, of a transit that isn't mixed. */
const CLEAR_HARMONY = 0.2;

function toneOf({ transiting, aspect, natal }: TransitKind): Tone {
  const value = harmony(transiting, aspect, natal);
  return value > CLEAR_HARMONY ? 'helps' : value < -CLEAR_HARMONY ? 'hurts' : 'mixed';
}

/** The texts that fit weeks and the reader's age on every date of a period, beginning at a rotation. */
function timeless(
  rows: readonly (readonly [text: string, ...conditions: readonly Condition[]])[],
  { birthDate }: Reader,
  { startDate, endDate }: Period,
  locale: Locale,
  rotation: number,
): string[] {
  const ages = [ageOn(birthDate, startDate), ageOn(birthDate, endDate)];
  const fitting = rows.flatMap(([text, ...conditions]) => {
    const isForDays = conditions.includes('workday') || conditions.includes('weekend');
    const fits = ages.every((age) => meets(conditions, { age, isWorkingDay: true }));
    return fits && !isForDays && locale.isTimeless(text) ? [text] : [];
  });
  return fitting.length === 0 ? [] : [elementAt(fitting, rotation)];
}

/** Merges peaks with overlapping ranges if the merged range can still be dated. */
function mergePeaks(peaks: readonly UncertainDate[]): UncertainDate[] {
  const merged: UncertainDate[] = [];
  for (const peak of peaks) {
    const last = merged.at(-1);
    const both = last && last.latest >= peak.earliest ? { ...last, latest: peak.latest } : undefined;
    const canMerge = both !== undefined && whenOf(both) !== undefined;
    if (canMerge) merged.pop();
    merged.push(canMerge ? both : peak);
  }
  return merged;
}
