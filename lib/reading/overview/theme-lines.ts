import { ageOn } from '#lib/time/age-on.ts';
import type { Part, WrittenLine, WrittenLines } from '../locale.ts';
import { COMING_OF_AGE, type Reader, WORKING_AGES } from '../reader.ts';

/** The lines that may be said of a theme: some for any time of it, and for a slow one those of its parts. */
export type ThemeLines = Partial<Record<Part, string>> & { any: readonly string[] };

/** What a line of some tags presupposes: being old enough, or of working age. What needs an hour fits no week. */
const FROM_AGE: Readonly<Record<string, number>> = {
  adult: COMING_OF_AGE,
  romance: COMING_OF_AGE,
  work: WORKING_AGES.from,
};
const TO_AGE: Readonly<Record<string, number>> = { work: WORKING_AGES.to };
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
