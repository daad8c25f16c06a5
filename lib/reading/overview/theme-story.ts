import type { CalendarDate } from '#lib/time/civil-day.ts';
import type { Locale } from '../locale.ts';
import type { Reader } from '../reader.ts';
import { dayNumber, elementAt } from '../rotation.ts';
import { writtenFor } from '../summary/lines.ts';
import type { Tone } from '../tone.ts';
import type { ThemeStory } from './stories.ts';
import { type ThemeLines, themeLines } from './theme-lines.ts';
import type { Theme } from './themes.ts';
import { type PassageDates, passageDates, seenOn, whenOf } from './when.ts';

/** The days of which something is told, both ends included, in a zone. */
export type Period = { startDate: string; endDate: string; timeZone: string };

/** A theme with its tone, its weight (as in `Theme`), its dates, and what is told of it. */
export type DatedTheme = {
  tone: Tone;
  weight: number;
  from: PassageDates;
  peaks: readonly PassageDates[];
  to: PassageDates;
  story: ThemeStory;
};

/** A theme made ready for the telling; undefined where no line of it fits the reader. */
export function datedTheme(
  theme: Theme,
  period: Period,
  reader: Reader,
  locale: Locale,
): DatedTheme | undefined {
  const dates = {
    from: passageDates(theme.from, period.timeZone),
    peaks: theme.peaks.map((peak) => passageDates(peak, period.timeZone)),
    to: passageDates(theme.to, period.timeZone),
  };
  const { transiting, aspect, natal } = theme.window.kind;
  const { tone, written } = writtenFor(locale.lines[transiting][natal], aspect);
  const rotation = theme.window.kind.place + dayNumber(dates.from.date);
  const lines = themeLines(written, reader, period);
  const told = toldLines({ tone, lines }, theme, scenesOf(dates, period));
  if (told === undefined) return undefined;
  const story = {
    transit: theme.window.kind,
    ...told,
    ...turnsOf(dates, period),
    returns: theme.pass > 0,
    plainYear: plainYear(period),
    rotation,
  };
  return { tone, weight: theme.weight, ...dates, story };
}

/** The year that goes without saying in a period: its own, if it is within one. */
export function plainYear({ startDate, endDate }: Period): string | undefined {
  const year = startDate.slice(0, 4);
  return endDate.startsWith(year) ? year : undefined;
}

type Dates = Pick<DatedTheme, 'from' | 'peaks' | 'to'>;

/** What of a theme's time a period has. */
type Scenes = { beginning: boolean; peak: boolean; end: boolean; isAhead: boolean };

function scenesOf({ from, peaks, to }: Dates, { startDate, endDate }: Period): Scenes {
  return {
    beginning: from.date >= startDate,
    peak: peaks.some(({ date }) => date >= startDate && date <= endDate),
    end: to.date <= endDate,
    isAhead: peaks.some(({ date }) => date > endDate),
  };
}

/** The lines that tell a theme's scenes, each said once; undefined where none fits. */
function toldLines(
  { tone, lines }: { tone: Tone; lines: ThemeLines },
  { window, pass, isLastPass, peaks }: Theme,
  scenes: Scenes,
): Pick<ThemeStory, 'opening' | 'relieves' | 'atPeak' | 'atEnd'> | undefined {
  const { any, building, exact, easing } = lines;
  const { place } = window.kind;
  const lineAt = (step: number) => (any.length === 0 ? undefined : elementAt(any, place + step));
  // A quick theme has its second line at the peak of its first time: further times begin with the next.
  const atAnyTime = lineAt(exact === undefined && pass > 0 ? pass + 1 : pass);
  const isOver = !scenes.peak && !scenes.isAhead && (peaks.length > 0 || scenes.end) && !scenes.beginning;
  const grows = (scenes.beginning || (!scenes.peak && scenes.isAhead)) && pass === 0;
  const preferred = isOver ? easing : grows && place % 2 === 0 ? building : atAnyTime;
  const opening = preferred ?? atAnyTime ?? exact ?? building ?? easing;
  if (opening === undefined) return undefined;
  const unsaid = (line: string | undefined) => (line === opening ? undefined : line);
  return {
    opening,
    relieves: opening === easing && tone !== 'helps',
    atPeak: scenes.peak && pass === 0 ? unsaid(exact ?? lineAt(1)) : undefined,
    atEnd: scenes.end && isLastPass ? unsaid(easing) : undefined,
  };
}

function turnsOf(
  { from, peaks, to }: Dates,
  { startDate }: Period,
): Pick<ThemeStory, 'begins' | 'peaks' | 'ends' | 'isUndated'> {
  const turns = {
    begins: seenOn(startDate, from),
    peaks: apart(peaks).flatMap(({ dates, lastDate }) => seenOn(startDate, dates, lastDate) ?? []),
    ends: seenOn(startDate, to),
  };
  const isDated = turns.begins !== undefined || turns.ends !== undefined || turns.peaks.length > 0;
  return { ...turns, isUndated: !isDated };
}

/** Peaks that are told as one, and the date of the last of them. */
type TiedPeaks = { dates: PassageDates; lastDate: CalendarDate };

/** Peaks of which one may be as late as the next is early are told as one, if that still has a date. */
function apart(peaks: readonly PassageDates[]): TiedPeaks[] {
  const told: TiedPeaks[] = [];
  for (const peak of peaks) {
    const last = told.at(-1)?.dates;
    const both = last && { ...last, latest: peak.latest };
    const areOne =
      both !== undefined && last !== undefined && last.latest >= peak.earliest && whenOf(both) !== undefined;
    if (areOne) told[told.length - 1] = { dates: both, lastDate: peak.date };
    else told.push({ dates: peak, lastDate: peak.date });
  }
  return told;
}
