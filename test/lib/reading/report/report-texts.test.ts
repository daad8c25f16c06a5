import { expect, test } from '@jest/globals';
import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { natalReport } from '#lib/forecast/report.ts';
import { population, timedPopulation } from '../../../../infra/calibration/population.ts';
import { reportMeasures, reportSentences } from '../../../../infra/calibration/report-measures.ts';
import { faultsOf } from '../english-faults.ts';
import { NORA } from '../scored-years.ts';

const SERIES = 5;
const UNTIMED = population(400, SERIES);
const TIMED = timedPopulation(400, SERIES);
const BIRTHS = [...UNTIMED, ...TIMED];

test.each([
  ...reportMeasures(UNTIMED).map((measure) => ({ births: 'births without a time', ...measure })),
  ...reportMeasures(TIMED).map((measure) => ({ births: 'births with a time', ...measure })),
])('for $births, $name stays within its bounds', ({ value, min, max }) => {
  expect(value).toBeGreaterThanOrEqual(min);
  expect(value).toBeLessThanOrEqual(max);
});

test('every paragraph is faultless English', () => {
  const limits = { sentences: [1, 14], maxWords: 40 } as const;
  const faults = BIRTHS.flatMap((birth) =>
    natalReport(birth).flatMap(({ paragraphs }) =>
      paragraphs.flatMap((paragraph) =>
        faultsOf(paragraph.replaceAll(/[“”]/g, '').replaceAll(/\?(?= [A-Z]|$)/g, '.'), [], limits),
      ),
    ),
  );
  expect(faults.slice(0, 5)).toEqual([]);
});

test('no sentence occurs twice in a report', () => {
  for (const birth of BIRTHS) {
    const sentences = reportSentences(birth);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('a report is the same for the same birth', () => {
  for (const birth of BIRTHS.slice(0, 5)) expect(natalReport({ ...birth })).toEqual(natalReport(birth));
});

test('a report without a birth time never mentions a house or a rising sign before its last section', () => {
  for (const birth of UNTIMED) {
    const sections = natalReport(birth);
    expect(sections.map(({ id }) => id).at(-1)).toBe('birth-time');
    const text = sections.slice(0, -1).flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
    expect(text.join(' ')).not.toMatch(
      /\b(rising sign|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house)\b/,
    );
  }
});

test('without a birth time, a report has each possible sign of a body, with the time at which it changes', () => {
  // The Moon entered Virgo on this day.
  const birth = { birthDate: '2000-02-19', timeZone: 'Europe/London' };
  const [overview, , moon] = natalReport(birth);
  expect(overview?.title).toMatch(/, Moon in Leo or Virgo$/);
  expect(moon?.title).toBe('Moon in Leo or Virgo');
  expect(moon?.about.slice(0, 2)).toEqual([
    { body: 'Moon', sign: 'Leo', house: null },
    { body: 'Moon', sign: 'Virgo', house: null },
  ]);
  const [change = '', ...both] = moon?.paragraphs ?? [];
  expect(change).toMatch(/^The Moon moved from Leo into Virgo at \d\d:\d\d on the day you were born/);
  expect(both).toHaveLength(2);
  const at = (birthTime: string) =>
    natalReport({ ...birth, birthTime, latitude: 51.5, longitude: 0 })[0]?.title;
  const [hours = 0, minutes = 0] = (/\d\d:\d\d/.exec(change)?.[0] ?? '').split(':').map(Number);
  const clock = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  expect(at(clock(hours * 60 + minutes - 2))).toContain('Moon in Leo');
  expect(at(clock(hours * 60 + minutes + 2))).toContain('Moon in Virgo');
});

test('without a birth time, a report claims only aspects that hold at every hour', () => {
  for (const birth of UNTIMED.slice(0, 60)) {
    const named = natalReport(birth).flatMap(({ about }) =>
      about.flatMap((one) => ('aspect' in one ? [one] : [])),
    );
    for (const time of ['00:01', '12:00', '23:58'])
      for (const aspect of named)
        expect(natalChart({ ...birth, birthTime: time }).aspects).toContainEqual(
          expect.objectContaining(aspect),
        );
  }
});

test('a report names up to seven aspects, tightest first, each in a paragraph of its own', () => {
  for (const birth of TIMED.slice(0, 60)) {
    const aspects = natalReport(birth).find(({ id }) => id === 'aspects');
    const { aspects: all } = natalChart(birth);
    const orbs = (aspects?.about ?? []).map((one) => {
      const found = all.find(({ a, b }) => 'a' in one && a === one.a && b === one.b);
      return found?.orbDeg ?? Number.NaN;
    });
    expect(orbs).toEqual(orbs.toSorted((x, y) => x - y));
    expect(aspects?.paragraphs).toHaveLength(orbs.length);
    expect(orbs.length).toBeLessThanOrEqual(7);
  }
});

test('the report of a chart is about what the chart has', () => {
  const sections = natalReport(NORA);
  expect(sections.map(({ title }) => title).slice(0, 3)).toEqual([
    'Sun in Aries, Moon in Virgo, Aries rising',
    'You start things',
    'You care by noticing',
  ]);
  const about = (id: string) => sections.find((section) => section.id === id)?.about ?? [];
  expect(about('sun')[0]).toEqual({ body: 'Sun', sign: 'Aries', house: 12 });
  expect(about('moon')[0]).toEqual({ body: 'Moon', sign: 'Virgo', house: 6 });
  expect(about('saturn')).toEqual([{ body: 'Saturn', sign: 'Aquarius', house: 11 }]);
});

test('a birth time that occurred twice is said to be ambiguous', () => {
  const london = { timeZone: 'Europe/London', latitude: 51.5, longitude: -0.1 };
  const twice: Birth = { birthDate: '1996-10-27', birthTime: '01:30', ...london };
  expect(natalReport(twice).at(-1)).toMatchObject({ id: 'birth-time', title: 'An hour that came twice' });
});
