import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import { GREAT_DAY, toneOf } from '#lib/reading/brief/brief.ts';
import { weightOf } from '#lib/reading/brief/weights.ts';
import { isOpen, occasionOf } from '#lib/reading/day/occasion.ts';
import { activityOf } from '#lib/reading/lists/activities.ts';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { atMost, type Measure } from './day-measures.ts';
import { datesOfYears, readers, withBirthTime } from './population.ts';
import { type ReadingDay, readingDays } from './reading-days.ts';
import { correlation } from './statistics.ts';

const READERS = 40;
/** Days of a period for which a count per month is meant. */
const MONTH_DAYS = 30;
const SCENE_DAYS = 60;
const FORTNIGHT = 14;

/** Measures a year of readings for forty readers of all ages. `series` selects a population, as in `readers`. */
export function readingMeasures(
  year: number,
  { known = 'date', series = 0 }: { known?: BirthPrecision; series?: number } = {},
): Measure[] {
  const births = Object.values(readers(year, series)).flat();
  const step = births.length / READERS;
  const chosen = Array.from({ length: READERS }, (_, i) => births[Math.floor(i * step)]).flatMap(
    (birth) => birth ?? [],
  );
  const people = known === 'time' ? chosen.map(withBirthTime) : chosen;
  const byReader = readingDays(people, datesOfYears(year, 1));
  const days = byReader.flat();
  return [
    ...shapeMeasures(days),
    ...truthMeasures(days),
    ...listMeasures(days),
    ...repetitionMeasures(byReader),
  ];
}

const TRANSIT_WORDS =
  /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|eclipse|your house|your chart)\b/;
/** Pairs of words that a native speaker would contract, and contractions. */
const FULL_FORMS =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|ca|wo)(?:n)? not|cannot|will not|(?:I|you|we|they|it|that|there|what|who|he|she) (?:is|are|am|will|would|have|has)(?= [a-z]))\b/gi;
const CONTRACTED =
  /\b\w+n’t\b|\b(?:I|you|we|they|it|that|there|what|who|he|she|here|one|let)’(?:s|re|ll|ve|d|m)\b/gi;

/** What a transit makes easier or harder, in plain words. */
const EFFECT = /, (?:so|and|which)\b.* (?:easier|harder) to .*/;

function shapeMeasures(days: readonly ReadingDay[]): Measure[] {
  const sentences = days.flatMap(({ story }) => story.sentences.map(({ text }) => text));
  const words = sum(sentences, wordsIn);
  const skyWords = sum(
    sentences.filter((text) => TRANSIT_WORDS.test(text)),
    (text) => wordsIn(text.replace(EFFECT, '')),
  );
  const contracted = sum(sentences, (text) => count(text, CONTRACTED));
  const fullForms = sum(sentences, (text) => count(text, FULL_FORMS));
  const lengths = days.map(({ entry }) => wordsIn(entry.summary));
  return [
    atMost(
      'entries that open with "A ... day", %',
      25,
      percent(days, ({ entry }) => /^(?:An?|One of the) [^.]*\bdays?\b/.test(entry.summary)),
    ),
    atMost(
      'entries with But, Still or though, %',
      45,
      percent(days, ({ entry }) => /\b(?:[Bb]ut|Still|though)\b/.test(entry.summary)),
    ),
    atMost(
      'sentences with a semicolon or ", so", %',
      35,
      percent(sentences, (text) => /;|, so /.test(text)),
    ),
    atMost('words in sentences that name the sky, %', 25, (100 * skyWords) / words),
    {
      name: 'contractions of what could be contracted, %',
      min: 70,
      max: 100,
      value: (100 * contracted) / (contracted + fullForms),
    },
    { name: 'words of an entry', min: 35, max: 60, value: words / days.length },
    atMost(
      'entries of more than 75 words, %',
      1,
      percent(lengths, (length) => length > 75),
    ),
    atMost(
      'entries of fewer than 28 words, %',
      1,
      percent(lengths, (length) => length < 28),
    ),
  ];
}

/** Measures whether the text says what counts, and whether rating and metrics agree. */
function truthMeasures(days: readonly ReadingDay[]): Measure[] {
  const withExact = days.flatMap((reading) => {
    const weightiest = weightiestExact(reading);
    return weightiest === undefined ? [] : [{ reading, weightiest }];
  });
  const sums = Float64Array.from(days, ({ day }) =>
    METRICS.reduce((total, name) => total + LEVELS.indexOf(day.metrics[name]), 0),
  );
  const ratings = Float64Array.from(days, ({ day }) => day.overallRating);
  return [
    {
      name: 'days that tell their weightiest exact transit, %',
      min: 97,
      max: 100,
      value: percent(withExact, ({ reading, weightiest }) => tells(reading, weightiest)),
    },
    {
      name: 'correlation of rating and sum of metrics',
      min: 0.93,
      max: 1,
      value: correlation(ratings, sums),
    },
    {
      name: 'entries that name a body, %',
      min: 100,
      max: 100,
      value: percent(days, ({ entry }) => TRANSIT_WORDS.test(entry.summary)),
    },
    atMost(
      'good days (7 and more) without a word of help, %',
      3,
      percent(
        days.filter(({ day }) => day.overallRating >= 7),
        (reading) => !hasTone(reading, 'easy'),
      ),
    ),
    atMost(
      'hard days (below 4) without a word of strain, %',
      3,
      percent(
        days.filter(({ day }) => day.overallRating < 4),
        (reading) => !hasTone(reading, 'hard'),
      ),
    ),
  ];
}

/** The weightiest exact transit of a day that its text should tell: not the Moon's, nor a straining one on a great day. */
function weightiestExact({ day }: ReadingDay) {
  const exact = day.transits.filter(
    (transit) =>
      transit.stage === 'exact' &&
      transit.transiting !== 'Moon' &&
      (day.overallRating < GREAT_DAY || toneOf(transit) === 'easy'),
  );
  const [first] = exact.toSorted((a, b) => weightOf(b) - weightOf(a));
  return first !== undefined && weightOf(first) > 0 ? first : undefined;
}

function tells(
  { story: { sentences } }: ReadingDay,
  transit: ReadingDay['day']['transits'][number],
): boolean {
  return sentences.some(({ rule, transits }) => rule === 'sky' && transits().includes(transit));
}

function hasTone({ story: { brief } }: ReadingDay, tone: 'easy' | 'hard'): boolean {
  return brief.lead.tone === tone || brief.counter?.tone === tone;
}

function listMeasures(days: readonly ReadingDay[]): Measure[] {
  const toDo = days.flatMap((reading) => reading.story.lists.favorable.map((id) => ({ reading, id })));
  const toAvoid = days.flatMap((reading) => reading.story.lists.unfavorable.map((id) => ({ reading, id })));
  const closed = [...toDo, ...toAvoid].filter(
    ({ reading: { day, reader }, id }) => !isOpen(activityOf(id), occasionOf(day.date, reader.birthDate)),
  );
  return [
    {
      name: 'favorable activities that follow from the text, %',
      min: 95,
      max: 100,
      value: percent(toDo, ({ reading, id }) => reading.story.scene.favorable.includes(id)),
    },
    {
      name: 'unfavorable activities that follow from the text, %',
      min: 85,
      max: 100,
      value: percent(toAvoid, ({ reading, id }) => reading.story.scene.unfavorable.includes(id)),
    },
    { name: 'favorable activities of an entry', min: 1.5, max: 2.5, value: toDo.length / days.length },
    atMost(
      'favorable activities with a Low metric',
      0,
      toDo.filter(({ reading, id }) =>
        activityOf(id).metrics.some((name) => reading.day.metrics[name] === 'Low'),
      ).length,
    ),
    atMost(
      'unfavorable activities with a Good or High metric',
      0,
      toAvoid.filter(({ reading, id }) =>
        activityOf(id).metrics.some((name) => ['Good', 'High'].includes(reading.day.metrics[name])),
      ).length,
    ),
    atMost('activities closed to the reader or the day', 0, closed.length),
  ];
}

function repetitionMeasures(byReader: readonly (readonly ReadingDay[])[]): Measure[] {
  const scenes = byReader.flatMap((days) => gaps(days, ({ story }) => story.scene));
  const lines = byReader.flatMap((days) =>
    gaps(
      days,
      ({ story }) => story.sentences.find(({ rule }) => rule === 'whole-day' || rule === 'otherwise')?.text,
    ),
  );
  const openings = byReader.flatMap((days) =>
    gaps(days, ({ entry }) => entry.summary.split(' ').slice(0, 2).join(' ')),
  );
  const months = byReader.map((days) =>
    Math.max(
      ...windows(days, MONTH_DAYS).map(
        (month) => month.filter(({ day }) => day.metrics.luck === 'Low').length,
      ),
    ),
  );
  const listed = byReader.map((days) => Math.max(...windows(days, MONTH_DAYS).map(mostListed)));
  return [
    atMost(
      `scenes told again within ${SCENE_DAYS} days, %`,
      1.5,
      percent(scenes, (gap) => gap <= SCENE_DAYS),
    ),
    atMost(
      'second sentences told again within a fortnight, %',
      2,
      percent(lines, (gap) => gap < FORTNIGHT),
    ),
    atMost(
      'entries that open with the two words of another in a week, %',
      10,
      percent(openings, (gap) => gap <= 7),
    ),
    atMost(
      'days of a month with luck Low, nine readers of ten',
      10,
      months.toSorted((a, b) => a - b)[Math.floor(0.9 * months.length)] ?? 0,
    ),
    atMost('times that one activity is on a month’s lists', 12, Math.max(...listed)),
  ];
}

function mostListed(days: readonly ReadingDay[]): number {
  const ids = days.flatMap(({ story: { lists } }) => [...lists.favorable, ...lists.unfavorable]);
  return Math.max(...[...Map.groupBy(ids, (id) => id).values()].map((same) => same.length));
}

function windows(days: readonly ReadingDay[], size: number): (readonly ReadingDay[])[] {
  return Array.from({ length: Math.floor(days.length / size) }, (_, i) =>
    days.slice(i * size, (i + 1) * size),
  );
}

/** For each day with a thing, the number of days since the same thing, infinite for the first time. */
function gaps(days: readonly ReadingDay[], thingOf: (reading: ReadingDay) => unknown): number[] {
  const last = new Map<unknown, number>();
  return days.flatMap((reading) => {
    const thing = thingOf(reading);
    if (thing === undefined) return [];
    const gap = reading.number - (last.get(thing) ?? Number.NEGATIVE_INFINITY);
    last.set(thing, reading.number);
    return [gap];
  });
}

function sum<Thing>(things: readonly Thing[], value: (thing: Thing) => number): number {
  return things.reduce((total, thing) => total + value(thing), 0);
}

function percent<Thing>(things: readonly Thing[], holds: (thing: Thing) => boolean): number {
  return (100 * things.filter(holds).length) / Math.max(1, things.length);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function wordsIn(text: string): number {
  return count(text, /\S+/g);
}
