import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Stance } from '../lists/catalogue.ts';
import { IS_SLOW, type Link, type Locale, type Opening, type Reason, type Tone } from '../locale.ts';
import { ageOn, COMING_OF_AGE, type Reader, WORKING_AGES } from '../reader.ts';
import { dayNumber, elementAt, isWorkingDay } from '../rotation.ts';
import { type Areas, areasOf } from './areas.ts';
import { bandOf, chooseTransits, type Said, toneOfRating } from './choose-transits.ts';
import type { PartOfDay } from './hours.ts';
import type { Line } from './lines.ts';
import { skySentences } from './sky-advice.ts';
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
export function storyOf(day: ScoredDay, reader: Reader, { lines, keyWords }: Locale): DayStory {
  const age = ageOn(reader.birthDate, day.date);
  const today = dayNumber(day.date);
  const works = isWorkingDay(today) && age >= WORKING_AGES.from && age <= WORKING_AGES.to;
  const scene = { day, works, isChild: age < COMING_OF_AGE, lines, keyWords };
  const news = skyNews(day);
  const told = chooseTransits(scene, today, Math.max(1, MOST - news.length));
  const [lead] = told;
  const areas = lead && reader.houses && areasOf(lead.transit, reader.houses);
  return { day, today, told, news, areas, born: dayNumber(reader.birthDate) };
}

/** What the lines of a story speak for and against; one with two sides warns. */
export function stanceOf({ told }: DayStory): Stance {
  const lines = told.map(({ line }) => line);
  const [praising, warning] = [true, false].map((praises) =>
    lines.filter(({ tone, relieves }) => (tone === 'helps' || relieves) === praises),
  );
  const themesIn = (all: readonly Line[] = []) => all.flatMap(({ themes }) => themes);
  return { favorable: themesIn(praising), unfavorable: themesIn(warning) };
}

/**
 * The summary of a day: three to five sentences. First what the day is like, as its rating has it, and what that means, in
 * words that need no glossary; then one sentence with the transits behind it and, where the time of birth is known, one with
 * the areas of life that the first of them concerns; at last what the sky does for everybody,
 * with advice that goes against nothing that the day's lists and lines say.
 */
export function tell(story: DayStory, said: Stance, locale: Locale): Telling {
  const sky = skySentences(story.day, story.news, said, locale);
  const most = story.areas === undefined ? MOST_CHARACTERS : MOST_WITH_AREAS;
  for (let told = story.told; ; told = told.slice(0, -1)) {
    const text = compose({ ...story, told }, sky, locale);
    if (text.length <= most) return { told, text };
    if (story.areas !== undefined) return tell({ ...story, areas: undefined }, said, locale);
    if (told.length <= 1) return { told, text };
  }
}

function compose(
  { day, today, told, areas, born }: DayStory,
  sky: readonly string[],
  locale: Locale,
): string {
  const opening = openingOf(day, told);
  const opener = elementAt(locale.openers[opening], (today + born) * OPENER_STEP);
  const [lead, ...others] = told;
  if (lead === undefined) return [locale.withoutLead(opener, day.sky.moonSign), ...sky].join(' ');
  const tone = toneOfRating(day.overallRating);
  const agrees = isOfWhatIsTold(opening) || tone === undefined || lead.tone === 'mixed' || lead.tone === tone;
  const parts = partsOf(told);
  const further = others.map((said, i) =>
    locale.furtherSentence(said.line.text, linkOf(said, told[i], parts[i + 1]), today + i),
  );
  const first = locale.firstSentences(opener, lead.line.text, { agrees, part: parts[0] });
  const why = locale.whySentence(reasonsOf(told, parts[0]), today);
  const about = areas === undefined ? [] : [locale.areasSentence(areas)];
  return [first, ...further, why, ...about, ...sky].join(' ');
}

/** How a day opens: as its rating has it, unless it has an eclipse or all that is told tells otherwise. */
function openingOf({ overallRating: rating, sky }: ScoredDay, told: readonly Said[]): Opening {
  if (sky.eclipse) return 'eventful';
  const band = bandOf(rating);
  const isTold = (tone: Tone) => told.some((said) => said.tone === tone && said.line.tone !== 'mixed');
  if (rating >= 5 && isTold('hurts') && !isTold('helps')) return 'bumpy';
  return band === 'mixed' && isTold('helps') && !isTold('hurts') ? 'pleasant' : band;
}

function isOfWhatIsTold(opening: Opening): boolean {
  return opening === 'bumpy' || opening === 'eventful';
}

/**
 * The parts of the day in which what is told is felt. None goes back behind one that is told, nor is one told twice; and
 * only the Moon's transits pass in hours.
 */
function partsOf(told: readonly Said[]): (PartOfDay | undefined)[] {
  const hours = told.map(({ transit, moment, hour = 0 }) =>
    transit.transiting === 'Moon' && moment !== undefined ? hour : undefined,
  );
  const parts = told.map(({ moment }, i) => {
    const hour = hours[i];
    if (hour === undefined) return undefined;
    return hours.slice(i + 1).some((later = 24) => later < hour) ? undefined : moment?.part;
  });
  return parts.map((part, i) => (parts.indexOf(part) === i ? part : undefined));
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
