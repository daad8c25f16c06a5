import { ageOn } from '#lib/time/calendar-date.ts';
import type { CalendarDate } from '#lib/time/civil-day.ts';
import type { Locale } from '../locale.ts';
import { COMING_OF_AGE, type Reader, WORKING_AGES } from '../reader.ts';
import { dayNumber, elementAt } from '../rotation.ts';
import { writtenFor } from '../summary/lines.ts';
import type { LineStage, Tone, WrittenLine, WrittenLines } from '../written-lines.ts';
import type { ThemeStory } from './stories.ts';
import type { Theme } from './themes.ts';
import { seenOn, type UncertainDate, uncertainDate, whenOf } from './when.ts';

/** A range of consecutive days in a time zone, both ends included. */
export type Period = { startDate: string; endDate: string; timeZone: string };

/** A theme with its dates and content. */
export type DatedTheme = {
  tone: Tone;
  weight: number;
  from: UncertainDate;
  peaks: readonly UncertainDate[];
  to: UncertainDate;
  story: ThemeStory;
};

/** Dates a theme and chooses its lines for a reader; undefined if no line fits. */
export function datedTheme(
  theme: Theme,
  period: Period,
  reader: Reader,
  locale: Locale,
): DatedTheme | undefined {
  const dates = {
    from: uncertainDate(theme.from, period.timeZone),
    peaks: theme.peaks.map((peak) => uncertainDate(peak, period.timeZone)),
    to: uncertainDate(theme.to, period.timeZone),
  };
  const { transiting, aspect, natal } = theme.window.kind;
  const { tone, written } = writtenFor(locale.lines[transiting][natal], aspect);
  const rotation = theme.window.kind.index + dayNumber(dates.from.date);
  const lines = themeLines(written, reader, period);
  const chosen = chooseLines({ tone, lines }, theme, stagesOf(dates, period));
  if (chosen === undefined) return undefined;
  const story = {
    transit: theme.window.kind,
    ...chosen,
    ...turnsOf(dates, period),
    returns: theme.pass > 0,
    plainYear: plainYear(period),
    rotation,
  };
  return { tone, weight: theme.weight, ...dates, story };
}

/** The year omitted from dates: the period's year, or undefined if the period spans two years. */
export function plainYear({ startDate, endDate }: Period): string | undefined {
  const year = startDate.slice(0, 4);
  return endDate.startsWith(year) ? year : undefined;
}

type Dates = Pick<DatedTheme, 'from' | 'peaks' | 'to'>;

/** The stages of a theme that the period contains; `isAhead` means that a peak follows after the period. */
type PeriodStages = { beginning: boolean; peak: boolean; end: boolean; isAhead: boolean };

function stagesOf({ from, peaks, to }: Dates, { startDate, endDate }: Period): PeriodStages {
  return {
    beginning: from.date >= startDate,
    peak: peaks.some(({ date }) => date >= startDate && date <= endDate),
    end: to.date <= endDate,
    isAhead: peaks.some(({ date }) => date > endDate),
  };
}

/** Chooses different lines for the theme's stages; undefined if no line fits. */
function chooseLines(
  { tone, lines }: { tone: Tone; lines: ThemeLines },
  { window, pass, isLastPass, peaks }: Theme,
  stages: PeriodStages,
): Pick<ThemeStory, 'opening' | 'relieves' | 'atPeak' | 'atEnd'> | undefined {
  const { any, building, exact, easing } = lines;
  const { index } = window.kind;
  const lineAt = (step: number) => (any.length === 0 ? undefined : elementAt(any, index + step));
  // A fast body's theme uses the second line at the peak of the first pass, so later passes open with the line after that.
  const atAnyTime = lineAt(exact === undefined && pass > 0 ? pass + 1 : pass);
  const isOver = !stages.peak && !stages.isAhead && (peaks.length > 0 || stages.end) && !stages.beginning;
  const grows = (stages.beginning || (!stages.peak && stages.isAhead)) && pass === 0;
  const preferred = isOver ? easing : grows && index % 2 === 0 ? building : atAnyTime;
  const opening = preferred ?? atAnyTime ?? exact ?? building ?? easing;
  if (opening === undefined) return undefined;
  const unlessOpening = (line: string | undefined) => (line === opening ? undefined : line);
  return {
    opening,
    relieves: opening === easing && tone !== 'helps',
    atPeak: stages.peak && pass === 0 ? unlessOpening(exact ?? lineAt(1)) : undefined,
    atEnd: stages.end && isLastPass ? unlessOpening(easing) : undefined,
  };
}

function turnsOf(
  { from, peaks, to }: Dates,
  { startDate }: Period,
): Pick<ThemeStory, 'begins' | 'peaks' | 'ends' | 'isUndated'> {
  const turns = {
    begins: seenOn(startDate, from),
    peaks: mergePeaks(peaks).flatMap(({ dates, lastDate }) => seenOn(startDate, dates, lastDate) ?? []),
    ends: seenOn(startDate, to),
  };
  const isDated = turns.begins !== undefined || turns.ends !== undefined || turns.peaks.length > 0;
  return { ...turns, isUndated: !isDated };
}

/** Merges peaks with overlapping ranges if the merged range can still be dated. `lastDate` is the date of the last peak. */
function mergePeaks(peaks: readonly UncertainDate[]) {
  const merged: { dates: UncertainDate; lastDate: CalendarDate }[] = [];
  for (const peak of peaks) {
    const last = merged.at(-1)?.dates;
    const both = last && last.latest >= peak.earliest ? { ...last, latest: peak.latest } : undefined;
    const canMerge = both !== undefined && whenOf(both) !== undefined;
    if (canMerge) merged.pop();
    merged.push({ dates: canMerge ? both : peak, lastDate: peak.date });
  }
  return merged;
}

/** The lines of a theme: for any time and, for slow bodies, by stage. */
type ThemeLines = Partial<Record<LineStage, string | undefined>> & { any: readonly string[] };

/** Minimum age that each tag requires. Tags that depend on the time of day never fit a theme. */
const FROM_AGE: Readonly<Record<string, number>> = {
  adult: COMING_OF_AGE,
  romance: COMING_OF_AGE,
  work: WORKING_AGES.from,
};
const TO_AGE: Readonly<Record<string, number>> = { work: WORKING_AGES.to };
const NEED_AN_HOUR: ReadonlySet<string> = new Set(['morning', 'evening', 'meal']);

/** The lines of a theme that fit a reader on every date of a period. */
export function themeLines(
  written: WrittenLines,
  { birthDate }: Reader,
  { startDate, endDate }: Pick<Period, 'startDate' | 'endDate'>,
): ThemeLines {
  const [youngest, oldest] = [ageOn(birthDate, startDate), ageOn(birthDate, endDate)];
  const fits = (line: WrittenLine) =>
    tagsOf(line).every(
      (tag) =>
        youngest >= (FROM_AGE[tag] ?? 0) && oldest <= (TO_AGE[tag] ?? Infinity) && !NEED_AN_HOUR.has(tag),
    );
  const fitting = (some: readonly WrittenLine[]) => some.filter(fits).map(textOf);
  if (!('any' in written)) return { any: fitting(written) };
  const lineAt = (stage: LineStage) => fitting([written[stage]])[0];
  return {
    any: fitting(written.any),
    building: lineAt('building'),
    exact: lineAt('exact'),
    easing: lineAt('easing'),
  };
}

function tagsOf(line: WrittenLine): readonly string[] {
  return typeof line === 'string' ? [] : line.slice(0, -1);
}

function textOf(line: WrittenLine): string {
  return typeof line === 'string' ? line : (line.at(-1) ?? '');
}
