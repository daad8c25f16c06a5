import { describe, expect, test } from '@jest/globals';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { BODIES, type Body } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ACTIVITIES, type Activity, THEMES } from '#lib/reading/lists/catalogue.ts';
import { PALETTE } from '#lib/reading/lists/luck.ts';
import { openRows } from '#lib/reading/lists/open-activities.ts';
import { IS_SLOW, type Part } from '#lib/reading/locale.ts';
import { type Lines, linesFor } from '#lib/reading/summary/lines.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { harmony } from '#lib/scoring/tables/weights.ts';
import { SPEAKS_OF, SPEAKS_OF_THEME } from './speaks-of.ts';

type Cell = { where: string; transiting: Body; part: Part; said: Lines };

const CELLS: readonly Cell[] = BODIES.flatMap((transiting) =>
  NATAL_POINTS.flatMap((natal) =>
    (['sextile', 'square', 'conjunction'] as const).flatMap((aspect) =>
      Object.entries(linesFor(ENGLISH.lines[transiting][natal], aspect)).map(([part, said]) => ({
        where: `${transiting} ${aspect} ${natal}, ${part}`,
        transiting,
        part: part as Part,
        said,
      })),
    ),
  ),
);
const linesOf = ({ always, sometimes }: Lines) => [...always, ...sometimes];
const LINES_SAID = [
  ...new Map(CELLS.flatMap(({ said }) => linesOf(said)).map((line) => [line.text, line])).values(),
];

describe('the tables can be trusted', () => {
  test('every transit has enough lines that always hold for the days on which it is told', () => {
    const poor = CELLS.filter(({ said, transiting, part }) => {
      if (!IS_SLOW[transiting]) return said.always.length < 2;
      return said.always.length < (part === 'exact' ? 2 : 1);
    });
    expect(poor.map(({ where }) => where)).toEqual([]);
  });

  test('no line stands in two places', () => {
    const placed = BODIES.flatMap((transiting) =>
      NATAL_POINTS.map(
        (natal) => JSON.stringify(ENGLISH.lines[transiting][natal]).match(/"[^"]{15,}"/g) ?? [],
      ),
    ).flat();
    expect(placed.filter((line, i) => placed.indexOf(line) !== i)).toEqual([]);
  });

  test('every line is a clause of at most fourteen words that fits into any sentence', () => {
    const odd = LINES_SAID.filter(
      ({ text }) => !/^(?=[a-z])[^.:!?—]+[^.,;:!?\s]$/.test(text) || text.split(' ').length > 14,
    );
    expect(odd).toEqual([]);
  });

  test('no line names a body or an aspect, foretells, threatens or advises on health, law or money', () => {
    const words =
      /\b((?<!\b(the|your) )will|shall|must|always|doom\w*|fate\w*|destin\w*|inevitabl\w*|curse\w*|death|die[sd]?|disaster|disease|illness|cure[sd]?|diagnos\w*|doctor|medicine|lawsuit|court|lawyer|invest(s|ed|ing|ments?)?|profit\w*|shares|stocks?|jackpot|guarantee\w*|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|trines?|squares?|oppos\w+)\b/;
    expect(LINES_SAID.filter(({ text }) => words.test(text)).map(({ text }) => text)).toEqual([]);
  });

  test('a line that speaks of a metric says so in the table', () => {
    const silent = LINES_SAID.flatMap(({ text, about }) =>
      METRICS.filter((metric) => metric !== about && SPEAKS_OF[metric].test(text)).map(
        (metric) => `${metric}: ${text}`,
      ),
    );
    expect(silent).toEqual([]);
  });

  test('a line that helps or hurts and speaks of what the lists may name says its theme', () => {
    const silent = LINES_SAID.filter(({ tone, relieves }) => tone !== 'mixed' && !relieves).flatMap(
      ({ text, themes }) =>
        THEMES.filter((name) => !themes.includes(name) && SPEAKS_OF_THEME[name]?.test(text)).map(
          (name) => `${name}: ${text}`,
        ),
    );
    expect(silent).toEqual([]);
  });

  test('every theme has activities to agree on and lines on both sides', () => {
    const poor = THEMES.filter((name) => {
      const activities = ACTIVITIES.filter(({ themes }) => themes?.includes(name));
      const tones = new Set(LINES_SAID.filter(({ themes }) => themes.includes(name)).map(({ tone }) => tone));
      return activities.length < 2 || !tones.has('helps') || !tones.has('hurts');
    });
    expect(poor).toEqual([]);
  });

  test('a conjunction is worded as the model judges it', () => {
    const wrong = BODIES.flatMap((transiting) =>
      NATAL_POINTS.filter((natal) => {
        const tone = Object.keys(ENGLISH.lines[transiting][natal].conjunct)[0];
        const value = harmony(transiting, 'conjunction', natal);
        return tone !== 'mixed' && (tone === 'helps') !== value > 0;
      }).map((natal) => `${transiting} ${natal}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every band has an opener for each day of a month, a short phrase that is no part of another', () => {
    const { pleasant, bumpy, eventful, ...ofBands } = ENGLISH.openers;
    // No divisors of the step by which days go round them.
    expect([pleasant, bumpy, eventful].map(({ length }) => length)).toEqual([13, 13, 7]);
    expect(Object.values(ofBands).filter((ofBand) => ofBand.length !== 31)).toEqual([]);
    const all = Object.values(ENGLISH.openers).flat();
    expect(all.filter((text) => !/^[a-z][a-z, -]*[a-z]$/.test(text))).toEqual([]);
    expect(all.filter((text) => !/^(\S+ ){2,6}\S+$/.test(text))).toEqual([]);
    expect(all.filter((a, i) => all.some((b, j) => i !== j && b.includes(a)))).toEqual([]);
    expect(all.filter((text) => Object.values(SPEAKS_OF).some((words) => words.test(text)))).toEqual([]);
  });

  test('there are sixty activities or more, each with its bodies and a reason that names them', () => {
    expect(ACTIVITIES.length).toBeGreaterThanOrEqual(60);
    const odd = ACTIVITIES.filter(
      ({ bodies, reason }) =>
        new Set(bodies).size !== bodies.length ||
        bodies.length > 3 ||
        !reason.includes(bodies[0]) ||
        !reason.endsWith('.'),
    );
    expect(odd).toEqual([]);
  });

  test('an activity has an identifier and a name of its own', () => {
    const names = Object.values(ENGLISH.activities);
    expect(Object.keys(ENGLISH.activities)).toEqual(ACTIVITIES.map(({ id }) => id));
    expect(new Set([...Object.keys(ENGLISH.activities), ...names]).size).toBe(2 * ACTIVITIES.length);
    expect(ACTIVITIES.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(names.filter((name) => !/^[A-Z][a-z]/.test(name) || name.length > 28)).toEqual([]);
  });

  test('every body has activities that speak of no metric, so that the labels never empty a list', () => {
    const bodies = new Set(
      ACTIVITIES.flatMap(({ bodies, metrics }) => (metrics.length === 0 ? [bodies[0]] : [])),
    );
    expect([...bodies].sort()).toEqual([...BODIES].sort());
  });

  test('at every age something may be left, whatever the labels, the lines and the other list say', () => {
    const isFree = ({ virtue, themes, metrics, alike }: Activity) =>
      !virtue && !themes && !alike && metrics.length === 0;
    const ages = Array.from({ length: 111 }, (_, age) => age);
    const withNone = ['2026-06-17', '2026-06-20'].flatMap((date) =>
      ages.filter((age) => {
        const open = openRows(date, { birthDate: `${2026 - age}-02-03` }).flat();
        return !open.some((row) => isFree(ACTIVITIES[row] as Activity));
      }),
    );
    expect(withNone).toEqual([]);
  });

  test('the palette has forty colors or more, no name or value twice', () => {
    const colors = Object.values(PALETTE).flat();
    expect(colors.length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(ENGLISH.colors)).toEqual(colors.map(({ id }) => id));
    expect(new Set(Object.values(ENGLISH.colors)).size).toBe(colors.length);
    expect(new Set(colors.map(({ hex }) => hex)).size).toBe(colors.length);
    expect(colors.filter(({ hex }) => !/^#[0-9A-F]{6}$/.test(hex))).toEqual([]);
  });
});
