import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ACTIVITIES, type ActivityId } from '#lib/reading/lists/activities.ts';
import type { Topic } from '#lib/reading/lists/topics.ts';
import type { SkyAdvice } from '#lib/reading/locale.ts';
import type { ChosenTransit } from '#lib/reading/summary/choose-transits.ts';
import { type SkyNews, skyNews } from '#lib/reading/summary/sky-news.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import { atMost, type Measure } from './day-measures.ts';
import { repetitionMeasures, sanityMeasures, spreadMeasures } from './list-measures.ts';
import { datesOfYears, readers, withBirthTime } from './population.ts';
import { type ReadingDay, readingDays } from './reading-days.ts';

/** Measures a year of readings: lists, colors, numbers and texts. `series` selects a population, as in `readers`. */
export function readingMeasures(
  year: number,
  { known = 'date', series = 0 }: { known?: BirthPrecision; series?: number } = {},
): Measure[] {
  const dates = datesOfYears(year, 1);
  const groups = Object.values(readers(year, series));
  const [population = [], ...others] =
    known === 'time' ? groups.map((births) => births.map(withBirthTime)) : groups;
  const all = [...readingDays([...population, ...others.flat()], dates)];
  const grownUps = new Set(population.filter(({ birthDate }) => ageOn(birthDate, `${year}-01-01`) >= 16));
  return [
    ...sanityMeasures(all),
    ...spreadMeasures(all.filter(({ reader }) => grownUps.has(reader))),
    ...repetitionMeasures(all),
    ...textMeasures(all),
    ...skyMeasures(all),
  ];
}

/** Technical terms of astrology that most readers would have to look up. */
const TECHNICAL =
  /\b(natal|sextiles?|trines?|squares?|conjunct|conjunctions?|opposite|opposes|oppositions?|retrograde|void of course|transits?|orbs?|ingress(es)?|stations?|stationary|cusps?|aspects?|ecliptic|penumbral|annular|applying|separating)\b/gi;

/** A clause with one of these words or a clock time describes the sky, not the reader. */
const SKY =
  /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|sextile|trine|square|opposite|void of course|eclipse|retrograde)\b|\d\d:\d\d/;

const HOUR_MS = 3_600_000;

/** Measures the texts. Each reader's days must be in ascending order. */
function textMeasures(days: readonly ReadingDay[]): Measure[] {
  const charts = [...Map.groupBy(days, ({ reader }) => reader).values()];
  const chosen = days.flatMap(({ summary }) => summary.transits);
  const total = (countIn: (text: string) => number) => sum(days, ({ summary }) => countIn(summary.text));
  const clocks = days.flatMap(clockTimes);
  const runs = charts.flatMap(runsOf);
  const longRuns = runs.filter((run) => run >= 5);
  const repeated = (within: number) => 100 * shareRepeated(charts, within);
  return [
    atMost(
      'clock times uncertain by more than an hour, %',
      0,
      100 * share(clocks, ({ uncertainMs }) => uncertainMs > HOUR_MS),
    ),
    atMost('clock times between midnight and six, %', 5, 100 * share(clocks, ({ time }) => time < '06:00')),
    atMost('technical words in a summary', 2.5, total(technicalIn) / days.length),
    atMost(
      'technical words in first sentences',
      0,
      total((text) => technicalIn(firstOf(text))),
    ),
    {
      name: 'words about the reader, %',
      min: 60,
      max: 100,
      value: (100 * total(layWordsIn)) / total(wordsIn),
    },
    atMost('longest run of days that mention one transit', 3, Math.max(...runs)),
    atMost('days in runs of five or more, %', 0, (100 * sum(longRuns, (run) => run)) / days.length),
    atMost('lines repeated within 7 days, %', 3, repeated(7)),
    atMost('lines repeated within 30 days, %', 10, repeated(30)),
    atMost('evening and meal lines for transits exact before 11:00', 0, chosen.filter(isTooEarly).length),
    atMost('lines joined by ", so", %', 15, 100 * share(chosen, ({ line }) => line.text.includes(', so '))),
  ];
}

function sum<Thing>(things: readonly Thing[], value: (thing: Thing) => number): number {
  return things.reduce((total, thing) => total + value(thing), 0);
}

function share<Thing>(things: readonly Thing[], holds: (thing: Thing) => boolean): number {
  return things.filter(holds).length / Math.max(1, things.length);
}

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;
const technicalIn = (text: string): number => text.match(TECHNICAL)?.length ?? 0;
/** The first two sentences: the opener and the first line. */
const firstOf = (text: string): string => text.split(/(?<=\.) /, 2).join(' ');
const layWordsIn = (text: string): number =>
  sum(text.split(/[,;:.()]+(?=\s|$)/), (clause) => (SKY.test(clause) ? 0 : wordsIn(clause)));

/** The clock times in a summary, each with its transit's uncertainty, which is 0 for sky events. */
function clockTimes({ summary }: ReadingDay): { time: string; uncertainMs: number }[] {
  return Array.from(summary.text.matchAll(/(?:your (\w+) \()?(\d\d:\d\d)/g), ([, natal, time = '']) => {
    if (natal === undefined) return { time, uncertainMs: 0 };
    const match = summary.transits.find(
      ({ transit, exactTime }) => transit.natal === natal && exactTime?.clock === time,
    );
    const { window, exactAtMs } = match?.transit ?? {};
    const isKnown = window !== undefined && exactAtMs !== undefined;
    return { time, uncertainMs: isKnown ? uncertaintyMs(window, exactAtMs) : Number.POSITIVE_INFINITY };
  });
}

/** The lengths of all runs of consecutive days that mention the same transit. */
function runsOf(days: readonly ReadingDay[]): number[] {
  const runs: number[] = [];
  let running = new Map<string, number>();
  for (const { summary } of days) {
    const today = new Map<string, number>();
    for (const { transit } of summary.transits) {
      const name = `${transit.transiting} ${transit.aspect} ${transit.natal}`;
      today.set(name, (running.get(name) ?? 0) + 1);
    }
    for (const [name, run] of running) if (!today.has(name)) runs.push(run);
    running = today;
  }
  return [...runs, ...running.values()];
}

/** The share of lines that repeat a line shown to the same reader in the preceding `within` days. */
function shareRepeated(charts: readonly (readonly ReadingDay[])[], within: number): number {
  let lines = 0;
  let repeats = 0;
  for (const days of charts) {
    const lastSeen = new Map<string, number>();
    for (const [day, { summary }] of days.entries())
      for (const { line } of summary.transits) {
        lines += 1;
        const last = lastSeen.get(line.text);
        if (last !== undefined && day - last <= within) repeats += 1;
        lastSeen.set(line.text, day);
      }
  }
  return repeats / lines;
}

function isTooEarly({ line, hour }: ChosenTransit): boolean {
  const isLater = line.occasions.includes('evening') || line.occasions.includes('meal');
  return isLater && hour !== undefined && hour < 11;
}

function skyMeasures(days: readonly ReadingDay[]): Measure[] {
  return [
    atMost('lines that contradict a list', 0, days.flatMap(contradictedLines).length),
    atMost('sky advice that contradicts a list', 0, days.flatMap(contradictedAdvice).length),
    atMost(
      'eclipses not mentioned',
      0,
      days.filter((entry) => entry.day.sky.eclipse && omits('eclipse', entry)).length,
    ),
    atMost(
      'phases not mentioned next to a station',
      0,
      days.filter((entry) => hasPhaseAndStation(entry.day) && omits('phase', entry)).length,
    ),
  ];
}

/** Topics on which a chosen line and a list contradict each other. */
function contradictedLines({ summary, favorable, unfavorable }: ReadingDay): Topic[] {
  return summary.transits.flatMap(({ line: { tone, relieves, topics } }) => {
    const opposed = topicsIn(tone === 'helps' || relieves ? unfavorable : favorable);
    return topics.filter((topic) => opposed.includes(topic));
  });
}

/** The advice rendered for a sky event, if any. */
function adviceFor(news: SkyNews, { summary }: ReadingDay): SkyAdvice | undefined {
  return ENGLISH.sky.advice(news).find(({ text }) => summary.text.includes(`: ${text}.`));
}

function contradictedAdvice(entry: ReadingDay): string[] {
  const [favored, disfavored] = [entry.favorable, entry.unfavorable].map(topicsIn);
  const advice = skyNews(entry.day).flatMap((news) => adviceFor(news, entry) ?? []);
  return advice.flatMap(({ speaksFor = [], speaksAgainst = [] }) => [
    ...speaksFor.filter((topic) => disfavored?.includes(topic)),
    ...speaksAgainst.filter((topic) => favored?.includes(topic)),
  ]);
}

function topicsIn(ids: readonly ActivityId[]) {
  return ACTIVITIES.filter(({ id }) => ids.includes(id)).flatMap(({ topics }) => topics);
}

/** Whether a day has a Moon phase and a station. Excludes eclipses, which replace the phase in the summary. */
function hasPhaseAndStation({ sky }: ReadingDay['day']): boolean {
  return sky.moonPhase !== undefined && sky.eclipse === undefined && sky.stations.length > 0;
}

function omits(kind: 'eclipse' | 'phase', entry: ReadingDay): boolean {
  return !skyNews(entry.day).some((news) => news.kind === kind && adviceFor(news, entry) !== undefined);
}
