import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { BodyLines, Locale, PairLines, Part, WrittenLine, WrittenLines } from '../locale.ts';
import { ageOn, type Reader } from '../reader.ts';
import type { Tone } from '../tone.ts';
import type { Transit } from './stories.ts';

/** The lines that may be said of a theme: some for any time of it, and for a slow one those of its parts. */
export type ThemeLines = Partial<Record<Part, string>> & { any: readonly string[] };

const MANNER: Readonly<Record<Aspect, keyof PairLines>> = {
  conjunction: 'conjunct',
  sextile: 'flowing',
  square: 'tense',
  trine: 'flowing',
  opposition: 'tense',
};

/** The tone of a transit, as the tables have it, and what they say of it. */
export function toldOf(
  { transiting, aspect, natal }: Transit,
  lines: Locale['lines'],
): { tone: Tone; written: WrittenLines } {
  const bodyLines: BodyLines = lines[transiting];
  const { flowing, tense, conjunct } = bodyLines[natal];
  const manner = MANNER[aspect];
  if (manner === 'flowing') return { tone: 'helps', written: flowing };
  if (manner === 'tense') return { tone: 'hurts', written: tense };
  if ('helps' in conjunct) return { tone: 'helps', written: conjunct.helps };
  if ('hurts' in conjunct) return { tone: 'hurts', written: conjunct.hurts };
  return { tone: 'mixed', written: conjunct.mixed };
}

/** What a line of some tags presupposes: being old enough, or of working age. What needs an hour fits no week. */
const FROM_AGE: Readonly<Record<string, number>> = { adult: 16, romance: 16, work: 16 };
const TO_AGE: Readonly<Record<string, number>> = { work: 75 };
const OF_AN_HOUR: ReadonlySet<string> = new Set(['morning', 'evening', 'meal']);

/** The lines of a theme that fit a reader on every date of a period. */
export function themeLines(
  written: WrittenLines,
  { birthDate }: Reader,
  period: { startDate: string; endDate: string },
): ThemeLines {
  const [youngest, oldest] = [ageOn(birthDate, period.startDate), ageOn(birthDate, period.endDate)];
  const fits = (line: WrittenLine) =>
    tagsOf(line).every(
      (tag) =>
        youngest >= (FROM_AGE[tag] ?? 0) && oldest <= (TO_AGE[tag] ?? Infinity) && !OF_AN_HOUR.has(tag),
    );
  const sayable = (some: readonly WrittenLine[]) => some.filter(fits).map(textOf);
  if (!('any' in written)) return { any: sayable(written) };
  const [building] = sayable([written.building]);
  const [exact] = sayable([written.exact]);
  const [easing] = sayable([written.easing]);
  return {
    any: sayable(written.any),
    ...(building === undefined ? {} : { building }),
    ...(exact === undefined ? {} : { exact }),
    ...(easing === undefined ? {} : { easing }),
  };
}

function tagsOf(line: WrittenLine): readonly string[] {
  return typeof line === 'string' ? [] : line.slice(0, -1);
}

function textOf(line: WrittenLine): string {
  return typeof line === 'string' ? line : (line.at(-1) ?? '');
}
