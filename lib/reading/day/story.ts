import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import type { Area } from '../brief/areas.ts';
import { type Brief, briefOf, toneOf } from '../brief/brief.ts';
import { DAYS_AHEAD, type Links, linksOf } from '../brief/links.ts';
import type { SkyNews } from '../brief/sky-news.ts';
import { climateOf } from '../lists/activity-scores.ts';
import type { Effect, Locale } from '../locale.ts';
import type { Reader } from '../reader.ts';
import { dateOfDay, dayNumber } from '../rotation.ts';
import type { Scene } from '../scenes.ts';
import { type ChosenScene, chooseScene, logScene } from './choose-scene.ts';
import type { Context } from './context.ts';
import { firstSentence } from './first-sentence.ts';
import { lastSentence } from './last-sentence.ts';
import { type Lists, listsOf } from './lists.ts';
import { cheapest, type Log, staleness } from './log.ts';
import { meaningSentence, unusedMeanings } from './meaning-sentence.ts';
import { occasionOf } from './occasion.ts';
import { secondSentence } from './second-sentence.ts';
import { type SkyPart, skyPart } from './sky-part.ts';
import type { Rule, Told } from './told.ts';

/** A sentence of a summary with what it says it for: a rule, and transits or sky events without which it wouldn't stand. */
export type Sentence = {
  text: string;
  rule: Rule;
  transits: () => readonly ScoredTransit[];
  news: readonly SkyNews[];
};

/** A day decided and worded. */
export type DayStory = {
  brief: Brief;
  /** The area of life that the scene is about. */
  area: Area;
  scene: Scene;
  lists: Lists;
  sentences: readonly Sentence[];
};

/**
 * Number of days before a month that its log begins with. The log of a month depends on nothing else, so a day's text
 * doesn't depend on the requested range.
 */
const LOG_DAYS = 7;

/** First and last date for which days around others are scored. */
const FIRST_DATE = '1899-12-17';
const LAST_DATE = '2101-01-12';

function isInRange(date: string): boolean {
  return date >= FIRST_DATE && date <= LAST_DATE;
}

/** The dates whose days the stories of the given dates (ascending) depend on, ascending. */
export function datesAround(dates: readonly string[]): string[] {
  const around: string[] = [];
  const wanted = new Set(dates);
  let next = Number.NEGATIVE_INFINITY;
  for (const date of dates) {
    const day = dayNumber(date);
    const firstOfMonth = day - Number(date.slice(8)) + 1;
    for (next = Math.max(next, firstOfMonth - LOG_DAYS); next <= day + DAYS_AHEAD; next += 1) {
      const each = next === day ? date : dateOfDay(next);
      if (wanted.has(each) || isInRange(each)) around.push(each);
    }
  }
  return around;
}

/** Tells the stories of the wanted days. `days` are the scored days of `datesAround`, ascending. */
export function* storiesOf(
  days: Iterable<ScoredDay>,
  wanted: ReadonlySet<string>,
  { reader, chart, locale }: { reader: Reader; chart: NatalPositions; locale: Locale },
): Generator<DayStory> {
  const teller = tellerFor(reader, locale);
  for (const { brief, before, ahead } of inContext(days, reader, chart)) {
    const story = teller(brief, linksOf(brief, ahead), before);
    if (wanted.has(brief.day.date)) yield story;
  }
}

type InContext = { brief: Brief; before: readonly Brief[]; ahead: readonly ScoredDay[] };

/** Briefs with those of up to seven days before, latest first, and the up to four days ahead, without gaps. */
function* inContext(days: Iterable<ScoredDay>, reader: Reader, chart: NatalPositions): Generator<InContext> {
  let before: Brief[] = [];
  const ahead: ScoredDay[] = [];
  const next = (): InContext => {
    const day = ahead.shift() as ScoredDay;
    const brief = briefOf(day, reader, chart);
    if (before[0] !== undefined && !areNeighbors(before[0].day, day)) before = [];
    const gap = ahead.findIndex((next, i) => !areNeighbors(ahead[i - 1] ?? day, next));
    const context = { brief, before, ahead: gap < 0 ? ahead.slice() : ahead.slice(0, gap) };
    before = [brief, ...before.slice(0, LOG_DAYS - 1)];
    return context;
  };
  for (const day of days) {
    ahead.push(day);
    if (ahead.length > DAYS_AHEAD) yield next();
  }
  while (ahead.length > 0) yield next();
}

/** Whether two days are consecutive, and no other requested range would leave one of them out. */
function areNeighbors(one: ScoredDay, next: ScoredDay): boolean {
  return next.fromMs === one.toMs && isInRange(one.date) && isInRange(next.date);
}

/** A function that tells consecutive days, with a log that begins again each month. */
function tellerFor(reader: Reader, locale: Locale) {
  const rotation = dayNumber(reader.birthDate);
  // Bodies aspect signs in pairs, four, six or eight signs apart. Each of a pair has scenes of another month.
  const ahead = Math.floor((reader.signIndex ?? 0) / 4);
  let log: Log = new Map();
  const contextOf = (brief: Brief): Context => {
    const { date } = brief.day;
    return {
      brief,
      occasion: occasionOf(date, reader.birthDate),
      climate: climateOf(brief.day),
      matters: reader.matters,
      log,
      today: dayNumber(date),
      months: 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)) + ahead,
      rotation,
    };
  };
  return (brief: Brief, links: Links, before: readonly Brief[]): DayStory => {
    const isFirst = before.length === 0 || brief.day.date.endsWith('-01');
    if (isFirst) {
      log = new Map();
      // Repeats the choices of the days before with an empty log.
      for (let i = before.length - 1; i >= 0; i -= 1) {
        const past = before[i] as Brief;
        choicesOf(contextOf(past), linksOf(past, []), locale);
      }
    }
    const context = contextOf(brief);
    const choices = choicesOf(context, links, locale);
    const { chosen, lists } = choices;
    return {
      brief,
      area: chosen.area,
      scene: chosen.scene,
      lists,
      sentences: sentencesOf(context, choices, locale),
    };
  };
}

/** The texts of a day. */
type Choices = {
  first: Told | undefined;
  chosen: ChosenScene;
  lists: Lists;
  form: string;
  meaning: Told | undefined;
  second: Told | undefined;
  last: Told | undefined;
};

/** Chooses the texts of a day, and writes them into the log. */
function choicesOf(context: Context, allLinks: Links, locale: Locale): Choices {
  const { log, today } = context;
  const links = withoutKnownRelief(allLinks, log, today);
  const meanings = unusedMeanings(context, locale.meanings);
  const chosen = chooseScene(context, meanings, locale);
  const lists = listsOf(chosen, context);
  logScene(chosen, log, today);
  for (const id of [...lists.favorable, ...lists.unfavorable]) log.set(id, today);
  const { forms } = locale.sky;
  const form = cheapest(forms, today, (name) => staleness(log, name, today)) ?? '';
  log.set(form, today);
  const meaning = meaningSentence(context, chosen.scene, meanings);
  const first = firstSentence(context, links, locale);
  const second = secondSentence(context, chosen, locale);
  const saysHow = first?.rule === 'eases' || second?.rule === 'whole-day';
  return {
    first,
    chosen,
    lists,
    form,
    meaning,
    second,
    // One sentence about how the days go is enough.
    last: lastSentence(context, saysHow ? { ...links, turn: undefined } : links, locale),
  };
}

/** The links without the date of a relief that the text of a day before has named. */
function withoutKnownRelief(links: Links, log: Log, today: number): Links {
  const { easesOn } = links;
  if (easesOn === undefined) return links;
  const key = `relief on ${easesOn}`;
  if (log.has(key)) return { ...links, easesOn: undefined };
  log.set(key, today);
  return links;
}

function sentencesOf(
  context: Context,
  { first, chosen, form, meaning, second, last }: Choices,
  locale: Locale,
): Sentence[] {
  const { brief } = context;
  const { lead } = brief;
  const news = lead.kind === 'sky' ? [lead.news] : [];
  const scene = chosen.scene.sentences.map(
    (text): Sentence => ({
      text,
      rule: 'scene',
      transits: () => sceneTransits(brief),
      news,
    }),
  );
  const part = skyPart(lead, brief);
  // A transit without a sentence on its meaning has its effect, unless the sentence already ends with its next pass.
  const hasEffect = meaning === undefined && lead.kind === 'transit' && !brief.isOfSign && !hasNextPass(part);
  const sky: Sentence = {
    text: locale.sky.sentence(part, form, hasEffect ? effectOf(lead.transit, context.today) : undefined),
    rule: 'sky',
    transits: () => (lead.kind === 'transit' ? [lead.transit] : []),
    news,
  };
  const told = (sentence: Told | undefined, ofLead: readonly SkyNews[] = []): Sentence[] =>
    sentence === undefined ? [] : [{ ...sentence, news: ofLead }];
  const ofScene = [...told(first), ...scene, sky, ...told(meaning, news)];
  const full = [...ofScene, ...counterSentence(context, part, locale, true)];
  const short = [...ofScene, ...counterSentence(context, part, locale, false)];
  // A text that is too long omits what the second transit does, or its last sentence, or the second if the last one can't be omitted.
  const ends = [...told(second), ...told(last)];
  const kept = told(last?.rule === 'birthday' ? last : second);
  const longer = [
    [...full, ...ends],
    [...short, ...ends],
    [...full, ...kept],
  ];
  return longer.find((text) => lengthOf(text) <= locale.maxCharacters) ?? [...short, ...kept];
}

/** The sentence about a second transit, if there is one. */
function counterSentence(
  { brief, today }: Context,
  lead: SkyPart,
  { sky }: Locale,
  hasEffect: boolean,
): Sentence[] {
  const part = brief.counter && skyPart(brief.counter, brief);
  // Without a time and a natal point, there is nothing to say of it that a reader could use.
  if (brief.counter === undefined || part?.kind !== 'transit' || brief.isOfSign) return [];
  const { transit } = brief.counter;
  const text = sky.counter(part, lead, hasEffect ? effectOf(transit, today) : undefined);
  return [{ text, rule: 'sky', transits: () => [transit], news: [] }];
}

const hasNextPass = (part: SkyPart): boolean => part.kind === 'transit' && part.pass?.next !== undefined;

const effectOf = (transit: ScoredTransit, today: number): Effect => ({ tone: toneOf(transit), day: today });

function lengthOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.length + 1, -1);
}

/** The day's transits that the same scene could be about: those of the lead's body and tone. */
function sceneTransits({ lead, day }: Brief): ScoredTransit[] {
  if (lead.kind !== 'transit') return [];
  return day.transits.filter(
    (transit) => transit.transiting === lead.transit.transiting && toneOf(transit) === lead.tone,
  );
}

export function textOf({ sentences }: DayStory): string {
  return sentences.map(({ text }) => text).join(' ');
}
