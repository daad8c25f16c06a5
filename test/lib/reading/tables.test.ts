import { expect, test } from '@jest/globals';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { BODIES, type Body } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ACTIVITIES, type Activity } from '#lib/reading/lists/activities.ts';
import { PALETTE } from '#lib/reading/lists/luck.ts';
import { openRows } from '#lib/reading/lists/open-activities.ts';
import { TOPICS } from '#lib/reading/lists/topics.ts';
import { type Lines, linesFor } from '#lib/reading/summary/lines.ts';
import { isSlow, type LineStage } from '#lib/reading/written-lines.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { harmony } from '#lib/scoring/tables/weights.ts';
import { SPEAKS_OF, SPEAKS_OF_TOPIC } from './speaks-of.ts';

type Cell = { where: string; transiting: Body; part: LineStage; lines: Lines };

const CELLS: readonly Cell[] = BODIES.flatMap((transiting) =>
  NATAL_POINTS.flatMap((natal) =>
    (['sextile', 'square', 'conjunction'] as const).flatMap((aspect) =>
      Object.entries(linesFor(ENGLISH.lines[transiting][natal], aspect)).map(([part, lines]) => ({
        where: `${transiting} ${aspect} ${natal}, ${part}`,
        transiting,
        part: part as LineStage,
        lines,
      })),
    ),
  ),
);
const linesOf = ({ always, sometimes }: Lines) => [...always, ...sometimes];
const ALL_LINES = [
  ...new Map(CELLS.flatMap(({ lines }) => linesOf(lines)).map((line) => [line.text, line])).values(),
];

test('every transit has enough unconditional lines for its days', () => {
  const poor = CELLS.filter(({ lines, transiting, part }) => {
    if (!isSlow(transiting)) return lines.always.length < 2;
    return lines.always.length < (part === 'exact' ? 2 : 1);
  });
  expect(poor.map(({ where }) => where)).toEqual([]);
});

test('no line occurs twice', () => {
  const placed = BODIES.flatMap((transiting) =>
    NATAL_POINTS.map((natal) => JSON.stringify(ENGLISH.lines[transiting][natal]).match(/"[^"]{15,}"/g) ?? []),
  ).flat();
  expect(placed.filter((line, i) => placed.indexOf(line) !== i)).toEqual([]);
});

test('every line is a clause of at most fourteen words that fits into any sentence', () => {
  const odd = ALL_LINES.filter(
    ({ text }) => !/^(?=[a-z])[^.:!?—]+[^.,;:!?\s]$/.test(text) || text.split(' ').length > 14,
  );
  expect(odd).toEqual([]);
});

test('no line names a body or an aspect, makes a prediction or a threat, or advises on health, law or money', () => {
  const words =
    /\b((?<!\b(the|your) )will|shall|must|always|doom\w*|fate\w*|destin\w*|inevitabl\w*|curse\w*|death|die[sd]?|disaster|disease|illness|cure[sd]?|diagnos\w*|doctor|medicine|lawsuit|court|lawyer|invest(s|ed|ing|ments?)?|profit\w*|shares|stocks?|jackpot|guarantee\w*|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|trines?|squares?|oppos\w+)\b/;
  expect(ALL_LINES.filter(({ text }) => words.test(text)).map(({ text }) => text)).toEqual([]);
});

test('a line that mentions a metric has the metric’s tag', () => {
  const silent = ALL_LINES.flatMap(({ text, about }) =>
    METRICS.filter((metric) => metric !== about && SPEAKS_OF[metric].test(text)).map(
      (metric) => `${metric}: ${text}`,
    ),
  );
  expect(silent).toEqual([]);
});

test('a line that mentions activities has their topic', () => {
  const silent = ALL_LINES.filter(({ tone, relieves }) => tone !== 'mixed' && !relieves).flatMap(
    ({ text, topics }) =>
      TOPICS.filter((name) => !topics.includes(name) && SPEAKS_OF_TOPIC[name]?.test(text)).map(
        (name) => `${name}: ${text}`,
      ),
  );
  expect(silent).toEqual([]);
});

test('every topic has at least two activities and lines of both tones', () => {
  const poor = TOPICS.filter((name) => {
    const activities = ACTIVITIES.filter(({ topics }) => topics.includes(name));
    const tones = new Set(ALL_LINES.filter(({ topics }) => topics.includes(name)).map(({ tone }) => tone));
    return activities.length < 2 || !tones.has('helps') || !tones.has('hurts');
  });
  expect(poor).toEqual([]);
});

test('the tone of a conjunction’s lines agrees with the scoring model', () => {
  const wrong = BODIES.flatMap((transiting) =>
    NATAL_POINTS.filter((natal) => {
      const tone = Object.keys(ENGLISH.lines[transiting][natal].conjunct)[0];
      const value = harmony(transiting, 'conjunction', natal);
      return tone !== 'mixed' && (tone === 'helps') !== value > 0;
    }).map((natal) => `${transiting} ${natal}`),
  );
  expect(wrong).toEqual([]);
});

test('every band has 31 openers: short phrases, none contained in another', () => {
  const { pleasant, bumpy, eventful, ...ofBands } = ENGLISH.openers;
  // The counts are coprime with OPENER_STEP, so that rotation reaches every opener.
  expect([pleasant, bumpy, eventful].map(({ length }) => length)).toEqual([13, 13, 7]);
  expect(Object.values(ofBands).filter((ofBand) => ofBand.length !== 31)).toEqual([]);
  const all = Object.values(ENGLISH.openers).flat();
  expect(all.filter((text) => !/^[a-z][a-z, -]*[a-z]$/.test(text))).toEqual([]);
  expect(all.filter((text) => !/^(\S+ ){2,6}\S+$/.test(text))).toEqual([]);
  expect(all.filter((a, i) => all.some((b, j) => i !== j && b.includes(a)))).toEqual([]);
  expect(all.filter((text) => Object.values(SPEAKS_OF).some((words) => words.test(text)))).toEqual([]);
});

test('there are at least sixty activities with one to three different bodies each', () => {
  expect(ACTIVITIES.length).toBeGreaterThanOrEqual(60);
  const odd = ACTIVITIES.filter(({ bodies }) => new Set(bodies).size !== bodies.length || bodies.length > 3);
  expect(odd).toEqual([]);
});

test('ids and names of activities are unique', () => {
  const names = Object.values(ENGLISH.activities);
  expect(Object.keys(ENGLISH.activities)).toEqual(ACTIVITIES.map(({ id }) => id));
  expect(new Set([...Object.keys(ENGLISH.activities), ...names]).size).toBe(2 * ACTIVITIES.length);
  expect(ACTIVITIES.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  expect(names.filter((name) => !/^[A-Z][a-z]/.test(name) || name.length > 28)).toEqual([]);
});

test('every body has an activity without metrics, so that levels never empty a list', () => {
  const bodies = new Set(
    ACTIVITIES.flatMap(({ bodies, metrics }) => (metrics.length === 0 ? [bodies[0]] : [])),
  );
  expect([...bodies].sort()).toEqual([...BODIES].sort());
});

test('for every age, some activity may be unfavorable regardless of the levels, the lines and the other list', () => {
  const isFree = ({ virtue, topics, metrics, similarity }: Activity) =>
    !virtue && !similarity && topics.length + metrics.length === 0;
  const ages = Array.from({ length: 111 }, (_, age) => age);
  const withNone = ['2026-06-17', '2026-06-20'].flatMap((date) =>
    ages.filter((age) => {
      const open = openRows(date, { birthDate: `${2026 - age}-02-03`, matters: [] }).flat();
      return !open.some((row) => isFree(ACTIVITIES[row] as Activity));
    }),
  );
  expect(withNone).toEqual([]);
});

test('the palette has at least forty different colors', () => {
  const colors = Object.values(PALETTE).flat();
  expect(colors.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(ENGLISH.colors)).toEqual(colors.map(({ id }) => id));
  expect(new Set(Object.values(ENGLISH.colors)).size).toBe(colors.length);
  expect(new Set(colors.map(({ hex }) => hex)).size).toBe(colors.length);
  expect(colors.filter(({ hex }) => !/^#[0-9A-F]{6}$/.test(hex))).toEqual([]);
});
