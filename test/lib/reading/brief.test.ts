import { expect, test } from '@jest/globals';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { explainedStory } from '#lib/forecast/explained-story.ts';
import { areaAt, areaOfPoint } from '#lib/reading/brief/area-of.ts';
import { type Brief, becauseOf, briefOf, type Tone } from '#lib/reading/brief/brief.ts';
import { weightOf } from '#lib/reading/brief/weights.ts';
import { type Reader, readerOf } from '#lib/reading/reader.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { canBeOutOfOrb } from '#lib/transits/transit-windows.ts';
import { DAYS, daysOf, INES, NORA, TOM } from './scored-years.ts';

const READERS = { Nora: NORA, Tom: TOM, Ines: INES };
const nameOf = ({ transiting, aspect, natal }: Pick<ScoredTransit, 'transiting' | 'aspect' | 'natal'>) =>
  `${transiting} ${aspect} ${natal}`;

/** A brief in words, such as "Mars trine Midheaven, 2 of 3, next 2027-05-28". */
function inWords(who: keyof typeof READERS, date: string): string {
  const [day] = daysOf(READERS[who], [date]);
  if (day === undefined) throw new RangeError(`No day ${date}`);
  const { lead, stage, series } = explainedStory(day.story).brief;
  const { news } = day.story.brief.lead.kind === 'sky' ? day.story.brief.lead : { news: undefined };
  const touches = lead && 'skyEvent' in lead ? lead.skyEvent.touches : undefined;
  const name = lead === null ? 'quiet' : 'transit' in lead ? nameOf(lead.transit) : lead.skyEvent.kind;
  const planet = news?.kind === 'station' ? ` of ${news.planet}` : '';
  const passes = series ? `, ${series.hit} of ${series.of}${series.next ? `, next ${series.next}` : ''}` : '';
  return `${name}${planet}${touches ? ` ${touches.aspect} ${touches.natal}` : ''} ${stage}${passes}`;
}

// Dates, aspects and passes as in a published ephemeris for February 2027.
test.each([
  ['Nora', '2027-02-01', 'Sun square Venus passes'],
  ['Nora', '2027-02-06', 'eclipse peaks'],
  ['Nora', '2027-02-07', 'Mars trine Midheaven peaks, 2 of 3, next 2027-05-28'],
  ['Nora', '2027-02-08', 'Venus conjunction Midheaven peaks'],
  ['Nora', '2027-02-09', 'station of Mercury sextile Midheaven peaks'],
  ['Nora', '2027-02-11', 'Mercury sextile Midheaven peaks, 2 of 3, next 2027-03-23'],
  ['Nora', '2027-02-12', 'Venus trine Moon builds'],
  ['Tom', '2027-02-03', 'Sun opposition Saturn peaks'],
  ['Tom', '2027-02-05', 'Sun trine Sun peaks'],
  ['Tom', '2027-02-06', 'eclipse peaks'],
  ['Tom', '2027-02-08', 'station of Uranus conjunction Jupiter peaks'],
  ['Tom', '2027-02-16', 'Saturn opposition Pluto peaks, 3 of 3'],
  ['Ines', '2027-02-05', 'Saturn trine Sun peaks, 3 of 3'],
  ['Ines', '2027-02-06', 'eclipse opposition Jupiter peaks'],
  ['Ines', '2027-02-18', 'Jupiter trine Mercury peaks, 2 of 3, next 2027-06-05'],
] as const)('%s’s %s is about: %s', (who, date, expected) => {
  expect(inWords(who, date)).toBe(expected);
});

const BRIEFS: readonly Brief[] = DAYS.map(({ story }) => story.brief);
/** The tone that a rating asks for. */
const wantedOf = (rating: number): Tone => (rating >= 6.5 ? 'easy' : rating < 5 ? 'hard' : 'neutral');
const toneOf = ({ points }: ScoredTransit): Tone => (points.rating < 0 ? 'hard' : 'easy');
const contradicts = (tone: Tone, rating: number) =>
  tone !== 'neutral' && wantedOf(rating) !== 'neutral' && tone !== wantedOf(rating);
const toldOf = ({ day }: Brief) => day.transits.filter((transit) => weightOf(transit) >= 0.15);
const whereOf = ({ day, lead }: Brief) => `${day.date} ${day.timeZone} ${day.overallRating} ${lead.kind}`;

test('a lead that doesn’t say whether the day is good or bad has a counter that does, if any transit does', () => {
  const silent = BRIEFS.filter((brief) => {
    const { day, lead, counter } = brief;
    const wanted = wantedOf(day.overallRating);
    if (wanted === 'neutral' || lead.tone === wanted || counter?.tone === wanted) return false;
    return toldOf(brief).some(
      (transit) => toneOf(transit) === wanted && Math.abs(transit.points.rating) >= 1,
    );
  });
  expect(silent.map(whereOf)).toEqual([]);
  expect(BRIEFS.filter(({ counter }) => counter).length).toBeGreaterThan(500);
});

test('a lead weighs at least as much as each transit that doesn’t contradict the rating; against the rating, twice as much', () => {
  const light = DAYS.filter(({ story: { brief }, birth }) => {
    const { lead, day } = brief;
    // What matters to the reader weighs up to 1.3 times as much.
    const ofMatter = birth.matters === undefined ? 1 : 1.3;
    const factor = contradicts(lead.tone, day.overallRating) ? 2 : 1;
    const others = toldOf(brief).filter((transit) => !contradicts(toneOf(transit), day.overallRating));
    return others.some((transit) => weightOf(transit) * factor > ofMatter * lead.weight + 1e-9);
  });
  expect(light.map(({ story }) => whereOf(story.brief))).toEqual([]);
});

test('the Moon leads no day on which a slower body is exact with more weight and the right tone', () => {
  const lunar = BRIEFS.filter(({ lead }) => lead.kind === 'transit' && lead.transit.transiting === 'Moon');
  expect(lunar.length).toBeGreaterThan(30);
  const wrong = lunar.filter((brief) =>
    toldOf(brief).some(
      (transit) =>
        transit.stage === 'exact' &&
        weightOf(transit) > brief.lead.weight &&
        !contradicts(toneOf(transit), brief.day.overallRating),
    ),
  );
  expect(wrong.map(whereOf)).toEqual([]);
});

test('the weightiest exact transit is named by a sentence about the sky, unless it is the Moon’s or strains a great day', () => {
  const untold = DAYS.filter(({ story }) => {
    const exact = toldOf(story.brief).filter(
      (transit) =>
        transit.stage === 'exact' &&
        transit.transiting !== 'Moon' &&
        (story.brief.day.overallRating < 8 || toneOf(transit) === 'easy'),
    );
    const [weightiest] = exact.toSorted((a, b) => weightOf(b) - weightOf(a));
    const named = story.sentences.filter(({ rule }) => rule === 'sky').flatMap(({ transits }) => transits());
    return weightiest !== undefined && !named.includes(weightiest);
  });
  // One that explains the rating may take its place.
  const { length } = untold.filter(({ story: { brief } }) => brief.counter?.tone === brief.lead.tone);
  expect(length).toBe(0);
  expect(untold.length / DAYS.length).toBeLessThan(0.03);
});

test('without a birth time, no subject may be out of orb at another time of birth', () => {
  const subjects = BRIEFS.flatMap(({ lead, counter }) => [lead, counter]);
  const transits = subjects.flatMap((subject) => (subject?.kind === 'transit' ? [subject.transit] : []));
  expect(transits.filter(({ window }) => canBeOutOfOrb(window))).toEqual([]);
  expect(
    transits.filter(({ natal, transiting }) => natal === 'Moon' && transiting !== 'Moon').length,
  ).toBeGreaterThan(10);
});

test('a quiet day is about the area of the natal Sun', () => {
  const reader = readerOf(TOM, natalChart(TOM));
  const [day] = [...scoreDays(natalChart(TOM), { dates: ['2027-02-05'], timeZone: TOM.timeZone })];
  if (day === undefined) throw new RangeError('No day');
  const brief = briefOf({ ...day, transits: [] }, reader, natalChart(TOM));
  expect(brief).toMatchObject({ lead: { kind: 'quiet' }, areas: ['wellbeing'], stage: 'peaks' });
  expect(brief).toMatchObject({ counter: undefined });
});

test('the causes of a rating are the two transits with the most points on each side', () => {
  for (const { day } of DAYS) {
    const { helping, straining } = becauseOf(day);
    const points = (side: 1 | -1) =>
      day.transits
        .map((transit) => transit.points.rating * side)
        .filter((rating) => rating > 0)
        .sort((a, b) => b - a)
        .slice(0, 2);
    expect(helping.map((transit) => transit.points.rating)).toEqual(points(1));
    expect(straining.map((transit) => -transit.points.rating)).toEqual(points(-1));
  }
});

test('areas follow the houses, or the signs from the natal Sun’s without a birth time', () => {
  const untimed: Reader = { birthDate: '1990-04-02', sunDeg: 12.5, matters: [] };
  const areas = (reader: Reader, age: number, ...degrees: number[]) =>
    degrees.map((deg) => areaAt(deg, reader, age));
  expect(areas(untimed, 36, 0, 29.9, 30, 89, 95, 130, 160, 185, 215, 255, 275, 305, 359)).toEqual([
    ...['wellbeing', 'wellbeing', 'money', 'study', 'home', 'creativity', 'work'],
    ...['love', 'money', 'study', 'work', 'friends', 'wellbeing'],
  ]);
  const cuspsDeg = Array.from({ length: 12 }, (_, i) => (100 + 30 * i) % 360);
  expect(areas({ ...untimed, houses: { cuspsDeg } }, 36, 99, 101, 129, 131, 9, 11)).toEqual([
    ...['wellbeing', 'wellbeing', 'wellbeing', 'money', 'study', 'work'],
  ]);
});

test('work, love and money aren’t for children, and work isn’t for the old', () => {
  const of = (age: number) => [
    areaOfPoint('Saturn', age),
    areaOfPoint('Venus', age),
    areaOfPoint('Pluto', age),
  ];
  expect(of(15)).toEqual(['study', 'friends', 'home']);
  expect([of(16), of(67)]).toEqual([of(40), of(40)]);
  expect(of(40)).toEqual(['work', 'love', 'money']);
  expect(of(68)).toEqual(['home', 'love', 'money']);
});
