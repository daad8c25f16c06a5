import { atMost, type Measure } from '#lib/scoring/calibration/measures.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import type { Said } from '../summary/choose-transits.ts';
import type { ToldDay } from './told-days.ts';

/** Words of the trade that most readers would have to look up. */
const TECHNICAL =
  /\b(natal|sextiles?|trines?|squares?|conjunct|conjunctions?|opposite|opposes|oppositions?|retrograde|void of course|transits?|orbs?|ingress(es)?|stations?|stationary|cusps?|aspects?|ecliptic|penumbral|annular|applying|separating)\b/gi;

/** Names of bodies, signs, aspects and clock times: a clause that holds one speaks of the sky and not of the reader. */
const SKY =
  /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|sextile|trine|square|opposite|void of course|eclipse|retrograde)\b|\d\d:\d\d/;

const HOUR_MS = 3_600_000;

/** Measures the texts of many people's days, ascending for each, against what the readings promise. */
export function textMeasures(days: readonly ToldDay[]): Measure[] {
  const charts = [...Map.groupBy(days, ({ reader }) => reader).values()];
  const said = days.flatMap(({ day, telling }) => telling.told.map((one) => ({ ...one, day })));
  const words = sum(days, ({ telling }) => wordsIn(telling.text));
  const clocks = days.flatMap(clockTimes);
  const runs = charts.flatMap(runsOf);
  const repeated = (within: number) => 100 * shareRepeated(charts, within);
  return [
    atMost(
      'clock times uncertain by more than an hour, %',
      0,
      100 * share(clocks, ({ uncertainMs }) => uncertainMs > HOUR_MS),
    ),
    atMost('clock times between midnight and six, %', 5, 100 * share(clocks, ({ time }) => time < '06:00')),
    atMost(
      'technical words in a summary',
      2.5,
      sum(days, ({ telling }) => technicalIn(telling.text)) / days.length,
    ),
    atMost(
      'technical words in first sentences',
      0,
      sum(days, ({ telling }) => technicalIn(firstOf(telling.text))),
    ),
    {
      name: 'words that speak of the reader, %',
      least: 60,
      most: 100,
      value: (100 * sum(days, ({ telling }) => layWordsIn(telling.text))) / words,
    },
    atMost('longest run of days with one transit', 3, Math.max(...runs)),
    atMost(
      'days in such runs of five or more, %',
      0,
      (100 *
        sum(
          runs.filter((run) => run >= 5),
          (run) => run,
        )) /
        days.length,
    ),
    atMost('lines read again within 7 days, %', 3, repeated(7)),
    atMost('lines read again within 30 days, %', 10, repeated(30)),
    atMost('evening lines and meals with a contact before noon', 0, said.filter(isTooEarly).length),
    atMost('lines joined by ", so", %', 15, 100 * share(said, ({ line }) => line.text.includes(', so '))),
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
/** The opener and the line behind it. */
const firstOf = (text: string): string => text.split(/(?<=\.) /, 2).join(' ');
const layWordsIn = (text: string): number =>
  sum(
    text.split(/[,;:.()]+(?=\s|$)/).filter((clause) => !SKY.test(clause)),
    wordsIn,
  );

/** The clock times in a summary, with the uncertainty of the transit that perfects then; none of what the sky does. */
function clockTimes({ telling }: ToldDay): { time: string; uncertainMs: number }[] {
  return Array.from(telling.text.matchAll(/(?:your (\w+) \()?(\d\d:\d\d)/g), ([, natal, time = '']) => {
    if (natal === undefined) return { time, uncertainMs: 0 };
    const known = telling.told.find(
      ({ transit, moment }) => transit.natal === natal && moment?.clock === time,
    );
    const { window, exactAtMs } = known?.transit ?? {};
    const isKnown = window !== undefined && exactAtMs !== undefined;
    return { time, uncertainMs: isKnown ? uncertaintyMs(window, exactAtMs) : Number.POSITIVE_INFINITY };
  });
}

/** The lengths of all runs of days on which one transit is told. */
function runsOf(days: readonly ToldDay[]): number[] {
  const runs: number[] = [];
  let running = new Map<string, number>();
  for (const { telling } of days) {
    const today = new Map<string, number>();
    for (const { transit } of telling.told) {
      const name = `${transit.transiting} ${transit.aspect} ${transit.natal}`;
      const run = (running.get(name) ?? 0) + 1;
      today.set(name, run);
    }
    for (const [name, run] of running) if (!today.has(name)) runs.push(run);
    running = today;
  }
  return [...runs, ...running.values()];
}

/** The share of lines that the same reader has read at most so many days before. */
function shareRepeated(charts: readonly (readonly ToldDay[])[], within: number): number {
  let lines = 0;
  let again = 0;
  for (const days of charts) {
    const lastRead = new Map<string, number>();
    for (const [day, { telling }] of days.entries())
      for (const { line } of telling.told) {
        lines += 1;
        const last = lastRead.get(line.text);
        if (last !== undefined && day - last <= within) again += 1;
        lastRead.set(line.text, day);
      }
  }
  return again / lines;
}

function isTooEarly({ line, hour }: Said): boolean {
  const isLater = line.occasions.includes('evening') || line.occasions.includes('meal');
  return isLater && hour !== undefined && hour < 11;
}
