import type { Metric } from '#lib/scoring/day.ts';
import { AREAS, type Area } from '../brief/areas.ts';
import { type Brief, GREAT_DAY, HARD_DAY } from '../brief/brief.ts';
import { type ActivityId, activityOf } from '../lists/activities.ts';
import type { Locale } from '../locale.ts';
import { COMING_OF_AGE } from '../reader.ts';
import { modulo } from '../rotation.ts';
import { type MeaningRow, type Scene, scenesOf, type Topic } from '../scenes.ts';
import { mayAdviseAgainst, mayFavor } from './allowed-activities.ts';
import type { Context } from './context.ts';
import { type Log, staleness } from './log.ts';
import { suitsAge, suitsDay } from './occasion.ts';
import { rowsFor } from './rows.ts';
import { contradictsMetrics } from './topics.ts';

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
  /** An area of duties or contests on a holiday. */
  dutyOnHoliday: 60,
  /** Money or work on a great day, which is for something better. */
  dutyOnGreatDay: 20,
  /** Any other area than love on Valentine's Day. */
  otherThanLove: 80,
  /** An area whose metric says the opposite. */
  againstMetric: 14,
  /** An area whose metric isn't High on a helpful day, if that of another fitting area is. */
  notHigh: 5,
  /** A scene that none of the lead's sentences follows. */
  noMeaning: 20,
  /** A scene about a metric that says the opposite, such as drive on a day with energy Low. */
  topicAgainstMetric: 20,
  /** A scene whose main topic is something lesser than hope, affection and the like on a great day. */
  lesserOnGreatDay: 40,
  choreOnGreatDay: 40,
  /** A scene on a holiday about something other than people, rest and hope. */
  unfestive: 40,
  /** A scene of the last weeks: worse than anything else. */
  sameScene: 1000,
  recentOpening: 0.8,
  recentWord: 0.7,
  recentActivity: 0.35,
  /** A scene that isn't among the third of its cell that is for this month. */
  otherMonth: 90,
  rank: 0.5,
  noFavorable: 40,
  noUnfavorable: 25,
  tooFewFavorable: 4,
};

/** Number of months after which a scene may return. */
const MONTHS = 3;
/** Number of days in which a scene isn't told twice. */
const SCENE_DAYS = 60;

/**
 * Chooses the scene of a day's lead: of all scenes in the areas that fit it, the one with the lowest costs. `meanings` may follow
 * it.
 */
export function chooseScene(context: Context, meanings: readonly MeaningRow[], locale: Locale): ChosenScene {
  const { brief } = context;
  const meant = new Set<Topic>();
  for (const [, ...topics] of meanings) for (const topic of topics) meant.add(topic);
  const search: Search = { best: undefined, least: Number.POSITIVE_INFINITY, meant };
  const cellOf = (area: Area, cost: number): Cell => ({
    area,
    cost,
    scenes: scenesOf(rowsFor(brief, area, locale.scenes), locale),
  });
  const cells = fittingAreas(context).map((area, rank, areas) =>
    cellOf(area, areaCost(area, areas, context) + COST.area * rank),
  );
  for (const cell of cells) searchCell(cell, true, context, search);
  if (search.least > COST.otherMonth) for (const cell of cells) searchCell(cell, false, context, search);
  // No scene in the fitting areas suits the reader.
  if (search.best === undefined)
    for (const area of AREAS)
      for (const isOfMonth of [true, false]) searchCell(cellOf(area, 0), isOfMonth, context, search);
  if (search.best === undefined) throw new RangeError(`No scene fits ${brief.day.date}.`);
  return search.best;
}

/** The areas of the lead; on Valentine's Day also love, except for children. */
function fittingAreas({ brief: { areas, age, lead }, occasion }: Context): readonly Area[] {
  const isForLove = occasion.isValentinesDay && age >= COMING_OF_AGE && lead.kind === 'transit';
  return isForLove ? [...new Set<Area>([...areas, 'love'])] : areas;
}

/** The scene found so far, and the topics of the sentences that may follow it. */
type Search = { best: ChosenScene | undefined; least: number; meant: ReadonlySet<Topic> };

/** The scenes of the lead in an area, with the cost of the area. */
type Cell = { area: Area; cost: number; scenes: readonly Scene[] };

/**
 * Searches those scenes of a cell that are for this month, or the others, for one with lower costs. Costs only add up, so most
 * scenes are dismissed before their lists are seen.
 */
function searchCell(
  { area, cost: ofArea, scenes }: Cell,
  isOfMonth: boolean,
  context: Context,
  search: Search,
): void {
  const { log, today, rotation, months, occasion } = context;
  // Months share out the scenes that suit the reader's age, so that each month has some.
  let place = -1;
  for (const scene of scenes) {
    if (!suitsAge(scene.conditions, occasion.age)) continue;
    place += 1;
    if (((place + months) % MONTHS === 0) !== isOfMonth) continue;
    let cost = ofArea + COST.rank * modulo(place - rotation, scenes.length);
    if (!isOfMonth) cost += COST.otherMonth;
    if (cost >= search.least || !suitsDay(scene.conditions, occasion.isWorkingDay)) continue;
    const last = log.get(scene);
    if (last !== undefined && today - last < SCENE_DAYS) cost += COST.sameScene;
    cost += COST.recentOpening * staleness(log, scene.opening, today);
    cost += COST.recentWord * staleness(log, scene.firstWord, today);
    cost += topicCost(scene, search.meant, context);
    if (cost >= search.least) continue;
    const chosen = { scene, area, ...allowedLists(scene, context) };
    cost += listCost(chosen, context);
    if (cost >= search.least) continue;
    search.best = chosen;
    search.least = cost;
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

/** What a great day is for. */
const GREAT_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'hope',
  'affection',
  'recognition',
  'freedom',
  'belonging',
  'ambition',
  'dreaming',
]);
/** What a holiday is for. */
const FESTIVE_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'affection',
  'belonging',
  'feelings',
  'rest',
  'hope',
]);

function topicCost({ topics }: Scene, meant: ReadonlySet<Topic>, { brief, occasion }: Context): number {
  const [main] = topics;
  const isIn = (some: ReadonlySet<Topic>) => main !== undefined && some.has(main);
  const isLesser = brief.day.overallRating >= GREAT_DAY && !isIn(GREAT_TOPICS);
  const isUnfestive = occasion.holiday !== undefined && !isIn(FESTIVE_TOPICS);
  return (
    (isIn(meant) ? 0 : COST.noMeaning) +
    (contradictsMetrics(topics, brief) ? COST.topicAgainstMetric : 0) +
    (isLesser ? COST.lesserOnGreatDay : 0) +
    (isUnfestive ? COST.unfestive : 0)
  );
}

/** Whether the metric about an area is High. */
function isHigh(area: Area, { day }: Brief): boolean {
  const metric = METRIC_OF_AREA[area];
  return metric !== undefined && day.metrics[metric] === 'High';
}

const NOT_FOR_HOLIDAYS: ReadonlySet<Area> = new Set<Area>(['work', 'money', 'study', 'creativity']);

function areaCost(
  area: Area,
  areas: readonly Area[],
  { brief, occasion, log, today, matters }: Context,
): number {
  const { lead, day } = brief;
  const isOther = (is: (area: Area) => boolean) => !is(area) && areas.some(is);
  const metric = METRIC_OF_AREA[area];
  const level = metric && day.metrics[metric];
  const contradicts =
    (lead.tone === 'easy' && level === 'Low') ||
    (lead.tone === 'hard' && (level === 'High' || level === 'Good'));
  return (
    COST.recentArea * staleness(log, area, today) +
    (area === 'work' && !occasion.isWorkingDay ? COST.workOnFreeDay : 0) +
    (occasion.holiday !== undefined && NOT_FOR_HOLIDAYS.has(area) ? COST.dutyOnHoliday : 0) +
    (day.overallRating >= GREAT_DAY && (area === 'money' || area === 'work') ? COST.dutyOnGreatDay : 0) +
    (occasion.isValentinesDay && area !== 'love' ? COST.otherThanLove : 0) +
    (contradicts ? COST.againstMetric : 0) +
    (isOther((each) => matters.includes(each)) ? COST.otherMatter : 0) +
    (lead.tone === 'easy' && isOther((each) => isHigh(each, brief)) ? COST.notHigh : 0)
  );
}

/** The scene's activities that the day, the reader's age, the metrics and the second subject allow. */
function allowedLists({ favorable, unfavorable }: Scene, { occasion, climate, brief }: Context) {
  return {
    favorable: favorable.filter((id) => mayFavor(id, occasion, climate, brief)),
    unfavorable: unfavorable.filter((id) => mayAdviseAgainst(id, occasion, climate, brief)),
  };
}

/** What a great day isn't for. */
function isTiresome(id: ActivityId): boolean {
  return activityOf(id).chore === true || TIRESOME.has(id);
}

const TIRESOME: ReadonlySet<ActivityId> = new Set<ActivityId>([
  'difficult-conversations',
  'setting-boundaries',
  'making-appointments',
  'breaking-a-habit',
  'facing-a-fear',
]);

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
  const isChore = brief.day.overallRating >= GREAT_DAY && first !== undefined && isTiresome(first);
  return missing + noAvoid + (isChore ? COST.choreOnGreatDay : 0) + COST.recentActivity * repeated;
}

/** Writes a choice into the log. */
export function logScene({ scene, area }: ChosenScene, log: Log, today: number): void {
  log.set(scene, today);
  log.set(scene.opening, today);
  log.set(scene.firstWord, today);
  log.set(area, today);
}
