import { houseAt } from '#lib/chart/house-systems.ts';
import type { Houses } from '#lib/chart/houses.ts';
import {
  type Aspect,
  NATAL_ORBS_DEG,
  type NatalAspect,
  type NatalBody,
  type NatalChart,
  natalAspects,
} from '#lib/chart/natal-chart.ts';
import { ingresses } from '#lib/ephemeris/events.ts';
import { BODIES, type Body, normalizeDeg, SIGNS, type Sign, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { agreementOf, harmonyOf } from '#lib/scoring/tables/weights.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import { modulo } from '../rotation.ts';
import {
  type AspectTone,
  type Balance,
  ELEMENTS,
  type Element,
  HALVES,
  type Half,
  type Mention,
  MODES,
  type Mode,
  PERSONAL_BODIES,
  PHASES,
  type Phase,
  type Place,
  type Placement,
  type ReportAspect,
  type ReportSectionId,
  type ReportStory,
} from './story.ts';

/** Traditional rulers of the signs, from Aries (Ptolemy, Tetrabiblos I.17). */
const RULERS = [
  ...(['Mars', 'Venus', 'Mercury', 'Moon', 'Sun', 'Mercury'] as const),
  ...(['Venus', 'Mars', 'Jupiter', 'Saturn', 'Saturn', 'Jupiter'] as const),
];

/** Maximum number of aspects in a report. */
const MAX_ASPECTS = 7;
/** Bounds of the orbs that count as tight and close, degrees. */
const TIGHT_DEG = 1;
const CLOSE_DEG = 3;
/** Planets that make an element, a mode or a house stand out, of the seven from the Sun to Saturn. */
const MANY = 3;
/** Bodies that make a half of the chart stand out, of ten. */
const MOST = 8;

/** Chooses the content of a natal report. Without a birth time, only what holds at every possible time is certain. */
export function reportStory(chart: NatalChart, houses: Houses | undefined): ReportStory {
  const aspects = aspectsOf(chart);
  const placements = BODIES.map((body) => placementOf(bodyOf(chart, body), chart, { houses, aspects }));
  return {
    placements: Object.fromEntries(placements.map((each) => [each.body, each])) as ReportStory['placements'],
    rising: houses && risingIn(houses, chart),
    phase: phaseOf(chart),
    aspects: tightest(aspects.certain, chart),
    balance: balanceOf(placements),
    rotation: chart.bodies.reduce((sum, { longitudeDeg }) => (sum * 36 + decanAt(longitudeDeg)) | 0, 0),
    birthTime: houses === undefined ? 'unknown' : chart.bornAt.instantsMs.length > 1 ? 'twice' : 'known',
  };
}

function bodyOf({ bodies }: NatalChart, body: Body): NatalBody {
  return bodies[BODIES.indexOf(body)] as NatalBody;
}

type Context = { houses: Houses | undefined; aspects: ReturnType<typeof aspectsOf> };

function placementOf(position: NatalBody, chart: NatalChart, { houses, aspects }: Context): Placement {
  const { body, longitudeDeg, retrograde } = position;
  const { earliestMs, latestMs } = chart.bornAt;
  const [ingress] = position.certain ? [] : ingresses(body, earliestMs, latestMs);
  const concerns = ({ a, b }: NatalAspect) => a === body || b === body;
  const touches = aspects.certain.filter(concerns);
  const harmonies = touches.map(harmonyWithin);
  return {
    body,
    places: placesOf(position).slice(0, ingress ? 2 : 1),
    changesAt: ingress && timeOfDay(ingress.atMs, chart.timeZone),
    house: houses && houseAt(longitudeDeg, houses),
    retrograde,
    fromSun: sideOfSun(position, bodyOf(chart, 'Sun')),
    touches,
    isAlone: !aspects.possible.some(concerns),
    isStrained: harmonies.reduce((sum, harmony) => sum + harmony, 0) < 0,
    isTorn: harmonies.some((harmony) => harmony < 0) && harmonies.some((harmony) => harmony > 0),
  };
}

/** The signs and their thirds that a body passes on the birth date, in order; one of each if the time is known. */
function placesOf({ fromDeg, toDeg }: NatalBody): Place[] {
  const first = decanAt(fromDeg);
  const steps = modulo(decanAt(toDeg) - first + 18, 36) - 18;
  const decans = Array.from({ length: Math.abs(steps) + 1 }, (_, i) =>
    modulo(first + i * Math.sign(steps), 36),
  );
  return [...Map.groupBy(decans, (decan) => SIGNS[Math.floor(decan / 3)] as Sign)].map(([sign, all]) => ({
    sign,
    decans: all.map((decan) => decan % 3),
  }));
}

/** The third of a sign at a longitude, 0 to 35. */
function decanAt(longitudeDeg: number): number {
  return Math.floor(normalizeDeg(longitudeDeg) / 10);
}

function risingIn(houses: Houses, chart: NatalChart): ReportStory['rising'] {
  const { sign } = houses.angles.ascendant;
  const ruler = RULERS[SIGNS.indexOf(sign)] as Body;
  return { sign, ruler, rulerHouse: houseAt(bodyOf(chart, ruler).longitudeDeg, houses) };
}

function phaseOf(chart: NatalChart): Phase | undefined {
  const [sun, moon] = [bodyOf(chart, 'Sun'), bodyOf(chart, 'Moon')];
  const at = (end: 'fromDeg' | 'toDeg') => PHASES[Math.floor(normalizeDeg(moon[end] - sun[end]) / 45)];
  return at('fromDeg') === at('toDeg') ? at('fromDeg') : undefined;
}

/** Whether a body is before or after the Sun in the zodiac, and so rises before or after it; undefined if uncertain. */
function sideOfSun(body: NatalBody, sun: NatalBody): Placement['fromSun'] {
  const isAfter = (['fromDeg', 'longitudeDeg', 'toDeg'] as const).map(
    (at) => signedDeg(body[at] - sun[at]) > 0,
  );
  if (isAfter.every((each) => each === isAfter[0])) return isAfter[0] ? 'after' : 'before';
  return undefined;
}

/** The aspects that a chart has at every possible time of birth, and those that it may have. */
function aspectsOf({ bodies, aspects }: NatalChart) {
  const [early, late] = (['fromDeg', 'toDeg'] as const).map((end) =>
    natalAspects(bodies.map((each) => ({ ...each, longitudeDeg: each[end] }))),
  ) as [NatalAspect[], NatalAspect[]];
  const isIn = (others: readonly NatalAspect[]) => (one: NatalAspect) =>
    others.some(({ a, b, aspect }) => a === one.a && b === one.b && aspect === one.aspect);
  return {
    certain: aspects.filter(isIn(early)).filter(isIn(late)),
    possible: [...early, ...aspects, ...late],
  };
}

/** An aspect's harmony, weighted by how close it is. */
function harmonyWithin({ a, b, aspect, orbDeg }: NatalAspect): number {
  return harmonyOf(aspect, agreementOf(a, b)) * (1 - orbDeg / NATAL_ORBS_DEG[aspect]);
}

/** The tightest aspects with a personal planet, as a year's births share the others. */
function tightest(aspects: readonly NatalAspect[], { known }: NatalChart): ReportAspect[] {
  return aspects
    .flatMap(({ a, ...rest }) => {
      const personal = PERSONAL_BODIES.find((body) => body === a);
      return personal ? [{ a: personal, ...rest }] : [];
    })
    .sort((x, y) => x.orbDeg - y.orbDeg)
    .slice(0, MAX_ASPECTS)
    .map(({ orbDeg, ...found }) => {
      const closeness = orbDeg < TIGHT_DEG ? 'tight' : orbDeg < CLOSE_DEG ? 'close' : 'wide';
      return { ...found, tone: TONES[found.aspect], closeness: known === 'time' ? closeness : undefined };
    });
}

const TONES: Readonly<Record<Aspect, AspectTone>> = {
  conjunction: 'conjunction',
  sextile: 'easy',
  square: 'square',
  trine: 'easy',
  opposition: 'opposition',
};

export function elementOf(sign: Sign): Element {
  return ELEMENTS[SIGNS.indexOf(sign) % 4] as Element;
}

function modeOf(sign: Sign): Mode {
  return MODES[SIGNS.indexOf(sign) % 3] as Mode;
}

function balanceOf(placements: readonly Placement[]): Balance {
  const counted = placements.slice(0, BODIES.indexOf('Uranus'));
  const certain = counted.flatMap(({ places: [place, other] }) => (place && !other ? [place.sign] : []));
  const possible = counted.flatMap(({ places }) => places.map(({ sign }) => elementOf(sign)));
  const modes = leaders(MODES, counted, modeOf);
  const houses = placements.flatMap(({ house }) => house ?? []);
  return {
    counts: ELEMENTS.map((element) => ({
      element,
      count: certain.filter((sign) => elementOf(sign) === element).length,
    })),
    elements: leaders(ELEMENTS, counted, elementOf),
    mode: modes.length === 1 ? modes[0] : undefined,
    missing: ELEMENTS.filter((element) => !possible.includes(element)),
    crowdedSign: crowdedOf(certain),
    crowdedHouse: crowdedOf(counted.flatMap(({ house }) => house ?? [])),
    half: HALVES.find((half) => houses.filter(HALF_HOUSES[half]).length >= MOST),
  };
}

/** The most frequent value, if at least three bodies have it. */
function crowdedOf<Value>(values: readonly Value[]): Value | undefined {
  const [first] = [...Map.groupBy(values, (value) => value)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return first && first[1].length >= MANY ? first[0] : undefined;
}

/** The kinds with the most signs, at least three, in any of the signs that uncertain bodies may have. */
function leaders<Kind>(
  kinds: readonly Kind[],
  placements: readonly Placement[],
  kindOf: (sign: Sign) => Kind,
): Kind[] {
  const count = (kind: Kind, holds: 'some' | 'every') =>
    placements.filter(({ places }) => places[holds](({ sign }) => kindOf(sign) === kind)).length;
  const leads = (kind: Kind, other: Kind) => other === kind || count(kind, 'every') >= count(other, 'some');
  return kinds.filter((kind) => count(kind, 'every') >= MANY && kinds.every((other) => leads(kind, other)));
}

/** Where the houses of each half are. */
const HALF_HOUSES: Readonly<Record<Half, (house: number) => boolean>> = {
  above: (house) => house > 6,
  below: (house) => house <= 6,
  east: (house) => house > 9 || house <= 3,
  west: (house) => house > 3 && house <= 9,
};

/** The sections of a report in reading order, each with what it is about. */
export function reportSections(story: ReportStory): { id: ReportSectionId; about: Mention[] }[] {
  const { placements, rising, aspects, birthTime } = story;
  const bodies = (...wanted: readonly Body[]) => wanted.flatMap((body) => mentionsOf(placements[body]));
  /** A body with its aspects, then the bodies it is interpreted with. */
  const whole = (body: Body, ...others: readonly Body[]) => [
    ...bodies(body),
    ...placements[body].touches.map(aspectOf),
    ...bodies(...others),
  ];
  const ascendant = rising ? [{ body: 'Ascendant' as const, sign: rising.sign, house: 1 }] : [];
  const slow = (body: Body, ...others: Body[]) => (rising ? bodies(body) : whole(body, 'Sun', ...others));
  return [
    {
      id: 'overview',
      about: [...bodies('Sun', 'Moon'), ...ascendant, ...(rising ? bodies(rising.ruler) : [])],
    },
    { id: 'sun', about: whole('Sun', 'Moon') },
    { id: 'moon', about: whole('Moon', 'Venus') },
    { id: 'mercury', about: whole('Mercury', 'Sun', 'Moon', 'Mars') },
    { id: 'venus', about: whole('Venus', 'Sun', 'Mars') },
    { id: 'mars', about: whole('Mars', 'Sun') },
    { id: 'jupiter', about: slow('Jupiter', 'Moon', 'Mercury') },
    { id: 'saturn', about: slow('Saturn', 'Venus', 'Mars') },
    ...(rising ? [{ id: 'slow-planets' as const, about: bodies('Uranus', 'Neptune', 'Pluto') }] : []),
    ...(aspects.length > 0 ? [{ id: 'aspects' as const, about: aspects.map(aspectOf) }] : []),
    { id: 'balance', about: bodies(...BODIES) },
    ...(birthTime === 'known' ? [] : [{ id: 'birth-time' as const, about: [] }]),
  ];
}

function aspectOf({ a, b, aspect }: Pick<NatalAspect, 'a' | 'b' | 'aspect'>): Mention {
  return { a, b, aspect };
}

function mentionsOf({ body, places, house }: Placement): Mention[] {
  return places.map(({ sign }) => ({ body, sign, house: house ?? null }));
}
