import type { Metric } from '#lib/scoring/day.ts';
import { AREAS, type Area } from '../brief/areas.ts';
import { type Brief, GREAT_DAY, HARD_DAY, type SkySubject, STRAINED_DAY } from '../brief/brief.ts';
import type { SkyNews } from '../brief/sky-news.ts';
import { type ActivityId, activityOf } from '../lists/activities.ts';
import { type Climate, dayAllows } from '../lists/activity-scores.ts';
import type { Locale } from '../locale.ts';
import { COMING_OF_AGE } from '../reader.ts';
import { modulo } from '../rotation.ts';
import { type Scene, type SceneEvent, type SceneRow, type Scenes, scenesOf } from '../scenes.ts';
import { type Log, staleness } from './log.ts';
import { isOpen, type Occasion, suitsAge, suitsDay } from './occasion.ts';

/** What a choice depends on besides the brief. */
export type Context = {
  brief: Brief;
  occasion: Occasion;
  climate: Climate;
  /** Areas that the reader cares about most. */
  matters: readonly Area[];
  log: Log;
  /** Day number. */
  today: number;
  /** Number of the month. */
  months: number;
  /** Where the choice among equals begins: differs between readers and from month to month. */
  rotation: number;
};

/** A scene with the area it is about and the activities that the day allows. */
export type ChosenScene = { scene: Scene; area: Area; favorable: ActivityId[]; unfavorable: ActivityId[] };

/** The costs of a choice; the cheapest scene wins. */
const COST = {
  /** Each step down the list of fitting areas. */
  area: 4,
  /** An area that isn't among the reader's matters, if one of the fitting areas is. */
  otherMatter: 40,
  /** An area of yesterday; of a day a week ago, half of it. */
  recentArea: 0.6,
  workOnFreeDay: 14,
  /** Work, money or study on a holiday. */
  dutyOnHoliday: 25,
  /** Money or work on a great day, which is for something better. */
  dutyOnGreatDay: 20,
  /** Any other area than love on Valentine's Day. */
  otherThanLove: 80,
  /** An area whose metric says the opposite. */
  againstMetric: 14,
  /** A scene of the last weeks: worse than anything else. */
  sameScene: 1000,
  recentOpening: 0.8,
  recentWord: 0.7,
  recentActivity: 0.35,
  /** A scene that isn't among the third of its cell that is for this month. */
  otherMonth: 60,
  rank: 0.5,
  noFavorable: 40,
  noUnfavorable: 25,
  tooFewFavorable: 4,
};

/** Number of months after which a scene may return. */
const MONTHS = 3;
/** Number of days in which a scene isn't told twice. */
const SCENE_DAYS = 60;

/** Chooses the scene of a day's lead: of all scenes in the areas that fit it, the one with the lowest costs. */
export function chooseScene(context: Context, locale: Locale): ChosenScene {
  const { brief, matters } = context;
  const areas = fittingAreas(context);
  const isMatter = areas.some((area) => matters.includes(area));
  const search: Search = { best: undefined, least: Number.POSITIVE_INFINITY };
  for (const [rank, area] of areas.entries()) {
    const ofMatter = isMatter && !matters.includes(area) ? COST.otherMatter : 0;
    searchCell(
      scenesOf(rowsFor(brief, area, locale.scenes), locale),
      area,
      areaCost(area, context) + COST.area * rank + ofMatter,
      context,
      search,
    );
  }
  // No scene in the fitting areas suits the reader.
  if (search.best === undefined)
    for (const area of AREAS)
      searchCell(scenesOf(rowsFor(brief, area, locale.scenes), locale), area, 0, context, search);
  if (search.best === undefined) throw new RangeError(`No scene fits ${brief.day.date}.`);
  return search.best;
}

/** The areas of the lead; on Valentine's Day also love, except for children. */
function fittingAreas({ brief: { areas, age, lead }, occasion }: Context): readonly Area[] {
  const isForLove = occasion.isValentinesDay && age >= COMING_OF_AGE && lead.kind === 'transit';
  return isForLove ? [...new Set<Area>([...areas, 'love'])] : areas;
}

type Search = { best: ChosenScene | undefined; least: number };

/** Searches a cell for a scene with lower costs. Costs only add up, so most scenes are dismissed before their lists are seen. */
function searchCell(
  scenes: readonly Scene[],
  area: Area,
  base: number,
  context: Context,
  search: Search,
): void {
  const { log, today, rotation, months, occasion } = context;
  // Months share out the scenes that suit the reader's age, so that each month has some.
  let place = -1;
  for (const scene of scenes) {
    if (!suitsAge(scene.conditions, occasion.age)) continue;
    place += 1;
    let cost = base + COST.rank * modulo(place - rotation, scenes.length);
    if (modulo(place + months, MONTHS) !== 0) cost += COST.otherMonth;
    if (cost >= search.least || !suitsDay(scene.conditions, occasion.isWorkingDay)) continue;
    const last = log.get(scene);
    if (last !== undefined && today - last < SCENE_DAYS) cost += COST.sameScene;
    cost += COST.recentOpening * staleness(log, scene.opening, today);
    cost += COST.recentWord * staleness(log, scene.firstWord, today);
    if (cost >= search.least) continue;
    const chosen = { scene, area, ...allowedLists(scene, context) };
    cost += listCost(chosen, context);
    if (cost >= search.least) continue;
    search.best = chosen;
    search.least = cost;
  }
}

function rowsFor({ lead }: Brief, area: Area, scenes: Scenes): readonly SceneRow[] {
  if (lead.kind === 'quiet') return scenes.quiet;
  if (lead.kind === 'transit')
    return scenes.transits[lead.transit.transiting][lead.tone === 'hard' ? 'hard' : 'easy'][area];
  return eventRows(lead, area, scenes);
}

/** The scenes of a sky event in an area; none for a quarter Moon. */
export function eventRows({ news }: SkySubject, area: Area, scenes: Scenes): readonly SceneRow[] {
  if (news.kind === 'void of course') return scenes.void;
  const event = sceneEvent(news);
  return event === undefined ? [] : scenes.events[event][area];
}

type ScenicNews = Exclude<SkyNews, { kind: 'void of course' }>;

/** The scenes that a sky event has; undefined for a quarter Moon. */
export function sceneEvent(news: ScenicNews): SceneEvent | undefined {
  switch (news.kind) {
    case 'eclipse':
      return `${news.eclipse}-eclipse`;
    case 'phase':
      return news.phase === 'new' ? 'new-moon' : news.phase === 'full' ? 'full-moon' : undefined;
    case 'station': {
      const { planet, direction } = news;
      if (planet === 'Mercury') return `mercury-${direction}`;
      if (planet === 'Venus') return `venus-${direction}`;
      return planet === 'Mars' ? `mars-${direction}` : 'slow-turns';
    }
    case 'ingress': {
      const { body } = news;
      if (body === 'Sun') return 'sun-enters';
      if (body === 'Mercury') return 'mercury-enters';
      return body === 'Venus' ? 'venus-enters' : 'mars-enters';
    }
  }
}

/** The metric that is about an area. */
export const METRIC_OF_AREA: Partial<Record<Area, Metric>> = {
  love: 'romance',
  work: 'focus',
  study: 'focus',
  wellbeing: 'energy',
  money: 'luck',
};

const DUTIES: ReadonlySet<Area> = new Set<Area>(['work', 'money', 'study']);

function areaCost(area: Area, { brief, occasion, log, today }: Context): number {
  const { lead, day } = brief;
  const metric = METRIC_OF_AREA[area];
  const level = metric && day.metrics[metric];
  const contradicts =
    (lead.tone === 'easy' && level === 'Low') ||
    (lead.tone === 'hard' && (level === 'High' || level === 'Good'));
  return (
    COST.recentArea * staleness(log, area, today) +
    (area === 'work' && !occasion.isWorkingDay ? COST.workOnFreeDay : 0) +
    (occasion.holiday !== undefined && DUTIES.has(area) ? COST.dutyOnHoliday : 0) +
    (day.overallRating >= GREAT_DAY && (area === 'money' || area === 'work') ? COST.dutyOnGreatDay : 0) +
    (occasion.isValentinesDay && area !== 'love' ? COST.otherThanLove : 0) +
    (contradicts ? COST.againstMetric : 0)
  );
}

/** The scene's activities that the day, the reader's age, the metrics and the second subject allow. */
function allowedLists({ favorable, unfavorable }: Scene, { occasion, climate, brief }: Context) {
  return {
    favorable: favorable.filter((id) => mayFavor(id, occasion, climate, brief)),
    unfavorable: unfavorable.filter((id) => mayAdviseAgainst(id, occasion, climate, brief)),
  };
}

/** Whether an activity may be favorable: it isn't one that the day's strain concerns. */
export function mayFavor(id: ActivityId, occasion: Occasion, climate: Climate, { counter }: Brief): boolean {
  const activity = activityOf(id);
  const isStrained =
    counter?.tone === 'hard' && activity.bodies[0] === counter.transit.transiting && !activity.virtue;
  return !isStrained && !activity.risk && isOpen(activity, occasion) && dayAllows(activity, climate);
}

/** Whether an activity may be unfavorable: neither a metric nor the second subject speaks for it. */
export function mayAdviseAgainst(
  id: ActivityId,
  occasion: Occasion,
  { day }: Climate,
  { counter }: Brief,
): boolean {
  const activity = activityOf(id);
  const isHelped = counter?.tone === 'easy' && activity.bodies[0] === counter.transit.transiting;
  const isNeeded =
    activity.restful === true && (day.metrics.energy === 'Low' || day.overallRating < STRAINED_DAY);
  const isFavored = activity.metrics.some(
    (metric) => day.metrics[metric] === 'Good' || day.metrics[metric] === 'High',
  );
  return !isHelped && !isNeeded && !isFavored && isOpen(activity, occasion);
}

function listCost({ favorable, unfavorable }: ChosenScene, { brief, log, today }: Context): number {
  const wanted = brief.day.overallRating < HARD_DAY ? 1 : 2;
  const missing =
    favorable.length === 0 ? COST.noFavorable : favorable.length < wanted ? COST.tooFewFavorable : 0;
  const noAvoid = unfavorable.length === 0 ? COST.noUnfavorable : 0;
  const [first, second] = favorable;
  const [avoid] = unfavorable;
  const repeated = [first, second, avoid].reduce(
    (sum, id) => sum + (id === undefined ? 0 : staleness(log, id, today)),
    0,
  );
  return missing + noAvoid + COST.recentActivity * repeated;
}

/** Writes a choice into the log. */
export function logScene(
  { scene, area, favorable, unfavorable }: ChosenScene,
  log: Log,
  today: number,
): void {
  log.set(scene, today);
  log.set(scene.opening, today);
  log.set(scene.firstWord, today);
  log.set(area, today);
  for (const id of [...favorable, ...unfavorable]) log.set(id, today);
}
