import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import type { Stance } from '../lists/topics.ts';
import type { Link, Locale, OpenerKind, Reason } from '../locale.ts';
import { COMING_OF_AGE, type Reader, WORKING_AGES } from '../reader.ts';
import { dayNumber, elementAt, isWorkingDay } from '../rotation.ts';
import { isSlow } from '../written-lines.ts';
import { type Areas, areasOf } from './areas.ts';
import { bandOf, type ChosenTransit, candidateFor, chooseTransits, toneOfRating } from './choose-transits.ts';
import { hasClockPrecision, type PartOfDay } from './hours.ts';
import type { Scene } from './lines.ts';
import { type SkyNews, skyNews } from './sky-news.ts';

/** Maximum number of transits and sky events in a summary, which always has room for at least one transit. */
const MAX_ITEMS = 3;
/**
 * Maximum length of a summary with areas of life; a longer summary omits the areas. A summary that still exceeds
 * `MAX_CHARACTERS` also omits its last transits.
 */
const MAX_CHARACTERS_WITH_AREAS = 450;
const MAX_CHARACTERS = 420;

/**
 * Step between the openers of consecutive days. Coprime with the length of every list, so that all openers are
 * used; not 1, since adjacent openers in a list are similar.
 */
const OPENER_STEP = 12;

/** The content of a day's summary: transits with lines in the order of their sentences, and sky news. */
export type DayStory = {
  day: ScoredDay;
  today: number;
  transits: readonly ChosenTransit[];
  news: readonly SkyNews[];
  /** Day number of the birth date, which varies openers between readers. */
  birthDay: number;
  /** Areas of life of the first transit; only with a birth time. */
  areas: Areas | undefined;
};

export type RenderedSummary = { transits: readonly ChosenTransit[]; text: string };

/** Chooses the content of a reader's summary of a day. */
export function storyOf(day: ScoredDay, reader: Reader, locale: Locale): DayStory {
  const today = dayNumber(day.date);
  const scene = sceneOf(day, today, reader, locale);
  const news = skyNews(day);
  const transits = chooseTransits(scene, today, Math.max(1, MAX_ITEMS - news.length));
  const [lead] = transits;
  const areas = lead && reader.houses && areasOf(lead.transit, reader.houses);
  return { day, today, transits, news, areas, birthDay: dayNumber(reader.birthDate) };
}

/** Creates the scene of a day for a reader. `today` is a day number. */
function sceneOf(day: ScoredDay, today: number, reader: Reader, locale: Locale): Scene {
  const age = ageOn(reader.birthDate, day.date);
  const works = isWorkingDay(today) && age >= WORKING_AGES.from && age <= WORKING_AGES.to;
  return { day, works, isChild: age < COMING_OF_AGE, locale };
}

/** The topics that the lines recommend or advise against. A mixed line advises against its topics. */
export function stanceOf({ transits }: DayStory): Stance {
  const stance: Stance = { favorable: 0, unfavorable: 0 };
  for (const { line } of transits)
    stance[line.tone === 'helps' || line.relieves ? 'favorable' : 'unfavorable'] |= line.topicSet;
  return stance;
}

/**
 * Renders three to six sentences. They describe the day in everyday words, then name the transits behind it
 * and, if known, the areas of life of the first transit. The given sky sentences come last.
 */
export function renderSummary(story: DayStory, sky: readonly string[], locale: Locale): RenderedSummary {
  const { transits, areas } = story;
  if (areas !== undefined) {
    const text = compose(story, transits, areas, sky, locale);
    if (text.length <= MAX_CHARACTERS_WITH_AREAS) return { transits, text };
  }
  for (let some = transits; ; some = some.slice(0, -1)) {
    const text = compose(story, some, undefined, sky, locale);
    if (text.length <= MAX_CHARACTERS || some.length <= 1) return { transits: some, text };
  }
}

function compose(
  { day, today, birthDay }: DayStory,
  transits: readonly ChosenTransit[],
  areas: Areas | undefined,
  sky: readonly string[],
  locale: Locale,
): string {
  const kind = openerKind(day, transits);
  const opener = elementAt(locale.openers[kind], (today + birthDay) * OPENER_STEP);
  const [lead] = transits;
  if (lead === undefined) return [locale.withoutLead(opener, day.sky.moonSign), ...sky].join(' ');
  const tone = toneOfRating(day.overallRating);
  const agrees =
    kind === 'bumpy' ||
    kind === 'eventful' ||
    tone === undefined ||
    lead.tone === 'mixed' ||
    lead.tone === tone;
  const parts = partsOf(transits);
  const sentences = [locale.firstSentences(opener, lead.line.text, { agrees, part: parts[0] })];
  for (const [i, chosen] of transits.entries()) {
    if (chosen === lead) continue;
    const link = linkOf(chosen, transits[i - 1], parts[i]);
    sentences.push(locale.furtherSentence(chosen.line.text, link, today + i - 1));
  }
  sentences.push(locale.whySentence(reasonsOf(transits, parts[0]), today));
  if (areas !== undefined) sentences.push(locale.areasSentence(areas));
  return [...sentences, ...sky].join(' ');
}

/** The opener's kind: the band of the rating, unless there is an eclipse or all lines contradict the band. */
function openerKind({ overallRating, sky }: ScoredDay, transits: readonly ChosenTransit[]): OpenerKind {
  if (sky.eclipse) return 'eventful';
  // Mixed lines don't count, and relief counts as help.
  const clear = transits.filter(({ line }) => line.relieves || line.tone !== 'mixed');
  const helps = clear.some(({ tone }) => tone === 'helps');
  const hurts = clear.some(({ tone }) => tone === 'hurts');
  const band = bandOf(overallRating);
  if (overallRating >= 5 && hurts && !helps) return 'bumpy';
  return band === 'mixed' && helps && !hurts ? 'pleasant' : band;
}

/** The part of the day of each transit. Parts are chronological and don't repeat; only the Moon's transits have one. */
function partsOf(transits: readonly ChosenTransit[]): (PartOfDay | undefined)[] {
  const parts: (PartOfDay | undefined)[] = [];
  let earliest = 24;
  for (let i = transits.length - 1; i >= 0; i -= 1) {
    const chosen = transits[i];
    const hour = chosen && hourOf(chosen);
    parts[i] = hour !== undefined && hour <= earliest ? chosen?.exactTime?.part : undefined;
    if (hour !== undefined) earliest = Math.min(earliest, hour);
  }
  return parts.map((part, i) => (parts.indexOf(part) === i ? part : undefined));
}

/** The hour at which a transit of the Moon is exact; undefined for other transits. */
function hourOf({ transit, exactTime, hour = 0 }: ChosenTransit): number | undefined {
  return transit.transiting === 'Moon' && exactTime !== undefined ? hour : undefined;
}

function linkOf(
  { transit, line, tone }: ChosenTransit,
  before: ChosenTransit | undefined,
  part: PartOfDay | undefined,
): Link {
  const { transiting, stage } = transit;
  const turns = before?.tone !== tone;
  if (line.relieves) return { kind: 'relief', part: undefined, contrasts: false };
  if (isSlow(transiting)) {
    const kind = stage === 'entering' ? 'beginning' : stage === 'leaving' ? 'end' : 'peak';
    return { kind, part: undefined, contrasts: turns };
  }
  return { kind: turns ? 'contrast' : 'addition', part, contrasts: turns };
}

/** Builds a reason for each transit. The first one has a clock time only if its part of the day may be mentioned. */
function reasonsOf(transits: readonly ChosenTransit[], leadPart: PartOfDay | undefined): Reason[] {
  return transits.map(({ transit, tone, exactTime }, i) => ({
    transit,
    tone,
    clock: i === 0 && leadPart === undefined ? undefined : exactTime?.clock,
  }));
}

/** A transit with its exact instant (ms since 1970) and its line on that day. */
export type ExactLine = { transit: ScoredTransit; atMs: number; line: string };

/**
 * Lines of the transits that are exact on a day, in chronological order. The exact time must be known to within 15 minutes,
 * even if the birth time is unknown. Omits the Moon's transits, which pass within hours, and transits without a fitting line.
 */
export function exactLines(day: ScoredDay, reader: Reader, locale: Locale): ExactLine[] {
  const today = dayNumber(day.date);
  const scene = sceneOf(day, today, reader, locale);
  return day.transits
    .flatMap((transit) => {
      const { transiting, exactAtMs: atMs, window } = transit;
      if (transiting === 'Moon' || atMs === undefined) return [];
      if (!hasClockPrecision(uncertaintyMs(window, atMs))) return [];
      const line = candidateFor(transit, today, scene)?.line.text;
      return line === undefined ? [] : [{ transit, atMs, line }];
    })
    .sort((a, b) => a.atMs - b.atMs);
}
