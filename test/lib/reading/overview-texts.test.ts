import { expect, test } from '@jest/globals';
import { periodOverview } from '#lib/forecast/overview.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import { dateInZone, daysBetween } from '#lib/time/civil-day.ts';
import { datesFrom } from '../../support/people.ts';
import { faultsOf, sentencesOf } from './english-faults.ts';
import { OVERVIEWS, overviewFor } from './overviews.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const TECHNICAL =
  /\b(natal|sextile|square|trine|opposite|opposition|conjunct|conjunction|retrograde|direct|void|orb|transit|ingress|station)\b/g;

const THEMES = OVERVIEWS.flatMap(({ birthDate, period, overview }) =>
  overview.themes.map((theme) => ({ ...theme, period, birthDate })),
);
/** A theme's first sentence, with its name and dates, and its scene. */
const partsOf = (text: string) => {
  const end = text.indexOf('. ');
  return { dated: text.slice(0, end + 1), scene: text.slice(end + 2) };
};

test('a theme names its transit and dates, and then tells a scene', () => {
  const { transits } = ENGLISH.scenes;
  const known = new Set(
    Object.values(transits).flatMap(({ easy, hard }) =>
      [...Object.values(easy), ...Object.values(hard)].flat().map(([, , text]) => text),
    ),
  );
  const { meanings } = ENGLISH;
  const lines = new Set(
    Object.values(meanings.transits).flatMap(({ easy, hard }) =>
      [...Object.values(easy), ...Object.values(hard)].flatMap((rows) => rows.map(([text]) => text)),
    ),
  );
  const faults = THEMES.filter(({ text, theme: { story } }) => {
    const { dated, scene } = partsOf(text);
    const name = ENGLISH.transitName(story.transit);
    return (
      !dated.toLowerCase().startsWith(`${name.toLowerCase()}, `) || !(known.has(scene) || lines.has(scene))
    );
  });
  expect(faults.map(({ text }) => text)).toEqual([]);
  expect(
    THEMES.flatMap(({ text }) =>
      faultsOf(partsOf(text).dated, [], { sentences: [1, 1], maxWords: 36 }),
    ).slice(0, 5),
  ).toEqual([]);
});

test('a theme speaks of no single day and suits the reader’s age throughout the period', () => {
  const ofScene = new Map(
    Object.values(ENGLISH.scenes.transits).flatMap(({ easy, hard }) =>
      [...Object.values(easy), ...Object.values(hard)]
        .flat()
        .map(([, , text, , , ...conditions]) => [text, conditions] as const),
    ),
  );
  const wrong = THEMES.filter(({ text, birthDate, period }) => {
    const { scene } = partsOf(text);
    const conditions = ofScene.get(scene) ?? [];
    const [first, last] = [ageOn(birthDate, period.startDate), ageOn(birthDate, period.endDate)];
    const isForDays = conditions.includes('workday') || conditions.includes('weekend');
    const isYoung = first < 16 && (conditions.includes('adult') || conditions.includes('working'));
    return (
      isForDays ||
      isYoung ||
      (last > 67 && conditions.includes('working')) ||
      /\b(today|tonight|tomorrow)\b/i.test(scene)
    );
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

test('a theme names a day only if it is certain to within three days, and says "on" only if the day is certain', () => {
  const days = (text: string) => [
    ...text.matchAll(new RegExp(`(?:${MONTHS}) (\\d{1,2})\\b(?: (?:and|to) (\\d{1,2})\\b)?`, 'g')),
  ];
  const range = (when: { date: string; earliest: string; latest: string }) =>
    Math.max(daysBetween(when.earliest, when.date), daysBetween(when.date, when.latest));
  const wrong = THEMES.filter(({ text, theme }) => {
    const { dated } = partsOf(text);
    const known = [theme.from, ...theme.peaks, theme.to];
    const near = known.filter((when) => range(when) <= 3).map(({ date }) => Number(date.slice(8)));
    const certain = known.filter((when) => range(when) === 0).map(({ date }) => Number(date.slice(8)));
    const named = days(dated)
      .flatMap(([, first, second]) => [first, second])
      .filter((day) => day !== undefined)
      .map(Number);
    const on = [...dated.matchAll(new RegExp(`\\bon (?:${MONTHS}) (\\d{1,2})\\b`, 'g'))].map(([, day]) =>
      Number(day),
    );
    return named.some((day) => !near.includes(day)) || on.some((day) => !certain.includes(day));
  });
  expect(wrong.map(({ text, theme: { from, peaks, to } }) => ({ text, from, peaks, to }))).toEqual([]);
  expect(THEMES.filter(({ text }) => days(partsOf(text).dated).length > 0).length).toBeGreaterThan(500);
});

test('a dated theme names a year if the period spans two years, and otherwise never the period’s own year', () => {
  const wrong = THEMES.filter(({ text, period: { startDate, endDate } }) => {
    const { dated } = partsOf(text);
    const isDated = new RegExp(MONTHS).test(dated);
    const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
    return isOneYear ? dated.includes(` ${startDate.slice(0, 4)}`) : isDated && !/ 20\d\d/.test(dated);
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

test('a theme without a birth time is never about the natal Moon, which may be out of orb', () => {
  expect(THEMES.filter(({ theme }) => theme.story.transit.natal === 'Moon')).toEqual([]);
});

test('a period’s summary has three to six sentences, the first without technical terms', () => {
  const summaries = OVERVIEWS.map(({ overview }) => overview.summary);
  expect(
    summaries.flatMap((summary) => faultsOf(summary, [], { sentences: [3, 7], maxWords: 36 })).slice(0, 10),
  ).toEqual([]);
  const first = summaries.map((summary) => sentencesOf(summary)[0] ?? '');
  expect(first.filter((sentence) => sentence.match(TECHNICAL))).toEqual([]);
  const technical = summaries.map((summary) => summary.match(TECHNICAL)?.length ?? 0);
  expect(technical.reduce((sum, count) => sum + count, 0) / summaries.length).toBeLessThanOrEqual(2.5);
});

test('no summary occurs twice, and the summaries of consecutive weeks share no sentence', () => {
  const summaries = OVERVIEWS.map(({ overview }) => overview.summary);
  expect(new Set(summaries).size).toBe(summaries.length);
  const person = { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' };
  const weeks = datesFrom('2026-01-05', 52 * 7)
    .filter((_, day) => day % 7 === 0)
    .map((monday) => sentencesOf(overviewFor(person, monday, 7).overview.summary));
  expect(weeks.flatMap((week, i) => week.filter((sentence) => weeks[i + 1]?.includes(sentence)))).toEqual([]);
});

test('the text of a sky event is one sentence and a scene that suits the reader’s age on its day', () => {
  const conditions = new Map(
    [...Object.values(ENGLISH.scenes.events).flatMap((areas) => Object.values(areas)), ENGLISH.scenes.void]
      .flat()
      .map(([, , text, , , ...rest]) => [text, rest] as const),
  );
  const wrong = OVERVIEWS.flatMap(({ birthDate, overview }) =>
    overview.sky.filter(({ event, text }) => {
      const { dated, scene } = partsOf(text);
      const ofScene = conditions.get(scene);
      const isPlain = event.kind === 'phase' && event.phase.endsWith('quarter');
      const age = ageOn(birthDate, dateInZone(event.atMs, event.timeZone));
      const isClosed = ofScene?.some(
        (name) => (name === 'adult' && age < 16) || (name === 'working' && (age < 16 || age > 67)),
      );
      return isPlain
        ? sentencesOf(text).length !== 1
        : ofScene === undefined || isClosed || dated.split(' ').length > 22;
    }),
  );
  expect(wrong.slice(0, 5).map(({ text }) => text)).toEqual([]);
});

test('an overview of days before 2000, whose day numbers are negative, has all its texts', () => {
  const dates = ['1990-06-15', '1990-06-16'];
  const { sky, themes } = periodOverview(
    { birthDate: '1990-06-15', timeZone: 'Europe/Berlin' },
    { dates, timeZone: 'Europe/Berlin' },
  );
  expect([...sky, ...themes].filter(({ text }) => text.split(' ').length < 8)).toEqual([]);
});
