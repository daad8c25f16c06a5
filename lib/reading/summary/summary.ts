import type { ScoredDay } from '#lib/scoring/day.ts';
import { ageOn } from '#lib/time/age-on.ts';
import type { Stance } from '../lists/theme-sets.ts';
import { IS_SLOW, type Link, type Locale, type Opening, type Reason, type Tone } from '../locale.ts';
import { COMING_OF_AGE, type Reader, WORKING_AGES } from '../reader.ts';
import { dayNumber, elementAt, isWorkingDay } from '../rotation.ts';
import { type Areas, areasOf } from './areas.ts';
import { bandOf, chooseTransits, type Said, toneOfRating } from './choose-transits.ts';
import type { PartOfDay } from './hours.ts';
import { readyLinesOf, type Scene } from './lines.ts';
import type { SkyNews } from './sky-event.ts';
import { skyNews } from './sky-news.ts';

/** What a summary speaks of at most: transits, or in their place what the sky does, but one transit in any case. */
const MOST = 3;
/** Beyond this a summary does without the areas of life, and without them beyond a little less without its last transit. */
const MOST_WITH_AREAS = 450;
const MOST_CHARACTERS = 420;

/** So that openers of one form, which stand together, do not follow each other; no divisor of a list's length. */
const OPENER_STEP = 12;

/** What a day tells of: transits with their lines, in the order of their sentences, and news of the sky. */
export type DayStory = {
  day: ScoredDay;
  /** The number of the day. */
  today: number;
  told: readonly Said[];
  news: readonly SkyNews[];
  /** The number of the reader's day of birth, so that not everybody reads the same opener on a day. */
  born: number;
  /** The areas of life that its first transit concerns, where the time of birth is known. */
  areas: Areas | undefined;
};

/** What a day is told in: the transits in the order of their sentences, and the text. */
export type Telling = { told: readonly Said[]; text: string };

/** What a day tells of; nothing that the hour or the reader's age denies. */
export function storyOf(day: ScoredDay, reader: Reader, locale: Locale): DayStory {
  const today = dayNumber(day.date);
  const scene = sceneOf(day, today, reader, locale);
  const news = skyNews(day);
  const told = chooseTransits(scene, today, Math.max(1, MOST - news.length));
  const [lead] = told;
  const areas = lead && reader.houses && areasOf(lead.transit, reader.houses);
  return { day, today, told, news, areas, born: dayNumber(reader.birthDate) };
}

/** What decides which lines can be said to a reader on a day, whose number is `today`. */
export function sceneOf(day: ScoredDay, today: number, reader: Reader, locale: Locale): Scene {
  const age = ageOn(reader.birthDate, day.date);
  const works = isWorkingDay(today) && age >= WORKING_AGES.from && age <= WORKING_AGES.to;
  return { day, works, isChild: age < COMING_OF_AGE, locale, ready: readyLinesOf(locale.lines) };
}

/** What the lines of a story speak for and against; one with two sides warns. */
export function stanceOf({ told }: DayStory): Stance {
  const stance: Stance = { favorable: 0, unfavorable: 0 };
  for (const { line } of told)
    stance[line.tone === 'helps' || line.relieves ? 'favorable' : 'unfavorable'] |= line.themeSet;
  return stance;
}

/**
 * The summary of a day: three to five sentences. First what the day is like, as its rating has it, and what that means, in
 * words that need no glossary; then one sentence with the transits behind it and, where the time of birth is known, one with
 * the areas of life that the first of them concerns; at last what the sky does for everybody, in the sentences given.
 */
export function tell(story: DayStory, sky: readonly string[], locale: Locale): Telling {
  const { told, areas } = story;
  if (areas !== undefined) {
    const text = compose(story, told, areas, sky, locale);
    if (text.length <= MOST_WITH_AREAS) return { told, text };
  }
  for (let some = told; ; some = some.slice(0, -1)) {
    const text = compose(story, some, undefined, sky, locale);
    if (text.length <= MOST_CHARACTERS || some.length <= 1) return { told: some, text };
  }
}

function compose(
  { day, today, born }: DayStory,
  told: readonly Said[],
  areas: Areas | undefined,
  sky: readonly string[],
  locale: Locale,
): string {
  const opening = openingOf(day, told);
  const opener = elementAt(locale.openers[opening], (today + born) * OPENER_STEP);
  const [lead] = told;
  if (lead === undefined) return [locale.withoutLead(opener, day.sky.moonSign), ...sky].join(' ');
  const tone = toneOfRating(day.overallRating);
  const agrees = isOfWhatIsTold(opening) || tone === undefined || lead.tone === 'mixed' || lead.tone === tone;
  const parts = partsOf(told);
  const sentences = [locale.firstSentences(opener, lead.line.text, { agrees, part: parts[0] })];
  for (let i = 1; i < told.length; i += 1) {
    const said = told[i];
    if (said === undefined) continue;
    const link = linkOf(said, told[i - 1], parts[i]);
    sentences.push(locale.furtherSentence(said.line.text, link, today + i - 1));
  }
  sentences.push(locale.whySentence(reasonsOf(told, parts[0]), today));
  if (areas !== undefined) sentences.push(locale.areasSentence(areas));
  for (const sentence of sky) sentences.push(sentence);
  return sentences.join(' ');
}

/** How a day opens: as its rating has it, unless it has an eclipse or all that is told tells otherwise. */
function openingOf({ overallRating: rating, sky }: ScoredDay, told: readonly Said[]): Opening {
  if (sky.eclipse) return 'eventful';
  const band = bandOf(rating);
  if (rating >= 5 && isTold('hurts', told) && !isTold('helps', told)) return 'bumpy';
  return band === 'mixed' && isTold('helps', told) && !isTold('hurts', told) ? 'pleasant' : band;
}

/** Whether something is told in a tone by a line that has one side, as relief has, whatever it is relief from. */
function isTold(tone: Tone, told: readonly Said[]): boolean {
  for (const said of told)
    if (said.tone === tone && (said.line.relieves || said.line.tone !== 'mixed')) return true;
  return false;
}

function isOfWhatIsTold(opening: Opening): boolean {
  return opening === 'bumpy' || opening === 'eventful';
}

/**
 * The parts of the day in which what is told is felt. None goes back behind one that is told, nor is one told twice; and
 * only the Moon's transits pass in hours.
 */
function partsOf(told: readonly Said[]): (PartOfDay | undefined)[] {
  const parts: (PartOfDay | undefined)[] = [];
  // Backwards, as none is told that comes after an earlier one.
  let earliest = 24;
  for (let i = told.length - 1; i >= 0; i -= 1) {
    const said = told[i];
    const hour = said && hourOf(said);
    parts[i] = hour !== undefined && hour <= earliest ? said?.moment?.part : undefined;
    if (hour !== undefined) earliest = Math.min(earliest, hour);
  }
  return parts.map((part, i) => (parts.indexOf(part) === i ? part : undefined));
}

/** The hour at which a transit that passes in hours is felt. */
function hourOf({ transit, moment, hour = 0 }: Said): number | undefined {
  return transit.transiting === 'Moon' && moment !== undefined ? hour : undefined;
}

/** How a line follows the one told before. */
function linkOf({ transit, line, tone }: Said, before: Said | undefined, part: PartOfDay | undefined): Link {
  const { transiting, stage } = transit;
  const turns = before?.tone !== tone;
  if (line.relieves) return { kind: 'relief', part: undefined, turns: false };
  if (IS_SLOW[transiting]) {
    const kind = stage === 'entering' ? 'beginning' : stage === 'leaving' ? 'end' : 'peak';
    return { kind, part: undefined, turns };
  }
  return { kind: turns ? 'contrast' : 'addition', part, turns };
}

/** The clock time stands with each transit of which the part of the day could be told in its place. */
function reasonsOf(told: readonly Said[], leadPart: PartOfDay | undefined): Reason[] {
  return told.map(({ transit, tone, moment }, i) => ({
    transit,
    tone,
    clock: i === 0 && leadPart === undefined ? undefined : moment?.clock,
  }));
}
