import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import type { Reader } from '../reader.ts';
import { areaAt, areaOfPoint } from './area-of.ts';
import type { Area } from './areas.ts';
import { type Series, seriesOf } from './series.ts';
import { type SkyNews, skyNews } from './sky-news.ts';
import { longitudeOf, type Touch, touchOf } from './touches.ts';
import { isSlow, weightOf } from './weights.ts';

/** Whether a subject helps or strains; sky events do neither. */
export type Tone = 'easy' | 'hard' | 'neutral';

/** What a day can be about: a transit to the chart, a sky event, or nothing in particular. */
export type Subject = TransitSubject | SkySubject | QuietSubject;
type Common = { weight: number; tone: Tone };
export type TransitSubject = Common & { kind: 'transit'; transit: ScoredTransit };
/** A sky event, its longitude, and the natal point that it touches, if any. */
export type SkySubject = Common & {
  kind: 'sky';
  news: SkyNews;
  longitudeDeg: number;
  touch: Touch | undefined;
};
export type QuietSubject = Common & { kind: 'quiet' };

/** The stage of a day's lead: it builds until its exact day, peaks on it, and passes afterward. */
export type Stage = 'builds' | 'peaks' | 'passes';

/** What a day is about, decided before a word is chosen. Knows no language. */
export type Brief = {
  day: ScoredDay;
  /** Age in whole years on the day. */
  age: number;
  /** The one subject of the day. */
  lead: Subject;
  /** Areas of life that the lead is about, the most fitting first. */
  areas: readonly Area[];
  /** Whether areas follow from the chart's houses; from solar houses otherwise. */
  knowsHouses: boolean;
  /** Whether the reader is everyone born under a sign, whose houses are solar. */
  isOfSign: boolean;
  stage: Stage;
  /** The passes that the lead's exact day belongs to; undefined if there is only one. */
  series: Series | undefined;
  /**
   * At most one other subject: the weightiest transit that explains the rating if the lead doesn't; otherwise the weightiest one
   * that is exact on this day, the Moon's left out, if that isn't the lead.
   */
  counter: TransitSubject | undefined;
};

/** Ratings below which a day is hard and strained, and from which it is good and great. */
export const HARD_DAY = 4;
export const GOOD_DAY = 6.5;
export const GREAT_DAY = 8;
export const STRAINED_DAY = 5;

/** Decides what a day is about. */
export function briefOf(day: ScoredDay, reader: Reader, chart: NatalPositions): Brief {
  const age = ageOn(reader.birthDate, day.date);
  const transits = transitSubjects(day);
  const lead = leadOf([...skySubjects(day, chart), ...transits], day, reader, age) ?? QUIET;
  return {
    day,
    age,
    lead,
    areas: areasOf(lead, reader, age),
    knowsHouses: reader.houses !== undefined,
    isOfSign: reader.signIndex !== undefined,
    stage: stageOf(lead),
    series:
      lead.kind === 'transit' && lead.transit.stage === 'exact' ? seriesOfTransit(lead.transit) : undefined,
    counter: counterOf(lead, transits, day.overallRating),
  };
}

/** Whether a transit helps or strains. */
export function toneOf({ points }: ScoredTransit): 'easy' | 'hard' {
  return points.rating < 0 ? 'hard' : 'easy';
}

/** Transits below this weight are no subject. */
const MIN_WEIGHT = 0.15;

/** Transits that can be the subject of a day, by weight. */
function transitSubjects(day: ScoredDay): TransitSubject[] {
  const subjects: TransitSubject[] = [];
  for (const transit of day.transits) {
    const weight = weightOf(transit);
    if (weight < MIN_WEIGHT) continue;
    subjects.push({ kind: 'transit', transit, weight, tone: toneOf(transit) });
  }
  return subjects.sort((a, b) => b.weight - a.weight);
}

/**
 * The areas of a subject. For a transit: those of the natal point's house, of the point's nature, of the house that the body is
 * passing through, and of the body's nature; for a sign, the last two come first. For a sky event: that of the house in which it
 * happens, and of the natal point that it touches.
 */
export function areasOf(subject: Subject, reader: Reader, age: number): Area[] {
  switch (subject.kind) {
    case 'transit': {
      const { transiting, natal, window } = subject.transit;
      const { targetDeg, aheadDeg } = window.target;
      const ofNatal = areaAt(targetDeg - aheadDeg, reader, age);
      const ofBody = areaAt(targetDeg, reader, age);
      const ofPoint = [ofNatal, areaOfPoint(natal, age)];
      const passing = [ofBody, areaOfPoint(transiting, age)];
      // A sign's only natal point is the Sun, in the first house.
      const isOfSign = reader.signIndex !== undefined;
      return [...new Set(isOfSign ? [...passing, ...ofPoint] : [...ofPoint, ...passing])];
    }
    case 'sky': {
      const { touch, longitudeDeg } = subject;
      return [
        ...new Set([areaAt(longitudeDeg, reader, age), ...(touch ? [areaOfPoint(touch.natal, age)] : [])]),
      ];
    }
    case 'quiet':
      return [areaAt(reader.sunDeg, reader, age)];
  }
}

const SKY_WEIGHT = { eclipse: 16, phase: 6, station: 5, ingress: 2, 'void of course': 1.2 };
const SLOW_STATION_WEIGHT = 1.5;
/** Added for an event that touches a natal point. */
const TOUCH_WEIGHT = 5;

function skySubjects(day: ScoredDay, { points }: NatalPositions): SkySubject[] {
  // A quarter Moon is too frequent to be the subject of a day.
  const isQuarter = (news: SkyNews) => news.kind === 'phase' && news.phase.endsWith('quarter');
  return skyNews(day).flatMap((news) => (isQuarter(news) ? [] : [skySubject(news, points)]));
}

/** A sky event as a subject, joined to the chart. */
export function skySubject(news: SkyNews, points: NatalPositions['points']): SkySubject {
  const longitudeDeg = longitudeOf(news);
  const touch = canTouch(news) ? touchOf(longitudeDeg, points) : undefined;
  const base = news.kind === 'station' && isSlow(news.planet) ? SLOW_STATION_WEIGHT : SKY_WEIGHT[news.kind];
  return {
    kind: 'sky',
    news,
    longitudeDeg,
    touch,
    weight: base + (touch ? TOUCH_WEIGHT : 0),
    tone: 'neutral',
  };
}

function canTouch({ kind }: SkyNews): boolean {
  return kind === 'eclipse' || kind === 'phase' || kind === 'station';
}

const QUIET: QuietSubject = { kind: 'quiet', weight: 0, tone: 'neutral' };

/**
 * A subject whose tone contradicts the rating leads only if it is this many times as weighty, and more so the further the
 * rating is from the middle, by this much for each point.
 */
const AGAINST_RATING = 2;
const AGAINST_EACH_POINT = 1.5;

/** The same on a great or a hard day, whose text is about what makes it so, unless there is nothing to tell of that. */
const AGAINST_EXTREME = 100;

/** Factor for the weight of a subject in an area that matters to the reader. */
const OF_MATTER = 1.3;

/** The weightiest subject; the first of equals. */
function leadOf(
  subjects: readonly Subject[],
  { overallRating }: ScoredDay,
  reader: Reader,
  age: number,
): Subject | undefined {
  const { matters } = reader;
  const isOfMatter = (subject: Subject) =>
    matters.length > 0 && areasOf(subject, reader, age).some((area) => matters.includes(area));
  let lead: Subject | undefined;
  let most = 0;
  for (const subject of subjects) {
    const factor = isOfMatter(subject) ? OF_MATTER : 1;
    const weight = (factor * subject.weight) / againstRating(subject.tone, overallRating);
    if (weight <= most) continue;
    lead = subject;
    most = weight;
  }
  return lead;
}

/** The factor by which a sky event's weight is divided on a great or strained day, which it doesn't explain. */
const SILENT_ON_RATING = 2.5;

/** The factor by which a subject's weight is divided: 1 unless its tone contradicts the rating or doesn't explain it. */
function againstRating(tone: Tone, rating: number): number {
  if ((tone === 'hard' && rating >= GREAT_DAY) || (tone === 'easy' && rating < HARD_DAY))
    return AGAINST_EXTREME;
  if (tone === 'neutral') return rating >= GREAT_DAY || rating < STRAINED_DAY ? SILENT_ON_RATING : 1;
  const excess =
    tone === 'hard'
      ? rating - GOOD_DAY
      : tone === 'easy' && rating < STRAINED_DAY
        ? STRAINED_DAY - rating
        : -1;
  return excess < 0 ? 1 : AGAINST_RATING + AGAINST_EACH_POINT * excess;
}

/** Least points, positive or negative, of a transit that explains a rating. */
const MIN_EXPLAINING = 1;

function counterOf(
  lead: Subject,
  transits: readonly TransitSubject[],
  rating: number,
): TransitSubject | undefined {
  // On a great day, what strains has no say.
  const mayBeHard = rating < GREAT_DAY;
  const weightiest = transits.find(
    ({ transit, tone }) =>
      transit.stage === 'exact' &&
      transit.transiting !== 'Moon' &&
      !isTouchOf(lead, transit) &&
      (mayBeHard || tone === 'easy'),
  );
  const exact = weightiest === lead ? undefined : weightiest;
  const wanted = rating >= GOOD_DAY ? 'easy' : rating < STRAINED_DAY ? 'hard' : undefined;
  if (wanted === undefined || lead.tone === wanted || exact?.tone === wanted) return exact;
  const explaining = transits.find(
    ({ tone, transit }) => tone === wanted && Math.abs(transit.points.rating) >= MIN_EXPLAINING,
  );
  return explaining ?? exact;
}

/** Whether a transit is the contact of a sky event with a natal point, which the sentence about the event names. */
function isTouchOf(lead: Subject, { transiting, natal }: ScoredTransit): boolean {
  if (lead.kind !== 'sky' || lead.touch?.natal !== natal) return false;
  return transiting === (lead.news.kind === 'station' ? lead.news.planet : 'Sun');
}

function stageOf(lead: Subject): Stage {
  if (lead.kind !== 'transit') return 'peaks';
  const { stage } = lead.transit;
  if (stage === 'exact') return 'peaks';
  return stage === 'entering' || stage === 'building' || stage === 'day-before' ? 'builds' : 'passes';
}

/** The series of a transit that is exact on the day. */
function seriesOfTransit({ window, exactAtMs }: ScoredTransit): Series | undefined {
  return exactAtMs === undefined ? undefined : seriesOf(window, exactAtMs);
}

const MAX_CAUSES = 2;

/** The transits that made a day's rating: those that help and those that strain, most points first. */
export function becauseOf({ transits }: ScoredDay): { helping: ScoredTransit[]; straining: ScoredTransit[] } {
  const helping: ScoredTransit[] = [];
  const straining: ScoredTransit[] = [];
  for (const transit of transits) {
    const side = transit.points.rating > 0 ? helping : straining;
    if (side.length < MAX_CAUSES) side.push(transit);
  }
  return { helping, straining };
}

/** The day's transits that help its rating, or those that strain it. */
export function transitsThat(act: 'help' | 'strain', { transits }: ScoredDay): ScoredTransit[] {
  return transits.filter(({ points }) => (act === 'help' ? points.rating > 0 : points.rating < 0));
}
