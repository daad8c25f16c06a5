import { natalChart } from '#lib/chart/natal-chart.ts';
import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import type { SkyNews } from '#lib/reading/brief/sky-news.ts';
import { datesAround, type Sentence, storiesOf } from '#lib/reading/day/story.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { type ReaderBirth, readerOf } from '#lib/reading/reader.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { levelsOf, ratingOf, sumDayPoints } from '#lib/scoring/model.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { datesOfYears, readers, withBirthTime } from '../../../infra/calibration/population.ts';

/** Rules whose cause is the date. */
const CAUSED_BY_DATE = ['valentines-day', 'birthday', 'holiday'];

/**
 * Checks what a reader's text promises: each sentence names its causes, and without them it wouldn't be written. For each
 * sentence, tells the day again without the transits and sky events that the sentence names, on the day and on all days
 * around it. Returns the number of sentences, and those that name no cause or are still written.
 */
export function unfounded(birth: ReaderBirth, date: string): { sentences: number; faults: string[] } {
  const chart = natalChart(birth);
  const teller = { reader: readerOf(birth, chart), chart, locale: ENGLISH };
  const days = [...scoreDays(chart, { dates: datesAround([date]), timeZone: birth.timeZone })];
  const told = (told: Iterable<ScoredDay>) =>
    [...storiesOf(told, new Set([date]), teller)].flatMap(({ sentences }) => sentences);
  const sentences = told(days);
  const faults = sentences.flatMap((sentence) => {
    const { text, rule } = sentence;
    if (CAUSED_BY_DATE.includes(rule)) return [];
    const where = `${birth.birthDate} ${birth.birthTime ?? ''} ${date} ${rule}: ${text}`;
    if (sentence.transits().length === 0 && sentence.news.length === 0) return [`no cause: ${where}`];
    const without = told(days.map((day) => withoutCauses(day, sentence, chart.known)));
    return without.some((other) => other.text === text) ? [`still written: ${where}`] : [];
  });
  return { sentences: sentences.length, faults };
}

/** A day without the transits and sky events that a sentence names, scored again. */
function withoutCauses(day: ScoredDay, sentence: Sentence, known: BirthPrecision): ScoredDay {
  const kinds = new Set(sentence.transits().map(({ kind }) => kind));
  const transits = day.transits.filter(({ kind }) => !kinds.has(kind));
  const sums = sumDayPoints(transits);
  const sky = sentence.news.reduce(withoutEvent, day.sky);
  return {
    ...day,
    ...{ transits, sky, overallRating: ratingOf(sums.rating, known), metrics: levelsOf(sums, known) },
    eclipseTouches: sky.eclipse ? day.eclipseTouches : [],
  };
}

function withoutEvent(sky: ScoredDay['sky'], { kind, atMs }: SkyNews): ScoredDay['sky'] {
  const isOther = (event: { atMs: number }) => event.atMs !== atMs;
  switch (kind) {
    case 'eclipse':
      return { ...sky, eclipse: sky.eclipse && isOther(sky.eclipse) ? sky.eclipse : undefined };
    case 'phase':
      return { ...sky, moonPhase: sky.moonPhase && isOther(sky.moonPhase) ? sky.moonPhase : undefined };
    case 'station':
      return { ...sky, stations: sky.stations.filter(isOther) };
    case 'ingress':
      return { ...sky, ingresses: sky.ingresses.filter(isOther) };
    case 'void of course':
      return { ...sky, voidOfCourse: sky.voidOfCourse.filter(({ sinceMs }) => sinceMs !== atMs) };
  }
}

/** Reader-days spread evenly over readers of all ages with and without birth times, and over the days of twelve years. */
export function readerDays(count: number): { birth: ReaderBirth; date: string }[] {
  const births = Object.values(readers(2026)).flat();
  const dates = datesOfYears(2022, 12);
  return Array.from({ length: count }, (_, i) => {
    const birth = births[i % births.length];
    const date = dates[Math.floor(dates.length * ((i * 0.6180339887) % 1))];
    if (birth === undefined || date === undefined) throw new RangeError('There are no readers.');
    // Children of the population may not be born yet.
    const day = date < birth.birthDate ? addDays(birth.birthDate, i) : date;
    return { birth: i % 2 === 0 ? birth : withBirthTime(birth, i), date: day };
  });
}
