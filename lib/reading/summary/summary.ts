import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import type { ListedThemes } from '../lists/catalogue.ts';
import type { Frame, Locale, Parts, Tone } from '../locale.ts';
import { dayNumber, elementAt, modulo, ROTATION_START } from '../rotation.ts';
import { bandOf, chooseTransits, type Said } from './choose-transits.ts';
import { skySentences } from './sky-advice.ts';

/** Beyond this a summary does without its third transit. */
const MOST_CHARACTERS = 420;
const MOST_SENTENCES = 4;

/**
 * The summary of a day: two to four sentences. The first introduces the day as its rating has it, with a strong transit
 * that agrees; the others name the strongest transit, the news, and what the sky does for everybody. What went on
 * yesterday already is said to go on, and nothing goes against the lists.
 */
export function summary(
  day: ScoredDay,
  yesterday: ScoredDay | undefined,
  listed: ListedThemes,
  locale: Locale,
): string {
  const today = dayNumber(day.date);
  const { lead, others } = chooseTransits(day, listed, today, locale.lines);
  const opener = openerOf(day, today, locale);
  const first = lead && leadSentence(opener, lead, day, locale);
  const beginning = first?.text ?? locale.withoutLead(opener, day.sky.moonSign);
  const before = first && lead && { tone: lead.tone, place: first.place };
  const sky = skySentences(day, listed, locale)[0];
  const tell = (some: readonly Said[]) => followingTexts(some, before, day, yesterday, locale);
  const ordered = inOrder(others, lead);
  const following = tell(ordered);
  const text = compose(beginning, following, sky, locale);
  if (text.length <= MOST_CHARACTERS || others.length < 2) return text;
  const fewer = ordered === others ? following.slice(0, -1) : tell(others.slice(0, -1));
  return compose(beginning, fewer, sky, locale);
}

function followingTexts(
  others: readonly Said[],
  lead: Before | undefined,
  day: ScoredDay,
  yesterday: ScoredDay | undefined,
  locale: Locale,
): string[] {
  const texts: string[] = [];
  let before = lead;
  for (const next of others) {
    const goesOn = wasThere(next.transit, yesterday);
    const { text, place } = followingSentence(next, before, goesOn, day, locale);
    texts.push(text);
    before = { tone: next.tone, place };
  }
  return texts;
}

function compose(
  beginning: string,
  following: readonly string[],
  sky: string | undefined,
  { nothingElse }: Locale,
): string {
  let text = beginning;
  for (const sentence of following) text += ` ${sentence}`;
  if (sky !== undefined && following.length + 1 < MOST_SENTENCES) return `${text} ${sky}`;
  return following.length === 0 ? `${text} ${nothingElse}` : text;
}

/** Two further transits with the one of the lead's tone first, so that the summary changes sides once at most. */
function inOrder(others: readonly Said[], lead: Said | undefined): readonly Said[] {
  const [second, third] = others;
  const swaps = others.length === 2 && third?.tone === lead?.tone && second?.tone !== lead?.tone;
  return swaps ? others.toReversed() : others;
}

/**
 * The band's phrase for the Moon's sign, moved on from day to day so that no two days running have the same.
 */
function openerOf({ overallRating, sky }: ScoredDay, today: number, { openers }: Locale): string {
  return elementAt(openers[bandOf(overallRating)], SIGNS.indexOf(sky.moonSign) + 5 * today);
}

/** Whether a transit stood yesterday where it stands today: on the way to its perfection or from it. */
function wasThere(
  { transiting, aspect, natal, stage }: ScoredTransit,
  yesterday: ScoredDay | undefined,
): boolean {
  if (yesterday === undefined || (stage !== 'building' && stage !== 'easing')) return false;
  return yesterday.transits.some(
    (transit) =>
      transit.stage === stage &&
      transit.transiting === transiting &&
      transit.natal === natal &&
      transit.aspect === aspect,
  );
}

/** A finished sentence, and the place of its frame, so that the next one can take another. */
export type Sentence = { text: string; place: number };

/** What a sentence is linked to: the tone of the one before and the place of its frame. */
export type Before = { tone: Tone; place: number };

/** The least rating of a day that is good as a whole. */
const LEAST_GOOD = 6;

/**
 * The day's first sentence: how the day is, the transit that makes it so, and what it means. A transit that helps on a
 * day that is not good makes it so in spite of itself.
 */
export function leadSentence(opener: string, said: Said, day: ScoredDay, locale: Locale): Sentence {
  const { transit, line, rotation, tone } = said;
  const excepts = tone === 'helps' && day.overallRating < LEAST_GOOD;
  const frames = excepts ? locale.frames.excepting : locale.frames.leading;
  // A quick transit has about as many lines as there are frames: each round, a line is to stand in another one.
  const round = Math.floor(rotation / frames.length);
  const parts = { opener, link: '', transit, line: line.text, timeZone: day.timeZone };
  return firstThatFits(frames, parts, { start: rotation + round, round });
}

/**
 * A further sentence on a transit, linked to the one before: by contrast where it tells the other way, as
 * something that goes on where it was there yesterday, else as an addition. Its frame is not the one before's.
 */
export function followingSentence(
  { transit, line, rotation, tone }: Said,
  before: Before | undefined,
  goesOn: boolean,
  day: ScoredDay,
  locale: Locale,
): Sentence {
  const { links, frames } = locale;
  const contrasts = before !== undefined && tone !== before.tone;
  const same = goesOn ? links.continuation : links.addition;
  const suitable = line.relieves ? links.relief : contrasts ? links.contrast[tone] : same;
  const link = elementAt(suitable, rotation + ROTATION_START[transit.natal]);
  const start = rotation + ROTATION_START[transit.transiting];
  const round = Math.floor(rotation / frames.following.length);
  const parts = { opener: '', link, transit, line: line.text, timeZone: day.timeZone };
  return firstThatFits(frames.following, parts, { start, round, taken: before?.place });
}

/**
 * Tries the frames in turn from `start` on, but not the one taken before, then again with other phrases, and takes the
 * first sentence that is short enough. The tables' own limits leave at least one; should they be broken, it takes the
 * shortest. Throws a RangeError where no frame takes the parts.
 */
function firstThatFits(
  frames: readonly Frame[],
  parts: Parts,
  { start, round, taken }: { start: number; round: number; taken?: number | undefined },
): Sentence {
  let shortest: Sentence | undefined;
  for (let step = 0; step < 2 * frames.length; step += 1) {
    const place = modulo(start + step, frames.length);
    if (place === taken) continue;
    const framed = frames[place]?.(parts, round + Math.floor(step / frames.length));
    if (framed === undefined) continue;
    const { text, isShort } = framed;
    if (isShort) return { text, place };
    if (shortest === undefined || text.length < shortest.text.length) shortest = { text, place };
  }
  if (shortest === undefined) throw new RangeError(`No frame takes “${parts.line}”.`);
  return shortest;
}
